import type { Reading } from '../../text/reading.ts';
import {
  AFFLICTED,
  AIDING,
  CONCERNED,
  DISTRESSED,
  NOUNS,
  PAIRED,
  type Plural,
  type Sex,
} from '../../vocabulary/persons.ts';
import { type Naming, namingsOf, wordsAt } from './namings.ts';

/** Somebody the account names, by however many words. */
export interface Person {
  keys: Set<string>;
  /** The nouns they were told by. */
  nouns: Set<string>;
  /** How often they were named or meant so far. */
  times: number;
  sex?: Sex | undefined;
  age?: 'child' | 'adult' | undefined;
  number?: number;
  years?: number;
  /** Known by a pronoun alone: perhaps a chief, so that no role is taken for them. */
  unnamed?: boolean;
  /** Held by a wreck, a machine or a fall of earth. */
  trapped?: boolean;
  /** Told to be unwell or injured themselves. */
  hurt?: boolean;
  /** Named only beside the patient so far: a pronoun means others first. */
  beside: boolean;
  role?: string | undefined;
  /** One of "a young couple": husband, wife, he or she from there on. */
  couple?: true;
  /** There for work or by chance, and nothing told of how they are. */
  stranger?: boolean;
  /** Told so far only to have called, found or helped. */
  aiding?: boolean;
  /** Several told of as one: "both kids". */
  several?: { size: number; of: Plural };
}

/** A place where a person is named or meant by a pronoun. */
export interface Reference {
  at: number;
  to: number;
  person: Person;
  noun: boolean;
  /** Named as company or witness ("with her husband"): nothing is said of them. */
  aside: boolean;
  /** Known only as caller or helper up to here: their own story begins later. */
  early: boolean;
}

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
    if (!sex) return;
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
    }
    const aside = (person.beside && !person.unnamed && isOfOpinion(reading, at)) || isOblique(reading, at, references);
    references.push({ at, to: at + 1, person, noun: false, aside, early: person.aiding === true });
  });
  return references;
}

/** "The girl riding behind him had a bloody lip": it is hers. */
const isOblique = (reading: Reading, at: number, references: Reference[]) =>
  /^(?:him|her)$/.test(reading.items[at]?.text ?? '') &&
  references.at(-1)?.noun === true &&
  /^(?:(?:who was |was )?(?:riding|sitting|standing|driving|in|living|staying|right) )?(?:behind|beside|next to|with|near|by|in front of|under|above|after|before)$/.test(
    wordsAt(reading, references.at(-1)?.to ?? at, at),
  );

/** "She was thinking stroke": whoever only says what they thought is no patient by it. */
const isOfOpinion = (reading: Reading, at: number) =>
  /^(?:(?:was|is|had|just) )*(?:thinking|thought|figured|said|says|told|knew|worried|afraid|scared|couldn't wake|heard|saw|found|called)\b/.test(
    wordsAt(reading, at + 1, at + 4),
  );

const PRONOUNS = new Map<string, Sex>(
  (['m', 'f'] as const).flatMap((sex) =>
    (sex === 'm' ? "he him his he's he'd himself" : "she her hers she's she'd herself")
      .split(' ')
      .map((word): [string, Sex] => [word, sex]),
  ),
);

function added(people: Person[], person: Person): Person {
  people.push(person);
  return person;
}

/** "And the grandfather, he sleeps out back": whoever is named and taken up at once is whom the account turns to. */
function toldAgain(reading: Reading, at: number, sex: Sex, references: Reference[]): Person | undefined {
  const { items } = reading;
  const last = references.at(-1);
  if (!last?.noun || at - last.to > 3 || !/^s?he(?:'s|'d)?$/.test(items[at]?.text ?? '')) return undefined;
  if (!BARELY_APART.test(wordsAt(reading, last.to, at))) return undefined;
  const { person } = last;
  if ((person.sex ?? sex) !== sex || person.several) return undefined;
  if (!person.stranger && !last.aside && !person.aiding) person.beside = false;
  return person;
}

const BARELY_APART = /^(?:(?:at |about |around )?(?:T\d+|\d+)(?: years? old)?)?$/;

const isNewCouple = ({ items }: Reading, at: number) =>
  /^(?:an?|young|older|elderly|married|retired|old)$/.test(items[at - 1]?.text ?? '') &&
  !/^(?:of|hundred|more|minutes|hours|days|weeks|miles|times|blocks|\d+)$/.test(items[at + 1]?.text ?? '') &&
  // "A couple minutes behind", "a couple scrapes".
  (items[at - 1]?.text !== 'a' ||
    /^(?:in|was|were|from|who|on|\.|and|that|had|both|living|visiting)$/.test(items[at + 1]?.text ?? ''));

/** "Had him out at 6:47": whoever was pinned, whoever else was named since. */
function freedAgain(reading: Reading, at: number, people: Person[]): Person | undefined {
  const held = people.filter(({ trapped }) => trapped);
  const [only] = held;
  if (held.length !== 1 || !only || !FREED.test(wordsAt(reading, at - 1, at + 2))) return undefined;
  return only;
}
const FREED =
  /^(?:had|got|get|cut|pulled|freed|lifted|slid|have|getting|brought|worked) (?:him|her) (?:out|free|loose|off|clear)$|^off (?:him|her)|^(?:and|\.) (?:he|she) (?:came|slid)$/;
const TRAPPED =
  /\b(?:pinned|trapped|entrapped|wedged|buried|caught under|stuck (?:in|under|between)|(?:dash|dashboard|steering wheel|column|roof|engine block|seat) (?:\w+ ){0,3}?on (?:his|her|him))\b/;

/** The last one named whom the pronoun fits; those beside the patient only where nobody else does. */
function meantBy(
  reading: Reading,
  at: number,
  sex: Sex,
  references: Reference[],
  people: Person[],
): Person | undefined {
  const last = references.at(-1);
  const subject =
    last?.noun && ((last.person.beside && isOwnObject(reading, last.to, at)) || isOthersKin(reading, last, at))
      ? last.person
      : undefined;
  const fits = ({ person }: Reference) =>
    (person.sex === sex || person.sex === undefined) && person !== subject && !person.several;
  const sure = references.findLast((reference) => !reference.aside && !reference.person.beside && fits(reference));
  const any = references.findLast((reference) => fits(reference));
  if (!sure || !any) return any?.person;
  // Of a named sex before one whose sex nobody told; the last of equals.
  const isKnown = sure.person.keys.size > 0 || sure.person.number !== undefined || sure.person.times > 1;
  if (!isKnown && !any.aside && !(any.person.stranger && any.person.sex !== sex)) return any.person;
  const isLater = people.indexOf(any.person) > people.indexOf(sure.person);
  return any.person.sex === sex && sure.person.sex === undefined && isLater && !any.aside ? any.person : sure.person;
}

/** "The officer talked him into it": nobody is the object of his own verb. */
function isOwnObject(reading: Reading, from: number, at: number): boolean {
  if (at - from > 5 || at === from || !/^(?:him|her)$/.test(reading.items[at]?.text ?? '')) return false;
  return !/(?:^| )(?:\.|we|us|me|them|they|i|and|so|medics?|U\d+|T\d+)(?: |$)/.test(wordsAt(reading, from, at));
}

/** "Patient 2 is his girlfriend": nobody is his own. */
const isOthersKin = (reading: Reading, { to: from, person }: Reference, at: number) =>
  at - from <= 1 &&
  (at > from || person.number !== undefined) &&
  /^(?:(?:is|was) )?(?:his|her)(?: (?:\d+|year|old|teenage|older|younger|little|adult|elderly))*$/.test(
    wordsAt(reading, from, at + 1),
  ) &&
  NOUNS.get(reading.items[at + 1]?.text ?? '')?.beside === true;

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
/** Names of whoever is meant already. */
const UNTOLD = /^(?:patient|pt|victim|subject|person|individual|occupant|#\d+|other 1)$/;

function nameOf(reading: Reading, said: Naming, references: Reference[], people: Person[], strict: boolean): Reference {
  const naming = { ...said, likely: sexAhead(reading, said) };
  const after = clauseBehind(reading, naming.to);
  const aiding = AIDING.test(after);
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
  const early = person.aiding === true || (!afflicted && isOneOfPair(before, after));
  return { at: naming.at, to: naming.to, person, noun: true, aside, early };
}

/** "The stylist … then the shampoo girl": told by one noun so far, and now by another. */
const isOtherNoun = (reading: Reading, { nouns, number }: Person, naming: Naming, references: Reference[]) => {
  const last = references.findLast(({ noun }) => noun);
  return (
    number === undefined &&
    nouns.size > 0 &&
    !nouns.has(naming.key) &&
    !UNTOLD.test(naming.key) &&
    !(last && isEquated(reading, last, naming.at))
  );
};

/** "Husband and wife were still inside": named together, nothing told of either yet. */
function isOneOfPair(before: string, after: string): boolean {
  const other =
    /^and (?:(?:his|her|the|an?|their) )?(\S+)/.exec(after)?.[1] ??
    /(\S+) and(?: (?:his|her|the|an?|their))?$/.exec(before)?.[1];
  return other !== undefined && NOUNS.has(other);
}

const BABY = /^(?:other )?(?:baby|infant|newborn)$/;

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

function knownAs(reading: Reading, naming: Naming, references: Reference[], people: Person[]): Person | undefined {
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
