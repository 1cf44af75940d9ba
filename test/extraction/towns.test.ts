import { expect, test } from 'vitest';
import type { Evidence } from '../../src/extraction/decide/evidence.ts';
import { decideTown } from '../../src/extraction/decide/town.ts';
import type { Span } from '../../src/extraction/text/mentions.ts';

/** The words are heard to be the incident's town, this surely. */
function town(words: string, strength: number, before = ''): unknown {
  return place(words, strength, before)[0]?.value;
}

function place(words: string, strength: number, before: string) {
  return townOf(`${before}A house on fire, the one in [${words}].`, strength);
}

/** What stands in brackets is heard to be the town. */
function townOf(marked: string, strength: number) {
  const transcript = marked.replace(/[[\]]/g, '');
  const span = { start: marked.indexOf('['), end: marked.indexOf(']') - 1 };
  const heard = {
    transcript,
    isIncident: true,
    claims: () => [{ field: 'town', code: '', strength, ...span }],
    sourceOf: ({ start, end }: Span) => ({ start, end, words: transcript.slice(start, end) }),
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
  // Said to be in it, it stays as said, with the department's state where none is said.
  expect(place('Littlestown', 0.99, '').map(({ value }) => value)).toEqual(['Littlestown', 'NY']);
  for (const before of ['Mutual aid down into Ohio. ', 'To Pennsylvania Avenue. ', 'A car with Pennsylvania plates. '])
    expect(place('Littlestown', 0.99, before).map(({ value }) => value)).toEqual(['Littlestown', 'NY']);
});

test('a state said behind the town without a pause is the state, where there is such a town', () => {
  const values = (words: string) => place(words, 0.99, '').map(({ value }) => value);
  expect(values('erie pennsylvania')).toEqual(['Erie', 'PA']);
  expect(values('Conway New Hampshire')).toEqual(['Conway', 'NH']);
  expect(values('Fort Washington')).not.toContain('WA');
});

test.each([
  ['took her to [Geneva] General.', 'Penn Yan'],
  ['took her to the hospital in [Geneva].', 'Penn Yan'],
  ['He was flown to the trauma center up in [Geneva].', 'Penn Yan'],
  ['Fire at the hospital in [Geneva].', 'Geneva'],
  ['A wreck in [Geneva] College Avenue at Oak Street', 'Geneva'],
  ['dispatched to [Hobart] College.', 'Penn Yan'],
])('where a patient went, and what bears a name: %s', (marked, wanted) => {
  expect(townOf(marked, 0.99)[0]?.value).toBe(wanted);
});

test.each([
  ['off Pedro Road in [Clifton] Springs. Engine 7', 'Clifton Springs'],
  ['mutual aid to Sands [Township] today', 'Sands Township'],
  ['a fire in [Geneva] that spread', 'Geneva'],
  ['Every [Township] around here sent one', 'Penn Yan'],
])('a name of which some words were taken is whole: %s', (marked, wanted) => {
  expect(townOf(marked, 0.9)[0]?.value).toBe(wanted);
});

test('a state behind the town is its state, where there is such a town', () => {
  const values = (marked: string) => townOf(marked, 0.99).map(({ value }) => value);
  expect(values('Mutual aid to [Stonington], Connecticut, boat fire')).toEqual(['Stonington', 'CT']);
  expect(values('Mutual aid to [Stonington], CT, boat fire')).toEqual(['Stonington', 'CT']);
  expect(values('A house in [Penn Yan], Pennsylvania Avenue')).toEqual(['Penn Yan', 'NY']);
  expect(values('A house in [Geneva], Ohio Street at Main')).toEqual(['Geneva', 'NY']);
  expect(values('A house in [Geneva], Ohio, at Main')).toEqual(['Geneva', 'OH']);
  expect(values('A house in [Geneva], Nevada plates')).toEqual(['Geneva', 'NY']);
});
