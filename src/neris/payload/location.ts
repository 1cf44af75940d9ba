import { COUNTRIES } from '../values/countries.ts';
import {
  CROSS_STREET_MODIFIERS,
  DIRECTIONS_OF_TRAVEL,
  LOCATION_USES,
  PLACE_TYPES,
  STREET_SEPARATORS,
  VACANCY_CAUSES,
} from '../values/location.ts';
import { STATES } from '../values/states.ts';
import { STREET_TYPES } from '../values/street-types.ts';
import {
  again,
  anyText,
  anything,
  boolean,
  code,
  type DraftOf,
  either,
  implied,
  integer,
  list,
  number,
  object,
  required,
  type Spec,
  text,
} from './spec.ts';

const STREET_FIELDS = {
  street_prefix_modifier: text(255),
  street_prefix_direction: text(255),
  street: text(255),
  street_postfix_direction: text(255),
  street_postfix_modifier: text(255),
  street_prefix: code(STREET_TYPES),
  street_preposition_type_separator: code(STREET_SEPARATORS),
  street_postfix: code(STREET_TYPES),
  direction_of_travel: code(DIRECTIONS_OF_TRAVEL),
  number_prefix: text(255),
  number: integer,
  number_suffix: text(255),
  complete_number: text(255),
  distance_marker: text(255),
};

const PLACE_FIELDS = {
  additional_attributes: anything,
  place_type: code(PLACE_TYPES),
  postal_community: text(255),
  neighborhood_community: text(255),
  unincorporated_community: text(255),
  incorporated_municipality: text(255),
  county: text(255),
  state: code(STATES),
  postal_code: text(255),
  postal_code_extension: text(255),
  country: code(COUNTRIES),
  structure: text(255),
  subsite: text(255),
  site: text(255),
  wing: text(255),
  floor: text(255),
  unit_prefix: text(255),
  unit_value: text(255),
  room: text(255),
  section: text(255),
  row: text(255),
  seat: text(255),
  additional_info: text(255),
  marker: text(255),
  cross_streets: list(object({ ...STREET_FIELDS, cross_street_modifier: code(CROSS_STREET_MODIFIERS) })),
};

const ADDRESS = object({ ...STREET_FIELDS, ...PLACE_FIELDS });

/** Any of these tells a crew where to go; a town alone does not. */
const POINTS_TO_A_PLACE = ['street', 'cross_streets', 'structure', 'site', 'subsite', 'marker', 'location_aliases'];

export const LOCATION = object(
  {
    ...STREET_FIELDS,
    ...PLACE_FIELDS,
    // Typed one level deep; checked to any depth.
    location_aliases: list(again((): Spec<DraftOf<typeof ADDRESS>> => LOCATION)),
  },
  { isAnswered: pointsToAPlace },
);

export function pointsToAPlace(location: Readonly<Record<string, unknown>>): boolean {
  return POINTS_TO_A_PLACE.some((field) => {
    const value = location[field];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
  });
}

export const LOCATION_USE = object({
  in_use: object({ in_use: required(boolean), intended: boolean }),
  use_type: code(LOCATION_USES),
  vacancy_cause: code(VACANCY_CAUSES),
  secondary_use: code(LOCATION_USES),
});

const crs = either(integer, anyText);

export const POINT = object(
  {
    crs,
    geometry: required(
      object({ type: implied(code({ Point: 'Point' } as const)), coordinates: required(list(number, 2)) }),
    ),
  },
  { open: true },
);

export const POLYGON = object(
  {
    crs,
    geometry: required(
      object({
        type: implied(code({ MultiPolygon: 'Areas' } as const)),
        coordinates: required(list(list(list(list(number))))),
      }),
    ),
  },
  { open: true },
);
