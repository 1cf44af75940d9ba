import type { EventKind } from '../../vocabulary/events.ts';
import type { Cluster } from '../clusters.ts';
import type { Ground, Subjects } from '../statements.ts';
import type { Referents } from './referents.ts';

/** Words between a time and others it holds for. */
const COMPANY =
  /^((this (morning|afternoon|evening)|tonight|last night) )?(for (a|an|the|this|that) (\S+ ){1,4}(?=along|together))?(and )?(along with|together with|with|alongside|plus|as well as|so did|as did|same (for|with|as)|same goes for|ditto( for)?)( the)?$/;

/** What a call was for, and perhaps words that lead over to who was sent. */
const EXPLAINED =
  /^(to|for|on) ((?!T\d|U\d|\.)\S+ ){0,4}(?!T\d|U\d|\.)\S+( (that's|thats|that was|that is|it was|which was|that would be))?$/;

const BEGINS =
  /^(was|were|came|had|got|arrived|showed|wasn't|weren't|responded|followed|went|beat|stayed|never|didn't)$/;

/** Units that stand beside a time without being what its words are about: company, lists behind it, "1826 was Ladder 1". */
export interface Companions {
  withCompany(subjects: Subjects, time: number): Subjects;
  accompanied(some: { units: string[] }, company: Cluster): Subjects;
  together(some: { units: string[] }, others: { units: string[] }): Subjects;
  listBehind(time: number, kind: EventKind): Cluster | undefined;
  unitsFor(time: number): Cluster | undefined;
  /** "Engine 5 and Ladder 1 at 2357". */
  hasOwnTime(cluster: Cluster): boolean;
}

export function companionsIn({ reading, clusters, events, units, narrator }: Ground, { named }: Referents): Companions {
  const { items } = reading;
  return { withCompany, accompanied, together, listBehind, unitsFor, hasOwnTime };

  /** "We were sent at 1714 with Medic 34": who came along did it at the same time. */
  function withCompany(subjects: Subjects, time: number): Subjects {
    // "They went 10-8 at 0730 and so did we".
    if (
      narrator !== undefined &&
      /^(and )?(so|as) did (we|i)\b/.test(reading.words(time + 1, time + 5)) &&
      subjects.units.length > 0
    )
      return together(subjects, { units: [narrator] });
    const company = clusters.find((each) => each.from > time + 1 && each.from <= time + 9);
    if (subjects.units.length === 0 || !company || (!company.object && tellsOfItself(company, time))) return subjects;
    const gap = reading.words(time + 1, company.from);
    // "I got there at 2356, with Engine 5 and Ladder 1 at 2357" gives them their own.
    if (!COMPANY.test(gap) || hasOwnTime(company)) return subjects;
    // "… with Rescue 23, and Medic 7 came from their side": the last begins the next thought.
    const others =
      company.units.length > 1 && BEGINS.test(items[company.to]?.text ?? '')
        ? company.units.slice(0, -1)
        : company.units;
    return together(subjects, named({ ...company, units: others }));
  }

  function hasOwnTime({ to }: Cluster): boolean {
    return (
      items.slice(to, to + 3).find(({ text }) => !/^(at|around|about|was|were|both)$/.test(text))?.clock !== undefined
    );
  }

  function accompanied(some: { units: string[] }, company: Cluster): Subjects {
    return { ...together(some, named(company)), lead: some.units };
  }

  function together(some: { units: string[] }, others: { units: string[] }): Subjects {
    const names = [...new Set([...some.units, ...others.units])];
    return { units: names, everyUnit: units.every((unit) => names.includes(unit)) };
  }

  /** Whether units behind a time begin a statement of their own. */
  function tellsOfItself(cluster: Cluster, time: number, kind?: EventKind): boolean {
    return events.some(
      (event) =>
        // "toned at 1553, Engine 51 and Brush 53, both got toned" says it twice.
        !(
          kind === 'dispatch' &&
          event.kind === kind &&
          !items.slice(event.to, event.to + 3).some(({ clock }) => clock !== undefined)
        ) &&
        event.from >= cluster.to &&
        event.from <= cluster.to + 3 &&
        !/^(and|i|we|they)$/.test(items[cluster.to]?.text ?? '') &&
        reading.sentence(event.from) === reading.sentence(time) &&
        !clusters.some((each) => each.from >= cluster.to && each.to <= event.from),
    );
  }

  /** "Paged at 23:38, that was Engine 2 and Tender 5": a list behind the time that begins no statement of its own. */
  function listBehind(time: number, kind: EventKind): Cluster | undefined {
    const cluster = clusters.find((each) => each.from > time && each.from <= time + 9);
    const isExplained =
      cluster &&
      kind === 'dispatch' &&
      EXPLAINED.test(reading.words(time + 1, cluster.from)) &&
      (!/^(to|for|on) ((?!that)\S+ ?){1,5}$/.test(reading.words(time + 1, cluster.from)) || isBareList(cluster));
    if (cluster && kind === 'dispatch' && isListSentence(cluster, time)) return cluster;
    if (!cluster || (!isExplained && cluster.from > time + 5)) return undefined;
    if (
      !isExplained &&
      !items
        .slice(time + 1, cluster.from)
        .every(({ text }) =>
          /^(for|that|was|that's|it|just|to|were|us|me|and|which|sent|brought|got|gave|they|dispatch|started)$/.test(
            text,
          ),
        )
    )
      return undefined;
    // "Toned 2140, and Rescue 20 was due with us but": another thought.
    if (items[time + 1]?.text === 'and' && /^(was|were|had|got|came|is|went)$/.test(items[cluster.to]?.text ?? ''))
      return undefined;
    // Without stops nobody can tell a list behind an arrival from the next statement.
    if (kind !== 'dispatch' && !reading.punctuated && cluster.from === time + 1) return undefined;
    return tellsOfItself(cluster, time, kind) || hasOwnTime(cluster) ? undefined : cluster;
  }

  /** "… for a barn fire, Engine 1, Engine 2 and Tanker 1. I was": names with nothing said of them. */
  function isBareList({ units: listed, to }: Cluster): boolean {
    const next = items[to];
    return listed.length > 1 && (!next || next.unit !== undefined || /^(\.|i|we|it|this|both|all)$/.test(next.text));
  }

  /** "Dispatched 0917. Engine 1, Engine 4 and us.": a sentence of names. */
  function isListSentence({ units: listed, from, to }: Cluster, time: number): boolean {
    const lead = reading.words(time + 1, from);
    const rest = /^(and (us|me|myself|i) )?(\.|$)/.test(reading.words(to, to + 3));
    return (
      rest &&
      (listed.length > 1 || /us|me/.test(lead) || items[to]?.text === 'and') &&
      /^\.( ((that's|that was) )?((us|me) and)?)?$/.test(lead)
    );
  }

  function isOpening(time: number): boolean {
    const before = items[time - 1]?.text ?? '.';
    return (
      before === '.' ||
      items[time]?.pause === true ||
      /^(sorry|and|no)$/.test(before) ||
      items[time - 1]?.clock !== undefined
    );
  }

  /** "Paged at 0617 for Squad 2, and Engine 2 shortly after at 0620": the last has a time of its own. */
  function withoutLast(cluster: Cluster | undefined): Cluster | undefined {
    const last = cluster?.units.at(-1);
    if (!cluster || !last || cluster.units.length < 2) return cluster;
    let at = cluster.to;
    while (
      at < cluster.to + 4 &&
      /^(shortly|soon|right|just|after|then|later|at|about|around)$/.test(items[at]?.text ?? '')
    )
      at++;
    return items[at]?.clock && at > cluster.to
      ? { ...cluster, units: cluster.units.slice(0, -1), to: last.item }
      : cluster;
  }

  function unitsFor(time: number): Cluster | undefined {
    const joint = items[time + 1]?.text ?? '';
    const at = time + (items[time + 2]?.text === 'the' ? 3 : 2);
    if (joint === 'for') return withoutLast(clusters.find((each) => each.from === at));
    // "We were on scene at 1827. 1826 was Ladder 1.": the time of whoever stands behind it, where nothing before it claims the time.
    if (joint !== 'was' || !isOpening(time)) return undefined;
    return clusters.find((each) => each.from === at && /^(\.|they|and|)$/.test(items[each.to]?.text ?? ''));
  }
}
