import {
  ARRIVAL_CONDITIONS,
  DAMAGE_TYPES,
  EXPOSURE_ITEMS,
  EXTERNAL_EXPOSURE_TAG,
  INTERNAL_EXPOSURE_TAG,
  INVESTIGATION_NEEDS,
  INVESTIGATION_TYPES,
  OUTSIDE_FIRE_CAUSES,
  OUTSIDE_TAG,
  ROOMS,
  STRUCTURE_FIRE_CAUSES,
  STRUCTURE_TAG,
  SUPPRESSION_APPLIANCES,
  WATER_SUPPLIES,
} from '../values/fire.ts';
import { DISPLACEMENT_CAUSES } from '../values/location.ts';
import { LOCATION, LOCATION_USE, POINT, POLYGON } from './location.ts';
import { boolean, code, implied, integer, list, number, object, required, variants } from './spec.ts';

export const FIRE = object({
  location_detail: required(
    variants(
      object({
        type: implied(code(STRUCTURE_TAG)),
        progression_evident: boolean,
        floor_of_origin: required(integer),
        arrival_condition: required(code(ARRIVAL_CONDITIONS)),
        damage_type: required(code(DAMAGE_TYPES)),
        room_of_origin_type: required(code(ROOMS)),
        cause: required(code(STRUCTURE_FIRE_CAUSES)),
      }),
      object({
        type: implied(code(OUTSIDE_TAG)),
        acres_burned: number,
        cause: required(code(OUTSIDE_FIRE_CAUSES)),
      }),
    ),
  ),
  water_supply: required(code(WATER_SUPPLIES)),
  investigation_needed: required(code(INVESTIGATION_NEEDS)),
  investigation_types: required(list(code(INVESTIGATION_TYPES))),
  suppression_appliances: list(code(SUPPRESSION_APPLIANCES)),
});

export const EXPOSURE = object({
  people_present: boolean,
  displacement_count: integer,
  location_detail: required(
    variants(
      object({ type: required(code(EXTERNAL_EXPOSURE_TAG)), item_type: required(code(EXPOSURE_ITEMS)) }),
      object({ type: required(code(INTERNAL_EXPOSURE_TAG)) }),
    ),
  ),
  location: required(LOCATION),
  location_use: LOCATION_USE,
  point: POINT,
  polygon: POLYGON,
  damage_type: required(code(DAMAGE_TYPES)),
  displacement_causes: list(code(DISPLACEMENT_CAUSES)),
});
