import { describe, expect, test } from 'vitest';
import { joinKnown } from '../../src/extraction/known/join.ts';
import { isSameUnit } from '../../src/extraction/known/units.ts';
import { mentionsOf } from '../../src/extraction/text/mentions.ts';
import { read } from '../../src/extraction/text/reading.ts';
import { assemble } from '../../src/neris/assemble.ts';
import type { IncidentDraft } from '../../src/neris/payload/incident.ts';
import type { Filled } from '../../src/neris/report.ts';
import { readerHere } from '../support/service/stages.ts';

const reader = readerHere();
const DEPARTMENT = { neris_id: 'FD24031901', name: 'Mapleton Fire Department', city: 'Mapleton', state: 'MD' };
/** At 16:00 of the fourteenth in Maryland. */
const RECEIVED = new Date('2026-03-14T20:00:00Z');

async function draft(transcript: string, known?: IncidentDraft, terms?: string[]) {
  const account = { transcript, department: DEPARTMENT, receivedAt: RECEIVED };
  const sentAlong = { ...(known && { known }), ...(terms && { terms }) };
  return assemble(await reader.extract({ ...account, ...sentAlong }, new AbortController().signal));
}

const KNOWN: IncidentDraft = {
  base: { location: { complete_number: '123', street: 'Maple', street_postfix: 'STREET', postal_code: '20877' } },
  dispatch: {
    incident_number: '26-0042',
    incident_code: 'ALARM RESIDENTIAL',
    call_create: '2026-03-14T18:11:20Z',
    unit_responses: [
      {
        reported_unit_id: 'E41',
        unit_neris_id: 'FD24031901S001U001',
        staffing: 4,
        dispatch: '2026-03-14T18:12:05Z',
        on_scene: '2026-03-14T18:15:41Z',
      },
      { reported_unit_id: 'M8', dispatch: '2026-03-14T18:12:05Z' },
    ],
  },
};
const ONE: IncidentDraft = {
  dispatch: { unit_responses: [{ reported_unit_id: 'E41', dispatch: '2026-03-14T18:12:05Z' }] },
};
const known = { inference: 'known' };

describe('a draft beside what dispatch knows', () => {
  test('what the account does not say is filled, and says so', async () => {
    const { neris, svc_report, gaps } = await draft('We found burnt food on the stove, and nobody was hurt.', KNOWN);
    expect(neris.base?.location).toMatchObject({ complete_number: '123', street: 'Maple', postal_code: '20877' });
    expect(neris.dispatch?.unit_responses).toEqual(KNOWN.dispatch?.unit_responses);
    expect(svc_report.sources['dispatch.unit_responses[0].on_scene']).toEqual([known]);
    expect(svc_report.sources['dispatch.location.street']).toEqual([known]);
    expect(svc_report.conflicts).toEqual([]);
    const asked = gaps.map(({ field }) => field);
    for (const field of [
      'base.location',
      'dispatch.unit_responses',
      'dispatch.incident_number',
      'dispatch.call_create',
    ])
      expect(asked).not.toContain(field);
    expect(asked).toContain('dispatch.call_arrival');
  });

  test('what both have rests on both, with the seconds that dispatch knows', async () => {
    const { neris, svc_report } = await draft(
      'Engine 41 with four on scene at 1415, 123 Maple Street, burnt food on the stove. Medic 8 cleared at 1440.',
      KNOWN,
    );
    const [engine, medic] = neris.dispatch?.unit_responses ?? [];
    expect(engine).toEqual(KNOWN.dispatch?.unit_responses?.[0]);
    expect(medic).toMatchObject({ dispatch: '2026-03-14T18:12:05Z', unit_clear: '2026-03-14T18:40:00Z' });
    const words = { words: '1415', start: expect.any(Number), end: expect.any(Number) };
    expect(svc_report.sources['dispatch.unit_responses[0].on_scene']).toEqual([words, known]);
    expect(svc_report.sources['base.location.street']).toEqual([expect.objectContaining({ words: 'Maple' }), known]);
    expect(svc_report.conflicts).toEqual([]);
  });

  test('where they differ what was said stands, and the conflict names both', async () => {
    const { neris, svc_report } = await draft(
      'Engine 41 with three on scene at 1422, 77 Oak Avenue, burnt food on the stove.',
      KNOWN,
    );
    const [engine] = neris.dispatch?.unit_responses ?? [];
    expect(engine).toMatchObject({ staffing: 3, on_scene: '2026-03-14T18:22:00Z', dispatch: '2026-03-14T18:12:05Z' });
    expect(neris.base?.location).toMatchObject({ complete_number: '77', street: 'Oak', street_postfix: 'AVENUE' });
    // Of another house nothing is filled in.
    expect(neris.base?.location?.postal_code).toBeUndefined();
    const named = svc_report.conflicts.map(({ rule, paths, known }) => ({ rule, paths, known }));
    expect(named).toContainEqual({ rule: 'known_differs', paths: ['dispatch.unit_responses[0].staffing'], known: 4 });
    expect(named).toContainEqual({
      rule: 'known_differs',
      paths: ['dispatch.unit_responses[0].on_scene'],
      known: '2026-03-14T18:15:41Z',
    });
    expect(named).toContainEqual({
      rule: 'known_differs',
      paths: expect.arrayContaining([
        'base.location.complete_number',
        'base.location.street',
        'base.location.street_postfix',
      ]),
      known: '123 Maple Street',
    });
    expect(named).toHaveLength(3);
    expect(svc_report.conflicts.find(({ known }) => known === '123 Maple Street')?.message).toMatch(
      /77 .*Oak.*123 Maple Street/,
    );
  });

  test('the dispatched nature is never the finding', async () => {
    const said = 'Engine 41 on scene, an overturned car in the ditch, one patient with a broken arm.';
    const types = [{ type: 'FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE' as const, primary: true as const }];
    const [with_, without] = [await draft(said, { ...KNOWN, incident_types: types }), await draft(said)];
    expect(with_.neris.incident_types).toEqual(without.neris.incident_types);
    expect(with_.neris.dispatch?.incident_code).toBe('ALARM RESIDENTIAL');
    expect((await draft('Hello there.', { incident_types: types })).neris.incident_types).toBeUndefined();
  });

  test.each([
    ['Engine 41 was cancelled en route at 1416.'],
    ['We were disregarded before we arrived at 123 Maple Street.'],
  ])('explains a cancelled call whose account does not: %s', async (said) => {
    const [with_, without] = [await draft(said, KNOWN), await draft(said)];
    expect(with_.neris.incident_types).toEqual([{ type: 'NOEMERG||CANCELLED', primary: true }]);
    expect(with_.neris.base?.outcome_narrative).toBe(`${said} Dispatched as: ALARM RESIDENTIAL.`);
    expect(with_.svc_report.sources['base.outcome_narrative']).toEqual([
      expect.objectContaining({ words: said }),
      known,
    ]);
    expect(without.neris.base?.outcome_narrative).toBe(said);
  });

  test.each([
    ['Dispatched for a structure fire, cancelled at 1416 before we arrived.', 'ALARM RESIDENTIAL'],
    ['Engine 41 responded for chest pain at 123 Maple Street and was cancelled en route.', 'ALARM RESIDENTIAL'],
    ['Engine 41 was cancelled en route at 1416.', '52-03'],
    ['Engine 41 on scene, burnt food on the stove, no fire. Medic 8 was cancelled en route.', 'ALARM RESIDENTIAL'],
  ])('and where the words do not allow it nothing is added: %s %s', async (said, incident_code) => {
    const { neris, svc_report } = await draft(said, { dispatch: { ...KNOWN.dispatch, incident_code } });
    expect(neris.base?.outcome_narrative).toBe(said);
    expect(svc_report.sources['base.outcome_narrative']).not.toContainEqual(known);
  });

  test.each([
    ['Engine 41 was on scene at two fifteen, burnt food on the stove.', 'on_scene', '2026-03-14T18:15:00Z'],
    ['Engine 41 was dispatched at two twelve and cleared at three oh five.', 'unit_clear', '2026-03-14T19:05:00Z'],
    ['Engine 41 was on scene at two fifteen in the morning.', 'on_scene', '2026-03-14T06:15:00Z'],
    ['We were on scene at two fifteen, burnt food on the stove.', 'on_scene', '2026-03-14T18:15:00Z'],
    ['We arrived at 1415 and found nothing.', 'on_scene', '2026-03-14T18:15:00Z'],
  ])('a time is placed beside what dispatch has: %s', async (said, role, time) => {
    const { neris, svc_report } = await draft(said, ONE);
    expect(neris.dispatch?.unit_responses).toMatchObject([{ [role]: time }]);
    expect(svc_report.sources[`dispatch.unit_responses[0].${role}`]?.[0]).toHaveProperty('words');
    expect(svc_report.unplaced_times).toEqual([]);
  });

  const open = 'Engine 41 was dispatched at two twelve and on scene at two fifteen, burnt food on the stove.';
  test.each([
    ['names', undefined, ['Kanawha Boulevard']],
    ['a record without times', { dispatch: { incident_number: '26-0042' } }, undefined],
  ])('a time without its half of the day is asked for with the two it may be, beside %s', async (_, record, terms) => {
    const { gaps, svc_report, neris } = await draft(open, record, terms);
    expect(neris.dispatch?.unit_responses).toEqual([{ reported_unit_id: 'Engine 41' }]);
    expect(gaps.find(({ field }) => field === 'dispatch.unit_responses.on_scene')).toMatchObject({
      question: 'You said \u201ctwo fifteen\u201d. Morning or evening?',
      choices: [
        { value: '2026-03-14T06:15:00Z', label: '2:15 in the morning' },
        { value: '2026-03-14T18:15:00Z', label: '2:15 in the afternoon' },
      ],
    });
    expect(JSON.stringify(svc_report)).not.toContain('choices');
  });

  test('the halves go on from the first time, past noon, and none is offered that is yet to come', async () => {
    const { gaps } = await draft('Engine 41 was dispatched at eleven fifty and on scene at twelve ten.', undefined, [
      'X1',
    ]);
    const labels = gaps.flatMap(({ choices = [] }) => choices.map(({ label }) => label));
    expect(labels).toEqual(expect.arrayContaining(['11:50 in the morning', '11:50 in the evening']));
    expect(labels).toEqual(expect.arrayContaining(['12:10 in the afternoon', '12:10 at night']));
    const values = gaps.flatMap(({ choices = [] }) => choices.map(({ value }) => String(value)));
    expect(values.filter((value) => value > RECEIVED.toISOString())).toEqual([]);
  });

  test('without names and record nothing is offered', async () => {
    const [with_, without] = [await draft(open, undefined, ['X1']), await draft(open)];
    expect(JSON.stringify(without)).not.toContain('choices');
    const asked = with_.gaps.filter(({ field }) => !field.startsWith('dispatch.unit_responses.'));
    expect(without).toEqual({ ...with_, gaps: asked.map(({ choices: _, ...gap }) => gap) });
    expect(with_.gaps.length - asked.length).toBe(2);
  });

  test('the day is that of the record, not of the telling', async () => {
    const days = { dispatch: { unit_responses: [{ reported_unit_id: 'E41', dispatch: '2026-03-11T03:50:00Z' }] } };
    const { neris } = await draft('Engine 41 was on scene at 2355 and cleared at 0040.', days);
    expect(neris.dispatch?.unit_responses).toMatchObject([
      { on_scene: '2026-03-11T03:55:00Z', unit_clear: '2026-03-11T04:40:00Z' },
    ]);
  });

  test.each([
    ['Mettick 8 arrived at 1420.', KNOWN, undefined],
    ['Medick eight arrived at 1420.', KNOWN, undefined],
    ['medik 8 on scene at 1420', KNOWN, undefined],
    ['Medick 8 arrived at 1420.', undefined, ['Medic 8', 'Kanawha Boulevard']],
    ['Medik 8 arrived at 1420.', undefined, ['M8']],
    ['Metic 8 was on scene at 1420.', undefined, ['M8']],
  ])(
    'a unit that sounds like one that was sent or listed, with its number, is that one: %s',
    async (said, record, terms) => {
      const { neris } = await draft(`Engine 41 was on scene at 1415, burnt food on the stove. ${said}`, record, terms);
      const names = neris.dispatch?.unit_responses?.map(({ reported_unit_id }) => reported_unit_id);
      expect(names).toEqual(record ? ['E41', 'M8'] : ['Engine 41', 'Medic 8']);
      expect(neris.dispatch?.unit_responses?.[1]?.on_scene).toBe('2026-03-14T18:20:00Z');
    },
  );

  test.each([
    'Mettick 9 arrived at 1420.',
    'Engine 8 arrived at 1420.',
    'Mechanics 8 of them helped.',
    'Medical 8 arrived at 1420.',
    'We searched the attic 8 times.',
  ])('and no other is: %s', (said) => {
    const named = (units: string[]) => mentionsOf(read(said, units)).units.map(({ name }) => name);
    expect(named(['Medic 8'])).toEqual(named([]));
  });

  test('the medic is the only one that was sent', async () => {
    const { neris } = await draft(
      'Engine 41 was on scene at 1415. The medic arrived at 1420 and took her to Holy Cross.',
      KNOWN,
    );
    expect(neris.dispatch?.unit_responses?.[1]).toMatchObject({
      reported_unit_id: 'M8',
      on_scene: '2026-03-14T18:20:00Z',
    });
  });
});

test.each([
  ['Engine 41', 'E41', true],
  ['Engine 41', 'ENG-041', true],
  ['Battalion 2', 'BC2', true],
  ['Ambulance 8', 'AMB8', true],
  ['Engine 41', 'E14', false],
  ['Engine 41', 'M41', false],
  ['Ladder 3', 'Engine 3', false],
])('%s and %s', (said, id, same) => {
  expect(isSameUnit(said, id)).toBe(same);
});

describe('an address beside that of dispatch', () => {
  const words = (value: unknown) => [{ start: 0, end: 1, words: String(value) }];
  const said = (location: Record<string, unknown>): Filled[] =>
    Object.entries(location).map(([part, value]) => ({ path: `base.location.${part}`, value, sources: words(value) }));
  const join = (ours: Record<string, unknown>, theirs: object) =>
    assemble({
      filled: joinKnown(said(ours), { base: { location: theirs } } as IncidentDraft),
      modules: { activated: [], failed: [] },
      isJoined: true,
    });

  test.each([
    ['its kind in its name', { street: 'Maple', street_postfix: 'STREET' }, { street: 'Maple Street' }],
    [
      'its side in its name',
      { street_prefix_direction: 'NORTH', street: 'Maple' },
      { street: 'N Maple', street_postfix: 'STREET' },
    ],
    ['the house as a number', { complete_number: '123', street: 'Maple' }, { number: 123, street: 'MAPLE' }],
    [
      'a corner the other way round',
      { street: 'Oak', street_postfix: 'AVENUE', 'cross_streets[0].street': 'Maple' },
      { street: 'Maple', cross_streets: [{ street: 'Oak', street_postfix: 'AVENUE' }] },
    ],
  ])('is the same: %s', (_, ours, theirs) => {
    const { svc_report, neris } = join(ours, { ...theirs, postal_code: '20877' });
    expect(svc_report.conflicts).toEqual([]);
    expect(neris.base?.location).toMatchObject({ street: ours.street, postal_code: '20877' });
  });

  test.each([
    [
      'another kind of street',
      { street: 'Maple', street_postfix: 'STREET' },
      { street: 'Maple', street_postfix: 'COURT' },
    ],
    ['another house', { complete_number: '123', street: 'Maple' }, { complete_number: '321', street: 'Maple' }],
    [
      'another corner',
      { street: 'Maple', 'cross_streets[0].street': 'Elm' },
      { street: 'Maple', cross_streets: [{ street: 'Oak' }] },
    ],
  ])('is another: %s', (_, ours, theirs) => {
    const { svc_report, neris } = join(ours, theirs);
    expect(svc_report.conflicts).toEqual([expect.objectContaining({ rule: 'known_differs' })]);
    expect(neris.base?.location?.street).toBe('Maple');
  });

  test('a town that nobody said gives way to that of dispatch, and one that was said does not', () => {
    const town = { path: 'base.location.incorporated_municipality', value: 'Mapleton' };
    const known = { base: { location: { incorporated_municipality: 'Oakville' } } };
    const [inferred] = joinKnown([{ ...town, sources: [{ inference: 'own_town' }] }], known);
    expect(inferred).toEqual({ ...town, value: 'Oakville', sources: [{ inference: 'known' }] });
    expect(joinKnown([{ ...town, sources: words('Mapleton') }], known)[0]).toMatchObject({
      value: 'Mapleton',
      differs: 'Oakville',
    });
  });
});
