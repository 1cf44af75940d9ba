import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/extraction/context.ts';
import { narrative } from '../../src/extraction/core/narrative.ts';
import { read } from '../../src/extraction/text/reading.ts';

const told = (transcript: string): unknown =>
  narrative({ reading: read(transcript), types: [] } as unknown as Context)[0]?.value;

describe('outcome_narrative: third person, only what was said (guide section 8)', () => {
  it.each<[string, string]>([
    ['We pulled a line and I took command.', 'The crew pulled a line and the officer took command.'],
    ['This is the captain on Engine 2. I took command.', 'This is the captain on Engine 2. The captain took command.'],
    ['I was the captain on Engine 5.', 'The reporting member was the captain on Engine 5.'],
    ["We were there and we're done.", 'The crew was there and the crew is done.'],
    ["If we'd gotten a reading we'd have called.", 'If the crew had gotten a reading the crew would have called.'],
    ['My driver let us in with our keys.', "The officer's driver let the crew in with the crew's keys."],
    ['Okay, so, uh, chimney fire, um, last night.', 'Chimney fire last night.'],
    ['Engine 1, no, Engine 3 was dispatched at 1404.', 'Engine 3 was dispatched at 1404.'],
    ['It came in as a, as an injury accident.', 'It came in as an injury accident.'],
    ['Engine four one, scratch that, I rode Engine 4 today.', 'The officer rode Engine 4 today.'],
    ['You could hear it from the corner.', 'One could hear it from the corner.'],
    ["Rescue 1's medics dressed it; he refused.", "Rescue 1's medics dressed it; he refused."],
    ['Engines 1, 4 and 5 were dispatched.', 'Engine 1, Engine 4 and Engine 5 were dispatched.'],
    [
      'A two-story house on fire at 1:47 p.m. We cleared at 2:05 p.m.',
      'A two-story house on fire at 1:47 p.m. The crew cleared at 2:05 p.m.',
    ],
    [
      'engine five on scene at seven oh three pm ladder nine at seven oh six pm all units clear at seven thirty pm',
      'Engine 5 on scene at 7:03 p.m. Ladder 9 at 7:06 p.m. All units clear at 7:30 p.m.',
    ],
    [
      'engine eight dispatched sixteen oh seven to fifty two nineteen otsego street we used four hundred gallons',
      'Engine 8 dispatched 16:07 to 5219 Otsego Street. The crew used 400 gallons.',
    ],
    [
      'Dispatched for a structure fire, cancelled at 1612 before we arrived.',
      'Dispatched for a structure fire, cancelled at 1612 before the crew arrived.',
    ],
  ])('%s', (transcript, expected) => {
    expect(told(transcript)).toBe(expected);
  });

  it('is absent when nothing was said', () => {
    expect(told('   ')).toBeUndefined();
  });
});

/** Words that telling in the third person may add. */
const ADDED = new Set(
  "the crew crew's officer officer's captain captain's reporting member is has was does doesn't hasn't wasn't isn't had would will one themselves and p.m a.m".split(
    ' ',
  ),
);

describe('outcome_narrative: properties', () => {
  const WORDS =
    "we i our my us engine four ladder 12 medic at fourteen thirty two was were on scene and the fire out, um, uh no sorry okay so smoke showing . ; he refused transport 123 maple street we'd i'm it's twenty one, pd left with them you could hear".split(
      ' ',
    );

  it('adds no word but the pronouns of the third person', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }), (words) => {
        const transcript = words.join(' ');
        const reading = read(transcript);
        const said = new Set([
          ...transcript.toLowerCase().split(/[^a-z0-9'.]+/),
          ...reading.items.flatMap(({ text, unit }) => [text, ...(unit ?? '').toLowerCase().split(' ')]),
        ]);
        const written = String(told(transcript) ?? '').toLowerCase();
        const added = written
          .split(/[\s,;:]+/)
          .map((word) => word.replace(/\.+$/, ''))
          // Numbers may change their form; that they are the same is shown in the table above.
          .filter(
            (word) => word !== '' && !/\d/.test(word) && !said.has(word) && !said.has(`${word}.`) && !ADDED.has(word),
          );
        expect(added).toEqual([]);
      }),
    );
  });

  it('never throws, and is never longer than the field', () => {
    for (const transcript of [
      'we '.repeat(25_000),
      'a'.repeat(50_000),
      '🔥'.repeat(20_000),
      'engine 1 at 1432. '.repeat(2_800),
    ])
      expect(String(told(transcript)).length).toBeLessThanOrEqual(100_000);
    fc.assert(fc.property(fc.string(), (transcript) => void told(transcript)));
  });
});
