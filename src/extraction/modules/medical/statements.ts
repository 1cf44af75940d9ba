import type { PatientStatus } from '../../../neris/values/medical.ts';
import type { Reading } from '../../text/reading.ts';
import {
  AIRLIFTED,
  ANOTHERS_PATIENT,
  CARE,
  DEAD,
  DEATH_SIGNS,
  EVALUATED,
  IMPROVED,
  NO_CARE,
  NO_TRANSPORT,
  PAIN,
  REFUSED_CARE,
  REFUSED_EVALUATION,
  REFUSED_TRANSPORT,
  SATURATION,
  SUGAR,
  TALKING,
  UNCHANGED,
  WELL,
  WORSE,
} from '../../vocabulary/patients.ts';
import { covered } from '../nearest.ts';
import { wordsOf } from './carriers.ts';
import { type Denial, isBystanders, isMeant } from './meaning.ts';
import { ridesIn } from './rides.ts';
import { pattern, type Statement, type StatementKind } from './statement.ts';

const ROWS: readonly (readonly [
  kind: StatementKind,
  rows: readonly string[],
  denial: Denial,
  status?: PatientStatus,
])[] = [
  ['care', CARE, 'near'],
  ['evaluated', EVALUATED, 'near'],
  ['no care', NO_CARE, 'own'],
  ['well', WELL, 'own'],
  ['dead', DEAD, 'near'],
  ['death signs', DEATH_SIGNS, 'near'],
  ['refused evaluation', REFUSED_EVALUATION, 'own'],
  ['refused care', REFUSED_CARE, 'own'],
  ['refused transport', REFUSED_TRANSPORT, 'own'],
  ['no transport', NO_TRANSPORT, 'own'],
  ['talking', TALKING, 'near'],
  ['status', IMPROVED, 'near', 'IMPROVED'],
  ['status', UNCHANGED, 'own', 'UNCHANGED'],
  ['status', WORSE, 'near', 'WORSE'],
];

const PATTERNS = ROWS.map(([kind, rows, denial, status]) => ({ kind, pattern: pattern(rows), denial, status }));
const AIR_PATTERN = pattern(AIRLIFTED);

const READ = new WeakMap<Reading, Statement[]>();

/** Everything said of patients, in the order it was told. */
export function statementsOf(reading: Reading): Statement[] {
  const known = READ.get(reading) ?? readStatements(reading);
  READ.set(reading, known);
  return known;
}

function readStatements(reading: Reading): Statement[] {
  const found: Statement[] = [];
  for (const { kind, pattern, denial, status } of PATTERNS) {
    for (const hit of reading.find(pattern)) {
      if (!isMeant(reading, hit, denial) || (kind === 'care' && isBystanders(reading, hit))) continue;
      // "We looked at it": a burner as well, unless it hurts.
      if (
        /^(?:looked|took a look) at (?:it|that)$/.test(hit.text) &&
        !SORE.test(wordsOf(reading, hit.from - 16, hit.from))
      )
        continue;
      // "Cleaned it up": spilled fuel as well, unless a wound was told.
      if (/^cleaned \S+ up$/.test(hit.text) && !WOUND.test(wordsOf(reading, hit.from - 14, hit.from))) continue;
      const after = wordsOf(reading, hit.to, hit.to + 9);
      // "We had a pulse back by the time Medic 9 got there": the engine's own doing.
      const sinceTreated =
        /^by the time (?:U\d+|they|medics) /.test(after) &&
        found.some((each) => each.kind === 'care' && each.hit.from < hit.from);
      if ((kind === 'talking' || status === 'IMPROVED') && SO_ALREADY.test(after) && !sinceTreated) continue;
      // Still crying is as before.
      if (kind === 'talking' && /^(?:still|kept)$/.test(reading.items[hit.from - 1]?.text ?? '')) continue;
      // "Nobody hurt in the first car": others' good luck.
      if (
        kind === 'well' &&
        /^(?:nobody|no 1)/.test(hit.text) &&
        /^in (?:the|that) (?:1st|other|2nd|3rd|pickup|truck|car|van)\b/.test(after)
      )
        continue;
      // "Said he was fine": his word, and not the crew's look.
      if (
        kind === 'well' &&
        /^(?:he|she|they)/.test(hit.text) &&
        OWN_WORD.test(wordsOf(reading, hit.from - 2, hit.from))
      )
        continue;
      // "His wife followed in their own car": company on the way, and no way to hospital.
      if (kind === 'no transport' && COMPANY.test(wordsOf(reading, hit.from - 5, hit.from))) continue;
      // "Checked the neighbor's house".
      if (kind === 'evaluated' && /'s$/.test(reading.items[hit.to - 1]?.text ?? '') && THING.test(after)) continue;
      // "PD checked and the kid was at grandma's".
      if (
        kind === 'evaluated' &&
        /^(?:\w*pd|police|officers?|deput(?:y|ies)|troopers?)$/.test(reading.items[hit.from - 1]?.text ?? '')
      )
        continue;
      if (/^dea/.test(kind) && OWN_REPORT.test(wordsOf(reading, hit.to, hit.to + 14))) continue;
      if (/^dea/.test(kind) && ANIMALS.test(wordsOf(reading, hit.from - 4, hit.from))) continue;
      found.push(status ? { kind, hit, status } : { kind, hit });
    }
  }
  for (const hit of reading.find(SATURATION)) {
    const [a, b] = [Number(hit.groups.a), Number(hit.groups.b)];
    if (a !== b && a <= 100 && b <= 100) found.push({ kind: 'status', hit, status: b > a ? 'IMPROVED' : 'WORSE' });
  }
  for (const hit of reading.find(SUGAR)) {
    const [a, b] = [Number(hit.groups.a), Number(hit.groups.b)];
    if (a < 70 && b > a) found.push({ kind: 'status', hit, status: 'IMPROVED' });
  }
  for (const hit of reading.find(PAIN)) {
    const [a, b] = [Number(hit.groups.a), Number(hit.groups.b)];
    if (a !== b && a <= 10 && b <= 10) found.push({ kind: 'status', hit, status: b < a ? 'IMPROVED' : 'WORSE' });
  }
  for (const hit of reading.find(AIR_PATTERN)) {
    if (isMeant(reading, hit, 'near')) found.push({ kind: 'transported', hit, transport: 'OTHER_AGENCY_TRANSPORT' });
  }
  found.push(...ridesIn(reading, found));
  const kept = withoutOthers(reading, found);
  // "No better, no worse" holds the words of both others.
  const isUnchanged = covered(kept.filter(({ status }) => status === 'UNCHANGED').map(({ hit }) => hit));
  return kept
    .filter(({ status, hit }) => !status || status === 'UNCHANGED' || !isUnchanged(hit.from, hit.to))
    .sort((a, b) => a.hit.from - b.hit.from);
}

/** "He signed the, no wait, that's the other guy": what was just said is another call's patient's. */
function withoutOthers(reading: Reading, found: Statement[]): Statement[] {
  const slips = reading.find(ANOTHERS_PATIENT);
  if (slips.length === 0) return found;
  const isSlip = covered(slips.map(({ from, to }) => ({ from: from - SLIP, to })));
  return found.filter(({ hit }) => !isSlip(hit.from, hit.to));
}
const SLIP = 11;

const OWN_WORD =
  /\b(?:said|says|saying|claim(?:ed|s)|insist(?:ed|s)|swore|thought|figured|told (?:us|me|them|medics))(?: that)?$/;
const SORE =
  /\b(?:lip|cuts?|lacerations?|scrap\w+|gash|knees?|back|ankle|wrist|hand|head|arm|leg|fingers?|thumb|foot|shoulder|neck|eye|nose|bite|burns?|wounds?|elbow|hip|ribs?|toe|chin|forehead|shin|rash|bump)\b/;
const WOUND =
  /\b(?:lip|cuts?|lacerations?|scrap\w+|gash|road rash|knees?|blood\w*|nose|bite|burns?|wounds?|abrasions?|scratch(?:es)?|elbow)\b/;
const THING =
  /^(?:\w+ )?(?:house|place|home|apartment|unit|yard|garage|basement|attic|car|truck|pickup|van|furnace|door|doors|alarm|alarms|detectors?|meter|panel|wall|roof|kitchen|shed|room)\b/;
const COMPANY = /\b(?:follow\w*|meet\w*|met|behind|came|coming)\b/;

/** Well when the crew came is not better. */
const SO_ALREADY =
  /^(?:\w+ )?(?:(?:when|before|by the time|as) (?:we|U\d+|crews?|they|medics) (?:arrived|got(?! (?:him|her|them)\b| to (?!(?:him|her|them|the (?:house|scene|door|patient|address|room))\b))|walked|pulled(?! (?:out|away))|made|came)|(?:on|upon|prior to) (?:our )?arrival|the whole time|throughout)/;
/** Another call's patient, told on the way. */
const OWN_REPORT = /\b(?:its own|a separate|another|a different|the other) (?:report|call|run|narrative)\b/;
const ANIMALS = /\b(dogs?|cats?|animals?|deer|horses?|cows?|pets?|bird|fish|battery|batteries|phone)\b/;
