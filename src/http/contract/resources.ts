import { z } from 'zod';
import { NERIS_ID } from '../../departments/department.ts';
import { ERRORS } from '../../errors.ts';

// What the service answers with. The contract suite checks every answer against these, and the reference shows them.

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const dateTime = z
  .string()
  .refine((text) => UTC.test(text) && !Number.isNaN(Date.parse(text)), 'must be ISO 8601 UTC')
  .meta({ format: 'date-time' });
const mode = z.enum(['test', 'live']);
const whole = z.int().nonnegative();

const nerisId = z.string().regex(NERIS_ID).describe('FD followed by eight digits, from the national directory.');

export const Department = z
  .object({
    object: z.literal('department'),
    neris_id: nerisId,
    name: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
  })
  .meta({ id: 'Department' });

export const Session = z
  .object({
    object: z.literal('session'),
    token: z.string().describe('Signed bearer token.'),
    token_type: z.literal('Bearer'),
    expires_at: dateTime,
    mode: mode.describe('The mode of the minting key.'),
    department: Department.describe('The only department the token can act for.'),
    external_ref: z.string().nullable(),
  })
  .meta({ id: 'Session' });

export const Gap = z
  .object({
    field: z.string().describe('Stable field id: its path in the neris payload.'),
    label: z.string(),
    question: z.string().describe('Written for a firefighter.'),
    source: z
      .enum(['firefighter', 'dispatch'])
      .describe('Who knows: ask the firefighter, or fill it from the dispatch records.'),
    same_as: z.string().optional().describe('The gap whose answer fills this one too.'),
  })
  .loose()
  .meta({ id: 'Gap' });

const moduleName = z.enum(['fire_detail', 'medical_details', 'hazsit_detail', 'exposures']);

export const Narration = z
  .object({
    id: z.string().regex(/^nar_[0-9A-Za-z]{24}$/),
    object: z.literal('narration'),
    status: z.enum(['complete', 'failed', 'processing']),
    mode,
    department: Department,
    external_ref: z.string().nullable(),
    input: z.object({
      kind: z.enum(['audio', 'text']),
      mime: z.string().nullable(),
      audio_seconds: z.number().nullable(),
    }),
    transcript: z.string().nullable().describe('What was heard; for text input, the text.'),
    neris: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('NERIS v1 incident payload. A field is filled from what was said, or absent and listed in gaps.'),
    svc_report: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('The native report behind the payload: every value with the words it came from. Keys may be added.'),
    gaps: z.array(Gap).describe('Required fields the narration did not cover.'),
    modules: z.object({ activated: z.array(moduleName), failed: z.array(moduleName) }),
    timings: z
      .object({ transcribe_ms: whole.nullable(), stage1_ms: whole, stage2_ms: whole, total_ms: whole })
      .nullable()
      .describe('Milliseconds per stage.'),
    model: z.object({ extraction: z.string(), transcription: z.string() }).describe('Opaque version strings.'),
    metadata: z.record(z.string(), z.unknown()).nullable(),
    error: z.object({ code: z.string() }).nullable(),
    outcome: z.record(z.string(), z.unknown()).nullable(),
    outcome_at: dateTime.nullable(),
    created_at: dateTime,
    completed_at: dateTime.nullable(),
  })
  .meta({ id: 'Narration' });

export const OutcomeReceipt = z
  .object({ ok: z.literal(true), id: z.string(), outcome_at: dateTime })
  .meta({ id: 'OutcomeReceipt' });

export const Ping = z
  .object({
    ok: z.literal(true),
    partner: z.object({ slug: z.string(), name: z.string() }),
    mode,
    credential: z.object({
      via: z.enum(['api_key', 'session']),
      scope: z.enum(['partner', 'department']),
      department: nerisId.nullable().describe("The session's department; null for a key."),
      department_name: z.string().nullable(),
    }),
    limits: z.record(z.string(), z.object({ per_window: z.int(), window_seconds: z.int() })),
    server_time: dateTime,
  })
  .meta({ id: 'Ping' });

export const ProcessingMessages = z
  .object({
    object: z.literal('processing_messages'),
    suggested_interval_ms: z.int(),
    phases: z.object({
      transcribing: z.array(z.string()),
      extracting_core: z.array(z.string()),
      extracting_modules: z.array(z.string()),
    }),
    note: z.string(),
  })
  .meta({ id: 'ProcessingMessages' });

export const ErrorBody = z
  .object({
    error: z.object({
      code: z.string().meta({ examples: Object.keys(ERRORS), description: 'Machine-readable. Codes may be added.' }),
      message: z.string(),
      details: z.unknown().optional(),
    }),
  })
  .meta({ id: 'Error' });
