import type { Mentions, Span } from '../../text/mentions.ts';

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

function relative(transcript: string, start: number, end: number, minutes: number | undefined, word: string) {
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

/** Words that stand between two statements: of one sentence, and not far apart. */
const NEAR = 45;

/** The relative time said of a statement. */
export function relativeOf(transcript: string, times: readonly RelativeTime[], said: Span): RelativeTime | undefined {
  return times.find((time) => {
    const [from, to] = time.start < said.start ? [time.end, said.start] : [said.end, time.start];
    return from >= to || (to - from <= NEAR && !/[.;!?\n]/.test(transcript.slice(from, to)));
  });
}
