import { expect } from 'vitest';
import { z } from 'zod';
import { NarrationList } from '../../src/http/contract/narration-list.ts';
import * as resources from '../../src/http/contract/resources.ts';
import type { Answer } from './service/service.ts';
import * as specification from './specification.ts';

/** The resources that both the specification and the reference describe. */
const DESCRIBED = {
  Department: [specification.Department, strictly(resources.Department)],
  Gap: [specification.Gap, strictly(resources.Gap)],
  Narration: [specification.Narration, strictly(resources.Narration)],
  NarrationList: [z.looseObject({ data: z.array(specification.Narration) }), strictly(NarrationList)],
  OutcomeReceipt: [specification.OutcomeReceipt, strictly(resources.OutcomeReceipt)],
  Ping: [specification.Ping, strictly(resources.Ping)],
  ProcessingMessages: [specification.ProcessingMessages, strictly(resources.ProcessingMessages)],
  Session: [specification.Session, strictly(resources.Session)],
} satisfies Record<string, [specified: z.ZodType, shown: z.ZodType]>;
export type ResourceName = keyof typeof DESCRIBED;

/** The answer is this resource: all the specification asks for, and nothing that the reference does not show. */
export function expectResource(answer: Answer, status: number, name: ResourceName): void {
  expect(answer.status, answer.text.slice(0, 500)).toBe(status);
  expectCommonHeaders(answer);
  const [specified, shown] = DESCRIBED[name];
  expect(problems(specified, answer.json), `${name} by the specification`).toEqual([]);
  expect(problems(shown, answer.json), `${name} by the reference`).toEqual([]);
}

/** The answer is this error, in the one shape and with every header. */
export function expectError(answer: Answer, status: number, code: string, details?: unknown): void {
  expect(`${answer.status} ${answer.json?.error?.code ?? answer.text.slice(0, 500)}`).toBe(`${status} ${code}`);
  expectErrorShape(answer);
  if (details !== undefined) expect(answer.json.error.details).toMatchObject(details as object);
}

export function expectErrorShape(answer: Answer): void {
  expectCommonHeaders(answer);
  expect(problems(specification.ErrorBody, answer.json), answer.text.slice(0, 500)).toEqual([]);
}

/** Section 1: on every answer. */
export function expectCommonHeaders({ headers }: Pick<Answer, 'headers'>, cacheControl = 'no-store'): void {
  expect(headers.get('x-request-id')).toMatch(/^\S{8,}$/);
  expect(headers.get('cache-control')).toBe(cacheControl);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('content-type')).toMatch(/^application\/json(;|$)/);
}

export function problems(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

/** The same schema, in which a key that is not described is an error, at every depth. */
export function strictly(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.ZodType> = schema.shape;
    return z.strictObject(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, strictly(field)])));
  }
  if (schema instanceof z.ZodNullable) return strictly(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodOptional) return strictly(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodArray) return z.array(strictly(schema.element as z.ZodType));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((option) => strictly(option as z.ZodType)));
  if (schema instanceof z.ZodRecord && schema.meta()?.id === undefined)
    return z.record(z.string(), strictly(schema.valueType as z.ZodType));
  return schema;
}
