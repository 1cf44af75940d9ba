import type { EventMention } from './mentions.ts';
import { CONNECTIVES, type Ground, SELF, type Statement, UNIT_EVENTS } from './statements.ts';

/** What stands between a unit and its time in a roll call. */
export const ROLL_CALL =
  /^(2nd|3rd|4th|5th|next|due|arriving|last|and|then|was|were|at|around|about|also|with|together|is|that|that's|by|in|had|the|our|chief|engine|truck|ladder|tanker|tender|medic|rescue|squad|company|both|all|each|right|just|shortly|soon|little|bit|earlier|sooner|later|short|time|while|moments|afterwards?|thereafter|couple|few|minutes?|did|a|crew|of|aboard|personnel|people|guys|\d{1,2})$/;

/** Units and their times one after the other, which go on with what was told before. */
export interface RollCalls {
  afterOrigin(from: number): number;
  isRollCall(from: number, time: number, sentence: number, previous: Statement): boolean;
  mended(from: number, time: number): EventMention[];
}

export function rollCallsIn({ reading, clusters, pronouns, timed }: Ground): RollCalls {
  const { items } = reading;
  return { afterOrigin, isRollCall, mended };

  /** "Tender 3 from Farmersburg at 1955": where a unit came from says nothing of what it did. */
  function afterOrigin(from: number): number {
    const words = items[from]?.text === 'out' ? 2 : 1;
    const origin = /^(from|out of)$/.test(reading.words(from, from + words));
    if (!origin) return from;
    let to = from + words;
    while (to < from + words + 3 && /^[a-z']+$/.test(items[to]?.text ?? '') && !CONNECTIVES.test(items[to]?.text ?? ''))
      to++;
    return to;
  }

  /** "Medic 12, 15:52. Rescue 11 was 15:58.": a sentence of a unit and its time goes on with what the last one told. */
  function isRollCall(from: number, time: number, sentence: number, previous: Statement): boolean {
    if (sentence - previous.sentence > 2) return false;
    if (!previous.events.every(({ kind }) => UNIT_EVENTS.has(kind))) return false;
    const meant = pronouns.filter(
      (each) => each.from >= from && each.to <= time && (each.kind !== 'they' || isNamedAgain(from, each.from)),
    );
    const within = (item: number) => meant.some((each) => item >= each.from && item < each.to);
    let named = meant.length > 0;
    for (let at = afterExcuse(from); at < time; at++) {
      const { text, unit } = items[at] ?? { text: '' };
      if (unit !== undefined || SELF.test(text)) named = true;
      else if (!ROLL_CALL.test(text) && !within(at)) return false;
    }
    return named;
  }

  /** "No, I've got that backwards: Tanker 4 was 6:49": what a correction opens with says nothing of the units. */
  function afterExcuse(from: number): number {
    if (!/^(no|wait|sorry|actually|correction|scratch|strike)$/.test(items[from]?.text ?? '')) return from;
    const unit = items.findIndex((item, at) => at > from && item.unit !== undefined);
    return unit > 0 && unit - from <= 9 ? unit : from;
  }

  /** "Correction on Tender 10, they went back in, so make it 1535": what was last told of that unit, told anew. */
  function mended(from: number, time: number): EventMention[] {
    const [unit, ...others] = clusters.filter((each) => each.from >= from && each.to <= time);
    if (!unit || others.length > 0 || afterExcuse(from) === from) return [];
    const name = unit.units[0]?.name ?? '';
    const last = timed.findLast((each) => each.units.includes(name));
    return last ? [{ kind: last.kind, from: unit.to, to: unit.to }] : [];
  }

  /** "Ladder 1 and Tanker 1, they were 1901." */
  function isNamedAgain(from: number, to: number): boolean {
    return to > from && items.slice(from, to).every(({ unit, text }) => unit !== undefined || /^(and|the)$/.test(text));
  }
}
