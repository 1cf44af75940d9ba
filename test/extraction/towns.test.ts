import { expect, test } from 'vitest';
import type { Evidence } from '../../src/extraction/decide/draft.ts';
import { decideTown } from '../../src/extraction/decide/place.ts';

/** The words are heard to be the incident's town, this surely. */
function town(words: string, strength: number, before = ''): unknown {
  return place(words, strength, before)[0]?.value;
}

function place(words: string, strength: number, before: string) {
  const transcript = `${before}A house on fire at 1460 Ridge Road in ${words}.`;
  const start = transcript.indexOf(words);
  const heard = {
    transcript,
    isIncident: true,
    claims: () => [{ field: 'town', code: '', strength, start, end: start + words.length }],
    sourceOf: () => ({ start, end: start + words.length, words }),
  };
  const department = { neris_id: 'FD36123100', name: 'Penn Yan Fire Department', city: 'Penn Yan', state: 'NY' };
  return decideTown({ account: { department }, heard } as unknown as Evidence);
}

test.each([
  ['the Town of Milo', 0.8, 'Town of Milo'],
  ['Village of Nowhere', 0.8, 'Village of Nowhere'],
  ['Benton Township', 0.8, 'Benton Township'],
  ['Geneva', 0.8, 'Geneva'],
  ['Geneva', 0.6, 'Penn Yan'],
  ['the town of ours', 0.8, 'Penn Yan'],
  ['town of about 400 people', 0.8, 'Penn Yan'],
  ['Town of Ulysses Fire Department', 0.8, 'Penn Yan'],
  ['our township', 0.8, 'Penn Yan'],
  ['Penn Yan', 0.6, 'Penn Yan'],
])('%s, heard by %d: %s', (words, strength, wanted) => {
  expect(town(words, strength)).toBe(wanted);
});

test('a town of another state counts where the account names that state, and the state with it', () => {
  const across = 'Mutual aid down into Pennsylvania. ';
  expect(place('Littlestown', 0.99, across).map(({ value }) => value)).toEqual(['Littlestown', 'PA']);
  expect(place('Littlestown', 0.9, across).map(({ value }) => value)).toEqual(['Penn Yan', 'NY']);
  expect(town('Littlestown', 0.99)).toBe('Penn Yan');
  for (const before of ['Mutual aid down into Ohio. ', 'To Pennsylvania Avenue. ', 'A car with Pennsylvania plates. '])
    expect(town('Littlestown', 0.99, before)).toBe('Penn Yan');
});

test('a state said behind the town without a pause is the state, where there is such a town', () => {
  const values = (words: string) => place(words, 0.99, '').map(({ value }) => value);
  expect(values('erie pennsylvania')).toEqual(['Erie', 'PA']);
  expect(values('Conway New Hampshire')).toEqual(['Conway', 'NH']);
  expect(values('Fort Washington')).not.toContain('WA');
});
