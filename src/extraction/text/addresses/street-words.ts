import { placeCase } from '../../../departments/place-case.ts';
import { COUNTED_IN_NAMES, DIRECTIONS, NOT_IN_STREETS, STREET_WORDS } from '../../vocabulary/streets.ts';
import type { Token } from '../tokens.ts';

/** A value and the tokens it was read from. */
export interface Read<T> {
  value: T;
  from: number;
  to: number;
}

export interface Street {
  prefixDirection?: Read<string>;
  name: Read<string>;
  postfix?: Read<string>;
  postfixDirection?: Read<string>;
  /** A road known by its number, whose name holds its type. */
  numbered: boolean;
  from: number;
  to: number;
}

export const word = (tokens: Token[], i: number) => (tokens[i]?.kind === 'word' ? (tokens[i]?.text ?? '') : '');

/** Whether nothing that belongs to an address stands at `i`: "1960 West." but not "18 north of town". */
export function endsAddress(tokens: Token[], i: number): boolean {
  return (
    tokens[i] === undefined ||
    tokens[i]?.kind === 'mark' ||
    /^(for|in|with|we|and|engine|apt|apartment|unit|ste|suite|rm|room)$/.test(word(tokens, i))
  );
}

export function directionAt(tokens: Token[], i: number): Read<string> | undefined {
  const first = word(tokens, i);
  // All begin so, and this is asked of every word.
  if (!/^[nsew]/.test(first)) return undefined;
  const pair = first + word(tokens, i + 1);
  if (/^(north|south)(east|west)$/.test(pair) && pair !== first && DIRECTIONS[pair])
    return { value: DIRECTIONS[pair], from: i, to: i + 2 };
  // "1010 N.W. 10th".
  if (/^[ns][ew]$/.test(pair) && first.length === 1 && tokens[i - 1]?.kind === 'number' && DIRECTIONS[pair])
    return { value: DIRECTIONS[pair], from: i, to: i + 2 };
  const value = DIRECTIONS[first];
  // A lone letter is a direction only as an abbreviation before a name or at the end ("Losey Blvd S"), never the article or a plural.
  const isLast = isStreetWord(word(tokens, i - 1)) && endsAddress(tokens, i + 1) && !tokens[i]?.opensLine;
  const isMeant = first.length > 1 || tokens[i - 1]?.kind === 'number' || isShortNameOfStreet(tokens, i + 1) || isLast;
  return value && isMeant ? { value, from: i, to: i + 1 } : undefined;
}

/** "5th St", "Oak Ave", "Spring Creek Rd": a word or two of a name and what kind of street it is. */
function isShortNameOfStreet(tokens: Token[], i: number): boolean {
  const isName = (at: number) =>
    tokens[at]?.kind === 'ordinal' || (tokens[at]?.kind === 'word' && !isStreetWord(word(tokens, at)));
  return isName(i) && (isStreetWord(word(tokens, i + 1)) || (isName(i + 1) && isStreetWord(word(tokens, i + 2))));
}

/** "Number Four Road", "Seven Mile Road", "Two Notch Road": a number that is part of the name. */
export function isNumberName(tokens: Token[], i: number): boolean {
  const token = tokens[i];
  // "1212 Two Island Court": nobody writes one house half in figures.
  if (isFigures(tokens[i - 1]) && token?.kind === 'number' && !isFigures(token)) return true;
  const mile = token?.kind === 'word' && tokens[i - 1]?.kind === 'number' && isNumberName(tokens, i - 1);
  if (mile && COUNTED_IN_NAMES.has(token.text)) return true;
  if (token?.kind !== 'number' || (token.value ?? 99) > 30) return false;
  const named = word(tokens, i - 1) === 'number' && isStreetWord(word(tokens, i + 1));
  // "A fire on Three Top Road": one is at a house and on a street.
  if (word(tokens, i - 1) === 'on' && !isFigures(token) && isStreetWord(word(tokens, i + 2))) return true;
  const counts =
    COUNTED_IN_NAMES.has(word(tokens, i + 1)) &&
    (isStreetWord(word(tokens, i + 2)) || (isStreetWord(word(tokens, i + 3)) && /^[a-z]+$/.test(word(tokens, i + 2))));
  return named || counts;
}

export function isNameWord(token: Token, first: boolean): boolean {
  if (token.kind === 'ordinal') return true;
  if (token.kind !== 'word') return false;
  return !NOT_IN_STREETS.has(token.text) || (token.text === 'of' && !first);
}

export function nameOf(tokens: Token[], transcript: string, from: number, to: number): string {
  let name = '';
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    const said = token.kind === 'ordinal' ? token.text : transcript.slice(token.start, token.end);
    name += (i === from ? '' : token.hyphenated ? '-' : ' ') + said;
  }
  return placeCase(name).replace(/\b[b-df-hj-np-tv-xz]{3}\b/gi, (initials) => initials.toUpperCase());
}

export const isStreetWord = (text: string) => STREET_WORDS[text] !== undefined;

const isFigures = (token: Token | undefined) =>
  token?.kind === 'number' && token.end - token.start === token.text.length;
