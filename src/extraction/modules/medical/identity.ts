import type { Reading } from '../../text/reading.ts';
import { PAIRED } from '../../vocabulary/persons.ts';
import { type Naming, wordsAt } from './namings.ts';
import type { Person, Reference } from './person.ts';

// Which of the people told of so far a noun names.

/** Names of whoever is meant already. */
export const UNTOLD = /^(?:patient|pt|victim|subject|person|individual|occupant|#\d+|other 1)$/;

/** "The stylist … then the shampoo girl": told by one noun so far, and now by another. */
export const isOtherNoun = (reading: Reading, { nouns, number }: Person, naming: Naming, references: Reference[]) => {
  const last = references.findLast(({ noun }) => noun);
  return (
    number === undefined &&
    nouns.size > 0 &&
    !nouns.has(naming.key) &&
    !UNTOLD.test(naming.key) &&
    !(last && isEquated(reading, last, naming.at))
  );
};

export const BABY = /^(?:other )?(?:baby|infant|newborn)$/;

/** Whether the noun can name this person: sex, age and number all agree. */
const fits = (person: Person, { sex, likely = sex, age, number, several, years, key, role }: Naming) =>
  !(role && person.role && role !== person.role) &&
  !(years && person.years && years !== person.years) &&
  !(BABY.test(key) && (person.years ?? 1) > 2) &&
  (person.several === undefined) === (several === undefined) &&
  !(likely && person.sex && likely !== person.sex) &&
  !(age && person.age && age !== person.age) &&
  !(number && person.number && number !== person.number) &&
  !(person.unnamed && sex !== person.sex);

export function knownAs(
  reading: Reading,
  naming: Naming,
  references: Reference[],
  people: Person[],
): Person | undefined {
  if (naming.number !== undefined) {
    const numbered = people.find(({ number }) => number === naming.number);
    if (numbered) return numbered;
  }
  const same = people.find((person) => person.keys.has(naming.key) && fits(person, naming));
  if (same && !naming.other && (naming.own || naming.beside || naming.fresh)) return same;
  // "The kid driving the Mustang" told as "the driver" afterwards.
  const drivers =
    naming.key === 'driver' ? people.filter(({ keys }) => [...keys].some((key) => / driver$/.test(key))) : [];
  if (drivers.length === 1 && drivers[0] && fits(drivers[0], naming)) return drivers[0];
  const last = references.findLast(({ noun }) => noun);
  // "The second patient is the girlfriend": two names of one person.
  // Drivers of seventeen are boys too.
  const ageless = last && hasRole(last.person) ? { ...naming, age: undefined } : naming;
  if (last && fits(last.person, ageless) && isEquated(reading, last, naming.at)) return last.person;
  if (naming.other) {
    const numbered = people.filter(({ number }) => number !== undefined);
    const told = numbered.length === 2 ? numbered : people.filter(({ beside, unnamed }) => !beside && !unnamed);
    const spoken = references.findLast(({ aside, person }) => !aside && told.includes(person))?.person;
    const left = told.filter((person) => person !== spoken && fits(person, naming));
    if (told.length === 2 && left.length === 1) return left[0];
  }
  if (naming.fresh || naming.number !== undefined) return undefined;
  // "Their foreman", "a customer who was folding sheets": somebody new, where others were told of.
  const isNew = /^(?:his|her|their)$|^an?$/.test(reading.items[naming.at - 1]?.text ?? '');
  if (naming.role && isNew && people.some(({ beside, times }) => !beside && times > 1)) return undefined;
  const latest = (of: (person: Person) => boolean) =>
    references.findLast(({ person }) => fits(person, naming) && of(person))?.person;
  // "A woman and a little boy at the window … the mother had a burn".
  const parent =
    /^(?:mom|dad)$/.test(naming.key) &&
    !/^(?:his|her|their|with|and)$/.test(reading.items[naming.at - 1]?.text ?? '') &&
    people.some(({ age, keys }) => age === 'child' || keys.has('daughter') || keys.has('son'))
      ? latest((person) => !person.beside && person.age === 'adult' && person.sex === naming.sex)
      : undefined;
  if (parent) return parent;
  if (naming.beside) {
    const other = PAIRED[naming.key];
    const half = other && latest((person) => person.couple === true && person.sex === naming.sex);
    if (half) return half;
    const spouse = other && people.some(({ keys }) => keys.has(other));
    // "The wife out of the van … husband": whoever drove the other car is nobody's.
    return spouse ? latest((person) => !person.beside && person.sex === naming.sex && !hasRole(person)) : undefined;
  }
  // A seat or a vehicle tells people apart, except from one of whom neither was said.
  if (naming.own) return latest((person) => person.keys.size === 0 && person.number === undefined);
  return latest(({ beside, stranger }) => !beside && !stranger) ?? latest(({ stranger }) => !stranger);
}

const hasRole = ({ keys }: Person) =>
  [...keys].some((key) =>
    /(?:^| )(?:driver|passenger|operator|rider|motorcyclist|cyclist|bicyclist|pedestrian)$/.test(key),
  );

/** "Number 3 is the band director", "the 2nd patient, a girl in the back seat", "third guy's their buddy". */
function isEquated(reading: Reading, last: Reference, at: number): boolean {
  if (at - last.at > 8) return false;
  const named = /'s$/.test(reading.items[last.to - 1]?.text ?? '') ? 'is ' : '';
  const between = `${named}${wordsAt(reading, last.to, at)}`;
  if (reading.items[last.to]?.pause && /^(?:the|an?|his|her|their)$/.test(between)) return true;
  if (last.person.number !== undefined && NEXT_WORDS.test(between)) return true;
  return COPULA.test(between);
}

const NEXT_WORDS =
  /^(?:(?:is|was|an?|the|his|her|their|our|actually|\d+|year|old|elderly|older|young|teenage|adult|little|about|\S+'s)(?: |$))*(?:(?!with|and|had|by|saw|met)\w+)?$/;
const COPULA =
  /^(?:is|was)(?: (?:the|an?|his|her|their|our|actually|\d+|year|old|elderly|older|young|teenage|\S+'s))*(?: (?!with|and|by|being|taken|met|told)\w+)?$/;
