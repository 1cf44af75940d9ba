import { z } from 'zod';
import { NERIS_ID } from '../../departments/department.ts';
import { MAX_DEPTH } from '../body/json-text.ts';
import { AudioInput } from './audio.ts';
import { codePoints, optional, problem } from './field-codes.ts';
import { KNOWN } from './known.ts';
import { likeNerisIncident } from './neris/incident.ts';

// What partners send. The order of the fields is the order in which they are checked,
// and beside each check stands the error code that a failure of it answers with.

const MAX_TRANSCRIPT = 50_000;
/** Of the text that is stored; the routes check both, because the values alone do not tell how long a number was. */
export const MAX_METADATA_BYTES = 4 * 1024;
export const MAX_OUTCOME_BYTES = 256 * 1024;
/** Told wherever any JSON is kept as it came. */
const COUNTED = 'counted as compact JSON in UTF-8: blanks between values and needless escapes cost nothing.';
export const REFUSED_JSON = [
  'a key given twice',
  'a key named `__proto__`',
  `more than ${MAX_DEPTH} levels`,
  'a number too large to hold',
  'half of a surrogate pair',
  'a NUL character',
];
const ONE_MEANING = `Refused are ${REFUSED_JSON.join(', ')}.`;
const MAX_REVIEW_SECONDS = 86_400;
const DEFAULT_TTL = 900;

const requiredDepartment = z
  .string({
    error: ({ input }) => problem((input ?? null) === null ? 'DEPARTMENT_REQUIRED' : 'DEPARTMENT_INVALID'),
  })
  .regex(NERIS_ID, problem('DEPARTMENT_INVALID'));
const optionalDepartment = optional(requiredDepartment);
const namedDepartment = optionalDepartment.describe(
  'Required with a partner-scoped key; may be left out with a session or a department-scoped key.',
);

const externalRef = optional(
  z
    .string(problem('INVALID_EXTERNAL_REF'))
    .refine(atMost(200), problem('INVALID_EXTERNAL_REF'))
    .meta({ maxLength: 200 }),
);

const session = {
  external_ref: externalRef.describe('Carried on every narration made with the session.'),
  ttl_seconds: z
    .int(problem('INVALID_TTL'))
    .min(60, problem('INVALID_TTL'))
    .max(3600, problem('INVALID_TTL'))
    .nullable()
    .default(DEFAULT_TTL)
    .transform((seconds) => seconds ?? DEFAULT_TTL)
    .describe(`How long the session lasts, 60 to 3600; ${DEFAULT_TTL} when left out.`),
  ...KNOWN,
};

const transcript = z
  .string(problem('INVALID_TRANSCRIPT'))
  .refine((text) => text.trim() !== '', problem('INVALID_TRANSCRIPT', 'transcript is empty. Send what was said.'))
  .refine(atMost(MAX_TRANSCRIPT), problem('TRANSCRIPT_TOO_LONG'))
  .meta({ minLength: 1, maxLength: MAX_TRANSCRIPT, description: 'What was said, as text; skips the transcription.' });

const narrationFields = {
  external_ref: externalRef.describe("Echoed; defaults to the session's."),
  metadata: optional(z.record(z.string(), z.unknown(), problem('INVALID_METADATA'))).describe(
    `Stored and echoed as written, not interpreted; at most 4 KB, ${COUNTED} ${ONE_MEANING}`,
  ),
  ...KNOWN,
};

const notAnObject = problem('INVALID_BODY', 'The body must be a JSON object.');

/** A credential that is pinned to a department need not name it; any other must. */
export const SessionRequest = {
  pinned: z.object({ department: namedDepartment, ...session }, notAnObject).meta({ id: 'SessionRequest' }),
  unpinned: z.object({ department: requiredDepartment, ...session }, notAnObject),
};
const narration = { audio: optional(AudioInput), transcript: optional(transcript), ...narrationFields };
export const NarrationRequest = {
  pinned: z.object({ department: optionalDepartment, ...narration }, notAnObject),
  unpinned: z.object({ department: requiredDepartment, ...narration }, notAnObject),
};

/**
 * The same as the reference shows it: "exactly one of" as two alternatives, so that a program that sends neither or
 * both does not compile. The server checks the fields above, because each failure has a code of its own.
 */
const absent = z.null().optional().describe('Absent or null: exactly one of audio and transcript is sent.');
export const AudioNarrationRequest = z
  .object({ department: namedDepartment, audio: AudioInput, transcript: absent, ...narrationFields })
  .meta({ id: 'AudioNarrationRequest', description: 'A recording to transcribe and draft from.' });
export const TranscriptNarrationRequest = z
  .object({ department: namedDepartment, transcript, audio: absent, ...narrationFields })
  .meta({ id: 'TranscriptNarrationRequest', description: 'An account that is text already.' });
export const NarrationAlternatives = z
  .union([AudioNarrationRequest, TranscriptNarrationRequest])
  .meta({ id: 'NarrationRequest' });

const invalidOutcome = (message: string) => problem('INVALID_OUTCOME', message);
const flag = (name: string) => z.boolean(invalidOutcome(`${name} must be true or false.`));

export const OutcomeRequest = z
  .object(
    {
      accepted: flag('accepted').describe('Whether the firefighter kept the draft as the basis of the report.'),
      edited_fields: optional(
        z
          .array(
            z
              .string(invalidOutcome('edited_fields must hold strings.'))
              .refine(atMost(120), invalidOutcome('An edited field has at most 120 characters.'))
              .meta({ maxLength: 120 }),
            invalidOutcome('edited_fields must be a list of strings.'),
          )
          .max(200, invalidOutcome('edited_fields holds at most 200 items.')),
      ).describe('Paths the firefighter changed.'),
      // Any object is stored, since the national system may be ahead of us; what it takes today is shown.
      neris: optional(likeNerisIncident(invalidOutcome('neris must be a JSON object.'))).describe(
        'The final payload as submitted. Whatever object is sent is stored as it is; the whole report holds 256 KB, ' +
          `${COUNTED} ${ONE_MEANING}`,
      ),
      submitted_to_neris: optional(flag('submitted_to_neris')),
      neris_incident_id: optional(
        z
          .string(invalidOutcome('neris_incident_id must be a string.'))
          .refine(atMost(120), invalidOutcome('neris_incident_id has at most 120 characters.'))
          .meta({ maxLength: 120 }),
      ),
      review_seconds: optional(
        z
          .number(invalidOutcome('review_seconds must be a number.'))
          .min(0, invalidOutcome('review_seconds must not be negative.'))
          .max(MAX_REVIEW_SECONDS, invalidOutcome(`review_seconds is at most ${MAX_REVIEW_SECONDS}.`)),
      ),
      notes: optional(
        z
          .string(invalidOutcome('notes must be a string.'))
          .refine(atMost(2000), invalidOutcome('notes has at most 2000 characters.'))
          .meta({ maxLength: 2000 }),
      ),
    },
    invalidOutcome('The body must be a JSON object.'),
  )
  .meta({ id: 'OutcomeRequest' });

function atMost(max: number): (text: string) => boolean {
  return (text) => text.length <= max || codePoints(text) <= max;
}
