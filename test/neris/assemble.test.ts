import { describe, expect, it } from 'vitest';
import { assemble } from '../../src/neris/assemble.ts';
import { INCIDENT } from '../../src/neris/payload/incident.ts';
import type { Filled } from '../../src/neris/report.ts';
import { extraction } from './fill.ts';

const said = (path: string, value: unknown, words = 'said'): Filled => ({
  path,
  value,
  sources: [{ start: 0, end: words.length, words }],
});
const assembled = (...filled: Filled[]) => assemble(extraction(filled));

describe('assembly', () => {
  it('closes the holes of a list and keeps the words with their values', () => {
    const { neris, svc_report } = assembled(
      said('dispatch.unit_responses[7].reported_unit_id', 'Ladder 1', 'ladder one'),
      said('dispatch.unit_responses[2].reported_unit_id', 'Engine 8', 'engine eight'),
      said('dispatch.unit_responses[7].staffing', 4, 'with four'),
      said('nonfd_aids[900000000]', 'EMS', 'the ambulance'),
    );
    expect(neris.dispatch?.unit_responses).toEqual([
      { reported_unit_id: 'Engine 8' },
      { reported_unit_id: 'Ladder 1', staffing: 4 },
    ]);
    expect(neris.nonfd_aids).toEqual(['EMS']);
    expect(Object.keys(svc_report.sources).sort()).toEqual([
      'dispatch.unit_responses[0].reported_unit_id',
      'dispatch.unit_responses[1].reported_unit_id',
      'dispatch.unit_responses[1].staffing',
      'nonfd_aids[0]',
    ]);
    expect(svc_report.sources['dispatch.unit_responses[1].staffing']).toEqual([
      { start: 0, end: 9, words: 'with four' },
    ]);
  });

  it('drops and reports a wrong value, and counts the places of a list without it', () => {
    const { neris, svc_report } = assembled(said('nonfd_aids[0]', 'POLICE'), said('nonfd_aids[1]', 'EMS'));
    expect(neris.nonfd_aids).toEqual(['EMS']);
    expect(svc_report.dropped).toEqual([{ path: 'nonfd_aids[0]', value: 'POLICE', reason: 'is not in the value set' }]);
    expect(Object.keys(svc_report.sources)).toEqual(['nonfd_aids[0]']);
  });

  it('lets no wrong value keep a right one from its place', () => {
    const { neris } = assembled(said('base.animals_rescued', 'two'), said('base.animals_rescued', 2));
    expect(neris.base).toEqual({ animals_rescued: 2 });
  });

  it('drops what fits the known form least, and what does not go with the form that was named', () => {
    const fire = (values: Record<string, unknown>) =>
      assembled(
        said('incident_types[0].type', 'FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE'),
        ...Object.entries(values).map(([key, value]) => said(`fire_detail.location_detail.${key}`, value)),
      ).neris.fire_detail?.location_detail;
    const structure = { floor_of_origin: 1, damage_type: 'NO_DAMAGE' };
    const outside = { cause: 'NATURAL', acres_burned: 2 };
    expect(fire({ acres_burned: 2, ...structure })).toEqual(structure);
    expect(fire({ floor_of_origin: 1, ...outside })).toEqual(outside);
    expect(fire({ type: 'OUTSIDE', ...structure })).toEqual({ type: 'OUTSIDE' });
  });

  it('mirrors the location to dispatch with its words', () => {
    const { neris, svc_report } = assembled(said('base.location.street', 'Otsego', 'otsego street'));
    expect(neris.dispatch?.location).toEqual({ street: 'Otsego' });
    expect(svc_report.sources['dispatch.location.street']).toEqual(svc_report.sources['base.location.street']);
  });

  it('has one location even when it was told for dispatch', () => {
    const { neris, svc_report } = assembled(
      said('dispatch.location.street', 'Otsego'),
      said('base.location.street', 'Main'),
    );
    expect(neris.base?.location).toEqual({ street: 'Otsego' });
    expect(neris.dispatch?.location).toEqual({ street: 'Otsego' });
    expect(svc_report.dropped).toHaveLength(1);
  });

  it('takes whole objects and lists apart', () => {
    const { neris, svc_report } = assembled(
      said('base', { people_present: true, displacement_causes: ['FIRE', 'RAIN'], mood: 'calm' }),
    );
    expect(neris).toEqual({ base: { people_present: true, displacement_causes: ['FIRE'] } });
    expect(svc_report.dropped.map(({ path }) => path)).toEqual(['base.displacement_causes[1]', 'base.mood']);
  });

  it('makes the only type the primary one, and says that this is an inference', () => {
    const { neris, svc_report } = assembled(said('incident_types[0].type', 'LAWENFORCE'));
    expect(neris.incident_types).toEqual([{ type: 'LAWENFORCE', primary: true }]);
    expect(svc_report.sources['incident_types[0].primary']).toEqual([{ inference: 'only_type' }]);
  });

  it('leaves the primary type open among several', () => {
    const { neris, gaps } = assembled(
      said('incident_types[0].type', 'LAWENFORCE'),
      said('incident_types[1].type', 'PUBSERV||OTHER||STANDBY'),
    );
    expect(neris.incident_types).toEqual([{ type: 'LAWENFORCE' }, { type: 'PUBSERV||OTHER||STANDBY' }]);
    expect(gaps.map(({ field }) => field)).toContain('incident_types.primary');
  });

  it.each([
    ['fire_detail.water_supply', 'TANK_WATER'],
    ['medical_details[0].patient_status', 'IMPROVED'],
    ['hazsit_detail.evacuated', 3],
  ])('drops %s without its incident type', (path, value) => {
    const { neris, svc_report } = assembled(said('incident_types[0].type', 'LAWENFORCE'), said(path, value));
    expect(Object.keys(neris)).toEqual(['incident_types']);
    expect(svc_report.dropped).toEqual([{ path, value, reason: expect.stringMatching(/^Details of/) }]);
  });

  it('drops the rest of a type entry whose type was wrong', () => {
    const { neris, svc_report, gaps } = assembled(
      said('incident_types[0].type', 'FIRE'),
      said('incident_types[0].primary', true),
    );
    expect(neris).toEqual({});
    expect(svc_report.dropped).toHaveLength(2);
    expect(gaps[0]?.field).toBe('incident_types');
  });

  it('keeps contradicting times as said and reports the conflict', () => {
    const { neris, svc_report } = assembled(
      said('dispatch.unit_responses[0].dispatch', '2026-03-14T18:32:00Z'),
      said('dispatch.unit_responses[0].on_scene', '2026-03-14T18:12:00Z'),
    );
    expect(neris.dispatch?.unit_responses).toEqual([
      { dispatch: '2026-03-14T18:32:00Z', on_scene: '2026-03-14T18:12:00Z' },
    ]);
    expect(svc_report.conflicts).toEqual([
      {
        rule: 'unit_times_in_order',
        paths: ['dispatch.unit_responses[0].dispatch', 'dispatch.unit_responses[0].on_scene'],
        message: expect.any(String),
      },
    ]);
    expect(svc_report.dropped).toEqual([]);
  });

  it('lists the estimated values, and not one that was also said', () => {
    const time = '2026-03-14T18:32:00Z';
    const { svc_report } = assembled(
      { ...said('tactic_timestamps.water_on_fire', time), estimated: true },
      { ...said('tactic_timestamps.command_established', time), estimated: true },
      said('tactic_timestamps.command_established', time, 'at 1832'),
    );
    expect(svc_report.estimated).toEqual(['tactic_timestamps.water_on_fire']);
    expect(svc_report.sources['tactic_timestamps.command_established']).toHaveLength(2);
  });
});

describe('the native report', () => {
  it('holds the whole payload and every empty module; the payload only that which failed', () => {
    const modules = { activated: ['fire_detail' as const], failed: ['fire_detail' as const] };
    const { neris, svc_report } = assemble({
      filled: [said('base.people_present', true)],
      modules,
      extras: { caller: 'neighbor' },
    });
    expect(neris).toEqual({ base: { people_present: true }, fire_detail: {} });
    expect(svc_report).toMatchObject({ ...neris, version: '1.3', modules, extras: { caller: 'neighbor' } });
    expect(Object.keys(svc_report)).toEqual(expect.arrayContaining(Object.keys(INCIDENT.fields)));
    expect(svc_report).toMatchObject({ fire_detail: {}, medical_details: [], incident_types: [], dispatch: {} });
  });

  it('is not shared between two narrations', () => {
    const first = assembled().svc_report;
    Object.assign(first.fire_detail ?? {}, { water_supply: 'NONE' });
    expect(assembled().svc_report.fire_detail).toEqual({});
  });
});

const cyclic: Record<string, unknown> = {};
cyclic.location = cyclic;

describe('hostile values', () => {
  it.each<[string, Filled[]]>([
    ['a path to the prototype', [said('__proto__.polluted', true)]],
    ['a path through the prototype', [said('base.__proto__', { polluted: true })]],
    ['a constructor', [said('constructor.prototype.polluted', true)]],
    ['no path', [said('', 1)]],
    ['an endless path', [said('base.location'.repeat(5000), 1)]],
    ['a path that ends in a dot', [said('base.', 1)]],
    ['a place in an object', [said('base[0]', 1)]],
    ['a key in a list', [said('nonfd_aids.first', 'EMS')]],
    ['an absurd place', [said(`nonfd_aids[${'9'.repeat(400)}]`, 'EMS')]],
    ['a place below nothing', [said('nonfd_aids[-1]', 'EMS')]],
    ['a value that holds itself', [said('base', cyclic)]],
    ['a huge list', [said('nonfd_aids', new Array(5_000_000).fill('EMS'))]],
    ['a number too big', [said('base.animals_rescued', 10n)]],
    ['not a number', [said('base.animals_rescued', Number.NaN)]],
    ['a symbol', [said('base.outcome_narrative', Symbol('x'))]],
    ['a function', [said('base.outcome_narrative', () => 'x')]],
    ['a date', [said('dispatch.call_arrival', new Date(0))]],
    ['attributes that hold themselves', [said('base.location.additional_attributes', cyclic)]],
    ['a prototype key in an object', [said('base', JSON.parse('{"__proto__": {"polluted": true}}'))]],
  ])('%s is dropped and reported', (_what, filled) => {
    const { neris, svc_report } = assembled(...filled);
    expect(neris).toEqual({});
    expect(svc_report.dropped.length).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(svc_report))).toMatchObject({ version: '1.3' });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([
    [said('base.location', 'Main Street'), said('base.location.street', 'Main')],
    [said('base.location.street', 'Main'), said('base.location', 'Main Street')],
    [said('nonfd_aids[0]', 'EMS'), said('nonfd_aids', 'EMS')],
    [said('base.people_present', true), said('base.people_present', false)],
  ])('a clash of two values drops one of them or both', (first, second) => {
    const { svc_report } = assembled(first, second);
    expect(svc_report.dropped.length).toBeGreaterThan(0);
  });

  it('says nothing with null', () => {
    const { neris, svc_report } = assembled(said('base.people_present', null), said('fire_detail', undefined));
    expect(neris).toEqual({});
    expect(svc_report.dropped).toEqual([]);
  });
});
