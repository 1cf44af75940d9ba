import { describe, expect, it } from 'vitest';
import { INCIDENT } from '../../src/neris/payload/incident.ts';
import type { Spec, ValueSet } from '../../src/neris/payload/spec.ts';
import { INCIDENT_TYPES } from '../../src/neris/values/incident-types.ts';
import { LOCATION_USES } from '../../src/neris/values/location.ts';
import { STATES } from '../../src/neris/values/states.ts';
import { STREET_TYPES } from '../../src/neris/values/street-types.ts';

function valueSets(spec: Spec, path = 'incident'): [path: string, codes: ValueSet][] {
  switch (spec.kind) {
    case 'code':
      return [[path, spec.codes]];
    case 'list':
      return valueSets(spec.item, path);
    case 'object':
      return Object.entries(spec.fields).flatMap(([key, field]) => valueSets(field, `${path}.${key}`));
    case 'variants':
    case 'either':
      return spec.options.flatMap((option) => valueSets(option, path));
    default:
      return [];
  }
}

const BY_SET = new Map(valueSets(INCIDENT).map(([path, codes]) => [codes, path]));
const SETS = [...BY_SET].map(([codes, path]): [string, ValueSet] => [path, codes]);

describe('value sets', () => {
  it.each(SETS)('%s: every code has a label of its own that people can read', (_path, codes) => {
    const labels = Object.values(codes);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) {
      expect(label).toMatch(/^\p{L}/u);
      expect(label).not.toMatch(/[_|]|\s$|\s\s/);
      if (label.length > 4) expect(label).not.toBe(label.toUpperCase());
    }
  });

  it('are complete in number', () => {
    expect(Object.keys(INCIDENT_TYPES)).toHaveLength(130);
    expect(Object.keys(LOCATION_USES)).toHaveLength(79);
    expect(Object.keys(STREET_TYPES)).toHaveLength(389);
    expect(Object.keys(STATES)).toHaveLength(109);
    expect(SETS.length).toBeGreaterThan(80);
  });

  it("keep the national list's own spelling and encoding", () => {
    expect(LOCATION_USES).toHaveProperty(['RESIDENTIAL||DETATCHED_SINGLE_FAMILY_DWELLING']);
    expect(INCIDENT_TYPES).toHaveProperty(['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE']);
    expect(INCIDENT_TYPES['NOEMERG||CANCELLED']).toBe('Cancelled before arrival');
  });
});
