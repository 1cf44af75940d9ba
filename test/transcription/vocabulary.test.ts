import { describe, expect, it } from 'vitest';
import { runsAway } from '../../src/transcription/moonshine/runaway.ts';
import { tokensOf } from '../../src/transcription/moonshine/tokens.ts';
import { departmentWords } from '../../src/transcription/vocabulary/department-words.ts';
import { FIRE_PHRASES } from '../../src/transcription/vocabulary/fire-words.ts';
import { readableNumbers } from '../../src/transcription/vocabulary/numbers.ts';
import { FIRE_LEAN, leanTowards, phraseTree } from '../../src/transcription/vocabulary/phrase-tree.ts';
import { vocabularyPrompt } from '../../src/transcription/vocabulary/prompt.ts';
import { repair } from '../../src/transcription/vocabulary/repair.ts';

describe('repair of near misses', () => {
  it.each([
    ['We stretched a tack line to the door.', 'We stretched attack line to the door.'],
    ['Letter 4 forced entry.', 'Ladder 4 forced entry.'],
    ['Truck won on scene, and latter 22 code won.', 'Truck 1 on scene, and ladder 22 code 1.'],
    ['Knocked down at 0040 and Gen 92 cleared.', 'Knocked down at 0040 engine 92 cleared.'],
    ['Engine 12 and lager four responded.', 'Engine 12 and ladder four responded.'],
    ['By standard CPR was in progress.', 'Bystander CPR was in progress.'],
    ['a two-story wood frame, welling at 214', 'a two-story wood frame dwelling at 214'],
    ['an inch and freak-water attack line', 'an inch and three quarter attack line'],
    ['Extrification took 11 minutes.', 'Extrication took 11 minutes.'],
    ['an unhydrous ammonia release', 'an anhydrous ammonia release'],
    ['We placed an intraoussious line.', 'We placed an intraosseous line.'],
  ])('%s', (heard, meant) => {
    expect(repair(heard)).toBe(meant);
  });

  it("spells the department's own town", () => {
    expect(repair('mutual aid to Cholicothe for a barn fire', ['Chillicothe'])).toBe(
      'mutual aid to Chillicothe for a barn fire',
    );
  });

  it('leaves another real town as it was said', () => {
    expect(repair('mutual aid to Chillicothe', ['Chilicoth'])).toBe('mutual aid to Chillicothe');
  });

  it.each([
    'He wrote a letter to four people and later rode the latter train.',
    'Ladder 4 extricated the driver and defibrillated him; hydrants were checked.',
    'Paramedics found lacerations, contusions and fractures, and intubated the patient.',
    'The standard was met by the engineers who overhauled the engine to the last bolt.',
    'We drove along Whitestone Expressway to Poughkeepsie and Schenectady.',
    "The truck won't start, and the engine won’t either.",
    'The thumbtack line on the wall was mutually agreed to.',
  ])('never touches words that are right: %s', (text) => {
    expect(repair(text, ['Mapleton'])).toBe(text);
  });

  it('changes nothing in its own phrases', () => {
    for (const phrase of FIRE_PHRASES) expect(repair(`the ${phrase} was`)).toBe(`the ${phrase} was`);
  });
});

describe('leaning towards phrases', () => {
  it('raises a phrase further the more of it has been heard, and lets go when it ends', () => {
    const [first = 0, second = 0, third = 0] = tokensOf('salvage and overhaul');
    const nowhere = leanTowards([[phraseTree(['salvage and overhaul']), FIRE_LEAN]]);
    expect(nowhere.raise().get(first)).toBe(FIRE_LEAN.start);
    expect(nowhere.raise().get(second)).toBeUndefined();
    const begun = nowhere.after(first);
    expect(begun.raise().get(second)).toBe(FIRE_LEAN.second);
    const further = begun.after(second);
    expect(further.raise().get(third)).toBe(FIRE_LEAN.further);
    expect(further.after(0).raise().get(third)).toBeUndefined();
    expect(begun.raise().get(third)).toBeUndefined();
  });

  it('leaves what it gave only to a phrase said to its end', () => {
    const nowhere = leanTowards([[phraseTree(['salvage', 'salvage and overhaul']), FIRE_LEAN]]);
    const say = (text: string) => tokensOf(text).reduce((bias, token) => bias.after(token), nowhere);
    expect(say('salv').given).toBe(0);
    const word = say('salvage').given;
    expect(word).toBeGreaterThan(0);
    expect(say('salvage and over').given).toBe(word);
    expect(say('salvage and overhaul').given).toBe(word + FIRE_LEAN.further);
  });

  it('never leans by more than 3, above which phrases are heard that nobody said', () => {
    let bias = leanTowards([[phraseTree(FIRE_PHRASES), FIRE_LEAN]]);
    for (const token of tokensOf('inch and three quarter attack line')) {
      expect(Math.max(...bias.raise().values())).toBeLessThanOrEqual(3);
      bias = bias.after(token);
    }
  });
});

describe('runaway repetition', () => {
  it('is cut to one turn', () => {
    const tokens = [7, 8, ...Array.from({ length: 5 }, () => [1, 2]).flat()];
    expect(runsAway(tokens)).toBe(true);
    expect(tokens).toEqual([7, 8, 1, 2]);
  });

  it('is not seen in speech that repeats itself a little', () => {
    expect(runsAway([5, 5, 5, 1, 2, 1, 2, 9])).toBe(false);
  });
});

describe('numbers', () => {
  it.each([
    ['knocked down at 14-32', 'knocked down at 14:32'],
    ['Truck 1 available at $14.58.', 'Truck 1 available at 14:58.'],
    ['a loss of $14.58', 'a loss of $14.58'],
    ['at 2:14 Maple Street with smoke', 'at 214 Maple Street with smoke'],
    ['a stroke, 12:19 longford road in town', 'a stroke, 1219 longford road in town'],
    ['dispatched to 18:22 South 25th Street', 'dispatched to 1822 South 25th Street'],
    ['the school, 27.25 covenant road', 'the school, 2725 covenant road'],
    ['at 2:14 Maple was asleep', 'at 2:14 Maple was asleep'],
    ['Medic-3 and Tanker6', 'Medic 3 and Tanker 6'],
    ['engine 5 at 06:15', 'engine 5 at 06:15'],
    ['We got toned about 7.52, two of us', 'We got toned about 7:52, two of us'],
    ['a reported fire. 1955, Palmetto Road. Engine 2', 'a reported fire. 1955 Palmetto Road. Engine 2'],
    ['Both cleared at 3.35.', 'Both cleared at 3:35.'],
    ['eastbound US. Thirty at King Road', 'eastbound US Thirty at King Road'],
    ['The farmer called it in 2.47 p.m. from the road', 'The farmer called it in 2:47 p.m. from the road'],
    ['dispatched 03. 25 on scene 03:31:2 of us', 'dispatched 03:25 on scene 03:31, 2 of us'],
    ['en route at 613-4 of us', 'en route at 613, 4 of us'],
    ['toned at 0-2-16, there at O221', 'toned at 0216, there at 0221'],
    ['Got there, oh five, forty nine, three of us', 'Got there, oh five forty nine, three of us'],
    ['cancelled the battalion at two-twenty-five since', 'cancelled the battalion at two twenty-five since'],
    ['around at o nine thirty nine, clear at eleven o nine', 'around at oh nine thirty nine, clear at eleven oh nine'],
    ['Toned at 2112 on route 2114 there at 2121', 'Toned at 2112 en route 2114 there at 2121'],
    ['arrived at seven forty nine, a M. with three', 'arrived at seven forty nine a.m. with three'],
    [
      'Emergent on route thirteen, twenty seven, on scene at thirteen, thirty four',
      'Emergent en route thirteen, twenty seven, on scene at thirteen, thirty four',
    ],
    ['A 9:11 call at 15:34', 'A 911 call at 15:34'],
    ["Engine 24 and breaker 25. We're toned out at 1344", 'Engine 24 and breaker 25 were toned out at 1344'],
    ['assisted living, fifteen, forty, Honeysuckle Road.', 'assisted living, fifteen forty Honeysuckle Road.'],
    ['Brush 3, an engine 1 got paged', 'Brush 3, and engine 1 got paged'],
    ['Engine 6: Rescue 1 and I were dispatched', 'Engine 6, Rescue 1 and I were dispatched'],
  ])('%s', (heard, readable) => {
    expect(readableNumbers(heard)).toBe(readable);
  });

  it.each([
    'It burned about 2.50 acres and by 0.25 miles of fence.',
    'The meter was at 20.50 percent, and at 20.59%.',
    'The crash was on Route 1352, transferred by 9-11 at 1350.',
    'a wreck on route 2114 near the bridge',
    'a wreck on route 211, on scene at 1402',
    'There at fifteen, forty, Honeysuckle Road was closed.',
    'At fourteen twenty, Oak Street was open again.',
    'Dispatched, 1420, Oak Street, a house.',
    'County sent an engine 12 and a tanker 9, we sent an engine 5 at a time.',
    'At approximately 9:11 caller advised, our 9:11 call was a lift assist.',
    'crash on route twelve, fifty on scene; the accident was on route one, twenty on scene',
    'Car 1: sedan, Engine 4: 3 firefighters, Engine 1: dispatched 14:02',
    "We cleared at 1340. We're toned out again. This is Engine 7. We're toned out at 1344.",
    "This is Engine 24. We're clear. It was Station 5. We're dispatching less.",
    'an engine, one ladder and an engine 2 miles out, an engine two medics',
    'at 9:11 callers said so; at 9:11 dispatch sent a second engine, truck 4:15 was late',
    'at 18. 25 people were out',
    'ninety four percent on o two, four liters of o two',
    'We were there at 1955, Palmetto Road was closed.',
    'At 10:45 crews closed Main Street, at 10:50 police blocked oak avenue.',
    'Cleared at 2:14 and closed the road. At 11:49 we took a side street.',
  ])('leaves alone what is right: %s', (heard) => {
    expect(readableNumbers(heard)).toBe(heard);
  });
});

describe("the department's own words", () => {
  it('are its town, its name and its name alone', () => {
    expect(departmentWords({ name: 'Mapleton Volunteer Fire Department', city: 'Mapleton' })).toEqual([
      'Mapleton',
      'Mapleton Volunteer Fire Department',
    ]);
    expect(departmentWords({ name: null, city: null })).toEqual([]);
  });

  it('stand first in the prompt of a remote recogniser, which stays short', () => {
    const prompt = vocabularyPrompt({ name: null, city: 'Mapleton' });
    expect(prompt.startsWith('Mapleton, ')).toBe(true);
    expect(prompt).toContain('attack line');
    expect(prompt.length).toBeLessThan(900);
  });
});
