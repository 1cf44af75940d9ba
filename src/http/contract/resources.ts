import { z } from 'zod';
import { NERIS_ID } from '../../departments/department.ts';
import { ERRORS } from '../../kit/errors.ts';
import type { Inference } from '../../neris/report.ts';
import { likeNerisIncident, NerisIncident } from './neris/incident.ts';
import { openList } from './open-list.ts';

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
    time_zone: z
      .string()
      .nullable()
      .optional()
      .describe('IANA name of the zone its clocks show; absent from narrations made before it was told.'),
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
    choices: z
      .array(
        z.object({
          value: z.unknown().describe('As it goes into the payload.'),
          label: z.string().describe('As it is shown.'),
        }),
      )
      .optional()
      .describe('The answers there are, where they are few; with `known` or `terms` only.'),
  })
  .loose()
  .meta({ id: 'Gap' });

const words = {
  start: whole.describe('Where the words begin in the transcript, in UTF-16 code units.'),
  end: whole.describe('Where they end.'),
  words: z.string(),
};
export const Words = z.object(words).meta({ id: 'Words', description: 'A stretch of the transcript.' });

const INFERENCES: Inference[] = [
  'department',
  'own_town',
  'date',
  'we',
  'cancelled',
  'milestone_order',
  'only_type',
  'language_model',
  'known',
];
export const Inferred = z.object({ inference: openList(INFERENCES, 'Why a value that was not said follows.') }).meta({
  id: 'Inferred',
  description:
    'A value that follows from what was said or sent, without words of its own; or, as `language_model` beside its words, ' +
    'one that only a language model takes them for.',
});

const moduleName = z.enum(['fire_detail', 'medical_details', 'hazsit_detail', 'exposures']);
const modules = z.object({
  activated: z.array(moduleName).describe('The detail modules that apply.'),
  failed: z.array(moduleName).describe('Those that could not be read: there, but empty.'),
});

export const SvcReport = z
  .intersection(
    likeNerisIncident(),
    z
      .looseObject({
        version: z.string(),
        sources: z
          .record(z.string(), z.array(z.union([Words, Inferred])))
          .describe('Where every value comes from, by its path in the payload: `dispatch.unit_responses[0].on_scene`.'),
        estimated: z.array(z.string()).describe('Paths of times that were placed in sequence, not said.'),
        conflicts: z
          .array(
            z.object({
              rule: z.string(),
              paths: z.array(z.string()),
              message: z.string(),
              known: z
                .unknown()
                .optional()
                .describe('Of known_differs: what dispatch has, where another value was said.'),
            }),
          )
          .describe(
            'National rules that what was said breaks, where two readings of it differ, and where dispatch has something else.',
          ),
        dropped: z
          .array(z.object({ path: z.string(), value: z.unknown(), reason: z.string() }))
          .describe(
            'What was found and has no place in the payload; and what a language model claimed in vain: as path the ' +
              'concept, as value the words it quoted, said or not.',
          ),
        modules,
        unplaced_times: z
          .array(z.object({ ...words, field: z.string().optional().describe('Where it would have gone.') }))
          .describe('Times that were heard and could not be placed.'),
        doubts: z
          .array(z.string())
          .describe(
            'What a person should look at before anything else, a sentence each: the text may tell of no call.',
          ),
        other_incidents: z.array(Words).describe('Where the account speaks of another incident.'),
        extras: z.record(z.string(), z.unknown()).describe('What the payload has no slot for.'),
        heard: z
          .array(
            z.object({
              start: words.start,
              end: words.end,
              from: z.number().describe('Where it begins in the recording, in seconds.'),
              to: z.number().describe('Where it ends.'),
            }),
          )
          .describe('Audio only: the seconds each stretch of the transcript was heard in, where the recogniser knows.'),
      })
      .partial(),
  )
  .meta({
    id: 'SvcReport',
    description:
      'The native report behind the payload: the same fields, empty modules kept, and the words behind every value. ' +
      'Keys may be added; a narration of long ago lacks those that came later.',
  });

export const Outcome = z
  .object({
    accepted: z.boolean().describe('Whether the firefighter kept the draft as the basis of the report.'),
    edited_fields: z.array(z.string()).optional().describe('Paths the firefighter changed.'),
    neris: z.record(z.string(), z.unknown()).optional().describe('The final payload, as it was sent.'),
    submitted_to_neris: z.boolean().optional(),
    neris_incident_id: z.string().optional(),
    review_seconds: z.number().optional(),
    notes: z.string().optional(),
  })
  .meta({ id: 'Outcome', description: 'What the partner reported: the latest report, the fields it had.' });

export const Narration = z
  .object({
    id: z.string().regex(/^nar_[0-9A-Za-z]{24}$/),
    object: z.literal('narration'),
    status: z.enum(['complete', 'failed', 'processing']),
    mode,
    department: Department,
    external_ref: z.string().nullable(),
    input: z
      .object({
        kind: z.enum(['audio', 'text']),
        mime: z.string().nullable(),
        audio_seconds: z.number().nullable(),
      })
      .describe('As sent.'),
    transcript: z.string().nullable().describe('What was heard; for text input, the text.'),
    neris: NerisIncident.nullable().describe(
      'The draft. A field is filled from what was said, or absent and, where NERIS requires it, listed in gaps.',
    ),
    svc_report: SvcReport.nullable(),
    gaps: z.array(Gap).describe('Required fields the narration did not cover.'),
    modules,
    timings: z
      .object({ transcribe_ms: whole.nullable(), stage1_ms: whole, stage2_ms: whole, total_ms: whole })
      .nullable()
      .describe('Milliseconds per stage.'),
    model: z.object({ extraction: z.string(), transcription: z.string() }).describe('Opaque version strings.'),
    metadata: z.record(z.string(), z.unknown()).nullable().describe('As sent.'),
    known: likeNerisIncident()
      .optional()
      .describe('As sent, with the narration or its session; absent where nothing was.'),
    terms: z.array(z.string()).optional().describe('As sent; absent where nothing was.'),
    error: z
      .object({ code: openList([...Object.keys(ERRORS), 'PROCESSING_INTERRUPTED'], 'Why it failed.') })
      .nullable()
      .describe('Set on a failed narration.'),
    outcome: Outcome.nullable(),
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
    speech_languages: z.array(z.string()).describe('The languages that are understood in audio.'),
    known: likeNerisIncident()
      .optional()
      .describe("What dispatch knows of the session's call, as sent with it; absent where nothing was."),
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
