import {
  callSteps,
  fireFormOf,
  hasType,
  latestOf,
  onlyGaveSupport,
  outOfOrder,
  stepsAfter,
  tacticSteps,
  typesOf,
  unitSteps,
  unitsOf,
} from './facts.ts';
import type { IncidentDraft } from './payload/incident.ts';

/** A national rule that a draft breaks, and where. */
export interface Conflict {
  rule: string;
  paths: string[];
  message: string;
  /** What dispatch has, where what was said differs from it. */
  known?: unknown;
}

export type NeededModule = (typeof NEEDED_MODULES)[number]['module'];

export interface Rule {
  name: string;
  /** The fields it is about, array places left out. */
  about: string[];
  message: string;
  /** What breaks it has no place in a draft: assembly leaves it out instead of reporting a conflict. */
  misplaced?: true;
  /** One list of paths for every time the draft breaks the rule. */
  breaches(draft: IncidentDraft): string[][];
}

export function breachesOf(draft: IncidentDraft): Conflict[] {
  return NATIONAL_RULES.flatMap(({ name, message, breaches }) =>
    breaches(draft).map((paths) => ({ rule: name, paths, message })),
  );
}

export function misplacedIn(draft: IncidentDraft): { path: string; message: string }[] {
  return NATIONAL_RULES.filter(({ misplaced }) => misplaced).flatMap(({ message, breaches }) =>
    breaches(draft)
      .flat()
      .map((path) => ({ path, message })),
  );
}

export function neededModules(draft: IncidentDraft): NeededModule[] {
  return NEEDED_MODULES.filter(({ when }) => when(draft)).map(({ module }) => module);
}

const isStructureFire = (draft: IncidentDraft) => hasType(draft, 'FIRE||STRUCTURE_FIRE') && !onlyGaveSupport(draft);
const isConfinedCooking = (draft: IncidentDraft) =>
  hasType(draft, 'FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE') && !onlyGaveSupport(draft);

/** What an incident of a kind has to carry. What is not there yet is a gap, not a conflict. */
export const NEEDED_MODULES = [
  { module: 'fire_detail', when: (draft: IncidentDraft) => hasType(draft, 'FIRE') },
  { module: 'medical_details', when: (draft: IncidentDraft) => hasType(draft, 'MEDICAL') },
  { module: 'hazsit_detail', when: (draft: IncidentDraft) => hasType(draft, 'HAZSIT') },
  { module: 'smoke_alarm', when: isStructureFire },
  { module: 'fire_alarm', when: isStructureFire },
  { module: 'other_alarm', when: isStructureFire },
  { module: 'fire_suppression', when: isStructureFire },
  { module: 'cooking_fire_suppression', when: isConfinedCooking },
] as const;

/** What must not contradict. A draft keeps what was said; a person settles the conflict. */
export const NATIONAL_RULES: readonly Rule[] = [
  {
    name: 'call_times_in_order',
    about: ['dispatch.call_arrival', 'dispatch.call_answered', 'dispatch.call_create'],
    message: 'A call arrives, is answered, and is then entered, in this order.',
    breaches: (draft) => found(outOfOrder(callSteps(draft))),
  },
  {
    name: 'call_before_units',
    about: ['dispatch.call_create', 'dispatch.unit_responses'],
    message: 'No unit can be sent, arrive or clear before the call came in.',
    breaches: (draft) => {
      const call = latestOf(callSteps(draft));
      if (!call) return [];
      return unitsOf(draft).flatMap((unit) => found(tooEarly(call, unitSteps(unit))));
    },
  },
  {
    name: 'unit_times_in_order',
    about: ['dispatch.unit_responses', 'unit_responses'],
    message: 'A unit is dispatched, goes en route, stages, arrives and clears, in this order.',
    breaches: (draft) => unitsOf(draft).flatMap((unit) => found(outOfOrder(unitSteps(unit)))),
  },
  {
    name: 'canceled_unit_never_arrives',
    about: ['dispatch.unit_responses.canceled_enroute', 'dispatch.unit_responses.on_scene'],
    message: 'A unit that was canceled on the way has no arrival time.',
    breaches: (draft) =>
      unitsOf(draft).flatMap(({ path, unit }) =>
        unit.canceled_enroute && unit.on_scene ? [[`${path}.canceled_enroute`, `${path}.on_scene`]] : [],
      ),
  },
  {
    name: 'patient_times_in_order',
    about: ['dispatch.unit_responses.med_responses'],
    message: 'A crew reaches the patient, leaves for the hospital, arrives there and clears it, in this order.',
    breaches: (draft) =>
      unitsOf(draft).flatMap(({ path, unit }) =>
        (unit.med_responses ?? []).flatMap((care, i) => {
          const at = `${path}.med_responses[${i}]`;
          return found(
            outOfOrder([
              [`${at}.at_patient`, care.at_patient],
              [`${at}.enroute_to_hospital`, care.enroute_to_hospital],
              [`${at}.arrived_at_hospital`, care.arrived_at_hospital],
              [`${at}.hospital_cleared`, care.hospital_cleared],
            ]),
          );
        }),
      ),
  },
  {
    name: 'search_in_order',
    about: ['tactic_timestamps.primary_search_begin', 'tactic_timestamps.primary_search_complete'],
    message: 'A search begins before it is complete.',
    breaches: (draft) => inOrder(draft, ['primary_search_begin', 'primary_search_complete']),
  },
  {
    name: 'fire_progress_in_order',
    about: [
      'tactic_timestamps.water_on_fire',
      'tactic_timestamps.fire_knocked_down',
      'tactic_timestamps.fire_under_control',
      'tactic_timestamps.suppression_complete',
    ],
    message: 'There is water on the fire, then it is knocked down, under control and out, in this order.',
    breaches: (draft) =>
      inOrder(draft, ['water_on_fire', 'fire_knocked_down', 'fire_under_control', 'suppression_complete']),
  },
  {
    name: 'call_before_tactics',
    about: ['dispatch.call_arrival', 'tactic_timestamps'],
    message: 'No work on scene can happen before the call came in.',
    breaches: (draft) => {
      const arrival = draft.dispatch?.call_arrival;
      return arrival ? found(tooEarly(['dispatch.call_arrival', arrival], tacticSteps(draft))) : [];
    },
  },
  {
    name: 'incident_clear_last',
    about: ['dispatch.incident_clear', 'dispatch.unit_responses', 'tactic_timestamps'],
    message: 'The incident is cleared after everything else.',
    breaches: (draft) => {
      const clear = draft.dispatch?.incident_clear;
      if (!clear) return [];
      const steps = [...callSteps(draft), ...unitsOf(draft).flatMap(unitSteps), ...tacticSteps(draft)];
      const later = stepsAfter(steps, clear);
      return later.length > 0 ? [['dispatch.incident_clear', ...later]] : [];
    },
  },
  {
    name: 'at_most_three_types',
    about: ['incident_types'],
    message: 'An incident has at most three types.',
    breaches: (draft) => (typesOf(draft).length > 3 ? [['incident_types']] : []),
  },
  {
    name: 'types_differ',
    about: ['incident_types'],
    message: 'An incident type is given once.',
    breaches: (draft) => (new Set(typesOf(draft)).size < typesOf(draft).length ? [['incident_types']] : []),
  },
  {
    name: 'one_primary_type',
    about: ['incident_types.primary'],
    message: 'Exactly one incident type is the primary one.',
    breaches: (draft) => {
      const primary = (draft.incident_types ?? []).flatMap((entry, i) =>
        'primary' in entry && entry.primary ? [`incident_types[${i}].primary`] : [],
      );
      return primary.length > 1 ? [primary] : [];
    },
  },
  {
    name: 'type_entry_has_type',
    about: ['incident_types.type'],
    misplaced: true,
    message: 'An entry among the incident types names a type.',
    breaches: ({ incident_types: types }) =>
      (types ?? []).flatMap(({ type }, i) => (type === undefined ? [[`incident_types[${i}]`]] : [])),
  },
  {
    name: 'cancelled_stands_alone',
    about: ['incident_types'],
    message: 'A call cancelled before arrival has no other type.',
    breaches: (draft) =>
      hasType(draft, 'NOEMERG||CANCELLED') && typesOf(draft).length > 1 ? [['incident_types']] : [],
  },
  {
    name: 'fire_detail_with_fire',
    about: ['fire_detail', 'incident_types'],
    misplaced: true,
    message: 'Details of a fire go with a fire type.',
    breaches: (draft) => (draft.fire_detail && !hasType(draft, 'FIRE') ? [['fire_detail']] : []),
  },
  {
    name: 'medical_details_with_medical',
    about: ['medical_details', 'incident_types'],
    misplaced: true,
    message: 'Details of patients go with a medical type.',
    breaches: (draft) => (draft.medical_details?.length && !hasType(draft, 'MEDICAL') ? [['medical_details']] : []),
  },
  {
    name: 'hazsit_detail_with_hazsit',
    about: ['hazsit_detail', 'incident_types'],
    misplaced: true,
    message: 'Details of a hazardous situation go with a hazardous situation type.',
    breaches: (draft) => (draft.hazsit_detail && !hasType(draft, 'HAZSIT') ? [['hazsit_detail']] : []),
  },
  {
    name: 'fire_place_matches_type',
    about: ['fire_detail.location_detail.type', 'incident_types'],
    message: 'A structure fire is in a structure, an outside fire is outside.',
    breaches: (draft) => {
      const said = draft.fire_detail?.location_detail?.type;
      const form = fireFormOf(draft);
      return said && form && said !== form ? [['fire_detail.location_detail.type', 'incident_types']] : [];
    },
  },
  {
    name: 'none_stands_alone',
    about: ['fire_detail.investigation_types', 'fire_detail.suppression_appliances'],
    message: '"None" is not given together with something else.',
    breaches: ({ fire_detail: fire }) => {
      const lists = {
        'fire_detail.investigation_types': fire?.investigation_types,
        'fire_detail.suppression_appliances': fire?.suppression_appliances,
      };
      return Object.entries(lists).flatMap(([path, codes]) =>
        codes && codes.length > 1 && codes.some((code) => code === 'NONE') ? [[path]] : [],
      );
    },
  },
  {
    name: 'aid_is_between_departments',
    about: ['aids.department_neris_id', 'base.department_neris_id'],
    message: 'Aid is given to or received from another department.',
    breaches: ({ aids, base }) =>
      (aids ?? []).flatMap((aid, i) =>
        aid.department_neris_id && aid.department_neris_id === base?.department_neris_id
          ? [[`aids[${i}].department_neris_id`, 'base.department_neris_id']]
          : [],
      ),
  },
];

function found(paths: string[]): string[][] {
  return paths.length > 0 ? [paths] : [];
}

/** The steps before a moment, led by the moment's own path. */
function tooEarly([path, time]: readonly [string, string | null | undefined], steps: ReturnType<typeof unitSteps>) {
  const early = steps.filter((step) => outOfOrder([[path, time], step]).length > 0).map(([at]) => at);
  return early.length > 0 ? [path, ...early] : [];
}

type Milestone = keyof NonNullable<IncidentDraft['tactic_timestamps']>;

function inOrder(draft: IncidentDraft, milestones: Milestone[]): string[][] {
  const places = [
    ['tactic_timestamps', draft.tactic_timestamps],
    ['dispatch.tactic_timestamps', draft.dispatch?.tactic_timestamps],
  ] as const;
  return places.flatMap(([path, times]) =>
    found(outOfOrder(milestones.map((name) => [`${path}.${name}`, times?.[name]] as const))),
  );
}
