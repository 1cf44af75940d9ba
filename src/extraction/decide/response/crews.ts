import type { Heard } from '../../reader/heard.ts';
import { thresholdOf } from '../../reader/thresholds.ts';
import type { Mentions, Span } from '../../text/mentions.ts';
import { LARGEST_CREW } from '../../tuned.ts';

/** The units something is said of, and how surely. */
export type Owners = ReadonlyMap<string, number>;

export interface Crew extends Span {
  value: number;
  /** Who is of it besides those the number counts. */
  more: number;
  owners: Owners;
}

/** How many were on which units, as far as it was said. */
export function decideCrews(heard: Heard, mentions: Mentions, whose: (span: Span) => Owners): Crew[] {
  const isAnew = (one: Span, other: Span) => COUNTED_ANEW.test(heard.transcript.slice(one.end, other.start));
  const isOneSentence = (one: Span, other: Span) => !/[.!?]/.test(heard.transcript.slice(one.end, other.start));
  const isCrew = ({ role }: { role: number }) => role >= thresholdOf('n');
  return (
    mentions.numbers
      .map((number) => ({ ...number, role: heard.role(number, 'n=staffing') }))
      // What puts a crew right is one, however little it says of crews itself.
      .filter((number, i, all) => {
        const before = all[i - 1];
        return isCrew(number) || (before && isCrew(before) && isAnew(before, number) && isOneSentence(before, number));
      })
      .filter(({ value }) => value > 0 && value < 30)
      .map((number) => ({ ...number, more: besideThem(heard.transcript, number), owners: whose(number) }))
      .concat(namedCrews(heard, mentions).map((crew) => ({ ...crew, more: 0, owners: whose(crew) })))
      // "Engine 2, Engine 1 and Ladder 4 responded with eleven personnel": all of theirs together.
      .filter(
        ({ value, owners, start, end }) =>
          value <= LARGEST_CREW ||
          owners.size < 2 ||
          EACH.test(heard.transcript.slice(Math.max(0, start - 20), end + 20)),
      )
      .map((crew, i, all) => {
        const again = all[i + 1];
        // Of another unit it is no correction; "four on the engine, no, three", and none is named, is one.
        const isOther =
          again &&
          again.owners.size > 0 &&
          ![...again.owners.keys()].some((unit) => crew.owners.has(unit)) &&
          mentions.units.some(({ start }) => start > crew.end && start < again.end + NAMED_BEHIND);
        if (!again || !isAnew(crew, again) || isOther) return crew;
        return { ...again, more: again.more || crew.more, owners: crew.owners };
      })
  );
}

const EACH = /\b(?:each|apiece)\b/i;
/** In characters: "no, three on Ladder 2". */
const NAMED_BEHIND = 20;

const OFFICER = '(?:officer|captain|lieutenant|boss|lt|capt)\\.?';
const DRIVER = '(?:driver|engineer|chauffeur|operator)';
/** "Officer and three" is four, "Captain Ruiz and two" three, "officer, driver, two firefighters" four. */
const BESIDE_THEM: readonly (readonly [before: RegExp, more: number])[] = [
  [new RegExp(`\\b${OFFICER},? (?:and )?(?:an? )?${DRIVER},? (?:and )?$`, 'i'), 2],
  [new RegExp(`\\b(?:${OFFICER}(?: \\p{L}+)?|myself|me|i) (?:and|plus|with|\\+)(?: my)? $`, 'iu'), 1],
];
/** "Three firefighters and an officer". */
const AND_AN_OFFICER = new RegExp(`^(?: \\w+)? (?:and|plus|\\+) (?:an?|the|1|one|my) ${OFFICER}`, 'i');
/** "With two others", "I had three guys with me", "two EMTs and me": who tells it counts, too, unless named with them already. */
const AND_TELLER: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [/\b(?:with|had|got)(?: only| just)? $/i, /^ others?\b/i],
  [/\bi(?: only| just)? (?:had|got|brought)(?: only| just)? $/i, /^ (?:\w+ )?with me\b(?! (?:driving|as)\b)/i],
  [/(?<!\b(?:me|myself|i) (?:and|plus|with) )$/i, /^(?: \w+)? (?:and|plus|besides) (?:me|myself)\b/i],
];

/** How many are of the crew whom the number does not count. */
function besideThem(transcript: string, { start, end }: Span): number {
  const [before, after] = [transcript.slice(Math.max(0, start - 40), start), transcript.slice(end, end + 40)];
  const more = BESIDE_THEM.find(([pattern]) => pattern.test(before))?.[1] ?? 0;
  const isTeller = AND_TELLER.some(([first, then]) => first.test(before) && then.test(after));
  return more + (AND_AN_OFFICER.test(after) ? 1 : 0) + (isTeller ? 1 : 0);
}

/** "Had three on it, correction, four", "with four. No, I tell a lie, three": the first is that many no more. */
const COUNTED_ANEW =
  /^.{0,40}\b(?:no|wait|correction|sorry|make that|take that back|tell a lie|back that up|scratch that|i mean)[,. ]+(?:(?:it was|there (?:was|were)|we had|i had) )?$/is;

/** "Just me and Whitlow on it", "that was just Bobby by himself": a crew that is told by who they were, not by how many. */
const NO_NAME = '(?!(?:the|an?|some|all|both|every\\p{L}*|my (?:crew|guys|boys|people|men))(?!\\p{L}))';
const NOBODY_ELSE = '(?!\\p{L}|,|\\s*(?:and|plus|with|&)(?!\\p{L}))';
const BY_NAME: readonly (readonly [words: RegExp, crew: number])[] = [
  [new RegExp(`(?<!\\p{L})(?:me|myself|i) and ${NO_NAME}(?:my )?\\p{L}{1,30}${NOBODY_ELSE}`, 'iu'), 2],
  [new RegExp(`(?<!\\p{L})(?:by (?:him|her|my)self|just (?:me|the driver|the operator))${NOBODY_ELSE}`, 'iu'), 1],
];
/** In characters: so long are the words for a crew at most, and so far behind them another may be named. */
const [LONGEST_CREW, BEHIND_CREW] = [80, 30];

function namedCrews(heard: Heard, { numbers }: Mentions): (Span & { value: number; role: number })[] {
  return heard
    .claims('n')
    .filter(({ code, start, end }) => code === 'staffing' && end - start <= LONGEST_CREW)
    .filter(({ start, end }) => !numbers.some((number) => number.start < end && number.end > start))
    .flatMap(({ start, end, strength }) => {
      const words = heard.transcript.slice(start, end + BEHIND_CREW);
      const value = BY_NAME.find(([pattern]) => pattern.test(words))?.[1];
      return value === undefined ? [] : [{ start, end, value, role: strength }];
    });
}
