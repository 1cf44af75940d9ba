import { expect, test } from 'vitest';
import { response } from '../../src/extraction/core/response.ts';
import { read } from '../../src/extraction/text/reading.ts';

const department = { neris_id: 'FD24031901', name: null, city: 'Gaithersburg', state: 'MD' };

/** What is said of units and times, with local clock times (Maryland in winter is five hours behind). */
function respond(transcript: string): Record<string, unknown> {
  const account = { transcript, department, receivedAt: new Date('2026-01-20T23:00:00Z') };
  const filled = response({ account, reading: read(transcript), types: [] });
  const names = new Map(
    filled
      .filter(({ path }) => path.endsWith('.reported_unit_id'))
      .map(({ path, value }) => [path.replace('.reported_unit_id', ''), value]),
  );
  const said: Record<string, unknown> = {};
  for (const { path, value } of filled) {
    const unit = [...names].find(([at]) => path.startsWith(`${at}.`));
    if (path.endsWith('.reported_unit_id')) continue;
    const name = unit ? path.replace(unit[0], String(unit[1])) : path.replace(/^(dispatch|tactic_timestamps)\./, '');
    said[name] = typeof value === 'string' && /Z$/.test(value) ? local(value) : value;
  }
  return said;
}

function local(moment: string): string {
  const time = new Date(Date.parse(moment) - 5 * 3_600_000).toISOString();
  return time.slice(11, 16);
}

test.each<[string, Record<string, unknown>]>([
  [
    'They gave us Engine 7, Truck 7 and me, Battalion 6, at 1423. Engine 7 first due was first in at 1427. I cancelled the truck. All companies cleared at 1530.',
    {
      'Engine 7.dispatch': '14:23',
      'Truck 7.dispatch': '14:23',
      'Battalion 6.dispatch': '14:23',
      'Engine 7.on_scene': '14:27',
      'Engine 7.unit_clear': '15:30',
      'Battalion 6.unit_clear': '15:30',
      incident_clear: '15:30',
    },
  ],
  [
    'First alarm at 1419 was Engine 5 and Truck 5. A second alarm was struck at 1429, which sent Engine 2 and Truck 2. The second alarm companies were released at 1535.',
    {
      'Engine 5.dispatch': '14:19',
      'Truck 5.dispatch': '14:19',
      'Engine 2.dispatch': '14:29',
      'Truck 2.dispatch': '14:29',
      'Engine 2.unit_clear': '15:35',
      'Truck 2.unit_clear': '15:35',
    },
  ],
  [
    'Dodgeville sent Tender 24 and Tender 26 with Engine 7. Engine 7 was on scene 1409, me and two others. The Dodgeville tenders cleared at 1650 and the rest of us at 1705.',
    {
      'Engine 7.on_scene': '14:09',
      'Engine 7.staffing': 3,
      'Tender 24.unit_clear': '16:50',
      'Tender 26.unit_clear': '16:50',
      'Engine 7.unit_clear': '17:05',
    },
  ],
  [
    'Engine 1, Rescue 84 year old female. Engine 1 on scene at 1410 with five people in it.',
    { 'Engine 1.on_scene': '14:10' },
  ],
  [
    'fire engine one on scene at oh nine ten chief two took command when he got there at oh nine fifteen nobody inside knock down was oh nine twenty',
    {
      'Engine 1.on_scene': '09:10',
      'Chief 2.on_scene': '09:15',
      command_established: '09:15',
      fire_knocked_down: '09:20',
    },
  ],
  ['Chimney fire. Engine 1 on scene at 1610. We knocked down a bushel of creosote.', { 'Engine 1.on_scene': '16:10' }],
  [
    'This is Engine 7. Engine 7 and Tanker 1 were toned at 1641. The tanker beat us there at 1648. Engine 7 did not get on scene until 1650.',
    {
      'Engine 7.dispatch': '16:41',
      'Tanker 1.dispatch': '16:41',
      'Tanker 1.on_scene': '16:48',
      'Engine 7.on_scene': '16:50',
    },
  ],
  [
    'Chief 3 reporting. We toned Engine 11 and Tanker 16 at 1442. Engine 11 on scene 1447. Tanker 16 I cancelled about 1450. I cut the engine loose at 1500.',
    {
      'Engine 11.dispatch': '14:42',
      'Tanker 16.dispatch': '14:42',
      'Engine 11.on_scene': '14:47',
      'Tanker 16.canceled_enroute': '14:50',
      'Engine 11.unit_clear': '15:00',
    },
  ],
  [
    'engine one on scene at oh nine ten i told engine three to go home at oh nine twelve they were still coming',
    { 'Engine 1.on_scene': '09:10', 'Engine 3.canceled_enroute': '09:12' },
  ],
  [
    'engine one and tanker two toned at oh nine ten four on the engine two guys on the tanker',
    { 'Engine 1.dispatch': '09:10', 'Tanker 2.dispatch': '09:10', 'Engine 1.staffing': 4, 'Tanker 2.staffing': 2 },
  ],
  [
    'Engine 2 arrived at 1610. Police were dispatched at 1600 and arrived at 1604. EMS got there at 1615.',
    { 'Engine 2.on_scene': '16:10' },
  ],
  [
    'Engine 3 arrived at 1413, Engine 5 at 1418. Everybody was released at 1530 except Engine 3, who cleared at 1615.',
    {
      'Engine 3.on_scene': '14:13',
      'Engine 5.on_scene': '14:18',
      'Engine 5.unit_clear': '15:30',
      'Engine 3.unit_clear': '16:15',
    },
  ],
  [
    'engine four got hit at nine fifteen p m no wait engine four was dispatched nine fifteen p m and got mutual aid to help captain two car crash',
    { 'Engine 4.dispatch': '21:15' },
  ],
  [
    'Engine 31 with a crew of three and Truck 31 with a crew of four responded at 1500.',
    {
      'Engine 31.enroute_to_scene': '15:00',
      'Truck 31.enroute_to_scene': '15:00',
      'Engine 31.staffing': 3,
      'Truck 31.staffing': 4,
    },
  ],
  [
    'Squad 7 and Tower 2 were dispatched at 0912. Squad 7 arrived 0917, Tower 2 same time.',
    {
      'Squad 7.dispatch': '09:12',
      'Tower 2.dispatch': '09:12',
      'Squad 7.on_scene': '09:17',
      'Tower 2.on_scene': '09:17',
    },
  ],
  [
    'Medic 12 on scene 1552. Rescue 11 was 1558 with four.',
    { 'Medic 12.on_scene': '15:52', 'Rescue 11.on_scene': '15:58', 'Rescue 11.staffing': 4 },
  ],
  [
    'This is Engine 34. We were sent at 1714 with Medic 34. Engine 34 on scene at 1719 and Medic 34 a minute behind us, 1720.',
    {
      'Engine 34.dispatch': '17:14',
      'Medic 34.dispatch': '17:14',
      'Engine 34.on_scene': '17:19',
      'Medic 34.on_scene': '17:20',
    },
  ],
  [
    'Truck 5 was cancelled by Engine 1 at 1217 before arrival. Engine 1 was on scene at 1215.',
    { 'Truck 5.canceled_enroute': '12:17', 'Engine 1.on_scene': '12:15' },
  ],
  [
    'Engine 9. 1503 dispatch, 1504 en route, 1509 on scene.',
    { 'Engine 9.dispatch': '15:03', 'Engine 9.enroute_to_scene': '15:04', 'Engine 9.on_scene': '15:09' },
  ],
  [
    'Engine 14 had a captain, an engineer and two firefighters. A lone driver on Tanker 14.',
    { 'Engine 14.staffing': 4, 'Tanker 14.staffing': 1 },
  ],
  ['Engine 5 was out of service. Engine 6 arrived at 1311.', { 'Engine 6.on_scene': '13:11' }],
  [
    'Rescue 12 on scene at 1505, driver pinned. Extrication began at 1510, the driver was out at 1525.',
    { 'Rescue 12.on_scene': '15:05', extrication_complete: '15:25' },
  ],
  [
    'Engine 4 and Medic 4 arrived at 1506. Engine 4 left at 1545, the medic at 1550.',
    {
      'Engine 4.on_scene': '15:06',
      'Medic 4.on_scene': '15:06',
      'Engine 4.unit_clear': '15:45',
      'Medic 4.unit_clear': '15:50',
    },
  ],
  [
    'Engine 5, dispatched at 1505. We got cancelled before we ever got there, 1512. I mean 1513.',
    { 'Engine 5.dispatch': '15:05', 'Engine 5.canceled_enroute': '15:13' },
  ],
  [
    'Engine 5 and Truck 2 dispatched at 1412. Engine 5 on scene 1418, Truck 2 at 1420. Both cleared at 1450.',
    {
      'Engine 5.dispatch': '14:12',
      'Truck 2.dispatch': '14:12',
      'Engine 5.on_scene': '14:18',
      'Truck 2.on_scene': '14:20',
      'Engine 5.unit_clear': '14:50',
      'Truck 2.unit_clear': '14:50',
      incident_clear: '14:50',
    },
  ],
  [
    'I was the officer on Engine 41. Engine 41 and Medic 12 were toned out at 0310. We arrived at 0316 with four, Medic 12 was right behind us at 0317. We cleared at 0350.',
    {
      'Engine 41.dispatch': '03:10',
      'Medic 12.dispatch': '03:10',
      'Engine 41.on_scene': '03:16',
      'Engine 41.staffing': 4,
      'Medic 12.on_scene': '03:17',
      'Engine 41.unit_clear': '03:50',
    },
  ],
  [
    'Engine 41, correction, Engine 42 responded at 0922 and was on scene at 0930.',
    { 'Engine 42.enroute_to_scene': '09:22', 'Engine 42.on_scene': '09:30' },
  ],
  [
    'Engines 3 and 7 were dispatched at 1105 hours, lights and sirens.',
    {
      'Engine 3.dispatch': '11:05',
      'Engine 7.dispatch': '11:05',
      'Engine 3.response_mode': 'EMERGENT',
      'Engine 7.response_mode': 'EMERGENT',
    },
  ],
  [
    'engine nine dispatched thirteen oh two non emergent on scene thirteen ten officer and two on board cleared thirteen thirty',
    {
      'Engine 9.dispatch': '13:02',
      'Engine 9.response_mode': 'NON_EMERGENT',
      'Engine 9.on_scene': '13:10',
      'Engine 9.staffing': 3,
      'Engine 9.unit_clear': '13:30',
    },
  ],
  [
    'At 1402 the call came in. At 1404 Squad 3 was paged. At 1411 Squad 3 arrived and took command.',
    {
      call_arrival: '14:02',
      'Squad 3.dispatch': '14:04',
      'Squad 3.on_scene': '14:11',
      command_established: '14:11',
    },
  ],
  [
    'Engine 1 and Engine 2 dispatched at 1500. Engine 1 got there at 1507. I cancelled Engine 2 at 1509. Engine 1 was back in service at 1530.',
    {
      'Engine 1.dispatch': '15:00',
      'Engine 2.dispatch': '15:00',
      'Engine 1.on_scene': '15:07',
      'Engine 2.canceled_enroute': '15:09',
      'Engine 1.unit_clear': '15:30',
    },
  ],
  [
    'Engine 4 staged at 1622 and went in on scene at 1640.',
    { 'Engine 4.staging': '16:22', 'Engine 4.on_scene': '16:40' },
  ],
  [
    'Engine 6 was dispatched at 1010 and on scene at 1016. Water on the fire at 1019, knocked down at 1025, under control at 1040, extinguished at 1051.',
    {
      'Engine 6.dispatch': '10:10',
      'Engine 6.on_scene': '10:16',
      water_on_fire: '10:19',
      fire_knocked_down: '10:25',
      fire_under_control: '10:40',
      suppression_complete: '10:51',
    },
  ],
  [
    'Truck 8 and Engine 8 on scene at 0805. Truck 8 started the primary search at 0807 and it was all clear at 0813.',
    {
      'Truck 8.on_scene': '08:05',
      'Engine 8.on_scene': '08:05',
      primary_search_begin: '08:07',
      primary_search_complete: '08:13',
    },
  ],
  [
    'Captain on Engine 5. I pulled up and took command at 1408 with three with me on Engine 5, Patrol 7 at 1410.',
    {
      'Engine 5.on_scene': '14:08',
      'Engine 5.staffing': 4,
      'Patrol 7.on_scene': '14:10',
      command_established: '14:08',
    },
  ],
  [
    'Engine 1 and Ladder 1 were dispatched at 1403. Engine 1 was on scene at 1408 and took command, Ladder 1 at 1409. Ladder 1 started the primary at 1410 and finished at 1416.',
    {
      'Engine 1.dispatch': '14:03',
      'Ladder 1.dispatch': '14:03',
      'Engine 1.on_scene': '14:08',
      'Ladder 1.on_scene': '14:09',
      command_established: '14:08',
      primary_search_begin: '14:10',
      primary_search_complete: '14:16',
    },
  ],
  ['we got dispatched at nine ten and on scene at nine sixteen', {}],
  [
    'Rescue 1 and Engine 4 went out at 1750. No wait, not Engine 4, they were tied up. Rescue 1 was at the ramp at 1757 and I took command. Got a tow line on it at 1826.',
    { 'Rescue 1.dispatch': '17:50', 'Rescue 1.on_scene': '17:57', command_established: '17:57' },
  ],
  [
    'engine 8 dispatched at oh seven twenty two on scene at oh seven twenty eight battalion 3 never did roll engine 8 available at oh eight sixteen',
    { 'Engine 8.dispatch': '07:22', 'Engine 8.on_scene': '07:28', 'Engine 8.unit_clear': '08:16' },
  ],
  [
    'This is Battalion 1. I got there at 2356, with Engine 5 and Ladder 1 at 2357.',
    { 'Battalion 1.on_scene': '23:56', 'Engine 5.on_scene': '23:57', 'Ladder 1.on_scene': '23:57' },
  ],
  [
    "I'm the officer on Engine 7. We got on scene 18:26. No, that's wrong, 18:27, sorry, 18:26 was Ladder 1, they beat us in.",
    { 'Engine 7.on_scene': '18:27', 'Ladder 1.on_scene': '18:26' },
  ],
  [
    'engine 3 and district 2 dispatched at ten forty three hours district 2 was not far behind us and took command we got the neighbors out entergy gas got there at eleven nineteen hours',
    { 'Engine 3.dispatch': '10:43', 'District 2.dispatch': '10:43' },
  ],
  [
    'Captain Hall, Engine 21. Dispatched with Medic 21 at 1044. Medic 21 was on scene at 1052. Ladder 2 cancelled by me at 1054.',
    {
      'Engine 21.dispatch': '10:44',
      'Medic 21.dispatch': '10:44',
      'Medic 21.on_scene': '10:52',
      'Ladder 2.canceled_enroute': '10:54',
    },
  ],
  [
    'engine 4 dispatched at fifteen fifteen cleared the lift assist at fifteen seventeen on scene at fifteen twenty four clear fifteen fifty',
    { 'Engine 4.dispatch': '15:15', 'Engine 4.on_scene': '15:24', 'Engine 4.unit_clear': '15:50' },
  ],
  [
    'Engine 2 was dispatched at 2355, on scene at 0003 and cleared at 0040.',
    { 'Engine 2.dispatch': '23:55', 'Engine 2.on_scene': '00:03', 'Engine 2.unit_clear': '00:40' },
  ],
  [
    'Ladder 4 dispatched at 5:38 this afternoon, on scene 5:45, available at 6:15.',
    { 'Ladder 4.dispatch': '17:38', 'Ladder 4.on_scene': '17:45', 'Ladder 4.unit_clear': '18:15' },
  ],
  [
    'Tanker 2 and Brush 7 were dispatched at 1300. Everyone was on scene by 1315. The scene was cleared at 1420.',
    {
      'Tanker 2.dispatch': '13:00',
      'Brush 7.dispatch': '13:00',
      'Tanker 2.on_scene': '13:15',
      'Brush 7.on_scene': '13:15',
      incident_clear: '14:20',
    },
  ],
  [
    'Engine 3 on scene at 1200. We never got water on the fire and there was no search.',
    { 'Engine 3.on_scene': '12:00' },
  ],
  [
    'Engine 5, Patrol 5 and CAL FIRE Engine 2476 were dispatched at 1547. CAL FIRE was released at 1720, and the other two cleared at 1805.',
    {
      'Engine 5.dispatch': '15:47',
      'Patrol 5.dispatch': '15:47',
      'Engine 2476.dispatch': '15:47',
      'Engine 2476.unit_clear': '17:20',
      'Engine 5.unit_clear': '18:05',
      'Patrol 5.unit_clear': '18:05',
    },
  ],
  [
    'engine nine officer here engine nine and truck eight dispatched at sixteen forty five they went cold we went hot',
    {
      'Engine 9.dispatch': '16:45',
      'Truck 8.dispatch': '16:45',
      'Engine 9.response_mode': 'EMERGENT',
      'Truck 8.response_mode': 'NON_EMERGENT',
    },
  ],
  [
    "Engine 1 was there at 1644, Tower 2 at 1649 and Tanker 4 at 1651. No, I've got that backwards: Tanker 4 was 1649 and Tower 2 was 1651.",
    { 'Engine 1.on_scene': '16:44', 'Tower 2.on_scene': '16:51', 'Tanker 4.on_scene': '16:49' },
  ],
  [
    'Brush 6 cleared at 1520, Tender 10 at 1531. Correction on Tender 10, they wet the bales again, so make it 1535.',
    { 'Brush 6.unit_clear': '15:20', 'Tender 10.unit_clear': '15:35' },
  ],
  [
    "Engine 3, Ladder 1, no, the ladder's in the shop, it was Quint 2, dispatched 1012. Correction, the dispatch time was 1013.",
    { 'Engine 3.dispatch': '10:13', 'Quint 2.dispatch': '10:13' },
  ],
  [
    'Engine 22 and Engine 23 went out at 0915. Twenty-two was on scene at 0919. Twenty-three got in at 0921.',
    {
      'Engine 22.dispatch': '09:15',
      'Engine 23.dispatch': '09:15',
      'Engine 22.on_scene': '09:19',
      'Engine 23.on_scene': '09:21',
    },
  ],
  [
    'Engine 2 arrived at 1200, three of us, and I took command. Fire was out at 1220 and we soaked it. We never got it under control before that.',
    {
      'Engine 2.on_scene': '12:00',
      'Engine 2.staffing': 3,
      command_established: '12:00',
      suppression_complete: '12:20',
    },
  ],
  [
    'Engine 34, Tower 31 and Battalion 7 were dispatched at 1451. Everybody ran hot but Tower 31. E34 on scene 1458, T31 1459.',
    {
      'Engine 34.dispatch': '14:51',
      'Tower 31.dispatch': '14:51',
      'Battalion 7.dispatch': '14:51',
      'Engine 34.response_mode': 'EMERGENT',
      'Battalion 7.response_mode': 'EMERGENT',
      'Engine 34.on_scene': '14:58',
      'Tower 31.on_scene': '14:59',
    },
  ],
  [
    'engine nine and brush nine paged at sixteen forty two brush on scene sixteen fifty eight and engine seventeen oh one',
    {
      'Engine 9.dispatch': '16:42',
      'Brush 9.dispatch': '16:42',
      'Brush 9.on_scene': '16:58',
      'Engine 9.on_scene': '17:01',
    },
  ],
  [
    'engine five 1922 the call came in 1923 engine five and medic five toned out both of them arrived at 1929',
    {
      call_arrival: '19:22',
      'Engine 5.dispatch': '19:23',
      'Medic 5.dispatch': '19:23',
      'Engine 5.on_scene': '19:29',
      'Medic 5.on_scene': '19:29',
    },
  ],
  [
    'I was on Engine 29, dispatched at 1312 with Truck 29. Everyone except us cleared by 1400. We cleared at 1425.',
    {
      'Engine 29.dispatch': '13:12',
      'Truck 29.dispatch': '13:12',
      'Truck 29.unit_clear': '14:00',
      'Engine 29.unit_clear': '14:25',
    },
  ],
  [
    'Battalion 9 here. Engines 91, 92 and 93 were dispatched at 0202. I released 92 and 93 at 0330.',
    {
      'Engine 91.dispatch': '02:02',
      'Engine 92.dispatch': '02:02',
      'Engine 93.dispatch': '02:02',
      'Engine 92.unit_clear': '03:30',
      'Engine 93.unit_clear': '03:30',
    },
  ],
  [
    'Engine 1. We were sent at 1115. We called out the gas company. They arrived at 1150 and left at 1215. We cleared at 1220.',
    { 'Engine 1.dispatch': '11:15', 'Engine 1.unit_clear': '12:20' },
  ],
  [
    'engine two dispatched at 2134 told her to call us back if it does it again cleared at 2203',
    { 'Engine 2.dispatch': '21:34', 'Engine 2.unit_clear': '22:03' },
  ],
  [
    'Engine 4 dispatched at 0919. En route at 0926, I mean arrived at 0926.',
    { 'Engine 4.dispatch': '09:19', 'Engine 4.on_scene': '09:26' },
  ],
  [
    'Dover Engine 2 and Dover Tanker 2 were called at 1500. Dover got there at 1512.',
    {
      'Engine 2.dispatch': '15:00',
      'Tanker 2.dispatch': '15:00',
      'Engine 2.on_scene': '15:12',
      'Tanker 2.on_scene': '15:12',
    },
  ],
  [
    'Dispatch took the call at 1512 and sent Engine 3 and Ladder 1 at 1513. Paramedic Reyes, Ambulance 2.',
    { call_arrival: '15:12', 'Engine 3.dispatch': '15:13', 'Ladder 1.dispatch': '15:13' },
  ],
  [
    'medic one and engine two sent at 0613 medic one on scene 0618 engine two oh six nineteen fifty nine year old male',
    {
      'Medic 1.dispatch': '06:13',
      'Engine 2.dispatch': '06:13',
      'Medic 1.on_scene': '06:18',
      'Engine 2.on_scene': '06:19',
    },
  ],
  [
    'Um, okay. Paramedic Reyes, Ambulance 2. Engine 1 was there at 1:20 p.m., we arrived at 1:19, no, sorry, 1:22.',
    { 'Engine 1.on_scene': '13:20', 'Ambulance 2.on_scene': '13:22' },
  ],
  [
    'captain dollar engine six dispatched at fourteen fourteen engine six and ladder one engine six was on scene at fourteen nineteen',
    { 'Engine 6.dispatch': '14:14', 'Ladder 1.dispatch': '14:14', 'Engine 6.on_scene': '14:19' },
  ],
  [
    "I'm on Medic 9. Engine 9 beat us there at 1027 with three, Medic 9 arrived at 1029.",
    { 'Medic 9.on_scene': '10:29', 'Engine 9.on_scene': '10:27', 'Engine 9.staffing': 3 },
  ],
  [
    'Ladder 1, Captain. Dispatched 0917. Engine 1, Engine 4 and us. Engine 4 had three. On scene 0922.',
    {
      'Ladder 1.dispatch': '09:17',
      'Engine 1.dispatch': '09:17',
      'Engine 4.dispatch': '09:17',
      'Engine 4.staffing': 3,
      'Ladder 1.on_scene': '09:22',
    },
  ],
  [
    'Engine 5 cleared at 1220 and Truck 6 ten minutes later at 1230.',
    { 'Engine 5.unit_clear': '12:20', 'Truck 6.unit_clear': '12:30' },
  ],
  [
    'Engine 4 arrived at 1015. Last month Engine 9 and Truck 2 were there at 1400 for the same thing.',
    { 'Engine 4.on_scene': '10:15' },
  ],
  [
    "Engine 7 on scene 1711. Another wire on Summit, Engine 3 had that, that's their report. Engine 7 clear 1738.",
    { 'Engine 7.on_scene': '17:11', 'Engine 7.unit_clear': '17:38' },
  ],
  [
    'Dispatched at 0733: Engine 1 and Truck 1. Arrivals: Engine 1 0737, Truck 1 0738. Clears: Truck 1 0845, Engine 1 0910.',
    {
      'Engine 1.dispatch': '07:33',
      'Engine 1.on_scene': '07:37',
      'Engine 1.unit_clear': '09:10',
      'Truck 1.dispatch': '07:33',
      'Truck 1.on_scene': '07:38',
      'Truck 1.unit_clear': '08:45',
    },
  ],
  [
    'Engine 6 and Engine 7 were on scene at 0134. They cleared from 0330 to 0415.',
    { 'Engine 6.on_scene': '01:34', 'Engine 7.on_scene': '01:34' },
  ],
  [
    'We paged Engine 1 and Rescue 3 at 1519 and I went too, same page. This is Chief 1. I sent Rescue 3 back at 1525, he never got here.',
    {
      'Engine 1.dispatch': '15:19',
      'Rescue 3.dispatch': '15:19',
      'Rescue 3.canceled_enroute': '15:25',
      'Chief 1.dispatch': '15:19',
    },
  ],
  [
    'Engine 18 and Engine 19 were toned at 1440. Engine 19 broke down on the way and never got there. Everyone cleared at 1530.',
    {
      'Engine 18.dispatch': '14:40',
      'Engine 19.dispatch': '14:40',
      'Engine 18.unit_clear': '15:30',
      incident_clear: '15:30',
    },
  ],
  [
    'Engine 7 was on scene at 1733. Power company got there at 1750. Engine 7 cleared at 1802.',
    { 'Engine 7.on_scene': '17:33', 'Engine 7.unit_clear': '18:02' },
  ],
])('%s', (transcript, said) => {
  expect(respond(transcript)).toEqual(said);
});

/** Received on Tuesday, January 20, at six in the evening. */
test.each([
  ['Engine 3. It was twenty below last night. Dispatched at 1740, on scene 1749.', '2026-01-20'],
  ['Engine 3. The furnace guy was there Monday. Dispatched at 0614, on scene 0622.', '2026-01-20'],
  ['Engine 3. Dispatched at 1130, the patient says his chest started hurting yesterday afternoon.', '2026-01-20'],
  ['engine three the guy said he mowed yesterday and this morning it smoked dispatched oh five twelve', '2026-01-20'],
  ["I'm doing this the next morning. The call was Sunday night, Engine 3 was dispatched at 2250.", '2026-01-18'],
  ["Engine 3. I'm writing up Friday's call, the one at the bakery. Dispatched at 0512.", '2026-01-16'],
  ['Engine 3. This is from two nights ago. Dispatched at 1412.', '2026-01-18'],
])('%s', (transcript, day) => {
  const account = { transcript, department, receivedAt: new Date('2026-01-20T23:00:00Z') };
  const sent = response({ account, reading: read(transcript), types: [] }).find(({ path }) =>
    path.endsWith('.dispatch'),
  );
  expect(new Date(Date.parse(String(sent?.value)) - 5 * 3_600_000).toISOString().slice(0, 10)).toBe(day);
});
