import type { Mentions, Span } from '../../text/mentions.ts';
import { NEAR_A_STATEMENT } from '../../tuned.ts';

/** "Twenty minutes later", "ten minutes after we arrived". */
export interface RelativeTime extends Span {
  minutes: number | undefined;
  /** What it is counted from: the time told before it, the arrival, or something that has no time here. */
  from: 'before' | 'arrival' | 'unknown';
}

const SPOKEN = /\b(a|an|one|half an|a couple of|a few|several|some) (minute|hour)s? (later|after|into|in)\b/gi;
const MINUTES: Readonly<Record<string, number>> = { 'half an': 0.5, a: 1, an: 1, one: 1 };
const UNIT = /^\s*(?:or so )?(minute|min|hour)s?\.?\s+(later|after|into|in)\b/i;
const ARRIVAL = /^\s*(?:we |our |the |first )*(?:arriv|got (?:there|on scene)|pull(?:ed|ing) up|being on scene)/i;

/** The relative times of an account, in order. */
export function relativeTimes(transcript: string, { numbers }: Mentions): RelativeTime[] {
  const found: RelativeTime[] = [];
  for (const { start, end, value } of numbers) {
    const [said, unit, word] = UNIT.exec(transcript.slice(end, end + 40)) ?? [];
    if (said && unit && word) found.push(relative(transcript, start, end + said.length, inMinutes(value, unit), word));
  }
  for (const match of transcript.matchAll(SPOKEN)) {
    const [said, count = '', unit = '', word = ''] = match;
    const value = MINUTES[count.toLowerCase()];
    const minutes = value === undefined ? undefined : inMinutes(value, unit);
    found.push(relative(transcript, match.index, match.index + said.length, minutes, word));
  }
  return found.sort((a, b) => a.start - b.start);
}

function relative(
  transcript: string,
  start: number,
  end: number,
  minutes: number | undefined,
  word: string,
): RelativeTime {
  const isArrival = /^(after|in|into)$/i.test(word) && ARRIVAL.test(transcript.slice(end, end + 40));
  // "Under control forty five minutes after that".
  const isLater =
    /^later$/i.test(word) || (/^after$/i.test(word) && /^\s*that\b/i.test(transcript.slice(end, end + 8)));
  const from: RelativeTime['from'] = isArrival ? 'arrival' : isLater ? 'before' : 'unknown';
  return { start, end, minutes, from };
}

function inMinutes(value: number, unit: string): number {
  return /^hour/i.test(unit) ? value * 60 : value;
}

/** The relative time said of a statement. */
export function relativeOf(transcript: string, times: readonly RelativeTime[], said: Span): RelativeTime | undefined {
  return times.find((time) => {
    const [from, to] = time.start < said.start ? [time.end, said.start] : [said.end, time.start];
    return from >= to || (to - from <= NEAR_A_STATEMENT && !/[.;!?\n]/.test(transcript.slice(from, to)));
  });
}

/** "In about twenty minutes", "it took an hour and a half": how long something took, counted from who knows when. */
const LASTED =
  /\b(?:took|taking|in|within|inside|inside of|under|after|over)(?: (?:us|them|me|just|only|about|around|roughly|nearly|almost|over|under|maybe|some|less than|more than|at least|a little))* $/i;
const TOOK = /^ (?:later )?(?:it|that|this) took\b/i;
const A_WHILE = /\b(?:(?:half )?an?|one|a couple of|a few|several) (?:minute|hour)s?\b/gi;
const WHILE = /^[- ](?:minute|min|hour)s?\b(?: and a half)?/i;

/** What may stand between a statement and how long it took; "the fire was out, overhaul took two hours" is of another. */
const JOINS =
  /^(?:[\s,]|\b(?:and a half|it|that|which|this|and|all|only|just|about|around|in|within|inside|of|after|took|us|them|under|over|nearly|almost|less|more|than|at|least|to|get|bring|have|put|before|we|had|got|was|the|fire|complete|finish|do|did|a|an|completely|finally|extinguish|knock|primary|on|water)\b)*$/i;

/** Whether it is said of a statement how long it took: "knocked down in fifteen minutes", "it took an hour to put it out". */
export function hasLasted(transcript: string, { numbers }: Mentions, said: Span): boolean {
  const whiles = [
    ...numbers.flatMap(({ start, end }) => {
      const [unit] = WHILE.exec(transcript.slice(end, end + NEAR_A_STATEMENT)) ?? [];
      return unit ? [{ start, end: end + unit.length }] : [];
    }),
    ...[...transcript.matchAll(A_WHILE)].map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  ];
  return whiles.some(({ start, end }) => {
    const [from, to] = start < said.start ? [end, said.start] : [said.end, start];
    const before = transcript.slice(Math.max(0, start - NEAR_A_STATEMENT), start);
    const isLong = LASTED.test(before) || TOOK.test(transcript.slice(end, end + NEAR_A_STATEMENT));
    return isLong && to - from <= NEAR_A_STATEMENT && JOINS.test(transcript.slice(from, Math.max(from, to)));
  });
}
