import { describe, expect, it } from 'vitest';
import { assemble } from '../../src/neris/assemble.ts';
import { checkComplete, checkDraft } from '../../src/neris/check.ts';
import { INCIDENT } from '../../src/neris/payload/incident.ts';
import { MODULE_EXAMPLES } from './examples.ts';
import { extraction, filledFrom, withValue } from './fill.ts';

describe('every module of the payload', () => {
  it('has an example here', () => {
    expect(Object.keys(MODULE_EXAMPLES).sort()).toEqual(Object.keys(INCIDENT.fields).sort());
  });

  it.each(Object.entries(MODULE_EXAMPLES))('%s: a rich example is draft-valid', (module, example) => {
    expect(checkDraft({ [module]: example })).toEqual([]);
  });

  it.each(Object.entries(MODULE_EXAMPLES))('%s: comes through assembly unchanged', (module, example) => {
    const { base, incident_types } = MODULE_EXAMPLES;
    const { neris, svc_report } = assemble(
      extraction(filledFrom(JSON.parse(JSON.stringify({ base, incident_types, [module]: example })))),
    );
    const expected = module === 'dispatch' ? withLocation(example) : example;
    expect(neris[module as keyof typeof neris]).toEqual(expected);
    expect(svc_report.dropped.filter(({ path }) => !path.startsWith('base.location'))).toEqual([]);
  });

  it('is accepted as complete when all of them are there', () => {
    expect(checkComplete(MODULE_EXAMPLES)).toEqual([]);
  });
});

function withLocation(dispatch: unknown): unknown {
  const { location } = MODULE_EXAMPLES.base as { location: unknown };
  return { ...(dispatch as object), location };
}

const WRONG: [path: string, value: unknown, problemAt?: string][] = [
  ['base.department_neris_id', 'FD1500300'],
  ['base.incident_number', '!!!'],
  ['base.incident_number', null],
  ['base.people_present', 'yes'],
  ['base.animals_rescued', 1.5],
  ['base.outcome_narrative', ''],
  ['base.outcome_narrative', 'x'.repeat(100_001)],
  ['base.displacement_causes[0]', 'FLOOD'],
  ['base.unknown', 1],
  ['base.point.geometry.coordinates', [1]],
  ['base.point.geometry.type', 'Line'],
  ['base.polygon.geometry.coordinates', [[['x']]], 'base.polygon.geometry.coordinates[0][0][0]'],
  ['base.location.number', '1515'],
  ['base.location.street', 'x'.repeat(256)],
  ['base.location.street_postfix', 'Boulevard'],
  ['base.location.state', 'Hawaii'],
  ['base.location.additional_attributes', [1]],
  ['base.location.cross_streets[0].city', 'Honolulu'],
  ['base.location.location_aliases[0].location_aliases[0].state', 'XX'],
  ['base.location_use.use_type', 'RESIDENTIAL'],
  ['base.location_use.in_use', true],
  ['incident_types[0].type', 'FIRE||STRUCTURE_FIRE'],
  ['incident_types[0].type', 'toString'],
  ['incident_types[1].primary', 1],
  ['special_modifiers[0]', 'mci'],
  ['aids[0].department_neris_id', 'PD15003002'],
  ['aids[0].aid_type', 'MUTUAL'],
  ['aids[0].aid_direction', null],
  ['nonfd_aids', 'EMS'],
  ['actions_tactics.action_noaction.noaction_type', 'CANCELLED'],
  ['actions_tactics.action_noaction.actions[0]', 'FORCIBLE'],
  ['actions_tactics.action_noaction.type', 'MAYBE'],
  ['dispatch.call_arrival', '2026-02-18 21:33'],
  ['dispatch.call_arrival', '2026-02-30T21:33:00Z'],
  ['dispatch.call_arrival', '2026-02-29T21:33:00Z'],
  ['dispatch.call_arrival', '2026-04-31T21:33:00Z'],
  ['dispatch.call_arrival', '2026-13-01T21:33:00Z'],
  ['dispatch.call_arrival', '2026-00-10T21:33:00Z'],
  ['dispatch.call_arrival', '2026-02-18T24:00:00Z'],
  ['dispatch.call_arrival', '2026-02-18T21:33:00'],
  ['dispatch.call_arrival', null],
  ['dispatch.determinant_code', '123456789'],
  ['dispatch.comments[0].comment', ''],
  ['dispatch.unit_responses[0].unit_neris_id', 'FD15003001S1U2'],
  ['dispatch.unit_responses[0].staffing', '5'],
  ['dispatch.unit_responses[0].response_mode', 'HOT'],
  ['dispatch.unit_responses[0].med_responses[0].at_patient', 'soon'],
  ['dispatch.unit_responses', {}],
  ['dispatch.tactic_timestamps.water_on_fire', 12],
  ['tactic_timestamps.fire_out', '2026-02-18T21:40:00Z'],
  ['unit_responses[0]', 'Medic 12'],
  ['exposures[0].location_detail.type', 'OUTSIDE'],
  ['exposures[1].location_detail.item_type', 'VEHICLE'],
  ['exposures[0].damage_type', 'TOTAL'],
  ['casualty_rescues[0].birth_month_year', '1988'],
  ['casualty_rescues[0].birth_month_year', '🔥🔥🔥🔥'],
  ['casualty_rescues[0].years_of_service', Number.NaN],
  ['casualty_rescues[0].rescue.mayday.mayday', false],
  ['casualty_rescues[1].casualty.injury_or_noninjury.cause', 'COLLAPSE'],
  ['casualty_rescues[1].rescue.ffrescue_or_nonffrescue.actions', ['NONE']],
  ['casualty_rescues[0].rescue.ffrescue_or_nonffrescue.removal_or_nonremoval.type', 'CARRIED'],
  ['fire_detail.location_detail.cause', 'NATURAL'],
  ['fire_detail.location_detail.acres_burned', 2],
  ['fire_detail.location_detail.floor_of_origin', 1.5],
  ['fire_detail.water_supply', 'HYDRANT'],
  ['fire_detail.investigation_types', 'NONE'],
  ['hazsit_detail.evacuated', null],
  ['hazsit_detail.chemicals[0].dot_class', 'GAS'],
  ['hazsit_detail.chemicals[0].release.estimated_amount', Number.POSITIVE_INFINITY],
  ['medical_details[0].patient_status', 'STABLE'],
  ['medical_details', { patient_status: 'IMPROVED' }],
  ['smoke_alarm.presence.type', 'UNKNOWN'],
  ['smoke_alarm.presence.operation.alerted_failed_other.failure_reason', 'NO_BATTERY'],
  ['fire_alarm.presence.working', true],
  ['other_alarm.presence.alarm_types[0]', 'CO'],
  ['fire_suppression.presence.suppression_types[0].type', 'SPRINKLER'],
  ['fire_suppression.presence.operation_type.effectiveness.sprinklers_activated', 'two'],
  ['cooking_fire_suppression.presence.operation_type', 'FAILED'],
  ['electric_hazards[0].type', 'ELECTRIC_VEHICLE'],
  ['powergen_hazards[1].pv_other.pv_type', 'OTHER'],
  ['csst_hazard.grounded', false],
  ['medical_oxygen_hazard.presence.contributed_to_flame_spread', 'no'],
  ['weather', { wind: 'strong' }],
];

describe('a wrong value', () => {
  it.each(WRONG)('%s = %j is reported where it stands', (path, value, problemAt = path) => {
    const problems = checkDraft(withValue(MODULE_EXAMPLES, path, value));
    expect(problems.map((problem) => problem.path)).toEqual([problemAt]);
    expect(problems[0]?.message).toMatch(/\w/);
  });

  it('is tried for every module', () => {
    const tried = new Set(WRONG.map(([path]) => path.replace(/[.[].*/, '')));
    expect(Object.keys(MODULE_EXAMPLES).filter((module) => !tried.has(module))).toEqual([]);
  });

  it('is anything that is not an object', () => {
    for (const payload of [null, 'text', 7, [], new Date()]) expect(checkDraft(payload)).toHaveLength(1);
  });
});

describe('absence in a draft', () => {
  it.each([
    {},
    { base: {} },
    { fire_detail: { location_detail: { cause: 'INCENDIARY' } } },
    { smoke_alarm: { presence: { working: false } } },
    { exposures: [{ location_detail: { item_type: 'VEHICLE' } }] },
    { fire_detail: null, exposures: null, base: { people_present: null, location_use: { in_use: null } } },
    { incident_types: [{ type: 'UNDETERMINED' }] },
    { base: { point: { geometry: {}, accuracy: 5 } } },
    { dispatch: { call_arrival: '2028-02-29T23:59:59.250+05:30', call_create: '2026-12-31T00:00:00Z' } },
  ])('%j is draft-valid', (payload) => {
    expect(checkDraft(payload)).toEqual([]);
  });

  it('of the form does not let two forms mix', () => {
    const mixed = { fire_detail: { location_detail: { acres_burned: 2, floor_of_origin: 1 } } };
    expect(checkDraft(mixed)).toHaveLength(1);
  });
});

it('counts characters as the national limit does, not code units', () => {
  expect(checkDraft({ base: { location: { street: '🔥'.repeat(255) } } })).toEqual([]);
  expect(checkDraft({ base: { location: { street: '🔥'.repeat(256) } } })).toHaveLength(1);
});

it('refuses a payload nested without end instead of failing on it', () => {
  let location: unknown = { street: 'Oak' };
  for (let depth = 0; depth < 20_000; depth++) location = { location_aliases: [location] };
  expect(checkDraft({ base: { location } })[0]?.message).toBe('is nested too deep');
});
