import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../../kit/errors.ts';
import { LIMIT_NAMES } from '../../limits/ceilings.ts';
import { REFUSAL_LIMITS } from '../../limits/refusals.ts';
import { openList } from './open-list.ts';

// What `error.details` holds, code by code. A code that is not here comes without details.

const field = z.string().describe('The faulty field, such as audio.duration_seconds.');
const id = z.string().describe('The narration that was stored as failed; GET /narrations/{id} reads it.');
const transcript = z.string().describe('What was heard.');

const OfField = z.object({ field }).optional();
/** Found before or after the recording was opened: only then is there a record. */
const OfRecording = z.object({ field: field.optional(), id: id.optional() }).optional();

const DETAILS: Partial<Record<ErrorCode, z.ZodType>> = {
  INVALID_BODY: OfField,
  INVALID_AUDIO: OfRecording,
  UNSUPPORTED_AUDIO_TYPE: OfField,
  AUDIO_TOO_LARGE: OfField,
  AUDIO_TOO_LONG: OfRecording,
  INVALID_TRANSCRIPT: OfField,
  TRANSCRIPT_TOO_LONG: OfField,
  INVALID_EXTERNAL_REF: OfField,
  INVALID_IDEMPOTENCY_KEY: OfField,
  INVALID_LIMIT: OfField,
  INVALID_CURSOR: OfField,
  INVALID_METADATA: OfField,
  INVALID_KNOWN: OfField,
  INVALID_TERMS: OfField,
  DEPARTMENT_REQUIRED: OfField,
  DEPARTMENT_INVALID: OfField,
  INVALID_TTL: OfField,
  INVALID_OUTCOME: OfField,
  EMPTY_TRANSCRIPT: z.object({ id, transcript: transcript.describe('What was heard; may be empty.') }),
  RATE_LIMITED: z.object({
    limit: openList(
      [...LIMIT_NAMES, ...REFUSAL_LIMITS],
      'The limit that was met, by its name in GET /ping; refused_key or refused_ip when too many requests to the route ' +
        'were refused.',
    ),
    ceiling: z.int(),
    window_seconds: z.int(),
    retry_after_seconds: z.int().describe('As in the header Retry-After.'),
  }),
  TRANSCRIPTION_FAILED: z.object({ id }),
  EXTRACTION_FAILED: z.object({ id, transcript }),
  PARTNER_API_UNAVAILABLE: z
    .object({ id: id.optional(), transcript: transcript.optional() })
    .optional()
    .describe('Set when the work had begun.'),
};

const CODES = Object.keys(ERRORS) as ErrorCode[];
const message = z.string().describe('For people; it may be reworded at any time.');

/** One component for every code: `RATE_LIMITED` is a `RateLimitedError`. */
const KNOWN_ERRORS = CODES.map((code) => {
  const details = DETAILS[code];
  return z
    .object({ code: z.literal(code), message, ...(details ? { details } : {}) })
    .meta({ id: errorName(code), description: ERRORS[code][1] });
});

const KnownError = z
  .union(KNOWN_ERRORS)
  .meta({ id: 'KnownError', description: 'The errors there are today, told apart by code.' });

const NewError = z
  .object({
    code: z.string().meta({ not: { enum: CODES } }),
    message,
    details: z.unknown().optional(),
  })
  .meta({ id: 'NewError', description: 'An error of a code that was added later. Treat it by its status.' });

export const ErrorBody = z
  .object({ error: z.union([KnownError, NewError]) })
  .meta({ id: 'Error', description: 'Every error of every route. The list of codes is open: codes may be added.' });

export const ERROR_COMPONENTS: z.ZodType[] = [ErrorBody, KnownError, NewError, ...KNOWN_ERRORS];

function errorName(code: string): string {
  const words = code.split('_').map((word) => word.charAt(0) + word.slice(1).toLowerCase());
  return `${words.join('')}Error`;
}
