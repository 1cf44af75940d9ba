import type { z } from 'zod';
import { ApiError, ERRORS, type ErrorCode } from '../../kit/errors.ts';

/** The text of a check that fails: the error code the API answers with, and what to tell the caller. */
export function problem(code: ErrorCode, message: string = ERRORS[code][1]): string {
  return `${code} ${message}`;
}

export interface FieldProblem {
  /** The top-level field, or undefined when the body as a whole is wrong. */
  field: PropertyKey | undefined;
  error: ApiError;
}

/** The first failed check in the order of the fields. */
export function firstProblem(error: z.ZodError): FieldProblem {
  const issue = error.issues[0];
  const [, code = 'INVALID_BODY', message] = /^([A-Z_]+) (.*)$/s.exec(issue?.message ?? '') ?? [];
  const path = issue?.path.join('.');
  return {
    field: issue?.path[0],
    error: new ApiError(code as ErrorCode, message, path ? { details: { field: path } } : {}),
  };
}

/** Characters are code points: an emoji counts once. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Typed clients send null for what they leave out, so it counts as absent. */
export function optional<Field extends z.ZodType>(field: Field) {
  return field.nullish().transform((value) => value ?? undefined);
}
