import { localToUtc, utcToLocal } from '../../departments/local-time.ts';
import type { IncidentDraft } from '../../neris/payload/incident.ts';

const DAY = 86_400_000;

/** When the incident began, as far as dispatch knows: the first of its times. */
export function anchorOf({ dispatch }: IncidentDraft): number | undefined {
  const units = dispatch?.unit_responses ?? [];
  const told = [
    ...[dispatch?.call_arrival, dispatch?.call_answered, dispatch?.call_create],
    ...units.flatMap((unit) => [unit.dispatch, unit.enroute_to_scene, unit.on_scene, unit.unit_clear]),
  ];
  const times = told.flatMap((time) => (time ? [Date.parse(time)] : []));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/**
 * The moment nearest to when the incident began at which clocks showed one of these minutes of the day. What is told has
 * mostly happened afterwards, so a time before it counts as farther away; and before it was told.
 */
export function momentBeside(zone: string, anchor: number, minutes: readonly number[], until: Date): Date | undefined {
  const began = utcToLocal(zone, new Date(anchor));
  const day = Date.UTC(began.year, began.month - 1, began.day);
  const moments = [day - DAY, day, day + DAY].flatMap((date) =>
    minutes.flatMap((minute) => {
      const on = new Date(date);
      const local = { year: on.getUTCFullYear(), month: on.getUTCMonth() + 1, day: on.getUTCDate() };
      return localToUtc(zone, { ...local, hour: Math.floor(minute / 60), minute: minute % 60 }) ?? [];
    }),
  );
  // To the minute: who tells one knows no seconds.
  const since = (moment: Date) => moment.getTime() - Math.floor(anchor / 60_000) * 60_000;
  const distance = (moment: Date) => (since(moment) < 0 ? -2 * since(moment) : since(moment));
  const isYetToCome = (moment: Date) => Number(moment > until);
  return moments.sort((a, b) => isYetToCome(a) - isYetToCome(b) || distance(a) - distance(b))[0];
}
