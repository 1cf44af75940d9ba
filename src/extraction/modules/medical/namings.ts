import type { Hit, Reading } from '../../text/reading.ts';
import { CRASH_ROLES, NUMBERED, PEOPLE_IN_VEHICLES, VEHICLE_WORDS } from '../../vocabulary/patients.ts';
import {
  AFFLICTED,
  CONCERNED,
  NOUNS,
  type Noun,
  OF_SOMEBODY,
  PLURALS,
  type Plural,
  PRONOUNS,
  type Sex,
} from '../../vocabulary/persons.ts';
import { isEarlier } from './meaning.ts';

/** Words that call somebody by a name, whoever it turns out to be. */
export interface Naming extends Noun {
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

const OTHERS_VEHICLE = /^(our|my|engine|medic|ambulance|truck's|no|U\d+)$/;

/** Every place where somebody is called by a noun, a number, a seat or an age, in the order of the telling. */
export function namingsOf(reading: Reading, limit: number | undefined): Naming[] {
  const namings: Naming[] = [];
  const taken = new Set<number>();
  const add = (hit: Pick<Hit, 'from' | 'to'>, naming: Omit<Naming, 'at' | 'to'>) => {
    for (let i = hit.from; i < hit.to; i++) if (taken.has(i)) return;
    // Whoever a memory names was somebody else's patient.
    if (isEarlier(reading, hit)) return;
    for (let i = hit.from; i < hit.to; i++) taken.add(i);
    namings.push({ ...naming, at: hit.from, to: hit.to });
  };
  const numbered = reading.find(NUMBERED);
  const numbers = new Set(numbered.map(numberOf));
  // "1 medic got a line, the other was giving fentanyl": another of what was told before, not always a patient.
  const others = reading
    .find(THE_OTHER)
    .filter(({ from, text }) => text !== 'the other' || ONE_OF_THEM.test(wordsAt(reading, from - 16, from)));
  const isCounted = others.length > 0 || numbered.some(({ text }) => /[2-9]/.test(text));
  const sizes = new Map<string, number>();
  addNumbered();
  addSeats();
  addAges();
  for (const { from, to } of others) add({ from, to }, { key: 'other 1', own: false, fresh: true, other: true });
  for (let at = 0; at < reading.items.length; at++) addAt(at);
  return namings.sort((a, b) => a.at - b.at);

  function addNumbered(): void {
    for (const hit of numbered) {
      // "Another 4 because the 1st 1 didn't do much", "Narcan, and a 2nd 1 at 1958": doses are counted too.
      if (!isCounted && /^1st 1\b/.test(hit.text)) continue;
      if (/^\dnd 1$/.test(hit.text) && /^(?:an?|another|gave|for)$/.test(reading.items[hit.from - 1]?.text ?? ''))
        continue;
      // "12 lead was clean and so was the 2nd 1": a thing, where nothing told of it is told of people.
      if (/ 1$/.test(hit.text) && !isOfPerson(reading, hit.to)) continue;
      const number = numberOf(hit);
      // "Mom is 29, 3rd child": nobody is the third without a second.
      if (number > 2 && !numbers.has(number - 1)) continue;
      // "The 4th kid wasn't a patient": more than were counted are none.
      if (number < 1 || number > (limit ?? 20) || isHearsay(reading, hit) || isAnotherCall(reading, hit)) continue;
      const noun = NOUNS.get(reading.items[hit.to - 1]?.text.replace(/'s$/, '') ?? '');
      add(hit, { ...noun, key: `#${number}`, own: true, fresh: false, number });
    }
  }

  function addSeats(): void {
    const vehicleOf = new Map<string, string>();
    for (const hit of reading.find(CRASH_ROLES)) {
      const { role = '', vehicle = '', kind, of, no } = hit.groups;
      // "Went with Medic 25, passenger refused": a unit has a driver of its own, but no passengers.
      if (!of && OTHERS_VEHICLE.test(vehicle) && !(/^U\d/.test(vehicle) && !/^(?:driver|operator)$/.test(role)))
        continue;
      if (
        /^(?:side|door|seat|window|license|airbag|air|front|rear|compartment)$/.test(reading.items[hit.to]?.text ?? '')
      )
        continue;
      const isVehicle = /^\d$/.test(vehicle) && /^(?:vehicle|car)$/.test(reading.items[hit.from - 1]?.text ?? '');
      const which = [
        isVehicle ? `vehicle ${vehicle}` : undefined,
        kind,
        of ?? (VEHICLE_WORDS.test(vehicle) ? vehicle : ''),
        no,
      ]
        .filter(Boolean)
        .join(' ');
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
  }

  function addAges(): void {
    for (const { to, groups } of /(?:er|est|little) /.test(reading.text) ? reading.find(BY_AGE) : []) {
      const key = /old|big/.test(groups.order ?? '') ? 'older' : 'younger';
      const noun = NOUNS.get(reading.items[to - 1]?.text ?? '');
      add({ from: to - 1, to }, { ...(noun?.sex && { sex: noun.sex }), key, own: true, fresh: true });
    }
    for (const { from, to, text } of reading.find(ONE_OF)) {
      const one = NOUNS.get(text.split(' ').at(-1)?.replace(/s$/, '') ?? '');
      if (!one?.stranger) add({ from: to - 1, to }, { ...one, key: `1 of ${from}`, own: true, fresh: true });
    }
  }

  /** A person's number, group, age or noun in one word. */
  function addAt(at: number): void {
    const { text = '' } = reading.items[at] ?? {};
    // "Third, lightheaded, we cooled him off": the number alone, where patients are told by number.
    const told = isCounted && /^[2-9](?:nd|rd|th)$/.test(text) && reading.items[at - 1]?.text === '.';
    if (told && reading.items[at + 1]?.pause && !reading.items[at + 1]?.unit) {
      const number = Number.parseInt(text, 10);
      if (number <= (limit ?? 20))
        add({ from: at, to: at + 1 }, { key: `#${number}`, own: true, fresh: false, number });
      return;
    }
    const plural = PLURALS.get(text);
    // "The girls headache was gone": a recogniser's girl's.
    if (plural && OWN_TROUBLE.test(reading.items[at + 1]?.text ?? '')) {
      const noun = NOUNS.get(text.replace(/s$/, ''));
      if (noun) add({ from: at, to: at + 1 }, { ...noun, own: false, fresh: false });
      return;
    }
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
    if (noun) addNoun(at, text, noun);
  }

  function addNoun(at: number, text: string, noun: Noun): void {
    const before = wordsAt(reading, at - 3, at);
    if (/\b(?:that's|that was|thinking of) the other$|\bas in$/.test(before)) return;
    if (THINGS_OF.test(wordsAt(reading, at, at + 2))) return;
    if (text === 'diner' && /\b(?:at|in|inside|of|from|to|outside|behind) (?:the|an?|that|our)$/.test(before)) return;
    if (
      /\b(?:gas|tow|alarm|power|bee|cable|maintenance|water|oil|delivery|ups|insurance|no|any|every|each)$/.test(before)
    )
      return;
    if (text === 'patient' && reading.items[at + 2]?.text === 'in' && reading.items[at + 1]?.text === 'was') return;
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
    // "He had a kid to pick up at noon": somebody of his, and not there.
    const had = /\bs?he (?:had|has|got) (?:an?|\d|another)$/.test(before);
    const order = noun.age === 'child' ? /\b(old|young)(?:er|est)$/.exec(before)?.[1] : undefined;
    const sibling = order === 'old' || (order === 'young' && namings.some(({ key }) => /^old /.test(key)));
    const fresh =
      sibling ||
      /\b(?:another|other|2nd|3rd|a different)(?: (?:little|young|older|elderly|adult|small))?$/.test(before);
    add(
      { from: at, to: at + 1 },
      {
        ...noun,
        ...(had && { beside: true, stranger: true }),
        key: sibling ? `${order} ${noun.key}` : fresh ? `other ${noun.key}` : noun.key,
        own: false,
        fresh,
        other: /\bthe other$/.test(before),
      },
    );
  }
}

function numberOf({ groups: { a, b, c, d, e, f, g, h, i } }: Hit): number {
  return Number.parseInt(a ?? b ?? c ?? d ?? e ?? f ?? g ?? i ?? (h === 'won' ? '1' : '2'), 10);
}

/** What somebody has of their own, told by the possessive. */
const OWN_TROUBLE =
  /^(?:headache|pain|breathing|color|nausea|arm|leg|wrist|ankle|knee|head|face|chin|forehead|nose|hand|foot|finger|vitals|sats?|oxygen|pulse|pressure|sugar|temperature|temp|lungs|airway|mom|mother|dad|father)$/;

/** "4 baby aspirin", "the patient compartment": a thing, and nobody. */
const THINGS_OF =
  /^(?:baby (?:aspirins?|monitor|seat|gate|carrier|powder|formula|shower|sitter)|(?:child|kid|infant) (?:seat|car|care|carrier|gloves|lock)|(?:girl|boy) scouts?|patient (?:care|contact|compartment|side|report)|m(?:a|e)n (?:door|hole|power))$/;

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
/** "The younger 1", told apart from the older by that alone. */
const BY_AGE =
  /\b(?:the|her|his|their) (?<order>old|young|littl|bigg?|small)(?:er|est|e(?= 1)) (?:1\b|(?:kid|boy|girl|child|brother|sister|son|daughter|fella|guy|sibling)(?= (?:was|had|is|has|refused|declined|didn't|got|went|just|only|about|in|we|who|the|he|she|he'd|she'd|out|to|off|with|up|and|\.|\d+)(?: |$)))/g;
/** "Then 1 of the stylists": somebody new, out of many. */
const ONE_OF =
  /\b(?:1|another) of the (?!patients|units|engines|medics|crews?|firefighters|officers|deputies|guys|cars|vehicles|trucks|kids|rooms|sprinklers|hoses|lines|windows|doors|ladies we)(?:[a-z]+ )?[a-z]{4,}(?:s|men|women)(?= (?:was|had|who|with|got|went|is|has|headache|she|he|felt|complain\w+|passed|fell|in|we)\b)/g;
const THE_OTHER = new RegExp(`\\bthe other(?: (?:1|fella|fellow))?(?= ${OF_SOMEBODY}\\b)`, 'g');

/** Whether what is told right behind can only be told of somebody. */
function isOfPerson(reading: Reading, from: number): boolean {
  const said = wordsAt(reading, from, from + 9).split(/(?:^| )\.(?: |$)/)[0] ?? '';
  if (AFFLICTED.test(said) || CONCERNED.test(said) || OF_PEOPLE.test(said)) return true;
  return said.split(' ').some((word) => NOUNS.has(word.replace(/'s$/, '')) || PRONOUNS.has(word));
}
const OF_PEOPLE =
  /\b(?:years?|old|dead|deceased|alert|awake|conscious|walking|talking|fine|okay|ok|shaken|who|went|signed|denied|cpr|wanted|himself|herself|asleep|out cold|critical|stable|green|yellow|red tag\w*)\b/;

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
