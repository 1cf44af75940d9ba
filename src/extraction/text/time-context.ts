import type { Clock } from './clock.ts';
import type { Item } from './item.ts';
import type { Token } from './tokens.ts';

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
  'number box channel permit page unit station room apartment code exit highway suite lot'.split(' '),
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
const AT_THAT_TIME =
  /^((the|our) (call|alarm|tones)|call came|it came|tones|they (toned|paged|dispatched|sent)|(dispatch|dispatched|toned|paged|alerted|enroute|arrived|arrival|cleared|clear|knockdown) |en route|on scene|on location|in service|under control|fire out)/;

const isAlone = (tokens: Token[], i: number, { to }: Clock) =>
  tokens[i - 1]?.text === ',' && (tokens[to] === undefined || /^[.,;]$/.test(tokens[to]?.text ?? ''));

const lastClock = (before: Item[]) => before.slice(-140).findLast((item) => item.clock)?.clock;

/** Not long after the last time said. */
function isSoon(before: Item[], { hour, minute }: Clock): boolean {
  const last = lastClock(before);
  if (!last) return false;
  const passed = (hour * 60 + minute - last.hour * 60 - last.minute + 1440) % 1440;
  return passed <= 90 || passed >= 1425;
}

/** "He had a stroke in 2019": calls come in at a time of day, and what was long ago was in a year. */
const isYear = (clock: Clock, before: Item[]): boolean =>
  before.at(-1)?.text === 'in' &&
  (clock.hour === 19 || (clock.hour === 20 && clock.minute < 30)) &&
  before.at(-2)?.unit === undefined &&
  !COMES_IN.test(before.at(-2)?.text ?? '') &&
  !isSoon(before, clock);
const COMES_IN =
  /^(came|come|comes|coming|called|calls?|phoned|rang|checked|rolled|pulled|marked|went|was|were|is|are|all|both|us|walked|got|signed|turned|reported|it|that|this|1st|due|.*ing)$/;

/** Whether digits that could be a clock time are one where they stand. */
export function isTimeHere(tokens: Token[], i: number, clock: Clock, before: Item[]): boolean {
  const next = tokens[clock.to]?.text ?? '';
  const own = tokens[i]?.text ?? '';
  // "at 1430 or 1431" is about 1430.
  const either = next === 'or' && /^\d{4}$/.test(own) && tokens[i - 1]?.text === 'at';
  // "at ten oh four kids were lined up": nobody counts with an "oh".
  const spelled = tokens[i + 1]?.text === '0' && clock.to - i === 3;
  if (MEASURES.has(next) && !either && !spelled) return false;
  // "Just after noon at 12:01" has its time behind it.
  if (/^(noon|midnight)$/.test(own) && next === 'at' && /^(after|before|past)$/.test(tokens[i - 1]?.text ?? ''))
    return false;
  if (own.includes(':') || own === 'noon' || own === 'midnight' || clock.form === 'am' || clock.form === 'pm')
    return true;
  const lastWord = tokens[clock.to - 1]?.text ?? '';
  if (/^(hours|hrs|o'clock)$/.test(lastWord)) return true;
  // "1503 dispatch, 1504 en route": a full time right before what happened then.
  const whole = /^\d{4}$/.test(own) || (clock.form === '24' && clock.hour > 12 && clock.to - i === 2);
  if (whole && AT_THAT_TIME.test(`${next} ${tokens[clock.to + 1]?.text ?? ''}`)) return true;
  const previous = before.at(-1);
  if (!previous) return false;
  const sinceEvent =
    previous.text === 'since' &&
    (ARRIVALS.has(before.at(-2)?.text ?? '') || /^(there|here|location)$/.test(before.at(-2)?.text ?? ''));
  // "arrival time was 1512", "Rescue 11 was 1558".
  const subject = before.at(-2);
  const told =
    /^(was|is|were)$/.test(previous.text) &&
    (subject?.unit !== undefined || TIME_NOUNS.has(subject?.text ?? '') || BEFORE_TIME.has(subject?.text ?? ''));
  if (told && clock.form === '24' && clock.to - i <= 3) return true;
  // "Rescue 1 was two twenty six".
  if (told && subject?.unit !== undefined && clock.to - i >= 2 && isSoon(before, clock)) return true;
  // "Ladder 1 and Tanker 1, they were 1901."
  if (
    /^(was|were)$/.test(previous.text) &&
    /^(they|we|he|she|i|both|all|everybody|that|which)$/.test(subject?.text ?? '') &&
    /^\d{4}$/.test(own) &&
    (isSoon(before, clock) || before.slice(-5).some(({ text }) => /^(called|toned|paged|dispatched)$/.test(text)))
  )
    return true;
  // "so make it 1535".
  if (
    /^(it|that)$/.test(previous.text) &&
    /^(make|call)$/.test(subject?.text ?? '') &&
    /^\d{4}$/.test(own) &&
    isSoon(before, clock)
  )
    return true;
  // Leading zeros are how nothing but a clock is written or said, a label's number apart.
  const zeros = /^0\d{3}$/.test(own) || (own === '0' && clock.to - i >= 3);
  if (zeros && !LABELS.has(previous.text)) return true;
  // "Truck 9 pulled in behind us 1758".
  if (
    /^(us|them|me|him)$/.test(previous.text) &&
    /^(behind|with|after|before|beat|to|toned|paged)$/.test(subject?.text ?? '') &&
    /^\d{4}$/.test(own) &&
    isSoon(before, clock)
  )
    return true;
  // "First arriving unit 1146".
  if (previous.text === 'unit' && /^(arriving|due|1st|2nd|last)$/.test(subject?.text ?? '') && /^\d{4}$/.test(own))
    return true;
  if (isYear(clock, before)) return false;
  if (NOT_BEFORE_TIME.has(previous.text) && !sinceEvent) return false;
  if (sinceEvent) return true;
  if (previous.unit !== undefined || previous.clock !== undefined) return true;
  if (BEFORE_TIME.has(previous.text)) return true;
  // "Water on fire 1130."
  if (
    /^\d{4}$/.test(own) &&
    /^(fire|primary|search)$/.test(previous.text) &&
    /^([.,;]|from|by|with|off|and|)$/.test(next) &&
    isSoon(before, clock)
  )
    return true;
  // "Engine on scene 1313, ambulance 1315."
  if (/^\d{4}$/.test(own) && KINDS.has(previous.text) && isSoon(before, clock)) return true;
  // "Medic 34 a minute behind us, 1720.": a full time that stands alone, not long after the last one.
  if (/^\d{4}$/.test(own) && isAlone(tokens, i, clock) && isSoon(before, clock)) return true;
  // "we got water on it thirteen fifty five": on the 24-hour clock, soon after the last time, it can be little else.
  const last = lastClock(before);
  if (
    last?.form === '24' &&
    clock.form === '24' &&
    clock.hour > 12 &&
    clock.to - i >= 2 &&
    tokens[clock.to]?.kind !== 'number'
  ) {
    const passed = (clock.hour * 60 + clock.minute - last.hour * 60 - last.minute + 1440) % 1440;
    if (passed <= 60 || passed >= 1425) return true;
  }
  // "on scene at the trailhead 1419": a full time not far behind what it is the time of.
  const near = before.slice(-6);
  return /^\d{4}$/.test(own) && near.some((item) => ARRIVALS.has(item.text)) && !near.some((item) => item.clock);
}
