import { NOBODY } from '../statements.ts';
import type { Means, Rule } from './evidence.ts';

/** Who is cancelled stands behind the word ("cancelled Truck 3"), or before it in the passive. */
export function cancelledRule(means: Means): Rule {
  const { reading, clusters, units, signs, named, pronounOf } = means;
  const { items } = reading;
  return (evidence) => {
    const { event, from, time, previous, nearCluster, nearPronoun, between, betweenPronoun, fronted } = evidence;
    if (event.kind !== 'canceled_enroute') return undefined;
    // "At 1024 I disregarded Battalion 2": told behind its time.
    const object = event.from > time ? clusters.find((each) => each.from === event.to) : between;
    if (object) return named(object);
    if (betweenPronoun) return pronounOf(betweenPronoun, evidence);
    if (nearCluster && items[event.to]?.text === 'it') return named(nearCluster);
    const passive =
      /^(was|were|got|been|being|get|to|the)$/.test(items[event.from - 1]?.text ?? '') ||
      /^(turned|stood|stand)$/.test(items[event.from]?.text ?? '') ||
      items[event.to]?.text === 'by';
    // "… for a fire watch rescue four canceled at 2021": right behind its name, and nobody else named.
    const isRight = nearCluster?.to === event.from && /^(at|by|around|about|T\d+)$/.test(items[event.to]?.text ?? '');
    if (nearCluster && (passive || fronted || isRight || nearPronoun?.kind !== 'self')) return named(nearCluster);
    if (nearPronoun && passive) return pronounOf(nearPronoun, evidence);
    const goesOn = previous && previous.units.length > 0 && signs.isContinuation(from, event.from);
    if (goesOn && (passive || (previous.to === from && !nearPronoun))) return previous;
    return passive && units.length === 1 ? { units, everyUnit: true } : NOBODY;
  };
}
