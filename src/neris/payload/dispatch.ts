import { RESPONSE_MODES } from '../values/response.ts';
import { LOCATION, POINT } from './location.ts';
import { boolean, code, integer, list, object, pattern, required, text, timestamp } from './spec.ts';

export const INCIDENT_NUMBER = pattern(/[\w\-:]+/);
export const UNIT_NERIS_ID = pattern(/^FD\d{8}S[A-Z\d]{3}U[A-Z\d]{3}$/);

/** Whole-incident milestones of the work on scene. */
export const TACTIC_TIMESTAMPS = object({
  command_established: timestamp,
  completed_sizeup: timestamp,
  suppression_complete: timestamp,
  primary_search_begin: timestamp,
  primary_search_complete: timestamp,
  water_on_fire: timestamp,
  fire_under_control: timestamp,
  fire_knocked_down: timestamp,
  extrication_complete: timestamp,
});

const MED_RESPONSE = object({
  hospital_destination: text(255),
  at_patient: timestamp,
  enroute_to_hospital: timestamp,
  arrived_at_hospital: timestamp,
  transferred_to_agency: timestamp,
  transferred_to_facility: timestamp,
  hospital_cleared: timestamp,
});

export const UNIT_RESPONSE = object({
  unit_neris_id: UNIT_NERIS_ID,
  reported_unit_id: text(255),
  staffing: integer,
  unable_to_dispatch: boolean,
  dispatch: timestamp,
  enroute_to_scene: timestamp,
  on_scene: timestamp,
  canceled_enroute: timestamp,
  staging: timestamp,
  unit_clear: timestamp,
  med_responses: list(MED_RESPONSE),
  point: POINT,
  response_mode: code(RESPONSE_MODES),
  transport_mode: code(RESPONSE_MODES),
});

export const DISPATCH = object({
  center_id: text(255),
  incident_number: required(INCIDENT_NUMBER),
  determinant_code: text(8),
  incident_code: text(255),
  automatic_alarm: boolean,
  incident_clear: timestamp,
  call_arrival: required(timestamp),
  call_answered: required(timestamp),
  call_create: required(timestamp),
  disposition: text(255),
  location: required(LOCATION),
  point: POINT,
  comments: list(object({ timestamp, comment: required(text(100_000)) })),
  unit_responses: required(list(UNIT_RESPONSE)),
  tactic_timestamps: TACTIC_TIMESTAMPS,
});
