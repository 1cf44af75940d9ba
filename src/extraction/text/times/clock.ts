import type { Token } from '../tokens.ts';

/** A spoken clock time before it is known which half of the day, which day and which zone it is in. */
export interface Clock {
  hour: number;
  minute: number;
  second?: number;
  /** Said with a.m. or p.m. (or "in the afternoon"), on the 24-hour clock, or neither. */
  form: 'am' | 'pm' | '24' | 'open';
  /** The zone said with it, where it is not left to be the department's. */
  zone?: string;
  to: number;
}

/** A clock time that starts at token `i`, judged by its own form alone. */
export function clockAt(tokens: Token[], i: number): Clock | undefined {
  const clock = colonForm(tokens, i) ?? wordForm(tokens, i) ?? pastForm(tokens, i) ?? digitForm(tokens, i);
  return clock && withZone(tokens, withHalf(tokens, clock));
}

const text = (tokens: Token[], i: number) => tokens[i]?.text ?? '';

function colonForm(tokens: Token[], i: number): Clock | undefined {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,2}):(\d{2})(?::([0-5]\d))?$/.exec(text(tokens, i)) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const clock = make(Number(hours), Number(minutes), i + 1, hours.length === 2 && hours.startsWith('0'));
  return clock && Number(seconds) > 0 ? { ...clock, second: Number(seconds) } : clock;
}

function wordForm(tokens: Token[], i: number): Clock | undefined {
  const word = text(tokens, i);
  if (word === 'noon') return { hour: 12, minute: 0, form: 'pm', to: i + 1 };
  if (word === 'midnight') return { hour: 0, minute: 0, form: 'am', to: i + 1 };
  if (tokens[i]?.kind === 'number' && text(tokens, i + 1) === "o'clock") {
    return make(tokens[i]?.value ?? -1, 0, i + 2, false);
  }
  return undefined;
}

/** "quarter past three", "ten to four", "half past two", "five after one". */
function pastForm(tokens: Token[], i: number): Clock | undefined {
  let at = i;
  if (text(tokens, at) === 'a') at++;
  const first = tokens[at];
  const minutes =
    first?.text === 'quarter' ? 15 : first?.text === 'half' ? 30 : first?.kind === 'number' ? first.value : undefined;
  if (minutes === undefined || minutes < 1 || minutes > 30) return undefined;
  if (text(tokens, at + 1) === 'minutes') at++;
  const direction = text(tokens, at + 1);
  const named = wordForm(tokens, at + 2);
  if (named && /^(noon|midnight)$/.test(text(tokens, at + 2))) return besideTwelve(named, minutes, direction);
  const hour = tokens[at + 2]?.kind === 'number' ? (tokens[at + 2]?.value ?? -1) : -1;
  if (hour < 1 || hour > 12) return undefined;
  if (direction === 'past' || direction === 'after') return make(hour, minutes, at + 3, false);
  if (
    (direction === 'to' || direction === 'till' || direction === 'til' || direction === 'of') &&
    first?.text !== 'half'
  ) {
    return make(hour === 1 ? 12 : hour - 1, 60 - minutes, at + 3, false);
  }
  return undefined;
}

/** "Quarter past midnight", "twenty to noon". */
function besideTwelve({ hour, to }: Clock, minutes: number, direction: string): Clock | undefined {
  if (/^(past|after)$/.test(direction))
    return { hour: hour === 0 ? 12 : hour, minute: minutes, form: hour === 0 ? 'am' : 'pm', to };
  if (!/^(to|till|til|of|before)$/.test(direction)) return undefined;
  return { hour: 11, minute: 60 - minutes, form: hour === 0 ? 'pm' : 'am', to };
}

/** Digits and groups of digits: 1432, 14 32, 14 0 5, 0 7 15, 0 0 0 7, 2000, 0 800. */
function digitForm(tokens: Token[], i: number): Clock | undefined {
  if (tokens[i]?.kind !== 'number') return undefined;
  const groups: string[] = [];
  for (let k = i; k < i + 4; k++) {
    const token = tokens[k];
    if (token?.kind !== 'number' || !/^\d{1,4}$/.test(token.text)) break;
    groups.push(token.text);
  }
  const [a = '', b = '', c = '', d = ''] = groups;
  if (/^\d{4}$/.test(a)) return make(Number(a.slice(0, 2)), Number(a.slice(2)), i + 1, true);
  if (a === '0') {
    if (b === '0' && c === '0' && /^\d$/.test(d)) return make(0, Number(d), i + 4, true);
    if (b === '0' && /^[1-5]\d$/.test(c)) return make(0, Number(c), i + 3, true);
    if (b === '0' && /^[1-5]$/.test(c) && /^\d$/.test(d)) return make(0, Number(c + d), i + 4, true);
    if (b === '0' && /^\d$/.test(c)) return make(0, Number(c), i + 3, true);
    if (/^[1-9]00$/.test(b)) return make(Number(b[0]), 0, i + 2, true);
    if (/^[1-9]$/.test(b) && c === '0' && /^\d$/.test(d)) return make(Number(b), Number(d), i + 4, true);
    if (/^[1-9]$/.test(b) && /^[1-5]\d$/.test(c)) return make(Number(b), Number(c), i + 3, true);
    if (/^[1-9]$/.test(b) && /^\d$/.test(c) && /^\d$/.test(d)) return make(Number(b), Number(c + d), i + 4, true);
  }
  if (/^0[0-9]$/.test(a) && /^[0-5]\d$/.test(b)) return make(Number(a), Number(b), i + 2, true);
  if (/^([1-9]|1\d|2[0-3])$/.test(a)) {
    if (b === '0' && c === '0') return make(Number(a), 0, i + 3, true);
    if (/^(0|00)$/.test(b) && /^[1-9]$/.test(c)) return make(Number(a), Number(c), i + 3, false);
    if (/^([1-5]\d|0\d)$/.test(b)) return make(Number(a), Number(b), i + 2, false);
  }
  // Hours alone count only with what makes them a time.
  const behind = `${text(tokens, i + 1)} ${text(tokens, i + 2)} ${text(tokens, i + 3)}`;
  const partOfDay = /^((am|pm|[ap] m) |in the (morning|afternoon|evening)|at night )/;
  if (/^\d{1,2}$/.test(a) && partOfDay.test(`${behind} `)) return make(Number(a), 0, i + 1, false);
  const isTold =
    /^(am|pm|hours|[ap] m|this (morning|afternoon|evening)|tonight)\b/.test(behind) || isBehindEvent(tokens, i);
  if (/^[1-9][0-5]\d$/.test(a) && isTold) {
    return make(Number(a[0]), Number(a.slice(1)), i + 1, text(tokens, i + 1) === 'hours');
  }
  return undefined;
}

/** "Dispatched 948", "on scene at 953": three digits are a time right behind what a unit did. */
function isBehindEvent(tokens: Token[], i: number): boolean {
  const at = /^(at|about|around)$/.test(text(tokens, i - 1)) ? i - 2 : i - 1;
  return /^(dispatched|toned|paged|arrived|enroute|scene|route|cleared|available)$/.test(text(tokens, at));
}

function make(hour: number, minute: number, to: number, military: boolean): Clock | undefined {
  if (hour > 24 || minute > 59 || hour < 0 || (hour === 24 && minute > 0)) return undefined;
  return { hour: hour % 24, minute, form: military || hour > 12 || hour === 0 ? '24' : 'open', to };
}

const HALVES: readonly (readonly [words: RegExp, form: 'am' | 'pm'])[] = [
  [/^(am|a m|in the morning|this morning)\b/, 'am'],
  [/^(pm|p m|in the afternoon|this afternoon|in the evening|this evening|at night|tonight)\b/, 'pm'],
];

/** Zones by the words for them; those of a name of their own ("Central", "Pacific") count where no name goes on behind them. */
const ZONES: readonly (readonly [words: RegExp, zone: string])[] = [
  [/^(z|zulu|utc|gmt|greenwich)$/, 'UTC'],
  [/^(est|edt|eastern)$/, 'America/New_York'],
  [/^(cst|cdt|central)$/, 'America/Chicago'],
  [/^(mst|mdt|mountain)$/, 'America/Denver'],
  [/^(pst|pdt|pacific)$/, 'America/Los_Angeles'],
  [/^(akst|akdt)$/, 'America/Anchorage'],
  [/^hst$/, 'Pacific/Honolulu'],
];
const NAMED_ZONE = /^(eastern|central|mountain|pacific)$/;
const GOES_ON = /^((standard|daylight|mean)$|time$|to$|for$|on$|and$|with$|by$|from$|[.,;!?)]|$)/;

function withZone(tokens: Token[], clock: Clock): Clock {
  // The full stop of "p.m." before a capital is taken for the sentence's.
  const isOwnStop = text(tokens, clock.to) === '.' && tokens[clock.to]?.end === tokens[clock.to - 1]?.end;
  const at = isOwnStop ? clock.to + 1 : clock.to;
  const said = text(tokens, at);
  const zone = ZONES.find(([words]) => words.test(said))?.[1];
  if (!zone || (NAMED_ZONE.test(said) && !GOES_ON.test(text(tokens, at + 1)))) return clock;
  let to = at + 1;
  if (/^(standard|daylight|mean)$/.test(text(tokens, to))) to++;
  if (text(tokens, to) === 'time') to++;
  return { ...clock, ...(zone === 'UTC' && { form: '24' as const }), zone, to };
}

function withHalf(tokens: Token[], clock: Clock): Clock {
  let { to } = clock;
  if (text(tokens, to) === 'hours' || text(tokens, to) === 'hrs') return { ...clock, form: '24', to: to + 1 };
  const following = [0, 1, 2].map((k) => text(tokens, to + k)).join(' ');
  for (const [words, form] of HALVES) {
    const match = words.exec(following);
    if (!match || clock.hour > 12) continue;
    // "this morning" belongs to the sentence as much as to the time: it is read here and left there.
    if (!match[0].startsWith('this') && match[0] !== 'tonight') to += match[0].split(' ').length;
    // "1:30 tonight", "12:40 at night".
    const isPastMidnight = clock.hour % 12 < 4 && /^(at night|tonight)$/.test(match[0]);
    const half = isPastMidnight ? 'am' : form;
    return { ...clock, form: half, to };
  }
  return clock;
}
