import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import { AGENCIES } from '../vocabulary/agencies.ts';
import { EARLIER } from '../vocabulary/speech.ts';
import { indexPhrases, type Mention, mentionsIn, wordsAfter, wordsBefore } from './phrases.ts';

const INDEX = indexPhrases(AGENCIES);
const KINDS = Object.keys(AGENCIES) as (keyof typeof AGENCIES)[];

/** Another incident, told before the name; told after it, it begins the next thought. */
const PAST = new RegExp(EARLIER.source);
const DENIED =
  /\b(no|not|never|without|didn't|don't|wasn't|weren't|nobody|couldn't)( (even|ever|have|had|need|needed|to|call|called|get|want|any|for|the|a|request|requested|reach|of|needing))*$/;
const THOUGHT =
  /\b(if|would have|would've|we'd have|we'd of|could have|might have|thought about|talked about|thinking about|considered|in case)( \w+){0,2}$/;
const UNNEEDED =
  /^((was |were |is )?not (needed|called|requested|notified)|wasn't (needed|called|requested|notified)|weren't (needed|called|requested|notified)|never (came|showed|arrived))\b/;

/** Places and words that only borrow an agency's name. */
const NOT_AFTER = /^(station|car|cruiser|report\b.*|scanner|dog|academy|department's)$/;

/** Outside agencies said to have been on scene or called. */
export function agencies({ reading }: Context): Filled[] {
  const mentions = mentionsIn(reading, INDEX);
  const present = ({ from, to, doubts }: Mention): boolean => {
    if (NOT_AFTER.test(reading.items[to]?.text ?? '')) return false;
    if (doubts.includes('earlier') && (reading.punctuated || PAST.test(wordsBefore(reading, from, 14)))) return false;
    // Without punctuation a denial or thought reaches too far; what stands next to the name decides.
    const before = wordsBefore(reading, from, 6);
    return !DENIED.test(before) && !THOUGHT.test(before) && !UNNEEDED.test(wordsAfter(reading, to, 6));
  };
  return KINDS.flatMap((kind) => {
    const hits = mentions.all(kind).filter(present);
    return hits[0] ? [{ kind, hit: hits[0] }] : [];
  }).map(({ kind, hit }, i) => fill(`nonfd_aids[${i}]`, kind, hit));
}
