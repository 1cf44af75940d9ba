import type { Source } from '../../neris/report.ts';
import type { Clock } from '../text/clock.ts';
import type { Reading } from '../text/reading.ts';
import { amended } from './amendments.ts';
import { alongIn } from './attribution/along.ts';
import { companionsIn } from './attribution/companions.ts';
import { referentsIn } from './attribution/referents.ts';
import { attributionIn } from './attribution/subjects.ts';
import { type Cluster, clustersIn } from './clusters.ts';
import { choiceIn } from './event-choice.ts';
import { isComparison, isRange, untilThen } from './event-times.ts';
import { type EventMention, eventsIn, pronounsIn } from './mentions.ts';
import { narratorOf } from './narrator.ts';
import {
  type Ground,
  NOBODY,
  type Statement,
  type Subjects,
  type TimedEvent,
  UNIT_EVENTS,
  UNKNOWN,
} from './statements.ts';

export type { TimedEvent } from './statements.ts';

/** A time said of something, as a moment, with its words. */
export interface DatedEvent extends TimedEvent {
  moment: string;
  source: Source;
}

export interface Timeline {
  timed: TimedEvent[];
  /** Events that were described without a time. */
  untimed: EventMention[];
  /** Units said to have been cancelled, with a time or without. */
  turnedBack: ReadonlySet<string>;
  clusters: Cluster[];
  units: string[];
  narrator: string | undefined;
  /** Who a place in the account speaks of, for crew sizes and response modes. */
  subjectsAt(item: number): string[];
}

export function timelineOf(reading: Reading): Timeline {
  const { items } = reading;
  const clusters = clustersIn(reading);
  const events = eventsIn(reading);
  const pronouns = pronounsIn(reading);
  const units = [...new Set(clusters.flatMap((cluster) => cluster.units.map(({ name }) => name)))];
  const narrator = narratorOf(reading, clusters);
  const used = new Set<EventMention>();
  const timed: TimedEvent[] = [];
  const ground: Ground = { reading, clusters, events, pronouns, units, narrator, timed };
  const referents = referentsIn(ground);
  const companions = companionsIn(ground, referents);
  const { withCompany } = companions;
  const { subjectsOf } = attributionIn(ground, referents, companions);
  const { eventsAt } = choiceIn(ground, companions, used);
  let previous: Statement | undefined;
  let lastOfUnits: EventMention[] = [];
  let frame = 0;
  items.forEach((item, i) => {
    if (item.text === '.') {
      frame = i + 1;
      return;
    }
    if (!item.clock || isComparison(reading, i) || isRange(reading, i)) return;
    const sentence = reading.sentence(i);
    const { found, isLate } = eventsAt({ time: i, frame, sentence, previous, lastOfUnits });
    const first = found[0];
    const clock = first && clockOf(i, item.clock, first);
    if (first && clock) {
      for (const event of found) used.add(event);
      const subjects = withCompany(subjectsOf(first, isLate ? first.from : frame, i, previous), i);
      const shared = shareOut(subjects, i);
      if (shared)
        timed.push(
          ...shared.map((one) => ({ kind: first.kind, ...one, everyUnit: false, from: first.from, to: i + 1 })),
        );
      else if (shared === undefined)
        for (const { kind: said, from, to } of found) {
          const kind = untilThen(reading, said, from, to, i);
          const { units: told, everyUnit } = UNIT_EVENTS.has(kind) ? subjects : NOBODY;
          timed.push({
            kind,
            clock,
            units: told,
            everyUnit,
            from: Math.min(from, i),
            to: Math.max(to, i + 1),
          });
        }
      const { lead: goneOn, ...rest } = subjects;
      const spokenOf = goneOn ? { ...rest, units: goneOn, everyUnit: false } : subjects.assumed ? NOBODY : rest;
      // "left for Mercy 0938 … available 1020": whoever took the patient, and nobody said who that was.
      const rides = previous?.sentence === sentence && previous.events[0]?.kind === 'none' && previous.units.length > 0;
      const carrier =
        first.kind === 'none' && !isNamed(frame, i) && !rides
          ? UNKNOWN
          : rides
            ? { ...previous, ...spokenOf }
            : spokenOf;
      previous = { ...carrier, events: found, sentence, to: i + 1 };
      if (UNIT_EVENTS.has(first.kind)) lastOfUnits = found;
    }
    frame = i + 1;
  });

  const { sentAlong, wentAlong, leftThen, turnedBack } = alongIn(ground, referents, used, subjectsOf);
  timed.push(...sentAlong('dispatch'), ...sentAlong('canceled_enroute'), ...wentAlong(), ...leftThen());
  return {
    timed: amended(reading, timed),
    turnedBack: turnedBack(),
    untimed: events.filter((event) => !used.has(event) && event.kind !== 'none'),
    clusters,
    units,
    narrator,
    subjectsAt: referents.subjectsAt,
  };

  /** "Ladder 12 canceled at 1413. Engine 12 was dispatched the same time": as the others were, not as the last time told. */
  function clockOf(i: number, clock: Clock, { kind }: EventMention): Clock | undefined {
    if (!/^same\b/i.test(reading.transcript.slice(items[i]?.start, items[i]?.end))) return clock;
    return timed.findLast((each) => each.kind === kind)?.clock;
  }

  function isNamed(from: number, to: number): boolean {
    return (
      units.length === 1 ||
      clusters.some((each) => each.from >= from && each.to <= to) ||
      pronouns.some((each) => each.from >= from && each.to <= to)
    );
  }

  /** "Engine 2 and Tanker 2 arrived at 1624 and 1630": to each its own; to nobody where the counts differ; undefined for a single time. */
  function shareOut({ units: names }: Subjects, time: number): { units: string[]; clock: Clock }[] | undefined {
    const clocks: Clock[] = [];
    let at = time;
    for (; items[at]?.clock; at += items[at + 1]?.text === 'and' ? 2 : 1) clocks.push(items[at]?.clock as Clock);
    // "Ladder 6 on scene 1617 and 1619": of one unit there is one time, and nobody knows which.
    if (
      clocks.length > 1 &&
      names.length === 1 &&
      units.length > 1 &&
      !own(at) &&
      !/^(was|is)$/.test(items[at]?.text ?? '')
    )
      return [];
    if (clocks.length < 2 || names.length < 2 || own(at))
      return items[time - 1]?.clock && names.length > 1 ? [] : undefined;
    if (clocks.length !== names.length) return [];
    return clocks.map((clock, k) => ({ clock, units: [names[k] as string] }));
  }

  /** Whether the word at an item begins another statement, so that the last time before it belongs there. */
  function own(item: number): boolean {
    return items[item]?.unit !== undefined || events.some((event) => event.from === item);
  }
}
