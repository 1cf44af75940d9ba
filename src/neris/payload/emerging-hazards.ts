import {
  BATTERY_FIRE_TACTICS,
  ELECTRIC_HAZARDS,
  HAZARD_ROLES,
  OTHER_GENERATORS,
  SOLAR_ROLES,
  SOLAR_TAG,
  SOLAR_TYPES,
  YES_NO_UNKNOWN,
} from '../values/emerging-hazards.ts';
import { presence } from './alarms.ts';
import { boolean, code, list, object, required, variants } from './spec.ts';

export const ELECTRIC_HAZARD = object({
  fire_details: object({ reignition: boolean, suppression_types: list(code(BATTERY_FIRE_TACTICS)) }),
  type: required(code(ELECTRIC_HAZARDS)),
  source_or_target: code(HAZARD_ROLES),
  involved_in_crash: boolean,
});

export const POWERGEN_HAZARD = object({
  pv_other: required(
    variants(
      object({ type: required(code(SOLAR_TAG)), source_or_target: code(SOLAR_ROLES), pv_type: code(SOLAR_TYPES) }),
      object({ type: required(code(OTHER_GENERATORS)) }),
    ),
  ),
});

/** Corrugated stainless steel tubing, the flexible gas line that lightning can pierce. */
export const CSST_HAZARD = object({
  ignition_source: boolean,
  lightning_suspected: code(YES_NO_UNKNOWN),
  grounded: code(YES_NO_UNKNOWN),
});

export const MEDICAL_OXYGEN_HAZARD = presence({ contributed_to_flame_spread: boolean });
