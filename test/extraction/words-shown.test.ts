import { expect, test } from 'vitest';
import { wordsFor } from '../../src/extraction/decide/evidence.ts';
import type { Claim, Heard } from '../../src/extraction/reader/heard.ts';

const TRANSCRIPT = 'Grease fire on the stove. Not a chimney fire. The stove was burning when we came.';
const spanOf = (words: string) => {
  const start = TRANSCRIPT.indexOf(words);
  return { start, end: start + words.length };
};

function shown(also: string[]): string[] {
  const heard = {
    alsoSaid: () => also.map(spanOf),
    scopeOf: ({ start }: { start: number }) => (start === spanOf('Not a chimney fire').start ? 'denied' : 'fact'),
    sourceOf: ({ start, end }: Claim) => ({ start, end, words: TRANSCRIPT.slice(start, end) }),
  } as unknown as Heard;
  const claim: Claim = { ...spanOf('Grease fire'), field: 'type', code: 'FIRE', strength: 0.9 };
  return wordsFor(heard, [claim]).map((source) => ('words' in source ? source.words : ''));
}

test('a value shows where else the account says it, in the order told and each place once', () => {
  expect(shown(['The stove was burning', 'fire on the stove'])).toEqual([
    'Grease fire on the stove',
    'The stove was burning',
  ]);
});

test('what is no fact of this incident is not among the words a value shows', () => {
  expect(shown(['Not a chimney fire'])).toEqual(['Grease fire']);
});
