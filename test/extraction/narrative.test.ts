import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrative } from '../../src/extraction/narrative.ts';
import { read } from '../../src/extraction/text/reading.ts';

const told = (transcript: string): unknown => narrative(read(transcript))[0]?.value;

describe('outcome_narrative: the speaker’s own words, cleaned (guide section 8)', () => {
  it.each<[string, string, string]>([
    ['the first person stays', 'We pulled a line and I took command.', 'We pulled a line and I took command.'],
    ['fillers go', 'Okay, so, uh, chimney fire, um, last night.', 'Chimney fire, last night.'],
    ['stutters go', 'It came in as a, as a injury accident.', 'It came in as a injury accident.'],
    [
      'a small word said twice is said once',
      'We, we got there and the the door was open.',
      'We got there and the door was open.',
    ],
    [
      'a word that ends one clause and begins the next stays twice',
      'Shut off the gas, gas company notified.',
      'Shut off the gas, gas company notified.',
    ],
    [
      'quotations keep their marks and their I',
      'He said, "I never touched it," and I believed him.',
      'He said, "I never touched it," and I believed him.',
    ],
    [
      'signs and negatives stay',
      'BP 90/60, 98% on O2, -10 degrees, not breathing.',
      'BP 90/60, 98% on O2, -10 degrees, not breathing.',
    ],
    [
      'units and times are written properly',
      'engine five on scene at seven oh three pm.',
      'Engine 5 on scene at 7:03 p.m.',
    ],
    ['lists of units stay as said', 'Engines 1, 4 and 5 were dispatched.', 'Engines 1, 4 and 5 were dispatched.'],
    [
      'sentences are marked where there are none',
      'engine eight dispatched sixteen oh seven we used four hundred gallons',
      'Engine 8 dispatched 16:07. We used four hundred gallons.',
    ],
    [
      'a correction is kept as it was said',
      'Engine 1, no, Engine 3 was dispatched at 1404.',
      'Engine 1, no, Engine 3 was dispatched at 1404.',
    ],
    [
      'nothing is added to a cancelled call',
      'Dispatched for a structure fire, cancelled at 1612 before we arrived.',
      'Dispatched for a structure fire, cancelled at 1612 before we arrived.',
    ],
  ])('%s', (_, transcript, expected) => {
    expect(told(transcript)).toBe(expected);
  });

  it('is absent when nothing was said', () => {
    expect(told('   ')).toBeUndefined();
  });
});

describe('outcome_narrative: properties', () => {
  const WORDS =
    "we i our my us engine four ladder 12 medic at fourteen thirty two was were on scene and the fire out, um, uh no sorry okay so smoke showing . ; he refused transport 123 maple street we'd i'm it's twenty one, pd left with them you could hear".split(
      ' ',
    );
  const plain = (text: string) =>
    text
      .toLowerCase()
      .split(/[^a-z0-9']+/)
      .filter(Boolean);
  const FILLERS = new Set(['um', 'uh', 'okay', 'so']);
  const SMALL = new Set("we i our my it's i'm the at was were on and he with".split(' '));

  it('adds no word, and loses none but fillers, openers and small words said twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }), (words) => {
        const transcript = words.join(' ');
        const reading = read(transcript);
        // Units and times change their form; the table above shows how.
        const renamed = reading.items.filter(({ unit, clock }) => unit || clock);
        const parts = new Set(renamed.flatMap(({ start, end }) => plain(transcript.slice(start, end))));
        const said = plain(transcript);
        const written = plain(String(told(transcript) ?? ''));
        const known = new Set([...said, ...renamed.flatMap(({ unit }) => plain(unit ?? '')), 'p', 'a', 'm']);
        expect(written.filter((word) => !known.has(word) && !/\d/.test(word))).toEqual([]);
        const lost = said.filter(
          (word) => !written.includes(word) && !parts.has(word) && !FILLERS.has(word) && !SMALL.has(word),
        );
        expect(lost).toEqual([]);
      }),
    );
  });

  it('never throws, and is never longer than the field', () => {
    for (const transcript of [
      'we '.repeat(16_000),
      'a'.repeat(50_000),
      '🔥'.repeat(20_000),
      'engine 1 at 1432. '.repeat(2_700),
    ])
      expect(String(told(transcript)).length).toBeLessThanOrEqual(100_000);
    fc.assert(fc.property(fc.string(), (transcript) => void told(transcript)));
  });
});
