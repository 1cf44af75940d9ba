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
  const found = scan(searchable(TEXT), pattern).map(({ index, 0: words }) => `${index} ${words}`);
  const plain = [...TEXT.matchAll(new RegExp(pattern.source, 'g'))].map(({ index, 0: words }) => `${index} ${words}`);
  expect(found).toEqual(plain);
  expect(found.length).toBeGreaterThan(0);
});
