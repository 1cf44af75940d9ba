import type { z } from 'zod';
import type { ErrorCode } from '../../kit/errors.ts';
import { SANDBOX_WORDS } from '../../narrations/sandbox-words.ts';
import type { BodyRule } from '../body/read.ts';
import { MAX_AUDIO_BYTES } from './audio.ts';
import { NarrationList } from './narration-list.ts';
import { IDEMPOTENCY_KEY, NARRATION_LIST_PARAMETERS, type Parameter } from './parameters.ts';
import { NarrationAlternatives, OutcomeRequest, SessionRequest } from './requests.ts';
import { Department, Narration, OutcomeReceipt, Ping, ProcessingMessages, Session } from './resources.ts';
import {
  EXAMPLES,
  type Examples,
  NARRATION_REQUESTS,
  NARRATIONS,
  OUTCOME_REQUESTS,
  PINGS,
  SESSION_REQUESTS,
  SESSIONS,
  STORED_NARRATIONS,
} from './samples/examples.ts';

export type Operation =
  | 'ping'
  | 'createSession'
  | 'createNarration'
  | 'listNarrations'
  | 'readNarration'
  | 'reportOutcome'
  | 'readDepartment'
  | 'processingMessages';

/** How the reference groups the routes. */
export const TAGS = {
  Narrations: 'From a spoken account to a draft, and what became of it.',
  Credentials: 'Which credential this is, and short-lived tokens for devices.',
  Departments: 'The directory of departments.',
  'Waiting screen': 'Lines to show while a narration is being worked on.',
};

export interface Route {
  method: 'GET' | 'POST';
  /** Relative to the base address, parameters as {name}. */
  path: string;
  tag: keyof typeof TAGS;
  summary: string;
  description: string;
  credential: 'none' | 'key' | 'key or session';
  parameters?: Parameter[];
  /** A body that is not required may be left out: none of its fields is needed then. */
  body?: { schema: z.ZodType; required: boolean; examples: Examples; rule: BodyRule };
  success: { status: 200 | 201; description: string; schema: z.ZodType; examples: Examples };
  errors: ErrorCode[];
  /** What a code means here beyond what it means everywhere. */
  notes?: Partial<Record<ErrorCode, string>>;
}

const ALSO_STORED =
  'Found only when the recording was opened, it leaves a failed record, which `details.id` names; otherwise ' +
  '`details.field` names the field, and nothing was stored.';

const AUTHENTICATION: ErrorCode[] = [
  'MISSING_CREDENTIAL',
  'INVALID_CREDENTIAL',
  'KEY_REVOKED',
  'SESSION_EXPIRED',
  'PARTNER_SUSPENDED',
  'HTTPS_REQUIRED',
  'PARTNER_API_UNAVAILABLE',
];

const KB = 1024;

const KNOWN_FIELDS = { known: 'INVALID_KNOWN', terms: 'INVALID_TERMS' } as const;

const sandboxWords = Object.entries(SANDBOX_WORDS)
  .map(([word, meaning]) => `- \`${word}\`: ${meaning}`)
  .join('\n');

function only(value: unknown): Examples {
  return { sample: { summary: 'A sample', value } };
}

/** The API, route by route: what the server registers and what the reference shows. */
export const ROUTES: Record<Operation, Route> = {
  ping: {
    method: 'GET',
    path: '/ping',
    tag: 'Credentials',
    summary: 'Check a credential',
    description:
      'Confirms a key or session and reports the rate limits it currently has. Not counted against any limit.',
    credential: 'key or session',
    success: { status: 200, description: 'The credential works.', schema: Ping, examples: PINGS },
    errors: AUTHENTICATION,
  },
  createSession: {
    method: 'POST',
    path: '/sessions',
    tag: 'Credentials',
    summary: 'Mint a session token',
    description: 'A short-lived token for a device, good for one department. API key only.',
    credential: 'key',
    body: {
      schema: SessionRequest.pinned,
      required: false,
      examples: SESSION_REQUESTS,
      rule: {
        maxBytes: 64 * KB,
        tooLarge: 'INVALID_BODY',
        invalid: 'INVALID_BODY',
        fields: {
          department: 'DEPARTMENT_INVALID',
          external_ref: 'INVALID_EXTERNAL_REF',
          ttl_seconds: 'INVALID_TTL',
          ...KNOWN_FIELDS,
        },
      },
    },
    success: { status: 201, description: 'The session.', schema: Session, examples: SESSIONS },
    errors: [
      'INVALID_BODY',
      'DEPARTMENT_REQUIRED',
      'DEPARTMENT_INVALID',
      'INVALID_EXTERNAL_REF',
      'INVALID_TTL',
      'INVALID_KNOWN',
      'INVALID_TERMS',
      ...AUTHENTICATION,
      'DEPARTMENT_SCOPE_MISMATCH',
      'DEPARTMENT_NOT_FOUND',
      'RATE_LIMITED',
    ],
  },
  createNarration: {
    method: 'POST',
    path: '/narrations',
    tag: 'Narrations',
    summary: 'Turn a narration into a draft',
    description:
      'Synchronous: hold the connection open and use a timeout of at least 120 seconds. Not idempotent by itself: a ' +
      'retry creates a second narration, unless both carry the same Idempotency-Key. Without one, send external_ref to ' +
      'reconcile duplicates and do not retry after a 200.\n\nIn test mode, words in transcript or external_ref force an ' +
      `answer, to try a client out:\n\n${sandboxWords}\n\nWith a live key they are words like any other.`,
    credential: 'key or session',
    parameters: [IDEMPOTENCY_KEY],
    body: {
      schema: NarrationAlternatives,
      required: true,
      examples: NARRATION_REQUESTS,
      rule: {
        // The largest audio in base64, with line breaks, and room for everything else.
        maxBytes: Math.ceil(MAX_AUDIO_BYTES * 1.4) + 2 * KB * KB,
        tooLarge: 'AUDIO_TOO_LARGE',
        invalid: 'INVALID_BODY',
        fields: {
          department: 'DEPARTMENT_INVALID',
          audio: 'INVALID_AUDIO',
          transcript: 'INVALID_TRANSCRIPT',
          external_ref: 'INVALID_EXTERNAL_REF',
          metadata: 'INVALID_METADATA',
          ...KNOWN_FIELDS,
        },
        recording: {
          at: ['audio', 'data'],
          maxBytes: MAX_AUDIO_BYTES,
          // The longest transcript still fits with every character escaped.
          besideBytes: KB * KB,
          tooLong: { transcript: 'TRANSCRIPT_TOO_LONG' },
        },
      },
    },
    success: { status: 200, description: 'The finished narration.', schema: Narration, examples: NARRATIONS },
    errors: [
      'INVALID_BODY',
      'DEPARTMENT_REQUIRED',
      'DEPARTMENT_INVALID',
      'INPUT_REQUIRED',
      'INVALID_AUDIO',
      'UNSUPPORTED_AUDIO_TYPE',
      'AUDIO_TOO_LARGE',
      'AUDIO_TOO_LONG',
      'INVALID_TRANSCRIPT',
      'TRANSCRIPT_TOO_LONG',
      'INVALID_EXTERNAL_REF',
      'INVALID_METADATA',
      'INVALID_KNOWN',
      'INVALID_TERMS',
      'INVALID_IDEMPOTENCY_KEY',
      'IDEMPOTENCY_KEY_REUSED',
      ...AUTHENTICATION,
      'DEPARTMENT_SCOPE_MISMATCH',
      'DEPARTMENT_NOT_FOUND',
      'NOT_FOUND',
      'EMPTY_TRANSCRIPT',
      'RATE_LIMITED',
      'TRANSCRIPTION_FAILED',
      'EXTRACTION_FAILED',
    ],
    notes: {
      INVALID_AUDIO: ALSO_STORED,
      AUDIO_TOO_LONG: ALSO_STORED,
      NOT_FOUND: 'So ends a call whose narration was deleted while it was at work.',
    },
  },
  listNarrations: {
    method: 'GET',
    path: '/narrations',
    tag: 'Narrations',
    summary: 'Find narrations by your reference',
    description:
      'Newest first, a page at a time. What a credential may read it finds here: the narrations of its partner in either ' +
      'mode; a department-scoped credential those of its own department only.',
    credential: 'key or session',
    parameters: NARRATION_LIST_PARAMETERS,
    success: {
      status: 200,
      description: 'A page of them.',
      schema: NarrationList,
      examples: only(EXAMPLES.narrationList),
    },
    errors: ['INVALID_EXTERNAL_REF', 'INVALID_LIMIT', 'INVALID_CURSOR', ...AUTHENTICATION, 'RATE_LIMITED'],
  },
  readNarration: {
    method: 'GET',
    path: '/narrations/{id}',
    tag: 'Narrations',
    summary: 'Read a narration again',
    description: 'Only the partner that created it can; a department-scoped credential sees its own department only.',
    credential: 'key or session',
    success: { status: 200, description: 'The narration.', schema: Narration, examples: STORED_NARRATIONS },
    errors: [...AUTHENTICATION, 'NOT_FOUND', 'RATE_LIMITED'],
  },
  reportOutcome: {
    method: 'POST',
    path: '/narrations/{id}/outcome',
    tag: 'Narrations',
    summary: 'Report what became of a draft',
    description: 'Optional and idempotent: the latest report wins.',
    credential: 'key or session',
    body: {
      schema: OutcomeRequest,
      required: true,
      examples: OUTCOME_REQUESTS,
      rule: {
        // Counted as compact JSON afterwards; as sent it may be indented or escaped.
        maxBytes: 2 * KB * KB,
        // As many as 256 KB of compact JSON can hold: a value takes two bytes with its comma, one with a key six.
        atMost: { values: 140_000, keys: 44_000 },
        tooLarge: 'OUTCOME_TOO_LARGE',
        invalid: 'INVALID_OUTCOME',
        fields: {},
      },
    },
    success: { status: 200, description: 'Recorded.', schema: OutcomeReceipt, examples: only(EXAMPLES.outcomeReceipt) },
    errors: ['INVALID_OUTCOME', 'OUTCOME_TOO_LARGE', ...AUTHENTICATION, 'NOT_FOUND', 'RATE_LIMITED'],
    notes: {
      NOT_FOUND:
        'A narration is reported on with a credential of its own mode: for a test key a live narration is not there, and ' +
        'for a live key a test one.',
    },
  },
  readDepartment: {
    method: 'GET',
    path: '/departments/{neris_id}',
    tag: 'Departments',
    summary: 'Look a department up',
    description: 'A department-scoped credential can look up its own department only.',
    credential: 'key or session',
    success: { status: 200, description: 'The department.', schema: Department, examples: only(EXAMPLES.department) },
    errors: [
      'DEPARTMENT_INVALID',
      ...AUTHENTICATION,
      'DEPARTMENT_SCOPE_MISMATCH',
      'DEPARTMENT_NOT_FOUND',
      'RATE_LIMITED',
    ],
  },
  processingMessages: {
    method: 'GET',
    path: '/processing-messages',
    tag: 'Waiting screen',
    summary: 'Lines for the waiting screen',
    description: 'Public and cacheable for one hour. Show one line at a time, in order, from a random starting point.',
    credential: 'none',
    success: {
      status: 200,
      description: 'The lines.',
      schema: ProcessingMessages,
      examples: only(EXAMPLES.processingMessages),
    },
    errors: ['HTTPS_REQUIRED'],
  },
};
