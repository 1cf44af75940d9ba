import { readFileSync } from 'node:fs';
import { ABSENCES, PRESENT_TAG } from '../../neris/values/alarms.ts';
import {
  ARRIVAL_CONDITIONS,
  DAMAGE_TYPES,
  EXPOSURE_ITEMS,
  INVESTIGATION_NEEDS,
  INVESTIGATION_TYPES,
  OUTSIDE_FIRE_CAUSES,
  ROOMS,
  STRUCTURE_FIRE_CAUSES,
  SUPPRESSION_APPLIANCES,
  WATER_SUPPLIES,
} from '../../neris/values/fire.ts';
import { DOT_CLASSES, HAZSIT_DISPOSITIONS } from '../../neris/values/hazsit.ts';
import { INCIDENT_TYPES } from '../../neris/values/incident-types.ts';
import { DISPLACEMENT_CAUSES, LOCATION_USES, VACANCY_CAUSES } from '../../neris/values/location.ts';
import { PATIENT_CARE_EVALUATIONS, PATIENT_STATUSES, TRANSPORT_DISPOSITIONS } from '../../neris/values/medical.ts';
import { NONFD_AIDS, RESPONSE_MODES } from '../../neris/values/response.ts';
import { CALL_TIMES, type ConceptField, codeOf, MILESTONES, NUMBER_PATHS, UNIT_TIMES } from '../reader/concepts.ts';

/** What a field asks, and its codes with what they mean; none where the words themselves are the answer. */
type Question = readonly [what: string, codes?: Readonly<Record<string, string>>];

/** The rules stand beside the sources; the build finds them there too. */
const RULES = `${import.meta.url.endsWith('.ts') ? './' : '../../../src/extraction/language-model/'}prompt.txt`;
const YES_OR_NO = { true: 'yes', false: 'no' };
const PRESENCE = { ...PRESENT_TAG, NOT_PRESENT: ABSENCES.NOT_PRESENT };
const MILESTONE_NAMES = named(MILESTONES);

/** What is asked, by the reader's field. The value sets are the national ones. */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  type: ['what the crew found, one to three', short('type', INCIDENT_TYPES)],
  addr: ['the incident’s address, crossing or highway place, the town apart'],
  town: ['the town, where it is said as the incident’s'],
  unit: ['a fire or EMS unit that responded; each unit once'],
  own: ['the narrator’s own unit, where it is said'],
  cancelled: ['a unit was cancelled or turned back on the way'],
  t: ['a clock time', { ...named(UNIT_TIMES), ...named(CALL_TIMES), ...MILESTONE_NAMES }],
  did: ['a milestone told as done without a clock time', MILESTONE_NAMES],
  n: [
    'a number: of the crew, of people displaced or evacuated (“nobody” where none was), the floor of origin and so on',
    without('mile', named(Object.keys(NUMBER_PATHS))),
  ],
  mode: ['how a unit responded', RESPONSE_MODES],
  use: ['the kind of place', short('use', LOCATION_USES)],
  people: ['people were there at the time', YES_OR_NO],
  inuse: ['the building was in use', YES_OR_NO],
  vac: ['why it was vacant', without('UNKNOWN', VACANCY_CAUSES)],
  displ: ['why people were displaced', DISPLACEMENT_CAUSES],
  aid: ['outside agencies on scene or called', NONFD_AIDS],
  arrive: ['what the first crew saw on arrival', ARRIVAL_CONDITIONS],
  damage: ['extent of the damage', DAMAGE_TYPES],
  room: ['where it started', without('UNKNOWN', ROOMS)],
  cause: ['the stated cause', { ...OUTSIDE_FIRE_CAUSES, ...STRUCTURE_FIRE_CAUSES }],
  water: ['main water supply; a hydrant only with its flow', WATER_SUPPLIES],
  needinv: ['whether an investigation is needed', without('NOT_APPLICABLE NOT_EVALUATED OTHER', INVESTIGATION_NEEDS)],
  inv: ['who investigated on scene', INVESTIGATION_TYPES],
  hose: ['what was flowed or applied', SUPPRESSION_APPLIANCES],
  smokealarm: ['smoke alarms', PRESENCE],
  smokeworks: ['the smoke alarm worked', YES_OR_NO],
  firealarm: ['a fire alarm system', PRESENCE],
  otheralarm: ['another alarm (CO, heat, gas)', PRESENCE],
  sprinkler: ['sprinklers or other fire suppression', PRESENCE],
  hood: ['cooking fire suppression', PRESENCE],
  care: ['care of a patient', PATIENT_CARE_EVALUATIONS],
  ride: ['transport of a patient', TRANSPORT_DISPOSITIONS],
  status: ['change of a patient’s condition', PATIENT_STATUSES],
  chem: ['a named substance, by its class; the words name the substance', DOT_CLASSES],
  released: ['it got out', YES_OR_NO],
  hazdisp: ['how it ended', HAZSIT_DISPOSITIONS],
  exp: ['a thing beside the fire that was damaged, protected or at risk', EXPOSURE_ITEMS],
  expdamage: ['its damage', DAMAGE_TYPES],
};

/** Every concept that may be claimed. */
export const CONCEPTS: ReadonlySet<string> = new Set(
  Object.entries(QUESTIONS).flatMap(([field, [, codes]]) =>
    codes ? Object.keys(codes).map((code) => `${field}=${code}`) : [field],
  ),
);

/** The rules, then the concepts that may be claimed, with their national meaning. */
export function promptOf(): string {
  const concepts = Object.entries(QUESTIONS).flatMap(([field, [what, codes = {}]]) => [
    `${field}: ${what}`,
    ...Object.entries(codes).map(([code, meaning]) => `  ${field}=${code}  ${meaning}`),
  ]);
  return [readFileSync(new URL(RULES, import.meta.url), 'utf8'), ...concepts].join('\n');
}

/** What an answer must look like. Strict servers want every property required and no other; lengths are checked on arrival. */
const TEXT = { type: 'string' };
const CLAIM = { concept: { ...TEXT, enum: [...CONCEPTS] }, words: TEXT, of: { type: 'array', items: TEXT } };
const objectOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
export const SCHEMA = objectOf({ claims: { type: 'array', items: objectOf(CLAIM) } });

/** The national codes by the reader's short names. */
function short(field: ConceptField, table: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([code, label]) => [codeOf(field, code), label]));
}

function named(roles: readonly string[]): Record<string, string> {
  return Object.fromEntries(roles.map((role) => [role, role.replaceAll('_', ' ')]));
}

/** Not knowing is no finding. */
function without(codes: string, table: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).filter(([code]) => !codes.split(' ').includes(code)));
}
