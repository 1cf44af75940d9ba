import { INCIDENT } from '../../../neris/payload/incident.ts';
import type { ObjectSpec, Spec, ValueSet } from '../../../neris/payload/spec.ts';
import { CODE_NAMES, PART_BY_FIELDS } from './names.ts';

export type JsonSchema = Record<string, unknown>;

/**
 * The NERIS payload of a draft as JSON Schema, by component: drawn from the very tables that check every draft. Nothing
 * is required in a draft, and what was not said is absent, never null.
 */
export function nerisSchemas(): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  describe(INCIDENT, schemas);
  return Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function describe(spec: Spec, schemas: Record<string, JsonSchema>): JsonSchema {
  switch (spec.kind) {
    case 'object': {
      const part = PART_BY_FIELDS.get(spec.fields);
      if (part === undefined) return objectSchema(spec, schemas);
      return named(part.name, schemas, () => ({ description: part.description, ...objectSchema(spec, schemas) }));
    }
    case 'code':
      return describeCode(spec.codes, schemas);
    case 'list': {
      const length = spec.length === undefined ? {} : { minItems: spec.length, maxItems: spec.length };
      return { type: 'array', items: describe(spec.item, schemas), ...length };
    }
    case 'variants':
      return { anyOf: spec.options.map((option) => describe(option, schemas)) };
    case 'either':
      return describeEither(spec.options, schemas);
    case 'again':
      return describe(spec.spec(), schemas);
    case 'text': {
      const { minLength, maxLength, pattern } = spec;
      return { type: 'string', ...present({ minLength, maxLength, pattern: pattern?.source }) };
    }
    case 'timestamp':
      return { type: 'string', format: 'date-time' };
    case 'true':
      return { type: 'boolean', enum: [true] };
    case 'anything':
      return { type: 'object', additionalProperties: true };
    default:
      return { type: spec.kind };
  }
}

/** Refers to a component and describes it the first time; a part may hold itself. */
function named(name: string, schemas: Record<string, JsonSchema>, schema: () => JsonSchema): JsonSchema {
  if (schemas[name] === undefined) {
    schemas[name] = {};
    schemas[name] = schema();
  }
  return { $ref: `#/components/schemas/${name}` };
}

function objectSchema({ fields }: ObjectSpec, schemas: Record<string, JsonSchema>): JsonSchema {
  const properties = Object.entries(fields).map(([key, field]) => [key, describe(field, schemas)]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

function describeCode(codes: ValueSet, schemas: Record<string, JsonSchema>): JsonSchema {
  const name = CODE_NAMES.get(codes);
  const schema = { type: 'string', enum: Object.keys(codes), 'x-enumDescriptions': codes };
  // One value alone only tells forms apart.
  return name === undefined || schema.enum.length === 1 ? schema : named(name, schemas, () => schema);
}

/** Two kinds of list are one list to who reads it: as a union, the fields of one kind would be hidden by the other. */
function describeEither(options: readonly Spec[], schemas: Record<string, JsonSchema>): JsonSchema {
  const items = options.map((option) => (option.kind === 'list' ? option.item : undefined));
  if (!items.every((item) => item?.kind === 'object')) {
    return { anyOf: options.map((option) => describe(option, schemas)) };
  }
  const keys = new Set(items.flatMap(({ fields }) => Object.keys(fields)));
  const properties = [...keys].map((key) => {
    const kinds = items.flatMap(({ fields }) => (fields[key] ? [describe(fields[key], schemas)] : []));
    return [key, kinds.length === 1 ? kinds[0] : { anyOf: kinds }];
  });
  return { type: 'array', items: { type: 'object', properties: Object.fromEntries(properties) } };
}

function present(keywords: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined));
}
