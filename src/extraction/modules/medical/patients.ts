import type { Reading } from '../../text/reading.ts';
import { NOUNS, type Plural } from '../../vocabulary/persons.ts';
import { type Attached, attach, isPassing } from './attachment.ts';
import { beforeCounted, byOther, byQuantity, together } from './dealing.ts';
import { counted, countSaid, groupOf, groupWords, isGroup, sizeSaid, TELLING } from './groups.ts';
import { wordsAt } from './namings.ts';
import type { Person, Reference } from './person.ts';
import { referencesOf } from './persons.ts';
import type { Statement } from './statement.ts';

/**
 * Sorts what was said by the patient it was said of, in the order the patients were told: by who is named, by how
 * many of them went which way, or, where nothing tells them apart, by what is said of all.
 */
export function patientsOf(reading: Reading, all: Statement[]): Statement[][] {
  if (all.length === 0) return [];
  const said = countSaid(reading, all);
  const statements = beforeCounted(reading, all, said);
  const ofOne = () => statements.filter((statement) => !isOfAnother(reading, statement));
  if (said === 1) return [ofOne()];
  const limit = counted(reading);
  const references = referencesOf(reading, limit, (said ?? 1) > 1);
  const isNumbered = references.some(({ person }) => (person.number ?? 0) > 1);
  return (
    (isNumbered ? byPerson(reading, statements, references, limit) : undefined) ??
    byQuantity(reading, statements, said) ??
    byOther(reading, statements, said) ??
    toldApart(reading, statements, references, limit, said) ??
    together(
      reading,
      said === undefined ? ofOne() : statements,
      said,
      references.some(({ person }) => person.hurt && !person.several && !person.unnamed),
    )
  );
}

/** "1 patient … the other driver was not injured": said of somebody who is none. */
const isOfAnother = (reading: Reading, { kind, hit }: Statement) =>
  ABSTAINING.test(kind) &&
  ANOTHER_SUBJECT.test(
    wordsAt(reading, hit.from - 7, hit.from + 2)
      .split(/(?:^| )\.(?: |$)/)
      .at(-1) ?? '',
  );
const ABSTAINING = /^(?:well|no care|refused|no transport)/;
const ANOTHER_SUBJECT =
  /\b(?:the other (?:driver|passenger|occupant|rider|guy|lady|man|woman|kid|person|party|1|2|people|car|vehicle)s?|the others|(?:nobody|no 1|everybody|everyone|anybody) else)\b(?!.*\b(?:he|she|patient|we|who)\b)/;

/** By who is named; where fewer are told apart than were counted, whoever has another noun may be another patient. */
function toldApart(
  reading: Reading,
  statements: Statement[],
  references: Reference[],
  limit: number | undefined,
  said: number | undefined,
): Statement[][] | undefined {
  const told = byPerson(reading, statements, references, limit, said);
  if (said === undefined || told?.length === said) return told;
  const strict = byPerson(reading, statements, referencesOf(reading, limit, true, true), limit, said);
  return strict?.length === said ? strict : told;
}

function byPerson(
  reading: Reading,
  statements: Statement[],
  references: Reference[],
  limit: number | undefined,
  said?: number,
): Statement[][] | undefined {
  // "Kid hit by a car. Nine years old, we bandaged it": until somebody else is told of, of whom else.
  const first = references.find((reference) => !isPassing(reference))?.person;
  const another = references.findIndex(
    (reference) => !isPassing(reference) && (reference.person !== first || reference.person.unnamed),
  );
  const alone = another < 0 ? references.length : another;
  const own = statements.map((statement) => ({ statement, ...attach(reading, statement, references, alone) }));
  // "Both kids were checked": said of those two, not of everyone.
  const isShared = ({ statement, people, sure }: Attached) =>
    isGroup(reading, statement) && !(sure && (people.length > 1 || people.some(({ several }) => several)));
  const shared = own.filter(isShared).map(({ statement }) => statement);
  const attached = own.filter((each) => !isShared(each));
  speakForPatients(attached, references);
  const pair = pairsIn(reading, shared, references);
  const patients = patientsIn(attached, references, pair);
  // Those told of as one may be the very ones told of by name.
  const isApart = ({ several }: Person) =>
    !several || patients.every((other) => other.several || isNoneOf(other, several.of));
  if (!patients.every(isApart))
    return byPerson(
      reading,
      statements,
      references.filter(({ person }) => !person.several),
      limit,
    );
  if (patients[1]?.keys.has('mom') && patients[0]?.age === 'child' && BIRTH.test(reading.text)) patients.reverse();
  const count = patients.reduce((sum, { several }) => sum + (several?.size ?? 1), 0);
  if (patients.length < 2 || (limit !== undefined && count > limit)) return undefined;
  // "All 5 were put on oxygen, the dad and a boy refused": of five, who the two are in their order nobody tells.
  const ofAll = shared.filter((each) => TELLING.has(each.kind) && groupWords(reading, each).includes(`all ${said} `));
  if (said !== undefined && said > count + 1 && ofAll.length > 0) return Array.from({ length: said }, () => ofAll);
  const held = new Map<Person, Statement[]>(patients.map((person) => [person, []]));
  for (const { statement, people, sure } of attached) {
    const known = people.filter((person) => held.has(person));
    if (known.length > 0) for (const person of known) held.get(person)?.push(statement);
    else if (!sure) held.get(lastBefore(references, statement.hit.from, patients) as Person)?.push(statement);
  }
  for (const statement of shared) {
    const group = groupOf(
      reading,
      statement,
      patients,
      (person) => toldAt(held.get(person)),
      (person) => firstAt(references, person),
    );
    const size = sizeSaid(reading, statement);
    // "The 2 of them": of three names, the two of whom care was told.
    const meant =
      size === undefined || size >= group.length
        ? group
        : group.filter((person) =>
            held.get(person)?.some(({ kind, hit }) => TELLING.has(kind) && hit.from < statement.hit.from),
          );
    const riders = meant.length === 0 && size === pair.length ? pair : meant;
    if (size === undefined || riders.length <= size) for (const person of riders) held.get(person)?.push(statement);
  }
  settleTransports(attached, held);
  return patients.flatMap((person) => {
    const told = (held.get(person) ?? []).sort((a, b) => a.hit.from - b.hit.from);
    return Array.from({ length: person.several?.size ?? 1 }, () => told);
  });
}

const isNoneOf = ({ age, keys }: Person, { others }: Plural) =>
  others === 'driver' ? [...keys].some((key) => /driver$/.test(key)) : age === others;

/** Whoever is born is told of behind the mother, however the account opens. */
const BIRTH = /\b(?:crowning|born|cord|contractions|delivered)\b/;

/** "His wife called when he passed out … she was dizzy too": whoever only called is told of later. */
const firstAt = (references: Reference[], person: Person) => {
  const own = references.filter((reference) => reference.person === person);
  return (own.find(({ early, aside }) => !early && !aside) ?? own.find(({ early }) => !early) ?? own[0])?.at ?? 0;
};

/** Where something was first said of a patient. */
const toldAt = (statements: Statement[] = []) => Math.min(...statements.map(({ hit }) => hit.from));

/** Whoever was examined, treated, taken or refused in so many words; in the order they were told. */
function patientsIn(attached: Attached[], references: Reference[], pairs: Person[]): Person[] {
  const found = new Set<Person>(pairs);
  for (const { statement, people, sure } of attached) {
    // "Driver pinned by the legs. Flown to University": whoever is told to be hurt needs no second naming.
    const meant = sure || people.every(({ hurt, beside, unnamed }) => hurt && !beside && !unnamed);
    if (meant && (TELLING.has(statement.kind) || statement.kind === 'evaluated'))
      // "His wife followed in their own car": kin who did not ride are no patients by it.
      for (const person of people) if (statement.kind !== 'no transport' || !isKin(person)) found.add(person);
  }
  // Whoever was given a number was a patient, whatever was told of them.
  for (const { person } of references) if (person.number !== undefined) found.add(person);
  return [...found].sort(
    (a, b) => (a.number && b.number ? a.number - b.number : 0) || firstAt(references, a) - firstAt(references, b),
  );
}

const isKin = ({ keys }: Person) => [...keys].some((key) => NOUNS.get(key)?.beside);

/** "Mom was dizzy, her boy had thrown up. Both went on oxygen": the two who were told to be unwell. */
function pairsIn(reading: Reading, shared: Statement[], references: Reference[]): Person[] {
  const told = shared.find(
    (statement) => TELLING.has(statement.kind) && /\b(?:both|the 2 of them)\b/.test(groupWords(reading, statement)),
  );
  if (!told) return [];
  const unwell = references.filter(({ at, person }) => at < told.hit.from && person.hurt);
  const pair = [...new Set(unwell.map(({ person }) => person))];
  // "He was confused and she had a headache": told by pronouns alone they are two only as he and she.
  const areApart = pair.every(({ unnamed }) => !unnamed) || pair[0]?.sex !== pair[1]?.sex;
  return pair.length === 2 && areApart ? pair : [];
}

/** "His mom signed the refusal", "mom declined transport": kin who only refuse are no patients, they speak for one. */
function speakForPatients(attached: Attached[], references: Reference[]): void {
  const own = new Set(
    attached.filter(({ statement, sure }) => sure && !STAYING.test(statement.kind)).flatMap(({ people }) => people),
  );
  for (const each of attached) {
    const [person] = each.people;
    if (!person || each.people.length > 1 || own.has(person) || person.hurt || !STAYING.test(each.statement.kind))
      continue;
    if (![...person.keys].some((key) => SPOKESMEN.test(key))) continue;
    const before = references.findLast(({ at, person: other }) => at < each.statement.hit.from && own.has(other));
    if (before && (before.person.age === 'child' || /^sign/.test(each.statement.hit.text)))
      each.people = [before.person];
  }
}

const STAYING = /^(?:refused|no transport)/;
const SPOKESMEN =
  /^(?:mom|dad|wife|husband|grandma|grandpa|daughter|son|sister|brother|aunt|uncle|boyfriend|girlfriend)$/;

function lastBefore(references: Reference[], at: number, patients: Person[]): Person | undefined {
  return (
    references.findLast((reference) => reference.at < at && patients.includes(reference.person))?.person ?? patients[0]
  );
}

/** "The husband signed off. Medic 2 transported": nobody rides who refused, so the one left without an end does. */
function settleTransports(attached: Attached[], held: Map<Person, Statement[]>): void {
  const stays = (statements: Statement[]) =>
    statements.some(({ kind }) => kind === 'refused transport' || kind === 'no transport' || kind === 'dead');
  const ends = (statements: Statement[]) => stays(statements) || statements.some(({ kind }) => kind === 'transported');
  for (const { statement, sure } of attached) {
    if (sure || statement.kind !== 'transported') continue;
    const holder = [...held].find(([, statements]) => statements.includes(statement));
    const open = [...held].filter(([, statements]) => !ends(statements));
    if (!holder || !stays(holder[1]) || open.length !== 1) continue;
    holder[1].splice(holder[1].indexOf(statement), 1);
    open[0]?.[1].push(statement);
  }
}
