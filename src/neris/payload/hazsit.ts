import {
  DOT_CLASSES,
  HAZSIT_DISPOSITIONS,
  PHYSICAL_STATES,
  RELEASE_CAUSES,
  RELEASE_UNITS,
  RELEASED_INTO,
} from '../values/hazsit.ts';
import { boolean, code, integer, list, number, object, required, text } from './spec.ts';

const RELEASE = object({
  estimated_amount: number,
  unit_of_measurement: code(RELEASE_UNITS),
  physical_state: code(PHYSICAL_STATES),
  released_into: code(RELEASED_INTO),
  cause: code(RELEASE_CAUSES),
});

const CHEMICAL = object({
  name: required(text(255)),
  release_occurred: required(boolean),
  release: RELEASE,
  dot_class: required(code(DOT_CLASSES)),
});

export const HAZSIT = object({
  evacuated: required(integer),
  chemicals: list(CHEMICAL),
  disposition: required(code(HAZSIT_DISPOSITIONS)),
});
