import { z } from 'zod';
import { codePoints, problem } from './field-codes.ts';
import { Narration } from './resources.ts';

const MAX_LIMIT = 50;
const DEFAULT_LIMIT = 10;

/** The query of `GET /narrations`, in the order in which it is checked: what is wrong is told before what is missing. */
export const NarrationListQuery = z.object({
  limit: z
    .string(problem('INVALID_LIMIT'))
    .regex(/^\d{1,3}$/, problem('INVALID_LIMIT'))
    .transform(Number)
    .pipe(z.number().min(1, problem('INVALID_LIMIT')).max(MAX_LIMIT, problem('INVALID_LIMIT')))
    .default(DEFAULT_LIMIT),
  cursor: z.string(problem('INVALID_CURSOR')).max(200, problem('INVALID_CURSOR')).optional(),
  external_ref: z
    .string(problem('INVALID_EXTERNAL_REF', 'Name one external_ref in the query: /narrations?external_ref=…'))
    .refine(
      (ref) => codePoints(ref) <= 200 && ref.isWellFormed() && !ref.includes('\0'),
      problem('INVALID_EXTERNAL_REF', 'external_ref must hold at most 200 characters, escaped as in any address.'),
    ),
});

export const NarrationList = z
  .object({
    object: z.literal('narration_list'),
    data: z.array(Narration).describe('Newest first; in every mode and status.'),
    next_cursor: z.string().nullable().describe('Send it as cursor for the next page; null on the last one.'),
  })
  .meta({ id: 'NarrationList' });
