import type { Reading } from '../reading.ts';
import { DAYS, MONTH, monthOf, WEEKDAY, writtenDays } from './calendar-words.ts';

const DAY = 86_400_000;

/** Words that name a day or a part of one, however they are meant: whose day it is, is for the learned reader to say. */
export interface DayMention {
  start: number;
  end: number;
  said: Said;
}

export interface Said {
  /** What a pattern found, by the names of its groups. */
  day?: Record<string, string | undefined>;
  /** Minutes since midnight, past 1440 for what lasts into the next day. */
  part?: Part;
}

export type Part = readonly [from: number, to: number];

const NAMED: readonly RegExp[] = [
  new RegExp(`\\b(?<day>\\d{1,2}) ${MONTH} (?<year>20\\d\\d|\\d\\d)\\b`),
  new RegExp(`\\b${MONTH} (the )?(?<day>\\d{1,2})(st|nd|rd|th)?( (?<year>20\\d\\d))?\\b`),
  new RegExp(`\\bthe (?<day>\\d{1,2})(st|nd|rd|th) (of )?${MONTH}( (?<year>20\\d\\d))?\\b`),
  /\b(?<beforelast>(night|day) before (last|yesterday))\b/,
  /\b(?<yesterday>yesterday|last evening)\b/,
  /\b(?<lastnight>last night)\b/,
  /\b(?<ago>\d) (days|nights) ago\b/,
  /\b(?<today>today|tonight|this (morning|afternoon|evening))\b/,
  new RegExp(`\\b${WEEKDAY}( the (?<day>\\d{1,2})(st|nd|rd|th))?\\b`),
  /\bon the (?<day>\d{1,2})(st|nd|rd|th)\b(?= ((at|around|about|we|i|in the|this)\b|U\d|T\d|\.)|$)/,
];

const OF_A_DAY = '(this|last|yesterday|(mon|tues|wednes|thurs|fri|satur|sun)day|early|late|in the|on the)';
const NEAR = '((just|right) (before|after|around|at|about)|around|about|at|after|during|before)';
const PARTS: readonly (readonly [words: string, Part])[] = [
  [`${OF_A_DAY} morning|this am`, [0, 12 * 60]],
  [`${OF_A_DAY} afternoon`, [12 * 60, 18 * 60]],
  [`${OF_A_DAY} evening`, [16 * 60, 24 * 60]],
  [`${NEAR} (lunch|lunchtime|lunch time|noon ?time)`, [9 * 60, 15 * 60]],
  [`${NEAR} (supper|dinner) ?(time)?`, [15 * 60, 22 * 60]],
  [`${NEAR} (breakfast|sunrise|sunup|daylight|dawn)`, [3 * 60, 11 * 60]],
  // At six in the morning nobody says "tonight", but at half past five on a winter's evening they do.
  ['tonight', [17 * 60, 28 * 60]],
  [
    'last night|yesterday night|(mon|tues|wednes|thurs|fri|satur|sun)day night|overnight|middle of the night',
    [18 * 60, 30 * 60],
  ],
];
const PART_WORDS = PARTS.map(([words, part]) => [new RegExp(`\\b(${words})\\b`, 'gi'), part] as const);

export function daysIn(reading: Reading): DayMention[] {
  const named = [
    ...NAMED.flatMap((pattern) => reading.find(pattern)).map(({ source: { start, end }, groups }) => ({
      start,
      end,
      said: { day: groups },
    })),
    ...writtenDays(reading.transcript).map(({ start, end, ...day }) => ({ start, end, said: { day } })),
  ];
  const parts = PART_WORDS.flatMap(([pattern, part]) =>
    [...reading.transcript.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      said: { part },
    })),
  );
  return [...apart(named, reading.transcript), ...parts].sort((a, b) => a.start - b.start);
}

/** Of what several patterns found in the same words, what says the most; "Thursday, August 13" is one day. */
function apart(days: DayMention[], transcript: string): DayMention[] {
  const kept: DayMention[] = [];
  for (const day of days.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    const isDate = day.said.day?.month !== undefined;
    if (last?.said.day?.weekday && isDate && /^[\s,.]{0,3}$/.test(transcript.slice(last.end, day.start)))
      kept[kept.length - 1] = { ...day, start: last.start };
    else if (!last || day.start >= last.end) kept.push(day);
    else if (day.end - day.start > last.end - last.start) kept[kept.length - 1] = day;
  }
  return kept;
}

/**
 * The day that is named, at its midnight, seen from the day on which it is told; `now` and `start` are the minutes of that
 * day at which it is told and of the day at which the incident began.
 */
export function dayOf({ day: said }: Said, today: number, now: number, start: number): number | undefined {
  if (!said) return undefined;
  const date = new Date(today);
  if (said.beforelast) return today - (start < 12 * 60 && said.beforelast.startsWith('night') ? 1 : 2) * DAY;
  if (said.today) return latestDay(today, now, start);
  if (said.ago) return today - Number(said.ago) * DAY;
  if (said.yesterday) return today - DAY;
  // After midnight "last night" is the night that ends today.
  if (said.lastnight) return start < 12 * 60 ? latestDay(today, now, start) : today - DAY;
  if (said.month && said.day) {
    const month = /^\d/.test(said.month) ? Number(said.month) : monthOf(said.month);
    const year = said.year ? Number(said.year) + (said.year.length === 2 ? 2000 : 0) : date.getUTCFullYear();
    const day = Date.UTC(year, month, Number(said.day));
    return said.year || day <= today ? day : Date.UTC(year - 1, month, Number(said.day));
  }
  if (said.day) {
    const day = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), Number(said.day));
    return day <= today ? day : Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, Number(said.day));
  }
  if (said.weekday) {
    const back =
      (date.getUTCDay() - DAYS.findIndex((name) => name.startsWith(said.weekday?.slice(0, 3) ?? '')) + 7) % 7;
    return back === 0 && start > now ? today - 7 * DAY : today - back * DAY;
  }
  return undefined;
}

/** The latest day on which the first event is not after the moment the narration was received. */
export function latestDay(today: number, now: number, start: number): number {
  return start <= now ? today : today - DAY;
}

/** Whether a time of day, in minutes, lies in a part of it. */
export function isWithin([from, to]: Part, minutes: number): boolean {
  return (minutes >= from && minutes < to) || (minutes + 1440 >= from && minutes + 1440 < to);
}
