import { ROOMS } from '../values/fire.ts';
import {
  DUTIES,
  FIREFIGHTER_RESCUES,
  GENDERS,
  INCIDENT_STAGES,
  INJURY_ACTIVITIES,
  INJURY_CAUSES,
  INJURY_OUTCOMES,
  JOB_CLASSIFICATIONS,
  OTHER_REMOVALS,
  OTHER_RESCUES,
  PERSON_KINDS,
  PPE_ITEMS,
  PRESENCE_KNOWN,
  RACES,
  REMOVAL_TAG,
  RESCUE_ACTIONS,
  RESCUE_ELEVATIONS,
  RESCUE_IMPEDIMENTS,
  RESCUE_PATHS,
  SUPPRESSION_PHASES,
  UNINJURED_TAG,
} from '../values/rescue.ts';
import { UNIT_NERIS_ID } from './dispatch.ts';
import { alwaysTrue, boolean, code, implied, list, number, object, required, text, variants } from './spec.ts';

const FIREFIGHTER_INJURY = object({
  unit_neris_id: UNIT_NERIS_ID,
  reported_unit_id: text(255),
  unit_continuity: boolean,
  incident_command: boolean,
  job_classification: code(JOB_CLASSIFICATIONS),
  duty_type: code(DUTIES),
  action_type: code(INJURY_ACTIVITIES),
  incident_stage: code(INCIDENT_STAGES),
  ppe_items: list(code(PPE_ITEMS)),
});

const CASUALTY = object({
  injury_or_noninjury: required(
    variants(
      object({
        type: required(code(INJURY_OUTCOMES)),
        cause: code(INJURY_CAUSES),
        ff_injury_details: FIREFIGHTER_INJURY,
      }),
      object({ type: required(code(UNINJURED_TAG)) }),
    ),
  ),
});

const REMOVAL = variants(
  object({
    gas_isolation: boolean,
    type: required(code(REMOVAL_TAG)),
    room_type: code(ROOMS),
    elevation_type: code(RESCUE_ELEVATIONS),
    rescue_path_type: code(RESCUE_PATHS),
    fire_removal: object({ relative_suppression_time: code(SUPPRESSION_PHASES) }),
  }),
  object({ type: required(code(OTHER_REMOVALS)) }),
);

const RESCUE = object({
  presence_known: object({ presence_known_type: required(code(PRESENCE_KNOWN)) }),
  mayday: object({
    mayday: implied(alwaysTrue),
    rit_activated: boolean,
    relative_suppression_time: code(SUPPRESSION_PHASES),
  }),
  ffrescue_or_nonffrescue: required(
    variants(
      object({
        actions: list(code(RESCUE_ACTIONS)),
        removal_or_nonremoval: required(REMOVAL),
        type: required(code(FIREFIGHTER_RESCUES)),
        impediments: list(code(RESCUE_IMPEDIMENTS)),
      }),
      object({ type: required(code(OTHER_RESCUES)) }),
    ),
  ),
});

export const CASUALTY_RESCUE = object({
  type: required(code(PERSON_KINDS)),
  rank: text(255),
  years_of_service: number,
  casualty: CASUALTY,
  rescue: RESCUE,
  birth_month_year: text(7, 7),
  gender: code(GENDERS),
  race: code(RACES),
});
