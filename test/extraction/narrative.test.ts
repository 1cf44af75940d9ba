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

  describe('a unit that is only referred to is called what the speaker called it', () => {
    it.each([
      ['Sandy Creek sent Engine 7 and Tanker 7. Sandy Creek both cleared at 0215.'],
      [
        'Engine 1 and Tanker 9 went. Sandy Creek sent Engine 7. Sandy Creek was released at 0300. Our two cleared at 0325.',
      ],
      ['Battalion 3 was toned. The battalion chief arrived at 1402.'],
      ['Engine 22 and Engine 23 went out at 0915. Twenty two was first in at 0921.'],
      ['Engine 4 and Truck 9 were sent. The truck arrived at 1402, both engines at 1403.'],
    ])('%s', (transcript) => {
      expect(told(transcript)).toBe(transcript);
    });
  });

  describe('every unit of a list is written properly, once with its kind', () => {
    it.each([
      ['Engines one and two were dispatched.', 'Engines 1 and 2 were dispatched.'],
      ['engines twenty one, twenty two and five were sent.', 'Engines 21, 22 and 5 were sent.'],
      ['Engine one and two arrived at 1402.', 'Engine 1 and 2 arrived at 1402.'],
      ['ladders 3 and 4 cleared.', 'Ladders 3 and 4 cleared.'],
      ['engine-five and haz mat two arrived.', 'Engine 5 and Hazmat 2 arrived.'],
    ])('%s', (transcript, expected) => {
      expect(told(transcript)).toBe(expected);
    });
  });

  describe('a correction or a doubt without commas is kept as it was said too', () => {
    it.each([
      [
        'dispatched at fourteen oh two engine four no sorry engine five was first in',
        'Dispatched at 14:02 engine four no sorry Engine 5 was first in.',
      ],
      ['arrived at fourteen thirty or so we had smoke', 'Arrived at 14:30 or so. We had smoke.'],
      ['arrived at fourteen thirty i think we had smoke', 'Arrived at 14:30. I think we had smoke.'],
      [
        'arrived at fourteen thirty no thirty two we had smoke',
        'Arrived at fourteen thirty no thirty two. We had smoke.',
      ],
      ['we cleared at fourteen i think thirty two', 'We cleared at fourteen I think thirty two.'],
      ['engine uh five arrived at fourteen uh thirty two um we had smoke', 'Engine 5 arrived at 14:32. We had smoke.'],
    ])('%s', (transcript, expected) => {
      expect(told(transcript)).toBe(expected);
    });
  });

  describe('a number keeps the point it begins with', () => {
    it.each([
      ['.5 acres burned.', '.5 acres burned.'],
      ['It burned .5 acres, .25 of them grass.', 'It burned .5 acres, .25 of them grass.'],
      ['We had, uh, .5 acres , then more .', 'We had, .5 acres, then more.'],
    ])('%s', (transcript, expected) => {
      expect(told(transcript)).toBe(expected);
    });
  });

  describe('a word that opens a sentence goes only where it says nothing', () => {
    it.each([
      ['All right lanes were blocked.', 'All right lanes were blocked.'],
      ['Panel reset. OK per the owner. Okay so far.', 'Panel reset. OK per the owner. Okay so far.'],
      ['Did it extend? Yeah two rooms.', 'Did it extend? Yeah two rooms.'],
      ['Was he hurt? Yeah, badly.', 'Was he hurt? Yeah, badly.'],
      ['I asked if all were out. Yeah, he said.', 'I asked if all were out. Yeah, he said.'],
      ['Yeah, okay, so we went in. All right, so it was out.', 'We went in. It was out.'],
      ['All right, it was out.', 'It was out.'],
      ['okay engine five here', 'Engine 5 here.'],
      ['alright this is engine five', 'This is Engine 5.'],
      ['yeah okay so this is engine five', 'This is Engine 5.'],
      ['ok to enter per the gas company', 'Ok to enter per the gas company.'],
    ])('%s', (transcript, expected) => {
      expect(told(transcript)).toBe(expected);
    });
  });

  describe('a letter that is a name is no stutter', () => {
    it.each([
      ['Fire in Suite A, a nail salon.', 'Fire in Suite A, a nail salon.'],
      ['fire in suite a, a nail salon.', 'Fire in suite a, a nail salon.'],
      ['We stretched to Hangar A, a plane was in it.', 'We stretched to Hangar A, a plane was in it.'],
      ['It was Class I, I think.', 'It was Class I, I think.'],
      ['A, a car hit it, a, a truck too.', 'A car hit it, a truck too.'],
      ['On our street we, we saw smoke.', 'On our street we saw smoke.'],
    ])('%s', (transcript, expected) => {
      expect(told(transcript)).toBe(expected);
    });
  });

  describe('a sound is a filler, a name or a measure is none', () => {
    it.each([
      ['We took him to the ER.', 'We took him to the ER.'],
      ['we took him to the er, then cleared.', 'We took him to the er, then cleared.'],
      ['Transported to our er.', 'Transported to our er.'],
      ['ER staff took over at UH.', 'ER staff took over at UH.'],
      ['The UM team and HM 5 stood by, HM, for the truck.', 'The UM team and HM 5 stood by, HM, for the truck.'],
      ['hm 5 brought 38 mm, and 50 mm, hose.', 'Hm 5 brought 38 mm, and 50 mm, hose.'],
      ['Was he awake? Uh huh, he was. Mm hmm.', 'Was he awake? Uh huh, he was. Mm hmm.'],
      ['Er, we had, er, a car fire.', 'We had, a car fire.'],
      ['Hm, it was, mm, two cars.', 'It was, two cars.'],
      ['Um we uhh had hmm a car fire, umm, fully involved.', 'We had a car fire, fully involved.'],
    ])('%s', (transcript, expected) => {
      expect(told(transcript)).toBe(expected);
    });
  });

  describe('what may end one clause and begin the next stays twice', () => {
    it.each([
      ['Reset it, it held.'],
      ['I never used it, it was all off my tank.'],
      ['She declined to be looked at at all.'],
      ['He had had a stroke.'],
      ['We knew that that was the one, that that door was locked.'],
      ['What the trouble is is the valve. Whatever it was was gone.'],
      ['Lights were on on the second floor and we went in in pairs.'],
      ['We got there, there was smoke. We did this this morning.'],
      ['We knocked down the fire, the fire was in the wall.'],
      ['That is what it was, it was a raccoon.'],
      ['Engines 1 and 2 and 2 medics responded.'],
      ['Crews of two and two and two more came.'],
      ['Line to side A, a window had failed. So did we, we saw it.'],
      ['It went on and on and on.'],
    ])('%s', (transcript) => {
      expect(told(transcript)).toBe(transcript);
    });
  });

  describe('a true stutter goes', () => {
    it.each([
      ['We we went in.', 'We went in.'],
      ['I I think the the, the valve held.', 'I think the valve held.'],
      ['He was with with his wife and and they, they left.', 'He was with his wife and they left.'],
      ['It was in the, in the kitchen of a of a duplex.', 'It was in the kitchen of a duplex.'],
      ['It was a, it was a mess.', 'It was a mess.'],
      ['It was, it was hot, and it, it held.', 'It was hot, and it held.'],
      ['We took him to to Mercy.', 'We took him to Mercy.'],
      [
        'No lines, we didn’t, we didn’t use any, but that, that was it.',
        'No lines, we didn’t use any, but that was it.',
      ],
      ['We did a, a search. There was, there was nobody.', 'We did a search. There was nobody.'],
      ['We... we had a hose- hose line.', 'We had a hose- hose line.'],
    ])('%s', (transcript, expected) => {
      expect(told(transcript)).toBe(expected);
    });
  });

  describe('the line of a log or a list is a sentence, a line broken at the margin is none', () => {
    it.each([
      ['1504 E4 on scene\n1512 Under control\r\n1610 clear', '1504 E4 on scene. 1512 Under control. 1610 clear.'],
      [
        'Units:\n- Engine 4\n- Medic 2 (ALS)\n\nKitchen fire, out on arrival.\nNobody hurt',
        'Units: - Engine 4. - Medic 2 (ALS). Kitchen fire, out on arrival. Nobody hurt.',
      ],
      ['We pulled a line and\nknocked it down.', 'We pulled a line and knocked it down.'],
      ['It’s a girl! 🎀\nMother and child are well.', 'It’s a girl! 🎀 Mother and child are well.'],
      ['Engine 4 was on scene at\n1504.', 'Engine 4 was on scene at 1504.'],
      [
        'We were sent to a fall at the church and found one patient, who was taken to Mercy\nHospital by Medic 12, and the rest of the company stayed to help his wife with the\ncar.',
        'We were sent to a fall at the church and found one patient, who was taken to Mercy Hospital by Medic 12, and the rest of the company stayed to help his wife with the car.',
      ],
    ])('%j', (transcript, expected) => {
      expect(told(transcript)).toBe(expected);
    });
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
        const timesIn = (text: string[], word: string) => text.filter((each) => each === word).length;
        const lost = said.filter(
          (word) =>
            timesIn(written, word) < (SMALL.has(word) ? 1 : timesIn(said, word)) &&
            !parts.has(word) &&
            !FILLERS.has(word),
        );
        expect(lost).toEqual([]);
      }),
    );
  });

  it('never throws, and is never longer than the field', () => {
    for (const transcript of [
      'we '.repeat(16_000),
      'it, '.repeat(12_000),
      ' \n'.repeat(25_000),
      '1504 E4 on scene\n'.repeat(2_900),
      'a'.repeat(50_000),
      '🔥'.repeat(20_000),
      'engine 1 at 1432. '.repeat(2_700),
    ])
      expect(String(told(transcript)).length).toBeLessThanOrEqual(100_000);
    fc.assert(fc.property(fc.string(), (transcript) => void told(transcript)));
  });
});
