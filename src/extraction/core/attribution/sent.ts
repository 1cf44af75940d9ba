import type { Cluster } from '../clusters.ts';
import { NOBODY } from '../statements.ts';
import type { Means, Rule } from './evidence.ts';
import { SENT_LATER } from './referents.ts';

const WITH = /^(along |together |out )?with( the)?$/;

const isAmong = (some: Cluster, list: Cluster) =>
  list.units.length > some.units.length &&
  some.units.every(({ name }) => list.units.some((each) => each.name === name));

/** Who was sent: those listed before or behind the time, and whom they were sent along with. */
export function sentRules(means: Means) {
  const { reading, clusters, units, narrator, signs } = means;
  const { named, namedBefore, accompanied, together, hasOwnTime, pronounOf } = means;
  const { items } = reading;

  /** "Captain Dollar, Engine 6, dispatched at 2114, Engine 6, Ladder 1 and Battalion 1": named once more among those sent. */
  const namedAgain: Rule = ({ event, nearCluster, behind }) =>
    event.kind === 'dispatch' && nearCluster && behind && isAmong(nearCluster, behind) ? named(behind) : undefined;

  /** "Chief 1 here, got paged at 0420 for a barn fire, Engine 1 and Tanker 1": he and those he names. */
  const heAndThose: Rule = ({ event, nearCluster, nearPronoun, behind }) =>
    event.kind === 'dispatch' &&
    behind &&
    !nearPronoun &&
    nearCluster?.units.length === 1 &&
    nearCluster.units[0]?.name === narrator
      ? together(named(nearCluster), named(behind))
      : undefined;

  /** "Tones dropped for us at 1842, that was Engine 1 and Tanker 1". */
  const thatWas: Rule = ({ event, betweenPronoun, behind }) =>
    event.kind === 'dispatch' && betweenPronoun?.kind === 'self' && behind ? named(behind) : undefined;

  /** "engine six had three the tanker had joe in it dispatched 1240": without stops, far words belong to another thought. */
  const farAway: Rule = ({ event, nearCluster, nearPronoun, behind }) => {
    const isFar =
      event.kind === 'dispatch' &&
      !reading.punctuated &&
      nearCluster !== undefined &&
      event.from - nearCluster.to > 4 &&
      !/^(was|were|got|get|all|both)$/.test(items[event.from - 1]?.text ?? '') &&
      nearPronoun === undefined &&
      /^dispatched|toned|paged/.test(items[event.from]?.text ?? '');
    if (!isFar) return undefined;
    return behind ? named(behind) : soFar(event.from);
  };

  /** "second alarm dispatched 0133, Engine 7 and Ladder 3", "dispatched at 1041, us and Medic 90". */
  const byAlarm: Rule = ({ event, time, nearCluster, between }) => {
    if (event.kind !== 'dispatch') return undefined;
    const sent = clusters.find((each) => each.from > time && each.from <= time + 3);
    // "Engine 1 and Truck 1 got the first alarm at …"; who asks for one was there before.
    const isTaken =
      nearCluster !== undefined &&
      /^((all|both|got|caught|took|received|were|was|went|on|out|the|came|due) ?)*$/.test(
        reading.words(nearCluster.to, event.from),
      );
    const isOfAlarm = signs.isOfAlarm(event) && !isTaken;
    const lead = isOfAlarm ? /^((which|that|brought|sent|got|gave|us|me|was|were|for|is|of) ?)*$/ : /^(us|me) and$/;
    if (sent && !hasOwnTime(sent) && lead.test(reading.words(time + 1, sent.from))) return named(sent);
    return isOfAlarm && !between ? NOBODY : undefined;
  };

  /** "we ran a fire alarm with Engine 12 and Engine 13, dispatched at 0900". */
  const wentWith: Rule = ({ event, time, nearCluster, nearPronoun }) =>
    event.kind === 'dispatch' &&
    nearCluster &&
    nearPronoun?.kind === 'self' &&
    nearPronoun.to <= nearCluster.from &&
    nearCluster.from - nearPronoun.to <= 6 &&
    items[nearCluster.from - 1]?.text === 'with' &&
    event.from - nearCluster.to <= 1
      ? accompanied(pronounOf(nearPronoun, { event, time }), nearCluster)
      : undefined;

  /** "We got paged, that's Brush 1, Brush 3 and me, at 1417", "we were dispatched with Rescue 5 at 1251". */
  const sentWith: Rule = ({ event, time, nearPronoun, between }) => {
    if (event.kind !== 'dispatch' || !between) return undefined;
    const lead = reading.words(event.to, between.from);
    const isList = /^(so )?(that's|that is|that was|that would be|which is|which was|meaning|being)( just)?$/.test(
      lead,
    );
    if (nearPronoun?.kind === 'self') {
      if (isList) return named(between);
      if (WITH.test(lead)) return accompanied(pronounOf(nearPronoun, { event, time }), between);
    }
    // "Captain Hall, Engine 21. Dispatched with Medic 21 at 1044."
    return !nearPronoun && WITH.test(lead) && narrator ? accompanied({ units: [narrator] }, between) : undefined;
  };

  const listedBehind: Rule = ({ event, behind }) => (behind && event.kind === 'dispatch' ? named(behind) : undefined);

  /** "Engine 1 and Medic 26 to …, dispatched 0603": who was named up to here is who was sent. */
  const namedSoFar: Rule = ({ event }) => {
    const sofar = event.kind === 'dispatch' ? soFar(event.from) : NOBODY;
    return sofar.units.length > 0 ? sofar : undefined;
  };

  /** "Dispatched at 1322 for a kitchen fire. Engine 5 …, Truck 2 …": who is named afterwards was sent then, unless some were asked for later. */
  const namedAfterwards: Rule = ({ event, nearPronoun }) => {
    const opens = event.kind === 'dispatch' && !clusters.some((each) => each.to <= event.from);
    return opens && !nearPronoun && !SENT_LATER.test(reading.text)
      ? { units, everyUnit: true, assumed: true }
      : undefined;
  };

  return {
    namedAgain,
    heAndThose,
    thatWas,
    farAway,
    byAlarm,
    wentWith,
    sentWith,
    listedBehind,
    namedSoFar,
    namedAfterwards,
    soFar,
  };

  function soFar(item: number) {
    const before = namedBefore(item);
    return { units: before, everyUnit: before.length === units.length };
  }
}
