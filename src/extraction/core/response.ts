import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import type { Clock } from '../text/clock.ts';
import type { EventKind } from '../vocabulary/events.ts';
import { calendarOf } from './calendar.ts';
import { staffing } from './crews.ts';
import { responseModes } from './response-modes.ts';
import { tactics } from './tactics.ts';
import { type DatedEvent, type TimedEvent, type Timeline, timelineOf } from './timeline.ts';

/** Units, their times, the call's times and the fireground's. */
export function response({ account, reading, types }: Context): Filled[] {
  const timeline = timelineOf(reading);
  const timed = latestWins(timeline.timed);
  const clocks = reading.items.flatMap((item) => (item.clock ? [item.clock] : []));
  const calendar = calendarOf(account, reading, clocks, firstOf(timed));
  const dated = timed.flatMap((event) => {
    const moment = calendar.moment(event.clock);
    return moment ? [{ ...event, moment, source: reading.sourceOf(event.from, event.to) }] : [];
  });
  return [
    ...callTimes(dated),
    ...units(context(timeline), dated),
    ...incidentClear(timeline, dated),
    ...tactics(reading, types, timeline, dated),
    ...incidentNumber(reading),
  ];

  function context(line: Timeline) {
    return { reading, timeline: line };
  }
}

/** The first event of an incident in the order in which things happen to it. */
const ORDER: readonly EventKind[] = [
  'call_arrival',
  'call_answered',
  'call_create',
  'dispatch',
  'enroute_to_scene',
  'on_scene',
];

function firstOf(timed: TimedEvent[]): Clock | undefined {
  for (const kind of ORDER) {
    const event = timed.find((each) => each.kind === kind);
    if (event) return event.clock;
  }
  return timed.find((each) => each.kind !== 'none')?.clock;
}

/** Events without a unit to belong to say nothing that the report has a place for. */
function latestWins(timed: TimedEvent[]): TimedEvent[] {
  return timed.filter((event) => event.kind !== 'none');
}

function callTimes(dated: DatedEvent[]): Filled[] {
  const came = dated
    .filter(({ kind, units: told }) => (kind === 'on_scene' || kind === 'dispatch') && told.length > 0)
    .map(({ moment }) => moment)
    .toSorted()[0];
  return (['call_arrival', 'call_answered', 'call_create'] as const).flatMap((kind) => {
    // "Hospital called at 1300", once they were there: nobody calls for those who have come.
    const event = dated.find((each) => each.kind === kind && (came === undefined || each.moment <= came));
    return event ? [fill(`dispatch.${kind}`, event.moment, event.source)] : [];
  });
}

function units(
  { reading, timeline }: { reading: Context['reading']; timeline: Timeline },
  dated: DatedEvent[],
): Filled[] {
  const crews = staffing(reading, timeline);
  const modes = responseModes(reading, timeline, dated);
  const cancelledUnits = new Set(
    dated.filter((event) => event.kind === 'canceled_enroute').flatMap((event) => event.units),
  );
  const allCancelled = timeline.units.every((unit) => cancelledUnits.has(unit));
  const named = byUnit(timeline.clusters.flatMap((cluster) => cluster.units.map((unit) => [unit.name, unit] as const)));
  const told = byUnit(dated.flatMap((event) => event.units.map((unit) => [unit, event] as const)));
  return timeline.units.flatMap((name, i) => {
    const path = `dispatch.unit_responses[${i}]`;
    const item = named.get(name)?.[0]?.item ?? 0;
    const filled = [fill(`${path}.reported_unit_id`, name, reading.sourceOf(item, item + 1))];
    const cancelled = cancelledUnits.has(name);
    const came = told.get(name)?.some((event) => event.kind === 'on_scene');
    const turnedBack = cancelled || (timeline.turnedBack.has(name) && !came);
    for (const kind of [
      'dispatch',
      'enroute_to_scene',
      'on_scene',
      'canceled_enroute',
      'staging',
      'unit_clear',
    ] as const) {
      const events = told.get(name)?.filter((event) => event.kind === kind) ?? [];
      // A time said of the unit by name beats one said of everybody.
      // And of fewer rather than of more.
      const own = events
        .filter((each) => !each.everyUnit && !isTooEarly(filled, kind, each.moment))
        .sort((a, b) => a.units.length - b.units.length);
      // "left the scene at 1139 and was back in service at 1235": free only then.
      const isFree = ({ from }: DatedEvent) => !/^(left|departed)$/.test(reading.items[from]?.text ?? '');
      const free = kind === 'unit_clear' && own.find(isFree);
      const all = events.filter((each) => !isTooEarly(filled, kind, each.moment));
      const event = free || own[0] || (kind === 'unit_clear' && all.find(isFree)) || all[0];
      // A unit that was cancelled never arrived and has nothing to clear from.
      if (!event || (cancelled && kind === 'on_scene')) continue;
      // "Took off at 0050", once there: not on the way to it.
      if (
        kind === 'enroute_to_scene' &&
        told.get(name)?.some((each) => each.kind === 'on_scene' && each.moment < event.moment)
      )
        continue;
      const unit = named.get(name)?.find((each) => each.item >= event.from - 6 && each.item < event.to);
      const isSummed = event.everyUnit || (event.units.length > 1 && !unit);
      if (turnedBack && kind === 'unit_clear' && isSummed && !allCancelled) continue;
      filled.push(
        fill(
          `${path}.${kind}`,
          event.moment,
          event.source,
          ...(unit ? [reading.sourceOf(unit.item, unit.item + 1)] : []),
        ),
      );
    }
    const crew = crews.get(name);
    if (crew) filled.push(fill(`${path}.staffing`, crew.value, crew.source));
    const mode = modes.get(name);
    if (mode) filled.push(fill(`${path}.response_mode`, mode.value, mode.source));
    return filled;
  });
}

/** Nobody leaves before he came, nor comes before he was sent: such a time is another call's. */
function isTooEarly(filled: Filled[], kind: EventKind, moment: string): boolean {
  const first = kind === 'unit_clear' ? ['on_scene', 'dispatch'] : kind === 'dispatch' ? [] : ['dispatch'];
  return filled.some(
    ({ path, value }) => first.some((name) => path.endsWith(`.${name}`)) && typeof value === 'string' && value > moment,
  );
}

function byUnit<T>(pairs: (readonly [unit: string, thing: T])[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const [unit, thing] of pairs) {
    const known = found.get(unit);
    if (known) known.push(thing);
    else found.set(unit, [thing]);
  }
  return found;
}

/** The call is over when it is said to be, or when one time clears every unit that was there. */
function incidentClear(timeline: Timeline, dated: DatedEvent[]): Filled[] {
  const ended = dated.findLast((event) => event.kind === 'incident_clear');
  if (ended) return [fill('dispatch.incident_clear', ended.moment, ended.source)];
  const came = new Set(dated.filter(({ kind }) => kind === 'on_scene').flatMap((event) => event.units));
  const there = timeline.units.filter((unit) => came.has(unit) || !timeline.turnedBack.has(unit));
  // "…cleared at 0537, and that ended the call": the end is said behind the time it came with.
  const end = timeline.untimed.findLast((event) => event.kind === 'incident_clear');
  const before =
    end && dated.findLast((event) => event.kind === 'unit_clear' && event.to <= end.from && end.from - event.to <= 6);
  if (before) return [fill('dispatch.incident_clear', before.moment, before.source)];
  if (timeline.units.length < 2) return [];
  const last = dated.findLast(
    (event) =>
      event.kind === 'unit_clear' &&
      (event.everyUnit || there.length > 1) &&
      there.every((unit) => event.units.includes(unit)),
  );
  return last ? [fill('dispatch.incident_clear', last.moment, last.source)] : [];
}

function incidentNumber({ said, items }: Context['reading']): Filled[] {
  const hit = said(
    /\b(incident|run|report|case|call|alarm|event|cad) ((number|no|#)( is| was)? (?<number>([a-z]{1,3} )?(\d[\d-]{2,}( \d+)*|\d{1,4} (dash|hyphen)( \d{1,7}){0,7}|\d{1,2}( \d{1,7}){1,7}))|(?<dashed>([a-z]{1,3} )?\d{2,4}-\d{2,7})\b)/,
  )[0];
  const number = (hit?.groups.number ?? hit?.groups.dashed)
    ?.replace(/ (dash|hyphen) ?/, '-')
    .replaceAll(' ', '')
    .toUpperCase();
  if (!hit || !number) return [];
  // "Run number two six zero four four one seven": in the midst of it stands what could be a time.
  const time = items[hit.to];
  if (!time?.clock || time.pause || number.length > 3) return [fill('base.incident_number', number, hit)];
  const rest = /^\d+$/.test(items[hit.to + 1]?.text ?? '') ? (items[hit.to + 1]?.text ?? '') : '';
  const digits = [time.clock.hour, time.clock.minute].map((part) => String(part).padStart(2, '0')).join('');
  const isSpelled = time.end - time.start > 12 && rest.length === 1;
  return isSpelled ? [fill('base.incident_number', number + digits + rest, hit)] : [];
}
