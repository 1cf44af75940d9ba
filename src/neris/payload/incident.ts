import { INCIDENT_TYPES, SPECIAL_MODIFIERS, UNDETERMINED_TYPE } from '../values/incident-types.ts';
import { DISPLACEMENT_CAUSES } from '../values/location.ts';
import { PATIENT_CARE_EVALUATIONS, PATIENT_STATUSES, TRANSPORT_DISPOSITIONS } from '../values/medical.ts';
import {
  ACTION_TAG,
  ACTIONS,
  AID_DIRECTIONS,
  AID_TYPES,
  NO_ACTION_REASONS,
  NO_ACTION_TAG,
  NONFD_AIDS,
} from '../values/response.ts';
import { COOKING_FIRE_SUPPRESSION, FIRE_ALARM, FIRE_SUPPRESSION, OTHER_ALARM, SMOKE_ALARM } from './alarms.ts';
import { DISPATCH, INCIDENT_NUMBER, TACTIC_TIMESTAMPS, UNIT_RESPONSE } from './dispatch.ts';
import { CSST_HAZARD, ELECTRIC_HAZARD, MEDICAL_OXYGEN_HAZARD, POWERGEN_HAZARD } from './emerging-hazards.ts';
import { EXPOSURE, FIRE } from './fire.ts';
import { HAZSIT } from './hazsit.ts';
import { LOCATION, LOCATION_USE, POINT, POLYGON } from './location.ts';
import { CASUALTY_RESCUE } from './rescue.ts';
import {
  boolean,
  code,
  type DraftOf,
  either,
  implied,
  integer,
  list,
  object,
  pattern,
  required,
  text,
  variants,
} from './spec.ts';

const DEPARTMENT_ID = pattern(/^FD\d{8}$/);
const FIRE_MARSHAL_ID = pattern(/^FM\d{8}$/);

export const BASE = object({
  people_present: boolean,
  animals_rescued: integer,
  displacement_count: integer,
  department_neris_id: required(DEPARTMENT_ID),
  incident_number: required(INCIDENT_NUMBER),
  displacement_causes: list(code(DISPLACEMENT_CAUSES)),
  impediment_narrative: text(100_000),
  outcome_narrative: text(100_000),
  point: POINT,
  polygon: POLYGON,
  location: required(LOCATION),
  location_use: LOCATION_USE,
});

export const ACTIONS_TACTICS = object({
  action_noaction: required(
    variants(
      object({ type: implied(code(ACTION_TAG)), actions: list(code(ACTIONS)) }),
      object({ type: implied(code(NO_ACTION_TAG)), noaction_type: required(code(NO_ACTION_REASONS)) }),
    ),
  ),
});

export const AID = object({
  department_neris_id: required(either(DEPARTMENT_ID, FIRE_MARSHAL_ID)),
  aid_type: required(code(AID_TYPES)),
  aid_direction: required(code(AID_DIRECTIONS)),
});

export const MEDICAL = object({
  patient_care_evaluation: required(code(PATIENT_CARE_EVALUATIONS)),
  patient_status: code(PATIENT_STATUSES),
  transport_disposition: code(TRANSPORT_DISPOSITIONS),
  patient_care_report_id: text(255),
});

/** The whole national incident payload. */
export const INCIDENT = object({
  base: required(BASE),
  incident_types: required(
    either(
      list(object({ primary: boolean, type: required(code(INCIDENT_TYPES)) })),
      list(object({ type: required(code(UNDETERMINED_TYPE)) })),
    ),
  ),
  special_modifiers: list(code(SPECIAL_MODIFIERS)),
  aids: list(AID),
  nonfd_aids: list(code(NONFD_AIDS)),
  actions_tactics: ACTIONS_TACTICS,
  dispatch: required(DISPATCH),
  tactic_timestamps: TACTIC_TIMESTAMPS,
  unit_responses: list(UNIT_RESPONSE),
  exposures: list(EXPOSURE),
  casualty_rescues: list(CASUALTY_RESCUE),
  fire_detail: FIRE,
  hazsit_detail: HAZSIT,
  medical_details: list(MEDICAL),
  smoke_alarm: SMOKE_ALARM,
  fire_alarm: FIRE_ALARM,
  other_alarm: OTHER_ALARM,
  fire_suppression: FIRE_SUPPRESSION,
  cooking_fire_suppression: COOKING_FIRE_SUPPRESSION,
  electric_hazards: list(ELECTRIC_HAZARD),
  powergen_hazards: list(POWERGEN_HAZARD),
  csst_hazard: CSST_HAZARD,
  medical_oxygen_hazard: MEDICAL_OXYGEN_HAZARD,
});

/** A payload in which anything may still be absent. */
export type IncidentDraft = DraftOf<typeof INCIDENT>;
