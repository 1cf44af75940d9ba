import { describe, expect, test } from 'vitest';
import type { Context } from '../../src/extraction/context.ts';
import { alarms } from '../../src/extraction/modules/alarms.ts';
import { read } from '../../src/extraction/text/reading.ts';

const STRUCTURE = 'FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE';

function found(transcript: string, type = STRUCTURE): Record<string, unknown> {
  const filled = alarms({ account: {}, reading: read(transcript), types: [type] } as unknown as Context);
  return Object.fromEntries(filled.map(({ path, value }) => [path.replace('.presence', ''), value]));
}

const WORKING = { 'smoke_alarm.type': 'PRESENT', 'smoke_alarm.working': true };
const FAILED = { 'smoke_alarm.type': 'PRESENT', 'smoke_alarm.working': false };
const NO_SMOKE_ALARM = { 'smoke_alarm.type': 'NOT_PRESENT' };

describe('smoke alarms (guide 7)', () => {
  test.each([
    ['hardwired smokes went off', WORKING],
    ['There were two smoke detectors and neither had a battery in it.', FAILED],
    ['smoke alarm in the room was going too', WORKING],
    ['What woke them was the smoke alarm.', WORKING],
    ['not a smoke detector in the place', NO_SMOKE_ALARM],
    ['engine 3 never charged a line smoke detector was hanging there with no battery', FAILED],
    ['she said the smoke alarm in the hallway got her off the couch', WORKING],
    ['The smoke detector in the hall is what run them out.', WORKING],
    ['Smoke alarms were chirping but nobody knows if they went off.', { 'smoke_alarm.type': 'PRESENT' }],
    ['The batteries had been pulled out of the smoke alarm.', FAILED],
    ['The smoke alarm across the hall was going off.', {}],
    ['Neighbors heard the smoke alarm and called.', WORKING],
    ['i do not know one way or the other about smoke detectors', {}],
    ["There was a smoke detector in the hall but it didn't have a battery in it.", FAILED],
    ['They had smoke detectors but none of them went off.', FAILED],
    ["He'd pulled the battery out of the smoke alarm.", FAILED],
    ['House had hardwired smokes but the breaker was off so they never made a sound', FAILED],
    ['I never got an answer on the smoke alarms.', {}],
    ["Didn't check the smoke alarms.", {}],
    ["We didn't see any smoke detectors but I can't say for sure.", {}],
    ['The CO detector was going off and so were the smoke alarms.', { ...WORKING, 'other_alarm.type': 'PRESENT' }],
    ['The alarm in the living room was working.', WORKING],
    ['alarms never went off because there were no batteries in them', FAILED],
    ['no smoke alarms went off because they did not have any', NO_SMOKE_ALARM],
    ['Neither smoke alarms nor a panel.', NO_SMOKE_ALARM],
    ['Not a working smoke alarm in the place.', {}],
    ["Didn't hear any smoke alarms when we went in.", {}],
    ["The smoke alarm didn't go off until after she saw the fire.", { 'smoke_alarm.type': 'PRESENT' }],
    ['Smoke detectors were going off when we got there.', WORKING],
    ['a smoke alarm woke the kids up', WORKING],
    ['heard the smoke alarm and got out', WORKING],
    ['The hallway smoke detectors did activate.', WORKING],
    ['smoke detector did not go off no battery in it', FAILED],
    ['They had smoke alarms but the batteries were dead.', FAILED],
    ['The smoke alarm in the hallway had been disconnected.', FAILED],
    ['There were no smoke alarms in the house.', NO_SMOKE_ALARM],
    ['no smoke detectors that we could find', NO_SMOKE_ALARM],
    ['Smoke alarms present, unknown if they worked.', { 'smoke_alarm.type': 'PRESENT' }],
    ['Smoke detector was chirping, low battery.', { 'smoke_alarm.type': 'PRESENT' }],
    ['Not sure if the smoke alarms were working.', {}],
    ['No working smoke alarms.', {}],
    ['no alarms sounding', {}],
    ['We installed two new smoke alarms before we left.', {}],
  ])('%s', (said, expected) => {
    expect(found(said)).toEqual(expected);
  });
});

describe('fire alarms, other alarms, sprinklers and hoods (guide 7)', () => {
  test.each([
    ['Smoke alarms: yes. Sprinklers: no.', { 'smoke_alarm.type': 'PRESENT', 'fire_suppression.type': 'NOT_PRESENT' }],
    ['Sprinklers, no. CO alarms, yes.', { 'other_alarm.type': 'PRESENT', 'fire_suppression.type': 'NOT_PRESENT' }],
    ['Sprinklers? No.', { 'fire_suppression.type': 'NOT_PRESENT' }],
    ['range hood had no suppression', { 'cooking_fire_suppression.type': 'NOT_PRESENT' }],
    ['Neither house has sprinklers.', { 'fire_suppression.type': 'NOT_PRESENT' }],
    ['neither side of the duplex had a sprinkler system', { 'fire_suppression.type': 'NOT_PRESENT' }],
    ['There is no hood extinguishing system over the stove.', { 'cooking_fire_suppression.type': 'NOT_PRESENT' }],
    ['The fire alarm was sounding and the panel showed the third floor.', { 'fire_alarm.type': 'PRESENT' }],
    ['It was a second alarm fire.', {}],
    ['we were dispatched for a fire alarm and upgraded it to a structure fire', {}],
    ['CO detectors present.', { 'other_alarm.type': 'PRESENT' }],
    ['The building is sprinklered and one head held it.', { 'fire_suppression.type': 'PRESENT' }],
    ['building is not sprinklered', { 'fire_suppression.type': 'NOT_PRESENT' }],
    [
      'No sprinklers and no fire alarm system.',
      { 'fire_alarm.type': 'NOT_PRESENT', 'fire_suppression.type': 'NOT_PRESENT' },
    ],
    ['no sprinklers went off', {}],
    ['lawn sprinklers were running', {}],
    ['The hood system went off and put it out.', { 'cooking_fire_suppression.type': 'PRESENT' }],
  ])('%s', (said, expected) => {
    expect(found(said)).toEqual(expected);
  });

  test('are left open on other calls', () => {
    expect(found('No sprinklers. Smoke alarm sounding.', 'NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM')).toEqual({});
  });
});
