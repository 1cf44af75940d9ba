import type { EventKind } from '../../vocabulary/events.ts';
import type { Cluster } from '../clusters.ts';
import type { PronounMention } from '../mentions.ts';
import { type Ground, NOBODY, type Subjects, UNKNOWN } from '../statements.ts';

const BESIDE =
  /^(behind|with|after|before|beat|for|to|of|met|helped|gave|by|past|joined|sent|let|told|cancelled|canceled)$/;

/** Words of a second call for help. */
export const SENT_LATER =
  /\b(request\w*|special call\w*|added|additional|2nd alarm|3rd alarm|struck (a|the) 2nd|mutual aid|automatic aid|auto aid|upgrad\w*|call(ed|ing)? for|asked for|extra|started (me |us |you )?(another|a 2nd)|balance)\b/;

export interface Referents {
  named(cluster: Cluster): Subjects;
  /** Whom "we", "they", "both", "everybody else" mean where they stand. */
  resolve(pronoun: PronounMention, time: number, kind?: EventKind): Subjects;
  namedBefore(item: number): string[];
  subjectsAt(item: number): string[];
}

export function referentsIn({ reading, clusters, pronouns, units, narrator, timed }: Ground): Referents {
  const { items } = reading;
  /** Whom "both" last meant. */
  let pair: Subjects | undefined;
  return { named, resolve, namedBefore, subjectsAt };

  function named(cluster: Cluster): Subjects {
    const names = cluster.units.map(({ name }) => name);
    // "us, Truck 1 and Battalion 2" counts the narrator's unit in.
    const first = items[cluster.from - (items[cluster.from - 1]?.text === 'and' ? 2 : 1)]?.text ?? '';
    const listed = items[cluster.from]?.pause === true || items[cluster.from - 1]?.text === 'and' || isList(cluster);
    // "Brush 2 was right behind us and Tender 2 showed at 1151": those they came behind are not of the list.
    const before = items[cluster.from - (items[cluster.from - 1]?.text === 'and' ? 3 : 2)]?.text ?? '';
    const ours =
      (/^(us|me|ourselves|myself)$/.test(first) && listed && !BESIDE.test(before)) ||
      (items[cluster.to]?.text === 'and' && isOneOfThem(cluster.to + 1));
    if (narrator !== undefined && ours && !names.includes(narrator)) names.unshift(narrator);
    // "passed it to Battalion 20 when he and Ladder 201 got in": whoever was named alone just before.
    if (/^(he|she|they)$/.test(first) && items[cluster.from - 1]?.text === 'and') {
      const last = clusters.findLast((each) => each.to <= cluster.from - 2);
      const one = last && cluster.from - last.to <= 8 && last.units.length === 1 ? last.units[0]?.name : undefined;
      if (one !== undefined && !names.includes(one)) names.unshift(one);
    }
    return { units: names, everyUnit: units.every((unit) => names.includes(unit)) };
  }

  /** "Engine 201 and I cleared"; but "Engine 5, and I had them add Tanker 5" goes on with what he did. */
  function isOneOfThem(at: number): boolean {
    const [text = '', next] = [items[at]?.text, items[at + 1]];
    if (/^(us|me|ourselves|myself)$/.test(text)) return true;
    if (text === 'we') return !next || /^(\.|were|all|both)$/.test(next.text);
    // "… and I went direct in Car 2": he had not been sent with them.
    if (next?.text === 'went' && /^(direct|straight|over|down|up|in)$/.test(items[at + 2]?.text ?? '')) return false;
    return (
      text === 'i' &&
      (!next ||
        next.clock !== undefined ||
        /^(\.|at|were|all|both|cleared|left|stayed|responded|dispatched|toned|paged|arrived|returned|got|went|made)$/.test(
          next.text,
        ))
    );
  }

  /** "last night us engine four and engine five got sent": without stops, where nothing before it can govern the "us". */
  function isList({ units: listed, from }: Cluster): boolean {
    const before = items[from - 2];
    return (
      !reading.punctuated &&
      listed.length > 1 &&
      (before?.clock !== undefined ||
        /^(night|morning|evening|afternoon|today|tonight|then|so|and)$/.test(before?.text ?? ''))
    );
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
      case 'alarm': {
        const which = /\b(\d\w\w)\b/.exec(text)?.[1];
        const sent = timed.filter(
          ({ kind: said, from, to }) =>
            said === 'dispatch' &&
            items.slice(from, to).some((item, k, all) => item.text === which && all[k + 1]?.text === 'alarm'),
        );
        // "Second alarm companies released 0620, first alarm companies 0800": those who were sent first of all.
        const first = which === '1st' ? timed.find(({ kind: said }) => said === 'dispatch') : undefined;
        if (sent.length === 0 && first) return { units: first.units, everyUnit: false };
        return { units: which === undefined ? [] : sent.flatMap((each) => each.units), everyUnit: false };
      }
      case 'both':
        if (last?.units.length === 2) return named(last);
        if (pair) return pair;
        if (namedBefore(pronoun.from).length === 2) {
          pair = { units: namedBefore(pronoun.from), everyUnit: units.length === 2 };
          return pair;
        }
        return units.length === 2 ? { units, everyUnit: true } : twoLeft();
      case 'rest': {
        const spared = sparedIn(pronoun, text);
        if (spared) return { units: units.filter((unit) => !spared.includes(unit)), everyUnit: false };
        // "Engine 1 emergent and the other two non-emergent".
        const others = units.filter((unit) => !last?.units.some(({ name }) => name === unit));
        if (!Number.isNaN(count)) {
          const done = kind ? timed.filter((each) => each.kind === kind).flatMap((each) => each.units) : [];
          const left = units.filter((unit) => !done.includes(unit));
          if (done.length > 0) return { units: left.length === count ? left : [], everyUnit: false };
          return { units: others.length === count ? others : [], everyUnit: false };
        }
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
        // "9 released 1650, everyone else 1715": nobody knows whom those others are apart from.
        const before = timed.at(-1);
        if (apart.length === 0 && before?.kind === kind && before?.units.length === 0) return NOBODY;
        const stay = apart.length > 0 ? apart : (last?.units.map(({ name }) => name) ?? []);
        return { units: units.filter((unit) => !stay.includes(unit)), everyUnit: false };
      }
      case 'all': {
        const spared = exceptions(time);
        if (spared.length > 0) return { units: units.filter((unit) => !spared.includes(unit)), everyUnit: false };
        // "Second alarm for Engine 2 and Truck 3. They were all on scene by 0330": those two.
        const they = pronouns.findLast(
          (each) => each.kind === 'they' && each.to <= pronoun.from && pronoun.from - each.to <= 1,
        );
        if (they && last && last.units.length > 1 && isPlural(they, last)) return named(last);
        if (!Number.isNaN(count)) {
          if (last?.units.length === count) return named(last);
          const sofar = namedBefore(pronoun.from);
          if (sofar.length === count) return { units: sofar, everyUnit: units.length === count };
          if (units.length === count) return { units, everyUnit: true };
          // "It was the four of us, got there 0237": a crew, where there are not so many units.
          return units.length === 1 && / us$/.test(text) ? { units, everyUnit: true } : NOBODY;
        }
        // "Engine 5, Engine 2 and me, we were all toned at 0407": those named only later came with a later alarm.
        const sofar = kind === 'dispatch' ? namedBefore(pronoun.from) : [];
        if (sofar.length > 1 && SENT_LATER.test(reading.text)) return { units: sofar, everyUnit: false };
        return { units, everyUnit: true };
      }
      default:
        // Nobody speaks of himself as "he" or "they".
        if (units.length > 1 && last?.units.length === 1 && last.units[0]?.name === narrator) return NOBODY;
        return last && time - last.to < 25 && (last.units.length === 1 || isPlural(pronoun, last))
          ? named(last)
          : NOBODY;
    }
  }

  /** "Everybody but us", "all units except Engine 3". */
  function sparedIn({ from, to }: PronounMention, text: string): string[] | undefined {
    if (!/ (except|but|besides|than|minus) /.test(text)) return undefined;
    if (!/ (us|me)$/.test(text)) return items.slice(from, to).flatMap(({ unit }) => (unit === undefined ? [] : [unit]));
    return narrator === undefined ? units : [narrator];
  }

  /** Of three companies one was cancelled, or only two were said to have come: "both" are those. */
  function twoLeft(): Subjects {
    const gone = timed.filter((each) => each.kind === 'canceled_enroute').flatMap((each) => each.units);
    const left = units.filter((unit) => !gone.includes(unit));
    if (gone.length > 0 && left.length === 2) return { units: left, everyUnit: false };
    const came = new Set(timed.filter((each) => each.kind === 'on_scene').flatMap((each) => each.units));
    return came.size === 2 ? { units: [...came], everyUnit: false } : NOBODY;
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

  /** "Engine 1 pulled in right behind me with six on it": said of Engine 1. */
  function isBeside({ from, to }: PronounMention): boolean {
    return (
      to - from === 1 &&
      /^(us|me|them|him|her)$/.test(items[from]?.text ?? '') &&
      BESIDE.test(items[from - 1]?.text ?? '')
    );
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
    const pronoun = pronouns.findLast((each) => each.from >= from && each.to <= item && !isBeside(each));
    if (pronoun && (!cluster || pronoun.from > cluster.from) && pronoun.kind !== 'they')
      return resolve(pronoun, item).units;
    if (cluster) return named(cluster).units;
    if (pronoun) return resolve(pronoun, item).units;
    return [];
  }
}
