import { z } from 'zod';
import { checkDraft } from '../../neris/check.ts';
import type { IncidentDraft } from '../../neris/payload/incident.ts';
import { isRecord } from '../../neris/payload/problems.ts';
import { codePoints, optional, problem } from './field-codes.ts';

// What dispatch knew before anybody spoke, on narrations and on sessions. Sizes are those of the compact JSON that is
// stored; the routes check them, for what is left out is not counted.

export const MAX_KNOWN_BYTES = 16 * 1024;
export const MAX_TERMS_BYTES = 4 * 1024;
const MAX_TERMS = 200;
const LONGEST_TERM = 100;

const asNeris = z
  .record(z.string(), z.unknown(), problem('INVALID_KNOWN', 'known must be a JSON object, shaped as neris is.'))
  .transform((known) => withoutNulls(known) as IncidentDraft)
  .superRefine((known, context) => {
    const [first] = checkDraft(known);
    if (!first) return;
    const message = `known.${first.path} ${first.message}. The reference at /docs lists the fields of neris and their codes.`;
    context.addIssue({ code: 'custom', path: [first.path], message: problem('INVALID_KNOWN', message) });
  })
  .meta({ $ref: '#/components/schemas/NerisIncident' });

const term = z
  .string(problem('INVALID_TERMS'))
  .refine(
    (name) => /[\p{L}\p{N}]/u.test(name) && codePoints(name) <= LONGEST_TERM,
    problem('INVALID_TERMS', `A term is a name of 1 to ${LONGEST_TERM} characters, with a letter or a digit in it.`),
  )
  .meta({ minLength: 1, maxLength: LONGEST_TERM });

export const KNOWN = {
  known: optional(asNeris).describe(
    'What dispatch knows of this incident, in the shape of neris: address, units with their times, call times, numbers. ' +
      'Fills what the account does not say, and is never taken for said. At most 16 KB of compact JSON.',
  ),
  terms: optional(z.array(term, problem('INVALID_TERMS')).max(MAX_TERMS, problem('INVALID_TERMS'))).describe(
    'Names that may be said: streets, units, hospitals. At most 200, and 4 KB of compact JSON.',
  ),
};

/** Typed clients send null for what they leave out, at any depth of it. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  const present = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(present.map(([key, part]) => [key, withoutNulls(part)]));
}
