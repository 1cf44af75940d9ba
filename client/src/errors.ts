import type { components } from './openapi.ts';

type KnownError = components['schemas']['KnownError'];

/** The codes the service has today. It may add more, so a code is a string. */
export type ErrorCode = KnownError['code'];
/** What `details` holds for a code. */
export type DetailsOf<Code extends ErrorCode> =
  Extract<KnownError, { code: Code }> extends { details?: infer Details } ? Details : undefined;

/** What can be done about an error, for a program to switch on; `message` says it for people. */
export type NextStep =
  /** The request is wrong and will be wrong again: change it. */
  | 'fix_request'
  /** Another key or a new session is needed. */
  | 'new_credential'
  /** Only the service's operator can help. */
  | 'ask_operator'
  /** The recording held no usable speech, or could not be opened: record again. */
  | 'record_again'
  /** Nothing is wrong with the request: send it again later, after `retryAfterSeconds` where it is set. */
  | 'retry_later';

const NEXT: Record<ErrorCode, NextStep> = {
  INVALID_REQUEST: 'fix_request',
  INVALID_BODY: 'fix_request',
  INPUT_REQUIRED: 'fix_request',
  INVALID_AUDIO: 'record_again',
  UNSUPPORTED_AUDIO_TYPE: 'fix_request',
  AUDIO_TOO_LARGE: 'fix_request',
  AUDIO_TOO_LONG: 'fix_request',
  INVALID_TRANSCRIPT: 'fix_request',
  TRANSCRIPT_TOO_LONG: 'fix_request',
  INVALID_EXTERNAL_REF: 'fix_request',
  INVALID_IDEMPOTENCY_KEY: 'fix_request',
  INVALID_LIMIT: 'fix_request',
  INVALID_CURSOR: 'fix_request',
  INVALID_METADATA: 'fix_request',
  INVALID_KNOWN: 'fix_request',
  INVALID_TERMS: 'fix_request',
  DEPARTMENT_REQUIRED: 'fix_request',
  DEPARTMENT_INVALID: 'fix_request',
  INVALID_TTL: 'fix_request',
  INVALID_OUTCOME: 'fix_request',
  OUTCOME_TOO_LARGE: 'fix_request',
  MISSING_CREDENTIAL: 'new_credential',
  INVALID_CREDENTIAL: 'new_credential',
  KEY_REVOKED: 'new_credential',
  SESSION_EXPIRED: 'new_credential',
  PARTNER_SUSPENDED: 'ask_operator',
  DEPARTMENT_SCOPE_MISMATCH: 'new_credential',
  HTTPS_REQUIRED: 'fix_request',
  DEPARTMENT_NOT_FOUND: 'ask_operator',
  NOT_FOUND: 'fix_request',
  METHOD_NOT_ALLOWED: 'fix_request',
  IDEMPOTENCY_KEY_REUSED: 'fix_request',
  EMPTY_TRANSCRIPT: 'record_again',
  RATE_LIMITED: 'retry_later',
  TRANSCRIPTION_FAILED: 'retry_later',
  EXTRACTION_FAILED: 'retry_later',
  PARTNER_API_UNAVAILABLE: 'retry_later',
};

/** A code that was added after this client was made is judged by its status. */
function nextFor(code: string, status: number): NextStep {
  if (Object.hasOwn(NEXT, code)) return NEXT[code as ErrorCode];
  if (status === 401) return 'new_credential';
  if (status === 403) return 'ask_operator';
  return status === 429 || status >= 500 ? 'retry_later' : 'fix_request';
}

export interface Answered {
  status: number;
  code: string;
  message: string;
  details?: unknown;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

/** The service refused or failed. */
export class ApiError<Details = unknown> extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly details: Details;
  /** Name it when you ask the operator about the call. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly next: NextStep;

  constructor(answer: Answered) {
    super(answer.message);
    this.status = answer.status;
    this.code = answer.code;
    this.details = answer.details as Details;
    this.requestId = answer.requestId;
    this.retryAfterSeconds = answer.retryAfterSeconds;
    this.next = nextFor(answer.code, answer.status);
  }

  /** `if (error.is('RATE_LIMITED')) error.details.retry_after_seconds` */
  is<Code extends ErrorCode>(code: Code): this is ApiError<DetailsOf<Code>> & { code: Code } {
    return this.code === code;
  }
}

/**
 * No answer of the service arrived: the connection broke, nothing came in time, or something in between answered. What
 * was sent may have been done all the same; sent again with the same idempotency key it is not done twice.
 */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly next: NextStep = 'retry_later';

  constructor(
    message: string,
    /** The key of the narration that was on its way: the next try goes out with it. */
    readonly idempotencyKey: string | undefined,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
