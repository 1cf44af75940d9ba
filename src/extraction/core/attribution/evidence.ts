import type { Cluster } from '../clusters.ts';
import type { EventMention, PronounMention } from '../mentions.ts';
import type { Ground, Statement, Subjects } from '../statements.ts';
import type { Companions } from './companions.ts';
import type { Referents } from './referents.ts';
import type { Signs } from './signs.ts';

/** An event with its time, and who is named around it. */
export interface Evidence {
  event: EventMention;
  /** Nothing before this item belongs to the event. */
  from: number;
  time: number;
  /** What the time before this one was said of. */
  previous: Statement | undefined;
  /** The event was told before `from`, and the time goes on with it. */
  inherited: boolean;
  /** The last units and the last pronoun before the event, and the first between it and its time. */
  nearCluster: Cluster | undefined;
  nearPronoun: PronounMention | undefined;
  between: Cluster | undefined;
  betweenPronoun: PronounMention | undefined;
  /** Units listed behind the time. */
  behind: Cluster | undefined;
  /** "Tanker 25 I cancelled": named first, then done to. */
  fronted: boolean;
}

/** Says who is meant where it knows, and nothing where it does not. */
export type Rule = (evidence: Evidence) => Subjects | undefined;

/** What every rule may look at besides the evidence. */
export interface Means extends Ground, Referents, Companions {
  signs: Signs;
  pronounOf(pronoun: PronounMention, evidence: Pick<Evidence, 'event' | 'time'>): Subjects;
}

export function evidenceIn(
  { reading, clusters, pronouns, units, signs, listBehind }: Means,
  event: EventMention,
  from: number,
  time: number,
  previous: Statement | undefined,
): Evidence {
  const { items } = reading;
  const inherited = event.from < from;
  const before = inherited ? time : event.from;
  const nearCluster = clusters.findLast((each) => each.from >= from && each.to <= before && !each.object);
  const nearPronoun = pronouns.findLast(
    (each) =>
      // Where it stands comes first: most stand elsewhere, and the rest is asked of those few.
      each.from >= from &&
      each.to <= Math.max(before, event.from) &&
      !signs.isOvertaken(each) &&
      !signs.isGoverned(each) &&
      // "They both said no need": of one unit nobody says so.
      (each.kind !== 'both' || units.length > 1) &&
      (each.kind !== 'they' || signs.isSubject(each, event.from)),
  );
  const isBetween = (each: Cluster | PronounMention) =>
    each.from >= event.to && each.to <= time && !inherited && items[each.from - 1]?.text !== 'by';
  return {
    event,
    from,
    time,
    previous,
    inherited,
    nearCluster,
    nearPronoun,
    between: clusters.find((each) => isBetween(each) && items[each.to]?.text !== 's'),
    betweenPronoun: pronouns.find(isBetween),
    behind: listBehind(Math.max(time, event.to - 1), event.kind),
    fronted: nearCluster !== undefined && nearPronoun?.from === nearCluster.to && nearPronoun.to === event.from,
  };
}
