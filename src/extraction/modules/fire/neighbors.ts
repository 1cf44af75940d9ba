import type { Item } from '../../text/item.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { textOf } from './statements.ts';
import type { Thing } from './thing.ts';

// Houses told by their number or address.

const NEXT_HOUSES = 24;
const MEASURES =
  /^(?:gallons?|feet|foot|yards?|psi|pounds|gpm|degrees|percent|minutes|hours|people|units?|acres?|block|dollars|by|square|series|amp|volts?)$/;

/** What a neighbour's number follows when it is told without "at". */
const BESIDE_NUMBER = /^(?:side|door|exposure|house|home|neighbor|bravo|delta|address|building)$/;
const INTO_NUMBER =
  /^(?:into|in|to|at|through|of|and|both|number|onto|toward|out|on|kept|keep|keeping|protect|protecting|cooling|that's|thats)$/;

/** "Burned through into 414": on a street where the fire is at 412, a number that near is a neighbour's house. */
export function neighborsByNumber(reading: Reading): Thing[] {
  const { items } = reading;
  const address = items.find((item) => item.address?.number)?.address;
  const own = Number(address?.number?.value);
  if (!(own > 0)) return [];
  // "92 Bartlett", where the fire is on Bartlett Street.
  const isOnStreet = (at: number) => items[at]?.text === streetWord(address);
  const known = new Set(neighborsByAddress(reading).map(({ number }) => number));
  const isNear = (number: string) => Number(number) !== own && Math.abs(Number(number) - own) <= NEXT_HOUSES;
  return items.flatMap((item, i): Thing[] => {
    // A low number is a house only where it is called one.
    if (own < 100 && !isCalledHouse(items, i) && !known.has(item.text) && !isOnStreet(i + 1)) return [];
    if (item.clock) return houseHeardAsTime(reading, i, own);
    if (item.unit || item.address || !/^\d{1,5}$/.test(item.text) || /^\d{1,2}$/.test(items[i - 1]?.text ?? ''))
      return [];
    const lead = items[i - 1]?.text ?? '';
    // "Nine twenty nine" and "twenty-three twenty-one" are one number where a house of the street is so numbered.
    const next = items[i + 1]?.text ?? '';
    const joined = /^\d{1,2}$/.test(item.text) && /^\d\d$/.test(next) ? `${item.text}${next}` : undefined;
    const words = joined && isNear(joined) ? 2 : 1;
    const number = words === 2 ? (joined as string) : item.text;
    if (number.length < 2) return [];
    const apposed =
      ((item.pause || number.length > 2) && BESIDE_NUMBER.test(lead)) || isSubject(reading, i, i + words, number);
    if (!apposed && !INTO_NUMBER.test(lead) && !isOnStreet(i + words)) return [];
    if (!isNear(number) || MEASURES.test(items[i + words]?.text ?? '')) return [];
    const hit = { ...reading.hit(i, i + words), text: number };
    return [{ item: 'STRUCTURE', hit, noun: number, number }];
  });
}

/** The word a street is called by in short. */
export const streetWord = (address: Item['address']) => address?.street.name.value.toLowerCase().split(' ')[0];

/** "1820 got through it": a number that begins a sentence and has something happen to it. */
const isSubject = (reading: Reading, from: number, to: number, number: string) =>
  number.length > 2 &&
  (from === 0 || reading.items[from - 1]?.text === '.') &&
  /^(?:next door )?(?:got|had|has|took|suffered|sustained|lost|came through|caught)\b/.test(
    textOf(reading, to, to + 3),
  );

const HOUSE_NOUN = /^(?:house|home|place|building|exposure|neighbors?|duplex|number|garage|siding|residence)$/;

const isCalledHouse = (items: Item[], i: number) =>
  items[i - 1]?.text === 'number' || (items[i - 1]?.text === 'at' && HOUSE_NOUN.test(items[i - 2]?.text ?? ''));

/** "It extended into 733 Pine Street": another number on the incident's own street. */
export function neighborsByAddress(reading: Reading): Thing[] {
  const { items } = reading;
  const own = items.find(({ address }) => address?.number)?.address;
  if (!own?.number) return [];
  return items.flatMap((item, i): Thing[] => {
    const number = item.address?.number?.value;
    if (!number || number === own.number?.value) return [];
    if (item.address?.street.name.value !== own.street.name.value) return [];
    const hit = { ...reading.hit(i, i + 1), text: number };
    return [{ item: 'STRUCTURE', hit, noun: number, number, address: item }];
  });
}

/** Between a building and the address it stands at. */
const STANDS_AT =
  /^(?:(?:next door|across the street|behind it|over|(?:on|to) the \S+(?: side)?|on (?:bravo|delta|charlie|b|d|c)) ?)?(?:(?:over |up |down )?at|number|at number|which is|that's)?$/;

const CALLED =
  /^(?:next door )?(?:(?:which|that) (?:is|was) )?(?:an?|another)(?: (?!and )\S+){0,3}$|^next door(?: the)?$/;

/** "The barber shop next door at 68 Mamo Street": the building and its number are one thing. */
export function withAddresses(reading: Reading, things: Thing[]): Thing[] {
  const kept: Thing[] = [];
  for (const thing of things) {
    const previous = kept.at(-1);
    if (
      thing.number &&
      thing.noun === thing.number &&
      previous?.item === 'STRUCTURE' &&
      !previous.number &&
      STANDS_AT.test(textOf(reading, previous.hit.to, thing.hit.from))
    ) {
      previous.number = thing.number;
      if (thing.address) previous.address = thing.address;
      previous.hit = joined(reading, previous.hit, thing.hit);
      continue;
    }
    // "1423, a vacant duplex".
    if (
      previous?.number &&
      previous.noun === previous.number &&
      thing.item === 'STRUCTURE' &&
      !thing.number &&
      CALLED.test(textOf(reading, previous.hit.to, thing.hit.from))
    ) {
      previous.noun = thing.noun;
      previous.hit = joined(reading, previous.hit, thing.hit);
      continue;
    }
    kept.push(thing);
  }
  return kept;
}

const joined = (reading: Reading, first: Hit, last: Hit): Hit => ({
  ...first,
  to: last.to,
  source: reading.sourceOf(first.from, last.to),
});

const HOUSE_BESIDE =
  /\b(?:house|home|place|garage|building|neighbors?|row ?house|duplex|door|exposure|store|shop|unit)(?: (?:on|to) the \S+(?: side)?| next door| behind(?: it)?| across the (?:street|alley))?$/;

/** "The house at nineteen fourteen": on a street where the fire is at 1912, no time of day. */
function houseHeardAsTime(reading: Reading, i: number, own: number): Thing[] {
  const { items } = reading;
  const clock = items[i]?.clock;
  if (!clock) return [];
  const lead = items[i - 1]?.text ?? '';
  const told =
    lead === 'at'
      ? HOUSE_BESIDE.test(textOf(reading, i - 8, i - 1))
      : BESIDE_NUMBER.test(lead) || /^(?:into|of|through|to)$/.test(lead);
  const nextDoor = /^next door\b/.test(textOf(reading, i + 1, i + 3));
  if (!told && !nextDoor && !isSubject(reading, i, i + 1, '0000')) return [];
  const number = clock.hour * 100 + clock.minute;
  if (number === own || Math.abs(number - own) > NEXT_HOUSES) return [];
  const text = String(number);
  const hit = { ...reading.hit(i, i + 1), text };
  return [{ item: 'STRUCTURE', hit, noun: text, number: text }];
}
