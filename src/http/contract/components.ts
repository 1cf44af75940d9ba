import { z } from 'zod';
import { AudioInput } from './audio.ts';
import { ERROR_COMPONENTS } from './errors.ts';
import { NarrationList } from './narration-list.ts';
import { nerisSchemas } from './neris/schema.ts';
import * as requests from './requests.ts';
import * as resources from './resources.ts';

type JsonSchema = Record<string, unknown>;

const REQUESTS: z.ZodType[] = [
  requests.SessionRequest.pinned,
  requests.NarrationAlternatives,
  requests.AudioNarrationRequest,
  requests.TranscriptNarrationRequest,
  AudioInput.in,
  requests.OutcomeRequest,
];
const ANSWERS: z.ZodType[] = [...Object.values(resources), NarrationList, ...ERROR_COMPONENTS];

/** Every named schema of the document: as the server checks and answers, and the payload as its tables say. */
export function componentSchemas(): Record<string, JsonSchema> {
  return {
    ...Object.fromEntries(REQUESTS.map((schema) => [nameOf(schema), describe(schema, 'input')])),
    ...Object.fromEntries(ANSWERS.map((schema) => [nameOf(schema), describe(schema, 'output')])),
    ...nerisSchemas(),
  };
}

export function reference(schema: z.ZodType): { $ref: string } {
  return { $ref: `#/components/schemas/${nameOf(schema)}` };
}

function describe(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  // A schema with a name comes out as a reference to its definition, beside those of its named parts.
  const { $defs, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: asShown });
  const { $schema: _, id: __, ...component } = ($defs?.[nameOf(schema)] ?? json) as JsonSchema;
  // Named parts of other components are components themselves.
  return JSON.parse(JSON.stringify(component).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function asShown({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  // Fields are added without notice: a client made from this document must not refuse them.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // Some generators take a field that has a default for one that must be sent; descriptions say what counts without it.
  delete jsonSchema.default;
  // That keys are strings goes without saying, and not every generator knows the keyword.
  delete jsonSchema.propertyNames;
  if (typeof jsonSchema.$ref === 'string') {
    for (const keyword of Object.keys(jsonSchema)) if (keyword !== '$ref') delete jsonSchema[keyword];
  }
}

function nameOf(schema: z.ZodType): string {
  const name = schema.meta()?.id;
  if (name === undefined) throw new Error('a component needs a name');
  return name;
}
