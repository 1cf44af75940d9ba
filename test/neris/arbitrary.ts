import fc, { type Arbitrary } from 'fast-check';
import { INCIDENT } from '../../src/neris/payload/incident.ts';
import type { Spec } from '../../src/neris/payload/spec.ts';
import type { Filled, Source } from '../../src/neris/report.ts';

/** A valid draft value of a spec, with anything absent. */
export function valid(spec: Spec): Arbitrary<unknown> {
  switch (spec.kind) {
    case 'object': {
      const fields = Object.entries(spec.fields);
      return fc
        .subarray(fields, { maxLength: Math.min(fields.length, 8) })
        .chain((chosen) => fc.record(Object.fromEntries(chosen.map(([key, field]) => [key, valid(field)]))));
    }
    case 'list':
      return fc.array(valid(spec.item), { minLength: spec.length ?? 0, maxLength: spec.length ?? 3 });
    case 'variants':
    case 'either':
      return fc.oneof(...spec.options.map(valid));
    case 'again':
      return fc.record({ street: fc.constantFrom('Oak', 'Main') });
    case 'code':
      return fc.constantFrom(...Object.keys(spec.codes));
    case 'text':
      return spec.pattern ? fc.constantFrom(...MATCHING.filter((text) => spec.pattern?.test(text))) : text(spec);
    case 'timestamp':
      return fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map(iso);
    case 'integer':
      return fc.integer({ min: -5, max: 500 });
    case 'number':
      return fc.double({ min: 0, max: 500, noNaN: true });
    case 'anything':
      return fc.constant({ gate: 'north' });
    default:
      return spec.kind === 'true' ? fc.constant(true) : fc.boolean();
  }
}

const MATCHING = ['FD15003001', 'FM15003001', 'FD15003001S001U002', '26-1'];

const iso = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;

function text({ minLength = 1, maxLength = 20 }: { minLength?: number; maxLength?: number }): Arbitrary<string> {
  return fc.string({ minLength, maxLength: Math.min(maxLength, 20), unit: 'grapheme-ascii' });
}

/** Values that are mostly wrong wherever they are put. */
const junk = fc.oneof(
  fc.anything(),
  fc.constantFrom('PRESENT', 'STRUCTURE', 'OTHER', 'NONE', '__proto__', '', null, -1, true, {}, [], [[]]),
);

const LEAF_PATHS = pathsOf(INCIDENT);

function pathsOf(spec: Spec, path = ''): { path: string; spec: Spec }[] {
  switch (spec.kind) {
    case 'object':
      return Object.entries(spec.fields).flatMap(([key, field]) =>
        pathsOf(field, path === '' ? key : `${path}.${key}`),
      );
    case 'list':
      return pathsOf(spec.item, `${path}[#]`);
    case 'variants':
    case 'either':
      return spec.options.flatMap((option) => pathsOf(option, path));
    default:
      return [{ path, spec }];
  }
}

const sources = fc.constant<Source[]>([{ start: 0, end: 4, words: 'word' }]);
const index = fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat() });

const leaf = fc.tuple(fc.constantFrom(...LEAF_PATHS), index, index).chain(([{ path, spec }, first, second]) =>
  fc.record({
    path: fc.constant(path.replace('[#]', `[${first}]`).replaceAll('[#]', `[${second}]`)),
    value: fc.oneof({ weight: 4, arbitrary: valid(spec) }, { weight: 1, arbitrary: junk }),
    sources,
  }),
);

const module = fc
  .constantFrom(...Object.entries(INCIDENT.fields))
  .chain(([name, spec]) => fc.record({ path: fc.constant(name), value: valid(spec), sources }));

const stray = fc.record({
  path: fc.oneof(
    fc.string(),
    fc.constantFrom(
      '__proto__',
      'base.__proto__.x',
      'base.location.',
      'base[0]',
      'dispatch',
      'fire_detail.location_detail',
    ),
  ),
  value: junk,
  sources,
});

/** Located values as a good engine, a careless one and a hostile one would deliver them. */
export const anyFilled: Arbitrary<Filled[]> = fc
  .tuple(fc.array(module, { maxLength: 6 }), fc.array(leaf, { maxLength: 25 }), fc.array(stray, { maxLength: 3 }))
  .chain((parts) => fc.shuffledSubarray(parts.flat(), { minLength: 0 }));
