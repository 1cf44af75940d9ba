import { APPARATUS, NUMBER_HOMOPHONES } from '../../vocabulary/apparatus.ts';
import { isNameWord, isStreetWord } from '../addresses/street-words.ts';
import { clockAt } from '../times/clock.ts';
import type { Token } from '../tokens.ts';
import { oneOf } from '../words.ts';

/** Kinds of units by the first word of what they are called. */
export const TYPES = new Map<string, { words: string[]; written: string }[]>();
for (const [said, written] of APPARATUS) {
  const words = said.split(' ');
  const first = words[0] ?? '';
  TYPES.set(first, [...(TYPES.get(first) ?? []), { words, written }]);
}

const text = (tokens: Token[], i: number) => tokens[i]?.text ?? '';

/** The number of a unit that is told from token `at` on, where nothing else begins. */
export function unitNumber(tokens: Token[], at: number): { digits: string; to: number } | undefined {
  const token = tokens[at];
  if (token?.kind === 'word' && NUMBER_HOMOPHONES[token.text] !== undefined) {
    // "engine for" is engine 4 only where "for" can be nothing else: before a verb of a unit, or another unit.
    return ACTS.has(tokens[at + 1]?.text ?? '') || /^(both|turned)$/.test(tokens[at + 1]?.text ?? '')
      ? { digits: String(NUMBER_HOMOPHONES[token.text]), to: at + 1 }
      : undefined;
  }
  // Counties number their stations: Engine 21-1 is the first engine of station 21.
  if (token?.kind === 'code' && /^\d{1,3}-\d{1,2}$/.test(token.text)) return { digits: token.text, to: at + 1 };
  // Digits said one by one.
  if (token?.kind === 'code' && /^\d(-\d){2,3}$/.test(token.text))
    return { digits: token.text.replaceAll('-', ''), to: at + 1 };
  if (token?.kind !== 'number' || !Number.isInteger(token.value)) return undefined;
  // "ladder oh eight eleven": a time, for no unit is called nought.
  if (/^0(\d{3})?$/.test(token.text)) return undefined;
  let digits = token.text;
  let to = at + 1;
  if (digits.length > 4) return undefined;
  // "engine one oh five" is 105; but "ladder one nine twelve" is ladder 1 at 9:12.
  // "Engine 5, four personnel" written without its comma: digits and words are two numbers, and so are those of two lines.
  const isBehindNought = () => text(tokens, to - 1) === '0' && /^\d$/.test(text(tokens, to));
  const isSpelt = speltNumbers(tokens).has(speltAt(tokens, at));
  while (
    // "Engine twelve oh one", "engine three oh four vehicle fire", "two oh two wires": nobody stops at the nought.
    (digits.length < 3 || (digits.length === 3 && (isBehindNought() || isSpelt))) &&
    tokens[to]?.kind === 'number' &&
    !tokens[to]?.opensLine &&
    // "Engine 1 360 complete".
    text(tokens, to) !== '360' &&
    isWritten(tokens[to]) === isWritten(token) &&
    (!clockAt(tokens, to) || clockComesLater(tokens, to)) &&
    (isSpelt || isBehindNought() || !isCount(tokens, to)) &&
    !isHouseNumber(tokens, to)
  ) {
    digits += tokens[to]?.text;
    to++;
  }
  const letter = tokens[to];
  if (letter?.kind === 'word' && /^[a-h]$/.test(letter.text) && letter.start === tokens[to - 1]?.end) {
    return { digits: digits + letter.text.toUpperCase(), to: to + 1 };
  }
  return { digits: digits.replace(/^0+(?=\d)/, ''), to };
}

/** "Engine one eleven wires down … engine one eleven on scene": said again before what nobody counts, it is the name. */
export function namedNumber(tokens: Token[], i: number, at: number): { digits: string; to: number } | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== 'number' || second?.kind !== 'number' || !isCount(tokens, at + 1)) return undefined;
  if (second.opensLine || isWritten(first) !== isWritten(second)) return undefined;
  return spokenNames(tokens).has(`${text(tokens, i)} ${first.text} ${second.text}`)
    ? { digits: first.text + second.text, to: at + 2 }
    : undefined;
}

/** Four digits said one by one from token `at` on, or nothing. */
function speltAt(tokens: Token[], at: number): string {
  const four = tokens.slice(at, at + 4);
  const isSpelt =
    four.length === 4 &&
    four.every((each, k) => /^\d$/.test(each.text) && !isWritten(each) && (k === 0 || !each.opensLine)) &&
    tokens[at + 4]?.kind !== 'number' &&
    tokens[at - 1]?.kind !== 'number';
  return isSpelt ? four.map((each) => each.text).join('') : '';
}

const SPELT_NUMBERS = new WeakMap<Token[], Set<string>>();

/** Said in the same four digits again, it is a name: "engine eight one nine one", and no crew of one on Engine 819. */
function speltNumbers(tokens: Token[]): Set<string> {
  const known = SPELT_NUMBERS.get(tokens);
  if (known) return known;
  const once = new Set<string>();
  const again = new Set<string>();
  tokens.forEach((_, k) => {
    const spelt = speltAt(tokens, k);
    if (once.has(spelt)) again.add(spelt);
    once.add(spelt);
  });
  again.delete('');
  SPELT_NUMBERS.set(tokens, again);
  return again;
}

const SPOKEN_NAMES = new WeakMap<Token[], Set<string>>();

/** Kinds with a number of two parts ("engine 1 11") that a word follows which nobody counts. */
function spokenNames(tokens: Token[]): Set<string> {
  const known = SPOKEN_NAMES.get(tokens);
  if (known) return known;
  const names = new Set<string>();
  tokens.forEach(({ text: kind }, k) => {
    const [first, second, behind] = [tokens[k + 1], tokens[k + 2], tokens[k + 3]];
    if (!TYPES.has(kind) || first?.kind !== 'number' || second?.kind !== 'number' || behind?.kind !== 'word') return;
    if (second.opensLine || isWritten(first) !== isWritten(second)) return;
    if (ACTS.has(behind.text) && !isCount(tokens, k + 2)) names.add(`${kind} ${first.text} ${second.text}`);
  });
  SPOKEN_NAMES.set(tokens, names);
  return names;
}

/** "Truck one oh one fifteen thirty eight": the time that takes all the numbers that are left is the one meant. */
function clockComesLater(tokens: Token[], at: number): boolean {
  let end = at;
  while (tokens[end]?.kind === 'number') end++;
  // "engine two oh six nineteen fifty nine year old male": the last of them counts something.
  if (/^(year|month|week|day|story|foot|inch|percent|car|vehicle)s?$/.test(text(tokens, end))) end--;
  // "engine one fourteen fifty eight fifteen oh five": two times, one after the other.
  let told = at;
  while (told < end) {
    const clock = clockAt(tokens, told);
    if (!clock) break;
    told = clock.to;
  }
  if (told === end) return false;
  return [at + 1, at + 2].some((later) => end - later > 1 && end - later < 5 && clockAt(tokens, later)?.to === end);
}

const LONGEST_NAME = 4;

/** "Engine 5 12 Oak Street": figures before a street's name are the house. */
function isHouseNumber(tokens: Token[], at: number): boolean {
  if (!isWritten(tokens[at])) return false;
  const name = tokens.slice(at + 1, at + 2 + LONGEST_NAME);
  const end = name.findIndex(({ text: word }) => isStreetWord(word));
  return end > 0 && name.slice(0, end).every((token, k) => isNameWord(token, k === 0) && !ACTS.has(token.text));
}

const isWritten = (token: Token | undefined) => token !== undefined && token.end - token.start === token.text.length;

const ACTS = new Set(
  `was were and on arrived dispatched responded en enroute cleared clear went got had is reporting here with out back staged
  established took has takes advises reports arrives responds clears stages establishes confirms requests transports
  returns responding returned available`.split(/\s+/),
);

/** "Tanker three five on the engine two on the tanker"; not "engine two oh five on the brush fire". */
function isCrew(tokens: Token[], at: number): boolean {
  if (!/^[1-8]$/.test(text(tokens, at)) || text(tokens, at - 1) === '0') return false;
  if (text(tokens, at + 1) !== 'on' || !/^(the|our|my)$/.test(text(tokens, at + 2))) return false;
  const isKind = TYPES.get(text(tokens, at + 3))?.some(({ words }) => words.length === 1);
  const behind = tokens[at + 4];
  return isKind === true && (behind?.kind !== 'word' || behind.text === 'and' || TYPES.has(behind.text));
}

/** What is counted by the twenty and more. */
const BY_THE_SCORE =
  oneOf(`seconds? minutes? hours? days? weeks? months? years? foot feet inch inches yards? miles? percent degrees gallons acres? pounds
    of personnel people persons men patients kids students residents occupants members firefighters`);

/** A number that counts something is no part of a unit's name: "engine one three patients". */
function isCount(tokens: Token[], at: number): boolean {
  if (isCrew(tokens, at)) return true;
  const next = tokens[at + 1];
  // "Engine eight twenty six wires down", "three sixty one vehicle fire": of most things nobody counts so many.
  if ((tokens[at]?.value ?? 0) >= 20 && !BY_THE_SCORE.test(next?.text ?? '')) return false;
  return (
    next?.kind === 'word' &&
    !ACTS.has(next.text) &&
    (/^(?!address$).*s$/.test(next.text) ||
      /^(minute|hour|day|week|month|year|foot|inch|percent|man|person|patient|guy|of|car|vehicle|story|wheeler|alarm|block|mile|personnel|people|men|crew|aboard)$/.test(
        next.text,
      ))
  );
}
