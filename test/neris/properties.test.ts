import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { assemble } from '../../src/neris/assemble.ts';
import { checkComplete, checkDraft } from '../../src/neris/check.ts';
import { gapsOf } from '../../src/neris/gaps.ts';
import { INCIDENT, type IncidentDraft } from '../../src/neris/payload/incident.ts';
import { INCIDENT_TYPES } from '../../src/neris/values/incident-types.ts';
import { ANSWERS, answer } from './answers.ts';
import { anyFilled, valid } from './arbitrary.ts';
import { extraction } from './fill.ts';

// Random payloads are slow to make on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const DETAILS = ['fire_detail', 'medical_details', 'hazsit_detail', 'exposures'] as const;

it('whatever the values, the payload is draft-valid and every value of it has its source', () => {
  fc.assert(
    fc.property(anyFilled, fc.subarray([...DETAILS]), (filled, failed) => {
      const { neris, svc_report } = assemble(extraction(filled, { modules: { activated: failed, failed } }));
      expect(checkDraft(neris)).toEqual([]);
      for (const name of failed) expect(neris).toHaveProperty(name);
      expect(checkDraft(JSON.parse(JSON.stringify(neris)))).toEqual([]);
      expect(leafPaths(neris).sort()).toEqual(Object.keys(svc_report.sources).sort());
      expect(neris.dispatch?.location).toEqual(neris.base?.location);
    }),
    { numRuns: 200 },
  );
});

it('a valid payload comes through assembly whole, but for modules without their type and what says nothing', () => {
  const modules = ['fire_detail', 'medical_details', 'hazsit_detail', 'dispatch', 'incident_types'];
  const others = Object.keys(INCIDENT.fields).filter((name) => !modules.includes(name));
  fc.assert(
    fc.property(valid(INCIDENT), fc.constantFrom(...others), (payload, name) => {
      const value = (payload as Record<string, unknown>)[name];
      const { svc_report, neris } = assemble(extraction([{ path: name, value, sources: [] }]));
      expect(svc_report.dropped).toEqual([]);
      expect((neris as Record<string, unknown>)[name]).toEqual(withoutNothing(value));
    }),
    { numRuns: 200 },
  );
});

it('answering the gaps of any draft, as long as there are some, makes it complete but for its conflicts', () => {
  fc.assert(
    fc.property(anyFilled, (filled) => {
      const department = { path: 'base.department_neris_id', value: 'FD27137004', sources: [] };
      let { neris } = assemble(extraction([department, ...filled]));
      for (let round = 0; gapsOf(neris).length > 0; round++) {
        expect(round).toBeLessThan(6);
        neris = answer(neris, gapsOf(neris));
      }
      expect(checkComplete(neris).filter(({ rule }) => rule === undefined)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it('gaps and filled fields partition the required ones, and answering the gaps makes the draft complete', () => {
  const types = fc.uniqueArray(fc.constantFrom(...Object.keys(INCIDENT_TYPES)), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(
      types.filter((codes) => codes.length === 1 || !codes.includes('NOEMERG||CANCELLED')),
      fc.infiniteStream(fc.boolean()),
      (codes, coins) => {
        const required = requiredOf(codes);
        const filled = required.filter(() => coins.next().value);
        const start = {
          base: { department_neris_id: 'FD27137004' },
          incident_types: codes.map((type, i) => ({ type, primary: i === 0 })),
        } as IncidentDraft;
        const draft = answer(
          start,
          filled.map((field) => ({ field })),
        );
        const gaps = gapsOf(draft).map(({ field }) => field);
        expect([...filled, ...gaps].sort()).toEqual([...required].sort());
        const complete = answer(draft, gapsOf(draft));
        expect(checkComplete(complete)).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});

/** What the national standard requires of an incident of these types, written down apart from the code. */
function requiredOf(codes: string[]): string[] {
  const has = (prefix: string) => codes.some((code) => code.startsWith(prefix));
  const structure = has('FIRE||STRUCTURE_FIRE');
  const onlyStructure = structure && !has('FIRE||OUTSIDE') && !has('FIRE||TRANSPORT') && !has('FIRE||SPECIAL');
  return Object.keys(ANSWERS).filter((field) => {
    if (/^(base\.(incident_number|location)|dispatch\.(incident_number|call_\w+|unit_responses))$/.test(field)) {
      return true;
    }
    if (/^(smoke_alarm|fire_alarm|other_alarm|fire_suppression)$/.test(field)) return structure;
    if (field === 'cooking_fire_suppression') return has('FIRE||STRUCTURE_FIRE||CONFINED_COOKING');
    if (/location_detail\.(floor|arrival|damage|room)/.test(field)) return onlyStructure && has('FIRE');
    if (field.startsWith('fire_detail.')) return has('FIRE');
    if (field.startsWith('medical_details.')) return has('MEDICAL');
    return /^hazsit_detail\.(evacuated|disposition)$/.test(field) && has('HAZSIT');
  });
}

function leafPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || path.endsWith('additional_attributes')) return [path];
  return Object.entries(value).flatMap(([key, part]) =>
    leafPaths(part, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}

/** Empty lists and objects say nothing and are left out. */
function withoutNothing(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.map(withoutNothing).filter((part) => part !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  const kept = Object.entries(value)
    .map(([key, part]) => [key, withoutNothing(part)] as const)
    .filter(([, part]) => part !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
