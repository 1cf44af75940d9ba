import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scan, searchable } from '../../src/extraction/text/scan.ts';

const TEXT =
  'U0 on scene T1 with heavy fire . the homeowner s dog got out ok . i had 3 with me and chatham ems took him';

test.each([
  /\b(?:\S+ )?(?:fires?|flames?)\b/,
  /\b(?:(?<who>\w+) )?(?<what>ems|dog)\b/,
  /\b(a|i|o)\b/,
  /\b(?<count>\d{1,2}) with me\b/,
  /\b(?<=U\d+ )on scene|\bnothing\b/,
  /\b((the |a )*homeowner|ok|me)\b/,
  /\b(?<!['-])(?:[a-z]{2,6} ){0,3}?took (him|her)\b/,
  /\b(him)$/,
])('%s finds what a plain search finds', (pattern) => {
  const found = scan(searchable(TEXT), pattern).map(({ index, words }) => `${index} ${words}`);
  const plain = [...TEXT.matchAll(new RegExp(pattern.source, 'g'))].map(({ index, 0: words }) => `${index} ${words}`);
  expect(found).toEqual(plain);
  expect(found.length).toBeGreaterThan(0);
});

/** Patterns as the tables hold them: words and parts of words, choices, what may be left out, what stands around. */
const WORD = fc.constantFrom('fire', 'the', 'on', 'fires', 'T1', 'no', 'smoke');
const { pattern: PATTERN } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3 },
    WORD,
    WORD.map((word) => `${word}s?`),
    WORD.map((word) => `${word.slice(0, 2)}\\w*`),
    fc.constantFrom(
      '\\w+',
      '(?:the |no )?',
      '(?: \\w+){0,2}',
      '(?<=the )',
      '(?! on)',
      '(?= fire)',
      '\\b',
      '\\d?',
      "'?s?",
    ),
    fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((choice) => `(?:${choice.join('|')})`),
    fc.tuple(tie('part'), fc.constantFrom('?', '*', '+', '{0,2}')).map(([part, times]) => `(?:${part} )${times}`),
    fc.array(tie('part'), { minLength: 2, maxLength: 3 }).map((parts) => parts.join(' ')),
    fc.array(tie('part'), { minLength: 2, maxLength: 2 }).map((parts) => parts.join('')),
  ),
  pattern: fc
    .tuple(
      fc.constantFrom('', '\\b', "\\b(?<!['-])", '(?<![^ ])'),
      tie('part'),
      fc.constantFrom('', '\\b', '(?![\\w-])', '$'),
    )
    .map((parts) => parts.join('')),
}));
const SPOKEN = fc
  .array(fc.oneof(WORD, fc.constantFrom('.', 'fireman', "no's", 's', 'smokes-on', '1')), { maxLength: 12 })
  .map((words) => words.join(' '));

test('any pattern finds in any text what a plain search finds', () => {
  fc.assert(
    fc.property(PATTERN, SPOKEN, SPOKEN, (pattern, first, second) => {
      // The second text comes when the pattern is already known.
      for (const text of [first, second]) {
        const found = scan(searchable(text), new RegExp(pattern)).map(({ index, words }) => `${index} ${words}`);
        const plain = [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: words }) => `${index} ${words}`);
        const words = (each: string) => !each.endsWith(' ');
        expect(found.filter(words)).toEqual(plain.filter(words));
      }
    }),
    { numRuns: 2000 },
  );
});
