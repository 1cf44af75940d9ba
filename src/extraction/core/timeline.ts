import type { Source } from '../../neris/report.ts';
import type { Clock } from '../text/clock.ts';
import type { Reading } from '../text/reading.ts';
import type { EventKind, UnitEvent } from '../vocabulary/events.ts';
import {
  type Cluster,
  clustersIn,
  type EventMention,
  eventsIn,
  hasNegation,
  narratorOf,
  type PronounMention,
  pronounsIn,
  UNTIL,
} from './mentions.ts';

/** A time that was said of something. */
export interface TimedEvent {
  kind: EventKind;
  clock: Clock;
  /** Units it was said of; empty for events of the call and the fireground. */
  units: string[];
  /** True when it was said of every unit there. */
  everyUnit: boolean;
  /** Items from the event's words to the time. */
  from: number;
  to: number;
}

/** A time said of something, as a moment, with its words. */
export interface DatedEvent extends TimedEvent {
  moment: string;
  source: Source;
}

export interface Timeline {
  timed: TimedEvent[];
  /** Events that were described without a time. */
  untimed: EventMention[];
  clusters: Cluster[];
  units: string[];
  narrator: string | undefined;
  /** Who a place in the account speaks of, for crew sizes and response modes. */
  subjectsAt(item: number): string[];
}

/** Who a time was said of. */
interface Subjects {
  units: string[];
  everyUnit: boolean;
  /** Not named with it, and so no subject for the times that follow. */
  assumed?: boolean;
  /** Said of "we", and nobody knows who that is. */
  unknown?: boolean;
}
const NOBODY: Subjects = { units: [], everyUnit: false };
const UNKNOWN: Subjects = { ...NOBODY, unknown: true };

const UNIT_EVENTS = new Set<EventKind>([
  'dispatch',
  'enroute_to_scene',
  'on_scene',
  'canceled_enroute',
  'staging',
  'unit_clear',
] satisfies UnitEvent[]);

/** Words that may stand between a time and the next event of the same unit: "on scene at 0856, back in service 0915". */
const CONNECTIVES =
  /^(and|then|was|were|went|back|at|with|on|the|is|also|we|marked|crew|of|a|board|\d+|around|about|by|emergent|code|hot|lights|sirens|got|are|all|both|up|it|ran|responding|non|in|there|here|right|behind|staffed|us|personnel|guys|officer|aboard|onboard|riding|total|people|members|men|firefighters)$/;

const AUXILIARIES =
  /^(was|were|had|have|has|been|both|all|also|then|finally|got|get|didn't|did|not|never|just|actually|even|already|only|came|went|made|marked|are|is|would|got|being|right|on|up|in|re|ve|d)$/;
const OBJECTS = /^(us|me|them|him|her|everybody|everyone|all|both)$/;
const SELF = /^(we|i|us|ourselves|me|myself)$/;
/** What stands between a unit and its time in a roll call. */
const ROLL_CALL =
  /^(2nd|3rd|4th|5th|next|due|arriving|last|and|then|was|were|at|around|about|also|with|is|that|that's|by|in|had|\d{1,2})$/;

/** Words between a time and others it holds for. */
const COMPANY =
  /^(and )?(along with|together with|with|alongside|plus|as well as|so did|as did|same (for|with|as)|same goes for|ditto( for)?)( the)?$/;

const SENT_LATER =
  /\b(request\w*|special call\w*|added|additional|2nd alarm|3rd alarm|mutual aid|automatic aid|auto aid|upgrad\w*|call(ed|ing)? for|asked for|extra|started (me |us |you )?(another|a 2nd)|balance)\b/;

export function timelineOf(reading: Reading): Timeline {
  const { items } = reading;
  const clusters = clustersIn(reading);
  const events = eventsIn(reading);
  const pronouns = pronounsIn(reading);
  const units = [...new Set(clusters.flatMap((cluster) => cluster.units.map(({ name }) => name)))];
  const narrator = narratorOf(reading, clusters);
  const firsts = timesFirst(reading, events);
  /** Whom "both" last meant. */
  let pair: Subjects | undefined;
  const used = new Set<EventMention>();
  const timed: TimedEvent[] = [];
  let previous: (Subjects & { events: EventMention[]; sentence: number; to: number }) | undefined;
  let frame = 0;
  items.forEach((item, i) => {
    if (item.text === '.') {
      frame = i + 1;
      return;
    }
    if (!item.clock) return;
    const own = events.filter((event) => event.from >= frame && event.to <= i);
    let found = lastTogether(own, reading);
    const sentence = reading.sentence(i);
    const sameSentence = previous !== undefined && previous.sentence === sentence;
    const cluster = clusters.findLast((each) => each.from >= frame && each.to <= i && !each.object);
    const behind = firsts.get(i);
    if (behind) found = [behind];
    else if (found[0] && turnsAway(found[found.length - 1]?.to ?? 0, i)) found = [];
    // "… when at 1523 we were dispatched".
    if (items[i - 1]?.text === 'at' && items[i - 2]?.text === 'when') found = ahead(events, reading, i);
    const goesOn =
      cluster &&
      sameSentence &&
      items.slice(cluster.to, i).every(({ text }) => CONNECTIVES.test(text) || ROLL_CALL.test(text) || SELF.test(text));
    if (found.length === 0 && previous && (goesOn || isRollCall(frame, i, sentence) || isFor(i)))
      found = previous.events;
    if (found.length === 0) found = ahead(events, reading, i);
    const first = found[0];
    if (first) {
      for (const event of found) used.add(event);
      const subjects = withCompany(subjectsOf(first, frame, i), i);
      const shared = shareOut(subjects, i);
      if (shared)
        timed.push(
          ...shared.map((one) => ({ kind: first.kind, ...one, everyUnit: false, from: first.from, to: i + 1 })),
        );
      else if (shared === undefined)
        for (const { kind: said, from, to } of found) {
          const kind = untilThen(said, from, to, i);
          const { units: told, everyUnit } = UNIT_EVENTS.has(kind) ? subjects : NOBODY;
          timed.push({
            kind,
            clock: item.clock,
            units: told,
            everyUnit,
            from: Math.min(from, i),
            to: Math.max(to, i + 1),
          });
        }
      previous = { events: found, ...(subjects.assumed ? NOBODY : subjects), sentence, to: i + 1 };
    }
    frame = i + 1;
  });

  /** "Truck 11 pulled in at twelve after and we were all done at 0640": the time is of something else. */
  function turnsAway(from: number, time: number): boolean {
    for (let at = from; at < time - 2; at++)
      if (
        items[at]?.text === 'and' &&
        /^(we|i|they|he|she)$/.test(items[at + 1]?.text ?? '') &&
        /^(were|was|had|got|all|both)$/.test(items[at + 2]?.text ?? '')
      )
        return true;
    return false;
  }

  /** "Engine 5 arrived at 1200. No wait, Engine 5 arrived at 1158." */
  function takesBack(later: TimedEvent, event: TimedEvent): boolean {
    if (
      later === event ||
      later.kind !== event.kind ||
      later.from < event.to ||
      later.units.join() !== event.units.join()
    )
      return false;
    const from = frameOf(later.from);
    return (
      reading.sentence(later.from) - reading.sentence(event.to - 1) === 1 &&
      /^(no|wait|correction|sorry|actually|scratch|strike|i mean|let me)\b/.test(
        items
          .slice(from, from + 2)
          .map(({ text }) => text)
          .join(' '),
      )
    );
  }

  function isDismissal({ from }: TimedEvent): boolean {
    const [first = '', next = ''] = [items[from]?.text, items[from + 1]?.text];
    return /^(sent|told)$/.test(first) || (/^(was|were|got|get)$/.test(first) && /^(sent|turned)$/.test(next));
  }

  /** "told Engine 3 to go home at 1221": cleared if it had come, cancelled if it was still coming, otherwise nobody knows. */
  function dismissed(event: TimedEvent): TimedEvent[] {
    if (event.kind !== 'unit_clear' || !isDismissal(event)) return [event];
    const came = (unit: string) => timed.some(({ kind, units: names }) => kind === 'on_scene' && names.includes(unit));
    if (event.units.every(came)) return [event];
    const about = items
      .slice(Math.max(0, event.from - 10), event.to + 8)
      .map(({ text }) => text)
      .join(' ');
    return /\b(still|before) (\S+ ){0,2}(coming|en route|on (the|their) way|responding|rolling|got (there|here|in)|arriv\w+)\b/.test(
      about,
    )
      ? [{ ...event, kind: 'canceled_enroute' }]
      : [];
  }

  return {
    timed: timed.filter((event) => !timed.some((later) => takesBack(later, event))).flatMap(dismissed),
    untimed: events.filter((event) => !used.has(event) && event.kind !== 'none'),
    clusters,
    units,
    narrator,
    subjectsAt,
  };

  /** "stayed on scene until 1800" tells when they left; "didn't get on scene until 1650" when they came. */
  function untilThen(kind: EventKind, from: number, to: number, time: number): EventKind {
    if (kind !== 'on_scene' || !items.slice(to, time).some(({ text }) => UNTIL.test(text))) return kind;
    const isStay = /^(on|at|was|were|there)$/.test(items[from]?.text ?? '');
    return isStay && !hasNegation(reading, { from }) ? 'unit_clear' : kind;
  }

  /** "Engine 2 and Tanker 2 arrived at 1624 and 1630": to each its own; to nobody where the counts differ; undefined for a single time. */
  function shareOut({ units: names }: Subjects, time: number): { units: string[]; clock: Clock }[] | undefined {
    const clocks: Clock[] = [];
    let at = time;
    for (; items[at]?.clock; at += items[at + 1]?.text === 'and' ? 2 : 1) clocks.push(items[at]?.clock as Clock);
    if (clocks.length < 2 || names.length < 2 || own(at))
      return items[time - 1]?.clock && names.length > 1 ? [] : undefined;
    if (clocks.length !== names.length) return [];
    return clocks.map((clock, k) => ({ clock, units: [names[k] as string] }));
  }

  /** Whether the word at an item begins another statement, so that the last time before it belongs there. */
  function own(item: number): boolean {
    return items[item]?.unit !== undefined || events.some((event) => event.from === item);
  }

  /** "Medic 12, 15:52. Rescue 11 was 15:58.": a sentence of a unit and its time goes on with what the last one told. */
  function isRollCall(from: number, time: number, sentence: number): boolean {
    return (
      previous !== undefined &&
      sentence - previous.sentence <= 2 &&
      previous.events.every(({ kind }) => UNIT_EVENTS.has(kind)) &&
      items.slice(from, time).some(({ text, unit }) => unit !== undefined || SELF.test(text)) &&
      items.slice(from, time).every(({ text, unit }) => unit !== undefined || ROLL_CALL.test(text) || SELF.test(text))
    );
  }

  /** "On scene times were 1655 for Brush 31 and 1703 for Tender 31". */
  function isFor(time: number): boolean {
    return unitsFor(time) !== undefined;
  }

  function unitsFor(time: number): Cluster | undefined {
    if (items[time + 1]?.text !== 'for') return undefined;
    const at = time + (items[time + 2]?.text === 'the' ? 3 : 2);
    return clusters.find((each) => each.from === at);
  }

  /** The units an event between `from` and the time at `time` was said of. */
  function subjectsOf(event: EventMention, from: number, time: number): Subjects {
    const inherited = event.from < from;
    const meant = unitsFor(time);
    if (meant) return named(meant);
    const before = inherited ? time : event.from;
    const nearCluster = clusters.findLast((each) => each.from >= from && each.to <= before && !each.object);
    const nearPronoun = pronouns.findLast(
      (each) =>
        each.from >= from &&
        each.to <= Math.max(before, event.from) &&
        (each.kind !== 'they' || isSubject(each, event.from)),
    );
    const between = clusters.find(
      (each) =>
        each.from >= event.to &&
        each.to <= time &&
        !inherited &&
        items[each.from - 1]?.text !== 'by' &&
        items[each.to]?.text !== 's',
    );
    const betweenPronoun = pronouns.find((each) => each.from >= event.to && each.to <= time && !inherited);
    const pronounOf = (each: PronounMention) => {
      const introduced = each.kind === 'self' && event.kind === 'dispatch' && sentBefore(each);
      return introduced ? named(introduced) : resolve(each, time, event.kind);
    };
    const object = objectOf(event, time);
    if (object) return object;
    // "engine six had three the tanker had joe in it dispatched 1240": without stops, far words belong to another thought.
    const isFar =
      event.kind === 'dispatch' &&
      !reading.punctuated &&
      nearCluster !== undefined &&
      event.from - nearCluster.to > 4 &&
      !/^(was|were|got|get|all|both)$/.test(items[event.from - 1]?.text ?? '') &&
      nearPronoun === undefined &&
      /^dispatched|toned|paged/.test(items[event.from]?.text ?? '');
    if (isFar) {
      const before = namedBefore(event.from);
      return { units: before, everyUnit: before.length === units.length };
    }
    if (event.kind === 'canceled_enroute') {
      // Who is cancelled stands behind the word ("cancelled Truck 3"), or before it in the passive.
      if (between) return named(between);
      if (betweenPronoun) return pronounOf(betweenPronoun);
      if (nearCluster && items[event.to]?.text === 'it') return named(nearCluster);
      const passive =
        /^(was|were|got|been|being|get|to|the)$/.test(items[event.from - 1]?.text ?? '') ||
        /^(turned|stood|stand)$/.test(items[event.from]?.text ?? '');
      // "Tanker 25 I cancelled about 1920": named first, then cancelled.
      const fronted =
        nearCluster !== undefined && nearPronoun?.from === nearCluster.to && nearPronoun.to === event.from;
      if (nearCluster && (passive || fronted || nearPronoun?.kind !== 'self')) return named(nearCluster);
      if (nearPronoun && passive) return pronounOf(nearPronoun);
      if (
        previous &&
        previous.to === from &&
        !nearPronoun &&
        previous.units.length > 0 &&
        isContinuation(from, event.from)
      )
        return previous;
      if (passive && previous && previous.units.length > 0 && isContinuation(from, event.from)) return previous;
      if (passive && units.length === 1) return { units, everyUnit: true };
      return NOBODY;
    }
    if (nearCluster && !overrules(nearPronoun, nearCluster)) {
      const along = between && items[between.from - 1]?.text === 'with';
      return along ? together(named(nearCluster), named(between)) : named(nearCluster);
    }
    // "Dispatched 0017, both of us."
    const after = pronouns.find((each) => each.from > time && each.from <= time + 2 && each.kind !== 'they');
    if (
      after &&
      (after.kind === 'both' || after.kind === 'all') &&
      items.slice(time + 1, after.from).every(({ text }) => text === "that's")
    )
      return resolve(after, time);
    const behind = listBehind(time, event.kind);
    if (behind && event.kind === 'dispatch') return named(behind);
    if (nearPronoun && nearPronoun.kind !== 'they') return pronounOf(nearPronoun);
    if (between) return named(between);
    if (nearPronoun) return pronounOf(nearPronoun);
    if (isContinuation(from, event.from)) {
      const opens = items[event.from - 1]?.text === '.' && event.kind === 'unit_clear' && units.length > 1;
      if (previous?.unknown || (opens && !previous?.everyUnit && previous?.units[0] !== narrator)) return NOBODY;
      if (previous && previous.units.length > 0 && previous.to >= from - 1)
        return { units: previous.units, everyUnit: previous.everyUnit };
      const last = clusters.findLast((each) => each.to <= event.from && !each.object);
      if (last && (clusters.indexOf(last) === 0 || event.from - last.to <= 4)) return named(last);
    }
    if (behind) return named(behind);
    if (event.kind === 'dispatch') {
      // "Engine 1 and Medic 26 to …, dispatched 0603": who was named up to here is who was sent.
      const before = namedBefore(event.from);
      if (before.length > 0) return { units: before, everyUnit: before.length === units.length };
    }
    if (units.length === 1) return { units, everyUnit: true };
    // "Dispatched at 1322 for a kitchen fire. Engine 5 …, Truck 2 …": who is named afterwards was sent then, unless some were asked for later.
    const opens = event.kind === 'dispatch' && !clusters.some((each) => each.to <= event.from);
    if (/^(our|my)$/.test(items[event.from - 1]?.text ?? '') && narrator !== undefined)
      return { units: [narrator], everyUnit: false };
    if (opens && !nearPronoun && !SENT_LATER.test(reading.text)) return { units, everyUnit: true, assumed: true };
    if (after && items.slice(time + 1, after.from).every(({ text }) => text === "that's")) return resolve(after, time);
    return NOBODY;
  }

  /** "we toned Engine 11 and Tanker 16 at 1842", "dispatch sent us at", "I released the truck at": those right behind the verb. */
  function objectOf(event: EventMention, time: number): Subjects | undefined {
    if (event.kind !== 'dispatch' && event.kind !== 'unit_clear' && event.kind !== 'canceled_enroute') return undefined;
    const within = ({ from, to }: { from: number; to: number }) => from >= event.from && to <= event.to;
    const inside = clusters.find(within);
    if (inside) return named(inside);
    const meant = pronouns.find(within);
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
    // "they paged us at 1420, Brush 61 and Tender 61".
    const behind = listBehind(time, event.kind);
    return behind ? named(behind) : resolve(pronoun, time);
  }

  /** "they" far from the event is the subject of something else. */
  function isSubject(pronoun: PronounMention, to: number): boolean {
    return items.slice(pronoun.to, to).every(({ text }) => AUXILIARIES.test(text));
  }

  /** "Engine 31 and Tanker 31 were requested into Yellow Springs. We were dispatched at 0622": those just introduced. */
  function sentBefore(pronoun: PronounMention): Cluster | undefined {
    const first = clusters[0];
    if (narrator !== undefined || !first || first.units.length < 2 || first.to > pronoun.from) return undefined;
    const alone = clusters[1] === undefined || clusters[1].from > pronoun.from;
    return alone && reading.sentence(pronoun.from) - reading.sentence(first.from) <= 1 ? first : undefined;
  }

  /** "We were sent at 1714 with Medic 34": who came along did it at the same time. */
  function withCompany(subjects: Subjects, time: number): Subjects {
    const company = clusters.find((each) => each.from > time + 1 && each.from <= time + 5);
    if (subjects.units.length === 0 || !company || (!company.object && tellsOfItself(company, time))) return subjects;
    const gap = items
      .slice(time + 1, company.from)
      .map(({ text }) => text)
      .join(' ');
    if (!COMPANY.test(gap)) return subjects;
    return together(subjects, named(company));
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
        !(event.kind === kind && !items.slice(event.to, event.to + 3).some(({ clock }) => clock !== undefined)) &&
        event.from >= cluster.to &&
        event.from <= cluster.to + 3 &&
        items[cluster.to]?.text !== 'and' &&
        reading.sentence(event.from) === reading.sentence(time) &&
        !clusters.some((each) => each.from >= cluster.to && each.to <= event.from),
    );
  }

  /** "Paged at 23:38, that was Engine 2 and Tender 5": a list behind the time that begins no statement of its own. */
  function listBehind(time: number, kind: EventKind): Cluster | undefined {
    const cluster = clusters.find((each) => each.from > time && each.from <= time + 4);
    if (
      !cluster ||
      !items.slice(time + 1, cluster.from).every(({ text }) => /^(for|that|was|that's|it|just|to|were)$/.test(text))
    )
      return undefined;
    return tellsOfItself(cluster, time, kind) ? undefined : cluster;
  }

  /** "All" right behind a list sums it up; anywhere else, like "we", it speaks of others than the list. */
  function overrules(pronoun: PronounMention | undefined, cluster: Cluster): boolean {
    if (!pronoun || pronoun.from < cluster.to || pronoun.kind === 'they' || isJoined(pronoun, cluster)) return false;
    const sumsUp = pronoun.kind === 'all' || pronoun.kind === 'both';
    return !(sumsUp && pronoun.from - cluster.to <= 1);
  }

  /** "Engine 201, Tanker 203 and I". */
  function isJoined(pronoun: PronounMention, cluster: Cluster): boolean {
    return pronoun.kind === 'self' && pronoun.from === cluster.to + 1 && items[cluster.to]?.text === 'and';
  }

  function isContinuation(from: number, to: number): boolean {
    const first = items[from]?.text ?? '';
    // "42 was on scene" speaks of a unit by its number alone.
    if (/^\d{1,4}$/.test(first) && units.some((unit) => unit.endsWith(` ${first}`))) return false;
    return items.slice(from, to).every(({ text }) => CONNECTIVES.test(text));
  }

  function named(cluster: Cluster): Subjects {
    const names = cluster.units.map(({ name }) => name);
    // "us, Truck 1 and Battalion 2" counts the narrator's unit in.
    const first = items[cluster.from - (items[cluster.from - 1]?.text === 'and' ? 2 : 1)]?.text ?? '';
    const listed = items[cluster.from]?.pause === true || items[cluster.from - 1]?.text === 'and';
    const ours =
      (/^(us|me|ourselves|myself)$/.test(first) && listed) ||
      (items[cluster.to]?.text === 'and' && /^(i|us|me|we|ourselves|myself)$/.test(items[cluster.to + 1]?.text ?? ''));
    if (narrator !== undefined && ours && !names.includes(narrator)) names.unshift(narrator);
    return { units: names, everyUnit: units.every((unit) => names.includes(unit)) };
  }

  function resolve(pronoun: PronounMention, time: number, kind?: EventKind): Subjects {
    const last = clusters.findLast((each) => each.to <= pronoun.from);
    const text = items
      .slice(pronoun.from, pronoun.to)
      .map((item) => item.text)
      .join(' ');
    const count = Number(/\d/.exec(text)?.[0] ?? Number.NaN);
    switch (pronoun.kind) {
      case 'self':
        return narrator === undefined ? UNKNOWN : { units: [narrator], everyUnit: units.length === 1 };
      case 'both':
        if (last?.units.length === 2) return named(last);
        if (pair) return pair;
        if (namedBefore(pronoun.from).length === 2) {
          pair = { units: namedBefore(pronoun.from), everyUnit: units.length === 2 };
          return pair;
        }
        return units.length === 2 ? { units, everyUnit: true } : NOBODY;
      case 'rest': {
        // Those who have had their own time of it, or else those named in the same breath.
        const told = kind
          ? timed.filter((each) => each.kind === kind || each.kind === 'canceled_enroute').flatMap((each) => each.units)
          : [];
        const apart =
          told.length > 0 && told.length < units.length
            ? told
            : clusters
                .filter((each) => each.from >= frameOf(pronoun.from) && each.from <= pronoun.to + 3 && !each.object)
                .flatMap((each) => each.units.map(({ name }) => name));
        const stay = apart.length > 0 ? apart : (last?.units.map(({ name }) => name) ?? []);
        return { units: units.filter((unit) => !stay.includes(unit)), everyUnit: false };
      }
      case 'all': {
        const spared = exceptions(time);
        if (spared.length > 0) return { units: units.filter((unit) => !spared.includes(unit)), everyUnit: false };
        if (!Number.isNaN(count)) {
          if (last?.units.length === count) return named(last);
          return units.length === count ? { units, everyUnit: true } : NOBODY;
        }
        return { units, everyUnit: true };
      }
      default:
        return last && time - last.to < 25 && (last.units.length === 1 || isPlural(pronoun, last))
          ? named(last)
          : NOBODY;
    }
  }

  /** "Everybody was released at 1530 except Engine 3". */
  function exceptions(time: number): string[] {
    const behind = clusters.find((each) => each.from > time && each.from <= time + 4);
    const word = items.slice(time + 1, behind?.from).some(({ text }) => /^(except|but|besides|minus)$/.test(text));
    return behind && word ? behind.units.map(({ name }) => name) : [];
  }

  /** "Engine 5 and Medic 5 were toned at 1410. They arrived at": the pair just spoken of. */
  function isPlural(pronoun: PronounMention, last: Cluster): boolean {
    return (
      /^(they|them)$/.test(items[pronoun.from]?.text ?? '') &&
      !last.object &&
      reading.sentence(pronoun.from) - reading.sentence(last.to - 1) <= 1
    );
  }

  function namedBefore(item: number): string[] {
    return [
      ...new Set(clusters.filter((each) => each.to <= item).flatMap((each) => each.units.map(({ name }) => name))),
    ];
  }

  function frameOf(item: number): number {
    let from = item;
    while (from > 0 && items[from - 1]?.text !== '.' && item - from < 25) from--;
    return from;
  }

  function subjectsAt(item: number): string[] {
    const from = frameOf(item);
    const cluster = clusters.findLast(
      (each) => each.from >= from && each.to <= item && (!each.object || items[each.to]?.text === 's'),
    );
    const pronoun = pronouns.findLast((each) => each.from >= from && each.to <= item);
    if (pronoun && (!cluster || pronoun.from > cluster.from) && pronoun.kind !== 'they')
      return resolve(pronoun, item).units;
    if (cluster) return named(cluster).units;
    if (pronoun) return resolve(pronoun, item).units;
    return [];
  }
}

/** "1503 dispatch, 1504 en route, 1509 on scene.": sentences in which every time stands before what it is the time of. */
function timesFirst({ items }: Reading, events: EventMention[]): Map<number, EventMention> {
  const found = new Map<number, EventMention>();
  let pairs = new Map<number, EventMention>();
  let alternates = true;
  let open: number | undefined;
  let next = 0;
  for (let i = 0; i <= items.length; i++) {
    const event = events[next]?.from === i ? events[next++] : undefined;
    if (i === items.length || items[i]?.text === '.') {
      if (alternates && open === undefined && pairs.size > 1) for (const [time, pair] of pairs) found.set(time, pair);
      pairs = new Map();
      alternates = true;
      open = undefined;
    } else if (items[i]?.clock) {
      if (open !== undefined) alternates = false;
      open = i;
    } else if (event) {
      if (open === undefined || i - open > 3) alternates = false;
      else pairs.set(open, event);
      open = undefined;
    }
  }
  return found;
}

/** The last event before a time, with those it is joined to: "dispatched and en route at 1315". */
function lastTogether(events: EventMention[], { items }: Reading): EventMention[] {
  const last = events.at(-1);
  if (!last) return [];
  const before = events.at(-2);
  const joined = before && UNIT_EVENTS.has(last.kind) && UNIT_EVENTS.has(before.kind) && before.kind !== last.kind;
  const gap = before
    ? items
        .slice(before.to, last.from)
        .map((item) => item.text)
        .join(' ')
    : '';
  return joined && /^(and|and then|,)$/.test(gap) ? [before, last] : [last];
}

/** "At 0312 the call came in": the event follows its time and has no other. */
function ahead(events: EventMention[], reading: Reading, time: number): EventMention[] {
  const { items } = reading;
  const next = events.find((event) => event.from > time);
  const words = next && items.slice(time, next.from).filter((item) => item.unit === undefined && item.text !== 'and');
  if (!next || !words || words.length > 8 || reading.sentence(next.from) !== reading.sentence(time)) return [];
  for (let i = time + 1; i < next.to + 6 && items[i] && items[i]?.text !== '.'; i++) if (items[i]?.clock) return [];
  const opening =
    items.slice(Math.max(0, time - 2), time + 1).some((item) => item.text === '.' || item.pause) || time <= 2;
  if (!opening && /^(and|then|until|till|when|because|but|so)$/.test(items[time + 1]?.text ?? '')) return [];
  return opening || /^(at|by|around|about|approximately|approx|roughly)$/.test(items[time - 1]?.text ?? '')
    ? [next]
    : [];
}
