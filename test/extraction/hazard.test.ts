import { expect, test } from 'vitest';
import { decideSubstances } from '../../src/extraction/decide/hazard.ts';
import type { Claim, Heard } from '../../src/extraction/reader/heard.ts';

/** The substances of an account in which these words are each heard as one. */
function substances(transcript: string, ...words: string[]) {
  const claims = words.map((said): Claim => {
    const start = transcript.indexOf(said);
    return { field: 'chem', code: 'GASES', strength: 0.9, start, end: start + said.length };
  });
  const heard = {
    transcript,
    claims: (field) => (field === 'chem' ? claims : []),
    sourceOf: ({ start, end }) => ({ start, end, words: transcript.slice(start, end) }),
  } as Pick<Heard, 'transcript' | 'claims' | 'sourceOf'> as Heard;
  return decideSubstances(heard, [])
    .filter(({ path }) => path.endsWith('.name'))
    .map(({ value }) => value);
}

test.each([
  ['the gas leak at the farm, off a propane tank', ['gas leak', 'propane'], ['Propane']],
  ['the gas leak at the corner, a broken main', ['gas leak'], ['Natural Gas']],
  ['propane in one tank, butane in the other, and gas everywhere', ['propane', 'butane', 'gas'], ['Propane', 'Butane']],
  ['carbon monoxide from the gas stove', ['carbon monoxide', 'gas'], ['Carbon Monoxide', 'Natural Gas']],
  ['a drum of MEK', ['MEK'], ['MEK']],
])('%s: where one gas that is burnt is named, that is the gas', (transcript, words, names) => {
  expect(substances(transcript, ...words)).toEqual(names);
});
