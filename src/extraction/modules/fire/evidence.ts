import type { Hit, Reading } from '../../text/reading.ts';
import {
  CRASHED,
  DEFENDED_AFTER,
  FEARED_AFTER,
  GUARDED_AFTER,
  GUARDED_BEFORE,
  HAD_EXPOSURES,
  HARMED_AFTER,
  HARMED_BEFORE,
  UNTOUCHED,
} from '../../vocabulary/exposures.ts';
import { isUnknown, textOf } from './statements.ts';
import type { Thing } from './thing.ts';

/** The words around a thing that may be about it. */
export interface Near {
  before: string;
  after: string;
  /** The same on past the units named in the sentence. */
  onward: string;
  onwardTo: number;
  /** The sentence behind, when no other thing stands between. */
  nextSentence: string;
  from: number;
  to: number;
}

const KEPT = /\b(?:kept|keeping|keep)(?: \S+){0,3}$/;
const KEPT_WET = /^(?: (?!\.(?: |$))\S+){0,5}? (?:wet|cool|cooled|safe)\b/;
/** "Wet that wall down": the thing stands inside what was done for it. */
const WET =
  /\b(?:wet|wetted|wetting|hose|hosed|hosing|cool|cooled|cooling|soak|soaked|spray|sprayed|spraying|wash|washed|foamed)(?: (?:the|that|a|his|her|their|its|some|of|whole|back|side|rear|front|near|neighbor's|wood|privacy|nearest|\d)){0,3}$/;
const DOWN = /^(?: (?:of|on|to) (?:the|it|that)(?: \S+)?)? (?:down|off)\b/;
/** "Running into a field with a stack of bales and a barn out in front of it". */
const RUNNING = /\b(?:running|run|ran|moving|pushing|burning|racing|rolling|blowing|headed|heading|head|wind)\b/;
const AHEAD =
  /^(?: and (?:an?|the|his|her|their|some|\d+)(?: \S+){1,2})? (?:(?:was|were|sitting|parked|standing|right|out|just|directly|straight) )*(?:ahead of|downwind of|in front of) (?:it|the (?:fire|head|thing|flames)|that)\b|^(?: (?!(?:\.|we|i|U\d+)(?: |$))\S+){0,6}? both of them (?:right )?(?:ahead of|in front of|downwind of) (?:it|the (?:fire|head|thing))\b/;
/** "Sat in front of the barn with a line flowing". */
const POSTED =
  /\b(?:sat|stayed|stood|parked|set up|posted|posted up|held|stationed|camped|left (?:U\d+|2 guys|a crew)) (?:right )?(?:in front of|by|beside|next to|at|on|between)(?: (?:the|his|her|their|that))?(?: (?:horse|hay|pole|pump|old))?$/;
const WITH_A_LINE =
  /^ with (?:an?|the|our|his|their|2|both) (?:\S+ ){0,6}?(?:lines?|hand ?lines?|crosslay|half|quarter|hose|flowing|monitor|gun|nozzle|booster)\b/;
const BESIDE =
  /(?:^| )(?:behind|beside|near|by|alongside|next to|against|in front of|under|off|(?:backed|close|attached|pulled|tied|adjacent|hitched|backed up|pulled up|right up|next) to|(?<!(?:bit|patch|piece|strip|(?<!(?:the|parking|back|front) )lot|acres?|feet|foot|yards?|miles?|sections?|part|half|most|all|some|pile|row|stretch|couple|bunch|stack|stand|clump|string|line|end|side|corner) )of|(?<!(?:got|came|get|come|called|pulled|rolled|checked|turned) )in|inside)(?: (?:the|their|his|her|our|that|a))?(?: main)?$/;
/** "The garage door of the house was scorched": harm to a part is harm to the thing. */
const PART_OF =
  /\b(?:door|walls?|siding|roof|eaves?|windows?|soffit|side|corner|front|rear|back|gutters?|vinyl|paint|trim|exterior|overhang|deck|porch|bumper|hood|fender|mirror|tires?|end) (?:of|on) (?:the|their|his|her|our|that|a)(?: \S+)?$/;
const AND_HARMED =
  /^ and (?:it |that |the heat |heat )?(?:had |has |also )?(?:melted|scorched|charred|burned|burnt|cracked|blistered|singed|warped|bubbled|damaged|caught|spread|extended|got into)\b/;

/** Whether the words around a thing say that the fire harmed it, or that it was in danger or kept from the fire. */
export function isTold(reading: Reading, { hit }: Thing, { before, after, onward, nextSentence }: Near): boolean {
  const harmedAfter = HARMED_AFTER.exec(after);
  const harm = HARMED_BEFORE.exec(before);
  // "It never got hot the fence was going": what was denied before is another's, when the thing has harm of its own.
  const harmedBefore =
    harm && harmedAfter && !reading.punctuated && UNTOUCHED.test(before.slice(Math.max(0, harm.index - 16)))
      ? null
      : harm;
  const guardedBefore =
    GUARDED_BEFORE.exec(before) ??
    (DOWN.test(after) ? WET.exec(before) : null) ??
    (WITH_A_LINE.test(after) ? POSTED.exec(before) : null);
  const defended = harmedBefore || guardedBefore ? null : DEFENDED_AFTER.exec(onward);
  const feared = FEARED_AFTER.test(onward) || (guardedBefore !== null && FEARED.test(guardedBefore[0]));
  if (feared && !NOT_FEARED.test(before)) return !reading.doubts(hit).includes('earlier');
  const guardedAfter =
    GUARDED_AFTER.exec(after) ??
    defended ??
    (KEPT.test(before) ? KEPT_WET.exec(after) : null) ??
    (RUNNING.test(textOf(reading, hit.from - 16, hit.from)) ? AHEAD.exec(after) : null);
  if (
    /exposures?$/.test(hit.text) &&
    HAD_EXPOSURES.test(before) &&
    !/\bno\b/.test(before) &&
    !/\b(?:check\w*|extension|negative|clear|nothing)\b/.test(after)
  )
    return true;
  if (SEEN_FROM.test(before)) return false;
  if (ANOTHER_DAY.test(before) || /^(?: \S+){0,2} like (?:the 1|last|the other|\S+day)\b/.test(after)) return false;
  if (/^\d+$|next door/.test(hit.text) && LINE_INTO.test(before)) return true;
  if (!harmedBefore && !guardedBefore && !harmedAfter && !guardedAfter)
    return !BESIDE.test(before) && isToldNext(reading, hit, nextSentence);
  if ((harmedBefore || guardedBefore) && /\bno (?:other )?(?:exposures?|extension)\b[^.]*$/.test(before)) return false;
  // "He was burning brush": what somebody burned off is how it began.
  if (
    /\b(?<!(?:it|fire|that) )(?:was|were|been|fella|guy|owner|farmer|somebody|someone|lady|man|kids|resident|homeowner|folks) (?:out )?burning(?: (?:some|his|her|their|off|a|the|pile|piles|of|leaves|old)){0,3}$/.test(
      before,
    )
  )
    return false;
  // "Cut the fence": the crew did.
  if (
    /\b(?:cut|cutting|opened|knocked down|drove through|took down)(?: (?:the|a|his|her|their|some|that))?$/.test(before)
  )
    return false;
  if (CRASHED.test(before) && !FIRE_RAN.test(before) && !guardedBefore && !/damage to|melted|scorched/.test(before))
    return false;
  // "Ladder 2 damaged a mailbox": the crew did, not the fire.
  if (/\b(?:U\d+|we|i|our \S+|the (?:engine|truck|rig)) (?:damaged|clipped|broke|cracked)(?: \S+){0,3}$/.test(before))
    return false;
  // "The baler threw sparks": where it began.
  if (/^ (?:was |were |had )?(?:threw|throwing|thrown|sparked|sparking|backfired|kicked up)\b/.test(after))
    return false;
  // "Car into a house, then caught fire": the car did.
  if (!harmedBefore && /^ (?:and )?then (?:it )?(?:caught|burned|went up)\b/.test(after)) return false;
  // "Hit a guardrail and a tree and caught fire": what caught is who hit them.
  if (
    !harmedBefore &&
    /^and (?:an?|the)(?: \S+)?$/.test(before) &&
    /^ and (?:then )?(?:caught|burned|went up)\b/.test(after)
  )
    return false;
  const told = harmedBefore ?? guardedBefore;
  // "We weren't saving the barn": given up is not guarded.
  if (guardedBefore && /\b(?:no|not|never|\w+n't)(?: \S+){0,3} sav(?:e|ed|ing)(?: \S+){0,2}$/.test(before))
    return false;
  // "The camper beside the garage burned": the garage only tells the place.
  if (!told && BESIDE.test(before) && !PART_OF.test(before) && !AND_HARMED.test(after)) return false;
  // "Was threatened … was not damaged": what is said first decides whether it was in danger at all.
  const next = [harmedAfter, guardedAfter].reduce((a, b) => (!a || (b && b[0].length < a[0].length) ? b : a));
  const words = told ? before.slice(Math.max(0, told.index - 16)) : onward.slice(0, next?.[0].length);
  if ((UNTOUCHED.test(words) && !(defended && !told)) || (told && UNTOUCHED.test(after.slice(0, 60)) && !guardedBefore))
    return false;
  // What caught first and gave the fire to the rest is where it began.
  if (/^(?: \S+){0,2}? caught(?: fire)? and (?:it |that )?(?:spread|got|ran|took|went)/.test(after)) return false;
  if (!told && /\b(?:moved|pulled|driven|towed|backed)\b(?: \S+){0,4}? before\b/.test(words)) return false;
  if (!told && !defended && /^(?: \S+){0,2} (?:never|didn't|wasn't|weren't)\b/.test(after)) return false;
  if (!told && /\b(no|not|without|never|none of the|neither) (?:\S+ )?$/.test(`${before} `)) return false;
  if (
    harmedBefore &&
    !guardedBefore &&
    /\bno (?:\S+ ){0,2}damage\b[^.]*$/.test(before.slice(Math.max(0, harmedBefore.index - 12)))
  )
    return false;
  if (isUnknown(reading, hit)) return false;
  const doubts = reading
    .doubts(spanOf(reading, hit, told !== null, next))
    // "The one on the Delta side" is no other fire's, where nothing else says so.
    .filter((doubt) => doubt !== 'earlier' || !/^1 /.test(hit.text) || LONG_AGO.test(`${before} ${onward}`));
  return (
    isStatedHere(doubts) ||
    (harmedAfter !== null && isPastThought(reading, hit, after, doubts)) ||
    (doubts.every((doubt) => /^(?:hypothetical|negated|unknown)$/.test(doubt)) &&
      ((guardedBefore !== null && SPARED_FROM.test(after)) ||
        (!reading.punctuated && harmedBefore !== null && isOwnClause(before, harmedBefore))))
  );
}

/** A fear is no guess: what somebody feared for was in danger. */
const FEARED = /^(?:concern|worr)/;
const NOT_FEARED = /\b(?:not|never|\w+n't|no)(?: \S+){0,2} (?:worried|concerned|worry|concern)\b/;

/** "Kept it off a house that would have been next": what might have been is why it was guarded. */
const SPARED_FROM = /^(?: \S+){0,3}? (?:that|which|it|they) (?:would|could|might|was going to|were going to)\b/;

/** "… that would have been next it did take the fence": a clause with a subject of its own behind the thought. */
const isOwnClause = (before: string, harm: RegExpExecArray) =>
  /^(?:it|fire|flames|heat)\b/.test(harm[0]) &&
  !/\b(?:if|when|unless|before|in case|until|like|that|had|and)$/.test(before.slice(0, harm.index).trim()) &&
  !/\b(?:would|could|might|if)\b/.test(harm[0]);

/** "A shed out back. It got scorched": the next sentence says of it what became of it. */
function isToldNext(reading: Reading, hit: Hit, next: string): boolean {
  const said =
    /^(?:that 1|that|this 1|those|they|both(?: of them)?|it|the whole thing)((?: also| just| only| actually)? (?:got|had|has|have|took|lost|was|were|is|are|ended up|did|suffered|sustained|caught|melted)\b.*)/.exec(
      next,
    )?.[1];
  if (GUARDED_NEXT.test(next)) return isStatedHere(reading.doubts(hit));
  if (!said || UNTOUCHED.test(said) || /\b(?:burning|on fire|involved|started|knocked|out)\b/.test(said)) return false;
  return HARMED_AFTER.test(said) && isStatedHere(reading.doubts(hit));
}

/** "We had the tile shop on the north side. We kept a line flowing on that wall": what was done there is told next. */
export const GUARDED_NEXT =
  /^(?:so |and |then )*(?:we|i|they|crews?|U\d+|the guys)(?: \S+){0,2}? (?:kept|put|had|set|stretched|pulled|got|trained|flowed|held|left|posted|parked)(?: (?!\.(?: |$))\S+){0,9}? (?:on|over|between|at|in front of) (?:that (?:wall|side|building|house|1|roof|corner|end|fence|shop|store|barn|exposure)|those)\b/;

/** "It ran into the dry grass": the fire did. */
const FIRE_RAN =
  /\b(?:it|fire|flames|that)(?: (?:also|then|had|did))? (?:ran|run|went|got|jumped|rolled) (?:right |off |up |back )?(?:into|in to|through|onto)(?: \S+){0,3}$/;

const OWN_HARM = /^(?: (?:on|to|in) the \S+(?: side)?)? (?:got|was|were|is|are|took|had|has|melted|burned|caught)\b/;
/** Thoughts that reach no farther than their own verb; "if" and "would have" go on. */
const SHORT_THOUGHT =
  /\b(?:supposed to|planning to|planned to|in case|afraid|worried|about to|maybe|probably)((?: \S+)*)$/;
const THOUGHT_ENDS = 6;

/** "He's supposed to come out when it gets light the outhouse got scorched": a statement of its own, without marks. */
function isPastThought(reading: Reading, hit: Hit, after: string, doubts: readonly string[]): boolean {
  if (reading.punctuated || !OWN_HARM.test(after)) return false;
  if (!doubts.every((doubt) => /^(?:hypothetical|negated|unknown)$/.test(doubt))) return false;
  const lead = textOf(reading, hit.from - 14, hit.from);
  const since = SHORT_THOUGHT.exec(lead)?.[1]?.trim().split(' ') ?? [];
  return since.length >= THOUGHT_ENDS && !/\b(?:if|would|could|might|may|should)\b/.test(lead);
}

const LONG_AGO = /\b(?:ago|last (?:week|month|year|night|time|summer|winter|spring|fall)|back in|remember|yesterday)\b/;

const isStatedHere = (doubts: readonly string[]) => doubts.every((doubt) => doubt === 'negated' || doubt === 'unknown');

/** "You could see it from the bridge": where somebody stood to look. */
const SEEN_FROM =
  /\b(?:see|saw|seen|visible|spotted|watch\w*|spot|smell|smelled)(?: (?:it|that|this|the \S+|flames?|smoke|everything))?(?: (?:all the way|clear|plain))? from(?: (?:the|a|our|his|her|their))?(?: \S+)?$/;
/** What the call might have been, or another was. */
const ANOTHER_DAY =
  /\b(?:thought|figured|expected|expecting|gonna be|going to be|not like|nothing like|compared to|reminded me of)(?: \S+){0,6}$/;
/** A line taken into the house next door was taken there for the fire. */
const LINE_INTO =
  /\b(?:lines?|hand ?lines?|hose|quarters?|half|crosslay|preconnect)(?: \S+){0,2} (?:in|into|to)(?: \d+| the house| the place)?$/;

/** The thing alone, or with the words after it that tell of it. */
function spanOf(reading: Reading, hit: Hit, alone: boolean, told: RegExpExecArray | null): Hit {
  if (alone || !told) return hit;
  const to = Math.min(reading.items.length, hit.to + told[0].trim().split(' ').length);
  return { ...hit, to, source: reading.sourceOf(hit.from, to) };
}
