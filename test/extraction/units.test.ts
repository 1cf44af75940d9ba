import { expect, test } from 'vitest';
import { read } from '../../src/extraction/text/reading.ts';

const unitsIn = (transcript: string) => read(transcript).items.flatMap((item) => item.unit ?? []);

test.each([
  ['Engine 5\n12 Oak Street\nKitchen fire, out on arrival.', 'Engine 5'],
  ['Engine 5\n4 North Oak Ave.', 'Engine 5'],
  ['Medic 12\n230 Martin Luther King Blvd', 'Medic 12'],
  ['Engine 5 12 Oak Street', 'Engine 5'],
])('%j: the number of a house is no part of the unit before it', (transcript, unit) => {
  expect(unitsIn(transcript)).toEqual([unit]);
});

test.each([
  ['Engine 5\n12 Elm, kitchen fire', 'Engine 5'],
  ['Engine five\ntwelve Elm, kitchen fire', 'Engine 5'],
  ['Tower 3\r\n\r\n2 patients', 'Tower 3'],
])('%j: the number of a unit ends with its line', (transcript, unit) => {
  expect(unitsIn(transcript)).toEqual([unit]);
});

test.each([
  [
    'engine eight one nine one this is the grass fire dispatched engine eight one nine one',
    ['Engine 8191', 'Engine 8191'],
  ],
  ['engine eight one nine two went and eight one nine two was there', ['Engine 8192', 'Engine 8192']],
  ['engine two one five three on board', ['Engine 215']],
  ['engine four two one three of us and medic four two one two of them', ['Engine 421', 'Medic 421']],
])('%s: four digits said one by one are a name where they are said so again', (transcript, units) => {
  expect(unitsIn(transcript)).toEqual(units);
});

test.each([
  ['Engine 91, 92, and Rescue 1 responded', ['Engine 91', 'Engine 92', 'Rescue 1']],
  ['Engine 81, 82, EMS 2 and Battalion Chief 2', ['Engine 81', 'Engine 82', 'EMS 2', 'Battalion 2']],
  ['Engine 5, 3, and Ladder 2, 4', ['Engine 5', 'Ladder 2']],
  ['Engine 12, 10, and Medic 3', ['Engine 12', 'Medic 3']],
])('%s: units of a list, a crew of one digit apart', (transcript, units) => {
  expect(unitsIn(transcript)).toEqual(units);
});

test.each([
  ['yeah engine three oh four vehicle fire on the shoulder', 'Engine 304'],
  ['engine twelve oh one three patients', 'Engine 1201'],
  ['with engine two um twelve year old boy', 'Engine 2'],
  ['engine two fifty percent contained', 'Engine 2'],
  ['engine two twenty minutes later', 'Engine 2'],
  ['engine two oh two wires down tonight', 'Engine 202'],
  ['our Ocean Rescue 2 went available', 'Ocean Rescue 2'],
  ['19:17 Svc 76 enroute', 'Service 76'],
  ['unit thirty one rolled at thirteen sixteen', 'Unit 31'],
  ['engine two thirty residents out', 'Engine 2'],
  ['engine eight twenty six wires down', 'Engine 826'],
  ['this is medic engine three sixty one vehicle fire', 'Medic Engine 361'],
  ['okay engine four lines down tonight', 'Engine 4'],
])('%s: nobody stops at a nought, and what is counted is no part of a unit', (transcript, unit) => {
  expect(unitsIn(transcript)).toEqual([unit]);
});

test.each([
  ['engine 6 11 was on scene at oak street', 'Engine 611'],
  ['medic 6 11 right behind us', 'Medic 611'],
  ['tower 3 0 1 went to 12 oak street', 'Tower 301'],
  ['engine five twelve oak street', 'Engine 512'],
])('%s: a number said in parts is read as %s', (transcript, unit) => {
  expect(read(transcript).items.find((item) => item.unit)?.unit).toBe(unit);
});

test.each([
  ['When 221 got there it was out.', ['Engine 221']],
  ['It went out once 221 pulled a line.', ['Engine 221']],
  ["After 221's crew went in we left.", ['Engine 221']],
  ['when two twenty one came in we had water', ['Engine 221']],
  ['I released 221, 223 and 40 at 0330.', ['Engine 221', 'Engine 223', 'Medic 40']],
  ['When 222 got there it was out.', []],
  ['When 40 people got out we left.', []],
  ['After 40 minutes it was out.', []],
  ['He gave 221 as the number of his room.', []],
])('a number that one unit bears is that unit where it does what a unit does: %s', (said, units) => {
  const named = 'Engine 221, Engine 223 and Medic 40 were sent. ';
  expect(unitsIn(named + said)).toEqual(['Engine 221', 'Engine 223', 'Medic 40', ...units]);
});

test.each(['He called e911 at 1402.', 'E911 sent us.', 'We heard E-911.', 'They talked to 911.'])(
  'whom one calls is no unit: %s',
  (transcript) => {
    expect(unitsIn(transcript)).toEqual([]);
  },
);

test.each(['District Chief 2', 'Deputy Chief 4', 'Division Chief 1', 'Assistant Chief 3'])(
  '%s is called as it was said',
  (unit) => {
    expect(unitsIn(`${unit} arrived at 1432.`)).toEqual([unit]);
  },
);

test.each([
  ['engine seven oh three oh seven thirty three', ['Engine 703']],
  ['engine one two oh seven thirty three', ['Engine 12']],
  ['engine twelve oh one cardiac arrest this morning', ['Engine 1201']],
  ['engine two oh seven thirty three', ['Engine 2']],
  ['engine one eighteen wheeler on fire', ['Engine 1']],
  ['engine one and tanker three five on the engine two on the tanker', ['Engine 1', 'Tanker 3']],
  ['engine one eleven wires down engine one eleven on scene', ['Engine 111', 'Engine 111']],
  ['engine one eleven wires down engine one on scene', ['Engine 1', 'Engine 1']],
  ['engine one fifty six vehicle fire engine one fifty six cleared', ['Engine 156', 'Engine 156']],
  ['engine one eleven wires down then engine one eleven has command', ['Engine 111', 'Engine 111']],
  ['Engine 1\n11 residents displaced\nEngine 1 11 on scene', ['Engine 1', 'Engine 111']],
  ['engine two oh five on the brush fire', ['Engine 205']],
  ['I had grass twelve, crew of two, and grass twelve was out the door', ['Grass 12', 'Grass 12']],
  ['the grass twelve feet from the shed burned', []],
  ['in the car 2 crew members found a child', []],
  ['low on air 1 crew came out, oil tank 12, crew from up the road cooled it', []],
  ['fire attack 2, crew of three', []],
  ['engine one twelve on the command channel', ['Engine 112']],
  ['engine two oh five has command', ['Engine 205']],
  ['engine one fourteen fifty eight fifteen oh five', ['Engine 1']],
  ['engine three nine fifty eight ten oh five', ['Engine 3']],
  ['engine one oh one oh seven oh five on scene', ['Engine 101']],
  ['1412 E5 en route M2 en route', ['Engine 5', 'Medic 2']],
  ['Hazmat Squad 3 was requested', ['Hazmat Squad 3']],
])('%s: %j', (transcript, units) => {
  expect(unitsIn(transcript)).toEqual(units);
});

test.each([
  ['engine three ladder two and car thirty two all got sent', ['Engine 3', 'Ladder 2', 'Car 32']],
  ['i turned car thirty two around at seven thirteen', ['Car 32']],
  ['truck nine oh two and car two oh two cleared at seventeen twenty five', ['Truck 902', 'Car 202']],
  ['two cars, car 1 was on its side, car 2 in the ditch', []],
  ['engine four back in service fourteen oh five engine two back in service fourteen ten', ['Engine 4', 'Engine 2']],
  ['driver of car 1 refused, driver of car 2 sent to Mercy', []],
])('%s: a word for other things too names a unit where it does what units do', (transcript, units) => {
  expect(unitsIn(transcript)).toEqual(units);
});

test.each([
  ['18:14 Engine 1 360 complete.', ['Engine 1']],
  ['engine eighty one eleven address is F street, engine eighty one eleven available', ['Engine 8111', 'Engine 8111']],
  ['engine one three patients', ['Engine 1']],
  ['Medic 4 1 homeless male.', ['Medic 4']],
])('%j: where its number ends', (transcript, units) => {
  expect(unitsIn(transcript)).toEqual(units);
});
