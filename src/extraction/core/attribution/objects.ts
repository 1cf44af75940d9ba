import type { EventMention } from '../mentions.ts';
import type { Ground, Subjects } from '../statements.ts';
import type { Companions } from './companions.ts';
import type { Referents } from './referents.ts';

const OBJECTS = /^(us|me|them|him|her|everybody|everyone|all|both)$/;

export interface Objects {
  /** The units an event was done to, where they stand right behind its verb. */
  objectOf(event: EventMention, time: number): Subjects | undefined;
}

export function objectsIn(
  { reading, clusters, pronouns }: Ground,
  { named, resolve }: Referents,
  { together, listBehind }: Companions,
): Objects {
  const { items } = reading;
  return { objectOf };

  /** "we toned Engine 11 and Tanker 16 at 1842", "dispatch sent us at", "I released the truck at": those right behind the verb. */
  function objectOf(event: EventMention, time: number): Subjects | undefined {
    const isLate = event.kind === 'on_scene' && /^(took|brought)$/.test(items[event.from]?.text ?? '');
    if (event.kind !== 'dispatch' && event.kind !== 'unit_clear' && event.kind !== 'canceled_enroute' && !isLate)
      return undefined;
    const within = ({ from, to }: { from: number; to: number }) => from >= event.from && to <= event.to;
    const inside = clusters.find(within);
    if (inside) return named(inside);
    if (event.kind === 'on_scene') return undefined;
    const meant = pronouns.find(within);
    // "they gave us Engine 7 and Truck 7 at 0423".
    const given =
      event.kind === 'dispatch' && meant?.to === event.to
        ? clusters.find((each) => each.from === event.to && each.to <= time)
        : undefined;
    // "they sent us and Pumper 11 and Rescue 19 at 1739".
    const along =
      event.kind === 'dispatch' && meant && /^(and|with|plus)$/.test(items[event.to - 1]?.text ?? '')
        ? clusters.find((each) => each.from <= event.to + 1 && each.from >= event.to && each.to <= time)
        : undefined;
    if (along && meant) return together(resolve(meant, time), named(along));
    if (given && /^(gave|sent|started|handed|assigned)$/.test(items[event.from]?.text ?? '')) return named(given);
    if (meant && !/^(they|he|she|we|i|all|both)$/.test(items[meant.from]?.text ?? '')) return resolve(meant, time);
    if (event.kind === 'canceled_enroute') return undefined;
    const at = event.to + (/^(the|out|both)$/.test(items[event.to]?.text ?? '') ? 1 : 0);
    // "At 1240 we released Engine 6" has its time in front.
    const isBehind = event.from > time;
    if ((at >= time && !isBehind) || items[at]?.pause) return undefined;
    const cluster = clusters.find((each) => each.from === at && (each.to <= time || isBehind));
    if (cluster) return named(cluster);
    if (isBehind) return undefined;
    const pronoun =
      event.kind === 'dispatch' ? pronouns.find((each) => each.from === at && each.to <= time) : undefined;
    if (!pronoun || !OBJECTS.test(items[at]?.text ?? '')) return undefined;
    // "they toned us, Engine 1 and Medic 2, at 0013".
    const apposed = clusters.find((each) => each.from === at + 1 && each.to <= time && each.units.length > 1);
    if (apposed && event.kind === 'dispatch') return named(apposed);
    // "they paged us at 1420, Brush 61 and Tender 61".
    const behind = listBehind(time, event.kind);
    return behind ? named(behind) : resolve(pronoun, time);
  }
}
