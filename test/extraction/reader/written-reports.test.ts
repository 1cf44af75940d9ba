import { beforeAll, expect, test } from 'vitest';
import { loadReader, type ReadAccount } from '../../../src/extraction/draft.ts';
import { assemble } from '../../../src/neris/assemble.ts';

// Near-miss reports, chart notes and logs as people write them.

const department = { neris_id: 'FD24031901', name: 'Sandbox Fire Department', city: 'Gaithersburg', state: 'MD' };
let read: ReadAccount;
beforeAll(async () => {
  read = await loadReader(1);
});

async function draft(transcript: string) {
  return assemble(await read({ transcript, department, receivedAt: new Date('2026-03-14T23:30:00Z') })).neris;
}

const NEAR_MISS = (walk: string) =>
  `Engine 41 arrived at 1431 at 12 Oak Street with smoke showing from a two-story house. The officer established command. ${walk} We took a line through the front door and had water on the fire at 1436. Under control at 1450. Engine 41 cleared at 1540.`;

test.each([
  'A 360 was not completed because of a fence on the Delta side.',
  'We did not do a 360 because of a dog in the yard.',
  "A 360 wasn't done.",
  'The walk-around could not be completed.',
  'We were unable to do a 360.',
])('what nobody did gets no time: %s', async (walk) => {
  expect((await draft(NEAR_MISS(walk))).tactic_timestamps).not.toHaveProperty('completed_sizeup');
});

test.each(['A 360 was completed.', 'He did a 360 and did not find anything in the rear.'])(
  'what was done gets one in the order told: %s',
  async (walk) => {
    const at = String((await draft(NEAR_MISS(walk))).tactic_timestamps?.completed_sizeup);
    expect(at > '2026-03-14T18:31:00Z' && at <= '2026-03-14T18:36:00Z', at).toBe(true);
  },
);

test.each([
  ['We knocked it down at once so it did not get into the attic.', 'fire_knocked_down'],
  ['Primary search all clear - could not do the secondary.', 'primary_search_complete'],
])('what was done is, whatever else was not: %s', async (told, milestone) => {
  const { tactic_timestamps } = await draft(
    `Engine 41 arrived at 1431 at 12 Oak Street with fire showing from a bedroom of a house. ${told} Engine 41 cleared at 1540.`,
  );
  expect(tactic_timestamps).toHaveProperty(milestone);
});

test('what follows in another sentence puts no crew right', async () => {
  const { dispatch } = await draft(
    'Engine 41 went with a crew of four to a house fire at 12 Oak Street. Injuries, no. Two cats rescued.',
  );
  expect(dispatch?.unit_responses).toMatchObject([{ staffing: 4 }]);
});

test.each(['E8 (3) and M8 (2)', 'E8 (3) / M8 (2)', 'E8 (3), M8 (2)'])(
  'a crew in brackets is that of the unit before it: %s',
  async (units) => {
    const { dispatch } = await draft(
      `${units} disp 1342 to 12 Oak St for chest pain. E8 o/s 1347, M8 o/s 1349. Pt 64 y/o M, ASA given, transported by M8. E8 clr 1410. M8 clr 1455.`,
    );
    expect(dispatch?.unit_responses).toMatchObject([
      { reported_unit_id: 'Engine 8', staffing: 3 },
      { reported_unit_id: 'Medic 8', staffing: 2 },
    ]);
  },
);

test('a year is no time of day', async () => {
  const { dispatch } = await draft(
    'On March 12th, 2026, at 01:30 Engine 41 and Ladder 2 were dispatched to a dumpster fire behind 12 Oak Street. Engine 41 arrived at 01:36 and put it out.',
  );
  expect(dispatch?.unit_responses).toMatchObject([
    { dispatch: '2026-03-12T05:30:00Z', on_scene: '2026-03-12T05:36:00Z' },
    { dispatch: '2026-03-12T05:30:00Z' },
  ]);
});

test.each([
  ['It went an acre and a half, the warden paced it off.', 1.5],
  ['Final size was a quarter acre.', 0.25],
  ['Final size was four point six acres by GPS.', 4.6],
  ['It burned 2 1/2 acres.', 2.5],
])('acres are read however they are said: %s', async (size, acres) => {
  const { fire_detail } = await draft(
    `Brush 41 went to a grass fire behind 12 Oak Street, on scene at 1410. We had it under control at 1430. ${size}`,
  );
  expect(fire_detail?.location_detail).toMatchObject({ acres_burned: acres });
});

test.each([
  ['she called 911 at 6:40', '2026-03-14T22:40:00Z'],
  ['the smoke had been there since the 0640 walk, and she called 911 at 18:40', '2026-03-14T22:40:00Z'],
])('one time on the 12-hour clock among those of the other takes the evening that was said: %s', async (call, at) => {
  const { dispatch } = await draft(
    `Engine 41, for the chimney fire tonight at 12 Oak Street. The wife could hear it and ${call}. Engine 41 was toned at 18:43, on scene at 18:50. Engine 41 cleared at 19:20.`,
  );
  expect(dispatch?.call_arrival).toBe(at);
});
