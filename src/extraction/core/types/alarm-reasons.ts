import {
  BELIEVED,
  OTHER_OCCASION,
  PLANNED,
  REASON_BEFORE,
  REASON_BEHIND,
  REASON_FAR_BEFORE,
  SAME_AS,
  SOUGHT,
  TAKEN_BACK,
  THIS_OCCASION,
  TOLD_BY_OTHERS,
  WHO_KNOWS,
} from '../../vocabulary/alarm-talk.ts';
import { EARLIER } from '../../vocabulary/speech.ts';
import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import type { Facts } from './facts.ts';

export type ReasonKind = 'ACCIDENTAL' | 'MALFUNCTION' | 'MALICIOUS';

/** A thing that could have set the alarm off, and how much says that it did. */
export interface Evidence {
  kind: ReasonKind;
  mention: Mention;
  weight: number;
}

/** Told of many an alarm, whatever set it off. */
const HINT = 1;
/** Somebody else's word. */
const TOLD = 2;
/** There, in a state or a deed that sets alarms off. */
const PRESENT = 3;
/** Said in so many words to be the reason. */
const STATED = 4;

/** Why the alarm went off, as far as the account tells: what is said to be the reason outweighs what was merely there. */
export function reasonOf(facts: Facts): Evidence | 'unknown' | 'undecided' | undefined {
  const all = evidenceOf(facts);
  const unknowing = facts.reasons().all('NO_REASON').at(-1);
  const after = unknowing && all.filter(({ mention, weight }) => mention.from >= unknowing.to && weight > HINT);
  if (after?.length === 0) return 'unknown';
  return weightiest(after ?? all);
}

/** The one kind of reason that nothing of another kind comes up to. */
function weightiest(all: Evidence[]): Evidence | 'undecided' | undefined {
  const best = (kind: ReasonKind) =>
    all
      .filter((each) => each.kind === kind)
      .reduce<Evidence | undefined>((a, b) => (a && a.weight >= b.weight ? a : b), undefined);
  const [first, second] = [best('MALICIOUS'), best('ACCIDENTAL'), best('MALFUNCTION')]
    .filter((each) => each !== undefined)
    .sort((a, b) => b.weight - a.weight);
  return first && second?.weight === first.weight ? 'undecided' : first;
}

function evidenceOf(facts: Facts): Evidence[] {
  const reasons = facts.reasons();
  const weighed = (kind: ReasonKind, mentions: Mention[], least = HINT): Evidence[] =>
    mentions
      .map((mention) => ({ kind, mention, weight: weightOf(facts, mention) }))
      .filter(({ weight }) => weight >= least);
  const work = workAt(facts);
  const accidents = [
    ...weighed(
      'ACCIDENTAL',
      reasons.all('ACCIDENTAL').filter((each) => !cameForAlarm(facts, each)),
    ),
    ...weighed('ACCIDENTAL', reasons.all('HARMLESS_THING'), STATED),
  ];
  const faults = [
    ...weighed(
      'MALFUNCTION',
      reasons.all('MALFUNCTION').filter((each) => !isYoung(facts, each)),
    ),
    ...weighed('MALFUNCTION', reasons.all('FAULTY_THING'), STATED),
  ]
    // Dust that somebody's work raised is no fault of the detector.
    .map((each): Evidence => (work && /\bdust/.test(each.mention.text) ? { ...each, kind: 'ACCIDENTAL' } : each))
    // "Hung a bag on the head and broke it": what somebody did explains the state it is in.
    .filter((each) => !accidents.some(({ mention }) => overlaps(each.mention, mention)));
  if (work) accidents.push(...weighed('ACCIDENTAL', reasons.all('DUST')));
  // What hung in the air without a fire points to somebody's doing, unless a machine gave it off.
  if (!MACHINE.test(facts.reading.text)) {
    const inAir = weighed('ACCIDENTAL', reasons.said('AIRBORNE'));
    accidents.push(...inAir.map((each) => ({ ...each, weight: HINT })));
  }
  const pranks = weighed('MALICIOUS', reasons.all('MALICIOUS')).filter(
    ({ mention }) => !meantWell(facts, mention) && !accidents.some((accident) => overlaps(mention, accident.mention)),
  );
  return [...pranks, ...accidents, ...faults];
}

const MACHINE =
  /\b(motors?|belts?|ballasts?|bearings?|electrical|outlets?|wiring|transformer|furnace|elevator|carbon monoxide|co|c o)\b/;

/** How much the words around a thing make it the reason; nothing when they tell that it was not. */
function weightOf(facts: Facts, mention: Mention): number {
  const { reading } = facts;
  const { from, to, text } = mention;
  const before = sentenceBefore(facts, from);
  const behind = wordsAfter(reading, to, 12);
  if (!isTold(facts, mention) || isOfOtherTime(facts, mention, before)) return 0;
  const clause = clauseBefore(before);
  if (SOUGHT.test(wordsBefore(reading, from, 4)) || PLANNED.test(clause)) return 0;
  if (PLACE_OF.test(wordsAfter(reading, to, 1)) || isTakenBack(facts, mention)) return 0;
  const expert = WHO_KNOWS.test(clause);
  if (BELIEVED.test(clause)) return expert ? HINT : 0;
  if (TOLD_BY_OTHERS.test(clause) && !expert) return TOLD;
  if (
    REASON_BEFORE.test(clause) ||
    REASON_FAR_BEFORE.test(clause) ||
    REASON_BEHIND.test(behind) ||
    / set off | set it off/.test(text)
  )
    return STATED;
  return WEAK.test(text) ? HINT : PRESENT;
}
/** "The welding lab", "the paint building". */
const PLACE_OF =
  /^(lab|shop|class|classroom|school|store|supply|company|building|plant|academy|department|bay|wing|street|road)$/;
const WEAK =
  /^(popcorn|(needs?|needed) .*|(keeps|kept) .*|(wouldn't|would not|won't) .*|jockey pump|chirping|(every|each) time .*|went (right )?back into alarm|(testing|test|servicing|service|maintenance|inspection) .*|(replaced|changed|swapped) .*|.* working|.*\bold)$/;

const sentenceBefore = ({ reading }: Facts, from: number): string =>
  wordsBefore(reading, from, 18)
    .split(/(?:^| )\.(?: |$)/)
    .at(-1) ?? '';

/** The last thought of what stands before: a contrast, or a new subject behind "and", begins another. */
const clauseBefore = (before: string): string =>
  before.split(/ (?=(?:but|so|well|then|panel|and (?:we|i|he|she|they|it|there|sure))\b)/).at(-1) ?? '';

/** Stated as a fact of this incident; another day is judged by the words themselves. */
function isTold({ reading }: Facts, { from, doubts }: Mention): boolean {
  return doubts.every(
    (doubt) =>
      doubt === 'earlier' ||
      // Without punctuation a denial reaches too far ahead ("no fire the detector was dirty").
      (doubt === 'negated' && !reading.punctuated && !DENIED.test(wordsBefore(reading, from, 2))),
  );
}
const DENIED =
  /\b(no(?! (?:reason|idea|cause|problem|fire|smoke|flame|heat|odor|injurie|patient|extension)s?\b)|not|\w+n't|never|none|nobody|nothing|without)( an?| any| the| of the| \w+)?$/;

/** Told of another day, or of every day. */
function isOfOtherTime({ reading }: Facts, { to, doubts }: Mention, before: string): boolean {
  const back = wordsAround(before, OTHER_OCCASION) ?? wordsAround(before, EARLIER);
  if (back && !SAME_AS.test(back.before) && !(THIS_OCCASION.test(back.behind) && !reading.punctuated)) return true;
  const ahead = wordsAfter(reading, to, 9).split(/ ?\. |\b(?:and|but|which|so|who|that's|no) /)[0] ?? '';
  const day = OTHER_OCCASION.exec(ahead) ?? EARLIER.exec(ahead);
  // "That building had a malicious pull Thursday": a memory by how it is told.
  if (!day && !back && doubts.includes('earlier')) return true;
  if (!day || SAME_AS.test(ahead.slice(0, day.index).trim())) return false;
  // "The detector was dirty last time it was a pull": the other day begins the next thought.
  return reading.punctuated || !OPENS.test(ahead.slice(day.index + day[0].length));
}
const OPENS = /^ ?(it|they|we|somebody|someone|a|an|was|were|there|that|in that|i|he|she)\b/;

function wordsAround(text: string, pattern: RegExp): { before: string; behind: string } | undefined {
  const match = pattern.exec(text);
  return match
    ? { before: text.slice(0, match.index).trim(), behind: text.slice(match.index + match[0].length) }
    : undefined;
}

/** "… but that wasn't it", "he thought the kitchen. It wasn't the kitchen." */
function isTakenBack({ reading }: Facts, { from, to }: Mention): boolean {
  const ahead = wordsAfter(reading, to, 24);
  const reach = reading.punctuated ? ahead.split(' . ').slice(0, 2).join(' . ') : wordsAfter(reading, to, 16);
  if (TAKEN_BACK.test(reach.replace(NOT_ON_TEST, ''))) return true;
  const denied = /\b(?:wasn't|was not|weren't|not) the (\w+)/.exec(reach)?.[1];
  return (
    denied !== undefined &&
    wordsBefore(reading, to, to - from + 10)
      .split(' ')
      .includes(denied)
  );
}

/** "Thought it was on test but it wasn't" takes nothing back. */
const NOT_ON_TEST =
  /\b(on|in|off|out of) (test|service|line|bypass)\w*( mode)? (but|and) (it|they) (wasn't|weren't|hadn't)\b/;

/** A detector of a few years is no worn one. */
const isYoung = ({ reading }: Facts, { from, text }: Mention): boolean =>
  /\b[1-6] years old\b/.test(text) ||
  (/^old/.test(text) && /^(year|years|months?)$/.test(wordsBefore(reading, from, 1)));

/** "The tech said the head was full of dust", "maintenance is working on getting it reset": they came for the alarm. */
function cameForAlarm({ reading }: Facts, { text, to }: Mention): boolean {
  return (
    CAME_FOR_ALARM.test(text) ||
    // "The alarm company didn't answer" sets off nothing; "didn't put it in test" does.
    (/ didn't$/.test(text) && !NOT_DONE.test(wordsAfter(reading, to, 2))) ||
    (/\bworking$/.test(text) && AT_ALARM.test(wordsAfter(reading, to, 3)))
  );
}
const CAME_FOR_ALARM =
  /^(contractor|worker|electrician|plumber|technician|tech|maintenance|custodian|janitor|sprinkler company|alarm company|installer)s?\b.*\b(said|says|told|thinks?|thought|coming|came|reset|responding|on (his|their) way|found|called|will be|replac\w+|fix\w*|repair\w*|notified)\b/;
const AT_ALARM =
  /^(on|to|with us|at) ?(it|the (panel|system|alarm|fault|trouble|problem|detector)|get|getting|reset|fix|repair|figure|restore)/;
const NOT_DONE = /^(\w+ )?(put|take|call|notify|place|bag|cover|tell|disable|bypass|isolate)\b/;

/** Work that raises dust, going on in the building. */
function workAt(facts: Facts): Mention | undefined {
  return facts
    .reasons()
    .said('DUSTY_WORK')
    .find(
      (work) =>
        !ALARM_TRADE.test(wordsBefore(facts.reading, work.from, 1)) &&
        !TO_COME.test(wordsAfter(facts.reading, work.to, 3)) &&
        !isOfOtherTime(facts, work, sentenceBefore(facts, work.from)) &&
        !isTakenBack(facts, work),
    );
}
const ALARM_TRADE = /^(alarm|sprinkler|fire|hvac|service|electrical|his|their|her)$/;
const TO_COME =
  /^(is|are|was|were|will|to)? ?(coming|called|notified|come|replace|out|on (his|their|the) way|responding|going)\b/;

const overlaps = (a: Mention, b: Mention): boolean => a.from < b.to && b.from < a.to;

/** Who pulls the box for smoke or in error plays no prank. */
function meantWell({ reading }: Facts, { text, to }: Mention): boolean {
  if (!/pulled|yanked|activated|tripped/.test(text)) return false;
  const after = wordsAfter(reading, to, 8).split('.')[0] ?? '';
  return /\b(smelled|saw|seen|thought|thinking|because (?:he|she|they|of) (?:saw|smelled|thought|heard|smoke|the smoke)|mistake|accident|accidentally|plug|over|up)\b/.test(
    `${text} ${after}`,
  );
}
