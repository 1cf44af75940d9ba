const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** By its name or the first letters of it: "sept", "oct". */
export const MONTH = `(?<month>${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)`;
export const IS_MONTH = new RegExp(`^${MONTH}$`);

export function monthOf(said: string): number {
  return MONTHS.findIndex((name) => name.startsWith(said.slice(0, 3)));
}

export const DAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const SHORT_DAYS = 'sun|mon|tues?|wed|thurs?|thu|fri|sat';
/** "Sat", "sun" and "wed" are other words as often. */
export const WEEKDAY = `(?<weekday>${DAYS.join('|')}|tues|thurs)`;

/** A day as it is written: 3/14/26, 03/14/2026, 2026-03-14. Without its year only behind the name of a day, for 1/2 is a half. */
export interface WrittenDay {
  start: number;
  end: number;
  month: string;
  day: string;
  year?: string;
}

export function writtenDays(transcript: string): WrittenDay[] {
  return [...transcript.matchAll(WRITTEN)].flatMap(({ index, 0: { length }, groups = {} }) => {
    const [month, day] = [Number(groups.m ?? groups.isom ?? groups.dm), Number(groups.d ?? groups.isod ?? groups.dd)];
    const year = groups.y ?? groups.isoy;
    const exists = day > 0 && new Date(Date.UTC(Number(year ?? 2024), month - 1, day)).getUTCMonth() === month - 1;
    return exists
      ? [{ start: index, end: index + length, month: String(month - 1), day: String(day), ...(year && { year }) }]
      : [];
  });
}
const WRITTEN = new RegExp(
  [
    String.raw`(?<![\w/-])(?:(?<m>\d{1,2})/(?<d>\d{1,2})/(?<y>20\d\d|\d\d)|(?<isoy>20\d\d)-(?<isom>\d\d)-(?<isod>\d\d)`,
    String.raw`(?<=\b(?:${DAYS.join('|')}|${SHORT_DAYS})[.,]? )(?<dm>\d{1,2})/(?<dd>\d{1,2}))(?![\w/-])`,
  ].join('|'),
  'gi',
);
