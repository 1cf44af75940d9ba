/** A reading of a clock on the wall: calendar date and time of day, no zone. Months count from 1. */
export type LocalTime = { year: number; month: number; day: number; hour: number; minute: number };

/**
 * The moment at which clocks in the zone showed this time; undefined when no calendar or clock can show it (30 February,
 * 25:00). When clocks go back and the hour repeats it is the first of the two unless the second is asked for. When they
 * go forward and the hour is skipped, the reading is that of a watch not yet put forward: 2:30 is the moment of 3:30.
 */
export function localToUtc(zone: string, local: LocalTime, repeated: 'first' | 'second' = 'first'): Date | undefined {
  const wall = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute);
  if (!onCalendar(local, wall)) return undefined;
  const before = offsetAt(zone, wall - DAY);
  const after = offsetAt(zone, wall + DAY);
  const early = wall - before;
  const late = wall - after;
  if (before === after) return new Date(early);
  const lateHolds = offsetAt(zone, late) === after;
  const earlyHolds = offsetAt(zone, early) === before;
  if (lateHolds && (!earlyHolds || repeated === 'second')) return new Date(late);
  return new Date(early);
}

/** By how many minutes clocks in the second zone are ahead of those in the first at a moment. */
export function minutesBetween(first: string, second: string, moment: Date): number {
  return (offsetAt(second, moment.getTime()) - offsetAt(first, moment.getTime())) / MINUTE;
}

/** What clocks in the zone show at a moment. */
export function utcToLocal(zone: string, moment: Date): LocalTime {
  const wall = new Date(moment.getTime() + offsetAt(zone, moment.getTime()));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
}

const DAY = 86_400_000;
const MINUTE = 60_000;

function onCalendar(local: LocalTime, wall: number): boolean {
  const date = new Date(wall);
  return (
    date.getUTCFullYear() === local.year &&
    date.getUTCMonth() === local.month - 1 &&
    date.getUTCDate() === local.day &&
    date.getUTCHours() === local.hour &&
    date.getUTCMinutes() === local.minute
  );
}

/** Milliseconds by which clocks in the zone are ahead of UTC at a moment. */
function offsetAt(zone: string, moment: number): number {
  const minute = Math.floor(moment / MINUTE) * MINUTE;
  const [month = 0, day = 0, year = 0, hour = 0, min = 0] = clock(zone).format(minute).match(/\d+/g)?.map(Number) ?? [];
  return Date.UTC(year, month - 1, day, hour, min) - minute;
}

/** Building a formatter costs a thousand times what using it does. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(zone: string): Intl.DateTimeFormat {
  let found = clocks.get(zone);
  if (found === undefined) {
    found = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    clocks.set(zone, found);
  }
  return found;
}
