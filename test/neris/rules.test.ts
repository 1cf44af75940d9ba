import { describe, expect, it } from 'vitest';
import { checkComplete } from '../../src/neris/check.ts';
import type { IncidentDraft } from '../../src/neris/payload/incident.ts';
import { breachesOf, NATIONAL_RULES, neededModules } from '../../src/neris/rules.ts';
import { MODULE_EXAMPLES } from './examples.ts';

const at = (clock: string) => `2026-03-14T${clock}:00Z`;
const unit = (times: object): IncidentDraft => ({ dispatch: { unit_responses: [times] } });
const types = (...codes: string[]) => ({ incident_types: codes.map((type) => ({ type })) }) as IncidentDraft;
const UNIT = 'dispatch.unit_responses[0]';
const STRUCTURE = 'FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE';
const GRASS = 'FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE';
const CAR = 'FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER';

const BROKEN: [rule: string, draft: IncidentDraft, paths: string[]][] = [
  [
    'call_times_in_order',
    { dispatch: { call_arrival: at('10:05'), call_answered: at('10:04') } },
    ['dispatch.call_arrival', 'dispatch.call_answered'],
  ],
  [
    'call_times_in_order',
    { dispatch: { call_arrival: at('10:05'), call_create: at('10:04') } },
    ['dispatch.call_arrival', 'dispatch.call_create'],
  ],
  [
    'call_before_units',
    { dispatch: { call_create: at('10:05'), unit_responses: [{ dispatch: at('10:06') }, { on_scene: at('10:01') }] } },
    ['dispatch.call_create', 'dispatch.unit_responses[1].on_scene'],
  ],
  [
    'call_before_units',
    { dispatch: { call_arrival: at('10:05') }, unit_responses: [{ dispatch: at('10:04') }] },
    ['dispatch.call_arrival', 'unit_responses[0].dispatch'],
  ],
  [
    'unit_times_in_order',
    unit({ dispatch: at('10:05'), enroute_to_scene: at('10:04') }),
    [`${UNIT}.dispatch`, `${UNIT}.enroute_to_scene`],
  ],
  [
    'unit_times_in_order',
    unit({ enroute_to_scene: at('10:05'), on_scene: at('10:03') }),
    [`${UNIT}.enroute_to_scene`, `${UNIT}.on_scene`],
  ],
  [
    'unit_times_in_order',
    unit({ on_scene: at('10:05'), unit_clear: at('10:03') }),
    [`${UNIT}.on_scene`, `${UNIT}.unit_clear`],
  ],
  [
    'unit_times_in_order',
    unit({ staging: at('10:05'), on_scene: at('10:04') }),
    [`${UNIT}.staging`, `${UNIT}.on_scene`],
  ],
  [
    'unit_times_in_order',
    unit({ dispatch: at('10:05'), canceled_enroute: at('10:04') }),
    [`${UNIT}.dispatch`, `${UNIT}.canceled_enroute`],
  ],
  [
    'canceled_unit_never_arrives',
    unit({ canceled_enroute: at('10:04'), on_scene: at('10:06') }),
    [`${UNIT}.canceled_enroute`, `${UNIT}.on_scene`],
  ],
  [
    'patient_times_in_order',
    unit({ med_responses: [{ enroute_to_hospital: at('10:30'), arrived_at_hospital: at('10:20') }] }),
    [`${UNIT}.med_responses[0].enroute_to_hospital`, `${UNIT}.med_responses[0].arrived_at_hospital`],
  ],
  [
    'search_in_order',
    { tactic_timestamps: { primary_search_begin: at('10:30'), primary_search_complete: at('10:20') } },
    ['tactic_timestamps.primary_search_begin', 'tactic_timestamps.primary_search_complete'],
  ],
  [
    'fire_progress_in_order',
    { dispatch: { tactic_timestamps: { fire_knocked_down: at('10:30'), suppression_complete: at('10:20') } } },
    ['dispatch.tactic_timestamps.fire_knocked_down', 'dispatch.tactic_timestamps.suppression_complete'],
  ],
  [
    'call_before_tactics',
    { dispatch: { call_arrival: at('10:05') }, tactic_timestamps: { water_on_fire: at('10:00') } },
    ['dispatch.call_arrival', 'tactic_timestamps.water_on_fire'],
  ],
  [
    'incident_clear_last',
    {
      dispatch: {
        incident_clear: at('11:00'),
        unit_responses: [{ unit_clear: at('11:00') }, { unit_clear: at('11:01') }],
      },
      tactic_timestamps: { suppression_complete: at('11:02') },
    },
    ['dispatch.incident_clear', 'dispatch.unit_responses[1].unit_clear', 'tactic_timestamps.suppression_complete'],
  ],
  [
    'at_most_three_types',
    types('LAWENFORCE', 'MEDICAL||INJURY', 'PUBSERV||OTHER||STANDBY', 'MEDICAL||ILLNESS'),
    ['incident_types'],
  ],
  ['types_differ', types('LAWENFORCE', 'LAWENFORCE'), ['incident_types']],
  [
    'one_primary_type',
    {
      incident_types: [
        { type: 'LAWENFORCE', primary: true },
        { type: 'MEDICAL||INJURY', primary: true },
      ],
    },
    ['incident_types[0].primary', 'incident_types[1].primary'],
  ],
  ['type_entry_has_type', { incident_types: [{ primary: true }] }, ['incident_types[0]']],
  ['cancelled_stands_alone', types('NOEMERG||CANCELLED', 'MEDICAL||ILLNESS'), ['incident_types']],
  ['fire_detail_with_fire', { ...types('MEDICAL||ILLNESS'), fire_detail: {} }, ['fire_detail']],
  ['medical_details_with_medical', { ...types(STRUCTURE), medical_details: [{}] }, ['medical_details']],
  ['hazsit_detail_with_hazsit', { hazsit_detail: { evacuated: 3 } }, ['hazsit_detail']],
  [
    'fire_place_matches_type',
    { ...types(STRUCTURE), fire_detail: { location_detail: { type: 'OUTSIDE' } } },
    ['fire_detail.location_detail.type', 'incident_types'],
  ],
  [
    'fire_place_matches_type',
    { ...types(GRASS), fire_detail: { location_detail: { type: 'STRUCTURE' } } },
    ['fire_detail.location_detail.type', 'incident_types'],
  ],
  [
    'none_stands_alone',
    { ...types(STRUCTURE), fire_detail: { suppression_appliances: ['NONE', 'GROUND_MONITOR'] } },
    ['fire_detail.suppression_appliances'],
  ],
  [
    'aid_is_between_departments',
    { base: { department_neris_id: 'FD15003001' }, aids: [{ department_neris_id: 'FD15003001' }] },
    ['aids[0].department_neris_id', 'base.department_neris_id'],
  ],
];

describe('a draft that breaks a national rule', () => {
  it.each(BROKEN)('%s names the rule and the paths', (rule, draft, paths) => {
    const [breach, ...others] = breachesOf(draft);
    expect(others).toEqual([]);
    expect(breach).toMatchObject({ rule, paths });
    expect(breach?.message).toMatch(/\.$/);
  });

  it('is shown here for every rule', () => {
    expect(new Set(BROKEN.map(([rule]) => rule))).toEqual(new Set(NATIONAL_RULES.map(({ name }) => name)));
  });

  it('is refused as complete, with the rule named', () => {
    const { dispatch } = MODULE_EXAMPLES;
    const late = { ...MODULE_EXAMPLES, dispatch: { ...(dispatch as object), call_arrival: '2026-02-18T23:00:00Z' } };
    expect(new Set(checkComplete(late).map(({ rule }) => rule))).toEqual(
      new Set(['call_times_in_order', 'call_before_units', 'call_before_tactics', 'incident_clear_last']),
    );
  });
});

const KEPT: [why: string, draft: IncidentDraft][] = [
  ['equal times', { dispatch: { call_arrival: at('10:05'), call_create: at('10:05') } }],
  [
    'times in order with one written in another offset',
    unit({ dispatch: at('10:05'), on_scene: '2026-03-14T05:06:00-05:00' }),
  ],
  ['a vehicle fire in a garage', { ...types(CAR), fire_detail: { location_detail: { type: 'STRUCTURE' } } }],
  ['a vehicle fire outside', { ...types(CAR), fire_detail: { location_detail: { type: 'OUTSIDE' } } }],
  [
    'a structure fire that spread to grass',
    { ...types(STRUCTURE, GRASS), fire_detail: { location_detail: { type: 'OUTSIDE' } } },
  ],
  ['none alone', { ...types(STRUCTURE), fire_detail: { suppression_appliances: ['NONE'] } }],
  [
    'a unit canceled on the way',
    unit({ dispatch: at('10:05'), canceled_enroute: at('10:07'), unit_clear: at('10:07') }),
  ],
  ['three different types', types(STRUCTURE, 'MEDICAL||INJURY', 'LAWENFORCE')],
];

it.each(KEPT)('%s breaks no rule', (_why, draft) => {
  expect(breachesOf(draft)).toEqual([]);
});

describe('modules an incident needs', () => {
  const ALARMS = ['smoke_alarm', 'fire_alarm', 'other_alarm', 'fire_suppression'];
  const COOKING = 'FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE';
  const given = { aid_type: 'SUPPORT_AID', aid_direction: 'GIVEN' } as const;
  const received = { aid_type: 'SUPPORT_AID', aid_direction: 'RECEIVED' } as const;
  const inLieu = { aid_type: 'IN_LIEU_AID', aid_direction: 'GIVEN' } as const;

  it.each<[string, IncidentDraft, string[]]>([
    ['no type', {}, []],
    ['cancelled', types('NOEMERG||CANCELLED'), []],
    ['a structure fire', types(STRUCTURE), ['fire_detail', ...ALARMS]],
    ['confined cooking', types(COOKING), ['fire_detail', ...ALARMS, 'cooking_fire_suppression']],
    ['an outside fire', types(GRASS), ['fire_detail']],
    [
      'an illness and a gas leak',
      types('MEDICAL||ILLNESS', 'HAZSIT||INVESTIGATION||ODOR'),
      ['medical_details', 'hazsit_detail'],
    ],
    ['support given', { ...types(COOKING), aids: [given, given] }, ['fire_detail']],
    ['support given and received', { ...types(STRUCTURE), aids: [given, received] }, ['fire_detail', ...ALARMS]],
    ['help in lieu', { ...types(STRUCTURE), aids: [inLieu] }, ['fire_detail', ...ALARMS]],
    ['no aid listed', { ...types(STRUCTURE), aids: [] }, ['fire_detail', ...ALARMS]],
  ])('%s', (_what, draft, modules) => {
    expect(neededModules(draft)).toEqual(modules);
  });
});
