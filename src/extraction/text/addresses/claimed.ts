import type { Token } from '../tokens.ts';
import { addressAt, houseNumberAt } from './addresses.ts';
import type { AddressMention } from './details.ts';
import { directionAt, isStreetWord, type Read, type Street, word } from './street-words.ts';

/**
 * The address in a stretch that is known to be one: "a fire over in Arvin [bear mountain boulevard and comanche drive]
 * dispatched …". Words alone do not tell where such a name begins, so it is read as if "at" stood before it and the
 * sentence ended behind it.
 */
export function addressIn(tokens: Token[], transcript: string, start: number, end: number): AddressMention | undefined {
  const first = tokens.findIndex((token) => token.end > start);
  const last = tokens.findLastIndex((token) => token.start < end);
  if (first < 0 || last < first) return undefined;
  const isOfName = directionAt(tokens, first - 1) && !HEADING.test(word(tokens, first - 2));
  const from = isOfName ? first - 1 : first;
  const alone = tokens.slice(0, last + 1);
  const before = alone[from - 1];
  if (before) alone[from - 1] = { ...before, kind: 'word', text: 'at' };
  return addressAt(alone, transcript, from);
}

/** "Facing north [willow creek road and sawmill road]". */
const HEADING = /^(facing|headed|heading|going|driving|travell?ing|pushing|running|moving|from|to|the)$/;

/** "A grass fire off Churn Creek Road, 4310 Churn Creek": house numbers before a street that is named again, without its last word. */
export function housesOf(tokens: Token[], { name }: Street): Read<string>[] {
  const words = tokens.slice(name.from, name.to).map(({ text }) => text);
  return tokens.flatMap((_, i) => {
    const isAgain = i !== name.from && words.every((each, k) => tokens[i + k]?.text === each);
    if (!isAgain || isStreetWord(word(tokens, i + words.length))) return [];
    const to = directionAt(tokens, i - 1) ? i - 1 : i;
    let from = to;
    while (tokens[from - 1]?.kind === 'number') from--;
    const number = from < to ? houseNumberAt(tokens, from) : undefined;
    return number?.to === to ? [number] : [];
  });
}

/**
 * "The house next door, 1131" of a fire at 1127, "in through 2716, next door", "the attached home at 629 has smoke damage": numbers
 * of houses close by the own one, where a neighbour is told of. `isClock` says whether a number may as well be a time of this call.
 */
export function housesNextTo(
  tokens: Token[],
  transcript: string,
  own: number,
  isClock: (digits: string) => boolean,
): Read<string>[] {
  const found: Read<string>[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const number = tokens[i]?.kind === 'number' ? houseNumberAt(tokens, i) : undefined;
    if (!number) continue;
    i = number.to - 1;
    const { value } = number;
    const away = Math.abs(Number(value) - own);
    if (!(away > 0 && away <= CLOSE) || value.length < 2) continue;
    const [start, end] = [tokens[number.from]?.start ?? 0, tokens[i]?.end ?? 0];
    const [before, behind] = [transcript.slice(Math.max(0, start - NEAR), start), transcript.slice(end, end + NEAR)];
    const isNamed = NEIGHBOUR.test(before) || NEXT_DOOR.test(behind);
    // "Melting on the house next door at 1135" tells when; "the house next door, 12 people inside" how many.
    const mayBeTime = / at $/i.test(before) && isClock(value) && !SUBJECT.test(behind);
    const mayBeCount = value.length === 2 && !/number $/i.test(before) && !/^(?:[,.;]| [A-Z]|$)/.test(behind);
    if (isNamed && !mayBeTime && !mayBeCount) found.push(number);
  }
  return found;
}
const CLOSE = 20;
/** In characters. */
const NEAR = 50;
const NEIGHBOUR = new RegExp(
  `\\b(?:${[
    'next door',
    "(?:attached|neighbor(?:s|'s|ing)?|adjoining|adjacent) (?:house|home|residence|townhouse|duplex|unit|place)",
    '(?:house|home|residence|townhouse|duplex|unit) at',
  ].join('|')})(?:,| is| was| at| that's| thats| in| number)* $`,
  'i',
);
const NEXT_DOOR = /^,? (?:next door|right beside)\b/i;
const SUBJECT = /^ (?:has|had|got|took|was|were|is|sustained|suffered|received|protected|[A-Z][a-z])/;
