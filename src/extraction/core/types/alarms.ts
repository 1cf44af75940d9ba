import { THIS_OCCASION } from '../../vocabulary/alarm-talk.ts';
import { type Mention, wordsBefore } from '../phrases.ts';
import { reasonOf } from './alarm-reasons.ts';
import { cared, disproved, type Facts, type FoundType, found, inHeadline, saidOrHeard } from './facts.ts';

const BY_REASON = {
  ACCIDENTAL: 'NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM',
  MALFUNCTION: 'NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM',
  MALICIOUS: 'NOEMERG||FALSE_ALARM||INTENTIONAL_FALSE_ALARM',
} as const;

/** An alarm with no fire: its reason, or that none was found. */
export function alarms(facts: Facts): FoundType[] {
  const call = alarmCall(facts);
  // An alarm told of late, where somebody was treated, brought nobody.
  if (!call || (cared(facts) && !inHeadline(call))) return [];
  const reason = reasonOf(facts);
  if (reason === 'undecided') return [];
  if (reason && reason !== 'unknown') return [found(BY_REASON[reason.kind], call, reason.mention)];
  // A short that smoked is the hazard that was found.
  if (facts.electric().has('SHORT')) return [];
  const nothing = nothingFound(facts);
  // A reason was given, in words that are not known.
  if (!reason && isReasonUnread(facts)) return [];
  // Nothing told of the alarm but that it rang: who was cared for is the call.
  if (!nothing && facts.care().has('CARE')) return [];
  if (!nothing && (!inHeadline(call) || disproved(facts) || putUp(facts))) return [];
  return [found(kindOf(facts), call, nothing)];
}

/** That it was looked for and not found; in few words also no fire and not a word that hints at a reason. */
function nothingFound(facts: Facts): Mention | undefined {
  const reasons = facts.reasons();
  const looked = facts
    .looked()
    .all('NOTHING_FOUND')
    .filter(
      ({ from, doubts }) =>
        doubts.length === 0 ||
        // "Last time it was a bad head, this time we found nothing".
        (doubts.every((doubt) => doubt === 'earlier') && THIS_OCCASION.test(wordsBefore(facts.reading, from, 6))),
    );
  const plain =
    reasons.all('NO_REASON')[0] ?? looked.find(({ text }) => !/^no (fire|smoke|haze|odor|flames)\b/.test(text));
  const clues = reasons.said('CLUE');
  // Around meters at zero a house is told of with all that could leak; only the detector's own state hints.
  const zero =
    isOfGas(facts) && !clues.some(({ text }) => OF_DETECTOR.test(text)) ? reasons.said('NO_READING')[0] : undefined;
  if (plain || zero || clues.length > 0 || tellsMore(facts)) return plain ?? zero;
  return looked[0] ?? facts.signs().all('NO_FIRE')[0];
}

/** Whoever tells of an alarm at length and not that nothing was found tells what it was, in whatever words. */
const tellsMore = ({ reading }: Facts): boolean => reading.items.length > BRIEF;
const BRIEF = 24;

const OF_DETECTOR =
  /^(old|expired|battery|batteries|error|replaced|loose|dirty|dust|dusty|bugs|spider|because|tripped)$/;
const isOfGas = (facts: Facts): boolean => facts.alarm().all('CO_ALARM', 'GAS_ALARM').length > 0;

/** The alarm is told of, and why it went off is told or left open in a way that says nothing of its kind. */
export const isAlarmUnread = (facts: Facts): boolean =>
  opensWithAlarm(facts) &&
  !facts.care().has('CARE') &&
  ((reason) => reason === 'undecided' || (!reason && isReasonUnread(facts)))(reasonOf(facts));

function opensWithAlarm(facts: Facts): boolean {
  const call = alarmCall(facts);
  return call !== undefined && inHeadline(call);
}

const isReasonUnread = (facts: Facts): boolean =>
  facts.reasons().has('SOME_REASON') || (!nothingFound(facts) && (facts.reasons().has('CLUE') || tellsMore(facts)));

function alarmCall(facts: Facts): Mention | undefined {
  const { items } = facts.reading;
  const kinds = ['CO_ALARM', 'GAS_ALARM', 'OTHER_ALARM', 'FIRE_ALARM'] as const;
  const told = saidOrHeard(facts.alarm(), true, ...kinds);
  // Without stops another day told early reaches back to the call.
  return (
    told.length > 0
      ? told
      : facts
          .alarm()
          .all(...kinds)
          .filter(opensAccount)
  ).find(({ from, text }) => {
    const before = items[from - 1]?.text ?? '';
    return !(/^alarms?\b/.test(text) && OF_PERSON.test(before)) && !(/^panel/.test(text) && OF_POWER.test(before));
  });
}
const opensAccount = (call: Mention): boolean => call.from < 8 && call.doubts.every((doubt) => doubt === 'earlier');
const OF_PERSON = /^(medical|life|pendant|fall|panic|bed|chair|patient|door|car)$/;
/** A breaker panel alarms nobody. */
const OF_POWER = /^(breaker|electrical|electric|fuse|service|solar|main|door|wall|body)$/;

function kindOf(facts: Facts) {
  const told = (...kinds: ('CO_ALARM' | 'GAS_ALARM' | 'OTHER_ALARM' | 'FIRE_ALARM')[]) =>
    facts
      .alarm()
      .all(...kinds)
      .filter((each) => !each.doubts.includes('earlier') || opensAccount(each));
  if (told('CO_ALARM').length > 0) return 'PUBSERV||ALARMS_NONMED||CO_ALARM';
  if (told('GAS_ALARM').length > 0) return 'PUBSERV||ALARMS_NONMED||GAS_ALARM';
  const other = told('OTHER_ALARM').find(inHeadline);
  const ofSystem = other && /^(trouble|tamper|supervisory|water)/.test(other.text);
  const ofFire = told('FIRE_ALARM').some(
    (each) => /fire|smoke|heat|duct|pull|flow|panel/.test(each.text) && (ofSystem || inHeadline(each)),
  );
  return ofFire || !other ? 'PUBSERV||ALARMS_NONMED||FIRE_ALARM' : 'PUBSERV||ALARMS_NONMED||OTHER_ALARM';
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
