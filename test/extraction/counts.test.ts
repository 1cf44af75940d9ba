import { expect, test } from 'vitest';
import { decideCount } from '../../src/extraction/decide/counts.ts';
import type { Heard } from '../../src/extraction/reader/heard.ts';
import { mentionsIn } from '../../src/extraction/reader/mentions.ts';

/** The number that `counted` begins with is heard to be how many were displaced. */
function displaced(transcript: string, counted: string): unknown {
  const at = transcript.indexOf(counted);
  const heard: Pick<Heard, 'transcript' | 'role' | 'claims' | 'sourceOf'> = {
    transcript,
    role: ({ start }, label) => (label === 'n=displaced' && start === at ? 0.9 : 0),
    claims: () => [],
    sourceOf: ({ start, end }) => ({ start, end, words: transcript.slice(start, end) }),
  };
  return decideCount(heard as Heard, mentionsIn(transcript), 'displaced')[0]?.value;
}

test.each([
  ['Two adults and two children were displaced', 'Two', 4],
  ['Two adults and two children were displaced', 'two', 4],
  ['Two adults, a teenager and a baby were displaced', 'Two', 4],
  ['Four people, two adults and two kids, were displaced', 'Four', 4],
  ['Seven residents, three of them kids, were displaced', 'Seven', 7],
  ['Three residents and two dogs were displaced', 'Three', 3],
  ['Two adults and two dogs were displaced', 'Two', 2],
  ['We treated two people and 6 residents were displaced', '6', 6],
  ['Three kids, 2 and a half hours', 'Three', 3],
])('%s, counted from %s: %i', (transcript, counted, people) => {
  expect(displaced(transcript, counted)).toBe(people);
});
