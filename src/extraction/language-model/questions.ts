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
import { CALL_TIMES, type ConceptField, codeOf, MILESTONES, UNIT_TIMES } from '../reader/concepts.ts';
import type { Stage } from './claims.ts';

/** What a field asks, and its codes with what they mean; none where the words themselves are the answer. */
interface Question {
  what: string;
  codes?: Readonly<Record<string, string>>;
}

const YES_OR_NO = { true: 'yes', false: 'no' };
const PRESENCE = { ...PRESENT_TAG, NOT_PRESENT: ABSENCES.NOT_PRESENT };
const MILESTONE_NAMES = named(MILESTONES);

/** The questions of each stage, by the reader's field. The value sets are the national ones. */
export const QUESTIONS: Readonly<Record<Stage, Readonly<Record<string, Question>>>> = {
  core: {
    type: { what: 'what the crew found, one to three', codes: short('type', INCIDENT_TYPES) },
    addr: { what: 'the incident’s address, crossing or highway place, the town apart' },
    town: { what: 'the town, where it is said as the incident’s' },
    unit: { what: 'a fire or EMS unit that responded; each unit once' },
    own: { what: 'the narrator’s own unit, where it is said' },
    cancelled: { what: 'a unit was cancelled or turned back on the way' },
    t: {
      what: 'a clock time: the words are the time’s own, and nothing else',
      codes: { ...named(UNIT_TIMES), ...named(CALL_TIMES), ...MILESTONE_NAMES },
    },
    did: { what: 'a milestone told as done without a clock time', codes: MILESTONE_NAMES },
    n: {
      what: 'a number: the words are the number’s own',
      codes: {
        staffing: 'crew of a unit',
        displaced: 'people displaced; “nobody” where none was',
        animals: 'animals rescued',
        incident_number: 'incident or run number',
      },
    },
    mode: { what: 'how a unit responded', codes: RESPONSE_MODES },
    use: { what: 'the kind of place', codes: short('use', LOCATION_USES) },
    people: { what: 'people were there at the time', codes: YES_OR_NO },
    inuse: { what: 'the building was in use', codes: YES_OR_NO },
    vac: { what: 'why it was vacant', codes: known(VACANCY_CAUSES) },
    displ: { what: 'why people were displaced', codes: DISPLACEMENT_CAUSES },
    aid: { what: 'outside agencies on scene or called', codes: NONFD_AIDS },
  },
  fire_detail: {
    arrive: { what: 'what the first crew saw on arrival', codes: ARRIVAL_CONDITIONS },
    damage: { what: 'extent of the damage', codes: DAMAGE_TYPES },
    room: { what: 'where it started', codes: known(ROOMS) },
    cause: { what: 'the stated cause', codes: { ...OUTSIDE_FIRE_CAUSES, ...STRUCTURE_FIRE_CAUSES } },
    water: { what: 'main water supply; a hydrant only with its flow', codes: WATER_SUPPLIES },
    needinv: {
      what: 'whether an investigation is needed',
      codes: only(INVESTIGATION_NEEDS, 'YES NO NO_CAUSE_OBVIOUS'),
    },
    inv: { what: 'who investigated on scene', codes: INVESTIGATION_TYPES },
    hose: { what: 'what was flowed or applied', codes: SUPPRESSION_APPLIANCES },
    n: { what: 'a number: the words are the number’s own', codes: { floor: 'floor of origin', acres: 'acres burned' } },
    smokealarm: { what: 'smoke alarms', codes: PRESENCE },
    smokeworks: { what: 'the smoke alarm worked', codes: YES_OR_NO },
    firealarm: { what: 'a fire alarm system', codes: PRESENCE },
    otheralarm: { what: 'another alarm (CO, heat, gas)', codes: PRESENCE },
    sprinkler: { what: 'sprinklers or other fire suppression', codes: PRESENCE },
    hood: { what: 'cooking fire suppression', codes: PRESENCE },
  },
  medical_details: {
    care: { what: 'care of a patient', codes: PATIENT_CARE_EVALUATIONS },
    ride: { what: 'transport of a patient', codes: TRANSPORT_DISPOSITIONS },
    status: { what: 'change of a patient’s condition', codes: PATIENT_STATUSES },
  },
  hazsit_detail: {
    chem: { what: 'a named substance, by its class; the words name the substance', codes: DOT_CLASSES },
    released: { what: 'it got out', codes: YES_OR_NO },
    hazdisp: { what: 'how it ended', codes: HAZSIT_DISPOSITIONS },
    n: { what: 'a number: the words are the number’s own', codes: { evacuated: 'people evacuated' } },
  },
  exposures: {
    exp: { what: 'a thing beside the fire that was damaged, protected or at risk', codes: EXPOSURE_ITEMS },
    expdamage: { what: 'its damage', codes: DAMAGE_TYPES },
  },
};

/** Every concept a stage may claim. */
export function conceptsOf(stage: Stage): string[] {
  return Object.entries(QUESTIONS[stage]).flatMap(([field, { codes }]) =>
    codes ? Object.keys(codes).map((code) => `${field}=${code}`) : [field],
  );
}

const STAGE_OF: ReadonlyMap<string, Stage> = new Map(
  (Object.keys(QUESTIONS) as Stage[]).flatMap((stage) =>
    conceptsOf(stage).map((concept): [string, Stage] => [concept, stage]),
  ),
);

export function stageOf(concept: string): Stage | undefined {
  return STAGE_OF.get(concept);
}

/** The national codes by the reader's short names. */
function short(field: ConceptField, table: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([code, label]) => [codeOf(field, code), label]));
}

function named(roles: readonly string[]): Record<string, string> {
  return Object.fromEntries(roles.map((role) => [role, role.replaceAll('_', ' ')]));
}

/** Not knowing is no finding. */
function known({ UNKNOWN: _, ...table }: Readonly<Record<string, string>>): Record<string, string> {
  return table;
}

function only(table: Readonly<Record<string, string>>, codes: string): Record<string, string> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, table[code] ?? code]));
}
