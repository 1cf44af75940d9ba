import type { PatientCareEvaluation, PatientStatus, TransportDisposition } from '../../../neris/values/medical.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import {
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
  REFUSED_CARE,
  REFUSED_EVALUATION,
  REFUSED_TRANSPORT,
  TALKING,
  TRANSPORTED,
  UNCHANGED,
  UNNAMED_AMBULANCE,
  WELL,
  WORSE,
} from '../../vocabulary/patients.ts';

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
  status?: PatientStatus;
}

export type { PatientCareEvaluation };

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

const pattern = (rows: readonly string[]) => new RegExp(`\\b(?:${rows.join('|')})(?![a-z\\d])`, 'g');
const PATTERNS = ROWS.map(([kind, rows, denial, status]) => ({ kind, pattern: pattern(rows), denial, status }));
const TRANSPORT_PATTERN = pattern(TRANSPORTED);
const AIR_PATTERN = pattern(AIRLIFTED);

/** Everything said of patients, in the order it was told. */
export function statementsOf(reading: Reading): Statement[] {
  const found: Statement[] = [];
  for (const { kind, pattern, denial, status } of PATTERNS) {
    for (const hit of reading.find(pattern)) {
      if (!isMeant(reading, hit, denial)) continue;
      found.push(status ? { kind, hit, status } : { kind, hit });
    }
  }
  for (const hit of reading.find(AIR_PATTERN)) {
    if (isMeant(reading, hit, 'near')) found.push({ kind: 'transported', hit, transport: 'OTHER_AGENCY_TRANSPORT' });
  }
  const carriers = carriersOf(reading);
  const air = found.filter(({ kind }) => kind === 'transported');
  for (const hit of reading.find(TRANSPORT_PATTERN)) {
    if (!isMeant(reading, hit, 'near') || air.some((flight) => overlaps(flight.hit, hit))) continue;
    found.push({ kind: 'transported', hit, transport: carrierOf(reading, hit, carriers) });
  }
  // "No better, no worse" holds the words of both others.
  const unchanged = found.filter(({ status }) => status === 'UNCHANGED');
  return found
    .filter(
      ({ status, hit }) => !status || status === 'UNCHANGED' || !unchanged.some((same) => overlaps(same.hit, hit)),
    )
    .sort((a, b) => a.hit.from - b.hit.from);
}

const overlaps = (a: Hit, b: Hit) => a.from < b.to && b.from < a.to;

const NEGATION =
  /^(no|not|never|without|nor|neither|\w+n't|nobody|none|didnt|wasnt|werent|refused|declined|denied|denies|no-1)$/;
/** Words that may stand between a denial and the verb it denies. */
const BETWEEN =
  /^(have|to|need|needed|even|get|got|really|any|ever|be|been|had|a|an|the|want|wanted|start|actually|give|be|further|more|attempt|try|1)$/;
const THOUGHTS =
  /\b(if|would have|would've|could have|in case|thought about|thinking about|considered|was going to|were going to|about to|talked about|offered|offered to|ready to|prepared to|wanted to|planned to|asked (for|about)|might|should|supposed to|didn't think|before (we|they) could)\b(?! \w+ (he|she|they|we|i) )[^.]*$/;

/** Medical talk is full of "possible" and "history of" that cast no doubt on what was done; only nearer words do. */
function isMeant(reading: Reading, hit: Hit, denial: Denial): boolean {
  const words: string[] = [];
  for (let i = hit.from - 1; i >= 0 && words.length < 6; i--) {
    const item = reading.items[i];
    if (!item || item.text === '.' || item.clock) break;
    words.unshift(item.text);
    if (/^(we|i|they|he|she|but|so|medics|until|till)$/.test(item.text) && words.length > 1) break;
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

const LONG_AGO =
  /\b(history of|always|used to|previous(ly)?|in (january|february|march|april|june|july|august|september|october|november|december))\b/;

function isEarlier(reading: Reading, hit: Hit): boolean {
  if (!reading.doubts(hit).includes('earlier')) return false;
  let from = hit.from;
  while (from > 0 && hit.from - from < 14 && reading.items[from - 1]?.text !== '.') from--;
  let to = hit.to;
  while (to < reading.items.length && to - hit.to < 12 && reading.items[to]?.text !== '.') to++;
  const around = reading.items
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
  return !LONG_AGO.test(around);
}

interface Carrier {
  from: number;
  to: number;
  transport: TransportDisposition | undefined;
}

interface Carriers {
  named: Carrier[];
  /** What an unnamed ambulance, or a transport by nobody named, comes to on this call. */
  usual: TransportDisposition | undefined;
}

function carriersOf(reading: Reading): Carriers {
  const others = reading.find(OTHER_AMBULANCE);
  const named: Carrier[] = others.map(({ from, to }) => ({ from, to, transport: 'OTHER_AGENCY_TRANSPORT' }));
  let ems = false;
  reading.items.forEach((item, i) => {
    if (!item.unit || !EMS_UNITS.test(item.unit)) return;
    // "AMR Medic 5" is the company's.
    const foreign = named.some((other) => other.to === i && other.transport === 'OTHER_AGENCY_TRANSPORT');
    named.push({ from: i, to: i + 1, transport: foreign ? 'OTHER_AGENCY_TRANSPORT' : 'TRANSPORT_BY_EMS_UNIT' });
    if (!foreign) ems = true;
  });
  for (const { from, to } of reading.find(OWN_AMBULANCE)) {
    named.push({ from, to, transport: 'TRANSPORT_BY_EMS_UNIT' });
    ems = true;
  }
  const usual: TransportDisposition | undefined =
    ems === others.length > 0 ? undefined : ems ? 'TRANSPORT_BY_EMS_UNIT' : 'OTHER_AGENCY_TRANSPORT';
  for (const { from, to } of reading.find(UNNAMED_AMBULANCE)) {
    if (!named.some((each) => each.from < to && from < each.to)) named.push({ from, to, transport: usual });
  }
  named.sort((a, b) => a.from - b.from);
  return { named, usual };
}

/** Named behind "by" or "with" first, then the last one named before the verb in the same breath. */
function carrierOf(reading: Reading, hit: Hit, { named, usual }: Carriers): TransportDisposition | undefined {
  const texts = reading.items;
  const behind = named.find(({ from }) => from >= hit.from && from < hit.to + 6);
  if (behind) {
    const between = texts
      .slice(hit.from, behind.from)
      .map(({ text }) => text)
      .join(' ');
    if (/\b(by|with|via|in|aboard)( the| an| a| our)?$/.test(between) && !/\./.test(between)) return behind.transport;
  }
  const before = named.filter(({ to }) => to <= hit.from && hit.from - to <= 14).at(-1);
  if (before) {
    const between = texts
      .slice(before.to, hit.from)
      .map(({ text }) => text)
      .join(' ');
    if (!/\./.test(between)) return before.transport;
    if (/(^|\. )(they|who|and they) ?(\w+ ){0,2}$/.test(`${between} `)) return before.transport;
  }
  // "We transported" from an engine with no ambulance named is still the department's transport.
  const subject = texts
    .slice(Math.max(0, hit.from - 3), hit.from)
    .map(({ text }) => text)
    .join(' ');
  if (/\b(we|i)( then| also)?$/.test(subject) && usual !== 'OTHER_AGENCY_TRANSPORT') return 'TRANSPORT_BY_EMS_UNIT';
  return usual;
}
