import { expect, test } from 'vitest';
import { read } from '../../src/extraction/text/reading.ts';

test.each([
  ['Engine 5\n12 Oak Street\nKitchen fire, out on arrival.', 'Engine 5'],
  ['Engine 5\n4 North Oak Ave.', 'Engine 5'],
  ['Medic 12\n230 Martin Luther King Blvd', 'Medic 12'],
])('%j: the number of a house is no part of the unit before it', (transcript, unit) => {
  expect(read(transcript).items.flatMap((item) => item.unit ?? [])).toEqual([unit]);
});

test.each([
  ['engine 6 11 was on scene at oak street', 'Engine 611'],
  ['medic 6 11 right behind us', 'Medic 611'],
  ['tower 3 0 1 went to 12 oak street', 'Tower 301'],
  ['engine five twelve oak street', 'Engine 512'],
])('%s: a number said in parts is read as %s', (transcript, unit) => {
  expect(read(transcript).items.find((item) => item.unit)?.unit).toBe(unit);
});
