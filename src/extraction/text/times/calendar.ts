import { localToUtc, minutesBetween, utcToLocal } from '../../../departments/local-time.ts';
import { timeZoneOf } from '../../../departments/time-zone.ts';
import type { Account } from '../../engine.ts';
import { anchorOf, momentBeside } from '../../known/moments.ts';
import type { Clock } from './clock.ts';
import { type DayMention, dayOf, isWithin, latestDay, type Part } from './days.ts';

const DAY_MINUTES = 1440;

/** Turns clock times into moments, once it is known which half of the day, which date and which zone they are in. */
export interface Calendar {
  /** ISO 8601 UTC, or undefined when the half of the day was not said. */
  moment(clock: Clock): string | undefined;
  /** The day that was said, where one was. */
  spokenDay?: DayMention;
}

/**
 * `first` is the time of the first event of the incident, from which later ones are counted past midnight; `days` are the
 * days and parts of days that are said of this incident, the surest first.
 */
export function calendarOf(
  account: Account,
  clocks: Clock[],
  first: Clock | undefined,
  days: readonly DayMention[],
): Calendar {
  const zone = timeZoneOf(account.department.neris_id);
  const part = days.find(({ said }) => said.part)?.said.part;
  const anchor = account.known && anchorOf(account.known);
  // A day that was said counts, whatever dispatch has.
  if (zone && anchor !== undefined && !days.some(({ said }) => said.day))
    return besideRecord(zone, anchor, clocks, part, account.receivedAt);
  const plainly = halves(clocks, part);
  /** A time said in another zone is told by the department's clocks from here on. */
  const minutesOf = (clock: Clock) => {
    const minutes = plainly(clock);
    if (minutes === undefined || !zone || clock.zone === undefined) return minutes;
    const apart = minutesBetween(clock.zone, zone, account.receivedAt);
    return (minutes + apart + DAY_MINUTES) % DAY_MINUTES;
  };
  const start = first && minutesOf(first);
  const none: Calendar = { moment: () => undefined };
  if (!zone || first === undefined || start === undefined) return none;
  const received = utcToLocal(zone, account.receivedAt);
  const today = Date.UTC(received.year, received.month - 1, received.day);
  const now = received.hour * 60 + received.minute;
  // What is yet to come when it is told is no incident's day, but that of the paper it is told in.
  const spoken = days
    .map((mention) => ({ mention, day: dayOf(mention.said, today, now, start) }))
    .find(({ day }) => day !== undefined && (day < today || (day === today && start <= now)));
  const day = spoken?.day ?? latestDay(today, now, start);
  const known = new Map<number, number | undefined>();
  return {
    ...(spoken && { spokenDay: spoken.mention }),
    moment(clock) {
      const minutes = minutesOf(clock);
      if (minutes === undefined) return undefined;
      if (!known.has(minutes)) known.set(minutes, momentOf(zone, day, minutes, start)?.getTime());
      const moment = known.get(minutes);
      if (moment === undefined) return undefined;
      return isoOf(moment + (clock.second ?? 0) * 1000);
    },
  };
}

/** Dispatch knows the day, and which half of it a time that leaves it open was in. */
function besideRecord(zone: string, anchor: number, clocks: Clock[], part: Part | undefined, until: Date): Calendar {
  const minutesOf = halves(clocks, part);
  const isOpen = part === undefined && !clocks.some(({ form }) => form === 'am' || form === 'pm');
  return {
    moment(clock) {
      const both = clock.form === 'open' && isOpen ? [minutesWith(clock, 'am'), minutesWith(clock, 'pm')] : undefined;
      const minutes = both ?? [minutesOf(clock)].flatMap((one) => one ?? []);
      const moment = momentBeside(zone, anchor, minutes, until);
      return moment && isoOf(moment.getTime() + (clock.second ?? 0) * 1000);
    },
  };
}

const isoOf = (moment: number) => new Date(moment).toISOString().replace('.000Z', 'Z');

function momentOf(zone: string, day: number, minutes: number, start: number): Date | undefined {
  // Well before the first event means after midnight; a little before is a call that was narrated late.
  const date = new Date(day + (minutes < start - 360 ? 86_400_000 : minutes > start + 1080 ? -86_400_000 : 0));
  return localToUtc(zone, {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
  });
}

/** Minutes since midnight, where the account tells which half of the day a 12-hour time is in. */
function halves(clocks: Clock[], said: Part | undefined): (clock: Clock) => number | undefined {
  const military =
    clocks.some(({ form, hour }) => form === '24' && hour !== 12) || clocks.some(({ form }) => form === '24');
  const marked = clocks.find(({ form }) => form === 'am' || form === 'pm');
  const anchor = marked ? minutesWith(marked, marked.form as 'am' | 'pm') : undefined;
  const part = anchor === undefined ? said : undefined;
  const told = clocks.flatMap(({ form, hour, minute }) => (form === '24' ? [hour * 60 + minute] : []));
  const isLateMorning = clocks.some(({ form, hour }) => form === 'open' && hour >= 6 && hour < 12);
  return (clock) => {
    if (clock.form === 'am' || clock.form === 'pm') return minutesWith(clock, clock.form);
    const plain = clock.hour * 60 + clock.minute;
    if (clock.form === '24') return plain;
    if (military && !marked) return isSlip(plain, told, said) ? plain + DAY_MINUTES / 2 : plain;
    // "Dispatched ten forty this morning … cleared twelve oh two".
    if (clock.hour === 12 && part?.[1] === 12 * 60 && isLateMorning) return minutesWith(clock, 'pm');
    const options = [minutesWith(clock, 'am'), minutesWith(clock, 'pm')];
    if (anchor !== undefined) return nearest(options, anchor);
    return part && nearestPart(options, part);
  };
}

/** "Tonight … she called at 6:40 … toned at 18:43": one time on the 12-hour clock among those of the other. */
function isSlip(minutes: number, told: number[], part: Part | undefined): boolean {
  const later = minutes + DAY_MINUTES / 2;
  if (!part || minutes >= DAY_MINUTES / 2 || isWithin(part, minutes) || !isWithin(part, later)) return false;
  return told.some((other) => Math.abs(other - later) <= SLIP_MINUTES);
}
const SLIP_MINUTES = 30;

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

function nearestPart(options: number[], part: Part): number | undefined {
  const inside = options.filter((minutes) => isWithin(part, minutes));
  if (inside.length === 1) return inside[0];
  // Near the edge of the part of the day ("this morning" until a little after noon) the nearer one is meant.
  const middle = (part[0] + part[1]) / 2;
  return nearest(options, middle % DAY_MINUTES);
}
