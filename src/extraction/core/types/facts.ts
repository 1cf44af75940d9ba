import type { Source } from '../../../neris/report.ts';
import type { IncidentType } from '../../../neris/values/incident-types.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { ALARM_REASONS } from '../../vocabulary/alarm-reasons.ts';
import { CARE } from '../../vocabulary/care.ts';
import { FIRE_EXTENTS } from '../../vocabulary/fire-extents.ts';
import { FIRE_SIGNS } from '../../vocabulary/fire-signs.ts';
import { ALARM_CALLS, CALLS_OFF } from '../../vocabulary/natures-alarm.ts';
import { CRASH } from '../../vocabulary/natures-crash.ts';
import { FIRE_SUBJECTS, FIRE_THINGS } from '../../vocabulary/natures-fire.ts';
import { ELECTRICAL, LOOKED_FOR, RELEASES } from '../../vocabulary/natures-hazard.ts';
import { PROBLEMS } from '../../vocabulary/natures-medical.ts';
import { RESCUES } from '../../vocabulary/natures-rescue.ts';
import { HELD, SCENES } from '../../vocabulary/natures-rescue-scenes.ts';
import { SERVICES } from '../../vocabulary/natures-service.ts';
import { SYMPTOMS } from '../../vocabulary/natures-symptoms.ts';
import { indexPhrases } from '../phrase-table.ts';
import { type Mention, type Mentions, mentionsIn, wordsAfter, wordsBefore } from '../phrases.ts';

/** A type with the words that say it. */
export interface FoundType {
  type: IncidentType;
  sources: Source[];
}

const SUBJECTS = indexPhrases(FIRE_SUBJECTS);
const THINGS = indexPhrases(FIRE_THINGS);
const EXTENTS = indexPhrases(FIRE_EXTENTS);
const SIGNS = indexPhrases(FIRE_SIGNS);
const CRASHES = indexPhrases(CRASH);
const RESCUE = indexPhrases(RESCUES);
const SCENE = indexPhrases(SCENES);
const HELD_THERE = indexPhrases(HELD);
const RELEASE = indexPhrases(RELEASES);
const ELECTRIC = indexPhrases(ELECTRICAL);
const LOOKED = indexPhrases(LOOKED_FOR);
const ALARMS = indexPhrases(ALARM_CALLS);
const REASONS = indexPhrases(ALARM_REASONS);
const OFF = indexPhrases(CALLS_OFF);
const MEDICAL = indexPhrases(PROBLEMS);
const SIGNS_OF_ILLNESS = indexPhrases(SYMPTOMS);
const CARED = indexPhrases(CARE);
const SERVICE = indexPhrases(SERVICES);

/** What the account says, by kind, each read once and only when a rule asks. */
export function factsOf(reading: Reading) {
  return {
    reading,
    subjects: once(() => mentionsIn(reading, SUBJECTS)),
    things: once(() => mentionsIn(reading, THINGS)),
    extents: once(() => mentionsIn(reading, EXTENTS)),
    signs: once(() => mentionsIn(reading, SIGNS)),
    crash: once(() => mentionsIn(reading, CRASHES)),
    rescue: once(() => mentionsIn(reading, RESCUE)),
    scene: once(() => mentionsIn(reading, SCENE)),
    held: once(() => mentionsIn(reading, HELD_THERE)),
    release: once(() => mentionsIn(reading, RELEASE)),
    electric: once(() => mentionsIn(reading, ELECTRIC)),
    looked: once(() => mentionsIn(reading, LOOKED)),
    alarm: once(() => mentionsIn(reading, ALARMS)),
    reasons: once(() => mentionsIn(reading, REASONS)),
    off: once(() => mentionsIn(reading, OFF)),
    medical: once(() => mentionsIn(reading, MEDICAL)),
    symptoms: once(() => mentionsIn(reading, SIGNS_OF_ILLNESS)),
    care: once(() => mentionsIn(reading, CARED)),
    service: once(() => mentionsIn(reading, SERVICE)),
    turn: once(() => reading.find(TURN)[0]),
  };
}
export type Facts = ReturnType<typeof factsOf>;

export const found = (type: IncidentType, ...mentions: (Hit | Mention | undefined)[]): FoundType => ({
  type,
  sources: mentions.flatMap((mention) => (mention ? [mention.source] : [])),
});

/** Where the opening ends: what the account is about is named within its first words. */
export const HEADLINE = 22;
export const inHeadline = (mention: Mention): boolean => mention.from < HEADLINE;

/** The account says that it was not what it was called in as. */
export const disproved = (facts: Facts): boolean => turn(facts) !== undefined;

/** Where the account turns from what it was called in as to what it was. */
export const turn = (facts: Facts): Hit | undefined => facts.turn();
const TURN =
  /\b(turned out|turns out|ended up being|what (?:it|that|we had|we found) (?:really |actually )?(?:was|is) (?:was|is|an?|just)|it (wasn't|was not)|it was (just|only|actually|really)|(he|she|they) (wasn't|weren't|was not|were not) (he|she|it|they)|(?:was|were|found) nothing like that|(wasn't|weren't) (a|any|no|the case)|not what (it|we))\b/;

/** "Central EMS was tied up at a wreck", "Medic 4 was clearing from a fall": somebody else's call, told to say why they were late. */
export const isOtherCall = ({ reading }: Facts, { from, to }: Mention): boolean =>
  OTHER_CALL.test(wordsBefore(reading, from, 6)) ||
  OTHER_REPORT.test(wordsAfter(reading, to, 14).split(' . ')[0] ?? '');
/** "Engine 6 went to the gas leak instead", "last Tuesday he fell for real, but that's a different report". */
const OTHER_REPORT =
  /^(?:(?:on|at|over on|in) \w+ (?:street |avenue |road )?)?instead\b|\b(?:that's|that is|that was|that 1 is|that 1 was|which is|which was|it's) (?:in |on )?(?:an?|the|its own)? ?(?:different|other|another|separate|previous|own) (?:report|call|run|story|incident|day|matter|ticket)\b|\bthat's (?!my |our |the |it )(?:\S+ ){1,3}(?:report|call|run)\b/;
const OTHER_CALL =
  /\b(?:dropping|dropped) off (?:an?|our|the)( \w+)?$|\b(?:got|came|gotten|were|was|us) back from (?:the|an?|that|another)( \w+)?$|\b(?:did|done|wrote|finished|dictated) (?:the|that|my|our) (?:1|report|narrative) (?:for|on|about|from) (?:the|that|an?)( \w+)?$|\b(?:was|were|had been) already (?:out )?(?:on|at) (?:an?|another)( \w+)?$|(?<!\b(?:we|i) )\b(?:was|were) out on (?:an?|another)( \w+)?$|\b((tied up|busy|committed|held up|hung up|delayed) (at|on|with|by)|(cleared|clearing|freed up|returning|diverted|broke) (from|off|off of)|still on) (an?|another|some|the other|that other|their own)( \w+)?$|\b(on|to|from) (another|a different)( \w+)?$|\b(?:supposed to (?:go to|be on|be at|take|respond to|head to)|were going to|was going to|diverted (?:from|off)|pulled (?:from|off)) (?:an?|the|that|another|our)( \w+)?$|\b(?:(?:just|had|'d) (?:cleared|finished|wrapped up|left|got done with)|(?:coming|headed|heading|on our way|on the way|driving) back from|got done with|finishing up|wrapping up|returning from) (?:an?|another|that)( \w+)?$|\b(?:theirs|their \w+|they|everybody else|everyone else|rest of them)(?:'re| was| were| is| are| had been)?(?: all| both| already| still)?(?: out| off| gone)? (?:on|at|to) (?:an?|the other|that)( \w+)?$/;

const DENIED =
  /\b(no(?! (?:reason|idea|cause|problem|fire|smoke|flame|heat|injurie|patient|extension)s?\b)|(?:not|\w+n't)(?! (?:breathing|responding|responsive|conscious|alert|moving|awake)\b)|never|none|nobody|nothing|without)( an?| any| the| of the| \w+)?$/;

/** Without punctuation a denial reaches too far ahead ("no fire the detector was dirty"). */
export const isTold = ({ reading }: Facts, { from, doubts }: Mention): boolean =>
  doubts.length === 0 ||
  (!reading.punctuated && doubts.every((doubt) => doubt === 'negated') && !DENIED.test(wordsBefore(reading, from, 2)));

/** "Reported drowning … nobody had drowned": called in by a word that the account denies afterwards. */
export const isTakenBack = ({ reading }: Facts, { text, to, doubts }: Mention): boolean => {
  if (!doubts.includes('hearsay')) return false;
  const stems = text.split(' ').flatMap((word) => (word.length > 5 ? [word.slice(0, 5)] : []));
  return (
    stems.length > 0 &&
    new RegExp(`\\b(?:nobody|no 1|none|no|wasn't|weren't|isn't|not|never)(?: \\w+){0,2} (?:${stems.join('|')})`).test(
      wordsAfter(reading, to, DENIED_LATER),
    )
  );
};
const DENIED_LATER = 60;

/** Somebody was seen to, in words that are said of patients only. */
export const cared = (facts: Facts): boolean =>
  facts
    .care()
    .said('CARE')
    .some(({ text }) => /transport|treated|splint|bandag|oxygen|narcan|vital|12 lead|^(o 2|iv|i v)$/.test(text));

/** Said, or, when nothing of it is said as found, heard from the dispatcher. */
export function saidOrHeard<K extends string>(mentions: Mentions<K>, dispatched: boolean, ...keys: K[]): Mention[] {
  const said = mentions.said(...keys);
  return said.length > 0 || !dispatched ? said : mentions.heard(...keys);
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
