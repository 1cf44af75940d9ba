import type { Hit, Reading } from '../../text/reading.ts';
import { CRASH_ROLES, NUMBERED, PEOPLE_IN_VEHICLES, VEHICLE_WORDS } from '../../vocabulary/patients.ts';
import {
  AFFLICTED,
  AIDING,
  CONCERNED,
  NOUNS,
  type Noun,
  PAIRED,
  PLURALS,
  type Plural,
  type Sex,
} from '../../vocabulary/persons.ts';

/** Somebody the account names, by however many words. */
export interface Person {
  keys: Set<string>;
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

interface Naming extends Noun {
  at: number;
  to: number;
  /** Told by something that nobody else has: a number, a seat, a vehicle. */
  own: boolean;
  /** Said to be somebody new: "another kid". */
  fresh: boolean;
  /** "The other one": of two that are known, the one not spoken of last. */
  other?: boolean;
  number?: number | undefined;
  several?: { size: number; of: Plural };
  /** The sex that the words behind it give. */
  likely?: Sex | undefined;
  years?: number;
}

/** Everyone named or meant, in the order of the telling. */
export function referencesOf(reading: Reading, limit: number | undefined, several: boolean): Reference[] {
  const namings = namingsOf(reading, limit);
  const references: Reference[] = [];
  const people: Person[] = [];
  let next = 0;
  let named = 0;
  reading.items.forEach(({ text }, at) => {
    while ((namings[next]?.at ?? at) < at) next++;
    const naming = namings[next];
    if (naming?.at === at) {
      references.push(nameOf(reading, naming, references, people));
      named = naming.to;
      next++;
      return;
    }
    // "The 2nd was her husband": the name's own words mean nobody.
    if (at < named) return;
    const sex = PRONOUNS.get(text);
    if (!sex) return;
    const person =
      freedAgain(reading, at, people) ??
      meantBy(reading, at, sex, references, people) ??
      (several || people.every(({ beside }) => beside)
        ? added(people, { keys: new Set(), times: 0, sex, beside: false, unnamed: true })
        : undefined);
    if (!person) return;
    person.sex ??= sex;
    person.times++;
    references.push({ at, to: at + 1, person, noun: false, aside: false, early: person.aiding === true });
  });
  return references;
}

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

/** "Had him out at 6:47": whoever was pinned, whoever else was named since. */
function freedAgain(reading: Reading, at: number, people: Person[]): Person | undefined {
  const held = people.filter(({ trapped }) => trapped);
  const [only] = held;
  if (held.length !== 1 || !only || !FREED.test(wordsAt(reading, at - 1, at + 2))) return undefined;
  return only;
}
const FREED =
  /^(?:had|got|get|cut|pulled|freed|lifted|slid|have|getting|brought|worked) (?:him|her) (?:out|free|loose|off|clear)$|^off (?:him|her)|^(?:and|\.) (?:he|she) (?:came|slid)$/;
const TRAPPED = /\b(?:pinned|trapped|entrapped|wedged|buried|caught under|stuck (?:in|under|between))\b/;

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
    last?.noun && ((last.person.beside && isOwnObject(reading, last.to, at)) || isOthersKin(reading, last.to, at))
      ? last.person
      : undefined;
  const fits = ({ person }: Reference) =>
    (person.sex === sex || person.sex === undefined) && person !== subject && !person.several;
  const sure = references.findLast((reference) => !reference.aside && !reference.person.beside && fits(reference));
  const any = references.findLast((reference) => fits(reference));
  if (!sure || !any) return any?.person;
  // Of a named sex before one whose sex nobody told; the last of equals.
  const isKnown = sure.person.keys.size > 0 || sure.person.number !== undefined || sure.person.times > 1;
  if (!isKnown && !any.aside) return any.person;
  const isLater = people.indexOf(any.person) > people.indexOf(sure.person);
  return any.person.sex === sex && sure.person.sex === undefined && isLater && !any.aside ? any.person : sure.person;
}

/** "The officer talked him into it": nobody is the object of his own verb. */
function isOwnObject(reading: Reading, from: number, at: number): boolean {
  if (at - from > 5 || at === from || !/^(?:him|her)$/.test(reading.items[at]?.text ?? '')) return false;
  return !/(?:^| )(?:\.|we|us|me|them|they|i|and|so|medics?|U\d+|T\d+)(?: |$)/.test(wordsAt(reading, from, at));
}

/** "Patient 2 is his girlfriend": nobody is his own. */
const isOthersKin = (reading: Reading, from: number, at: number) =>
  at === from + 1 &&
  /^(?:is|was) (?:his|her)(?: (?:\d+|year|old|teenage|older|younger|little|adult|elderly))*$/.test(
    wordsAt(reading, from, at + 1),
  ) &&
  NOUNS.get(reading.items[at + 1]?.text ?? '')?.beside === true;

/** From here on somebody else is spoken of. */
const OTHER_SUBJECT = / (?:\.|we|they|i|U\d+|T\d+|(?:he|she)(?:'s)?)(?: |$)/;

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

function nameOf(reading: Reading, said: Naming, references: Reference[], people: Person[]): Reference {
  const naming = { ...said, likely: sexAhead(reading, said) };
  const stops = reading.items[naming.to]?.text === '.';
  const after = stops ? '' : (wordsAt(reading, naming.to, naming.to + 12).split(OTHER_SUBJECT)[0] ?? '');
  const aiding = AIDING.test(after);
  const hurt = !aiding && AFFLICTED.test(after);
  const afflicted = hurt || (!aiding && CONCERNED.test(after));
  const before = wordsAt(reading, naming.at - 3, naming.at);
  const aside =
    !afflicted &&
    /\b(?:with|by|from|told|asked|advised|of|to|for|and|at|like)(?: (?:the|his|her|their|a|an|my|our))?$/.test(
      before,
    ) &&
    naming.beside === true;
  const known = knownAs(reading, naming, references, people);
  const person = known ?? added(people, { keys: new Set(), times: 0, beside: naming.beside === true && !afflicted });
  if (naming.own || naming.beside || naming.fresh) person.keys.add(naming.key);
  if (person.times === 0) person.aiding = aiding;
  else if (!aiding) person.aiding = false;
  person.times++;
  person.sex ??= naming.sex;
  person.age ??= naming.age;
  if (naming.number !== undefined) person.number = naming.number;
  if (naming.several) person.several = naming.several;
  const years = naming.years ?? (BABY.test(naming.key) ? 1 : undefined);
  if (years !== undefined) person.years ??= years;
  delete person.unnamed;
  if (afflicted) person.beside = false;
  if (hurt) person.hurt = true;
  if (TRAPPED.test(after) && !/\b(?:got (?:himself|herself) out|wasn't|not)\b/.test(after)) person.trapped = true;
  const early = person.aiding === true || (!afflicted && isOneOfPair(before, after));
  return { at: naming.at, to: naming.to, person, noun: true, aside, early };
}

/** "Husband and wife were still inside": named together, nothing told of either yet. */
function isOneOfPair(before: string, after: string): boolean {
  const other =
    /^and (?:(?:his|her|the|an?|their) )?(\S+)/.exec(after)?.[1] ??
    /(\S+) and(?: (?:his|her|the|an?|their))?$/.exec(before)?.[1];
  return other !== undefined && NOUNS.has(other);
}

const BABY = /^(?:other )?(?:baby|infant|newborn)$/;

/** Whether the noun can name this person: sex, age and number all agree. */
const fits = (person: Person, { sex, likely = sex, age, number, several, years, key }: Naming) =>
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
  if (last && fits(last.person, naming) && isEquated(reading, last, naming.at)) return last.person;
  if (naming.other) {
    const numbered = people.filter(({ number }) => number !== undefined);
    const told = numbered.length === 2 ? numbered : people.filter(({ beside, unnamed }) => !beside && !unnamed);
    const spoken = references.findLast(({ aside, person }) => !aside && told.includes(person))?.person;
    const left = told.filter((person) => person !== spoken && fits(person, naming));
    if (told.length === 2 && left.length === 1) return left[0];
  }
  if (naming.fresh || naming.number !== undefined) return undefined;
  const latest = (of: (person: Person) => boolean) =>
    references.findLast(({ person }) => fits(person, naming) && of(person))?.person;
  // "A woman and a little boy at the window … the mother had a burn".
  const parent =
    /^(?:mom|dad)$/.test(naming.key) &&
    reading.items[naming.at - 1]?.text === 'the' &&
    people.some(({ age }) => age === 'child')
      ? latest((person) => !person.beside && person.age === 'adult' && person.sex === naming.sex)
      : undefined;
  if (parent) return parent;
  if (naming.beside) {
    const other = PAIRED[naming.key];
    const spouse = other && people.some(({ keys }) => keys.has(other));
    return spouse ? latest((person) => !person.beside && person.sex === naming.sex) : undefined;
  }
  // A seat or a vehicle tells people apart, except from one of whom neither was said.
  if (naming.own) return latest((person) => person.keys.size === 0 && person.number === undefined);
  return latest(({ beside }) => !beside) ?? latest(() => true);
}

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

const OTHERS_VEHICLE = /^(our|my|engine|medic|ambulance|truck's|no|U\d+)$/;

function namingsOf(reading: Reading, limit: number | undefined): Naming[] {
  const namings: Naming[] = [];
  const taken = new Set<number>();
  const add = (hit: Pick<Hit, 'from' | 'to'>, naming: Omit<Naming, 'at' | 'to'>) => {
    for (let i = hit.from; i < hit.to; i++) if (taken.has(i)) return;
    for (let i = hit.from; i < hit.to; i++) taken.add(i);
    namings.push({ ...naming, at: hit.from, to: hit.to });
  };
  const numbered = reading.find(NUMBERED);
  // "1 medic got a line, the other was giving fentanyl": another of what was told before, not always a patient.
  const others = reading
    .find(THE_OTHER)
    .filter(({ from, text }) => text !== 'the other' || ONE_OF_THEM.test(wordsAt(reading, from - 16, from)));
  const isCounted = others.length > 0 || numbered.some(({ text }) => /[2-9]/.test(text));
  for (const hit of numbered) {
    // "Another 4 because the 1st 1 didn't do much": with no second, the first is no person.
    if (!isCounted && /^1st 1\b/.test(hit.text)) continue;
    const { a, b, c, d, e, f, g, h, i } = hit.groups;
    const number = Number.parseInt(a ?? b ?? c ?? d ?? e ?? f ?? g ?? i ?? (h === 'won' ? '1' : '2'), 10);
    // "The 4th kid wasn't a patient": more than were counted are none.
    if (number < 1 || number > (limit ?? 20) || isHearsay(reading, hit) || isAnotherCall(reading, hit)) continue;
    const noun = NOUNS.get(reading.items[hit.to - 1]?.text.replace(/'s$/, '') ?? '');
    add(hit, { ...noun, key: `#${number}`, own: true, fresh: false, number });
  }
  const vehicleOf = new Map<string, string>();
  for (const hit of reading.find(CRASH_ROLES)) {
    const { role = '', vehicle = '', of, no } = hit.groups;
    // "Went with Medic 25, passenger refused": a unit has a driver of its own, but no passengers.
    if (!of && OTHERS_VEHICLE.test(vehicle) && !(/^U\d/.test(vehicle) && !/^(?:driver|operator)$/.test(role))) continue;
    if (/^(?:side|door|seat|window|license|airbag|air|front|rear|compartment)$/.test(reading.items[hit.to]?.text ?? ''))
      continue;
    const which = [of ?? (VEHICLE_WORDS.test(vehicle) ? vehicle : ''), no].filter(Boolean).join(' ');
    const other = vehicle === 'other' ? 'other ' : '';
    // "The pickup's driver" told as "the driver" afterwards is the same person.
    const key = which === '' && other === '' ? (vehicleOf.get(role) ?? role) : `${other}${which} ${role}`;
    if (which !== '') vehicleOf.set(role, vehicleOf.has(role) ? role : key);
    add(
      { from: hit.from + (vehicle === '' ? 0 : 1), to: hit.to },
      { key, own: true, fresh: other !== '', age: 'adult' },
    );
  }
  for (const hit of reading.find(PEOPLE_IN_VEHICLES)) {
    const { role = '', of = '' } = hit.groups;
    const driving = / driving /.test(hit.text);
    add(hit, { ...NOUNS.get(role), key: `${of} ${driving ? 'driver' : role}`, own: true, fresh: false });
  }
  const sizes = new Map<string, number>();
  for (const { from, to } of others) add({ from, to }, { key: 'other 1', own: false, fresh: true, other: true });
  reading.items.forEach(({ text }, at) => {
    // "Third, lightheaded, we cooled him off": the number alone, where patients are told by number.
    const told = isCounted && /^[2-9](?:nd|rd|th)$/.test(text) && reading.items[at - 1]?.text === '.';
    if (told && reading.items[at + 1]?.pause && !reading.items[at + 1]?.unit) {
      const number = Number.parseInt(text, 10);
      if (number <= (limit ?? 20))
        add({ from: at, to: at + 1 }, { key: `#${number}`, own: true, fresh: false, number });
      return;
    }
    const plural = PLURALS.get(text);
    if (plural) {
      const size = sizeBefore(wordsAt(reading, at - 3, at)) ?? sizes.get(plural.key);
      if (size === undefined) return;
      sizes.set(plural.key, size);
      add({ from: at, to: at + 1 }, { key: plural.key, own: true, fresh: false, several: { size, of: plural } });
      return;
    }
    const before = wordsAt(reading, at - 3, at);
    const years = YEARS_OLD.exec(text === 'old' || text === 'olds' ? before : '')?.[1];
    if (years && !OLD_WHAT.test(wordsAt(reading, at + 1, at + 3))) {
      const age = Number(years) < 16 ? 'child' : 'adult';
      add({ from: at, to: at + 1 }, { key: `aged ${years}`, own: false, fresh: false, age, years: Number(years) });
      return;
    }
    const noun = NOUNS.get(text.replace(/'s$/, ''));
    if (!noun) return;
    if (
      /\b(?:gas|tow|alarm|power|bee|cable|maintenance|water|oil|delivery|ups|insurance|no|any|every|each)$/.test(before)
    )
      return;
    if (text === 'patient' && /^(?:care|contact|was in|compartment)/.test(wordsAt(reading, at + 1, at + 3))) return;
    // "My swimmer", "my partner rode in": one of the crew.
    if (
      (noun.beside || /^(?:swimmer|climber|diver|boater|man|guy|gal)$/.test(text)) &&
      /\b(?:my|our|rescue)$/.test(before)
    )
      return;
    if (noun.beside && isTheirPlace(reading, at, before)) return;
    if (
      /^(?:(?:who|that) was )?(?:driving|behind the wheel)\b(?! (?:by|past|up|home|through|to))/.test(
        wordsAt(reading, at + 1, at + 5),
      )
    ) {
      add({ from: at, to: at + 1 }, { ...noun, key: 'driver', own: true, fresh: false });
      return;
    }
    const order = noun.age === 'child' ? /\b(old|young)(?:er|est)$/.exec(before)?.[1] : undefined;
    const sibling = order === 'old' || (order === 'young' && namings.some(({ key }) => /^old /.test(key)));
    const fresh =
      sibling ||
      /\b(?:another|other|2nd|3rd|a different)(?: (?:little|young|older|elderly|adult|small))?$/.test(before);
    add(
      { from: at, to: at + 1 },
      {
        ...noun,
        key: sibling ? `${order} ${noun.key}` : fresh ? `other ${noun.key}` : noun.key,
        own: false,
        fresh,
        other: /\bthe other$/.test(before),
      },
    );
  });
  return namings.sort((a, b) => a.at - b.at);
}

/** "Both kids", "her 2 little kids": how many are told of as one. */
function sizeBefore(before: string): number | undefined {
  const said =
    /\b(both|[2-6])(?: (?:of )?(?:the|his|her|their|other|little|young|small|older|teenage|backseat))*$/.exec(
      before,
    )?.[1];
  return said === undefined ? undefined : said === 'both' ? 2 : Number(said);
}

/** "The kids were over at grandma's": a place, and nobody there. */
const isTheirPlace = (reading: Reading, at: number, before: string) =>
  /'s$/.test(reading.items[at]?.text ?? '') &&
  /\b(?:at|to|from|over)(?: (?:the|his|her|their|a))?$/.test(before) &&
  /^(?:$|\.|(?:house|place|home|till|until|for|and|thank|tonight|so|while|now|apartment|we|when|instead|over)\b)/.test(
    wordsAt(reading, at + 1, at + 2),
  );

/** "Her 9 year old", where no noun follows. */
const YEARS_OLD = /\b(?:his|her|their|the|an?) (\d+) years?$/;
const OLD_WHAT =
  /^(?:(?:white|black|hispanic|elderly|adult) )?(?:male|female|man|woman|boy|girl|kid|child|son|daughter|lady|guy|gentleman|student|patient|driver|passenger|house|home|building|wiring|car|truck|\S+er)\b/;

export const ONE_OF_THEM =
  /\b1 (?:was|had|is|has|with|refused|went|got|complained|of (?:them|the (?:patients|kids|men|women))|(?:\w+ )?(?:man|woman|male|female|kid|boy|girl|guy|lady|patient|person|driver|victim|fella|teenager|swimmer|worker))\b/;
const THE_OTHER =
  /\bthe other(?: (?:1|fella|fellow))?(?= (?:was|had|refused|declined|didn't|got|went|signed|just|only|is|has|wanted|complained)\b)/g;

/** "There was supposed to be a third guy": nobody there. */
const isHearsay = (reading: Reading, hit: { from: number }) =>
  /\b(?:supposed to be|said there (?:was|were)|reported|came (?:in|out) as)(?: \S+){0,3}$|\bno$/.test(
    wordsAt(reading, hit.from - 6, hit.from),
  );

/** "The second one on that block today", "my second one in 19 years": calls are counted there. */
const isAnotherCall = (reading: Reading, { from, to }: Pick<Hit, 'from' | 'to'>) =>
  /\b(?:my|our|us)$/.test(wordsAt(reading, from - 1, from)) ||
  /^(?:(?:on|at|in|from|for|of) (?:that|this|the same|our|the (?:day|night|shift|week|month|year|tour|season|last)|\d+|a (?:week|month|day|shift|row))\b|(?:(?:we've|i've) had|we had|like that)\b|(?:this|last|since|today|tonight|yesterday|earlier)\b)/.test(
    wordsAt(reading, to, to + 4),
  );

export function wordsAt({ items }: Reading, from: number, to: number): string {
  return items
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ text }) => text)
    .join(' ');
}
