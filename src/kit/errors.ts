/** Every error the API can answer with: its status and what the caller should do when nothing more exact is known. */
export const ERRORS = {
  INVALID_REQUEST: [400, 'The request is not valid HTTP/1.1. Send it with an HTTP library.'],
  INVALID_BODY: [400, 'Send a JSON object with Content-Type: application/json.'],
  INPUT_REQUIRED: [400, 'Send exactly one of audio and transcript.'],
  INVALID_AUDIO: [400, 'audio must be an object with base64 data and a mime type.'],
  UNSUPPORTED_AUDIO_TYPE: [
    400,
    'audio.mime must be one of the allowed audio types; the reference at /docs lists them.',
  ],
  AUDIO_TOO_LARGE: [
    400,
    'The audio is larger than 25 MB once decoded. Send it compressed, for example as audio/webm, or in parts.',
  ],
  AUDIO_TOO_LONG: [400, 'The audio is longer than 15 minutes. Send a shorter one, or a transcript.'],
  INVALID_TRANSCRIPT: [400, 'transcript must be a string that holds what was said.'],
  TRANSCRIPT_TOO_LONG: [400, 'transcript may hold at most 50000 characters. Shorten it.'],
  INVALID_EXTERNAL_REF: [400, 'external_ref must be a string of at most 200 characters.'],
  INVALID_IDEMPOTENCY_KEY: [
    400,
    'Idempotency-Key must hold 1 to 255 visible ASCII characters without blanks, such as a UUID. Send it once.',
  ],
  INVALID_LIMIT: [400, 'limit must be a whole number from 1 to 50.'],
  INVALID_CURSOR: [400, 'cursor must be the next_cursor of an earlier page, copied whole. Leave it out to begin anew.'],
  INVALID_METADATA: [400, 'metadata must be a JSON object of at most 4 KB (4096 bytes of compact JSON).'],
  INVALID_KNOWN: [
    400,
    'known must be a JSON object shaped as neris is, of at most 16 KB (16384 bytes of compact JSON), for this department.',
  ],
  INVALID_TERMS: [400, 'terms must be a list of at most 200 names, of at most 4 KB (4096 bytes of compact JSON).'],
  DEPARTMENT_REQUIRED: [
    400,
    'department is missing. Send its NERIS id, FD followed by eight digits: this key is not pinned to one.',
  ],
  DEPARTMENT_INVALID: [400, 'A department is named by its NERIS id: FD followed by eight digits, such as FD24031001.'],
  INVALID_TTL: [400, 'ttl_seconds must be a whole number from 60 to 3600.'],
  INVALID_OUTCOME: [
    400,
    'The outcome must be a JSON object with accepted (true or false) and only valid fields beside it.',
  ],
  OUTCOME_TOO_LARGE: [400, 'The outcome is larger than 256 KB of compact JSON. Send less of neris, or none.'],
  MISSING_CREDENTIAL: [401, 'Send the header Authorization: Bearer <API key or session token>.'],
  INVALID_CREDENTIAL: [401, 'This is no API key or session token of this service. Check that it was copied whole.'],
  KEY_REVOKED: [401, 'This API key, or the key behind this session, has been revoked. Ask the operator for a new one.'],
  SESSION_EXPIRED: [401, 'This session has expired. Mint a new one with an API key: POST /sessions.'],
  PARTNER_SUSPENDED: [403, 'This partner account is suspended. Contact the operator.'],
  DEPARTMENT_SCOPE_MISMATCH: [
    403,
    'This credential is for another department. Use one for this department, or leave the department out.',
  ],
  HTTPS_REQUIRED: [403, 'Plain HTTP is not answered. Send the request to the https:// address.'],
  DEPARTMENT_NOT_FOUND: [
    404,
    'No department with that NERIS id is in the directory. Check the id, or ask the operator to add it.',
  ],
  NOT_FOUND: [404, 'There is nothing by that name. Check the address.'],
  METHOD_NOT_ALLOWED: [405, 'That method is not available on this path. Use one of those in the Allow header.'],
  IDEMPOTENCY_KEY_REUSED: [
    409,
    'This Idempotency-Key was used with another request in the last 24 hours. Send a new key with a new request.',
  ],
  EMPTY_TRANSCRIPT: [422, 'No usable speech was found in the audio. Record again closer to the microphone.'],
  RATE_LIMITED: [429, 'A rate limit was reached. Wait for the time in Retry-After and send the request again.'],
  TRANSCRIPTION_FAILED: [
    502,
    'The audio could not be transcribed. Send it once more after a few seconds, or send a transcript.',
  ],
  EXTRACTION_FAILED: [502, 'The draft could not be made. Retry once after a few seconds.'],
  PARTNER_API_UNAVAILABLE: [
    503,
    'The service cannot answer right now. Send the request again after the time in Retry-After, waiting longer each time.',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

interface Extra {
  details?: unknown;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error type of the service; the HTTP layer turns it into the contract's body. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message?: string,
    extra: Extra = {},
  ) {
    super(message ?? ERRORS[code][1], { cause: extra.cause });
    this.status = ERRORS[code][0];
    this.details = extra.details;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}
