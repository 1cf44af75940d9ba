import type { EventMention, PronounMention } from '../mentions.ts';
import { type Ground, NOBODY, type Statement, type Subjects } from '../statements.ts';
import { cancelledRule } from './cancelled.ts';
import type { Companions } from './companions.ts';
import { type Evidence, evidenceIn, type Means, type Rule } from './evidence.ts';
import { goneOnRules } from './gone-on.ts';
import { objectsIn } from './objects.ts';
import type { Referents } from './referents.ts';
import { sentRules } from './sent.ts';
import { signsIn } from './signs.ts';

export interface Attribution {
  /** The units an event is said of, its time standing at `time` and nothing before `from` belonging to it. */
  subjectsOf(event: EventMention, from: number, time: number, previous: Statement | undefined): Subjects;
}

export function attributionIn(ground: Ground, referents: Referents, companions: Companions): Attribution {
  const { reading, pronouns, units, narrator } = ground;
  const { named, resolve } = referents;
  const { together, unitsFor } = companions;
  const { items } = reading;
  const signs = signsIn(ground);
  const means: Means = { ...ground, ...referents, ...companions, signs, pronounOf };
  const { objectOf } = objectsIn(ground, referents, companions);
  const sent = sentRules(means);
  const goneOn = goneOnRules(means, sent.soFar);

  /** "On scene 1215 for both", "We got cancelled at 1758, both engines." */
  const saidBehind: Rule = ({ event, time }) => {
    const meant = unitsFor(time);
    if (meant) return named(meant);
    const all =
      items[time + 1]?.text === 'for'
        ? pronouns.find((each) => each.from === time + 2 && signs.isSum(each))
        : undefined;
    const summed = all ?? signs.tailOf(time);
    return summed && resolve(summed, time, event.kind);
  };

  /** "Dispatched both of us at 1610". */
  const allOfThem: Rule = ({ event, time, betweenPronoun }) =>
    betweenPronoun?.from === event.to && signs.isSum(betweenPronoun)
      ? resolve(betweenPronoun, time, event.kind)
      : undefined;

  /** "Tanker 70 I sent home at 0436". */
  const doneTo: Rule = ({ event, time, nearCluster, fronted }) =>
    objectOf(event, time) ??
    (fronted && nearCluster && items[event.from]?.text === 'sent' ? named(nearCluster) : undefined);

  const unknown: Rule = ({ event }) => (signs.isOfUnknown(event) ? NOBODY : undefined);

  const antecedent: Rule = ({ event }) => {
    const meant = signs.antecedentOf(event.from);
    return meant && named(meant);
  };

  /** "I've got on scene for them 1804". */
  const forThem: Rule = (evidence) => {
    const { betweenPronoun, time } = evidence;
    return betweenPronoun && items[betweenPronoun.from - 1]?.text === 'for' && betweenPronoun.to >= time - 2
      ? pronounOf(betweenPronoun, evidence)
      : undefined;
  };

  const anothers: Rule = ({ event, inherited, nearCluster, nearPronoun }) =>
    !inherited && signs.hasOwnSubject(event, nearCluster, nearPronoun) ? NOBODY : undefined;

  const namedBeforeIt: Rule = ({ from, nearCluster, nearPronoun, between }) => {
    const listed = nearCluster && nearPronoun && signs.summedUp(nearCluster, nearPronoun, from);
    if (listed) return listed;
    if (!nearCluster || signs.overrules(nearPronoun, nearCluster)) return undefined;
    const along = between && items[between.from - 1]?.text === 'with';
    return along ? together(named(nearCluster), named(between)) : named(nearCluster);
  };

  /** "Dispatched 0017, both of us." */
  const bothOrAll: Rule = (evidence) => {
    const after = afterTime(evidence);
    return after && (after.kind === 'both' || after.kind === 'all') ? resolve(after, evidence.time) : undefined;
  };

  const pronounOrBetween: Rule = (evidence) => {
    const { nearPronoun, between } = evidence;
    if (nearPronoun && nearPronoun.kind !== 'they') return pronounOf(nearPronoun, evidence);
    if (between) return named(between);
    return nearPronoun && pronounOf(nearPronoun, evidence);
  };

  const listedBehind: Rule = ({ behind }) => behind && named(behind);

  const onlyUnit: Rule = () => (units.length === 1 ? { units, everyUnit: true } : undefined);

  const ours: Rule = ({ event }) =>
    /^(our|my)$/.test(items[event.from - 1]?.text ?? '') && narrator !== undefined
      ? { units: [narrator], everyUnit: false }
      : undefined;

  const saidAfter: Rule = (evidence) => {
    const after = afterTime(evidence);
    return after && resolve(after, evidence.time);
  };

  /** The first that knows decides. */
  const RULES: readonly Rule[] = [
    saidBehind,
    allOfThem,
    doneTo,
    unknown,
    antecedent,
    sent.namedAgain,
    sent.heAndThose,
    sent.thatWas,
    forThem,
    anothers,
    sent.farAway,
    cancelledRule(means),
    sent.byAlarm,
    sent.wentWith,
    namedBeforeIt,
    bothOrAll,
    sent.sentWith,
    sent.listedBehind,
    pronounOrBetween,
    goneOn.joinedOn,
    goneOn.continued,
    listedBehind,
    sent.namedSoFar,
    onlyUnit,
    ours,
    sent.namedAfterwards,
    saidAfter,
  ];
  return { subjectsOf };

  function subjectsOf(event: EventMention, from: number, time: number, previous: Statement | undefined): Subjects {
    const evidence = evidenceIn(means, event, from, time, previous);
    for (const rule of RULES) {
      const subjects = rule(evidence);
      if (subjects) return subjects;
    }
    return NOBODY;
  }

  function pronounOf(pronoun: PronounMention, { event, time }: Pick<Evidence, 'event' | 'time'>): Subjects {
    const introduced = pronoun.kind === 'self' && event.kind === 'dispatch' ? signs.sentBefore(pronoun) : undefined;
    return introduced ? named(introduced) : resolve(pronoun, time, event.kind);
  }

  /** Who is spoken of right behind a time without beginning the next statement. */
  function afterTime({ time }: Evidence): PronounMention | undefined {
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
    return after && items.slice(time + 1, after.from).every(({ text }) => text === "that's") ? after : undefined;
  }
}
