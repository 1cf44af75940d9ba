import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import type { Hit, Reading } from '../text/reading.ts';
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
const NOT_AFTER =
  /^(station|car|cruiser|report\b.*|scanner|dog|academy|department's|chief|chiefs|fire|commissioner|director|marshal)$/;

/** "Police held the street, although last week they could not": the sentence turns to another day after the name. */
function turnsLater(reading: Reading, to: number): boolean {
  const rest = wordsAfter(reading, to, 30).split(' .')[0] ?? '';
  const turn = rest.search(/\b(although|though|but|unlike|while|whereas|however)\b/);
  return turn > 0 && !PAST.test(rest.slice(0, turn)) && PAST.test(rest.slice(turn));
}

/** An ambulance service by its own name: "Riverside Ambulance transported her". */
const NAMED_AMBULANCE =
  /(?<!\b(?:the|an?|our|my|their|his|her|by|in|and|or|of|to|into|for|with|from|that|this|1st|2nd|3rd|another|no|any|als|bls|fire|department|district|station|responding|1|2|\d+|up|second|when|until|then|city's|own|called|U\d+|\.) )(?<!^)\bambulance (?:crew )?(?:transported|took|transporting|hauled|came and|carried|arrived|handled|(?:is |was )?a private)\b|\b(?:emergency (?:medical )?services|ems) ambulance\b|\bprivate (?:service|ems|medics|paramedics|transport)\b/;

function namedAmbulance(reading: Reading): Hit | undefined {
  return reading
    .find(NAMED_AMBULANCE)
    .find((hit) => reading.doubts(hit).every((doubt) => doubt === 'negated' && !reading.punctuated));
}

/** Outside agencies said to have been on scene or called. */
export function agencies({ reading }: Context): Filled[] {
  const mentions = mentionsIn(reading, INDEX);
  const present = ({ from, to, doubts }: Mention): boolean => {
    if (NOT_AFTER.test(reading.items[to]?.text ?? '')) return false;
    if (
      doubts.includes('earlier') &&
      (reading.punctuated ? !turnsLater(reading, to) : PAST.test(wordsBefore(reading, from, 14)))
    )
      return false;
    // Without punctuation a denial or thought reaches too far; what stands next to the name decides.
    const before = wordsBefore(reading, from, 6);
    return !DENIED.test(before) && !THOUGHT.test(before) && !UNNEEDED.test(wordsAfter(reading, to, 6));
  };
  return KINDS.flatMap((kind) => {
    const hits = mentions.all(kind).filter(present);
    const hit = hits[0] ?? (kind === 'EMS' ? namedAmbulance(reading) : undefined);
    return hit ? [{ kind, hit }] : [];
  }).map(({ kind, hit }, i) => fill(`nonfd_aids[${i}]`, kind, hit));
}
