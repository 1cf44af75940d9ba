import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPartner } from '../../src/partners/partners.ts';
import { type Lessons, lessonsOf } from '../../src/quality/lessons.ts';
import { ordinaryWords } from '../../src/quality/private-words.ts';
import { readSettings } from '../../src/settings.ts';
import { openDatabase } from '../../src/storage/database/database.ts';
import type { Db, NarrationRow } from '../../src/storage/database/tables.ts';
import { SQLITE, type TestDatabase } from '../support/database/databases.ts';
import { insertNarrations, narrationRow } from '../support/database/rows.ts';

const TRAINING = new URL('../../training/', import.meta.url);
const ORDINARY = ordinaryWords();

/** Where the words of each value stand, as the native report tells it. */
const sourcesIn = (transcript: string, words: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(words).map(([path, said]) => {
      const start = transcript.indexOf(said);
      return [path, [{ start, end: start + said.length, words: said }]];
    }),
  );

interface Told {
  said: string;
  /** The words behind each value, by the value's path. */
  words: Record<string, string>;
  draft: object;
  final: object;
}

const fire = (arrival_condition?: string) => ({
  fire_detail: { location_detail: { type: 'STRUCTURE', arrival_condition } },
});
const ARRIVAL = 'fire_detail.location_detail.arrival_condition';
const simple = (said: string): Told => ({
  said,
  words: { [ARRIVAL]: 'smoke showing' },
  draft: fire('SMOKE_SHOWING'),
  final: fire('SMOKE_FIRE_SHOWING'),
});

describe('disagreements as lessons', () => {
  let database: TestDatabase;
  let db: Db;
  let partners = 0;
  beforeAll(async () => {
    database = await SQLITE.create();
    db = await openDatabase(readSettings(database.environment));
  });
  afterAll(async () => {
    await db?.destroy();
    await database?.drop();
  });

  async function lessonsFrom(told: Told[], own: Partial<NarrationRow> = {}): Promise<Lessons> {
    const partner = await addPartner(db, 'test', { slug: `partner-${++partners}`, name: 'Some Software' });
    const { model: _, ...columns } = own;
    const rows = told.map(({ said, words, draft, final }) =>
      narrationRow(partner.id, {
        transcript: said,
        neris: JSON.stringify(draft),
        svc_report: JSON.stringify({ sources: sourcesIn(said, words), estimated: [] }),
        outcome: JSON.stringify({ accepted: true, neris: final }),
        outcome_at: '2026-04-10T00:00:00.000Z',
        ...columns,
      }),
    );
    await insertNarrations(db, rows);
    return lessonsOf(db, { partnerId: partner.id }, ORDINARY);
  }

  test('a sentence the report read otherwise: all it says is marked, units and places are invented', async () => {
    const said =
      'It was a quiet night. Ladder 7 found smoke showing at 9 Oak Lane in Kerrville, and the owner was home. We left.';
    const more = {
      base: {
        people_present: true,
        location: { number: 9, street: 'Oak', street_postfix: 'LANE', incorporated_municipality: 'Kerrville' },
      },
      dispatch: { unit_responses: [{ reported_unit_id: 'Ladder 7' }] },
    };
    const lessons = await lessonsFrom([
      {
        said,
        words: {
          [ARRIVAL]: 'smoke showing',
          'base.people_present': 'the owner was home',
          'base.location.number': '9',
          'base.location.street': 'Oak',
          'base.location.street_postfix': 'Lane',
          'base.location.incorporated_municipality': 'Kerrville',
          'dispatch.unit_responses[0].reported_unit_id': 'Ladder 7',
        },
        draft: { ...fire('SMOKE_SHOWING'), ...more },
        final: { ...fire('SMOKE_FIRE_SHOWING'), ...more },
      },
    ]);
    expect(lessons).toEqual({
      text:
        '# written\n{Ladder 11|unit} found {smoke showing|arrive=SMOKE_FIRE_SHOWING !arrive=SMOKE_SHOWING} at ' +
        '{123 Maple Street|addr} in {Mapleton|town}, and {the owner was home|people=true}.\n',
      made: 1,
      held_back: 0,
      without_words: 0,
    });
  });

  test('a value that was taken out is one the words only tempt to', async () => {
    const told = simple('There was smoke showing.');
    const { text } = await lessonsFrom([{ ...told, final: fire() }], { input_kind: 'audio' });
    expect(text).toBe('# tailboard\nThere was {smoke showing|!arrive=SMOKE_SHOWING}.\n');
  });

  test('of marks that would cross, the first ends where the second begins', async () => {
    const said = 'We found smoke showing and put it out with an extinguisher.';
    const hose = (code: string) => ({
      fire_detail: { ...fire('SMOKE_SHOWING').fire_detail, suppression_appliances: [code] },
    });
    const { text } = await lessonsFrom([
      {
        said,
        words: {
          [ARRIVAL]: 'smoke showing and put it out',
          'fire_detail.suppression_appliances[0]': 'put it out with an extinguisher',
        },
        draft: hose('FIRE_EXTINGUISHER'),
        final: hose('OTHER'),
      },
    ]);
    expect(text).toBe(
      '# written\nWe found {smoke showing|arrive=SMOKE_SHOWING} and {put it out with an extinguisher|hose=OTHER !hose=FIRE_EXTINGUISHER}.\n',
    );
  });

  test.each([
    ['a name', 'Mister Kowalski had smoke showing.'],
    ['a name in lower case', 'mister kowalski had smoke showing.'],
    ['a name that is a word', 'The owner, Miss Baker, had smoke showing.'],
    ['a telephone number', 'The owner at 5550100 had smoke showing.'],
    ['an age', 'A 34 year old had smoke showing.'],
    ['a street nobody marked', 'We had smoke showing on Larkspur.'],
  ])('%s holds a sentence back', async (_, said) => {
    expect(await lessonsFrom([simple(said)])).toEqual({ text: '', made: 0, held_back: 1, without_words: 0 });
  });

  test('a unit without a number that can be replaced holds a sentence back', async () => {
    const unit = { dispatch: { unit_responses: [{ reported_unit_id: 'E508B' }] } };
    const told = simple('E508B had smoke showing.');
    const words = { ...told.words, 'dispatch.unit_responses[0].reported_unit_id': 'E508B' };
    const draft = { ...told.draft, ...unit };
    expect(await lessonsFrom([{ ...told, words, draft, final: { ...told.final, ...unit } }])).toMatchObject({
      made: 0,
      held_back: 1,
    });
  });

  test('values that were added have no words to teach; agreement and test rows teach nothing', async () => {
    const told = simple('There was smoke showing.');
    expect(await lessonsFrom([{ ...told, draft: fire() }])).toMatchObject({ made: 0, held_back: 0, without_words: 1 });
    expect(await lessonsFrom([{ ...told, final: told.draft }])).toMatchObject({ made: 0, without_words: 0 });
    expect(await lessonsFrom([told], { mode: 'test' })).toMatchObject({ made: 0, held_back: 0 });
  });

  test('the same sentence is one lesson', async () => {
    const told = simple('There was smoke showing.');
    expect(await lessonsFrom([told, told])).toMatchObject({ made: 1 });
  });

  test('the ordinary words are those of many lessons, and no names', () => {
    expect(ORDINARY.size).toBeGreaterThan(3000);
    for (const word of ['smoke', 'kitchen', 'hydrant', 'CO']) expect(ORDINARY.has(word)).toBe(true);
    for (const word of ['johnson', 'kowalski', 'Farrow', 'Maple']) expect(ORDINARY.has(word)).toBe(false);
  });

  test('its labels are those of the training', async () => {
    const codes: Record<string, string[]> = JSON.parse(readFileSync(new URL('codes.json', TRAINING), 'utf8'));
    const told = simple('There was smoke showing.');
    const { text } = await lessonsFrom([told]);
    const labels = [...text.matchAll(/!?([a-z]+)=([A-Z_]+)/g)];
    expect(labels).toHaveLength(2);
    for (const [, field = '', code] of labels) expect(codes[field]).toContain(code);
  });
});
