import type { Reading } from '../../text/reading.ts';
import {
  COUNTED,
  COUNTED_PERSONS,
  CRASH_ROLES,
  KIN_ROLES,
  MEN,
  NUMBERED,
  OTHER_ONE,
  PAIR,
  PEOPLE_IN_VEHICLES,
  VEHICLE_WORDS,
  WOMEN,
} from '../../vocabulary/patients.ts';
import { countUpTo, covered } from '../nearest.ts';
import type { Statement } from './statements.ts';

/** Sorts what was said by the patient it was said of, in the order the patients were told. */
export function patientsOf(reading: Reading, statements: Statement[]): Statement[][] {
  if (statements.length === 0) return [];
  const said = countSaid(reading, statements);
  if (said === 1) return [statements];
  return (
    byNumber(reading, statements, said, counted(reading)) ??
    byQuantity(reading, statements, said) ??
    byOther(reading, statements, said) ??
    byRole(reading, statements, said) ??
    together(reading, statements, said)
  );
}

/** How many patients the account counts, or undefined. */
function countSaid(reading: Reading, statements: Statement[]): number | undefined {
  const most = counted(reading);
  if (most !== undefined) return most;
  const pair = reading.said(PAIR).some((hit) => !/^both (were|was|had|got|went)$/.test(hit.text));
  if (pair) return 2;
  const groups = statements.filter((statement) => TELLING.has(statement.kind) || statement.kind === 'evaluated');
  const all = groups
    .map(
      (statement) =>
        /\ball (\d)\b(?! (?:doors|cars|vehicles|wheels|tires|sides|units|lanes|airbags|windows))/.exec(
          groupWords(reading, statement),
        )?.[1],
    )
    .find(Boolean);
  if (all) return Number(all);
  // "5 kids on the bus, none transported": counted first, told of as one afterwards.
  if (!groups.some((statement) => isGroup(reading, statement))) return undefined;
  const persons = new Set(reading.said(COUNTED_PERSONS).map(({ groups: { n, kin } }) => personsOf(Number(n), kin)));
  const [only] = persons;
  return persons.size === 1 && only !== undefined && only >= 2 && only <= 50 ? only : undefined;
}

/** The number given in so many words: "3 patients". */
function counted(reading: Reading): number | undefined {
  const counts = reading.said(COUNTED).map(({ groups }) => Number(groups.n));
  const most = counts.length > 0 ? Math.max(...counts) : undefined;
  return most !== undefined && most >= 1 && most <= 50 ? most : undefined;
}

function personsOf(counted: number, kin: string | undefined): number {
  if (!kin) return counted;
  return counted + (/couple|parents/.test(kin) ? 2 : 1);
}

const THE_OTHER =
  /\bthe other(?: (?:1|patient|person|male|female|man|woman|guy|lady|kid|occupant))?(?= (?:had|was|with|who|refused|declined|complain\w+|went|got|signed|is|did|didn't|just|only|denied|has|\d+ year)\b)/g;

/** "1 with neck pain …, the other had cuts …": of two, the words from "the other" on are the second's. */
function byOther(reading: Reading, statements: Statement[], said: number | undefined): Statement[][] | undefined {
  const others = reading.find(THE_OTHER);
  const [other] = others;
  if (said !== 2 || !other || others.length > 1) return undefined;
  const first = countUpTo(statements, ({ hit }) => hit.from, other.from);
  if (first === 0 || first === statements.length) return undefined;
  return deal(
    reading,
    statements,
    [
      { at: 0, patients: [0] },
      { at: other.from, patients: [1] },
    ],
    2,
  );
}

/** "There was supposed to be a third guy": nobody there. */
const isHearsay = (reading: Reading, hit: { from: number; to: number }) =>
  /\b(?:supposed to be|said there (?:was|were)|reported|came (?:in|out) as|no)(?: \S+){0,3}$/.test(
    reading.items
      .slice(Math.max(0, hit.from - 6), hit.from)
      .map(({ text }) => text)
      .join(' '),
  );

interface Anchor {
  at: number;
  /** Which patients the words that follow are about, counted from 0. */
  patients: number[];
}

/** Patients told by their number. "Both" counts two of them only, so it sets no limit as a number of patients does. */
function byNumber(
  reading: Reading,
  statements: Statement[],
  said: number | undefined,
  limit: number | undefined,
): Statement[][] | undefined {
  const anchors: Anchor[] = [];
  let highest = 0;
  for (const hit of reading.find(NUMBERED)) {
    const { a, b, c, d, e, f, h } = hit.groups;
    const number = Number.parseInt(a ?? b ?? c ?? d ?? e ?? f ?? (h === 'won' ? '1' : '2'), 10);
    // "The 4th kid wasn't a patient": more than were counted are none.
    if (number < 1 || number > (limit ?? 20) || isHearsay(reading, hit)) continue;
    anchors.push({ at: hit.from, patients: [number - 1] });
    highest = Math.max(highest, number);
  }
  if (highest === 0) return undefined;
  const [only] = anchors;
  const other = reading.find(OTHER_ONE).find(({ from }) => only !== undefined && from > only.at);
  if (highest === 1 && other) anchors.push({ at: other.from, patients: [1] });
  const count = highest === 1 && other ? 2 : highest;
  if (count < 2) return undefined;
  // Only a second patient is announced: all before is the first's.
  if (!anchors.some(({ patients }) => patients.includes(0))) anchors.unshift({ at: 0, patients: [0] });
  return deal(reading, statements, anchors, Math.max(count, said ?? 0));
}

const QUANTITY =
  /\b(?<q>\d+|another 1|the other \d+|the other|the others|the rest|the remaining \d+) (?:of them |patients? |people |person |driver |was |were |got |had |also |then |then also )*(?=treated|transported|refus|declin|signed|checked|evaluated|taken|went|airlifted|flown|dead|deceased|pronounced|not transported|with |to |by )/g;

/** "2 patients, 1 transported, 1 refused": patients known only by how many of them there were. */
function byQuantity(reading: Reading, statements: Statement[], said: number | undefined): Statement[][] | undefined {
  const anchors: Anchor[] = [];
  let next = 0;
  for (const hit of reading.find(QUANTITY)) {
    // Only a quantity with a statement right behind it counts patients.
    const upTo = (place: number) => countUpTo(statements, (each) => each.hit.from, place);
    if (upTo(hit.to + 2) === upTo(hit.from - 3)) continue;
    const q = hit.groups.q ?? '';
    const rest = said === undefined ? 1 : said - next;
    const size = /^the (others|rest)$/.test(q) ? rest : Number(/\d+/.exec(q)?.[0] ?? 1);
    if (size < 1 || size > 50 || (said !== undefined && next + size > said)) continue;
    anchors.push({ at: hit.from, patients: Array.from({ length: size }, (_, i) => next + i) });
    next += size;
  }
  const [rest] = anchors;
  // "The other 3 were checked out": whoever was told before them is the first patient.
  if (
    rest &&
    anchors.length === 1 &&
    reading.items[rest.at]?.text === 'the' &&
    (statements[0]?.hit.from ?? rest.at) < rest.at
  ) {
    const others = rest.patients.map((patient) => patient + 1);
    return said === undefined || said === others.length + 1
      ? deal(
          reading,
          statements,
          [
            { at: 0, patients: [0] },
            { at: rest.at, patients: others },
          ],
          others.length + 1,
        )
      : undefined;
  }
  if (next < 2 || anchors.length < 2) return undefined;
  const counts = ({ at }: Anchor) =>
    /^(the|another)$/.test(reading.items[at]?.text ?? '') ||
    /^(patients?|persons?|occupants?)$/.test(reading.items[at + 1]?.text ?? '');
  if (said === undefined && !anchors.some(counts)) return undefined;
  return deal(reading, statements, anchors, Math.max(next, said ?? 0));
}

interface Mention {
  at: number;
  key: string;
  sex?: 'm' | 'f' | undefined;
  crash: boolean;
}

const TELLING = new Set([
  'care',
  'dead',
  'refused evaluation',
  'refused care',
  'refused transport',
  'no transport',
  'transported',
  'no care',
]);

/** "The driver … the passenger …": each statement is of the person last named that its pronoun can mean. */
function byRole(reading: Reading, statements: Statement[], said: number | undefined): Statement[][] | undefined {
  const mentions = mentionsOf(reading);
  const crash = mentions.some((mention) => mention.crash);
  const eligible = mentions.filter((mention) => mention.crash || (said ?? 1) > 1 || disagree(statements));
  if (eligible.length < 2 || !(crash || (said ?? 1) > 1 || disagree(statements))) return undefined;
  const holders: string[] = [];
  const owned = new Map<string, Statement[]>();
  const shared: Statement[] = [];
  for (const statement of statements) {
    if (isGroup(reading, statement)) {
      shared.push(statement);
      continue;
    }
    const last = holderOf(reading, statement, eligible);
    for (const holder of last ? [...joinedWith(reading, eligible, last), last.key] : []) {
      if (!owned.has(holder)) holders.push(holder);
      const held = owned.get(holder);
      if (held) held.push(statement);
      else owned.set(holder, [statement]);
    }
  }
  const isTelling = ({ kind }: Statement) => TELLING.has(kind);
  const told = holders.filter((holder) => shared.some(isTelling) || owned.get(holder)?.some(isTelling));
  if (told.length < 2 || (said !== undefined && told.length > said)) return undefined;
  return told.map((holder) => [...(owned.get(holder) ?? []), ...shared]);
}

/** Taken to hospital and refused to go: two people, or one who changed his mind. */
function disagree(statements: Statement[]): boolean {
  const kinds = new Set(statements.map(({ kind }) => kind));
  return kinds.has('transported') && (kinds.has('refused transport') || kinds.has('no transport') || kinds.has('dead'));
}

function mentionsOf(reading: Reading): Mention[] {
  const mentions: Mention[] = [];
  const vehicleOf = new Map<string, string>();
  for (const hit of reading.find(CRASH_ROLES)) {
    const { role = '', vehicle = '', of, no } = hit.groups;
    if (!of && /^(our|my|engine|medic|ambulance|truck's|the rig's|no|U\d+)$/.test(vehicle)) continue;
    const which = [of ?? (VEHICLE_WORDS.test(vehicle) ? vehicle : ''), no].filter(Boolean).join(' ');
    const other = vehicle === 'other' ? 'other ' : '';
    const known = vehicleOf.get(role);
    // "The pickup's driver" told as "the driver" afterwards is the same person.
    const key = which === '' && other === '' ? (known ?? role) : `${other}${which} ${role}`;
    if (which !== '') vehicleOf.set(role, vehicleOf.has(role) ? role : key);
    mentions.push({ at: hit.from + (vehicle === '' ? 0 : 1), key, sex: sexDescribed(reading, hit.to), crash: true });
  }
  const isRole = covered(mentions.map(({ at }) => ({ from: at, to: at + 1 })));
  for (const hit of reading.find(PEOPLE_IN_VEHICLES)) {
    if (isRole(hit.from, hit.to)) continue;
    const { role = '', of = '' } = hit.groups;
    mentions.push({ at: hit.from, key: `${of} ${role}`, sex: sexOf(role), crash: true });
  }
  const describes = covered(mentions.map(({ at }) => ({ from: at, to: at + 8 })));
  for (const hit of reading.find(KIN_ROLES)) {
    const role = hit.groups.role ?? '';
    // A sex said right behind a role describes that person.
    if (describes(hit.from, hit.to)) continue;
    mentions.push({
      at: hit.from,
      key: role,
      sex: sexOf(role),
      crash: false,
    });
  }
  return mentions.sort((a, b) => a.at - b.at);
}

/** "The driver, a woman in her forties": the role's own sex, told right behind it. */
function sexDescribed(reading: Reading, from: number): 'm' | 'f' | undefined {
  for (let i = from; i < from + 7; i++) {
    const item = reading.items[i];
    if (!item || item.text === '.' || item.unit) return undefined;
    if (/^(?:he|she|he's|she's|he'd|she'd)$/.test(item.text)) return item.text.startsWith('s') ? 'f' : 'm';
    if (/^(?:male|female|man|woman|lady|girl|boy|guy|gentleman)$/.test(item.text)) return sexOf(item.text);
  }
  return undefined;
}

const sexOf = (role: string) => (WOMEN.has(role) ? 'f' : MEN.has(role) ? 'm' : undefined);

/** How far on a person just named is still meant. */
const REMEMBERED = 75;

/** "Mom and the baby were transported": those named in the same breath before the last. */
function joinedWith(reading: Reading, mentions: Mention[], last: Mention): string[] {
  const previous = mentions[mentions.indexOf(last) - 1];
  if (!previous || previous.key === last.key) return [];
  const between = reading.items.slice(previous.at + 1, last.at).map(({ text }) => text);
  return /^and(?: [\w']+){0,2}$/.test(between.join(' ')) ? [previous.key] : [];
}

function holderOf(reading: Reading, { hit }: Statement, mentions: Mention[]): Mention | undefined {
  const next = countUpTo(mentions, ({ at }) => at, hit.from - 1);
  const inside = mentions[next];
  if (inside && inside.at < hit.to) return inside;
  // A pronoun nearer than any name says who is meant.
  const last = mentions[next - 1]?.at ?? -1;
  const sex =
    pronounOf(reading, Math.max(0, hit.from - 3), hit.to) ??
    pronounOf(reading, Math.max(clauseStart(reading, { hit }), last + 1), hit.to);
  for (let i = next - 1; i >= 0; i--) {
    const mention = mentions[i] as Mention;
    if (hit.from - mention.at > REMEMBERED) return undefined;
    if (!sex || !mention.sex || mention.sex === sex) return mention;
  }
  return undefined;
}

function pronounOf(reading: Reading, from: number, to: number): 'm' | 'f' | undefined {
  for (let i = to - 1; i >= from; i--) {
    const text = reading.items[i]?.text ?? '';
    if (/^(he|him|his|he's|he'd)$/.test(text)) return 'm';
    if (/^(she|her|she's|she'd)$/.test(text)) return 'f';
  }
  return undefined;
}

/** "2 with cuts were treated, all 4 refused": the first is not said of all. */
function isOfSome(reading: Reading, statement: Statement, count: number): boolean {
  const lead = reading.items.slice(clauseStart(reading, statement), statement.hit.from).map(({ text }) => text);
  const some =
    /(?:^| )([1-9]) (?:(?!patients\b)\w+ )?(?:of|with|had|were|was|needed|got|suffered|complain\w*|sustained)\b/.exec(
      lead.join(' '),
    );
  return some !== null && Number(some[1]) < count;
}

const CLAUSE = 10;

/** Where the sentence a statement stands in begins, a few words back at most. */
function clauseStart({ items }: Reading, { hit }: Pick<Statement, 'hit'>): number {
  let from = hit.from;
  while (from > 0 && hit.from - from < CLAUSE && items[from - 1]?.text !== '.') from--;
  return from;
}

/** Nothing tells the patients apart: one patient, or all alike. */
function together(reading: Reading, statements: Statement[], said: number | undefined): Statement[][] {
  const count = said ?? 1;
  if (count === 1) return [statements];
  const alike = statements.filter(
    (statement) =>
      isGroup(reading, statement) ||
      !(pronounOf(reading, clauseStart(reading, statement), statement.hit.to) || isOfSome(reading, statement, count)),
  );
  if (alike.length === 0 || disagree(statements)) return [];
  return Array.from({ length: count }, () => alike);
}

function deal(reading: Reading, statements: Statement[], anchors: Anchor[], count: number): Statement[][] {
  anchors.sort((a, b) => a.at - b.at);
  const dealt: Statement[][] = Array.from({ length: count }, () => []);
  const sexes = anchors.map((anchor, k) => sexToldIn(reading, anchor.at, anchors[k + 1]?.at ?? reading.items.length));
  for (const statement of statements) {
    const { hit } = statement;
    const upTo = countUpTo(anchors, ({ at }) => at, Math.min(hit.from + 1, hit.to - 1));
    for (const patient of patientsMeant(reading, statement, anchors.slice(0, upTo), sexes, count))
      dealt[patient]?.push(statement);
  }
  return dealt;
}

/** Of the patients told so far: all or the two that a group word means, else the last one its pronoun can mean. */
function patientsMeant(
  reading: Reading,
  statement: Statement,
  told: Anchor[],
  sexes: ('m' | 'f' | undefined)[],
  count: number,
): number[] {
  const { hit } = statement;
  if (isGroup(reading, statement)) {
    const known = [...new Set(told.flatMap(({ patients }) => patients))];
    if (/\bboth\b/.test(groupWords(reading, statement)) && count > 2 && known.length >= 2) return known.slice(-2);
    return Array.from({ length: count }, (_, i) => i);
  }
  const last = told.at(-1);
  // "Took him to Kent" after the girlfriend's story is the first patient's again.
  const sex = pronounOf(reading, hit.from, hit.to);
  const lastSex = sexes[told.length - 1];
  if (!last || !sex || !lastSex || lastSex === sex) return last?.patients ?? [];
  const meant = told.findLastIndex((_, k) => sexes[k] === sex);
  return meant < 0 ? last.patients : (told[meant]?.patients ?? []);
}

/** The sex that the words about a patient give first: a noun before any pronoun, which may be a relative's. */
function sexToldIn(reading: Reading, from: number, to: number): 'm' | 'f' | undefined {
  for (let i = from; i < Math.min(to, from + 9); i++) {
    const sex = sexOf(reading.items[i]?.text.replace(/'s$/, '') ?? '');
    if (sex) return sex;
  }
  for (let i = from; i < Math.min(to, from + 25); i++) {
    const sex = pronounOf(reading, i, i + 1);
    if (sex) return sex;
  }
  return undefined;
}

const GROUP =
  /\b(both|all \d+|all of them|all the patients|all patients|everybody|everyone|neither|(?:nobody|no 1)(?= )|none of them|they all|each of them|whole family|all (?:were|was|refused|transported|treated|evaluated|checked|declined|signed|went|looked|assessed|released)|none (?:were|was|transported|needed|wanted|required|went|injured|hurt))\b/;

function isGroup(reading: Reading, statement: Statement): boolean {
  const words = groupWords(reading, statement);
  const group = GROUP.exec(words);
  // "Both to Mercy, he was no better": the nearer pronoun takes the words from the group.
  return group !== null && !/\b(?:he|she|he's|she's)\b/.test(words.slice(group.index));
}

function groupWords(reading: Reading, { hit }: Statement): string {
  let from = hit.from;
  while (from > 0 && hit.from - from < 5) {
    const item = reading.items[from - 1];
    if (!item || item.text === '.' || item.unit || item.clock) break;
    from--;
  }
  return reading.items
    .slice(from, Math.min(hit.to + 1, reading.items.length))
    .map(({ text }) => text)
    .join(' ');
}
