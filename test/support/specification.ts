import { z } from 'zod';

// Section 2 of the contract, written down a second time from its tables and from nothing else.
// Answers may hold more (section 9), never less and never of another type.

const dateTime = z.iso.datetime();
const mode = z.enum(['test', 'live']);
const milliseconds = z.int().nonnegative();

export const Department = z.looseObject({
  object: z.literal('department'),
  neris_id: z.string().regex(/^FD[0-9]{8}$/),
  name: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
});

export const Session = z.looseObject({
  object: z.literal('session'),
  token: z.string().min(1),
  token_type: z.literal('Bearer'),
  expires_at: dateTime,
  mode,
  department: Department,
  external_ref: z.string().nullable(),
});

export const Gap = z.looseObject({
  field: z.string().min(1),
  label: z.string().min(1),
  question: z.string().min(1),
});

const detailModule = z.enum(['fire_detail', 'medical_details', 'hazsit_detail', 'exposures']);

export const Narration = z.looseObject({
  id: z.string().regex(/^nar_[0-9A-Za-z]{24}$/),
  object: z.literal('narration'),
  status: z.enum(['complete', 'failed', 'processing']),
  mode,
  department: Department,
  external_ref: z.string().nullable(),
  input: z.looseObject({
    kind: z.enum(['audio', 'text']),
    mime: z.string().nullable(),
    audio_seconds: z.number().nullable(),
  }),
  transcript: z.string().nullable(),
  neris: z.looseObject({}).nullable(),
  svc_report: z.looseObject({}).nullable(),
  gaps: z.array(Gap),
  modules: z.looseObject({ activated: z.array(detailModule), failed: z.array(detailModule) }),
  timings: z
    .looseObject({
      transcribe_ms: milliseconds.nullable(),
      stage1_ms: milliseconds,
      stage2_ms: milliseconds,
      total_ms: milliseconds,
    })
    .nullable(),
  model: z.looseObject({ extraction: z.string(), transcription: z.string() }),
  metadata: z.looseObject({}).nullable(),
  error: z.looseObject({ code: z.string() }).nullable(),
  outcome: z.looseObject({}).nullable(),
  outcome_at: dateTime.nullable(),
  created_at: dateTime,
  completed_at: dateTime.nullable(),
});

export const OutcomeReceipt = z.looseObject({ ok: z.literal(true), id: z.string(), outcome_at: dateTime });

export const Ping = z.looseObject({
  ok: z.literal(true),
  partner: z.looseObject({ slug: z.string(), name: z.string() }),
  mode,
  credential: z.looseObject({
    via: z.enum(['api_key', 'session']),
    scope: z.enum(['partner', 'department']),
    department: z
      .string()
      .regex(/^FD[0-9]{8}$/)
      .nullable(),
    department_name: z.string().nullable(),
  }),
  limits: z.record(z.string(), z.looseObject({ per_window: z.int(), window_seconds: z.int() })),
  server_time: dateTime,
});

const lines = z.array(z.string().min(1)).min(1);

export const ProcessingMessages = z.looseObject({
  object: z.literal('processing_messages'),
  suggested_interval_ms: z.int().positive(),
  phases: z.looseObject({ transcribing: lines, extracting_core: lines, extracting_modules: lines }),
  note: z.string(),
});

/** Section 7: this shape and no other. */
export const ErrorBody = z.strictObject({
  error: z.strictObject({ code: z.string().min(1), message: z.string().min(1), details: z.unknown().optional() }),
});

/** Section 7, row by row. */
export const ERROR_STATUS: Record<string, number> = {
  INVALID_BODY: 400,
  INPUT_REQUIRED: 400,
  INVALID_AUDIO: 400,
  UNSUPPORTED_AUDIO_TYPE: 400,
  AUDIO_TOO_LARGE: 400,
  AUDIO_TOO_LONG: 400,
  INVALID_TRANSCRIPT: 400,
  TRANSCRIPT_TOO_LONG: 400,
  INVALID_EXTERNAL_REF: 400,
  INVALID_METADATA: 400,
  DEPARTMENT_REQUIRED: 400,
  DEPARTMENT_INVALID: 400,
  INVALID_TTL: 400,
  INVALID_OUTCOME: 400,
  OUTCOME_TOO_LARGE: 400,
  MISSING_CREDENTIAL: 401,
  INVALID_CREDENTIAL: 401,
  KEY_REVOKED: 401,
  SESSION_EXPIRED: 401,
  PARTNER_SUSPENDED: 403,
  DEPARTMENT_SCOPE_MISMATCH: 403,
  DEPARTMENT_NOT_FOUND: 404,
  NOT_FOUND: 404,
  EMPTY_TRANSCRIPT: 422,
  RATE_LIMITED: 429,
  TRANSCRIPTION_FAILED: 502,
  EXTRACTION_FAILED: 502,
  PARTNER_API_UNAVAILABLE: 503,
};
