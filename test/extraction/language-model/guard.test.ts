import { expect, it } from 'vitest';
import { guard } from '../../../src/extraction/language-model/guard.ts';
import type { Heard } from '../../../src/extraction/reader/heard.ts';
import { mentionsOf } from '../../../src/extraction/text/mentions.ts';
import { read } from '../../../src/extraction/text/reading.ts';

it('who tells it is weighed against all other units, and each of them is listened to once', () => {
  const transcript = 'Engine 1 and Engine 2. '.repeat(200);
  const reading = read(transcript);
  const mentions = mentionsOf(reading);
  let listened = 0;
  const heard: Heard = {
    transcript,
    isIncident: true,
    claims: () => [],
    role({ start, end }, label) {
      listened++;
      if (label !== 'own') return 0;
      return transcript.slice(start, end) === 'Engine 2' ? 0.6 : 0.5;
    },
    belongs: () => 0,
    scopeOf: () => 'fact',
    stretches: () => [],
    alsoSaid: () => [],
    sourceOf: ({ start, end }) => ({ start, end, words: transcript.slice(start, end) }),
  };
  const judge = guard(heard, reading, mentions);
  const PLACES = 40;
  for (let i = 0; i < 10; i++) {
    expect(judge({ concept: 'own', words: 'Engine 1' })).toMatchObject({
      reason: 'another value is heard in these words',
    });
    expect(judge({ concept: 'own', words: 'Engine 2' })).toMatchObject({ strength: 0.6, drawn: false });
  }
  expect(mentions.units).toHaveLength(400);
  expect(listened).toBe(400 + 20 * PLACES);
  // Twenty units in each place, of which the next holds eighteen too.
  judge({ concept: 'own', words: 'Engine 1 and Engine 2. '.repeat(10).trim() });
  expect(listened).toBe(400 + 20 * PLACES + 20 + 2 * (PLACES - 1));
});
