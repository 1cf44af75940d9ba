import type { Item } from './item.ts';
import { acresIn } from './numbers/acres.ts';
import { type Reading, read } from './reading.ts';
import type { Clock } from './times/clock.ts';
import { type DayMention, daysIn } from './times/days.ts';
import { TYPES } from './units/numbers.ts';

/** A stretch of the transcript. */
export interface Span {
  start: number;
  end: number;
}

export interface Mentions {
  /** `bare` ones are three or four digits that may as well be something else. */
  times: (Span & { clock: Clock; bare?: true })[];
  units: (Span & { name: string })[];
  /** Words that stand for units: "we" for the narrator's, "all units" or "the rest" for every one of which nothing else is said. */
  groups: (Span & { kind: 'we' | 'all' })[];
  numbers: (Span & { value: number })[];
  /** "Second", "3rd", and numbers whose neighbours say that they can be one: "floor 2", "up on eleven", "two floors below". */
  floors: (Span & { value: number })[];
  addresses: (Span & { number: string | null; street: string })[];
  days: DayMention[];
}

/** What the exact readers find, however it is meant: whether it counts is for the learned reader to say. */
export function mentionsIn(transcript: string): Mentions {
  return mentionsOf(read(transcript));
}

export function mentionsOf(reading: Reading): Mentions {
  const { items, transcript } = reading;
  const found: Mentions = {
    times: [],
    units: [],
    groups: [],
    numbers: [],
    floors: [],
    addresses: [],
    days: daysIn(reading),
  };
  items.forEach(({ text, start, end, unit, clock, address }, i) => {
    if (clock) found.times.push({ start: withTakenBack(transcript, items[i - 1]?.end ?? 0, start), end, clock });
    else if (unit) found.units.push(withSuffix(transcript, { start, end, name: unit }));
    else if (address)
      found.addresses.push({ start, end, number: address.number?.value ?? null, street: address.street.name.value });
    else if (MIXED.test(text)) {
      if (!TYPES.has(items[i - 1]?.text ?? '')) found.numbers.push({ start, end, value: mixedOf(text) });
    } else if (isNumber(text)) {
      const decimal = decimalAt(items, i);
      if (decimal) found.numbers.push(decimal);
      else if (!isNoCount(transcript.slice(Math.max(0, start - LONGEST_WORD), end)))
        found.numbers.push(withFraction(transcript, { start, end, value: Number(text) }));
    } else if (/^\d+(st|nd|rd|th)$/.test(text)) found.floors.push({ start, end, value: Number.parseInt(text, 10) });
    else if (text === 'we' && items[i + 1]?.text === 'all')
      found.groups.push({ start, end: items[i + 1]?.end ?? end, kind: 'all' });
    else if (WE.test(text) && transcript[start + 1] !== '.') found.groups.push({ start, end, kind: 'we' });
    else if (EVERYONE.test(text) && !areFirst(items, i)) found.groups.push({ start, end, kind: 'all' });
    else if (/^(all|both|other|remaining)$/.test(text) && COMPANIES.test(items[i + 1]?.text ?? ''))
      found.groups.push({ start, end: items[i + 1]?.end ?? end, kind: 'all' });
  });
  const taken = new Uint8Array(transcript.length);
  for (const { start, end } of [...found.times, ...found.units, ...found.addresses]) taken.fill(1, start, end);
  for (const code of codesIn(transcript)) if (!taken.subarray(code.start, code.end).includes(1)) found.units.push(code);
  for (const { index, 0: score } of transcript.matchAll(COMA_SCORE)) taken.fill(SCORED, index, index + score.length);
  found.units = found.units.filter(({ start }) => taken[start] !== SCORED);
  found.units.sort((a, b) => a.start - b.start);
  const meant = shortNames(transcript, found.units);
  found.units = found.units.map((unit) => ({ ...unit, name: meant.get(unit.name) ?? unit.name }));
  found.times.push(...bareTimes(transcript, items, [...found.times, ...found.units, ...found.days]));
  found.times.sort((a, b) => a.start - b.start);
  found.times = onLogClock(transcript, found.times);
  // "May 31st, 2024" is a day: neither 20:24 nor so many of anything.
  const ofDays = new Uint8Array(transcript.length);
  for (const { start, end } of found.days) ofDays.fill(1, start, end);
  found.numbers = withAcres(
    transcript,
    found.numbers.filter(({ start }) => ofDays[start] !== 1),
  );
  found.floors.push(...found.numbers.filter(({ start, end }) => isFloor(transcript, start, end)));
  for (const kind of Object.values(found)) kind.splice(MOST);
  return found;
}

const isNumber = (text = '') => /^\d+(\.\d+)?$/.test(text);

/** "Group 3 firefighters", "code 3 with four on board", "no one"; not "B shift, three on board". */
function isNoCount(said: string): boolean {
  return /\b(?:no one|(?:group|shift|platoon|station|company|code|priority|channel) #?[\w.]+)$/i.test(said);
}
const LONGEST_WORD = 20;

/** "Floor 2", "we went to fourteen", "three floors up"; neither "two of them" nor "a two-story house". */
function isFloor(transcript: string, start: number, end: number): boolean {
  return (
    /\b(floors?|fl\.?|levels?|division|on|to) $/i.test(transcript.slice(Math.max(0, start - LONGEST_WORD), start)) ||
    /^[ -](floors?|levels?|stories (up|down|below)|(sub-?)?basement)\b/i.test(transcript.slice(end, end + LONGEST_WORD))
  );
}

/** "Under control 1702, no, 1712": what is said of the time that was taken back is meant of the one in its place. */
function withTakenBack(transcript: string, before: number, start: number): number {
  const between = transcript.slice(before, start);
  return TAKEN_BACK.test(between) ? before + (/\w/.exec(between)?.index ?? 0) : start;
}
const TAKEN_BACK = /\d.*\b(no|wait|sorry|actually|correction|make that|scratch that|strike that|i mean|i meant)\b/is;

/** Of each kind, as many as the densest log of 50,000 characters names; mentions are compared with each other. */
const MOST = 2000;

/** A patient's eyes, voice and movements on the Glasgow scale, in a chart: no engine and no medic. */
const SCORED = 2;
const COMA_SCORE = /\bE\s?[1-4][\s,/]*V\s?[1-5][\s,/]*M\s?[1-6]\b/gi;

/** "First arriving crews at 7:57": only some of them. */
function areFirst(items: readonly { text: string }[], i: number): boolean {
  return items[i - 2]?.text === '1st' && /^(arriving|due|in)$/.test(items[i - 1]?.text ?? '');
}

const WE = /^(we|i|us|me|we're|we'd|we've|i'm|i'd|i've|our|my)$/;
const EVERYONE =
  /^(everyone|everybody|companies|crews|units|firefighters|department|company|stations?|[a-z]{0,4}fd|apparatus|rest|others)$/;
const COMPANIES = /^(units|companies|crews|of|apparatus|hands|rigs|trucks|pieces|resources|personnel|us)$/;

/** A unit's short code is kept as it was said: "E508B" is not Engine 508. */
function withSuffix(transcript: string, unit: Span & { name: string }): Span & { name: string } {
  const [suffix = ''] = /^[A-Z]{1,2}(?![a-zA-Z0-9])/.exec(transcript.slice(unit.end, unit.end + 3)) ?? [];
  if (suffix === '') return unit;
  const end = unit.end + suffix.length;
  const said = transcript.slice(unit.start, end);
  return { ...unit, end, name: /\s/.test(said) ? unit.name + suffix : said };
}

/** What a unit is called elsewhere in the account: "Water Tender 1 (WT1)", "District Chief 2" and then "District 2". */
function shortNames(transcript: string, units: Mentions['units']): Map<string, string> {
  const meant = new Map<string, string>();
  units.forEach(({ name, start, end }, i) => {
    const before = units[i - 1];
    const [, kind = '', number = ''] = /^(.+) (\d+)$/.exec(before?.name ?? '') ?? [];
    const isInBrackets = before && /^ ?\($/.test(transcript.slice(before.end, start)) && transcript[end] === ')';
    const initials = kind.replace(/(\p{L})\p{L}*\s*/gu, '$1');
    if (isInBrackets && [initials, kind.slice(0, 2)].some((code) => `${code}${number}`.toUpperCase() === name))
      meant.set(name, before.name);
    const [, short, chief] = /^(\p{Lu}\p{Ll}+) Chief (\d+)$/u.exec(name) ?? [];
    if (short) meant.set(`${short} ${chief}`, name);
  });
  return meant;
}

/** "2 1/2", as the reading writes it; not the time or the unit before a half. */
const MIXED = /^(\d{1,2})-(\d)\/(\d)$/;
function mixedOf(text: string): number {
  const [whole = 0, above = 0, below = 1] = (MIXED.exec(text) ?? []).slice(1).map(Number);
  return below ? whole + above / below : whole;
}

/** "Four point six", "one point oh five"; but "at one point six of them". */
function decimalAt(items: readonly Item[], i: number): (Span & { value: number }) | undefined {
  const [item, point] = [items[i], items[i + 1]];
  if (!item || point?.text !== 'point' || (items[i - 1]?.text === 'at' && item.text === '1')) return undefined;
  let to = i + 2;
  while (to < i + 5 && /^\d$/.test(items[to]?.text ?? '')) to++;
  // Of single digits in a row only the first is surely part of it, unless they are measured, or it is a nought.
  const isWhole = MEASURED.test(items[to]?.text ?? '') || items[i + 2]?.text === '0';
  if (!isWhole || to === i + 2) to = i + 3;
  const digits = items.slice(i + 2, to).map(({ text }) => text);
  if (!digits.length || !digits.every((each) => /^\d+$/.test(each))) return undefined;
  return { start: item.start, end: items[to - 1]?.end ?? item.end, value: Number(`${item.text}.${digits.join('')}`) };
}
const MEASURED = /^(acres?|miles?)$/;

/** "Three tenths of an acre" and "four and three quarters" hold no three; "two and a half acres" is a number already. */
function withAcres(transcript: string, found: Mentions['numbers']): Mentions['numbers'] {
  let end = 0;
  const numbers = found.filter((number) => {
    const isApart = number.start >= end;
    end = Math.max(end, number.end);
    return isApart;
  });
  const counted = new Uint8Array(transcript.length);
  for (const { start, end } of numbers) counted.fill(1, start + 1, end);
  const acres = acresIn(transcript).filter(({ start }) => counted[start] !== 1);
  const said = new Uint8Array(transcript.length);
  for (const { start, end } of acres) said.fill(1, start, end);
  return [...numbers.filter(({ start }) => said[start] !== 1), ...acres].sort((a, b) => a.start - b.start);
}

const FRACTIONS: readonly (readonly [words: RegExp, value: number])[] = [
  [/^ ?(?:and (?:a|one) half|½)/i, 0.5],
  [/^ ?(?:and (?:a|one) quarter|¼)/i, 0.25],
  [/^ ?(?:and three quarters|¾)/i, 0.75],
];

/** "Three and a half", "2½", ".10". */
function withFraction(transcript: string, number: Span & { value: number }): Span & { value: number } {
  const behind = transcript.slice(number.end, number.end + 20);
  for (const [words, value] of FRACTIONS) {
    const said = words.exec(behind)?.[0];
    if (said) return { ...number, end: number.end + said.length, value: number.value + value };
  }
  const isDecimal = /(^|\s)\.$/.test(transcript.slice(Math.max(0, number.start - 2), number.start));
  const digits = transcript.slice(number.start, number.end);
  return isDecimal && /^\d+$/.test(digits)
    ? { ...number, start: number.start - 1, value: Number(`0.${digits}`) }
    : number;
}

/**
 * "11:47 Call received" and so on, line by line: a log, which is kept on the 24-hour clock unless something says otherwise.
 * Hours of one digit do, an hour behind a later one, and any word for a half or a part of the day.
 */
function onLogClock(transcript: string, times: Mentions['times']): Mentions['times'] {
  const heads = times.filter(({ start }) =>
    /(?:^|\n)[ \t]*$/.test(transcript.slice(Math.max(0, start - MARGIN), start)),
  );
  const isLog =
    heads.length >= LEAST_LINES &&
    heads.every(({ start }) => /^\d\d/.test(transcript.slice(start))) &&
    heads.every(({ clock }, i) => i === 0 || minutesOf(clock) >= minutesOf(heads[i - 1]?.clock ?? clock)) &&
    !PART_OF_DAY.test(transcript);
  if (!isLog) return times;
  return times.map((time) =>
    heads.includes(time) && time.clock.form === 'open' ? { ...time, clock: { ...time.clock, form: '24' } } : time,
  );
}
const minutesOf = ({ hour, minute }: Clock) => hour * 60 + minute;
const PART_OF_DAY = /\b(?:[ap]\.?m\b|morning|noon|afternoon|evening|night|tonight|overnight|midnight)/i;
const LEAST_LINES = 3;
/** In characters: what may stand before the time that opens a line. */
const MARGIN = 8;

/** Digits that can be a time of day: "1803 call received", "disp 1741", and as recognisers write what was said: "01 10", "545", "6/11". */
function bareTimes(transcript: string, items: readonly Span[], others: readonly Span[]): Mentions['times'] {
  // What a correction took back ("1702, no, 1712") is no item of the reading, and no time.
  const taken = new Uint8Array(transcript.length).fill(1);
  for (const { start, end } of items) taken.fill(0, start, end);
  for (let at = 0; at < transcript.length; at++) if (/[\s:./]/.test(transcript[at] ?? '')) taken[at] = 0;
  for (const { start, end } of others) taken.fill(1, start, end);
  return [...transcript.matchAll(BARE)]
    .filter(({ index, 0: { length } }) => !taken.subarray(index, index + length).includes(1))
    .map(({ index, 0: { length }, 1: hours = '', 2: minute = '' }) => ({
      start: index,
      end: index + length,
      // One digit for the hour leaves its half of the day open.
      clock: {
        hour: Number.parseInt(hours.replace('O', '0'), 10),
        minute: Number(minute),
        form: /^\w\w/.test(hours) ? '24' : 'open',
        to: 0,
      },
      bare: true,
    }));
}
const BARE =
  /(?<![\w#$.:/-])([01O]\d[:./ ]?|2[0-3][:./ ]?|[1-9]\/?)([0-5]\d)(?:m\b| ?h(?:ou)?rs?\b)?(?![\w:/]|[.,-]\d)/g;

/** Units by their codes ("BC501X", "227RQ") and by names of their own ("Mobile Support 1", "Attack 36"). */
function codesIn(transcript: string): (Span & { name: string })[] {
  const found = [...transcript.matchAll(CODE)];
  const times = new Map<string, number>();
  for (const [said] of found) times.set(said, (times.get(said) ?? 0) + 1);
  // "Disp 1522  AOS 1528  Avail 1601": of what has such a number and is named once, it is the time.
  const isTimed = (said: string) => CLOCKED.test(said) && times.get(said) === 1;
  return found
    .filter(([said]) => isUnit(said) && !isTimed(said))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      name: match[0]
        .replace(/\s+/g, ' ')
        .replace(WRITTEN_SHORT, (said, kind: string) => `${WHOLE_KIND[kind.toLowerCase()] ?? said} `),
    }));
}

const CLOCKED = / ([01]\d|2[0-3])[0-5]\d$/;
const WHOLE_KIND: Readonly<Record<string, string>> = {
  eng: 'Engine',
  amb: 'Ambulance',
  trk: 'Truck',
  batt: 'Battalion',
};
const WRITTEN_SHORT = new RegExp(`^(${Object.keys(WHOLE_KIND).join('|')})(?:\\. ?| )`, 'i');

const CODE =
  /\b(?:[A-Z]{1,4}-?\d{1,4}(?:-\d{1,2})?[A-Z]{0,2}|(?:ENG|AMB|TRK) \d{1,4}(?! ?(?:Y|STEPS))|Batt\. ?\d{1,4}|\d{2,4}[A-Z]{2,3}|(?:[A-Z][a-z]+ ){1,2}#?\d{1,4}(?:-\d{1,2})?[A-Z]?)\b/g;

/** What has a number and is no unit: E911 is whom one calls, and "When 221 got there" names no kind. */
const NO_UNIT = new Set(
  `station sta company box alarm route rt interstate highway hwy apartment apt unit room suite section division side exit
  mile lot building bldg floor channel page chapter class level phase type code priority zone week day ward grade
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec sun mon tue tues wed thu thur thurs fri sat
  monday tuesday wednesday thursday friday saturday sunday
  at on in the and of over about around with from by to after before until approximately
  when whenever once while as because since so but if that then also both only just another all some these those
  was were is are had has have told sent e911 e-911`.split(/\s+/),
);
/** "Lt 59-1", "Group 3", "Patient 2"; but "Hand Crew 4" and "Support Vehicle 7". */
const NO_UNIT_ALONE = new Set(
  `group shift platoon crew sector branch lt lieutenant capt captain sgt sergeant ff firefighter officer patient pt
  victim vehicle`.split(/\s+/),
);

function isUnit(said: string): boolean {
  const words = said.toLowerCase().split(' ');
  return !words.some((word) => NO_UNIT.has(word)) && !(words.length === 2 && NO_UNIT_ALONE.has(words[0] ?? ''));
}
