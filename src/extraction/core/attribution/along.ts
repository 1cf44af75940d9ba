import type { EventKind } from '../../vocabulary/events.ts';
import type { EventMention } from '../mentions.ts';
import type { Ground, TimedEvent } from '../statements.ts';
import type { Referents } from './referents.ts';
import type { Attribution } from './subjects.ts';

/** Units that were sent or turned back with others, whose time holds for them. */
export interface Along {
  sentAlong(kind: 'dispatch' | 'canceled_enroute'): TimedEvent[];
  wentAlong(): TimedEvent[];
  leftThen(): TimedEvent[];
  turnedBack(): ReadonlySet<string>;
}

const WITH_OTHERS =
  /^(right |out )?(along )?with (us|everybody|the rest)\b|^((en route|enroute) )?(at |right |about )*the same time\b|^(the )?T\d+ as (us|me|everybody|the (rest|others)|U\d)/;
const SAME =
  /\b(went|came|rolled|ran|started|responded)( along| out)?( with us| too| as well| also)( at| on| off| from)? (the |that )?same (time|page|tones?|dispatch|call|alarm)\b/;
const NEVER_CAME =
  /^((?!T\d|U\d|\.)\S+ ){0,7}never (even |actually |did )?(got (there|here|on scene)|made (it|the scene|scene)(?! (to|up|past|inside|into))|arrived|showed|get (there|here)|make it)\b/;

const LEFT = new Set<EventKind>(['unit_clear', 'canceled_enroute']);

export function alongIn(
  { reading, clusters, events, pronouns, units, narrator, timed }: Ground,
  { named }: Referents,
  used: ReadonlySet<EventMention>,
  subjectsOf: Attribution['subjectsOf'],
): Along {
  const { items } = reading;
  return { sentAlong, wentAlong, leftThen, turnedBack };

  /** "Tanker 2 got toned with us too", "Squad 1 got cancelled at the same time": the time that was said of the others. */
  function sentAlong(kind: 'dispatch' | 'canceled_enroute'): TimedEvent[] {
    const sent = timed.filter((each) => each.kind === kind && each.units.length > 0);
    const [first] = sent;
    if (!first) return [];
    const told = new Set(sent.flatMap((each) => each.units));
    return events.flatMap((event) => {
      if (event.kind !== kind || used.has(event) || event.from < first.to) return [];
      const cluster = clusters.findLast((each) => each.to <= event.from && event.from - each.to <= 5 && !each.object);
      if (!cluster || !WITH_OTHERS.test(reading.words(event.to, event.to + 4))) return [];
      const { units } = named(cluster);
      return units.some((unit) => told.has(unit))
        ? []
        : [{ ...first, units, everyUnit: false, from: event.from, to: event.to }];
    });
  }

  /** "We paged Engine 1 at 1519 and I went too, same page", "Squad 2 went along with us at the same time". */
  function wentAlong(): TimedEvent[] {
    if (!reading.text.includes(' same ')) return [];
    const sent = timed.filter((each) => each.kind === 'dispatch' && each.units.length > 0);
    const told = new Set(sent.flatMap((each) => each.units));
    return reading.said(SAME).flatMap((hit) => {
      const first = sent.findLast((each) => each.to <= hit.from && hit.from - each.to <= 12);
      const cluster = clusters.find((each) => each.to === hit.from);
      const isSelf = /^(i|we)$/.test(items[hit.from - 1]?.text ?? '') && narrator !== undefined;
      const units = cluster ? named(cluster).units : isSelf ? [narrator] : [];
      if (!first || units.length === 0 || units.some((unit) => told.has(unit))) return [];
      return [{ ...first, units, everyUnit: false, from: hit.from, to: hit.to }];
    });
  }

  /** "Scene cleared at 0735, all units", "terminated the incident at 1512 and all units cleared": every unit left then. */
  function leftThen(): TimedEvent[] {
    const over = timed.findLast(({ kind }) => kind === 'incident_clear');
    if (!over) return [];
    const all = pronouns.find(({ kind, from }) => kind === 'all' && from >= over.to && from <= over.to + 1);
    const isTail = all?.from === over.to && items[over.to]?.pause === true && (items[all.to]?.text ?? '.') === '.';
    const left = events.find((event) => event.kind === 'unit_clear' && !used.has(event) && event.from === all?.to);
    if (!all || !(isTail || (left && items[over.to]?.text === 'and'))) return [];
    const told = new Set(timed.filter(({ kind }) => LEFT.has(kind)).flatMap((each) => each.units));
    const others = units.filter((unit) => !told.has(unit));
    return [{ ...over, kind: 'unit_clear', units: others, everyUnit: false, to: left?.to ?? all.to }];
  }

  function turnedBack(): ReadonlySet<string> {
    const names = timed.filter(({ kind }) => kind === 'canceled_enroute').flatMap((each) => each.units);
    for (const event of events) {
      if (event.kind !== 'canceled_enroute' || used.has(event)) continue;
      let from = event.from;
      while (from > 0 && items[from - 1]?.text !== '.' && !items[from - 1]?.clock && event.from - from < 8) from--;
      let to = event.to;
      while (to < event.to + 5 && items[to] && items[to]?.text !== '.' && !items[to]?.clock) to++;
      names.push(...subjectsOf(event, from, to, undefined).units);
    }
    // "Engine 19 broke down on the way and never got there".
    if (!reading.text.includes(' never ')) return new Set(names);
    for (const { units, to, object } of clusters) {
      const [unit, ...others] = units;
      if (unit && others.length === 0 && !object && NEVER_CAME.test(reading.words(to, to + 11))) names.push(unit.name);
    }
    return new Set(names);
  }
}
