import type { Item } from '../item.ts';
import type { Token } from '../tokens.ts';
import { anyOf } from '../words.ts';
import { IS_MONTH } from './calendar-words.ts';
import type { Clock } from './clock.ts';

const BEFORE_TIME = new Set(
  `at around about approximately approx roughly by until till from @ time scene clear cleared service available dispatched dispatch enroute
  route responding responded toned tones paged alerted arrived location arrival arriving arrive there out in up staged staging returned canceled cancelled
  cancel received quarters loose down controlled control extinguished complete completed established command here released terminated call left
  hospital er 1st 2nd last else together and hours again place back home going rolling rolled assignment ended over aboard then due showed
  knocked knockdown extricated freed free departed secured marked underway negative started began done finished`.split(
    /\s+/,
  ),
);
const LABELS = new Set(
  'number box channel permit page unit station room rm apartment code exit highway suite lot'.split(' '),
);
const NOT_BEFORE_TIME = new Set([...LABELS, ...'since of the was is to'.split(' ')]);
const MEASURES = new Set(
  `feet foot ft gallons gallon acres acre psi people students percent pounds patients miles mile yards yard square dollars ppm parts degrees
  story stories storey year years inch inches times volts kids units cars vehicles block hundred customers residents homes houses bags
  gpm minutes days months weeks month week day floor pm-old old or`.split(/\s+/),
);

const ARRIVALS = new Set(['scene', 'arrived', 'dispatched', 'cleared', 'toned', 'paged']);

const KINDS = new Set(
  'engine pumper truck ladder tower quint rescue squad medic ambulance battalion chief tanker tender brush'.split(' '),
);
const TIME_NOUNS = new Set('time arrival dispatch page tones alarm clear call knockdown enroute'.split(' '));
const MILESTONE_WORDS = new Set('water knockdown knocked control primary search extrication command'.split(' '));
const AT_THAT_TIME = new RegExp(
  `^${anyOf(['(the|our) (call|alarm|tones)', 'call came', 'it came', 'tones', 'they (toned|paged|dispatched|sent)', '(dispatch|dispatched|toned|paged|alerted|enroute|arrived|arrival|cleared|clear|knockdown) ', 'en route', 'on scene', 'on location', 'in service', 'under control', 'fire out'])}`,
);

const isAlone = (tokens: Token[], i: number, { to }: Clock) =>
  tokens[i - 1]?.text === ',' && (tokens[to] === undefined || /^[.,;]$/.test(tokens[to]?.text ?? ''));

const lastClock = (before: Item[]) => before.slice(-140).findLast((item) => item.clock)?.clock;

/** Not long after the last time said. */
function isSoon(before: Item[], { hour, minute }: Clock): boolean {
  const last = lastClock(before);
  return last !== undefined && isWithin(90, last, { hour, minute });
}

/** A quarter of an hour back at most, for people tell things out of order. */
function isWithin(minutes: number, last: Pick<Clock, 'hour' | 'minute'>, now: Pick<Clock, 'hour' | 'minute'>): boolean {
  const passed = (now.hour * 60 + now.minute - last.hour * 60 - last.minute + 1440) % 1440;
  return passed <= minutes || passed >= 1425;
}

/** "He had a stroke in 2019": calls come in at a time of day, and what was long ago was in a year. */
const isYear = (clock: Clock, before: Item[]): boolean =>
  (clock.hour === 19 || (clock.hour === 20 && clock.minute < 50)) &&
  (isDayOfMonth(before) ||
    (before.at(-1)?.text === 'in' &&
      clock.minute < (clock.hour === 20 ? 30 : 60) &&
      before.at(-2)?.unit === undefined &&
      !COMES_IN.test(before.at(-2)?.text ?? '') &&
      !isSoon(before, clock)));

/** "March 3, 2025", "Sept. 14th 2026". */
const isDayOfMonth = (before: Item[]): boolean =>
  /^\d{1,2}(st|nd|rd|th)?$/.test(before.at(-1)?.text ?? '') && IS_MONTH.test(before.at(-2)?.text ?? '');
const COMES_IN =
  /^(came|come|comes|coming|called|calls?|phoned|rang|checked|rolled|pulled|marked|went|was|were|is|are|all|both|us|walked|got|signed|turned|reported|it|that|this|1st|due|.*ing)$/;

/** Digits that could be a clock time, and what stands around them. */
interface Candidate {
  clock: Clock;
  /** The first token as it is written, and the one behind the last. */
  own: string;
  next: string;
  /** The items before: the last, and the one before that. */
  previous: Item;
  subject: Item | undefined;
  before: Item[];
  tokens: Token[];
  i: number;
}

const isFull = ({ own }: Candidate) => /^\d{4}$/.test(own);

/** What makes digits a time by the words before them, whatever those words would else say. */
const TOLD: readonly ((candidate: Candidate) => boolean)[] = [
  // "arrival time was 1512", "Rescue 11 was 1558".
  (each) => isToldOf(each) && each.clock.form === '24' && each.clock.to - each.i <= 3,
  // "Rescue 1 was two twenty six".
  (each) =>
    isToldOf(each) &&
    each.subject?.unit !== undefined &&
    each.clock.to - each.i >= 2 &&
    isSoon(each.before, each.clock),
  // "First water on it was 1406."
  (each) =>
    /^(was|is)$/.test(each.previous.text) &&
    isFull(each) &&
    isSoon(each.before, each.clock) &&
    each.before.slice(-6).some(({ text }) => MILESTONE_WORDS.has(text)),
  // "Ladder 1 and Tanker 1, they were 1901."
  (each) =>
    /^(was|were)$/.test(each.previous.text) &&
    /^(they|we|he|she|i|both|all|everybody|that|which)$/.test(each.subject?.text ?? '') &&
    isFull(each) &&
    (isSoon(each.before, each.clock) ||
      each.before.slice(-5).some(({ text }) => /^(called|toned|paged|dispatched)$/.test(text))),
  // "We were out the door 2218".
  ({ previous, before }) => previous.text === 'door' && before.at(-3)?.text === 'out',
  // "so make it 1535".
  (each) =>
    /^(it|that)$/.test(each.previous.text) &&
    /^(make|call)$/.test(each.subject?.text ?? '') &&
    isFull(each) &&
    isSoon(each.before, each.clock),
  // Leading zeros are how nothing but a clock is written or said, a label's number apart.
  ({ own, clock, i, previous }) =>
    (/^0\d{3}$/.test(own) || (own === '0' && clock.to - i >= 3)) && !LABELS.has(previous.text),
  // "Truck 9 pulled in behind us 1758".
  (each) =>
    /^(us|them|me|him)$/.test(each.previous.text) &&
    /^(behind|with|after|before|beat|to|toned|paged)$/.test(each.subject?.text ?? '') &&
    isFull(each) &&
    isSoon(each.before, each.clock),
  // "First arriving unit 1146".
  (each) =>
    each.previous.text === 'unit' && /^(arriving|due|1st|2nd|last)$/.test(each.subject?.text ?? '') && isFull(each),
  // "been on scene since 1410".
  ({ previous, subject }) =>
    previous.text === 'since' &&
    (ARRIVALS.has(subject?.text ?? '') || /^(there|here|location)$/.test(subject?.text ?? '')),
];

/** What makes them one where nothing before them speaks against it. */
const LIKELY: readonly ((candidate: Candidate) => boolean)[] = [
  ({ previous }) => previous.unit !== undefined || previous.clock !== undefined || BEFORE_TIME.has(previous.text),
  // "Water on fire 1130."
  (each) =>
    isFull(each) &&
    /^(fire|primary|search)$/.test(each.previous.text) &&
    /^([.,;]|from|by|with|off|and|)$/.test(each.next) &&
    isSoon(each.before, each.clock),
  // "Engine on scene 1313, ambulance 1315."
  (each) => isFull(each) && KINDS.has(each.previous.text) && isSoon(each.before, each.clock),
  // "Medic 34 a minute behind us, 1720.": a full time that stands alone, not long after the last one.
  (each) => isFull(each) && isAlone(each.tokens, each.i, each.clock) && isSoon(each.before, each.clock),
  // "we got water on it thirteen fifty five": on the 24-hour clock, soon after the last time, it can be little else.
  ({ clock, before, tokens, i }) => {
    const last = lastClock(before);
    return (
      last?.form === '24' &&
      clock.form === '24' &&
      clock.hour > 12 &&
      clock.to - i >= 2 &&
      tokens[clock.to]?.kind !== 'number' &&
      isWithin(60, last, clock)
    );
  },
  // "on scene at the trailhead 1419": a full time not far behind what it is the time of.
  (each) => {
    const near = each.before.slice(-6);
    return isFull(each) && near.some((item) => ARRIVALS.has(item.text)) && !near.some((item) => item.clock);
  },
];

function isToldOf({ previous, subject }: Candidate): boolean {
  return (
    /^(was|is|were)$/.test(previous.text) &&
    (subject?.unit !== undefined || TIME_NOUNS.has(subject?.text ?? '') || BEFORE_TIME.has(subject?.text ?? ''))
  );
}

/** Whether digits that could be a clock time are one where they stand. */
export function isTimeHere(tokens: Token[], i: number, clock: Clock, before: Item[]): boolean {
  const next = tokens[clock.to]?.text ?? '';
  const own = tokens[i]?.text ?? '';
  if (MEASURES.has(next) && !isTimeAllTheSame(tokens, i, clock, before)) return false;
  const isNamed = own === 'noon' || own === 'midnight';
  // "Just after noon at 12:01" has its time behind it.
  if (isNamed && next === 'at' && /^(after|before|past)$/.test(tokens[i - 1]?.text ?? '')) return false;
  if (own.includes(':') || isNamed || clock.form === 'am' || clock.form === 'pm') return true;
  if (/^(hours|hrs|o'clock)$/.test(tokens[clock.to - 1]?.text ?? '')) return true;
  // "1503 dispatch, 1504 en route": a full time right before what happened then.
  const whole = /^\d{4}$/.test(own) || (clock.form === '24' && clock.hour > 12 && clock.to - i === 2);
  if (whole && AT_THAT_TIME.test(`${next} ${tokens[clock.to + 1]?.text ?? ''}`)) return true;
  const previous = before.at(-1);
  if (!previous) return false;
  const candidate: Candidate = { clock, own, next, previous, subject: before.at(-2), before, tokens, i };
  if (TOLD.some((sign) => sign(candidate))) return true;
  if (isYear(clock, before) || NOT_BEFORE_TIME.has(previous.text)) return false;
  return LIKELY.some((sign) => sign(candidate));
}

/** A time although something that is counted stands behind it. */
function isTimeAllTheSame(tokens: Token[], i: number, clock: Clock, before: Item[]): boolean {
  const isWhole = /^\d{4}$/.test(tokens[i]?.text ?? '');
  // "at 1430 or 1431" is about 1430.
  if (isWhole && tokens[clock.to]?.text === 'or' && tokens[i - 1]?.text === 'at') return true;
  // "at ten oh four kids were lined up": nobody counts with an "oh".
  if (tokens[i + 1]?.text === '0' && clock.to - i === 3) return true;
  // "Engine 54 on scene 1432, Truck 51 at 1434 customers standing outside".
  return isWhole && before.at(-1)?.text === 'at' && before.at(-2)?.unit !== undefined && isSoon(before, clock);
}
