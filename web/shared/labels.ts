import { ALARM_OPERATIONS, SMOKE_ALARM_TYPES } from '../../src/neris/values/alarms.ts';
import {
  ARRIVAL_CONDITIONS,
  DAMAGE_TYPES,
  INVESTIGATION_NEEDS,
  OUTSIDE_FIRE_CAUSES,
  ROOMS,
  STRUCTURE_FIRE_CAUSES,
  SUPPRESSION_APPLIANCES,
  WATER_SUPPLIES,
} from '../../src/neris/values/fire.ts';
import { DOT_CLASSES, HAZSIT_DISPOSITIONS } from '../../src/neris/values/hazsit.ts';
import { INCIDENT_TYPES } from '../../src/neris/values/incident-types.ts';
import { DISPLACEMENT_CAUSES, LOCATION_USES } from '../../src/neris/values/location.ts';
import { PATIENT_CARE_EVALUATIONS, PATIENT_STATUSES, TRANSPORT_DISPOSITIONS } from '../../src/neris/values/medical.ts';
import { ACTIONS, NO_ACTION_REASONS, NONFD_AIDS, RESPONSE_MODES } from '../../src/neris/values/response.ts';

/** The national codes in words, by the field they stand in. Loaded after the microphone is on screen. */
export const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  incident_type: INCIDENT_TYPES,
  use_type: LOCATION_USES,
  secondary_use: LOCATION_USES,
  displacement_causes: DISPLACEMENT_CAUSES,
  actions: ACTIONS,
  noaction_type: NO_ACTION_REASONS,
  nonfd_aids: NONFD_AIDS,
  response_mode: RESPONSE_MODES,
  transport_mode: RESPONSE_MODES,
  arrival_condition: ARRIVAL_CONDITIONS,
  damage_type: DAMAGE_TYPES,
  room_of_origin_type: ROOMS,
  cause: { ...OUTSIDE_FIRE_CAUSES, ...STRUCTURE_FIRE_CAUSES },
  water_supply: WATER_SUPPLIES,
  investigation_needed: INVESTIGATION_NEEDS,
  suppression_appliances: SUPPRESSION_APPLIANCES,
  patient_care_evaluation: PATIENT_CARE_EVALUATIONS,
  patient_status: PATIENT_STATUSES,
  transport_disposition: TRANSPORT_DISPOSITIONS,
  disposition: HAZSIT_DISPOSITIONS,
  dot_class: DOT_CLASSES,
  alarm_types: SMOKE_ALARM_TYPES,
  operation_type: ALARM_OPERATIONS,
};
