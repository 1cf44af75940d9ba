import type { Cluster } from './clusters.ts';
import type { Companions } from './companions.ts';
import type { EventMention, PronounMention } from './mentions.ts';
import { objectsIn } from './objects.ts';
import { type Referents, SENT_LATER } from './referents.ts';
import { type Ground, NOBODY, type Statement, type Subjects } from './statements.ts';
import { signsIn } from './subject-signs.ts';

const WITH = /^(along |together |out )?with( the)?$/;

const isAmong = (some: Cluster, list: Cluster) =>
  list.units.length > some.units.length &&
  some.units.every(({ name }) => list.units.some((each) => each.name === name));

export interface Attribution {
  /** The units an event is said of, its time standing at `time` and nothing before `from` belonging to it. */
  subjectsOf(event: EventMention, from: number, time: number, previous: Statement | undefined): Subjects;
}

export function attributionIn(ground: Ground, referents: Referents, companions: Companions): Attribution {
  const { reading, clusters, pronouns, units, narrator, timed } = ground;
  const { named, resolve, namedBefore } = referents;
  const { accompanied, together, listBehind, unitsFor, hasOwnTime } = companions;
  const { items } = reading;
  const { objectOf } = objectsIn(ground, referents, companions);
  const signs = signsIn(ground);
  return { subjectsOf };

  function subjectsOf(event: EventMention, from: number, time: number, previous: Statement | undefined): Subjects {
    const inherited = event.from < from;
    const meant = unitsFor(time);
    if (meant) return named(meant);
    // "On scene 1215 for both".
    const forAll =
      items[time + 1]?.text === 'for'
        ? pronouns.find((each) => each.from === time + 2 && signs.isSum(each))
        : undefined;
    if (forAll) return resolve(forAll, time, event.kind);
    // "We got cancelled at 1758, both engines."
    const tail = signs.tailOf(time);
    if (tail) return resolve(tail, time, event.kind);
    const before = inherited ? time : event.from;
    const nearCluster = clusters.findLast((each) => each.from >= from && each.to <= before && !each.object);
    const nearPronoun = pronouns.findLast(
      (each) =>
        each.from >= from &&
        !signs.isOvertaken(each) &&
        !signs.isGoverned(each) &&
        // "They both said no need": of one unit nobody says so.
        (each.kind !== 'both' || units.length > 1) &&
        each.to <= Math.max(before, event.from) &&
        (each.kind !== 'they' || signs.isSubject(each, event.from)),
    );
    const between = clusters.find(
      (each) =>
        each.from >= event.to &&
        each.to <= time &&
        !inherited &&
        items[each.from - 1]?.text !== 'by' &&
        items[each.to]?.text !== 's',
    );
    const betweenPronoun = pronouns.find(
      (each) => each.from >= event.to && each.to <= time && !inherited && items[each.from - 1]?.text !== 'by',
    );
    const pronounOf = (each: PronounMention) => {
      const introduced = each.kind === 'self' && event.kind === 'dispatch' && signs.sentBefore(each);
      return introduced ? named(introduced) : resolve(each, time, event.kind);
    };
    const object = objectOf(event, time);
    if (object) return object;
    // "Tanker 25 I cancelled about 1920", "Tanker 70 I sent home at 0436": named first, then done to.
    const fronted = nearCluster !== undefined && nearPronoun?.from === nearCluster.to && nearPronoun.to === event.from;
    if (fronted && items[event.from]?.text === 'sent') return named(nearCluster);
    if (signs.isOfUnknown(event)) return NOBODY;
    const antecedent = signs.antecedentOf(event.from);
    if (antecedent) return named(antecedent);
    const behind = listBehind(Math.max(time, event.to - 1), event.kind);
    // "Captain Dollar, Engine 6, dispatched at 2114, Engine 6, Ladder 1 and Battalion 1": named once more among those sent.
    if (event.kind === 'dispatch' && nearCluster && behind && isAmong(nearCluster, behind)) return named(behind);
    // "Chief 1 here, got paged at 0420 for a barn fire, Engine 1 and Tanker 1": he and those he names.
    if (
      event.kind === 'dispatch' &&
      behind &&
      !nearPronoun &&
      nearCluster?.units.length === 1 &&
      nearCluster.units[0]?.name === narrator
    )
      return together(named(nearCluster), named(behind));
    // "Tones dropped for us at 1842, that was Engine 1 and Tanker 1".
    if (event.kind === 'dispatch' && betweenPronoun?.kind === 'self' && behind) return named(behind);
    // "I've got on scene for them 1804".
    if (betweenPronoun && items[betweenPronoun.from - 1]?.text === 'for' && betweenPronoun.to >= time - 2)
      return pronounOf(betweenPronoun);
    if (!inherited && signs.hasOwnSubject(event, nearCluster, nearPronoun)) return NOBODY;
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
      if (behind) return named(behind);
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
        /^(turned|stood|stand)$/.test(items[event.from]?.text ?? '') ||
        items[event.to]?.text === 'by';
      // "… for a fire watch rescue four canceled at 2021": right behind its name, and nobody else named.
      const isRight = nearCluster?.to === event.from && /^(at|by|around|about|T\d+)$/.test(items[event.to]?.text ?? '');
      if (nearCluster && (passive || fronted || isRight || nearPronoun?.kind !== 'self')) return named(nearCluster);
      if (nearPronoun && passive) return pronounOf(nearPronoun);
      if (
        previous &&
        previous.to === from &&
        !nearPronoun &&
        previous.units.length > 0 &&
        signs.isContinuation(from, event.from)
      )
        return previous;
      if (passive && previous && previous.units.length > 0 && signs.isContinuation(from, event.from)) return previous;
      if (passive && units.length === 1) return { units, everyUnit: true };
      return NOBODY;
    }
    // "second alarm dispatched 0133, Engine 7 and Ladder 3", "dispatched at 1041, us and Medic 90".
    const sent =
      event.kind === 'dispatch' ? clusters.find((each) => each.from > time && each.from <= time + 3) : undefined;
    // "Engine 1 and Truck 1 got the first alarm at …"; who asks for one was there before.
    const isTaken =
      nearCluster !== undefined &&
      /^((all|both|got|caught|took|received|were|was|went|on|out|the|came|due) ?)*$/.test(
        reading.words(nearCluster.to, event.from),
      );
    const lead = sent ? reading.words(time + 1, sent.from) : '';
    if (
      sent &&
      !hasOwnTime(sent) &&
      (signs.isOfAlarm(event) && !isTaken
        ? /^((which|that|brought|sent|got|gave|us|me|was|were|for|is|of) ?)*$/.test(lead)
        : /^(us|me) and$/.test(lead))
    )
      return named(sent);
    if (signs.isOfAlarm(event) && event.kind === 'dispatch' && !isTaken && !between) return NOBODY;
    // "we ran a fire alarm with Engine 12 and Engine 13, dispatched at 0900".
    if (
      event.kind === 'dispatch' &&
      nearCluster &&
      nearPronoun?.kind === 'self' &&
      nearPronoun.to <= nearCluster.from &&
      nearCluster.from - nearPronoun.to <= 6 &&
      items[nearCluster.from - 1]?.text === 'with' &&
      event.from - nearCluster.to <= 1
    )
      return accompanied(pronounOf(nearPronoun), nearCluster);
    const listed = nearCluster && nearPronoun && signs.summedUp(nearCluster, nearPronoun, from);
    if (listed) return listed;
    if (nearCluster && !signs.overrules(nearPronoun, nearCluster)) {
      const along = between && items[between.from - 1]?.text === 'with';
      return along ? together(named(nearCluster), named(between)) : named(nearCluster);
    }
    // "Dispatched 0017, both of us."
    const after = pronouns.find(
      (each) =>
        each.from > time &&
        each.from <= time + 2 &&
        each.kind !== 'they' &&
        // "9 released 1650, everyone else 1715".
        each.kind !== 'rest' &&
        !items.slice(each.to, each.to + 2).some(({ clock }) => clock !== undefined) &&
        // "till 0530 everybody was back": the next statement begins with them.
        !/^(was|were|are|is|had|got|cleared|went|left|back|came|made|arrived)$/.test(items[each.to]?.text ?? ''),
    );
    if (
      after &&
      (after.kind === 'both' || after.kind === 'all') &&
      items.slice(time + 1, after.from).every(({ text }) => text === "that's")
    )
      return resolve(after, time);
    // "We got paged, that's Brush 1, Brush 3 and me, at 1417", "we were dispatched with Rescue 5 at 1251".
    if (event.kind === 'dispatch' && between && nearPronoun?.kind === 'self') {
      const lead = reading.words(event.to, between.from);
      if (/^(so )?(that's|that is|that was|that would be|which is|which was|meaning|being)( just)?$/.test(lead))
        return named(between);
      if (WITH.test(lead)) return accompanied(pronounOf(nearPronoun), between);
    }
    // "Captain Hall, Engine 21. Dispatched with Medic 21 at 1044."
    if (
      event.kind === 'dispatch' &&
      between &&
      !nearPronoun &&
      WITH.test(reading.words(event.to, between.from)) &&
      narrator
    )
      return accompanied({ units: [narrator] }, between);
    if (behind && event.kind === 'dispatch') return named(behind);
    if (nearPronoun && nearPronoun.kind !== 'they') return pronounOf(nearPronoun);
    if (between) return named(between);
    if (nearPronoun) return pronounOf(nearPronoun);
    // "I left the station at 0448 by myself and got there at 0510".
    const goesOn =
      signs.goesOnWith(event.from) &&
      previous?.to === from &&
      previous.units.length > 0 &&
      reading.sentence(event.from) === previous.sentence &&
      reading.punctuated &&
      !pronouns.some((each) => each.from >= from && each.to <= event.from && items[each.from]?.text !== 'myself');
    if (goesOn) return { units: previous.units, everyUnit: previous.everyUnit };
    if (signs.isContinuation(from, event.from)) {
      const opens = items[event.from - 1]?.text === '.' && event.kind === 'unit_clear' && units.length > 1;
      const stayed = units.filter(
        (unit) => !timed.some((each) => each.kind === 'canceled_enroute' && each.units.includes(unit)),
      );
      if (opens && stayed.length === 1) return { units: stayed, everyUnit: false };
      if (previous?.unknown || (opens && !previous?.everyUnit && previous?.units[0] !== narrator)) return NOBODY;
      // "Engine 14, Engine 16 and Ladder 14 dispatched at 1631. On scene 1636.": he speaks of his own.
      if (
        previous &&
        event.kind === 'on_scene' &&
        items[event.from - 1]?.text === '.' &&
        narrator !== undefined &&
        previous.units.includes(narrator) &&
        reading.sentence(event.from) - previous.sentence <= 3
      )
        return { units: [narrator], everyUnit: false };
      // "Engine 72 was there by 1335. Toned at 1320.": told late, of everybody spoken of so far.
      if (
        event.kind === 'dispatch' &&
        items[event.from - 1]?.text === '.' &&
        previous?.events.every(({ kind }) => kind === 'on_scene' || kind === 'unit_clear') &&
        previous.to >= from - 1
      ) {
        const sofar = namedBefore(event.from);
        return { units: sofar, everyUnit: sofar.length === units.length };
      }
      if (previous && previous.units.length > 0 && previous.to >= from - 1)
        return { units: previous.units, everyUnit: previous.everyUnit };
      // "We pulled up at 1830, five of us. Released by command at 1915.": still of himself.
      if (
        previous &&
        narrator !== undefined &&
        previous.units.length === 1 &&
        previous.units[0] === narrator &&
        items[event.from - 1]?.text === '.' &&
        reading.sentence(event.from) - previous.sentence <= 3 &&
        !clusters.some((each) => each.to <= event.from && reading.sentence(each.from) > previous.sentence)
      )
        return { units: previous.units, everyUnit: units.length === 1 };
      const last = clusters.findLast((each) => each.to <= event.from && !each.object);
      // "Engine 11. Got banged out at 0418 with Ladder 11 for a fire. First in at 0423."
      if (
        narrator !== undefined &&
        event.kind === 'on_scene' &&
        items[event.from - 1]?.text === '.' &&
        previous?.units.includes(narrator) &&
        previous.events.every(({ kind }) => kind === 'dispatch' || kind === 'enroute_to_scene') &&
        reading.sentence(event.from) - previous.sentence === 1
      )
        return { units: [narrator], everyUnit: units.length === 1 };
      if (last && signs.isSpokenOf(last, event)) return named(last);
      // "Truck 5 and Engine 2 went out at 0315. Neither ran lights. Got there 0322."
      if (
        last &&
        narrator !== undefined &&
        event.kind === 'on_scene' &&
        items[event.from - 1]?.text === '.' &&
        last.units.some(({ name }) => name === narrator) &&
        reading.sentence(event.from) - reading.sentence(last.from) <= 2
      )
        return { units: [narrator], everyUnit: false };
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
}
