import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadReader, type ReadAccount } from '../../../src/extraction/draft.ts';
import { assemble } from '../../../src/neris/assemble.ts';

// Accounts that earlier engines misread, each with what must or must not be drafted from it.

const DEPARTMENT = { neris_id: 'FD24031901', name: 'Sandbox Fire Department', city: 'Gaithersburg', state: 'MD' };
let read: ReadAccount;
beforeAll(async () => {
  read = await loadReader(1);
});

async function draft(transcript: string, department: typeof DEPARTMENT | { city: null } = DEPARTMENT) {
  const account = {
    transcript,
    department: { ...DEPARTMENT, ...department },
    receivedAt: new Date('2026-03-14T23:30:00Z'),
  };
  return assemble(await read(account));
}
type Drafted = Awaited<ReturnType<typeof draft>>;
const typesOf = ({ neris }: Drafted) => (neris.incident_types ?? []).map((each) => String(each.type));
const question = ({ gaps }: Drafted, field: string) => gaps.find((gap) => gap.field === field)?.question;

test('every value shows the words it came from', async () => {
  const transcript =
    'Engine 41 with four was dispatched at 1425 and on scene at 1432 at 123 Maple Street, a single family house, nothing showing. A pot was burning on the kitchen stove, put out with an extinguisher. The smoke alarm was working. Engine 41 cleared at 1450.';
  const { svc_report } = await draft(transcript);
  const paths = Object.keys(svc_report.sources);
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    const sources = svc_report.sources[path] ?? [];
    expect(sources, path).not.toEqual([]);
    for (const source of sources)
      if ('words' in source) expect(transcript.slice(source.start, source.end), path).toBe(source.words);
      else expect(source.inference, path).toMatch(/^(department|own_town|only_type|milestone_order)$/);
  }
});

test.each([
  ['Engine 41 put out a fire in a second floor bedroom of a house at 12 Oak Street, held to the room.', 2],
  ['Room and contents fire on the 3rd floor of an apartment building, water damage below. Engine 41 put it out.', 3],
])('a floor is read however it is said: %s', async (account, floor) => {
  const { neris } = await draft(account);
  expect(neris.fire_detail?.location_detail).toMatchObject({ floor_of_origin: floor });
});

test.each([
  ['Captain Ruiz and three on Engine 41', 4],
  ['Engine 41 with an officer, driver and two firefighters', 4],
  ['Engine 41 with three', 3],
  ['I was riding Engine 41 with three others. We', 4],
  ['Captain on Engine 41, I had three guys with me. We', 4],
  ['Engine 41 with two firefighters and me', 3],
  ['Engine 41, me and two others, that is all,', 3],
  ['Engine 41 had three on it, correction, four. They', 4],
  ['Engine 41 with four. No, I tell a lie, three, Jenkins was out. They', 3],
  ['Lieutenant Ruiz and two firefighters and me on Engine 41. We', 4],
  ['We had four on Engine 41 with me driving. We', 4],
  ['Engine 41 was staffed with four and Truck 2 with, wait, three. They', 4],
])('a crew is counted with its officer: %s', async (crew, staffing) => {
  const { neris } = await draft(`${crew} went to a dumpster fire behind 12 Oak Street and put it out.`);
  expect(neris.dispatch?.unit_responses?.[0]).toMatchObject({ staffing });
});

test('a crew put right is nobody else’s, and one number for three companies is no crew of each', async () => {
  const corrected = await draft(
    'Engine 41 with chest pain this morning at 12 Oak Street. We got toned at 0622 along with Rescue 4, and Engine 41 was on scene at 0627. Rescue 4 took her in to the hospital. We had four on the engine today, no, three, Martinez went home sick. Engine 41 was back in service at 0651.',
  );
  const [engine, rescue] = corrected.neris.dispatch?.unit_responses ?? [];
  expect(engine).toMatchObject({ reported_unit_id: 'Engine 41', staffing: 3 });
  expect(rescue).not.toHaveProperty('staffing');
  const together = await draft(
    'Engine 2, Engine 1 and Ladder 4 responded with eleven personnel to a house fire at 12 Oak Street. First arriving crews found heavy fire from the front porch and put it out.',
  );
  for (const unit of together.neris.dispatch?.unit_responses ?? []) expect(unit).not.toHaveProperty('staffing');
  expect(together.neris.dispatch?.unit_responses).toHaveLength(3);
});

test('what is said of the first crews there is not said of all', async () => {
  const { neris } = await draft(
    'Engine 1, Engine 2 and Tower 1 were dispatched at 7:50 p.m. to 12 Oak Street for a house fire. First arriving crews at 7:57 p.m. reported smoke showing from a second floor window and put it out.',
  );
  expect(neris.dispatch?.unit_responses).toHaveLength(3);
  for (const unit of neris.dispatch?.unit_responses ?? []) expect(unit).not.toHaveProperty('on_scene');
});

test('of two parts of the day that are equally sure, the one said first is the incident’s', async () => {
  const { neris } = await draft(
    'so this is truck two stove fire this afternoon nineteen thirty sebastopol road apartment twelve its a two story apartment building call was at two fourteen engine eight and truck two dispatched two fifteen engine eight was on scene at two twenty and we were two twenty two light haze on the walkway second floor tenant on the landing with a towel on her hand and a pan of beans boiled dry and burning on the burner engine eight put the lid on it and shut the gas off and that was it fire out at two twenty four no damage but the pan and a smudge on the hood smoke alarm was going neighbor heard it and called she is staying there tonight nobody displaced engine eight cleared two forty one and truck two cleared two thirty six',
  );
  expect(neris.dispatch?.call_arrival).toBe('2026-03-14T18:14:00Z');
});

test('tonight begins before six', async () => {
  const { neris } = await draft(
    'Captain on Engine 41 for the house fire tonight, 12 Oak Street. The neighbor called it in at 5:52. Engine 41 was on scene at 5:59 with smoke from the eaves, and we put it out in the attic.',
  );
  expect(neris.dispatch).toMatchObject({ call_arrival: '2026-03-14T21:52:00Z' });
});

test.each([
  ['Two adults and two children have been displaced by the fire', 4],
  ['Two adults and a baby are displaced', 3],
  ['Three people were displaced', 3],
  ['No one was displaced', 0],
])('who cannot go back is counted, whichever way it is said: %s', async (told, people) => {
  const { neris } = await draft(
    `Engine 41 put out a room and contents fire in a bedroom of a house at 12 Oak Street. ${told}, and the Red Cross came.`,
  );
  expect(neris.base?.displacement_count).toBe(people);
});

test('a number whose dash was said is one number; whom one calls and a word that opens a clause are no units', async () => {
  const { neris } = await draft(
    'Engine 221 responded to incident number 2026 dash 41877, a dumpster fire behind 12 Oak Street. On scene at 1408. When 221 got there it was out. The caller had dialed E911 at 1401.',
  );
  expect(neris.base?.incident_number).toBe('2026-41877');
  expect(neris.dispatch?.unit_responses?.map((unit) => unit.reported_unit_id)).toEqual(['Engine 221']);
});

test('no value of a whole round is without words or a named inference', async () => {
  const round = new URL('../../../eval/narrations/round-46.jsonl', import.meta.url);
  for (const line of readFileSync(round, 'utf8').trim().split('\n')) {
    const { id, transcript, department, received_at } = JSON.parse(line);
    const { filled } = await read({ transcript, department, receivedAt: new Date(received_at) });
    for (const { path, sources } of filled) {
      expect(sources.length, `${id} ${path}`).toBeGreaterThan(0);
      for (const source of sources)
        if ('words' in source) expect(transcript.slice(source.start, source.end), `${id} ${path}`).toBe(source.words);
    }
  }
}, 60_000);

describe('times', () => {
  const unitsOf = ({ neris }: Drafted) =>
    Object.fromEntries((neris.dispatch?.unit_responses ?? []).map((unit) => [unit.reported_unit_id, unit]));

  test('a unit that was turned back is not cleared with all the others', async () => {
    const drafted = await draft(
      'Engine 41, Truck 9 and Medic 4 were dispatched at 1425 to a dumpster fire behind 12 Oak Street. Engine 41 on scene at 1431. Truck 9 and Medic 4 were cancelled at 1432. All units cleared at 1530.',
    );
    const units = unitsOf(drafted);
    expect(units['Engine 41']).toMatchObject({ unit_clear: '2026-03-14T19:30:00Z' });
    for (const name of ['Truck 9', 'Medic 4']) expect(units[name]).not.toHaveProperty('unit_clear');
  });

  test('a clear time of the others does not end the call for the one that stayed', async () => {
    const { neris } = await draft(
      'Engine 41 and Truck 9 were dispatched at 1425 to a dumpster fire behind 12 Oak Street, both on scene at 1431. The other units cleared at 1510. Engine 41 stayed and cleared at 1600.',
    );
    expect(neris.dispatch?.incident_clear).not.toBe('2026-03-14T19:10:00Z');
  });

  test('no time is later than the account', async () => {
    const { neris, svc_report } = await draft(
      'Engine 41 was dispatched at 1425 to a dumpster fire behind 12 Oak Street and on scene at 1431. Engine 41 cleared at 2330.',
    );
    const [engine] = neris.dispatch?.unit_responses ?? [];
    expect(engine).not.toHaveProperty('unit_clear');
    expect(svc_report.unplaced_times).toEqual([expect.objectContaining({ words: '2330' })]);
  });

  test.each([
    'RUN LOG 03/12/26. Engine 41 dispatched at 1425 to a dumpster fire behind 12 Oak Street, on scene 1431.',
    'On Mar. 12 at 1425 Engine 41 was dispatched to a dumpster fire behind 12 Oak Street, on scene 1431.',
    'Engine 41 was dispatched on March 12, 2026 at 1425 to a dumpster fire behind 12 Oak Street, on scene 1431.',
  ])('the day is read as people write it: %s', async (account) => {
    const [engine] = (await draft(account)).neris.dispatch?.unit_responses ?? [];
    expect(engine).toMatchObject({ dispatch: '2026-03-12T18:25:00Z', on_scene: '2026-03-12T18:31:00Z' });
  });

  test('the time at the head of a line of a log is that of its own line', async () => {
    const { neris } = await draft(
      'Inc # 26-14467, structure fire, 1120 Maple Ave\n0312 911 call received\n0313 E4 (3), Truck 1 (4) dispatched\n0315 E4 enroute\n0319 E4 on scene. Garage well involved\n0323 Truck 1 on scene\n0352 Under control\n0710 E4, Truck 1 clear',
    );
    const engine = neris.dispatch?.unit_responses?.find((unit) => unit.reported_unit_id === 'Engine 4');
    expect(engine).toMatchObject({
      dispatch: '2026-03-14T07:13:00Z',
      enroute_to_scene: '2026-03-14T07:15:00Z',
      on_scene: '2026-03-14T07:19:00Z',
    });
    expect(neris.base?.incident_number).toBe('26-14467');
  });

  test('a word that says whose number it is is no part of it', async () => {
    const { neris } = await draft('RUN 26-0907. Engine 41 put out a dumpster fire behind 12 Oak Street.');
    expect(neris.base?.incident_number).toBe('26-0907');
  });

  test('a unit that had arrived was not cancelled on the way', async () => {
    const { neris } = await draft(
      'Engine 41 and Brush 8 were dispatched at 1422 for a grass fire on Ridge Road. Engine 41 was on scene at 1438. Brush 8 got there at 1451. Brush 8 got turned loose at 1540. Engine 41 cleared at 1610.',
    );
    const brush = neris.dispatch?.unit_responses?.find((unit) => unit.reported_unit_id === 'Brush 8');
    expect(brush).toMatchObject({ on_scene: '2026-03-14T18:51:00Z' });
    expect(brush).not.toHaveProperty('canceled_enroute');
  });

  test('are on the day of the call, not on that of the paper that tells of it', async () => {
    const { neris } = await draft(
      'FOR IMMEDIATE RELEASE. Barre City Fire Department, March 14, 2026. Firefighters extinguished a chimney fire at a single-family house at 37 Tremont Street on Friday evening, March 13. The 911 call was received at 8:26 p.m. Engine 2, Tower 1 and Ambulance 1 were on scene at 8:31 p.m. and found flames at the top of the chimney. The fire was out at 9:02 p.m. All units cleared at 9:48 p.m.',
    );
    expect(neris.dispatch).toMatchObject({ call_arrival: '2026-03-14T00:26:00Z' });
  });

  test('are estimated only for milestones described as done, in the order told', async () => {
    const { neris, svc_report } = await draft(
      'Engine 41 on scene at 1432, fire showing from the roof and attic of a house at 12 Oak Street. We put water on the fire, knocked it down, and the primary search was all clear. Under control at 1455. Engine 41 cleared at 1600.',
    );
    expect(svc_report.estimated.length).toBeGreaterThan(0);
    for (const path of svc_report.estimated) expect(path).toMatch(/^tactic_timestamps\./);
    const stages = neris.tactic_timestamps ?? {};
    expect(stages.fire_under_control).toBe('2026-03-14T18:55:00Z');
    for (const path of svc_report.estimated) {
      const value = String(stages[path.replace('tactic_timestamps.', '') as keyof typeof stages]);
      expect(value > '2026-03-14T18:32:00Z' && value <= '2026-03-14T18:55:00Z', `${path} ${value}`).toBe(true);
    }
    expect(stages).not.toHaveProperty('extrication_complete');
  });

  test('"twenty minutes later" is counted from its anchor or absent', async () => {
    const drafted = await draft(
      'Engine 41 on scene at 14:32, smoke showing from a house at 12 Oak Street, a mattress and a dresser burning in the bedroom. The fire was knocked down twenty minutes later. Engine 41 cleared at 16:05.',
    );
    const knocked = drafted.neris.tactic_timestamps?.fire_knocked_down;
    expect([undefined, '2026-03-14T18:52:00Z']).toContain(knocked);
    expect(drafted.svc_report.estimated).not.toContain('tactic_timestamps.fire_knocked_down');
  });

  test('a time without its half of the day leaves a trace, and the question quotes it', async () => {
    const drafted = await draft(
      'The 911 call came in at 10:05. Engine 41 went to 12 Oak Street for a lift assist, helped a man back into bed, no injury.',
    );
    expect(drafted.neris.dispatch?.call_arrival).toBeUndefined();
    expect(drafted.svc_report.unplaced_times).toContainEqual(
      expect.objectContaining({ words: '10:05', field: 'dispatch.call_arrival' }),
    );
    expect(question(drafted, 'dispatch.call_arrival')).toBe('You said “10:05”. Morning or evening?');
    // Who said the time knows its half; dispatch is not asked.
    expect(drafted.gaps.find(({ field }) => field === 'dispatch.call_arrival')?.source).toBe('firefighter');
  });
});

describe('a few words', () => {
  test.each([
    ['Engine 4 arrived at 14:32.', ['Engine 4']],
    ['Engine 41 and Truck 4 were dispatched at 1425.', ['Engine 41', 'Truck 4']],
  ])('are drafted, though nothing says what kind of incident it was: %s', async (text, units) => {
    const { neris } = await draft(text);
    expect(neris.dispatch?.unit_responses?.map((unit) => unit.reported_unit_id)).toEqual(units);
  });

  test.each([
    'What time does Engine 4 come on shift?',
    'Engine 4 will be out of service at 1432 for maintenance.',
    'Drill tonight at 1900 with Engine 4 and Truck 2 at the training tower.',
  ])('that tell of no incident fill nothing: %s', async (text) => {
    expect((await draft(text)).neris.dispatch?.unit_responses).toBeUndefined();
  });
});

describe('identity and place', () => {
  test('an incident number that was said is the department’s and dispatch’s', async () => {
    const { neris } = await draft(
      'Incident number 2604411. Engine 41 responded to 12 Oak Street for a carbon monoxide alarm, low battery, replaced it.',
    );
    expect(neris.base?.incident_number).toBe('2604411');
    expect(neris.dispatch?.incident_number).toBe('2604411');
  });

  test('a spoken town survives a directory entry without a city', async () => {
    const { neris } = await draft(
      'Engine 41 was dispatched to a chimney fire at 12 Oak Street in Damascus. Fire stayed in the flue of the house.',
      { city: null },
    );
    expect(neris.base?.location?.incorporated_municipality).toBe('Damascus');
  });

  test.each([
    ['Newark', 'OH', 'This is lieutenant Ferris Newark Fire.', 'Newark'],
    ['Lima', 'OH', 'Engine 41 got sent mutual aid to a chimney fire in Shawnee Township.', 'Shawnee Township'],
    ['Bend', 'OR', 'Engine 41 went to a chimney fire at 12 Oak Road in North Bend.', 'North Bend'],
    ['Strasburg', 'PA', 'At 05:14 Lancaster County-Wide Communications alerted Engine 41.', 'Strasburg'],
  ])('of %s, %s: %s', async (city, state, opening, town) => {
    const call = 'A chimney fire at 12 Oak Road, held to the flue of the house, out at 0540.';
    const { neris } = await draft(`${opening} ${call}`, { ...DEPARTMENT, city, state });
    expect(neris.base?.location?.incorporated_municipality).toBe(town);
  });

  test('the state of another town is not passed off as said', async () => {
    const { neris, svc_report } = await draft(
      'Engine 41 was dispatched to a chimney fire at 12 Oak Street in Damascus. Fire stayed in the flue of the house.',
    );
    expect(neris.base?.location?.state).toBe('MD');
    expect(svc_report.sources['base.location.state']).toEqual([{ inference: 'own_town' }]);
  });
});

describe('cancelled', () => {
  test.each([
    'Engine 41 was cancelled en route by Medic 7.',
    'Engine 41 was told to stand down while en route.',
    'Dispatch advised we were no longer needed and Engine 41 returned to quarters before we got there.',
    'Engine 41 returned prior to arrival, nothing further.',
    'Engine 41 was turned around by the first due before arrival.',
    'Engine 41 responded and was disregarded en route.',
    'We were halfway there on Engine 41 when they cancelled us.',
    'Engine 41 put in service by dispatch before arriving on location.',
    'Engine 41 recalled en route, false call per police on scene.',
    'Cancelled on the way, Engine 41 back in quarters.',
    'Dispatched for an alarm, Engine 41 was canceled prior to arrival by the alarm company.',
    'Engine 41 responding, got the code four from PD and went back before we arrived.',
    'Engine 41 called off en route by the chief.',
    'Never made it there, Engine 41 got cancelled at the second light.',
    'All units were released by the first arriving officer while Engine 41 was still responding, we never arrived.',
    'Call was cancelled before Engine 41 arrived.',
    'Engine 41 stood down prior to arrival at the request of EMS.',
  ])('%s', async (account) => {
    expect(typesOf(await draft(account))).toEqual(['NOEMERG||CANCELLED']);
  });

  test('mutual aid recalled from a fire that was fought is not', async () => {
    const types = typesOf(
      await draft(
        'Engine 41 arrived at 14:32 to find a cooking fire in the oven of a house, put out with an extinguisher before it spread, all mutual aid units being recalled.',
      ),
    );
    expect(types).not.toContain('NOEMERG||CANCELLED');
    expect(types).toContain('FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE');
  });
});

describe('what words do not say', () => {
  test('"put out with one extinguisher" is no crew of one', async () => {
    const { neris } = await draft(
      'Engine 41 was on scene at 14:32 for a trash can fire behind a store, put out with one extinguisher. Engine 41 cleared at 14:50.',
    );
    expect(neris.dispatch?.unit_responses?.[0]).toMatchObject({ reported_unit_id: 'Engine 41' });
    expect(neris.dispatch?.unit_responses?.[0]).not.toHaveProperty('staffing');
  });

  test('"from a hydrant" asks only for its flow', async () => {
    const drafted = await draft(
      'House fire at 12 Oak Street, fire through the roof and in the attic when Engine 41 arrived at 14:32. We were supplied from a hydrant.',
    );
    expect(drafted.neris.fire_detail?.water_supply).toBeUndefined();
    expect(question(drafted, 'fire_detail.water_supply')).toMatch(
      /^You said “.*hydrant”\. Did it flow more or less than 500 gallons a minute\?$/,
    );
  });

  test('".10 of an acre" is a tenth', async () => {
    const { neris } = await draft('Engine 41 found a grass fire along the road, .10 of an acre burned, extinguished.');
    expect(neris.fire_detail?.location_detail).toMatchObject({ acres_burned: 0.1 });
  });

  test('"zero readings" is no release', async () => {
    const types = typesOf(
      await draft(
        'Engine 41 went to 12 Oak Street for a carbon monoxide alarm. Zero readings on two meters throughout the house. Detector was past its date, malfunction.',
      ),
    );
    expect(types).not.toContain('HAZSIT||HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE');
    expect(types).toHaveLength(1);
  });

  test('fire police are no police', async () => {
    const { neris } = await draft(
      'Car into a pole on Oak Street, nobody hurt. Engine 41 and the fire police handled traffic until the wrecker was done.',
    );
    expect(neris.nonfd_aids ?? []).not.toContain('LAW_ENFORCEMENT');
  });

  test('allergies, history and denials are no complaint', async () => {
    const types = typesOf(
      await draft(
        'C/C: abdominal pain. 54 y/o F complaining of abdominal pain for two hours. Hx of seizures, stroke and diabetes. Allergic to penicillin and bee stings. Denies chest pain, denies shortness of breath. IV, monitor, transported by Medic 7.',
      ),
    );
    expect(types).toEqual(['MEDICAL||ILLNESS||ABDOMINAL_PAIN']);
  });

  test('"complaining of stabbing pain" is no stabbing', async () => {
    const types = typesOf(
      await draft(
        'Medic 7 for a 60 year old man complaining of stabbing chest pain. Aspirin, 12 lead, transported by Medic 7.',
      ),
    );
    expect(types).toEqual(['MEDICAL||ILLNESS||CHEST_PAIN_NON_TRAUMA']);
  });
});

describe('not this incident', () => {
  test('a drill fills nothing', async () => {
    const { neris } = await draft(
      'Training evolution tonight at the tower. Engine 41 pulled a line to the second floor at 1910 and Truck 40 did the primary search on a simulated bedroom fire with two dummies.',
    );
    expect(Object.keys(neris).sort()).toEqual(['base', 'dispatch']);
    expect(Object.keys(neris.base ?? {}).sort()).toEqual(['department_neris_id', 'location', 'outcome_narrative']);
    expect(neris.dispatch).toEqual({ location: { incorporated_municipality: 'Gaithersburg', state: 'MD' } });
  });

  test('of two calls the other is named and nothing of it drafted', async () => {
    const { neris, svc_report } = await draft(
      'Engine 41 on scene at 14:32 at 12 Oak Street, a pot of grease burning on the stove in a house, fire stayed in the pot, out with an extinguisher. Yesterday we were over at 900 Main Street for a car fire on the shoulder that burned the whole engine compartment.',
    );
    expect(neris.incident_types?.map((each) => each.type)).toEqual([
      'FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE',
    ]);
    expect(neris.base?.location).toMatchObject({ street: 'Oak' });
    expect(svc_report.other_incidents.map(({ words }) => words).join(' ')).toContain('900 Main Street');
  });
});

describe('towns', () => {
  test('a state’s short form is none, and part of the own town’s name is the whole of it', async () => {
    const town = async (transcript: string, city: string, state: string) =>
      (await draft(transcript, { ...DEPARTMENT, city, state })).neris.base?.location?.incorporated_municipality;
    const fire = 'Engine 2 put out a kitchen fire at 12 Oak Street at 9:31 p.m.';
    expect(await town(`SALEM, Ore. - ${fire}`, 'Salem', 'OR')).toBe('Salem');
    expect(await town(`Battalion Chief of West Plains here. ${fire}`, 'West Plains', 'MO')).toBe('West Plains');
  });
});

describe('what is said of several units', () => {
  const unitsOf = ({ neris }: Drafted) =>
    Object.fromEntries((neris.dispatch?.unit_responses ?? []).map((unit) => [unit.reported_unit_id, unit]));

  test('a clear time of all is that of those who were there, not of one that was turned back', async () => {
    const units = unitsOf(
      await draft(
        'Engine 41, Truck 7 and Tanker 9 were dispatched at 1425 for a chimney fire at 123 Maple Street, a single family house. Engine 41 was on scene at 1432 and Truck 7 at 1434. Sparks were coming out of the chimney, we ran the chains down the flue and the fire was out at 1450. Tanker 9 was cancelled en route at 1436. All units cleared at 1515.',
      ),
    );
    const clear = '2026-03-14T19:15:00Z';
    expect(units['Engine 41']).toMatchObject({ unit_clear: clear });
    expect(units['Truck 7']).toMatchObject({ unit_clear: clear });
    expect(units['Tanker 9']).not.toHaveProperty('unit_clear');
  });

  test('where none arrived, it is that of those turned back', async () => {
    const units = unitsOf(
      await draft(
        'Engine 41 and Truck 7 were dispatched at 1425 to 123 Maple Street for a reported structure fire. Both went en route at 1427. Command cancelled both of us at 1431 before we got there. Both trucks were back in service at 1440.',
      ),
    );
    for (const unit of ['Engine 41', 'Truck 7'])
      expect(units[unit]).toMatchObject({ unit_clear: '2026-03-14T18:40:00Z' });
  });

  test('a cancelled ambulance without a name takes no arrival away', async () => {
    const units = unitsOf(
      await draft(
        'Engine 41 was dispatched at 1425 for a lift assist at 123 Maple Street and on scene at 1432. We helped her up, she was not hurt. The ambulance was cancelled before it got there. Engine 41 cleared at 1450.',
      ),
    );
    expect(units['Engine 41']).toMatchObject({ on_scene: '2026-03-14T18:32:00Z' });
  });

  test.each([
    ['with just me and Whitlow on it', 2],
    ['with just me and Anderson on it', 2],
    ['with just me, Whitlow and Bobby on it', undefined],
    ['with me and the guys on it', undefined],
  ])('a crew is counted by its names only where all are told: %s', async (crew, staffing) => {
    const units = unitsOf(
      await draft(
        `Brush 3 was dispatched at 1425 for a grass fire at 123 Maple Road and rolling at 1427, ${crew}. On scene at 1432, half an acre of grass burned, out at 1450. Brush 3 cleared at 1515.`,
      ),
    );
    expect(units['Brush 3']?.staffing).toBe(staffing);
  });
});

describe('another town than the own', () => {
  const townOf = async (place: string) => {
    const { neris } = await draft(
      `Engine 41 was dispatched at 1425 to ${place} and on scene at 1432. It was a kitchen fire in a single family house, a pot on the stove, and it stayed in the pot. Engine 41 cleared at 1450.`,
    );
    return neris.base?.location?.incorporated_municipality;
  };

  test.each([
    ['22 Lake Drive in Rockville', 'Rockville'],
    ['the Lawrence place at 22 Lake Drive', 'Gaithersburg'],
    ['22 Lake Drive', 'Gaithersburg'],
  ])('%s: %s', async (place, town) => {
    expect(await townOf(place)).toBe(town);
  });
});

test('a substance that is named in fewer words is the same one', async () => {
  const { neris } = await draft(
    'Engine 41 and Hazmat 2 were dispatched at 1425 to the farm co-op at 123 Maple Road for an ammonia smell. Engine 41 was on scene at 1432 and found anhydrous ammonia leaking from a nurse tank with a failed valve. Our hazmat technicians closed the valve and the leak stopped. About 60 gallons of ammonia escaped. We turned the site back over to the manager. All units cleared at 1650.',
  );
  expect(neris.hazsit_detail?.chemicals?.map(({ name }) => name)).toEqual(['Anhydrous Ammonia']);
});

test('an address is read where the reader hears one, though no word before it says so', async () => {
  const { neris } = await draft(
    'engine fifty four grass fire over in arvin bear mountain boulevard and comanche drive dispatched fifteen twenty two engine fifty four arrived fifteen thirty one about an acre of light grass on the shoulder',
  );
  expect(neris.base?.location).toMatchObject({
    street: 'Bear Mountain',
    street_postfix: 'BOULEVARD',
    cross_streets: [{ street: 'Comanche', street_postfix: 'DRIVE' }],
  });
});

test.each([
  [
    "Engine 2 reporting, gas leak on West Jackson Street, 1108 West Jackson, that's an insurance office. A boring crew putting in fiber went through a two-inch natural gas line out by the front walk. Engine 2 was dispatched at 1012, along with Hazmat 1.",
    'WEST',
    1108,
    'Jackson',
    'STREET',
  ],
  [
    'battalion one on the grass fire off of churn creek road this afternoon forty three ten churn creek is the address we used call came in at three oh nine pm engine five on scene at three sixteen pm',
    undefined,
    4310,
    'Churn Creek',
    'ROAD',
  ],
])('house and kind of street are said apart: %s', async (said, direction, number, street, postfix) => {
  const { neris } = await draft(said);
  const { location } = neris.base ?? {};
  expect([location?.street_prefix_direction, location?.number, location?.street, location?.street_postfix]).toEqual([
    direction,
    number,
    street,
    postfix,
  ]);
});

test('what burned beside it is at a house, not where the hydrant was', async () => {
  const { neris } = await draft(
    'House fire, 418 East Tenth Street. Engine 1 on scene at 0317, flames from the rear porch and into the attic. Engine 2 hooked to the hydrant at Tenth and Wellington. The neighbor’s shed at 420 East Tenth Street had its siding melted, minor damage. Fire knocked down at 0331.',
  );
  expect(neris.exposures).toHaveLength(1);
  expect(neris.exposures?.[0]?.location).toMatchObject({ number: 420, street: '10th' });
  expect(neris.exposures?.[0]?.location).not.toHaveProperty('cross_streets');
});

test('the kind of street is not that of another of its name', async () => {
  const { neris } = await draft(
    'Engine 2 dispatched to 220 North Main for a house fire, hydrant on South Main Avenue, fire in the kitchen, out on arrival.',
  );
  expect(neris.base?.location).toMatchObject({ number: 220, street: 'Main' });
  expect(neris.base?.location).not.toHaveProperty('street_postfix');
});

test('a number of which the year stands apart is one number, and a CO call names its gas', async () => {
  const brush = await draft(
    'Brush fire, 340 Sam Turner Road. Run number 26, 2291. Engine 24 arrived at 1352 with two, a quarter acre of grass burning.',
  );
  expect(brush.neris.base?.incident_number).toBe('26-2291');
  const alarm = await draft(
    'Engine 13 with a co-call at 2214 Gale Avenue, single family house, we had 60 parts per million on the meter by the furnace. Gas company shut it off.',
  );
  expect(alarm.neris.hazsit_detail?.chemicals?.map(({ name }) => name)).toEqual(['Carbon Monoxide']);
});

test('a house on the same street is not the incident’s because of its name', async () => {
  const { neris } = await draft(
    'crash on oak street engine 4 dispatched 1400 police said 412 oak was the house of the driver. one patient refused, cleared 1430',
  );
  expect(neris.base?.location).toMatchObject({ street: 'Oak', street_postfix: 'STREET' });
  expect(neris.base?.location).not.toHaveProperty('number');
});

test('a house next door of which only the number is said has that, and no street that nobody said', async () => {
  const { neris } = await draft(
    'House fire, 1127 Maple Street. Engine 1 on scene at 1808, flames from the rear porch and into the attic. The house next door, 1131, has melted siding, minor damage. Fire knocked down at 1831.',
  );
  expect(neris.exposures).toHaveLength(1);
  expect(neris.exposures?.[0]?.location).toEqual({ number: 1131, complete_number: '1131' });
});

test.each([
  ['5:41 p.m. Engine 1 arrived four minutes later and found smoke showing.', '2026-03-14T21:45:00Z'],
  ['1741. Engine 1 was on scene four minutes later, smoke showing.', '2026-03-14T21:45:00Z'],
  ['11:58 a.m. Engine 1 arrived four minutes later, smoke showing.', '2026-03-14T16:02:00Z'],
  ['1741. Engine 1 arrived a few minutes later, smoke showing.', undefined],
  ['1741. The owner arrived four minutes later.', undefined],
  ['1741. Truck 2 was first on scene. Engine 1 arrived four minutes later.', undefined],
  ['1741. Mutual aid was requested, Engine 1 arrived four minutes later.', undefined],
])('an arrival counted from the time before it: dispatched at %s', async (told, arrived) => {
  const { neris, svc_report } = await draft(
    `Engine 1 and Truck 2 were dispatched to a house fire at 627 Princess Street at ${told} A chair burned in the living room.`,
  );
  const engine = neris.dispatch?.unit_responses?.find((unit) => unit.reported_unit_id === 'Engine 1');
  expect(engine?.on_scene).toBe(arrived);
  const words = JSON.stringify(svc_report.sources['dispatch.unit_responses[0].on_scene'] ?? []);
  expect(words.includes('four minutes later')).toBe(arrived !== undefined);
});
