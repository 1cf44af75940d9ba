import type { Reading } from '../../text/reading.ts';
import { COUNTED_PERSONS } from '../../vocabulary/patients.ts';
import { NOUNS } from '../../vocabulary/persons.ts';
import { countUpTo } from '../nearest.ts';
import { groupWords, isGroup, TELLING, THE_OTHER } from './groups.ts';
import type { Statement } from './statement.ts';

// Deals what was said to patients known by how many they were rather than by who.

interface Anchor {
  at: number;
  /** Which patients the words that follow are about, counted from 0. */
  patients: number[];
}

/** "1 with neck pain …, the other had cuts …": of two, the words from "the other" on are the second's. */
export function byOther(
  reading: Reading,
  statements: Statement[],
  said: number | undefined,
): Statement[][] | undefined {
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

const QUANTITY =
  /\b(?<q>\d+|another 1|the (?:[3-9](?:rd|th)|last)|the other \d+|the other|the others|the rest|the remaining \d+) (?:of them |(?<=other )1 |patients? |people |person |driver |kids |children |passengers |occupants |adults |was |were |got |had |also |then |then also )*(?=came |woke |stayed |felt |treated|transported|refus|declin|signed|checked|evaluated|taken|went|airlifted|flown|dead|deceased|pronounced|not transported|with |to |by )/g;

/** "2 patients, 1 transported, 1 refused": patients known only by how many of them there were. */
export function byQuantity(
  reading: Reading,
  statements: Statement[],
  said: number | undefined,
): Statement[][] | undefined {
  const anchors: Anchor[] = [];
  let next = 0;
  for (const hit of reading.find(QUANTITY)) {
    // Only a quantity with a statement right behind it counts patients.
    const upTo = (place: number) => countUpTo(statements, (each) => each.hit.from, place);
    if (upTo(hit.to + 2) === upTo(hit.from - 3)) continue;
    const q = hit.groups.q ?? '';
    const rest = said === undefined ? 1 : said - next;
    const size = /^the (others|rest)$/.test(q) ? rest : Number(/\d+(?![a-z])/.exec(q)?.[0] ?? 1);
    if (size < 1 || size > 50 || (said !== undefined && next + size > said)) continue;
    anchors.push({ at: hit.from, patients: Array.from({ length: size }, (_, i) => next + i) });
    next += size;
  }
  const [rest] = anchors;
  // "The other 3 were checked out": whoever was told before them is the first patient.
  if (
    rest &&
    anchors.length === 1 &&
    (reading.items[rest.at]?.text === 'the' ||
      (rest.patients.length + 1 === said && isTellingBefore(reading, statements, rest.at))) &&
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
  // "4 occupants. 2 refused and 2 were transported": the counts add up to those who were there.
  const isWhole = reading.said(COUNTED_PERSONS).some(({ groups }) => Number(groups.n) === next);
  if (said === undefined && !isWhole && !anchors.some(counts)) return undefined;
  return deal(reading, statements, anchors, Math.max(next, said ?? 0));
}

/** "The driver …, the truck driver refused. 2 of the students were collared, the rest …": those told before any count. */
export function beforeCounted(reading: Reading, statements: Statement[], said: number | undefined): Statement[] {
  if (said !== undefined) return statements;
  const rest = reading.find(THE_REST)[0];
  if (!rest || !isTellingBefore(reading, statements, rest.from)) return statements;
  const counted = reading
    .find(SOME_OF)
    .find(({ from }) => from < rest.from && isTellingBefore(reading, statements, from));
  return counted ? statements.filter(({ hit }) => hit.to <= counted.from) : statements;
}
const THE_REST = /\bthe (?:rest|others|other \d+)(?: of them| of the \w+)? (?:were|had|went|got|refused|all)\b/g;
const SOME_OF =
  /\b(?:of the [a-z]+s )?[2-9] (?:of (?:them|the [a-z]+s) |[a-z]+s )?(?:complain\w+|had|were|went|got|needed)\b/g;

/** Whether somebody was told of by themselves before the place. */
const isTellingBefore = (reading: Reading, statements: Statement[], at: number) =>
  statements.some(
    (statement) => statement.hit.from < at && TELLING.has(statement.kind) && !isGroup(reading, statement),
  );

/** Taken to hospital and refused to go: two people, or one who changed his mind. */
function disagree(statements: Statement[]): boolean {
  const kinds = new Set(statements.map(({ kind }) => kind));
  return kinds.has('transported') && [...kinds].some((kind) => /^(?:refused|no transport|dead)/.test(kind));
}

function pronounOf(reading: Reading, from: number, to: number): 'm' | 'f' | undefined {
  for (let i = to - 1; i >= from; i--) {
    const text = reading.items[i]?.text ?? '';
    if (/^(he|him|his|he's|he'd)$/.test(text)) return 'm';
    if (/^(she|her|she's|she'd)$/.test(text)) return 'f';
  }
  return undefined;
}

/** "Boy has a broken arm, splinted": said of the one it names. */
const isOfOne = ({ items }: Reading, from: number, to: number) =>
  items.slice(from, to).some(({ text }) => {
    const noun = NOUNS.get(text);
    return (noun !== undefined && !noun.beside && noun.sex !== undefined) || CRASH_ROLE.test(text);
  });

/** "2 with cuts were treated, all 4 refused": the first is not said of all. */
function isOfSome(reading: Reading, statement: Statement, count: number): boolean {
  const lead = reading.items.slice(clauseStart(reading, statement), statement.hit.from).map(({ text }) => text);
  const some =
    /(?:^| )([1-9]) (?:(?!patients\b)\w+ )?(?:of|with|had|were|was|needed|got|suffered|complain\w*|sustained)\b/.exec(
      lead.join(' '),
    );
  return some !== null && Number(some[1]) < count;
}

/** "All five on oxygen, dad refused": said of the one named right there. */
const isOfKin = ({ items }: Reading, { hit }: Statement) =>
  [hit.from - 1, hit.from].some((at) => NOUNS.get(items[at]?.text ?? '')?.beside);

const CRASH_ROLE = /^(?:driver|passenger|operator|rider|motorcyclist|bicyclist|cyclist|pedestrian)$/;

const PLURAL =
  /\b(?:none (?:of them )?(?:were |was )?(?:transported|needed|required|went)|all of them|they all|all (?:were|refused|declined|transported|treated))\b/;
const CLAUSE = 14;

/** Where the sentence a statement stands in begins, a few words back at most. */
function clauseStart({ items }: Reading, { hit }: Pick<Statement, 'hit'>): number {
  let from = hit.from;
  while (from > 0 && hit.from - from < CLAUSE && items[from - 1]?.text !== '.') from--;
  return from;
}

/** Whoever counts the first tells them one by one. */
const FIRST_ALONE =
  /\b1st (?:1|patient|person|victim|driver|guy|kid|man|woman|male|female)\b(?! (?:in|on|due|arriving|contact))/;

/** Nothing tells the patients apart: one patient, or all alike. */
export function together(
  reading: Reading,
  statements: Statement[],
  said: number | undefined,
  /** Whether somebody is told of by themselves. */
  isOneTold: boolean,
): Statement[][] {
  const count = said ?? 1;
  // "3 treated for their eyes, none transported": several, and nobody counted them as patients.
  if (said === undefined && statements.some((statement) => PLURAL.test(groupWords(reading, statement)))) return [];
  if (count === 1) return [statements];
  // "The 1st … he was splinted, her son …": where they are told one by one, only what is said of all is said of each.
  const apart =
    isOneTold ||
    FIRST_ALONE.test(reading.text) ||
    statements.some(
      (statement) =>
        TELLING.has(statement.kind) &&
        !isGroup(reading, statement) &&
        (pronounOf(reading, clauseStart(reading, statement), statement.hit.to) ||
          isOfOne(reading, clauseStart(reading, statement), statement.hit.from)),
    );
  const alike = statements.filter(
    (statement) =>
      isGroup(reading, statement) ||
      !(
        apart ||
        pronounOf(reading, clauseStart(reading, statement), statement.hit.to) ||
        isOfSome(reading, statement, count) ||
        isOfKin(reading, statement)
      ),
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
    const before = countUpTo(anchors, ({ at }) => at, Math.min(hit.from + 1, hit.to - 1));
    // "Medic 2 transported 1": counted behind the verb, where nobody is counted right before it.
    const isObject =
      anchors[before]?.at === hit.to && !/ U\d+$/.test(hit.text) && hit.from - (anchors[before - 1]?.at ?? -9) > 4;
    const upTo = isObject ? before + 1 : before;
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
    const sex = NOUNS.get(reading.items[i]?.text.replace(/'s$/, '') ?? '')?.sex;
    if (sex) return sex;
  }
  for (let i = from; i < Math.min(to, from + 25); i++) {
    const sex = pronounOf(reading, i, i + 1);
    if (sex) return sex;
  }
  return undefined;
}
