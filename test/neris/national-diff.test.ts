import { describe, expect, it } from 'vitest';
import { nationalDifferences } from '../../src/neris/national-diff.ts';
import { INCIDENT } from '../../src/neris/payload/incident.ts';
import { LOCATION } from '../../src/neris/payload/location.ts';
import type { ObjectSpec, Spec } from '../../src/neris/payload/spec.ts';

interface Schema {
  [keyword: string]: unknown;
  properties: Record<string, Schema>;
  anyOf: Schema[];
  oneOf: Schema[];
  items: Schema;
  enum: string[];
  required: string[];
}

/** The JSON schema that says what our description says. */
function schemaOf(spec: Spec): object {
  switch (spec.kind) {
    case 'object':
      return objectSchema(spec);
    case 'list':
      return {
        type: 'array',
        items: schemaOf(spec.item),
        ...(spec.length === undefined ? {} : { minItems: spec.length, maxItems: spec.length }),
      };
    case 'variants':
      return { oneOf: spec.options.map(schemaOf) };
    case 'either':
      return { anyOf: spec.options.map(schemaOf) };
    case 'again':
      return { $ref: '#/$defs/Location' };
    case 'code':
      return { type: 'string', enum: Object.keys(spec.codes) };
    case 'text': {
      const { minLength, maxLength, pattern } = spec;
      return JSON.parse(JSON.stringify({ type: 'string', minLength, maxLength, pattern: pattern?.source }));
    }
    case 'timestamp':
      return { type: 'string', format: 'date-time', description: 'Ignored by the comparison.' };
    case 'true':
      return { type: 'boolean', const: true };
    case 'anything':
      return { type: 'object', additionalProperties: true };
    default:
      return { type: spec.kind };
  }
}

function objectSchema(spec: ObjectSpec): object {
  const fields = Object.entries(spec.fields);
  return {
    type: 'object',
    ...(spec.open ? {} : { additionalProperties: false }),
    required: fields.filter(([, { need }]) => need === 'required').map(([key]) => key),
    properties: Object.fromEntries(
      fields.map(([key, field]) => [
        key,
        field.need === undefined ? { anyOf: [schemaOf(field), { type: 'null' }] } : schemaOf(field),
      ]),
    ),
  };
}

const schema = () => ({ ...schemaOf(INCIDENT), $defs: { Location: schemaOf(LOCATION) } }) as unknown as Schema;
const field = (of: Schema | undefined, key: string) => (of?.properties[key] ?? {}) as Schema;
const inside = (of: Schema | undefined, key: string) => (field(of, key).anyOf[0] ?? {}) as Schema;

describe('comparing with a national schema', () => {
  it('finds nothing when it says the same', () => {
    expect(nationalDifferences(schema())).toEqual([]);
  });

  it.each<[string, (national: Schema) => void, string]>([
    [
      'a new value',
      (national) => field(inside(national, 'fire_detail'), 'water_supply').enum.push('CISTERN'),
      'incident.fire_detail.water_supply: national: value CISTERN',
    ],
    [
      'a value taken away',
      (national) => field(inside(national, 'fire_detail'), 'water_supply').enum.shift(),
      'incident.fire_detail.water_supply: ours: value DRAFT_FROM_STATIC_SOURCE',
    ],
    [
      'a new key',
      (national) => Object.assign(field(national, 'base').properties, { weather: { type: 'string' } }),
      'incident.base: national: key weather',
    ],
    [
      'a key taken away',
      (national) => delete inside(national, 'hazsit_detail').properties.chemicals,
      'incident.hazsit_detail: ours: key chemicals',
    ],
    [
      'a field newly required',
      (national) => field(national, 'dispatch').required.push('center_id'),
      'incident.dispatch: national: required key center_id',
    ],
    [
      'a field no longer required',
      (national) => field(national, 'dispatch').required.shift(),
      'incident.dispatch: ours: required key incident_number',
    ],
    [
      'a field that may be null now',
      (national) =>
        Object.assign(field(national, 'dispatch').properties, {
          call_arrival: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
        }),
      'incident.dispatch.call_arrival: national: may be null',
    ],
    [
      'another length',
      (national) => Object.assign(inside(field(national, 'dispatch'), 'determinant_code'), { maxLength: 9 }),
      'incident.dispatch.determinant_code: maxLength: national: 9, ours: 8',
    ],
    [
      'another type',
      (national) => Object.assign(field(inside(national, 'hazsit_detail'), 'evacuated'), { type: 'number' }),
      'incident.hazsit_detail.evacuated: type: national: number, ours: integer',
    ],
    [
      'a value set where we take any text',
      (national) => Object.assign(inside(field(national, 'base'), 'outcome_narrative'), { enum: ['OK'] }),
      'incident.base.outcome_narrative: enum: national: OK, ours: undefined',
    ],
    [
      'a constraint it does not know',
      (national) => Object.assign(field(inside(national, 'hazsit_detail'), 'evacuated'), { minimum: 0 }),
      'incident.hazsit_detail.evacuated: national keyword minimum is not compared',
    ],
    [
      'a form of its own',
      (national) => field(inside(national, 'fire_detail'), 'location_detail').oneOf.push({} as Schema),
      'incident.fire_detail.location_detail: national: 3 forms, ours: 2',
    ],
    [
      'a change inside one form',
      (national) =>
        field(field(inside(national, 'fire_detail'), 'location_detail').oneOf[1], 'cause').enum.push('DRONE'),
      'incident.fire_detail.location_detail(OUTSIDE).cause: national: value DRONE',
    ],
  ])('finds %s', (_what, change, difference) => {
    const national = schema();
    change(national);
    expect(nationalDifferences(national)).toEqual([difference]);
  });
});
