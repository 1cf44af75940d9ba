import { describe, expect, it } from 'vitest';
import { medicalDetails } from '../../src/extraction/modules/medical.ts';
import { contextOf } from './context.ts';

const CALLS = [
  'Engine 4, lift assist at 212 Birch Street. Eighty year old woman slid off the bed, we helped her up, no injuries. Engine 4 cleared at 1412.',
  'Two car crash at Fifth and Main. One patient with neck pain, Medic 2 put a collar on her and took her to General. Cleared at 1530.',
  'engine three diabetic at six forty west fourth street sugar was twenty six medic three gave him d fifty and he woke right up he signed the refusal engine three cleared at fourteen thirty one',
  'fire alarm at the high school smoke head in the gym we walked it nothing found panel reset engine nine clear at ten forty',
];

/** What crews tell besides: other calls, other crews, plans, and what never came of it. */
const ASIDES = [
  'We had cut a lady out at that same corner on Monday.',
  "That building had a malicious pull Thursday, but that's not this.",
  'Same guy we had around Thanksgiving, and that time he did go in to the hospital.',
  "Last year's was a recovery, so this is the kind I like.",
  'Two summers back we were out there for a lightning strike, and that one ran 200 acres.',
  'They had a drowning there last summer and we worked the kid for an hour.',
  'The week before he had overdosed in the same bathroom and we gave him Narcan.',
  'We had a plane go down in that field in 2019.',
  'My first week on the job we had a stabbing in that same parking lot.',
  "It's the third time we've been out there this year, the first one was a real fire with the attic going.",
  "We're doing a CPR class there next month.",
  'Everybody was expecting a drowning with all that rain.',
  'I told him to get his furnace looked at before somebody gets carbon monoxide poisoning.',
  'The dog had been hit by a car once and only has three legs.',
  'One of my guys twisted his knee a little getting off the rig.',
];

/** As a recogniser without marks writes it, where the call is written so. */
const like = (call: string, aside: string) => (/[A-Z]/.test(call) ? aside : aside.toLowerCase().replace(/[.,]/g, ''));

const drafted = (account: string) => {
  const context = contextOf(account);
  return { types: context.types, details: medicalDetails(context).map(({ path, value }) => [path, value]) };
};

describe.each(CALLS)('%s', (call) => {
  it.each(ASIDES)('stays what it is beside: %s', (aside) => {
    expect(drafted(`${call} ${like(call, aside)}`)).toEqual(drafted(call));
  });
});
