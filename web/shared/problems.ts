/**
 * Every code the page can show. `next` is what helps:
 * `send` sends the same recording again, `record` makes a new one, `microphone` asks for the microphone again,
 * `host` needs something from the app around the page: a new session, or a person to put something right.
 * `about` picks the words, which stand in texts/.
 */
export type Next = 'send' | 'record' | 'microphone' | 'host';

export interface Advice {
  next: Next;
  about: About;
}

export type About =
  | 'noToken'
  | 'apiKey'
  | 'expired'
  | 'revoked'
  | 'refused'
  | 'suspended'
  | 'department'
  | 'micDenied'
  | 'micUnsupported'
  | 'micFailed'
  | 'tooShort'
  | 'noSpeech'
  | 'notUnderstood'
  | 'network'
  | 'stopped'
  | 'busy'
  | 'unavailable'
  | 'notTranscribed'
  | 'notDrafted'
  | 'audioRefused'
  | 'tooLarge'
  | 'tooLong'
  | 'setup';

export const ADVICE: Readonly<Record<string, Advice>> = {
  // The page's own.
  NO_TOKEN: { next: 'host', about: 'noToken' },
  API_KEY_IN_CLIENT: { next: 'host', about: 'apiKey' },
  MIC_DENIED: { next: 'microphone', about: 'micDenied' },
  MIC_UNSUPPORTED: { next: 'host', about: 'micUnsupported' },
  MIC_FAILED: { next: 'microphone', about: 'micFailed' },
  EMPTY_RECORDING: { next: 'record', about: 'tooShort' },
  NETWORK: { next: 'send', about: 'network' },

  // The session.
  MISSING_CREDENTIAL: { next: 'host', about: 'refused' },
  INVALID_CREDENTIAL: { next: 'host', about: 'refused' },
  KEY_REVOKED: { next: 'host', about: 'revoked' },
  SESSION_EXPIRED: { next: 'host', about: 'expired' },
  PARTNER_SUSPENDED: { next: 'host', about: 'suspended' },

  // The recording.
  EMPTY_TRANSCRIPT: { next: 'record', about: 'noSpeech' },
  INVALID_AUDIO: { next: 'record', about: 'audioRefused' },
  UNSUPPORTED_AUDIO_TYPE: { next: 'record', about: 'audioRefused' },
  AUDIO_TOO_LARGE: { next: 'record', about: 'tooLarge' },
  AUDIO_TOO_LONG: { next: 'record', about: 'tooLong' },

  // The service.
  RATE_LIMITED: { next: 'send', about: 'busy' },
  TRANSCRIPTION_FAILED: { next: 'send', about: 'notTranscribed' },
  EXTRACTION_FAILED: { next: 'send', about: 'notDrafted' },
  PARTNER_API_UNAVAILABLE: { next: 'send', about: 'unavailable' },
  NOT_FOUND: { next: 'send', about: 'unavailable' },

  // The host's set-up.
  INVALID_EXTERNAL_REF: { next: 'host', about: 'setup' },
  DEPARTMENT_REQUIRED: { next: 'host', about: 'department' },
  DEPARTMENT_INVALID: { next: 'host', about: 'department' },
  DEPARTMENT_NOT_FOUND: { next: 'host', about: 'department' },
  DEPARTMENT_SCOPE_MISMATCH: { next: 'host', about: 'department' },
  HTTPS_REQUIRED: { next: 'host', about: 'setup' },
  // The page never sends what leads to these; a newer service might find another reason.
  INVALID_REQUEST: { next: 'host', about: 'setup' },
  INVALID_BODY: { next: 'host', about: 'setup' },
  INPUT_REQUIRED: { next: 'host', about: 'setup' },
  INVALID_TRANSCRIPT: { next: 'host', about: 'setup' },
  TRANSCRIPT_TOO_LONG: { next: 'host', about: 'setup' },
  INVALID_METADATA: { next: 'host', about: 'setup' },
  INVALID_KNOWN: { next: 'host', about: 'setup' },
  INVALID_TERMS: { next: 'host', about: 'setup' },
  INVALID_IDEMPOTENCY_KEY: { next: 'host', about: 'setup' },
  IDEMPOTENCY_KEY_REUSED: { next: 'host', about: 'setup' },
  INVALID_LIMIT: { next: 'host', about: 'setup' },
  INVALID_CURSOR: { next: 'host', about: 'setup' },
  INVALID_TTL: { next: 'host', about: 'setup' },
  INVALID_OUTCOME: { next: 'host', about: 'setup' },
  OUTCOME_TOO_LARGE: { next: 'host', about: 'setup' },
  METHOD_NOT_ALLOWED: { next: 'host', about: 'setup' },
};

/** A failure as it is shown and told to the host. */
export interface Problem {
  code: string;
  message: string;
  advice: Advice;
  retryable: boolean;
  retryAfterSeconds?: number;
  /** What was heard before it failed. */
  transcript?: string;
}

interface Extra {
  status?: number;
  /** Other words than the code's own. */
  about?: About;
  retryAfterSeconds?: number;
  transcript?: string;
}

/** The line or the service is away and will be back: what is kept is then sent by itself. */
export function passes({ advice: { about } }: Problem): boolean {
  return about === 'network' || about === 'unavailable';
}

/** A code that a later version of the API brings is judged by its status: trouble at the service may pass. */
export function problem(code: string, message: string, { status = 400, about, ...extra }: Extra = {}): Problem {
  const passing = status >= 500 || status === 429;
  const usual = ADVICE[code] ?? { next: passing ? 'send' : 'host', about: passing ? 'unavailable' : 'setup' };
  const advice = about ? { ...usual, about } : usual;
  return { code, message, advice, retryable: advice.next !== 'host', ...extra };
}
