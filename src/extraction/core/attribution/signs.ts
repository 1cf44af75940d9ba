import type { Cluster } from '../clusters.ts';
import type { EventMention, PronounMention } from '../mentions.ts';
import { CONNECTIVES, type Ground, type Subjects } from '../statements.ts';

const AUXILIARIES =
  /^(was|were|had|have|has|been|both|all|also|then|finally|got|get|didn't|did|not|never|just|actually|even|already|only|came|went|made|marked|are|is|would|got|being|right|on|up|in|re|ve|d)$/;
/** Words that may stand right before a verb and are not who did it. */
const NO_SUBJECTS =
  /^(and|then|when|who|that|which|until|before|after|but|so|they|finally|eventually|later|soon|shortly|once|first|1st|2nd|last|crew|crews|units|companies|officer|captain|chief|lieutenant|unit|company|rig|myself|ourselves|quickly|next|both|all|actually|minutes)$/;

const GOVERNS = /^(as|with|behind|helped|assisted|joined|met|relieved|before|after|ahead|past|told|passed|followed)$/;

/** What words around an event tell of whose it is: told by them, done to them, gone on from before, or somebody else's. */
export function signsIn({ reading, clusters, events, pronouns, units, narrator }: Ground) {
  const { items } = reading;
  return {
    isOfUnknown,
    isSum,
    isOfAlarm,
    isSpokenOf,
    tailOf,
    isOvertaken,
    isGoverned,
    summedUp,
    hasOwnSubject,
    isSubject,
    sentBefore,
    overrules,
    isContinuation,
    goesOnWith,
    antecedentOf,
  };

  /** "Scene cleared at 0735, all units.": of whom a time holds, said behind it. */
  function tailOf(time: number): PronounMention | undefined {
    return pronouns.find(
      ({ kind, from, to }) =>
        from === time + 1 &&
        (kind === 'all' || kind === 'both') &&
        items[from]?.pause === true &&
        (items[to]?.text ?? '.') === '.',
    );
  }

  /** "passed command to Battalion 3 at 0115, who'd arrived at 0114": those named last before it. */
  function antecedentOf(from: number): Cluster | undefined {
    const at = /^(had|was|were|got)$/.test(items[from - 1]?.text ?? '') ? from - 2 : from - 1;
    if (!/^(who|which|who'd)$/.test(items[at]?.text ?? '')) return undefined;
    return clusters.findLast((each) => each.to <= at && at - each.to <= 3);
  }

  /** "staged at 1028 over by the bank and was released at 1105": a verb joined on without a subject of its own. */
  function goesOnWith(from: number): boolean {
    let at = from - 1;
    while (at > from - 4 && /^(was|were|got|finally|eventually|later|just|had|been|went)$/.test(items[at]?.text ?? ''))
      at--;
    return (
      /^(and|then)$/.test(items[at]?.text ?? '') ||
      // "launched the boat at 1515 after arriving at 1509".
      // "Engine 8 was dispatched at 1540 for a fall, arriving at 1546".
      ((/^(after|before)$/.test(items[from - 1]?.text ?? '') || items[from]?.pause === true) &&
        /ing$/.test(items[from]?.text ?? ''))
    );
  }

  /** "I released the strike team at 0330": somebody was let go, and nobody knows who. */
  function isOfUnknown({ from, to }: EventMention): boolean {
    const [verb, before, next] = [items[from]?.text ?? '', items[from - 1]?.text ?? '', items[to]];
    return (
      verb === 'released' &&
      /^(i|we|he|she|they|command|and)$/.test(before) &&
      next !== undefined &&
      !next.clock &&
      next.unit === undefined &&
      !/^(at|around|about|by|from|.|us|me|ourselves)$/.test(next.text)
    );
  }

  function isSum({ kind }: PronounMention): boolean {
    return kind === 'all' || kind === 'both' || kind === 'rest';
  }

  function isOfAlarm({ from, to }: EventMention): boolean {
    if (/^(caught|took|picked)$/.test(items[from]?.text ?? '')) return false;
    return items.slice(from, to).some(({ text }) => /^(alarm|assignment|box)$/.test(text));
  }

  /** "Rescue 3 was dispatched at 0738, just me and Pelletier. On scene at 0745.": a sentence that opens with what happened next. */
  function isSpokenOf(last: Cluster, { kind, from }: EventMention): boolean {
    if (items[from - 1]?.text !== '.' || (kind !== 'on_scene' && kind !== 'enroute_to_scene')) return false;
    const [unit, ...others] = last.units;
    return (
      others.length === 0 &&
      (narrator === undefined || unit?.name === narrator) &&
      reading.sentence(from) - reading.sentence(last.from) <= 3
    );
  }

  /** "Engine 14 beat us there, on scene at 1713": those who came later are not who it is said of. */
  function isOvertaken({ from, to }: PronounMention): boolean {
    return events.some(
      (event) => event.kind === 'on_scene' && event.from < from && event.to >= to && items[event.from]?.text === 'beat',
    );
  }

  /** "Engine 31 helped us, they were sent with us and got there at 2316": whom something was done to or with does nothing itself. */
  function isGoverned({ from, to }: PronounMention): boolean {
    return (
      to - from === 1 &&
      /^(us|me|them|him|her)$/.test(items[from]?.text ?? '') &&
      (GOVERNS.test(items[from - 1]?.text ?? '') || /\b(front|ahead) of$/.test(reading.words(from - 2, from))) &&
      items[items[to]?.text === 'and' ? to + 1 : to]?.unit === undefined
    );
  }

  /** "Engine 1, Tanker 3 and the ladder out of Tunbridge, Ladder 2, all got toned": a list with words in between. */
  function summedUp(last: Cluster, pronoun: PronounMention, from: number): Subjects | undefined {
    if (last.units.length > 1 || !/^(all|both)$/.test(pronoun.kind) || pronoun.from !== last.to) return undefined;
    const list = clusters.filter(
      (each) => each.from >= from && each.to <= last.to && !each.object && last.from - each.to <= 8,
    );
    const apart = items.slice(list[0]?.from, last.to).some(({ clock, text }) => clock !== undefined || text === '.');
    const names = [...new Set(list.flatMap((each) => each.units.map(({ name }) => name)))];
    return names.length < 2 || apart ? undefined : { units: names, everyUnit: names.length === units.length };
  }

  /** "… District 2 took command … Entergy got there at 1119": a name right before the verb, far behind the last unit, is whom it is said of. */
  function hasOwnSubject(
    { kind, from }: EventMention,
    cluster: Cluster | undefined,
    pronoun: PronounMention | undefined,
  ): boolean {
    if (kind !== 'on_scene' || !/^(got|arrived|came|showed|pulled|rolled|made)$/.test(items[from]?.text ?? ''))
      return false;
    const before = items[from - 1];
    if (!before || before.pause || !/^[a-z][a-z']{2,}$/.test(before.text) || before.unit || before.clock) return false;
    if (AUXILIARIES.test(before.text) || CONNECTIVES.test(before.text) || NO_SUBJECTS.test(before.text)) return false;
    const last = Math.max(cluster?.to ?? 0, pronoun?.to ?? 0);
    return last > 0 && from - last > 6;
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

  /** "All" right behind a list sums it up; anywhere else, like "we", it speaks of others than the list. */
  function overrules(pronoun: PronounMention | undefined, cluster: Cluster): boolean {
    if (!pronoun || pronoun.from < cluster.to || pronoun.kind === 'they' || isJoined(pronoun, cluster)) return false;
    const sumsUp = pronoun.kind === 'all' || pronoun.kind === 'both';
    const between = items.slice(cluster.to, pronoun.from).map(({ text }) => text);
    // "Engine 1, Engine 2 and Chief 1, that's me, we were dispatched 1339".
    if (
      cluster.units.length > 1 &&
      items[pronoun.from]?.text === 'we' &&
      /^((that's|thats) (me|us))?$/.test(between.join(' '))
    )
      return false;
    return !(sumsUp && (between.length <= 1 || /^and (i|me|us|we|myself)$/.test(between.join(' '))));
  }

  /** "Engine 201, Tanker 203 and I". */
  function isJoined(pronoun: PronounMention, cluster: Cluster): boolean {
    if (pronoun.kind !== 'self' || pronoun.from !== cluster.to + 1 || items[cluster.to]?.text !== 'and') return false;
    // "… for Engine 2 and Truck 3, and we got there at 1330": another thought.
    return items[pronoun.from]?.text !== 'we' || /^(were|all|both)$/.test(items[pronoun.to]?.text ?? '');
  }

  function isContinuation(from: number, to: number): boolean {
    const first = items[from]?.text ?? '';
    // "42 was on scene" speaks of a unit by its number alone.
    if (/^\d{1,4}$/.test(first) && units.some((unit) => unit.endsWith(` ${first}`))) return false;
    return items.slice(from, to).every(({ text }) => CONNECTIVES.test(text));
  }
}

export type Signs = ReturnType<typeof signsIn>;
