import { localToUtc, utcToLocal } from '../../departments/local-time.ts';
import { timeZoneOf } from '../../departments/time-zone.ts';
import type { Words } from '../../neris/words.ts';
import type { Account } from '../engine.ts';
import { DAYS, MONTH, monthOf, writtenDays } from './calendar-words.ts';
import type { Clock } from './clock.ts';
import type { Hit, Reading } from './reading.ts';
import { anyOf } from './words.ts';

const DAY_MINUTES = 1440;

/** Turns clock times into moments, once it is known which half of the day, which date and which zone they are in. */
export interface Calendar {
  /** ISO 8601 UTC, or undefined when the half of the day was not said. */
  moment(clock: Clock): string | undefined;
  /** The day that was said, where one was. */
  spokenDate?: Words;
}

/**
 * `first` is the time of the first event of the incident, from which later ones are counted past midnight; a day or a part
 * of it that is said of another call does not count.
 */
export function calendarOf(
  account: Account,
  reading: Reading,
  clocks: Clock[],
  first: Clock | undefined,
  isOfThisCall: (words: Words) => boolean,
): Calendar {
  const zone = timeZoneOf(account.department.neris_id);
  const minutesOf = halves(reading, clocks, isOfThisCall);
  const start = first && minutesOf(first);
  const none: Calendar = { moment: () => undefined };
  if (!zone || first === undefined || start === undefined) return none;
  const received = utcToLocal(zone, account.receivedAt);
  const today = Date.UTC(received.year, received.month - 1, received.day);
  const spoken = spokenDate(reading, today, received.hour * 60 + received.minute, start, isOfThisCall, first);
  const day = spoken?.day ?? latestDay(today, received.hour * 60 + received.minute, start);
  const known = new Map<number, string | undefined>();
  return {
    ...(spoken && { spokenDate: spoken.source }),
    moment(clock) {
      const minutes = minutesOf(clock);
      if (minutes === undefined) return undefined;
      if (!known.has(minutes)) known.set(minutes, momentOf(zone, day, minutes, start));
      return known.get(minutes);
    },
  };
}

function momentOf(zone: string, day: number, minutes: number, start: number): string | undefined {
  // Well before the first event means after midnight; a little before is a call that was narrated late.
  const date = new Date(day + (minutes < start - 360 ? 86_400_000 : minutes > start + 1080 ? -86_400_000 : 0));
  const local = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
  };
  return localToUtc(zone, local)?.toISOString().replace('.000Z', 'Z');
}

/** The latest day on which the first event is not after the moment the narration was received. */
function latestDay(today: number, now: number, start: number): number {
  return start <= now ? today : today - 86_400_000;
}

/** Minutes since midnight, where the account tells which half of the day a 12-hour time is in. */
function halves(
  reading: Reading,
  clocks: Clock[],
  isOfThisCall: (words: Words) => boolean,
): (clock: Clock) => number | undefined {
  const military =
    clocks.some(({ form, hour }) => form === '24' && hour !== 12) || clocks.some(({ form }) => form === '24');
  const marked = clocks.find(({ form }) => form === 'am' || form === 'pm');
  const anchor = marked ? minutesWith(marked, marked.form as 'am' | 'pm') : undefined;
  const part = anchor === undefined ? dayPart(reading, isOfThisCall) : undefined;
  const isLateMorning = clocks.some(({ form, hour }) => form === 'open' && hour >= 6 && hour < 12);
  return (clock) => {
    if (clock.form === 'am' || clock.form === 'pm') return minutesWith(clock, clock.form);
    if (clock.form === '24' || (military && !marked)) return clock.hour * 60 + clock.minute;
    // "Dispatched ten forty this morning … cleared twelve oh two".
    if (clock.hour === 12 && part?.[1] === 12 * 60 && isLateMorning) return minutesWith(clock, 'pm');
    const options = [minutesWith(clock, 'am'), minutesWith(clock, 'pm')];
    if (anchor !== undefined) return nearest(options, anchor);
    return part && nearestPart(options, part);
  };
}

function minutesWith({ hour, minute }: Clock, half: 'am' | 'pm'): number {
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
}

function nearest(options: number[], anchor: number): number | undefined {
  const distance = (minutes: number) => {
    const gap = Math.abs(minutes - anchor);
    return Math.min(gap, DAY_MINUTES - gap);
  };
  return options.toSorted((a, b) => distance(a) - distance(b))[0];
}

type Part = readonly [from: number, to: number];
const PARTS: readonly (readonly [RegExp, Part])[] = [
  [/\b(this|yesterday|(mon|tues|wednes|thurs|fri|satur|sun)day|early|late|in the) morning\b|\bthis am\b/, [0, 12 * 60]],
  [/\b(this|yesterday|(mon|tues|wednes|thurs|fri|satur|sun)day|early|late|in the) afternoon\b/, [12 * 60, 18 * 60]],
  [
    /\b(this|last|yesterday|(mon|tues|wednes|thurs|fri|satur|sun)day|early|late|in the|on the) evening\b/,
    [16 * 60, 24 * 60],
  ],
  [
    /\b((just|right) (before|around|at|about)|around|about|at) (lunch|lunchtime|lunch time|noon ?time)\b/,
    [9 * 60, 15 * 60],
  ],
  [
    /\b((just|right) (before|after|around|at)|around|about|at|after|during|before) (supper|suppertime|dinner|dinnertime|supper time|dinner time)\b/,
    [15 * 60, 22 * 60],
  ],
  [
    /\b((just|right) (before|after|around|at)|around|about|at|after|during|before) (breakfast|sunrise|sunup|daylight|dawn)\b/,
    [3 * 60, 11 * 60],
  ],
  [
    /\b(last night|yesterday night|tonight|(mon|tues|wednes|thurs|fri|satur|sun)day night|overnight|middle of the night)\b/,
    [18 * 60, 30 * 60],
  ],
];

function dayPart(reading: Reading, isOfThisCall: (words: Words) => boolean): Part | undefined {
  for (const [pattern, part] of PARTS) {
    if (reading.find(pattern).some(({ source }) => isOfThisCall(source))) return part;
  }
  // "Moscow Road this morning, number 1410": said in the midst of the address.
  const places = reading.items.flatMap(({ address, end }, i, items) =>
    address ? [reading.transcript.slice(items[i - 1]?.end ?? 0, end).toLowerCase()] : [],
  );
  return PARTS.find(([pattern]) => places.some((place) => pattern.test(place)))?.[1];
}

function nearestPart(options: number[], [from, to]: Part): number | undefined {
  const inside = options.filter(
    (minutes) => (minutes >= from && minutes < to) || (minutes + DAY_MINUTES >= from && minutes + DAY_MINUTES < to),
  );
  if (inside.length === 1) return inside[0];
  // Near the edge of the part of the day ("this morning" until a little after noon) the nearer one is meant.
  const middle = (from + to) / 2;
  return nearest(options, middle % DAY_MINUTES);
}

const DATES: readonly RegExp[] = [
  new RegExp(`\\b${MONTH} (the )?(?<day>\\d{1,2})(st|nd|rd|th)?( (?<year>20\\d\\d))?\\b`),
  new RegExp(`\\bthe (?<day>\\d{1,2})(st|nd|rd|th) (of )?${MONTH}( (?<year>20\\d\\d))?\\b`),
  /\b(?<beforelast>(night|day) before (last|yesterday))\b/,
  /\b(?<yesterday>yesterday|last evening)\b/,
  /\b(?<lastnight>last night)\b/,
  /\b(?<=(this (is|was)|call was|fire was|this happened)( from)? )(?<ago>\d) (days|nights) ago\b/,
  /\b(?<today>today|tonight|this (morning|afternoon|evening))\b/,
  new RegExp(`\\b(?<weekday>${DAYS.join('|')})( the (?<day>\\d{1,2})(st|nd|rd|th))?\\b`),
  /\bon the (?<day>\d{1,2})(st|nd|rd|th)\b(?= ((at|around|about|we|i|in the|this)\b|U\d|T\d|\.)|$)/,
];

function spokenDate(
  reading: Reading,
  today: number,
  now: number,
  start: number,
  isOfThisCall: (words: Words) => boolean,
  first: Clock,
): { day: number; source: Words } | undefined {
  const event = reading.items.findIndex(({ clock }) => clock === first);
  const isBeside = ({ from }: Hit) => event >= 0 && Math.abs(from - event) <= BESIDE;
  const found = [...DATES.flatMap((pattern) => reading.find(pattern)), ...writtenHits(reading)]
    .filter(
      (each) =>
        (isOfThisCall(each.source) || isNamedCall(reading, each)) &&
        !isToCome(reading, each) &&
        !isOtherDay(reading, each) &&
        (each.groups.today !== undefined ||
          (each.groups.day !== undefined && each.groups.month === undefined && each.groups.weekday === undefined) ||
          isOwnDay(reading, each)),
    )
    // A day beside the first event's own time is that event's: "at 5:44 p.m. on May 20", whatever a heading says.
    // "Saturday, January 31st" is the more exact for its month; otherwise the day said first is the incident's.
    .sort(
      (a, b) =>
        Number(isBeside(b)) - Number(isBeside(a)) ||
        rank(a) - rank(b) ||
        (Math.abs(a.from - b.from) <= 4 ? 0 : a.from - b.from),
    );
  const days = found.flatMap((hit) => {
    const day = dayOf(hit.groups, today, now, start);
    return day === undefined ? [] : [{ day, source: hit.source }];
  });
  // What is yet to come when it is told was not the incident's day, but that of the paper it is told in.
  return days.find(({ day }) => day < today || (day === today && start <= now)) ?? days[0];
}

/** In words. */
const BESIDE = 6;

function writtenHits({ items, transcript }: Reading): Hit[] {
  return writtenDays(transcript).map(({ start, end, month, day, year }) => {
    const at = items.findIndex((item) => item.end > start);
    const from = at < 0 ? items.length : at;
    const next = items.findIndex((item) => item.start >= end);
    const words = transcript.slice(start, end);
    return {
      from,
      to: next < 0 ? items.length : next,
      text: words,
      groups: { month: String(month), day: String(day), year: String(year) },
      source: { start, end, words },
    };
  });
}

/** "I'm writing up Friday's call", "this is from two nights ago": the day of what is reported, in so many words. */
function isNamedCall({ words }: Reading, { from, to, groups }: Hit): boolean {
  if (groups.ago !== undefined) return true;
  return (
    /\b(writing up|write up|doing|report (for|on|from|of)|catching up on|caught up on|this is( \S+){0,2})( the| that| our)?$/.test(
      words(from - 5, from),
    ) && /('s |^s )?(call|fire|run|wreck|alarm|job|incident|medical|crash)\b/.test(words(to - 1, to + 3))
  );
}

/** "Today" is as often the day of the report. */
const rank = ({ groups }: Hit) => (groups.today === 'today' ? 1 : 0);

const OTHER_OCCASIONS =
  /\b(birthday|birth|born|dob|expired?|inspect\w*|dialysis|anniversary|surgery|discharged|admitted|bought|installed|serviced|due)\b/;

/** "It was twenty-two below last night": what the weather did is not when the call came. */
const WEATHER =
  /\b(below|degrees|zero|snow\w*|rain\w*|storm\w*|froze|frozen|freez\w*|ice|iced|icy|cold|wind|windy|blew|hail|sleet|frost|temperatures?|got down to|inches)( \S+){0,2}$/;

/** "fell yesterday and was found this morning", "his chest started hurting last night": when the trouble began. */
const NOT_OURS = String.raw`(?!(?:we|i|us|U\d+|call\w*|toned|paged|sent|dispatched|hit)\b)\S+`;
const TROUBLE = anyOf([
  'fell|drank|drinking|ate|took|noticed|smelled|felt|feeling|sick|ill|coughing|dizzy|worse|seen|talked to',
  String.raw`vomit\w*|heard from|moved in|cooked|painted|delivered|burned|hurting|weak|constipated`,
  String.raw`(?:pain|breathing|headache|fever|symptoms|chest|bleeding|swelling|rash|cramps|nausea)(?: \S+){0,3}`,
  `(?:he|she|they|who|guy|lady|owner|homeowner|tenant|neighbor|patient|man|woman)(?: ${NOT_OURS}){1,3}`,
]);
const ONSET = new RegExp(String.raw`\b${TROUBLE}(?: ${NOT_OURS}){0,3}$`);

/** A day by its name is the incident's where the account opens with it, or a clock time or a unit's doing stands beside it. */
function isOwnDay({ items, words }: Reading, { from, to }: Hit): boolean {
  const before =
    words(from - 6, from)
      .split(' . ')
      .at(-1) ?? '';
  if (OTHER_OCCASIONS.test(before) || WEATHER.test(before) || ONSET.test(before)) return false;
  if (
    /\b(?<!\b(this|is|was|it's|1|run|call|report|fire|incident|wreck|crash|alarm|job|medical|accident) )from( the| last)*$/.test(
      words(from - 4, from),
    )
  )
    return false;
  if (
    /\b(like|than|since|until|till|through|besides|unlike|before|after|to|every|all)( the| that| last| this)*$/.test(
      words(from - 4, from),
    )
  )
    return false;
  if (from <= 25) return isOfTheCall(items, from);
  // "It also went off Monday at 1400", "cleared at 0130 Sunday": once times have been told, a day is no longer the first event's.
  const first = items.findIndex(({ clock }) => clock !== undefined);
  if (first >= from - 3 && first < to + 5) return true;
  return /\b(this (is|was)|this (1|call|run|incident|fire) (was|happened)|incident (date|was)|date (of|is|was)|(happened|occurred|dated|all|was)( back)?|date)( on)?( the)?$/.test(
    words(from - 6, from),
  );
}

/** In the opening words, or in a sentence that speaks of the call; "the furnace guy was there Monday" is neither. */
function isOfTheCall(items: Reading['items'], from: number): boolean {
  const first = items.findIndex(({ text }) => text === '.');
  if (first < 0 || first >= from) return true;
  let [start, end] = [from, from];
  while (start > 0 && items[start - 1]?.text !== '.') start--;
  while (end < items.length && items[end]?.text !== '.') end++;
  if (end - start <= 6) return true;
  return items
    .slice(start, end)
    .some(({ text, clock, unit }) => clock !== undefined || unit !== undefined || THE_CALL.test(text));
}
const THE_CALL =
  /^(call|calls|fire|run|incident|wreck|crash|accident|alarm|job|report|happened|occurred|we|i|toned|dispatched|responded|this|that's|it's|date|back|evening|night|morning|afternoon)$/;

const ANOTHER_TIME = new RegExp(
  String.raw`\b${anyOf([
    "(had|we'd|they'd|he'd|she'd) (been|had|gone|already)",
    'been (there|here|sick|out)',
    'were (just )?there',
    'same (house|place|address|building|apartment|patient|guy|lady|people)',
    'inspected|serviced|installed',
  ])}\b`,
);

/** "We had been to the same house on Saturday": the day of another call. */
function isOtherDay({ items }: Reading, { from }: Hit): boolean {
  let start = from;
  while (start > 0 && from - start < 12 && items[start - 1]?.text !== '.') start--;
  const before = items
    .slice(start, from)
    .map((item) => item.text)
    .join(' ');
  return ANOTHER_TIME.test(before);
}

/** "he'll be out Monday" is a day that has not come. */
function isToCome({ items }: Reading, { from }: Hit): boolean {
  let start = from;
  while (start > 0 && from - start < 7 && items[start - 1]?.text !== '.') start--;
  const before = items.slice(start, from).map((item) => item.text);
  return before.some((word) =>
    /^(will|.+'ll|until|till|next|by|coming|tomorrow|requested|scheduled|going|since|every|prior)$/.test(word),
  );
}

function dayOf(
  said: Record<string, string | undefined>,
  today: number,
  now: number,
  start: number,
): number | undefined {
  const date = new Date(today);
  if (said.beforelast) return today - (start < 12 * 60 && said.beforelast.startsWith('night') ? 1 : 2) * 86_400_000;
  if (said.today) return latestDay(today, now, start);
  if (said.ago) return today - Number(said.ago) * 86_400_000;
  if (said.yesterday) return today - 86_400_000;
  // After midnight "last night" is the night that ends today.
  if (said.lastnight) return start < 12 * 60 ? latestDay(today, now, start) : today - 86_400_000;
  if (said.month && said.day) {
    const month = /^\d/.test(said.month) ? Number(said.month) : monthOf(said.month);
    const year = said.year ? Number(said.year) : date.getUTCFullYear();
    const day = Date.UTC(year, month, Number(said.day));
    return said.year || day <= today ? day : Date.UTC(year - 1, month, Number(said.day));
  }
  if (said.day) {
    const day = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), Number(said.day));
    return day <= today ? day : Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, Number(said.day));
  }
  if (said.weekday) {
    const back = (date.getUTCDay() - DAYS.indexOf(said.weekday) + 7) % 7;
    return back === 0 && start > now ? today - 7 * 86_400_000 : today - back * 86_400_000;
  }
  return undefined;
}
