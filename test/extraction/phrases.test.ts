import { expect, test } from 'vitest';
import { indexPhrases } from '../../src/extraction/core/phrase-table.ts';
import { mentionsIn } from '../../src/extraction/core/phrases.ts';
import { read } from '../../src/extraction/text/reading.ts';

const found = (phrase: string, text: string) =>
  mentionsIn(read(text), indexPhrases({ IT: [phrase] }))
    .all('IT')
    .map((mention) => mention.text);

test.each([
  ['the rarest word first', 'chimney fire', 'a chimney fire and a fire', ['chimney fire']],
  ['the rarest word last', 'the chimney', 'the house and the chimney', ['the chimney']],
  ['either word, both said', 'chimney|flue was', 'the flue was hot and the chimney was', ['flue was', 'chimney was']],
  ['a run of words', '{box truck|car} fire', 'a box truck fire beside a car fire', ['box truck fire', 'car fire']],
  ['with or without s', 'car+ burned', 'one car burned then cars burned', ['car burned', 'cars burned']],
  [
    'a word that may be missing',
    'was fully? involved',
    'it was involved and was fully involved',
    ['was involved', 'was fully involved'],
  ],
  ['a word that may be missing first', 'heavy? smoke', 'smoke and heavy smoke', ['smoke', 'heavy smoke', 'smoke']],
  ['any ending', 'burn* shed', 'a burning shed and a burned shed', ['burning shed', 'burned shed']],
  [
    'a gap before the rarest word',
    'was ~2 extricated',
    'she was very quickly extricated',
    ['was very quickly extricated'],
  ],
  ['no gap across a denial', 'was ~2 extricated', 'she was not extricated', []],
  ['no gap across a sentence', 'was ~2 extricated', 'There she was. Extricated by us.', []],
  ['no gap longer than said', 'was ~1 extricated', 'she was very quickly extricated', []],
  ['a number', '# patients', 'we had 3 patients', ['3 patients']],
  ['a unit alone', '<unit>', 'Engine 4 and Truck 2 came', ['U0', 'U1']],
])('%s: "%s" in "%s"', (_, phrase, text, expected) => {
  expect(found(phrase, text)).toEqual(expected);
});

test('one mention for each beginning, the shortest, and no more than sixty', () => {
  expect(found('fire ~3 out', 'the fire is out all out')).toEqual(['fire is out']);
  expect(found('fire', 'fire '.repeat(100))).toHaveLength(60);
});

test('an open word too short to be looked up is refused, not passed over', () => {
  expect(() => indexPhrases({ IT: ['co*'] })).toThrow('at least 3 letters');
});
