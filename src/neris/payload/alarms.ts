import {
  ABSENCES,
  ALARM_ALERTED_TAG,
  ALARM_FAILED_TAG,
  ALARM_FAILURES,
  ALARM_OPERATIONS,
  ALARM_OTHER_OUTCOMES,
  FIRE_ALARM_TYPES,
  OCCUPANT_RESPONSES,
  OTHER_ALARM_TYPES,
  PRESENT_TAG,
  SMOKE_ALARM_TYPES,
} from '../values/alarms.ts';
import {
  COOKING_SUPPRESSION_SYSTEMS,
  COVERAGES,
  SUPPRESSION_EFFECTIVE_TAG,
  SUPPRESSION_FAILED_TAG,
  SUPPRESSION_FAILURES,
  SUPPRESSION_INEFFECTIVE_TAG,
  SUPPRESSION_OPERATIONS,
  SUPPRESSION_SYSTEMS,
} from '../values/suppression.ts';
import { boolean, code, integer, list, object, required, type Spec, variants } from './spec.ts';

export const SMOKE_ALARM = presence({
  working: boolean,
  alarm_types: list(code(SMOKE_ALARM_TYPES)),
  operation: object({
    alerted_failed_other: required(
      variants(
        object({ type: required(code(ALARM_ALERTED_TAG)), occupant_action: code(OCCUPANT_RESPONSES) }),
        object({ type: required(code(ALARM_FAILED_TAG)), failure_reason: code(ALARM_FAILURES) }),
        object({ type: required(code(ALARM_OTHER_OUTCOMES)) }),
      ),
    ),
  }),
});

export const FIRE_ALARM = presence({
  alarm_types: list(code(FIRE_ALARM_TYPES)),
  operation_type: code(ALARM_OPERATIONS),
});

export const OTHER_ALARM = presence({ alarm_types: list(code(OTHER_ALARM_TYPES)) });

export const FIRE_SUPPRESSION = presence({
  suppression_types: list(object({ type: required(code(SUPPRESSION_SYSTEMS)), full_partial: code(COVERAGES) })),
  operation_type: object({
    effectiveness: required(
      variants(
        object({ type: required(code(SUPPRESSION_EFFECTIVE_TAG)), sprinklers_activated: integer }),
        object({
          type: required(code(SUPPRESSION_INEFFECTIVE_TAG)),
          sprinklers_activated: integer,
          failure_reason: code(SUPPRESSION_FAILURES),
        }),
        object({ type: required(code(SUPPRESSION_FAILED_TAG)), failure_reason: code(SUPPRESSION_FAILURES) }),
      ),
    ),
  }),
});

export const COOKING_FIRE_SUPPRESSION = presence({
  suppression_types: list(code(COOKING_SUPPRESSION_SYSTEMS)),
  operation_type: code(SUPPRESSION_OPERATIONS),
});

/** There, with its details, or not there. */
export function presence<F extends Record<string, Spec>>(details: F) {
  const there = object({ type: required(code(PRESENT_TAG)), ...details });
  const notThere = object({ type: required(code(ABSENCES)) });
  return object({ presence: required(variants(there, notThere)) });
}
