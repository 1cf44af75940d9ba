import { INCIDENT_TYPES } from '../../neris/values/incident-types.ts';
import { LOCATION_USES } from '../../neris/values/location.ts';

/**
 * What the reader can claim, by the short names its lessons use. A concept is `field=CODE`, as in `damage=MINOR_DAMAGE`;
 * the path says where in the payload it goes: `[]` stands for the patient or the exposure it is said of.
 */
export const CONCEPT_PATHS = {
  type: 'incident_types',
  use: 'base.location_use.use_type',
  arrive: 'fire_detail.location_detail.arrival_condition',
  damage: 'fire_detail.location_detail.damage_type',
  cause: 'fire_detail.location_detail.cause',
  room: 'fire_detail.location_detail.room_of_origin_type',
  water: 'fire_detail.water_supply',
  needinv: 'fire_detail.investigation_needed',
  inv: 'fire_detail.investigation_types',
  hose: 'fire_detail.suppression_appliances',
  smokealarm: 'smoke_alarm.presence.type',
  smokeworks: 'smoke_alarm.presence.working',
  firealarm: 'fire_alarm.presence.type',
  otheralarm: 'other_alarm.presence.type',
  sprinkler: 'fire_suppression.presence.type',
  hood: 'cooking_fire_suppression.presence.type',
  people: 'base.people_present',
  inuse: 'base.location_use.in_use.in_use',
  vac: 'base.location_use.vacancy_cause',
  displ: 'base.displacement_causes',
  aid: 'nonfd_aids',
  care: 'medical_details[].patient_care_evaluation',
  ride: 'medical_details[].transport_disposition',
  status: 'medical_details[].patient_status',
  hazdisp: 'hazsit_detail.disposition',
  chem: 'hazsit_detail.chemicals[].dot_class',
  released: 'hazsit_detail.chemicals[].release_occurred',
  exp: 'exposures[].location_detail.item_type',
  expdamage: 'exposures[].damage_type',
  mode: 'dispatch.unit_responses[].response_mode',
} as const satisfies Record<string, string>;

export type ConceptField = keyof typeof CONCEPT_PATHS;

/** Counts and numbers, by the role a number's words play. */
export const NUMBER_PATHS = {
  staffing: 'dispatch.unit_responses[].staffing',
  displaced: 'base.displacement_count',
  animals: 'base.animals_rescued',
  evacuated: 'hazsit_detail.evacuated',
  acres: 'fire_detail.location_detail.acres_burned',
  floor: 'fire_detail.location_detail.floor_of_origin',
  incident_number: 'base.incident_number',
  mile: 'base.location.distance_marker',
} as const satisfies Record<string, string>;

export const UNIT_TIMES = [
  'dispatch',
  'enroute_to_scene',
  'on_scene',
  'staging',
  'canceled_enroute',
  'unit_clear',
] as const;
export const CALL_TIMES = ['call_arrival', 'call_answered', 'call_create', 'incident_clear'] as const;
export const MILESTONES = [
  'command_established',
  'completed_sizeup',
  'primary_search_begin',
  'primary_search_complete',
  'water_on_fire',
  'fire_knocked_down',
  'fire_under_control',
  'suppression_complete',
  'extrication_complete',
] as const;

/** The national codes by the last part of their name, or the last part with what tells it from its namesakes. */
const TYPES = shortNames(Object.keys(INCIDENT_TYPES));
const USES = shortNames(Object.keys(LOCATION_USES));

/** The payload's value for a concept's code. */
export function payloadValue(field: ConceptField, code: string): unknown {
  if (code === 'true' || code === 'false') return code === 'true';
  const names = field === 'type' ? TYPES : field === 'use' ? USES : undefined;
  return names?.get(code) ?? code;
}

function shortNames(codes: string[]): ReadonlyMap<string, string> {
  const ends = codes.map((code) => code.split('||').at(-1) ?? code);
  return new Map(
    codes.map((code, i) => {
      const parts = code.split('||');
      const end = ends[i] as string;
      if (ends.filter((other) => other === end).length === 1) return [end, code];
      return [`${parts[0] === 'RESCUE' ? parts[1] : parts[0]}.${end}`, code];
    }),
  );
}

/** The concept's code for a payload's value: the inverse of `payloadValue`. */
export function codeOf(field: ConceptField, value: unknown): string {
  const names = field === 'type' ? TYPES : field === 'use' ? USES : undefined;
  if (names) for (const [code, full] of names) if (full === value) return code;
  return String(value);
}
