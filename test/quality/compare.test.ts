import { describe, expect, test } from 'vitest';
import { SAMPLE_NARRATION } from '../../src/http/contract/samples/narration.ts';
import { compare } from '../../src/quality/compare.ts';

/** `change field from→to`, without what was kept. */
function changes(draft: object, final: object): string[] {
  return compare(draft, final)
    .filter(({ change }) => change !== 'kept')
    .map(({ change, field, from, to }) => `${change} ${field}: ${from ?? '-'} → ${to ?? '-'}`)
    .toSorted();
}
const units = (...unit_responses: object[]) => ({ dispatch: { unit_responses } });

describe('a draft held against its report', () => {
  test('a report like its draft keeps every value, each once', () => {
    const found = compare(SAMPLE_NARRATION.neris, structuredClone(SAMPLE_NARRATION.neris));
    expect(new Set(found.map(({ change }) => change))).toEqual(new Set(['kept']));
    // 6 of the place, 3 of base, 2 of the type, 5 of the unit, 1 milestone, 2 and 1 of alarms, 8 of the fire.
    expect(found).toHaveLength(28);
  });

  test('the copy of the place in dispatch and the department, which is given, are not compared', () => {
    const draft = { base: { department_neris_id: 'FD24031901' }, dispatch: { location: { street: 'Maple' } } };
    expect(compare(draft, {})).toEqual([]);
  });

  test.each<[string, object, object, string[]]>([
    [
      'a value that is replaced is changed',
      { fire_detail: { water_supply: 'NONE' } },
      { fire_detail: { water_supply: 'TANK_WATER' } },
      ['changed fire_detail.water_supply: NONE → TANK_WATER'],
    ],
    [
      'null and absent are the same',
      { base: { people_present: null, animals_rescued: 2 } },
      { base: { people_present: true, animals_rescued: null } },
      ['added base.people_present: - → true', 'removed base.animals_rescued: 2 → -'],
    ],
    [
      'a module that is gone took all its values with it',
      { smoke_alarm: { presence: { type: 'PRESENT', working: true } } },
      {},
      ['removed smoke_alarm.presence.type: PRESENT → -', 'removed smoke_alarm.presence.working: true → -'],
    ],
    [
      'values of a list go by what they are; what is left on both sides was replaced',
      { nonfd_aids: ['EMS', 'LAW_ENFORCEMENT', 'UTILITIES_PUBLIC_WORKS'] },
      { nonfd_aids: ['UTILITIES_PUBLIC_WORKS', 'SOCIAL_SERVICES', 'EMS'] },
      ['changed nonfd_aids: LAW_ENFORCEMENT → SOCIAL_SERVICES'],
    ],
    [
      'units are known by their names, in whatever order',
      units({ reported_unit_id: 'E1', staffing: 4 }, { reported_unit_id: 'T2', staffing: 3 }),
      units(
        { reported_unit_id: 'B3' },
        { reported_unit_id: 'T2', staffing: 5 },
        { reported_unit_id: 'E1', staffing: 4 },
      ),
      ['added dispatch.unit_responses.reported_unit_id: - → B3', 'changed dispatch.unit_responses.staffing: 3 → 5'],
    ],
    [
      'patients go by their order',
      { medical_details: [{ patient_status: 'IMPROVED' }] },
      { medical_details: [{ patient_status: 'WORSE' }, { patient_status: 'IMPROVED' }] },
      [
        'added medical_details.patient_status: - → IMPROVED',
        'changed medical_details.patient_status: IMPROVED → WORSE',
      ],
    ],
    [
      'another incident type took the place of the first',
      { incident_types: [{ type: 'FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE', primary: true }] },
      { incident_types: [{ type: 'FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE', primary: true }] },
      [
        'changed incident_types.type: FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE → FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE',
      ],
    ],
    [
      'spelt differently is kept',
      {
        ...units({ reported_unit_id: 'E1', on_scene: '2026-03-14T18:32:00Z', staffing: 4 }),
        base: { outcome_narrative: 'a  b' },
      },
      {
        ...units({ reported_unit_id: ' E1 ', on_scene: '2026-03-14T14:32:00.000-04:00', staffing: '4' }),
        base: { outcome_narrative: ' a b\n' },
      },
      [],
    ],
    [
      'what the payload does not know is passed over, and so is a form that cannot be',
      { base: { people_present: true } },
      {
        base: { people_present: { is: true }, password: 'x', __proto__: 1 },
        own: { ref: 7 },
        dispatch: 'none',
        exposures: 3,
      },
      ['removed base.people_present: true → -'],
    ],
  ])('%s', (_, draft, final, expected) => {
    expect(changes(draft, final)).toEqual(expected);
  });
});
