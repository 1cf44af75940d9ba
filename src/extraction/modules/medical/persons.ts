import type { Reading } from '../../text/reading.ts';
import { AFFLICTED, AIDING, CONCERNED, DISTRESSED, NOUNS, PRONOUNS, type Sex } from '../../vocabulary/persons.ts';
import { BABY, isOtherNoun, knownAs, UNTOLD } from './identity.ts';
import { type Naming, namingsOf, wordsAt } from './namings.ts';
import type { Person, Reference } from './person.ts';
import { freedAgain, isOblique, isOfOpinion, isUndecided, meantBy, toldAgain } from './pronouns.ts';

/** Everyone named or meant, in the order of the telling. */
export function referencesOf(
  reading: Reading,
  limit: number | undefined,
  several: boolean,
  /** Whether another noun is another person, wherever nothing says it is the same. */
  strict = false,
): Reference[] {
  const namings = namingsOf(reading, limit);
  const references: Reference[] = [];
  const people: Person[] = [];
  let next = 0;
  let named = 0;
  reading.items.forEach(({ text }, at) => {
    while ((namings[next]?.at ?? at) < at) next++;
    const naming = namings[next];
    if (naming?.at === at) {
      references.push(nameOf(reading, naming, references, people, strict));
      named = naming.to;
      next++;
      return;
    }
    if (text === 'couple' && isNewCouple(reading, at)) {
      for (const sex of ['m', 'f'] as const) {
        const person = added(people, {
          keys: new Set(),
          nouns: new Set(),
          times: 1,
          sex,
          age: 'adult',
          beside: false,
          couple: true,
        });
        references.push({ at, to: at + 1, person, noun: false, aside: false, early: true });
      }
      return;
    }
    // "The 2nd was her husband": the name's own words mean nobody.
    if (at < named) return;
    const sex = PRONOUNS.get(text);
    if (!sex || isUndecided(reading, at, references)) return;
    const person =
      toldAgain(reading, at, sex, references) ??
      freedAgain(reading, at, people) ??
      meantBy(reading, at, sex, references, people) ??
      (several || people.every(({ beside }) => beside)
        ? added(people, { keys: new Set(), nouns: new Set(), times: 0, sex, beside: false, unnamed: true })
        : undefined);
    if (!person) return;
    person.sex ??= sex;
    person.times++;
    const isSubject = /^s?he(?:'s|'d)?$/.test(text) && !person.stranger && !person.hurt;
    if (isSubject && AFFLICTED.test(clauseBehind(reading, at + 1)) && !isOfOpinion(reading, at)) {
      person.hurt = true;
      person.beside = false;
      person.aiding = false;
    }
    const aside = (person.beside && !person.unnamed && isOfOpinion(reading, at)) || isOblique(reading, at, references);
    references.push({ at, to: at + 1, person, noun: false, aside, early: person.aiding === true });
  });
  return references;
}

function added(people: Person[], person: Person): Person {
  people.push(person);
  return person;
}

const isNewCouple = ({ items }: Reading, at: number) =>
  /^(?:an?|young|older|elderly|married|retired|old)$/.test(items[at - 1]?.text ?? '') &&
  !/^(?:of|hundred|more|minutes|hours|days|weeks|miles|times|blocks|\d+)$/.test(items[at + 1]?.text ?? '') &&
  // "A couple minutes behind", "a couple scrapes".
  (items[at - 1]?.text !== 'a' ||
    /^(?:in|was|were|from|who|on|\.|and|that|had|both|living|visiting)$/.test(items[at + 1]?.text ?? ''));

/** Before a noun that names company, and not whom the account turns to: "and" only inside a sentence. */
const ASIDE =
  /\b(?:with|by|from|told|asked|advised|of|to|for|at|like|(?<!\. |^)and)(?: (?:the|his|her|their|a|an|my|our))?$/;

/** From here on somebody else is spoken of. */
const OTHER_SUBJECT = / (?:\.|we|they|i|U\d+|T\d+|(?:he|she)(?:'s)?)(?: |$)/;

/** What is said right behind a name, until another subject comes. */
const clauseBehind = (reading: Reading, from: number) =>
  reading.items[from]?.text === '.'
    ? ''
    : (wordsAt(reading, from, from + 12)
        .replace(/^(?:from|with|on|off) U\d+ /, '')
        .split(OTHER_SUBJECT)[0] ?? '');

/** "The farmer was walking around, medics looked at him": what somebody does tells no sex, the pronoun behind it does. */
function sexAhead(reading: Reading, { to, sex, age, beside, key, several }: Naming): Sex | undefined {
  if (sex || beside || several || age === 'child' || UNTOLD.test(key)) return sex;
  for (let at = to; at < Math.min(to + 14, reading.items.length); at++) {
    const text = reading.items[at]?.text ?? '';
    if (NOUNS.has(text.replace(/'s$/, ''))) return undefined;
    const found = PRONOUNS.get(text);
    if (found) return found;
  }
  return undefined;
}
function nameOf(reading: Reading, said: Naming, references: Reference[], people: Person[], strict: boolean): Reference {
  const naming = { ...said, likely: sexAhead(reading, said) };
  const after = clauseBehind(reading, naming.to);
  // "The lady driving was pinned": at the wheel of her own car; whoever is counted is a patient.
  const aiding = AIDING.test(after) && naming.number === undefined && !/(?:^| )driver$/.test(naming.key);
  const hurt = !aiding && (AFFLICTED.test(after) || (!naming.beside && DISTRESSED.test(after)));
  const afflicted = hurt || (!aiding && CONCERNED.test(after));
  const before = wordsAt(reading, naming.at - 3, naming.at);
  const aside = !afflicted && ASIDE.test(before) && naming.beside === true;
  const met = knownAs(reading, naming, references, people);
  const known = met && strict && isOtherNoun(reading, met, naming, references) ? undefined : met;
  const person =
    known ??
    added(people, {
      keys: new Set(),
      nouns: new Set(),
      times: 0,
      beside: naming.beside === true && !afflicted,
      stranger: naming.stranger === true && !hurt,
    });
  if (naming.own || naming.beside || naming.fresh) person.keys.add(naming.key);
  if (!UNTOLD.test(naming.key)) person.nouns.add(naming.key);
  if (person.times === 0) person.aiding = aiding;
  else if (!aiding) person.aiding = false;
  person.times++;
  person.sex ??= naming.sex;
  person.age ??= naming.age;
  person.role ??= naming.role;
  if (naming.number !== undefined) person.number = naming.number;
  if (naming.several) person.several = naming.several;
  const years = naming.years ?? (BABY.test(naming.key) ? 1 : undefined);
  if (years !== undefined) person.years ??= years;
  delete person.unnamed;
  if (afflicted) person.beside = false;
  if (hurt) {
    person.hurt = true;
    person.stranger = false;
  }
  if (TRAPPED.test(after) && !/\b(?:got (?:himself|herself) out|wasn't|not)\b/.test(after)) person.trapped = true;
  const early = person.aiding === true || (!afflicted && (naming.beside === true || isOneOfPair(before, after)));
  return { at: naming.at, to: naming.to, person, noun: true, aside, early };
}

const TRAPPED =
  /\b(?:pinned|trapped|entrapped|wedged|buried|caught under|stuck (?:in|under|between)|(?:dash|dashboard|steering wheel|column|roof|engine block|seat) (?:\w+ ){0,3}?on (?:his|her|him))\b/;

/** "Husband and wife were still inside": named together, nothing told of either yet. */
function isOneOfPair(before: string, after: string): boolean {
  const other =
    /^and (?:(?:his|her|the|an?|their) )?(\S+)/.exec(after)?.[1] ??
    /(\S+) and(?: (?:his|her|the|an?|their))?$/.exec(before)?.[1];
  return other !== undefined && NOUNS.has(other);
}
