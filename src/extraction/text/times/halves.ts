import { utcToLocal } from '../../../departments/local-time.ts';
import { timeZoneOf } from '../../../departments/time-zone.ts';
import type { Choice } from '../../../neris/words.ts';
import type { Account } from '../../engine.ts';
import { calendarOf } from './calendar.ts';
import type { Clock } from './clock.ts';
import type { DayMention } from './days.ts';

interface Told {
  account: Account;
  told: readonly Clock[];
  /** The time of the first event, which has no half of the day either. */
  first: Clock | undefined;
  days: readonly DayMention[];
}

/** The two moments that a time without its half of the day may have been, in the words it is asked with. */
export function halvesOf(clock: Clock, { account, told, first, days }: Told): { choices?: Choice[] } {
  const zone = timeZoneOf(account.department.neris_id);
  if (!zone || !first || clock.form !== 'open') return {};
  const latest = account.receivedAt.toISOString();
  const moments = (['am', 'pm'] as const).flatMap((form) => {
    // The half of the first is that of those behind it, as far as they go on from it.
    const withHalf = (one: Clock): Clock => (one === first ? { ...one, form } : one);
    const at = calendarOf(account, told.map(withHalf), withHalf(first), days).moment(withHalf(clock));
    return at && at <= latest ? [at] : [];
  });
  const labelled = [...new Set(moments)].map((value) => ({ value, label: labelOf(utcToLocal(zone, new Date(value))) }));
  return labelled.length > 1 ? { choices: labelled } : {};
}

function labelOf({ hour, minute }: { hour: number; minute: number }): string {
  const [, part] = PARTS.find(([until]) => hour < until) ?? [24, 'in the evening'];
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${part}`;
}
const PARTS = [
  [1, 'at night'],
  [12, 'in the morning'],
  [18, 'in the afternoon'],
] as const;
