import { RESCUES } from '../../vocabulary/natures-rescue.ts';
import { EARLIER } from '../../vocabulary/speech.ts';
import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { VEHICLES } from './burning.ts';
import { cared, disproved, type Facts, type FoundType, found, inHeadline, isTold, saidOrHeard } from './facts.ts';

/** An alarm with no fire: its reason, or that none was found. */
export function alarms(facts: Facts): FoundType[] {
  const alarm = facts.alarm();
  // A breaker panel alarms nobody.
  const call = saidOrHeard(alarm, true, 'CO_ALARM', 'GAS_ALARM', 'OTHER_ALARM', 'FIRE_ALARM').find(
    ({ from, text }) =>
      !(
        /^alarms?\b/.test(text) &&
        /^(medical|life|pendant|fall|panic|bed|chair|patient|door|car)$/.test(facts.reading.items[from - 1]?.text ?? '')
      ) &&
      !(
        /^panel/.test(text) &&
        /^(breaker|electrical|electric|fuse|service|solar|main|door|wall|body)$/.test(
          facts.reading.items[from - 1]?.text ?? '',
        )
      ),
  );
  // An alarm told of late, where somebody was treated, brought nobody.
  if (!call || (cared(facts) && !inHeadline(call))) return [];
  const reasons = facts.reasons();
  const accident = weightiest(facts, reasons.all('ACCIDENTAL'));
  const malicious = reasons
    .all('MALICIOUS')
    .find((each) => isTold(facts, each) && !meantWell(facts, each) && !(accident && overlaps(each, accident)));
  if (malicious) return [found('NOEMERG||FALSE_ALARM||INTENTIONAL_FALSE_ALARM', call, malicious)];
  const work = dustyWork(facts);
  const faulty = weightiest(
    facts,
    reasons.all('MALFUNCTION').filter(({ text }) => !(/dust/.test(text) && work)),
  );
  const verdict = accident && faulty ? weightOf(facts, accident) - weightOf(facts, faulty) : 0;
  if (accident && (!faulty || verdict > 0 || (verdict === 0 && accident.from < faulty.from)))
    return [found('NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM', call, accident)];
  if (!faulty && work) return [found('NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM', call, work)];
  if (faulty) return [found('NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM', call, faulty)];
  // A short that smoked is the hazard that was found.
  if (facts.electric().has('SHORT')) return [];
  const nothing =
    facts.looked().said('NOTHING_FOUND')[0] ?? reasons.said('NO_REASON')[0] ?? facts.signs().all('NO_FIRE')[0];
  // A reason was given, in words that are not known.
  if (reasons.said('SOME_REASON').length > 0) return [];
  // Nothing told of the alarm but that it rang: who was cared for is the call.
  if (!nothing && facts.care().has('CARE')) return [];
  if (!nothing && (!inHeadline(call) || disproved(facts) || putUp(facts))) return [];
  if (alarm.all('CO_ALARM').length > 0) return [found('PUBSERV||ALARMS_NONMED||CO_ALARM', call, nothing)];
  if (alarm.all('GAS_ALARM').length > 0) return [found('PUBSERV||ALARMS_NONMED||GAS_ALARM', call, nothing)];
  const other = alarm.all('OTHER_ALARM').find(inHeadline);
  const ofFire = alarm.all('FIRE_ALARM').some(({ text }) => /fire|smoke|heat|duct|pull|flow|panel/.test(text));
  if (ofFire || !other) return [found('PUBSERV||ALARMS_NONMED||FIRE_ALARM', call, nothing)];
  return [found('PUBSERV||ALARMS_NONMED||OTHER_ALARM', call, nothing)];
}

/** What is said in so many words to have been the reason outweighs what merely could be one. */
function weightOf({ reading }: Facts, { from, to, text }: Mention): number {
  const before = wordsBefore(reading, from, 7).split('.').at(-1) ?? '';
  const after = wordsAfter(reading, to, 9);
  return (
    (REASON_BEFORE.test(before) ? 2 : 0) +
    (REASON_AFTER.test(after) || / set off | set it off/.test(text) ? 2 : 0) -
    (HINT.test(text) ? 1 : 0)
  );
}
const REASON_BEFORE =
  /\b(turned out|turns out|ended up being|caused by|due to|because of|set off by|tripped by|reason was|cause was|culprit was|problem was|traced it to|traced to|found (an?|the|it|that)|it was (just|only|an?))( [^. ]+){0,4}$/;
const REASON_AFTER =
  /^(?:[^ ]+ ){0,4}?(?:(?:that's|that is|that was|which is|which was|is) (?:what|all it was|all that was|why|the reason|the cause|the culprit)|was the (?:cause|culprit|problem|reason)|set (?:it|the|off|that)|tripped (?:it|the)|caused (?:it|the))/;
/** Told of many an alarm, whatever set it off. */
const HINT =
  /^(popcorn|(needs?|needed) .*|(keeps|kept) .*|(wouldn't|would not|won't) .*|jockey pump|chirping|(every|each) time .*|went (right )?back into alarm|(testing|test|servicing|service|maintenance|inspection) .*|(replaced|changed|swapped) .*)$/;
const SOUGHT =
  /\b(look(ed|ing)?( \w+)? for|check(ed|ing) for|no(?! (?:fire|smoke|flames|heat|damage)\b)|not|figured (on|it was)|expect\w+|thought)( (the|an?|any|some))?( \w+)?$/;

/** "The switch was bad and they had been out for it last week too": the other day is the next thought's. */
function isBeforeEarlier({ reading }: Facts, { from, to, doubts }: Mention): boolean {
  if (doubts.some((doubt) => doubt !== 'earlier')) return false;
  const ahead = wordsAfter(reading, to, 16).split(/ ?\. /)[0] ?? '';
  const behind = wordsBefore(reading, from, 16).split(' . ').at(-1) ?? '';
  const day = EARLIER.exec(ahead);
  return day !== null && !EARLIER.test(behind) && /\b(and|but|which|who|same|so)\b/.test(ahead.slice(0, day.index));
}

/** "The last one was a guy vaping": another alarm than this one. */
const OTHER_TIME =
  /\b(last|other|previous|prior|earlier) (1|1s|time|times|call|calls|run|alarm)( we had| we ran| here| there| was| were| it)*( [^. ]+){0,4}$|\b1 before( that| this)?( was| it)?( [^. ]+){0,4}$/;

/** "The tech said the head was full of dust", "maintenance is working on getting it reset": they came for the alarm. */
const CAME_FOR_ALARM =
  /^(contractor|worker|electrician|plumber|technician|tech|maintenance|custodian|janitor|sprinkler company|alarm company|installer)s?\b.*\b(said|says|told|thinks?|thought|coming|came|reset|responding|on (his|their) way|found|called|will be|replac\w+|fix\w*|repair\w*|notified)\b/;
const AT_ALARM =
  /^(on|to|with us|at) ?(it|the (panel|system|alarm|fault|trouble|problem|detector)|get|getting|reset|fix|repair|figure|restore)/;

const NOT_DONE = /^(\w+ )?(put|take|call|notify|place|bag|cover|tell|disable|bypass|isolate)\b/;

function weightiest(facts: Facts, reasons: Mention[]): Mention | undefined {
  return reasons
    .filter(
      (each) =>
        !CAME_FOR_ALARM.test(each.text) &&
        // "The alarm company didn't answer" sets off nothing; "didn't put it in test" does.
        !(/ didn't$/.test(each.text) && !NOT_DONE.test(wordsAfter(facts.reading, each.to, 2))) &&
        !(/\bworking$/.test(each.text) && AT_ALARM.test(wordsAfter(facts.reading, each.to, 3))) &&
        (isTold(facts, each) || isBeforeEarlier(facts, each)) &&
        !OTHER_TIME.test(wordsBefore(facts.reading, each.from, 9).split(' . ').at(-1) ?? '') &&
        !SOUGHT.test(wordsBefore(facts.reading, each.from, 4)),
    )
    .map((each) => ({ each, weight: weightOf(facts, each) }))
    .sort((a, b) => b.weight - a.weight || a.each.from - b.each.from)[0]?.each;
}

/** Alarms hung for a citizen did not call anybody. */
const putUp = (facts: Facts): boolean =>
  facts
    .service()
    .said('PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL')
    .some(({ text }) =>
      /^(put up|hung|installed|mounted|gave|dropped off|delivered)\b.*(detector|alarm)|install|(put up|hung|mounted)/.test(
        text,
      ),
    );

/** Dust that somebody's work raised is no fault of the detector. */
function dustyWork({ reading }: Facts): Mention | undefined {
  const dust = reading.said(/\b(dust|dusty|sawdust|fumes|smoke from the (saw|grinder|torch|cutting))\b/)[0];
  const work = reading.said(
    /\b(sanding|sanded|refinishing|refinished|drywall\w*|sheetrock\w*|cutting|grinding|sawing|sweeping|demo|demoing|demolition|remodel\w*|renovat\w+|construction|contractors?|jackhammer\w*|drilling|core drilling|concrete|tile guys|floor guys|painters?|workers|work crew|tearing out|ripping out|leaf blower|blowing out|vacuuming|stripping|buffing|resurfacing)\b/,
  )[0];
  return dust && work && { ...work, doubts: [] };
}

const overlaps = (a: Mention, b: Mention): boolean => a.from < b.to && b.from < a.to;

/** Who pulls the box for smoke or in error plays no prank. */
function meantWell({ reading }: Facts, { text, to }: Mention): boolean {
  if (!/pulled|yanked|activated|tripped/.test(text)) return false;
  const after = wordsAfter(reading, to, 8).split('.')[0] ?? '';
  return /\b(smelled|saw|seen|thought|thinking|because|mistake|accident|accidentally|plug|over|up)\b/.test(
    `${text} ${after}`,
  );
}

/** Smoke or an odor that was looked for. */
export function lookedFor(facts: Facts): FoundType[] {
  const looked = facts.looked();
  const odor = saidOrHeard(looked, true, 'ODOR')[0];
  const smoke =
    saidOrHeard(looked, true, 'SMOKE')[0] ??
    facts.subjects().heard('BUILDING', 'GRASS', 'WILDLAND', 'TRASH', 'ROOM', 'DUMPSTER', ...VEHICLES)[0];
  const harmless = looked.said('HARMLESS')[0] ?? facts.reasons().said('ACCIDENTAL')[0];
  // Without punctuation what the caller reported reaches into what the crew did not find.
  const nothing =
    looked.said('NOTHING_FOUND')[0] ?? (facts.reading.punctuated ? undefined : looked.heard('NOTHING_FOUND')[0]);
  const smelled = looked
    .said('CREW_SMELLED')
    .find(({ from }) => !/\b(nobody|none|no one|not)\b/.test(wordsBefore(facts.reading, from, 3)));
  if (odor && smelled && !/smoke|burn/.test(odor.text)) return [found('HAZSIT||INVESTIGATION||ODOR', odor, smelled)];
  // A leak that was called in and looked for without finding one.
  const leak = facts
    .release()
    .all('GAS_LEAK')
    .find(
      ({ to, doubts }) =>
        doubts.every((doubt) => doubt === 'hearsay') &&
        (doubts.length > 0 || /^(reported|called|call|was|investigation)\b/.test(wordsAfter(facts.reading, to, 1))),
    );
  if (!smoke && !odor && leak && nothing)
    return [found('NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR', leak, nothing)];
  if (!smoke && !odor && !facts.signs().all('NO_FIRE')[0]) return [];
  if (harmless) return [found('NOEMERG||GOOD_INTENT||SMOKE_FROM_NONHOSTILE_SOURCE', smoke ?? odor, harmless)];
  const saw = looked.said('CREW_SAW_SMOKE')[0];
  if (saw) return [found('HAZSIT||INVESTIGATION||SMOKE_INVESTIGATION', saw)];
  if (odor && smelled) return [found('HAZSIT||INVESTIGATION||ODOR', odor, smelled)];
  if (nothing) return [found('NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR', smoke ?? odor, nothing)];
  return [];
}

/** "The cab was gone when we got there". */
const BURNED_AWAY =
  /\b(cab|hood|roof|house|barn|interior|front end|half|attic|walls?|porch|deck|trailer|engine|box|siding|tires?|shed|garage|machine|inside|most|structure|building)( \w+){0,3}$/;

/** Nobody and nothing where the call said there would be. */
export function unfounded(facts: Facts): FoundType[] {
  // What the crew smelled was there, whether or not its source was found.
  if (facts.looked().has('CREW_SMELLED') && facts.looked().all('ODOR').length > 0) return [];
  const nothing =
    facts
      .looked()
      .said('UNFOUNDED')
      .find(({ from }) => !BURNED_AWAY.test(wordsBefore(facts.reading, from, 5).split('.').at(-1) ?? '')) ??
    (calledIn(facts) ? facts.looked().said('NOTHING_FOUND')[0] : undefined);
  return nothing ? [found('NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR', nothing)] : [];
}

/** A crash, a rescue or a patient that only the caller knew of. */
function calledIn(facts: Facts): boolean {
  const crash = facts.crash();
  const rescue = facts.rescue();
  const kinds = Object.keys(RESCUES) as (keyof typeof RESCUES)[];
  return (
    !facts.care().has('CARE') &&
    ((crash.heard('CRASH').length > 0 && !crash.has('CRASH')) ||
      (rescue.heard(...kinds).length > 0 && !rescue.has(...kinds)))
  );
}
