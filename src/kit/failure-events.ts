/**
 * Every failure that the operator is told of by a name: `event` in the log and in the figures. A closed list, so that
 * neither a narration's id nor anybody's words can get into a label.
 */
export const FAILURE_EVENTS = [
  'audio not delivered',
  'audio not kept',
  'audio not removed',
  'audio store away',
  'idempotency key not freed',
  'idempotency key not renewed',
  'limiter unavailable',
  'model failed',
  'module failed: exposures',
  'module failed: fire_detail',
  'module failed: hazsit_detail',
  'module failed: medical_details',
  'reader ended',
  'recogniser ended',
  'sweep failed',
  'the secret was changed and is not known here',
  'traces not sent',
  'use of a key not noted',
] as const;

export type FailureEvent = (typeof FAILURE_EVENTS)[number];

/** Reports what no caller is told. */
export type OnFailure = (event: FailureEvent, error: unknown) => void;
