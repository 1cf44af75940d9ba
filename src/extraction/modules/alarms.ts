import type { Filled } from '../../neris/report.ts';
import { type Context, fill, hasType } from '../context.ts';
import type { Hit, Reading } from '../text/reading.ts';
import {
  ALARM_FAILED,
  ALARM_WORKED,
  FIRE_ALARM,
  HOOD_SYSTEM,
  NO_BOTH_ALARMS,
  NO_FIRE_ALARM,
  NO_HOOD_SYSTEM,
  NO_OTHER_ALARM,
  NO_SMOKE_ALARM,
  NO_SPRINKLERS,
  OTHER_ALARM,
  SMOKE_ALARM,
  SOUNDING,
  SPRINKLERS,
  SPRINKLERS_IDLE,
} from '../vocabulary/alarms.ts';
import {
  after,
  before,
  isFact,
  isNegated,
  isUnknown,
  phrase,
  stated,
  statedDenial,
  textOf,
} from './fire/statements.ts';

interface System {
  path: string;
  there: RegExp;
  missing: RegExp;
  /** After a denial: the system was silent, not missing. */
  idle: RegExp;
}

const any = (rows: string[]) => phrase(rows.join('|'));
const SMOKE: System = {
  path: 'smoke_alarm',
  there: phrase(SMOKE_ALARM),
  missing: any([...NO_SMOKE_ALARM, ...NO_BOTH_ALARMS]),
  idle: SOUNDING,
};
const SYSTEMS: readonly System[] = [
  { path: 'fire_alarm', there: any(FIRE_ALARM), missing: any([...NO_FIRE_ALARM, ...NO_BOTH_ALARMS]), idle: SOUNDING },
  { path: 'other_alarm', there: phrase(OTHER_ALARM), missing: any(NO_OTHER_ALARM), idle: SOUNDING },
  { path: 'fire_suppression', there: phrase(SPRINKLERS), missing: any(NO_SPRINKLERS), idle: SPRINKLERS_IDLE },
  { path: 'cooking_fire_suppression', there: phrase(HOOD_SYSTEM), missing: any(NO_HOOD_SYSTEM), idle: SPRINKLERS_IDLE },
];

/** Alarms and sprinklers of a burning building. On other calls an alarm is the call, and its presence is left open. */
export function alarms(context: Context): Filled[] {
  if (!hasType(context, 'FIRE||STRUCTURE_FIRE')) return [];
  const { reading } = context;
  return [...smokeAlarm(reading), ...SYSTEMS.flatMap((system) => presence(reading, system))];
}

function presence(reading: Reading, { path, there, missing, idle }: System): Filled[] {
  const answered = reading.find(there).filter((hit) => answerAt(reading, hit.to) && isFact(reading, hit));
  const absent = [
    ...statedDenial(reading, missing).filter((hit) => !answerAt(reading, hit.from) && !isBroken(reading, hit)),
    ...answered.filter((hit) => answerAt(reading, hit.to) === 'no'),
  ].filter(
    (hit) =>
      !idle.test(after(reading, hit, 5)) &&
      !EXCEPT_ONE.test(after(reading, hit, 8)) &&
      !(/\b(?:see|find|locate)\b/.test(hit.text) && UNSURE.test(textOf(reading, hit.to, hit.to + 16))) &&
      !/^yes\b/.test(after(reading, hit, 1)),
  );
  const present = [
    ...answered.filter((hit) => answerAt(reading, hit.to) === 'yes'),
    ...stated(reading, there).filter((hit) => answerAt(reading, hit.to) !== 'no'),
    ...reading
      .find(there)
      .filter((hit) => answerAt(reading, hit.from - 1) && !answerAt(reading, hit.to) && isFact(reading, hit)),
  ].filter(
    (hit) =>
      !isAsked(reading, hit) &&
      !NOBODY_KNOWS.test(after(reading, hit, 7)) &&
      !isTakenDown(reading, hit) &&
      !isElsewhere(reading, hit) &&
      !absent.some((each) => each.from <= hit.from && hit.to <= each.to) &&
      !/^(?:was|were)? ?(?:not present|none(?! of))\b/.test(after(reading, hit, 3)) &&
      // "Sprinklers no smoke alarms yes": without marks nobody can tell which answer is whose.
      (reading.punctuated || !/^no\b/.test(after(reading, hit, 1))) &&
      !/\b(install\w*|gave|left (?:them|her|him|the (?:family|owner|tenant|homeowner)|some|a|an|new|\d+)|put up|provided|replaced|hung|new|donated|dropped off)(?: \S+){0,4}$/.test(
        before(reading, hit, 5),
      ),
  );
  if (absent.length > 0 && present.length > 0) return [];
  if (present.length > 0) return [fill(`${path}.presence.type`, 'PRESENT', present[0] as Hit)];
  return absent.length > 0 ? [fill(`${path}.presence.type`, 'NOT_PRESENT', absent[0] as Hit)] : [];
}

/** "I never got an answer on the smoke alarms", "didn't check the detectors": the thing is what nobody can speak to. */
const NO_WORD_ON =
  /(?<![\w'])(?:(?:never|didn't|did not|couldn't|could not|haven't|hadn't|don't|do not|can't|cannot|no|not|wasn't able to)(?: (?!(?:have|had|find|any)(?: |$))\S+){0,2}? (?:(?:answers?|word|information|info|details?|sure|idea|anything|confirmation|clue|know|speak|say|tell you|report|look|looked)(?: (?:1 way or (?:the other|another)|either way|for sure|much|a thing|anything|1st hand|offhand))? (?:on|about|to|of|as to|regarding|into|at|for)|confirm|verify|check(?:ed)?(?: on| out)?|ask(?:ed)? about|test(?:ed)?)|unknown|unsure (?:on|about))(?: (?:the|any|their|his|her|its|an?|that|working|building|hallway))* ?$/;

/** "Alarm system, I don't know if they had one". */
const NOBODY_KNOWS =
  /^(?:(?:well|honestly|that|there|i|we|you know|as for that) ){0,2}(?:(?:don't|didn't|do not|couldn't|can't|never|not|wasn't) (?:really )?(?:know|sure|tell|say|find out|checked?|ask)|no (?:idea|clue)|unknown|unsure|not sure)(?! (?:how|what set|why|who|which|when|what))/;

/** "Didn't see any, but I can't say for sure". */
const UNSURE =
  /\b(?:can't|couldn't|cannot|could not|not|don't|wouldn't) (?:really )?(?:say|swear|be sure|sure|certain|tell|know)\b(?! (?:what|how|why|who|when|which|where|the (?:time|cause|flow)))/;

/** "Took the smoke detector down to paint": nobody says it hung there still. */
const isTakenDown = (reading: Reading, hit: Hit) =>
  (/\b(?:took|taken|ripped|tore|torn|pulled|knocked)(?: \S+){0,2}$/.test(before(reading, hit, 3)) &&
    /^(?:\S+ )?(?:down|off)\b/.test(after(reading, hit, 2))) ||
  /^(?:\S+ ){0,3}?(?:ripped|torn|pulled|knocked) (?:off|down|out)\b|^(?:\S+ ){0,2}?(?:was|were|had been|been|got) (?:just )?taken (?:off|down)\b/.test(
    after(reading, hit, 5),
  );

/** "No smoke detectors up there but the one in the hall went off": there are some. */
const EXCEPT_ONE =
  /^(?:\S+ ){0,3}?(?:but|except|other than) (?:for )?(?:(?:there was|there's|they had|had|the|a|an) )*(?:1|ones|detectors?|alarms?)\b/;

/** "Not operational, sprinklers present": the comma ends the denial. */
const isBroken = ({ items }: Reading, { from, to, text }: Hit) =>
  /^(?:no|not|never|without|\w+n't)\b/.test(text) &&
  items.slice(from + 1, to).some((item) => item.pause && !/^(?:or|and|nor|no)$/.test(item.text));

/** "The daycare next door has a fire alarm", "the smoke alarm across the hall": not the one that burned. */
const isElsewhere = (reading: Reading, hit: Hit) =>
  NEXT_DOORS.test(before(reading, hit, 7)) ||
  /\bnext door (?:has|had|have|is|was|got)\b/.test(`${before(reading, hit, 5)} ${hit.text}`) ||
  NEXT_DOOR.test(after(reading, hit, 7));
const PLACE = '(?:unit|apartment|house|place|building|store|side|half|home|business|suite|condo|room)';
const NEXT_DOORS = new RegExp(
  `\\b(?:next door(?:'s)?|neighbor(?:'s|s'|s)|neighboring ${PLACE}(?:'s)?|(?:other|adjoining|adjacent) ${PLACE}(?:'s|s)?|across the (?:hall|street)|exposures?)(?: (?:${PLACE}|had|has|have|is|was|got|an?|the|its|own|working|smoke|fire|building|hallway|s))*$`,
);
const NEXT_DOOR = new RegExp(
  `^(?:systems? |panel )?(?:across the (?:hall|street)|next door|(?:in|at|of|over at|from|inside) (?:the |1 of the )?(?:${PLACE} (?:next door|across)|next door|neighbor(?:'s|s'|s|ing)|(?:other|adjoining|adjacent) ${PLACE}))(?![a-z])`,
);

const isAsked = (reading: Reading, hit: Hit) => NO_WORD_ON.test(before(reading, hit, 9));

/** "Sprinklers, no. CO alarms, yes.": a word with a mark behind it answers what stands right before it. */
function answerAt({ items, transcript, punctuated }: Reading, at: number): 'yes' | 'no' | undefined {
  const asked = items[at]?.text === '.' && transcript[items[at - 1]?.end ?? 0] === '?';
  const item = items[asked ? at + 1 : at];
  if (!item || !punctuated || !/^(?:no|nope|none|negative|yes|yeah|yep|affirmative)$/.test(item.text)) return undefined;
  if (!/^\s*(?:[.,;:!]|$)/.test(transcript.slice(item.end, item.end + 3))) return undefined;
  return /^(?:yes|yeah|yep|affirmative)$/.test(item.text) ? 'yes' : 'no';
}

const WORKED = new RegExp(`\\b${ALARM_WORKED}\\b`);
const FAILED = new RegExp(`\\b${ALARM_FAILED}\\b`);
const HEARD =
  /\b(heard|hear|hearing|hurt (?=the )|woke (?:up )?to|woken (?:up )?by|awakened by|alerted by|alarm from|awoke to|thanks to|tested|test)\b(?: \S+){0,4}$|\b(?:woke|alerted|warned|saved|tipped|got|roused) (?:them|him|her|everybody|everyone|(?:the|his|her) \S+)(?: (?:up|out|off|moving))? (?:was|is)(?: \S+){0,2}$/;
const REACH = 18;
/** Farther off, what worked must be said to be the alarms. */
const FAR = 9;

function smokeAlarm(reading: Reading): Filled[] {
  const present = presence(reading, SMOKE);
  const mentions = reading
    .find(SMOKE.there)
    .slice(0, 20)
    .filter((hit) => isFact(reading, hit) && !isElsewhere(reading, hit) && !isTakenDown(reading, hit));
  const missing = present.some(({ value }) => value === 'NOT_PRESENT');
  if (missing) return present;
  const verdicts = mentions.flatMap((hit) => verdictOf(reading, hit) ?? []);
  const [first] = verdicts;
  if (!first) return present;
  if (!verdicts.every(({ working }) => working === first.working)) return present;
  const there = present.length > 0 ? present : [fill('smoke_alarm.presence.type', 'PRESENT', first.source)];
  return [...there, fill('smoke_alarm.presence.working', first.working, first.source)];
}

/** What is said of the alarm in the words around it: that it worked, that it did not, or nothing sure. */
function verdictOf(reading: Reading, hit: Hit) {
  const to = endOf(reading, hit.to);
  const rest = textOf(reading, hit.to, to);
  const lead = before(reading, hit, 6);
  const source = reading.sourceOf(hit.from, to);
  if (
    /\b(if|whether)\b/.test(rest.split(' ').slice(0, 9).join(' ')) &&
    /\b(?:knows?|sure|tell|say|unknown|check|idea|remembers?|recall)\b/.test(rest)
  )
    return undefined;
  if (isUnknown(reading, hit) || isAsked(reading, hit) || (HEARD.test(lead) && isNegated(reading, hit)))
    return undefined;
  if (/\b(?:nobody|no 1|don't|didn't|doesn't|never) (?:\S+ ){0,3}?(?:remember|hear|heard|recall|notice)\b/.test(rest))
    return undefined;
  // "Didn't go off until after she saw the fire" is neither yes nor no.
  if (/\b(?:until|till)\b/.test(rest)) return undefined;
  // "The fire alarm was sounding and the smoke alarms too", "and so were the smoke alarms".
  if (
    (/^(?:too|also|as well)(?: |$)/.test(rest) ||
      /\bso (?:was|were|did)(?: (?:the|all|all the|both|his|her|their))?$/.test(lead)) &&
    WORKED.test(before(reading, hit, 10)) &&
    !FAILED.test(before(reading, hit, 10))
  )
    return { working: true, source };
  const failed = FAILED.exec(rest);
  const worked = WORKED.exec(rest);
  if (
    !/^yes\b/.test(rest) &&
    (/\b(no|none of the|not any|without) (?:working |functioning |\S+ )?$/.test(`${lead} `) ||
      /\b(?:not|wasn't|weren't|didn't have|never had|don't have) (?:an?|1|any|a single) (?:working |functioning |functional |\S+ )?$/.test(
        `${lead} `,
      ))
  ) {
    return /^(?:\S+ ){0,3}?(?:sound|go|going|went|activat|heard|work)/.test(rest)
      ? { working: false, source }
      : undefined;
  }
  if (/\b(dead|disabled|disconnected|non ?working|inoperable|unplugged) (?:\S+ )?$/.test(`${lead} `)) {
    return { working: false, source: reading.sourceOf(hit.from - 2, hit.to) };
  }
  if (BATTERY_OUT.test(lead) || BATTERY_TAKEN.test(before(reading, hit, 9)))
    return { working: false, source: reading.sourceOf(Math.max(0, hit.from - 5), hit.to) };
  if (failed && (!worked || failed.index <= worked.index)) return { working: false, source };
  const far = worked && rest.slice(0, worked.index).split(' ').length > FAR;
  if (
    worked &&
    (!far ||
      /\b(they|it|all|them|both|1s|ones)(?: (?:all|both|were|was|did|had))*$/.test(rest.slice(0, worked.index).trim()))
  ) {
    return { working: true, source };
  }
  if (HEARD.test(lead) || /\bworking (?:\S+ )?$/.test(`${lead} `) || /^working\b/.test(hit.text)) {
    return { working: true, source: reading.sourceOf(Math.max(0, hit.from - 3), hit.to) };
  }
  return undefined;
}

/** "Pulled the battery out of the smoke alarm". */
const BATTERY_OUT =
  /\b(?:pulled|took|taken|removed|no|dead|missing|yanked)(?: \S+){0,2}? batter(?:y|ies)(?: out)? (?:of|from|in|for)(?: \S+)?$/;

/** "The batteries had been pulled out of the smoke alarm". */
const BATTERY_TAKEN =
  /\bbatter(?:y|ies)(?: (?:had|has|have|was|were|been|got))* (?:pulled|taken|removed|missing|gone|yanked)(?: out)? (?:of|from)(?: \S+){0,2}$/;

function endOf(reading: Reading, from: number): number {
  let to = from;
  while (to < reading.items.length && to - from < REACH) {
    const item = reading.items[to];
    if (item?.text === '.' || item?.clock || item?.address) break;
    to++;
  }
  return to;
}
