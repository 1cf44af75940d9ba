import type { Source } from '../../../neris/report.ts';
import type { PatientStatus, TransportDisposition } from '../../../neris/values/medical.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import {
  AIRCRAFT,
  AIRCRAFT_OFF,
  AIRLIFTED,
  CARE,
  DEAD,
  DEATH_SIGNS,
  EMS_UNITS,
  EVALUATED,
  IMPROVED,
  NO_CARE,
  NO_TRANSPORT,
  OTHER_AMBULANCE,
  OWN_AMBULANCE,
  PAIN,
  REFUSED_CARE,
  REFUSED_EVALUATION,
  REFUSED_TRANSPORT,
  SATURATION,
  SUGAR,
  TALKING,
  TRANSPORTED,
  UNCHANGED,
  UNNAMED_AMBULANCE,
  WELL,
  WORSE,
} from '../../vocabulary/patients.ts';
import { countUpTo, covered } from '../nearest.ts';

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

/** Whether the words before a hit may deny it, and how. */
type Denial = 'near' | 'own';

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
const built = (rows: readonly string[]) => new RegExp(`\\b(?:${rows.join('|')})(?![a-z\\d])`, 'g');
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
      const after = wordsOf(reading, hit.to, hit.to + 6);
      // "We had a pulse back by the time Medic 9 got there": the engine's own doing.
      const sinceTreated =
        /^by the time (?:U\d+|they|medics) /.test(after) &&
        found.some((each) => each.kind === 'care' && each.hit.from < hit.from);
      if ((kind === 'talking' || status === 'IMPROVED') && SO_ALREADY.test(after) && !sinceTreated) continue;
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
  for (const hit of reading.find(TRANSPORT_PATTERN)) {
    if (!isMeant(reading, hit, 'near') || isElsewhere(hit.from, hit.to)) continue;
    if (/\btaken\b/.test(hit.text) && TAKEN_DOWN.test(wordsOf(reading, hit.from - 4, hit.from))) continue;
    if (FAMILY_CAR.test(wordsOf(reading, hit.from - 4, hit.from))) continue;
    const carrier = carrierOf(reading, hit, carriers);
    const by = carrier && carrier.to > carrier.from ? reading.sourceOf(carrier.from, carrier.to) : undefined;
    found.push({ kind: 'transported', hit, transport: carrier?.transport, by });
  }
  // "No better, no worse" holds the words of both others.
  const isUnchanged = covered(found.filter(({ status }) => status === 'UNCHANGED').map(({ hit }) => hit));
  return found
    .filter(({ status, hit }) => !status || status === 'UNCHANGED' || !isUnchanged(hit.from, hit.to))
    .sort((a, b) => a.hit.from - b.hit.from);
}

/** Well when the crew came is not better. */
const SO_ALREADY =
  /^(?:\w+ )?(?:(?:when|before|by the time|as) (?:we|U\d+|crews?|they|medics) (?:arrived|got|walked|pulled|made|came)|(?:on|upon|prior to) (?:our )?arrival|the whole time|throughout)/;
const ANIMALS = /\b(dogs?|cats?|animals?|deer|horses?|cows?|pets?|bird|fish|battery|batteries|phone)\b/;
/** Taken by the family's car is not taken by anyone's ambulance. */
const FAMILY_CAR =
  /\b(wife|husband|mom|mother|dad|father|family|parents?|friends?|son|daughter|neighbor|coworker|boss|buddy|brother|sister|girlfriend|boyfriend|grandma|grandmother|teacher|coach|manager|supervisor|owner|foreman|police|pd|officers?|deput(y|ies)|himself|herself)( (?:is|was|are|were|will|would|said|going|to|just|ended|up|they'd|she'd|he'd|\w+)){0,3}$/;

/** Vitals and pictures are taken too. */
const TAKEN_DOWN = /\b(?:vitals|signs|pressure|sugar|readings?|samples?|pictures|photos|report|statements?|history)\b/;

const NEGATION =
  /^(no|not|never|without|nor|neither|\w+n't|nobody|none|didnt|wasnt|werent|refused|declined|denied|denies|no-1)$/;
/** Words that may stand between a denial and the verb it denies. */
const BETWEEN =
  /^(have|to|need|needed|even|get|got|really|any|ever|be|been|had|a|an|the|want|wanted|start|actually|give|be|further|more|attempt|try|1)$/;
const THOUGHTS =
  /\b(if|would have|would've|could have|in case|thought about|thinking about|considered|was going to|were going to|about to|talked about|offered|offered to|ready to|prepared to|wanted to|planned to|asked (for|about)|might|should|(?:is|are) going to|gonna|will|tried to (?:get|talk)|supposed to|didn't think|before (we|they) could)\b(?! \w+ (he|she|they|we|i) )[^.]*$/;

/** Medical talk is full of "possible" and "history of" that cast no doubt on what was done; only nearer words do. */
function isMeant(reading: Reading, hit: Hit, denial: Denial): boolean {
  const words: string[] = [];
  for (let i = hit.from - 1; i >= 0 && words.length < 6; i--) {
    const item = reading.items[i];
    if (!item || item.text === '.' || item.clock) break;
    words.unshift(item.text);
    if (item.text === 'but') break;
    if (/^(we|i|they|he|she|so|medics|until|till)$/.test(item.text) && words.length > 1) {
      if (/^(if|unless|before|when)$/.test(reading.items[i - 1]?.text ?? ''))
        words.unshift(reading.items[i - 1]?.text ?? '');
      break;
    }
    if (item.unit || item.pause) break;
  }
  if (THOUGHTS.test(words.join(' '))) return false;
  if (denial === 'near') {
    for (const word of words.reverse()) {
      if (NEGATION.test(word)) return false;
      if (!BETWEEN.test(word)) break;
    }
  }
  return !isEarlier(reading, hit);
}

/** What others had done before the crew came is not the crew's care. */
function isBystanders(reading: Reading, hit: Hit): boolean {
  const before =
    wordsOf(reading, hit.from - 5, hit.from)
      .split(' . ')
      .at(-1) ?? '';
  const after = wordsOf(reading, hit.to, hit.to + 10).split(' . ')[0] ?? '';
  if (/\b(U\d+|we|medics?|paramedics?|crews?)\b/.test(before)) return false;
  if (/\bbystanders?\b/.test(before)) return true;
  return (
    /\b(had|has|have) already\b/.test(before) ||
    /\b(before|prior to|when) (we|our|U\d+|crews?)( \w+)? ?(arriv|got|walked|pulled|came|made)/.test(after)
  );
}

const LONG_AGO =
  /\b(history of|always|used to|previous(ly)?|in (january|february|march|april|june|july|august|september|october|november|december))\b/;

function isEarlier(reading: Reading, hit: Hit): boolean {
  if (!reading.doubts(hit).includes('earlier')) return false;
  let from = hit.from;
  while (from > 0 && hit.from - from < 14 && reading.items[from - 1]?.text !== '.') from--;
  let to = hit.to;
  while (to < reading.items.length && to - hit.to < 12 && reading.items[to]?.text !== '.') to++;
  const around = wordsOf(reading, from, to);
  return !LONG_AGO.test(around);
}

interface Carrier {
  from: number;
  to: number;
  transport: TransportDisposition | undefined;
  air?: true;
}

interface Carriers {
  named: Carrier[];
  /** What an unnamed ambulance, or a transport by nobody named, comes to on this call. */
  usual: Carrier | undefined;
}

function carriersOf(reading: Reading): Carriers {
  // Where names are written with capitals, a company's name has one.
  const cased = /[A-Z]/.test(reading.transcript) && reading.punctuated;
  const others = reading.find(OTHER_AMBULANCE).filter(
    ({ source, from }) =>
      // "Went to Grady": the hospital of that name.
      !/\b(?:went|going|go|taken|transported|flown|sent|took)(?: \S+){0,3} to$/.test(
        wordsOf(reading, from - 5, from),
      ) &&
      (!cased || !('words' in source) || /[A-Z]|private|county|company|service|mutual|squad/.test(source.words)),
  );
  const named: Carrier[] = others.map(({ from, to }) => ({ from, to, transport: 'OTHER_AGENCY_TRANSPORT' }));
  const companies = new Set(others.map(({ to }) => to));
  // "Medic 31 from Ada County Paramedics" is theirs as well.
  const startsAt = (at: number, belongs: boolean) =>
    belongs && others.some(({ from, to }) => from <= at + 2 && to > at);
  let ems = false;
  reading.items.forEach((item, i) => {
    if (!item.unit || !EMS_UNITS.test(item.unit)) return;
    // "AMR Medic 5" is the company's.
    const foreign = companies.has(i) || startsAt(i + 2, /^(?:from|with|of)$/.test(reading.items[i + 1]?.text ?? ''));
    named.push({ from: i, to: i + 1, transport: foreign ? 'OTHER_AGENCY_TRANSPORT' : 'TRANSPORT_BY_EMS_UNIT' });
    if (!foreign) ems = true;
  });
  for (const { from, to } of reading.find(OWN_AMBULANCE)) {
    named.push({ from, to, transport: 'TRANSPORT_BY_EMS_UNIT' });
    ems = true;
  }
  const usual = ems === others.length > 0 ? undefined : named.find(({ transport }) => transport !== undefined);
  const isNamed = covered(named);
  for (const { from, to } of reading.find(UNNAMED_AMBULANCE)) {
    if (isNamed(from, to)) continue;
    // "Central EMS, the ambulance": the same one.
    const same = named.find(
      (each) => each.to <= from && from - each.to <= 1 && each.transport === 'OTHER_AGENCY_TRANSPORT',
    );
    if (same) named.push({ from, to, transport: same.transport });
    else named.push({ from, to, transport: others.length === 0 ? 'TRANSPORT_BY_EMS_UNIT' : usual?.transport });
  }
  for (const { from, to } of reading.find(AIRCRAFT))
    named.push({ from, to, transport: 'OTHER_AGENCY_TRANSPORT', air: true });
  named.sort((a, b) => a.from - b.from);
  return { named, usual };
}

function wordsOf(reading: Reading, from: number, to: number): string {
  const texts = reading.items.slice(Math.max(0, from), to).map(({ text }) => text);
  return texts.join(' ');
}

/** Named behind "by" or "with" first, then the last one named before the verb in the same breath. */
function carrierOf(reading: Reading, hit: Hit, { named, usual }: Carriers): Carrier | undefined {
  const next = countUpTo(named, ({ from }) => from, hit.from - 1);
  const behind = named[next];
  if (behind && behind.from < hit.to + 6) {
    const between = wordsOf(reading, hit.from, behind.from);
    // "by Ellis County EMS": part of the name may stand before the words that make it one.
    if (
      /\b((by|with|via|in|aboard)( the| an| a| our)?|by( the)? [a-z]+( [a-z]+)?)$/.test(between) &&
      !/\./.test(between)
    )
      return behind;
  }
  const before = named
    .slice(Math.max(0, next - 4), next)
    .filter(({ to, air }) => {
      if (to > hit.from || hit.from - to > (reading.items[hit.from - 1]?.text === 'they' ? 25 : 14)) return false;
      return !(air && AIRCRAFT_OFF.test(wordsOf(reading, to, hit.from)));
    })
    .at(-1);
  if (before) {
    const between = wordsOf(reading, before.to, hit.from);
    if (!/\./.test(between)) return before;
    if (/(^|\. )(they|who|and they) ?(\w+ ){0,2}$/.test(`${between} `)) return before;
  }
  // "We transported" from an engine with no ambulance named is still the department's transport.
  const subject = wordsOf(reading, hit.from - 3, hit.from);
  if (/\b(we|i)( then| also)?$/.test(subject) && usual?.transport !== 'OTHER_AGENCY_TRANSPORT') {
    return { from: hit.from, to: hit.from, transport: 'TRANSPORT_BY_EMS_UNIT' };
  }
  return usual;
}
