import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import type { Reading } from '../text/reading.ts';
import { AGENCIES } from '../vocabulary/agencies.ts';
import { EARLIER } from '../vocabulary/speech.ts';
import { agencyByName } from './agency-names.ts';
import { indexPhrases } from './phrase-table.ts';
import { type Mention, mentionsIn, wordsAfter, wordsBefore } from './phrases.ts';

const INDEX = indexPhrases(AGENCIES);
const KINDS = Object.keys(AGENCIES) as (keyof typeof AGENCIES)[];

const DENIED =
  /\b(no|(?<!\b(?:was|were) )not|never|without|didn't|don't|wasn't|weren't|nobody|couldn't)( (even|ever|have|had|need|needed|to|call|called|get|want|any|for|the|a|request|requested|reach|of|needing|red|cross))*$|\b(declin\w+|refused|turned down|offered( them| her| him| the family)?|instead of|rather than|no need for|off duty|retired|former|my|our own|their own|marshal's?|used to be( a| an)?|works?( for| with| at| as)|worked( for| with| at| as)|employee of|drives for|is (a|an)|off duty|(is|was) (a|an) (off duty |retired |former )?(cop|officer|deputy|trooper|lineman|dispatcher) (with|for)( [a-z]+)?)( the| a| an| any| help from| our| own)*$/;
const THOUGHT =
  /\b(if|would have|would've|we'd have|we'd of|could have|might have|thought about|talked about|thinking about|considered|in case (of|we|they|it|he|she|that))( \w+){0,2}$/;
const UNNEEDED =
  /^((is coming |are coming |coming |out |in there |in |over |there )*(tomorrow|in the morning|next week|on monday|later (this week|today|on)|this weekend)|(is|are|will|'ll) (going to|gonna|be) (bring|come|stop|drop|look|check|be by|by|out)\b|(was|were|is|are|has been|had been|got)? ?(talked about|discussed|considered|offered|declined|turned down|supposed to|cancelled|canceled|thought about)|(needs?|ought|should|oughta|has got to|better|might want)( to)? \w+|(was |were |is )?not (needed|called|requested|notified)|wasn't (needed|called|requested|notified)|weren't (needed|called|requested|notified)|never (did |even )?(came|come|show(ed)?|arrived?|made it|got there|respond\w*)|(was|were|is|are) (closer|tied up|unavailable|committed|too far|out on another)|(wasn't|weren't|isn't) available|(was|were) never (called|needed|requested|notified|sent|there|on|even))\b/;

const isUnwanted = (before: string, after: string) =>
  (DENIED.test(before) && !(SETTLED.test(before) && ACTS.test(after))) || THOUGHT.test(before) || UNNEEDED.test(after);
/** "Red cross not needed sheriff blocked the road": the denial is of the one before. */
const SETTLED = /\b(?:not|wasn't|weren't|never) (?:needed|called|requested|notified)$/;
const ACTS =
  /^(?:\w+ )?(?:blocked|closed|kept|handled|had|took|shut|worked|ran|came|stood|helped|directed|held|were|was (?:there|on|already|handling))\b/;

/** Places and words that only borrow an agency's name. */
const NOT_AFTER =
  /^(station|car|cruiser|report\b.*|case|number|impound|scanner|dog|academy|department's|chief|chiefs|fire|commissioner|director|marshal)$/;

/** "Last year that same field burned forty enid p d shut garland": where no sentence ends, a whole one told of the other day lies between. */
function isBehindMemory(before: string): boolean {
  const earlier = EARLIER.exec(before);
  const between = earlier ? before.slice(earlier.index + earlier[0].length) : '';
  return (
    between.split(' ').length > 5 &&
    /\b(\w+ed|was|were|had|lost|took|got|cut)\b/.test(between) &&
    !/\b(and|when|where|with|that|because|so|then|called|requested)\b(?! same)/.test(between)
  );
}

/** "Police held the street, although last week they could not": the sentence turns to another day after the name. */
function turnsLater(reading: Reading, to: number): boolean {
  const rest = wordsAfter(reading, to, 30).split(' .')[0] ?? '';
  const turn = rest.search(/\b(although|though|but|unlike|while|whereas|however)\b/);
  return turn > 0 && !EARLIER.test(rest.slice(0, turn)) && EARLIER.test(rest.slice(turn));
}

/** Outside agencies said to have been on scene or called. */
export function agencies(context: Context): Filled[] {
  const { reading } = context;
  const mentions = mentionsIn(reading, INDEX);
  // "Chief Harlan, Center Point": the crew's own town is no company of that name.
  const ownTown = context.account.department.city?.toLowerCase();
  const present = ({ from, to, doubts }: Mention): boolean => {
    if (NOT_AFTER.test(reading.items[to]?.text ?? '')) return false;
    if (
      doubts.includes('earlier') &&
      !(reading.punctuated ? turnsLater(reading, to) : isBehindMemory(wordsBefore(reading, from, 18)))
    )
      return false;
    // "At midnight on the dot".
    if (reading.items[from]?.text === 'dot' && /\bon the$/.test(wordsBefore(reading, from, 2))) return false;
    // Without punctuation a denial or thought reaches too far; what stands next to the name decides.
    const before = wordsBefore(reading, from, 6);
    // "The state fire marshal's deputy" keeps no peace.
    const isMarshals =
      /\bmarshal\b/.test(wordsBefore(reading, from, 5)) ||
      // Recognisers drop the apostrophe of the fire marshal's office.
      (/^marshals$/.test(reading.items[from]?.text ?? '') && reading.items[from - 1]?.text === 'fire') ||
      /^((from|with|out of|for) )?(the )?((state|county|city) )?(fire )?marshal/.test(wordsAfter(reading, to, 6));
    if (/^(deput|marshals)/.test(reading.items[from]?.text ?? '') && isMarshals) return false;
    return !isUnwanted(before, wordsAfter(reading, to, 6));
  };
  return KINDS.flatMap((kind) => {
    const hits = mentions.all(kind).filter((each) => each.text !== ownTown && present(each));
    const byName = hits[0] ? undefined : agencyByName(context, kind);
    const unwanted = byName && isUnwanted(wordsBefore(reading, byName.from, 6), wordsAfter(reading, byName.to, 6));
    const hit = hits[0] ?? (unwanted ? undefined : byName);
    return hit ? [{ kind, hit }] : [];
  }).map(({ kind, hit }, i) => fill(`nonfd_aids[${i}]`, kind, hit));
}
