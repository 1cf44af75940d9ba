import { expect, test } from 'vitest';
import { readNumbers } from '../../src/extraction/text/numbers/numbers.ts';
import { tokenize } from '../../src/extraction/text/tokens.ts';

const read = (text: string) =>
  readNumbers(tokenize(text))
    .map((token) => token.text)
    .join(' ');

test.each([
  ['fifty two nineteen', '52 19'],
  ['twelve forty five', '12 45'],
  ['four oh seven', '4 0 7'],
  ['at o three twenty five', 'at 0 3 25'],
  ['cleared at eleven o nine', 'cleared at 11 0 9'],
  ['ninety four on o two', '94 on o 2'],
  ['put him on o two', 'put him on o 2'],
  ['one two three', '1 2 3'],
  ['four hundred and ten', '410'],
  ['three thousand two hundred and six', '3206'],
  ['a hundred and twelve acres', '112 acres'],
  ['about a hundred feet', 'about 100 feet'],
  ['two thousand nineteen', '2019'],
  ['twenty hundred', '2000'],
  ['twenty three forty nine', '23 49'],
  ['zero zero fourteen', '0 0 14'],
  ['twenty-seventh', '27th'],
  ['one hundred eighth', '108th'],
  ['the fifteenth', 'the 15th'],
  ['12,500 gallons', '12500 gallons'],
  ['half a mile', 'half a mile'],
  ['Oh, and then', 'oh , and then'],
  ['engine one oh five', 'engine 1 0 5'],
])('%s is read as %s', (said, numbers) => {
  expect(read(said)).toBe(numbers);
});
