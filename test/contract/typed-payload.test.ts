import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../src/http/contract/documents/openapi.ts';
import { checkDraft } from '../../src/neris/check.ts';
import { INCIDENT } from '../../src/neris/payload/incident.ts';
import { valid } from '../neris/arbitrary.ts';
import { MODULE_EXAMPLES } from '../neris/examples.ts';
import { checkerOf, type Document } from '../support/document.ts';

const document = openApiDocument('/v1', '1.0.0') as unknown as Document;
const check = checkerOf(document);
const byReference = (payload: unknown) => check({ $ref: '#/components/schemas/NerisIncident' }, payload);

describe('neris in the reference', () => {
  test('has every module of the tables', () => {
    const { properties } = document.components.schemas.NerisIncident as { properties: object };
    expect(Object.keys(properties)).toEqual(Object.keys(INCIDENT.fields));
  });

  test('takes a payload that fills every module', () => {
    expect(byReference(MODULE_EXAMPLES)).toEqual([]);
  });

  test('takes every draft that the tables take', () => {
    fc.assert(
      fc.property(valid(INCIDENT), (draft) => {
        expect(checkDraft(draft)).toEqual([]);
        expect(byReference(draft)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  const places = leavesOf(MODULE_EXAMPLES);
  test('refuses a misspelt code, or a value of another type, wherever the tables do', () => {
    expect(places.length).toBeGreaterThan(150);
    let refused = 0;
    for (const { path, value } of places) {
      for (const wrong of [`${value}_X`, typeof value === 'string' ? 7 : 'x', { x: 1 }]) {
        const payload = withLeaf(path, wrong);
        const byTables = checkDraft(payload);
        refused += Number(byTables.length > 0);
        const agree = byReference(payload).length > 0 === byTables.length > 0;
        expect(agree, `${path.join('.')} = ${JSON.stringify(wrong)}: ${JSON.stringify(byTables[0])}`).toBe(true);
      }
    }
    expect(refused).toBeGreaterThan(2 * places.length);
  });

  test('names every value set once, with what each code means', () => {
    const sets = Object.entries(document.components.schemas).filter(([name]) => /^Neris.*Code$/.test(name));
    expect(sets.length).toBeGreaterThan(60);
    for (const [name, { enum: codes, 'x-enumDescriptions': labels }] of sets) {
      expect(Object.keys(labels as object), name).toEqual(codes);
    }
  });
});

type Path = (string | number)[];

function leavesOf(node: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof node !== 'object' || node === null) return [{ path, value: node }];
  return Object.entries(node).flatMap(([key, part]) =>
    leavesOf(part, [...path, Array.isArray(node) ? Number(key) : key]),
  );
}

function withLeaf(path: Path, value: unknown): unknown {
  const payload = structuredClone(MODULE_EXAMPLES);
  let node = payload as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) node = node[step] as Record<string | number, unknown>;
  node[path.at(-1) ?? ''] = value;
  return payload;
}
