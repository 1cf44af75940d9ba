import type { Cluster } from '../clusters.ts';
import { NOBODY, type Subjects } from '../statements.ts';
import type { Evidence, Means, Rule } from './evidence.ts';

/** Whose an event is that names nobody and goes on with what was told before. */
export function goneOnRules(means: Means, soFar: (item: number) => Subjects) {
  const { reading, clusters, pronouns, units, narrator, timed, signs, named } = means;
  const { items } = reading;

  /** "I left the station at 0448 by myself and got there at 0510". */
  const joinedOn: Rule = ({ event, from, previous }) =>
    signs.goesOnWith(event.from) &&
    previous?.to === from &&
    previous.units.length > 0 &&
    reading.sentence(event.from) === previous.sentence &&
    reading.punctuated &&
    !pronouns.some((each) => each.from >= from && each.to <= event.from && items[each.from]?.text !== 'myself')
      ? { units: previous.units, everyUnit: previous.everyUnit }
      : undefined;

  const continued: Rule = (evidence) => {
    const { event, from } = evidence;
    if (!signs.isContinuation(from, event.from)) return undefined;
    for (const rule of CONTINUATIONS) {
      const found = rule(evidence);
      if (found) return found;
    }
    return undefined;
  };

  /** Of several only one was not cancelled, and it is the one that left. */
  const onlyOneLeft: Rule = ({ event }) => {
    const stayed = units.filter(
      (unit) => !timed.some((each) => each.kind === 'canceled_enroute' && each.units.includes(unit)),
    );
    return leavesAnew(event) && stayed.length === 1 ? { units: stayed, everyUnit: false } : undefined;
  };

  const nobodyKnows: Rule = ({ event, previous }) =>
    previous?.unknown || (leavesAnew(event) && !previous?.everyUnit && previous?.units[0] !== narrator)
      ? NOBODY
      : undefined;

  /** "Engine 14, Engine 16 and Ladder 14 dispatched at 1631. On scene 1636.": he speaks of his own. */
  const hisOwn: Rule = ({ event, previous }) =>
    previous && arrivesAnew(event) && isHis(previous) && reading.sentence(event.from) - previous.sentence <= 3
      ? { units: [narrator as string], everyUnit: false }
      : undefined;

  /** "Engine 72 was there by 1335. Toned at 1320.": told late, of everybody spoken of so far. */
  const toldLate: Rule = ({ event, from, previous }) =>
    event.kind === 'dispatch' &&
    opens(event) &&
    previous?.events.every(({ kind }) => kind === 'on_scene' || kind === 'unit_clear') &&
    previous.to >= from - 1
      ? soFar(event.from)
      : undefined;

  const asBefore: Rule = ({ from, previous }) =>
    previous && previous.units.length > 0 && previous.to >= from - 1
      ? { units: previous.units, everyUnit: previous.everyUnit }
      : undefined;

  /** "We pulled up at 1830, five of us. Released by command at 1915.": still of himself. */
  const stillHimself: Rule = ({ event, previous }) =>
    previous &&
    narrator !== undefined &&
    previous.units.length === 1 &&
    previous.units[0] === narrator &&
    opens(event) &&
    reading.sentence(event.from) - previous.sentence <= 3 &&
    !clusters.some((each) => each.to <= event.from && reading.sentence(each.from) > previous.sentence)
      ? { units: previous.units, everyUnit: units.length === 1 }
      : undefined;

  /** "Engine 11. Got banged out at 0418 with Ladder 11 for a fire. First in at 0423." */
  const firstIn: Rule = ({ event, previous }) =>
    previous &&
    arrivesAnew(event) &&
    isHis(previous) &&
    previous.events.every(({ kind }) => kind === 'dispatch' || kind === 'enroute_to_scene') &&
    reading.sentence(event.from) - previous.sentence === 1
      ? { units: [narrator as string], everyUnit: units.length === 1 }
      : undefined;

  const spokenOf: Rule = ({ event }) => {
    const last = lastBefore(event.from);
    return last && signs.isSpokenOf(last, event) ? named(last) : undefined;
  };

  /** "Truck 5 and Engine 2 went out at 0315. Neither ran lights. Got there 0322." */
  const hisAmongThem: Rule = ({ event }) => {
    const last = lastBefore(event.from);
    return last &&
      narrator !== undefined &&
      arrivesAnew(event) &&
      last.units.some(({ name }) => name === narrator) &&
      reading.sentence(event.from) - reading.sentence(last.from) <= 2
      ? { units: [narrator], everyUnit: false }
      : undefined;
  };

  const namedLast: Rule = ({ event }) => {
    const last = lastBefore(event.from);
    return last && (clusters.indexOf(last) === 0 || event.from - last.to <= 4) ? named(last) : undefined;
  };

  const CONTINUATIONS: readonly Rule[] = [
    onlyOneLeft,
    nobodyKnows,
    hisOwn,
    toldLate,
    asBefore,
    stillHimself,
    firstIn,
    spokenOf,
    hisAmongThem,
    namedLast,
  ];
  return { joinedOn, continued };

  function opens({ from }: Evidence['event']): boolean {
    return items[from - 1]?.text === '.';
  }

  function leavesAnew(event: Evidence['event']): boolean {
    return opens(event) && event.kind === 'unit_clear' && units.length > 1;
  }

  function arrivesAnew(event: Evidence['event']): boolean {
    return opens(event) && event.kind === 'on_scene';
  }

  function isHis(told: Subjects): boolean {
    return narrator !== undefined && told.units.includes(narrator);
  }

  function lastBefore(item: number): Cluster | undefined {
    return clusters.findLast((each) => each.to <= item && !each.object);
  }
}
