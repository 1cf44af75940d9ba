import type { Source } from '../../neris/report.ts';
import type { Clock } from '../text/clock.ts';
import type { Reading } from '../text/reading.ts';
import { type EventKind, TACTIC_EVENTS } from '../vocabulary/events.ts';
import { amended } from './amendments.ts';
import { alongIn } from './attribution/along.ts';
import { companionsIn } from './attribution/companions.ts';
import { referentsIn } from './attribution/referents.ts';
import { attributionIn } from './attribution/subjects.ts';
import { type Cluster, clustersIn } from './clusters.ts';
import {
  ahead,
  isComparison,
  isRange,
  lastTogether,
  timesFirst,
  turnsAway,
  untilThen,
  whenThen,
} from './event-times.ts';
import { type EventMention, eventsIn, pronounsIn } from './mentions.ts';
import { narratorOf } from './narrator.ts';
import { ROLL_CALL, rollCallsIn } from './roll-calls.ts';
import {
  CONNECTIVES,
  type Ground,
  NOBODY,
  SELF,
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

/** Milestones whose words leave little to say before their time; what water is put on with may take some. */
const MILESTONES = new Set<EventKind>(TACTIC_EVENTS.filter((kind) => kind !== 'water_on_fire'));
/** What whoever arrives does first. */
const ON_ARRIVAL = new Set<EventKind>(['command_established', 'completed_sizeup']);

export function timelineOf(reading: Reading): Timeline {
  const { items } = reading;
  const clusters = clustersIn(reading);
  const events = eventsIn(reading);
  const pronouns = pronounsIn(reading);
  const units = [...new Set(clusters.flatMap((cluster) => cluster.units.map(({ name }) => name)))];
  const narrator = narratorOf(reading, clusters);
  const firsts = timesFirst(reading, events);
  const used = new Set<EventMention>();
  const timed: TimedEvent[] = [];
  const ground: Ground = { reading, clusters, events, pronouns, units, narrator, timed };
  const referents = referentsIn(ground);
  const companions = companionsIn(ground, referents);
  const { withCompany, unitsFor } = companions;
  const { subjectsOf } = attributionIn(ground, referents, companions);
  const { afterOrigin, isRollCall, mended } = rollCallsIn(ground);
  let previous: Statement | undefined;
  let lastOfUnits: EventMention[] = [];
  let frame = 0;
  items.forEach((item, i) => {
    if (item.text === '.') {
      frame = i + 1;
      return;
    }
    if (!item.clock || isComparison(reading, i) || isRange(reading, i)) return;
    const own = events.filter((event) => event.from >= frame && event.to <= i);
    let found = lastTogether(own, reading);
    const sentence = reading.sentence(i);
    const sameSentence = previous !== undefined && previous.sentence === sentence;
    const cluster = clusters.findLast((each) => each.from >= frame && each.to <= i && !each.object);
    const behind = firsts.get(i);
    if (behind) found = [behind];
    else if (found[0] && turnsAway(reading, found[found.length - 1]?.to ?? 0, i)) found = [];
    // "put it out with a garden hose left about 1135": far behind a milestone, without stops, the time is of something else.
    else if (!behind && found[0] && !reading.punctuated && MILESTONES.has(found[0].kind) && i - found[0].to > 5)
      found = [];
    // "… when at 1523 we were dispatched".
    if (items[i - 1]?.text === 'at' && items[i - 2]?.text === 'when') found = ahead(events, reading, i);
    const goesOn =
      cluster &&
      sameSentence &&
      items
        .slice(afterOrigin(cluster.to), i)
        .every(({ text }) => CONNECTIVES.test(text) || ROLL_CALL.test(text) || SELF.test(text));
    if (
      previous &&
      cluster &&
      found[0] &&
      (tookIt(found, cluster, i) || (sameSentence && isOnlyLater(found, previous)))
    )
      found = previous.events;
    if (previous && found[0] && isThereAlready(found, previous, i)) found = [];
    if (found.length === 0) found = whenThen(events, reading, i);
    if (found.length === 0 && cluster) found = rightBehind(i);
    const late = found.length === 0 ? lastSaid(frame, i, sentence) : [];
    if (late.length > 0) found = late;
    if (found.length === 0 && previous && (goesOn || isRollCall(frame, i, sentence, previous) || unitsFor(i)))
      found = continued(previous, cluster);
    // "Knocked down 1517. Ladder 4 was 1513": a unit and a time, once others were said to have come.
    if (
      found.length === 0 &&
      previous &&
      cluster &&
      arrivals(lastOfUnits) &&
      isRollCall(frame, i, sentence, { ...previous, events: lastOfUnits })
    )
      found = lastOfUnits;
    if (found.length === 0) found = mended(frame, i);
    if (found.length === 0) found = ahead(events, reading, i);
    const first = found[0];
    const clock = first && clockOf(i, item.clock, first);
    if (first && clock) {
      for (const event of found) used.add(event);
      const subjects = withCompany(subjectsOf(first, late.length > 0 ? first.from : frame, i, previous), i);
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
      const rides = sameSentence && previous?.events[0]?.kind === 'none' && previous.units.length > 0;
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

  /** "Engine 1 got in at 2314, water on the fire 2317, Engine 2 at 2316": a unit goes on with what was told of units. */
  function continued({ events: told }: Statement, cluster: Cluster | undefined): EventMention[] {
    if (!cluster || told.some(({ kind }) => !MILESTONES.has(kind) && kind !== 'water_on_fire')) return told;
    return arrivals(lastOfUnits) ? lastOfUnits : told;
  }

  /** "Ladder 28 was, hang on, 2047 on scene.": what the sentence ends with, right behind its time. */
  function rightBehind(time: number): EventMention[] {
    return events.filter(({ from, to }) => from === time + 1 && (items[to]?.text ?? '.') === '.');
  }

  function arrivals(told: EventMention[]): boolean {
    return told.length > 0 && told.every(({ kind }) => kind === 'on_scene');
  }

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

  /** "I was on scene at 1441 and took command, Patrol 74 at 1444": what a unit and its time follow is not what they tell of. */
  function tookIt(found: EventMention[], { from, to }: Cluster, time: number): boolean {
    const [event] = found;
    if (found.length !== 1 || !event || !ON_ARRIVAL.has(event.kind) || previous === undefined) return false;
    return (
      previous.events.every(({ kind }) => kind === 'on_scene') &&
      from >= event.to &&
      from - event.to <= 2 &&
      items.slice(to, time).every(({ text }) => ROLL_CALL.test(text))
    );
  }

  /** "Engine 5 cleared at 1220 and Truck 6 ten minutes later at 1230": later, and of the same. */
  function isOnlyLater([event, ...others]: EventMention[], { events: last }: Statement): boolean {
    return (
      event !== undefined &&
      others.length === 0 &&
      last.every(({ kind }) => UNIT_EVENTS.has(kind)) &&
      /^(\d+|a|couple|few) (of )?minutes? (behind|after|later|ahead|before)\b/.test(reading.words(event.from, event.to))
    );
  }

  /** "Arrived at 1637 and took command, river was moving …, on the bank at 1658": command goes with the time before it. */
  function isThereAlready(found: EventMention[], { events: last, to }: Statement, time: number): boolean {
    const [event] = found;
    return (
      found.length === 1 &&
      event !== undefined &&
      ON_ARRIVAL.has(event.kind) &&
      last.every(({ kind }) => kind === 'on_scene') &&
      event.from - to <= 2 &&
      items.slice(to, event.from).every(({ text }) => /^(and|i|we|he|she|then|they)$/.test(text)) &&
      time - event.to > 4
    );
  }

  /** "They cancelled everybody. All three of us, 2015.": the time of what was told just before, and had none. */
  function lastSaid(from: number, time: number, sentence: number): EventMention[] {
    const words = items.slice(from, time).map(({ text }) => text);
    if (words[0] === '.') words.shift();
    if (
      !/^(all|both|everybody|everyone)( (\d|of|us|them|units|companies))*( (was|were|at|around|about|that))*$/.test(
        words.join(' '),
      )
    )
      return [];
    const last = events.findLast((event) => event.to <= from);
    return last &&
      UNIT_EVENTS.has(last.kind) &&
      !used.has(last) &&
      sentence - reading.sentence(last.from) <= 1 &&
      !items.slice(last.to, from).some(({ clock }) => clock !== undefined)
      ? [last]
      : [];
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
