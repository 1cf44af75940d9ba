import { type EventKind, TACTIC_EVENTS } from '../vocabulary/events.ts';
import type { Companions } from './attribution/companions.ts';
import type { Cluster } from './clusters.ts';
import { ahead, lastTogether, timesFirst, turnsAway, whenThen } from './event-times.ts';
import type { EventMention } from './mentions.ts';
import { ROLL_CALL, rollCallsIn } from './roll-calls.ts';
import { CONNECTIVES, type Ground, SELF, type Statement, UNIT_EVENTS } from './statements.ts';

/** A time in the account, and what was told up to it. */
interface Moment {
  time: number;
  /** Where the words begin that no other time has claimed. */
  frame: number;
  sentence: number;
  previous: Statement | undefined;
  /** What was last told of units. */
  lastOfUnits: EventMention[];
}

/** Milestones whose words leave little to say before their time; what water is put on with may take some. */
const MILESTONES = new Set<EventKind>(TACTIC_EVENTS.filter((kind) => kind !== 'water_on_fire'));
/** What whoever arrives does first. */
const ON_ARRIVAL = new Set<EventKind>(['command_established', 'completed_sizeup']);

/** What a time is the time of. */
export function choiceIn(ground: Ground, { unitsFor }: Companions, used: ReadonlySet<EventMention>) {
  const { reading, clusters, events } = ground;
  const { items } = reading;
  const firsts = timesFirst(reading, events);
  const { afterOrigin, isRollCall, mended } = rollCallsIn(ground);
  return { eventsAt };

  /** `isLate`: told before the words at hand, and had no time yet. */
  function eventsAt(moment: Moment): { found: EventMention[]; isLate: boolean } {
    const { time, frame, sentence } = moment;
    const cluster = clusters.findLast((each) => each.from >= frame && each.to <= time && !each.object);
    const told = toldBefore(moment, cluster);
    if (told.length > 0) return { found: told, isLate: false };
    const late = lastSaid(frame, time, sentence);
    if (late.length > 0) return { found: late, isLate: true };
    const others = [() => goneOn(moment, cluster), () => mended(frame, time), () => ahead(events, reading, time)];
    for (const choose of others) {
      const found = choose();
      if (found.length > 0) return { found, isLate: false };
    }
    return { found: [], isLate: false };
  }

  /** The words between the last time and this one. */
  function toldBefore({ time, frame, sentence, previous }: Moment, cluster: Cluster | undefined): EventMention[] {
    let found = lastTogether(
      events.filter((event) => event.from >= frame && event.to <= time),
      reading,
    );
    const behind = firsts.get(time);
    if (behind) found = [behind];
    else if (found[0] && turnsAway(reading, found[found.length - 1]?.to ?? 0, time)) found = [];
    // "put it out with a garden hose left about 1135": far behind a milestone, without stops, the time is of something else.
    else if (found[0] && !reading.punctuated && MILESTONES.has(found[0].kind) && time - found[0].to > 5) found = [];
    // "… when at 1523 we were dispatched", "I took command, and at 1024 I cancelled Battalion 2".
    if (items[time - 1]?.text === 'at' && (items[time - 2]?.text === 'when' || beginsAnew(time)))
      found = ahead(events, reading, time);
    if (previous && found[0]) {
      const isLater = previous.sentence === sentence && isOnlyLater(found, previous);
      if (cluster && (tookIt(found, cluster, previous, time) || isLater)) found = previous.events;
      if (isThereAlready(found, previous, time)) found = [];
    }
    if (found.length === 0) found = whenThen(events, reading, time);
    return found.length === 0 && cluster ? rightBehind(time) : found;
  }

  function beginsAnew(time: number): boolean {
    const [joint, next] = [items[time - 2], items[time + 1]];
    return joint?.text === 'and' && joint.pause && /^(i|we|they|he|she)$/.test(next?.text ?? '');
  }

  /** A unit and a time that go on with what was told of others. */
  function goneOn(moment: Moment, cluster: Cluster | undefined): EventMention[] {
    const { time, frame, sentence, previous, lastOfUnits } = moment;
    if (!previous) return [];
    const isListed =
      cluster &&
      previous.sentence === sentence &&
      items
        .slice(afterOrigin(cluster.to), time)
        .every(({ text }) => CONNECTIVES.test(text) || ROLL_CALL.test(text) || SELF.test(text));
    if (isListed || isRollCall(frame, time, sentence, previous) || unitsFor(time)) {
      const found = continued(previous, cluster, lastOfUnits);
      if (found.length > 0) return found;
    }
    // "Knocked down 1517. Ladder 4 was 1513": a unit and a time, once others were said to have come.
    return cluster && arrivals(lastOfUnits) && isRollCall(frame, time, sentence, { ...previous, events: lastOfUnits })
      ? lastOfUnits
      : [];
  }

  /** "Engine 1 got in at 2314, water on the fire 2317, Engine 2 at 2316": a unit goes on with what was told of units. */
  function continued(
    { events: told }: Statement,
    cluster: Cluster | undefined,
    lastOfUnits: EventMention[],
  ): EventMention[] {
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

  /** "I was on scene at 1441 and took command, Patrol 74 at 1444": what a unit and its time follow is not what they tell of. */
  function tookIt(found: EventMention[], { from, to }: Cluster, previous: Statement, time: number): boolean {
    const [event] = found;
    if (found.length !== 1 || !event || !ON_ARRIVAL.has(event.kind)) return false;
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
}
