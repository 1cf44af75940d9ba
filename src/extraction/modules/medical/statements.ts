import type { Source } from '../../../neris/report.ts';
import type { PatientStatus, TransportDisposition } from '../../../neris/values/medical.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import {
  AIRLIFTED,
  ANOTHERS_PATIENT,
  CARE,
  DEAD,
  DEATH_SIGNS,
  EMS_UNITS,
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
  TRANSPORTED,
  UNCHANGED,
  WELL,
  WORSE,
} from '../../vocabulary/patients.ts';
import { NOUNS } from '../../vocabulary/persons.ts';
import { covered } from '../nearest.ts';
import { carrierOf, carriersOf, isNamelessCompany, wordsOf } from './carriers.ts';
import { type Denial, isBystanders, isMeant } from './meaning.ts';

export type StatementKind =
  | 'care'
  | 'evaluated'
  | 'no care'
  | 'well'
  | 'dead'
  | 'death signs'
  | 'refused evaluation'
  | 'refused care'
  | 'refused transport'
  | 'no transport'
  | 'transported'
  | 'talking'
  | 'status';

/** One thing said of a patient, where it was said. */
export interface Statement {
  kind: StatementKind;
  hit: Hit;
  /** Of transports: who took the patient, when that is known. */
  transport?: TransportDisposition | undefined;
  /** Of transports: the words that name who did it. */
  by?: Source | undefined;
  status?: PatientStatus;
}

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

/** A free word inside a row: never one that denies, nor a new subject. */
const FREE = "(?:(?!(?:not|never|no|without|didn't|wasn't|but|we|they|U\\d+)\\b)\\w+ )";
const pattern = (rows: readonly string[]) => built(rows.map((row) => row.replaceAll('(?:\\w+ ){', `${FREE}{`)));
// Recognisers leave the mark of "wouldn't" out.
const built = (rows: readonly string[]) =>
  new RegExp(`\\b(?:${rows.join('|').replaceAll("n't", "n'?t")})(?![a-z\\d])`, 'g');
const PATTERNS = ROWS.map(([kind, rows, denial, status]) => ({ kind, pattern: pattern(rows), denial, status }));
const TRANSPORT_PATTERN = pattern(TRANSPORTED);
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
  const carriers = carriersOf(reading);
  // "Didn't want him transported" holds the word and says the opposite.
  const isElsewhere = covered(found.filter(({ kind }) => /transport/.test(kind)).map(({ hit }) => hit));
  const isCare = covered(found.filter(({ kind }) => kind === 'care').map(({ hit }) => hit));
  for (const hit of reading.find(TRANSPORT_PATTERN)) {
    if (!isMeant(reading, hit, 'near') || isElsewhere(hit.from, hit.to)) continue;
    if (/\btaken\b/.test(hit.text) && TAKEN_DOWN.test(wordsOf(reading, hit.from - 4, hit.from))) continue;
    if (LEFT_WITH_KIN.test(hit.text) && !reading.items[hit.from - 1]?.unit) continue;
    if (IN_CUSTODY.test(`${hit.text} ${wordsOf(reading, hit.to, hit.to + 6)}`)) continue;
    if (hit.text.startsWith('to ') && !EMS_UNITS.test(reading.items[hit.from - 1]?.unit ?? '')) continue;
    const lead = wordsOf(reading, hit.from - 4, hit.from);
    // "Mother was transported": she is the one who was.
    if (
      FAMILY_CAR.test(lead) &&
      !/\b(?:both|all)(?: of them)?$/.test(lead) &&
      !KIN_TREATED.test(wordsOf(reading, hit.from - 7, hit.from)) &&
      !(/^(?:transported|taken|rushed|was |were )/.test(hit.text) && PASSIVE.test(`${lead} ${hit.text}`))
    )
      continue;
    // "By the time we rolled into Portneuf": a hospital, once somebody is being cared for.
    if (
      /^(?:back|roll|pull|wheel)/.test(hit.text) &&
      /\bby the time\b/.test(lead) &&
      !found.some((each) => each.kind === 'care' && each.hit.from < hit.from)
    )
      continue;
    // "Needled the chest and left for Bronson": said of whoever can carry a patient.
    if (
      /^(?:left|headed|departed|rolled|took off|ran|cleared) (?:(?!with)\S+ )*?(?:for|to) /.test(hit.text) &&
      reading.items[hit.from - 1]?.text === 'and' &&
      !carriers.named.some(
        ({ to }) =>
          to < hit.from && hit.from - to < 9 && !/\.|\b(?:he|she|we|i)\b/.test(wordsOf(reading, to, hit.from)),
      )
    )
      continue;
    // "The activities director took her down": whoever took her has no ambulance.
    if (
      NOUNS.get(reading.items[hit.from - 1]?.text ?? '')?.beside &&
      /^(?:took|taking|drove|ran|hauled)\b/.test(hit.text)
    )
      continue;
    // "I rode in with them": one of the crew.
    if (/^(?:rode|riding|went|going)\b/.test(hit.text) && /\b(?:we|i|my \w+)(?: \w+)?$/.test(lead)) continue;
    // "Went in with Ladder 2" is a crew's way in.
    if (/ U\d+$/.test(hit.text) && !EMS_UNITS.test(reading.items[hit.to - 1]?.unit ?? '')) continue;
    // "MedTrans took her": told by who took, right before it.
    if (
      /^took (?:the \w+ )?\w+(?: all| both)?$/.test(hit.text) &&
      !carriers.named.some(
        ({ to }) =>
          to === hit.from ||
          (to === hit.from - 1 && SECOND_NAME.test(reading.items[to]?.text ?? '')) ||
          (to < hit.from && hit.from - to < 5 && WHENCE.test(wordsOf(reading, to, hit.from))),
      ) &&
      !isTheirDoing(reading, hit, carriers) &&
      !isNamelessCompany(reading, hit.from - 1)
    )
      continue;
    const before = / the same \w+$/.test(hit.text) && found.findLast(({ kind }) => kind === 'transported');
    if (before) {
      found.push({ ...before, hit });
      continue;
    }
    const named = carrierOf(reading, hit, carriers);
    // "A pillow splint took her to Mercy": the care told before it is no company.
    const carrier = named && named.to === hit.from && isCare(named.from, named.to) ? carriers.usual : named;
    const by = carrier && carrier.to > carrier.from ? reading.sourceOf(carrier.from, carrier.to) : undefined;
    found.push({ kind: 'transported', hit, transport: carrier?.transport, by });
  }
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

/** "The ambulance from Grove City took her". */
const SECOND_NAME =
  /^(?:city|county|falls|springs|heights|township|village|lake|park|hills|valley|beach|creek|grove|fire|ems|rescue|ambulance)$/;

/** "The hospital's ambulance out of Harrison took her". */
const WHENCE = /^(?:out of|from|over from|for|in) \S+(?: (?:city|county|falls|springs|there))?$/;

/** "The county's ambulance got there and they took him": whoever came is told right before. */
const isTheirDoing = ({ items }: Reading, { from }: Hit, { named }: ReturnType<typeof carriersOf>) =>
  items[from - 1]?.text === 'they' && named.some(({ to }) => to < from && from - to < 9);

/** Well when the crew came is not better. */
const SO_ALREADY =
  /^(?:\w+ )?(?:(?:when|before|by the time|as) (?:we|U\d+|crews?|they|medics) (?:arrived|got(?! (?:him|her|them)\b| to (?!(?:him|her|them|the (?:house|scene|door|patient|address|room))\b))|walked|pulled(?! (?:out|away))|made|came)|(?:on|upon|prior to) (?:our )?arrival|the whole time|throughout)/;
/** Another call's patient, told on the way. */
const OWN_REPORT = /\b(?:its own|a separate|another|a different|the other) (?:report|call|run|narrative)\b/;
const ANIMALS = /\b(dogs?|cats?|animals?|deer|horses?|cows?|pets?|bird|fish|battery|batteries|phone)\b/;
/** Taken by the family's car is not taken by anyone's ambulance. */
const FAMILY_CAR =
  /\b(wife|husband|mom|mother|dad|father|family|parents?|friends?|son|daughter|neighbor|coworker|boss|buddy|brother|sister|girlfriend|boyfriend|grandma|grandmother|teacher|coach|manager|supervisor|owner|foreman|police|pd|officers?|deput(y|ies)|himself|herself)( (?:is|was|are|were|will|would|said|going|to|just|ended|up|they'd|she'd|he'd|\w+)){0,3}$/;

/** "Put mom on oxygen and hauled her in": she is whom they saw to. */
const KIN_TREATED =
  /\b(?:put|gave|treated|checked|loaded|placed|evaluated|assessed|splinted|bandaged|bagged|got) (?:the |his |her )?(?:wife|husband|mom|mother|dad|father|son|daughter|neighbor|coworker|brother|sister|grand\w+|friend|teacher|coach|girlfriend|boyfriend)\b(?! to)/;

/** "Went with the officers", "in the cruiser": the police took them. */
const IN_CUSTODY =
  /^(?:went|going|gone|rode|left|taken|transported|go) (?:(?!U\d)\S+ ){0,4}?(?:(?:with|by) (?:the |an? )?(?:[a-z]+ (?=pd|police|officers?))?(?:police|officers?|pd|cops?|deput(?:y|ies)|troopers?|sheriff\S*)|in (?:the|a|an|their) (?:\S+ )?(?:cruiser|patrol car|squad car|police car))\b/;

/** "He left with his brother" went home. */
const LEFT_WITH_KIN =
  /^(?:left|leaving|went|gone|departed|took off) with (?:his|her|their|the) (?:mom|mother|dad|father|wife|husband|son|daughter|brother|sister|grand\w+|boyfriend|girlfriend|friend|buddy|neighbor|coworker|parents?|family)\b/;

const PASSIVE = /\b(?:was|were|got|been|being) (?:\w+ly |also |then |both )?(?:transported|taken|rushed)\b/;

/** Vitals and pictures are taken too. */
const TAKEN_DOWN = /\b(?:vitals|signs|pressure|sugar|readings?|samples?|pictures|photos|report|statements?|history)\b/;
