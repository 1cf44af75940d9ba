const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** By its name or the first letters of it: "sept", "oct". */
export const MONTH = `(?<month>${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)`;
export const IS_MONTH = new RegExp(`^${MONTH}$`);

export function monthOf(said: string): number {
  return MONTHS.findIndex((name) => name.startsWith(said.slice(0, 3)));
}

export const DAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

/** A day as it is written: 3/14/26, 03/14/2026, 2026-03-14. With its year, for 1/2 is a half. */
export interface WrittenDay {
  start: number;
  end: number;
  month: number;
  day: number;
  year: number;
}

export function writtenDays(transcript: string): WrittenDay[] {
  return [...transcript.matchAll(WRITTEN)].flatMap(({ index, 0: { length }, groups = {} }) => {
    const [month, day] = [Number(groups.m ?? groups.isom) - 1, Number(groups.d ?? groups.isod)];
    const year = Number(groups.y ?? groups.isoy) + ((groups.y ?? groups.isoy)?.length === 2 ? 2000 : 0);
    const exists = new Date(Date.UTC(year, month, day)).getUTCMonth() === month && day > 0;
    return exists ? [{ start: index, end: index + length, month, day, year }] : [];
  });
}
const WRITTEN =
  /(?<![\w/-])(?:(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>20\d\d|\d\d)|(?<isoy>20\d\d)-(?<isom>\d\d)-(?<isod>\d\d))(?![\w/-])/g;
