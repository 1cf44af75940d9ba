import { placeCase } from '../../departments/place-case.ts';
import {
  BARE_STREETS,
  BOUND,
  DIRECTIONS,
  LEADING_STREET_WORDS,
  NOT_IN_STREETS,
  NUMBERED_ROADS,
  STREET_WORDS,
  UNIT_PREFIXES,
  WEAK_STREET_WORDS,
} from '../vocabulary/streets.ts';
import { clockAt } from './clock.ts';
import type { Token } from './tokens.ts';

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

export interface AddressMention {
  number?: Read<string>;
  street: Street;
  crossStreet?: Street;
  unitPrefix?: Read<string>;
  unitValue?: Read<string>;
  direction?: Read<string>;
  marker?: Read<string>;
  from: number;
  to: number;
}

const word = (tokens: Token[], i: number) => (tokens[i]?.kind === 'word' ? (tokens[i]?.text ?? '') : '');

/** An address, crossing or highway that starts at token `i`. */
export function addressAt(tokens: Token[], transcript: string, i: number): AddressMention | undefined {
  const number = houseNumberAt(tokens, i);
  // "the 1200 block of Main Street" names the street, not a house on it.
  const block = number && word(tokens, number.to) === 'block' && word(tokens, number.to + 1) === 'of';
  if (block) return undefined;
  const street =
    streetAt(tokens, transcript, number ? number.to : i, number !== undefined) ??
    (number ? undefined : cornerAt(tokens, transcript, i));
  if (!street) return undefined;
  if (!number && !street.numbered && street.postfix && !mayStandAlone(tokens, street)) return undefined;
  const mention: AddressMention = { street, from: i, to: street.to };
  if (number) mention.number = number;
  else readCrossing(tokens, transcript, mention);
  correctLast(tokens, transcript, mention);
  const marker = markerBefore(tokens, i);
  if (marker) mention.marker = marker;
  const bound = BOUND[word(tokens, i - 1)] ?? BOUND[word(tokens, i - 2)];
  if (bound && street.numbered)
    mention.direction = { value: bound, from: BOUND[word(tokens, i - 1)] ? i - 1 : i - 2, to: i };
  readDetails(tokens, mention);
  return mention;
}

/** Groups of digits that together are a house number: 52 19, 4 0 7, 1515. */
function houseNumberAt(tokens: Token[], i: number): Read<string> | undefined {
  if (tokens[i]?.kind === 'code' && /^\d+-\d+$/.test(tokens[i]?.text ?? '')) {
    return { value: tokens[i]?.text ?? '', from: i, to: i + 1 };
  }
  if (tokens[i]?.kind !== 'number' || tokens[i - 1]?.kind === 'number') return undefined;
  let from = i;
  // "on scene fourteen thirty two one twenty three Maple": the time comes first, the house after it.
  const clock = clockAt(tokens, i);
  if (clock && tokens[clock.to]?.kind === 'number') from = clock.to;
  let digits = '';
  let to = from;
  while (tokens[to]?.kind === 'number' && /^\d+$/.test(tokens[to]?.text ?? '')) digits += tokens[to++]?.text;
  if (digits.length === 0 || digits.length > 6 || /^0/.test(digits)) return undefined;
  return { value: digits, from, to };
}

function streetAt(tokens: Token[], transcript: string, start: number, afterNumber: boolean): Street | undefined {
  let at = start;
  let prefixDirection: Read<string> | undefined;
  const direction = directionAt(tokens, at);
  if (direction && !isStreetWord(word(tokens, direction.to)) && !NOT_IN_STREETS.has(word(tokens, direction.to))) {
    prefixDirection = direction;
    at = direction.to;
  }
  const numbered = numberedRoadAt(tokens, transcript, at, afterNumber);
  const body = numbered ?? namedStreetAt(tokens, transcript, at, afterNumber);
  if (!body) return undefined;
  const street: Street = { ...body, from: start };
  if (prefixDirection) street.prefixDirection = prefixDirection;
  const after = directionAt(tokens, street.to);
  if (after && !numbered && !isStreetStart(tokens, after.to)) {
    street.postfixDirection = after;
    street.to = after.to;
  }
  return street;
}

function directionAt(tokens: Token[], i: number): Read<string> | undefined {
  const first = word(tokens, i);
  const pair = first + word(tokens, i + 1);
  if (/^(north|south)(east|west)$/.test(pair) && pair !== first && DIRECTIONS[pair])
    return { value: DIRECTIONS[pair], from: i, to: i + 2 };
  const value = DIRECTIONS[first];
  // A lone letter is a direction only as an abbreviation before a name, never the article or a plural.
  return value && (first.length > 1 || tokens[i - 1]?.kind === 'number') ? { value, from: i, to: i + 1 } : undefined;
}

const ROADS_BY_WORD = new Map<string, { said: string; words: string[]; written: string }[]>();
for (const [said, written] of NUMBERED_ROADS) {
  const words = said.split(' ');
  const first = words[0] ?? '';
  ROADS_BY_WORD.set(first, [...(ROADS_BY_WORD.get(first) ?? []), { said, words, written }]);
}

function isHighway(tokens: Token[], transcript: string, i: number): boolean {
  if (/^(on|off|along|onto|of|highway|and|at)$/.test(word(tokens, i - 1))) return true;
  return BOUND[word(tokens, i - 1)] !== undefined || transcript.slice(tokens[i]?.start, tokens[i]?.end) === 'US';
}

function numberedRoadAt(
  tokens: Token[],
  transcript: string,
  i: number,
  afterNumber: boolean,
): Omit<Street, 'from'> | undefined {
  for (const { said, words, written } of ROADS_BY_WORD.get(word(tokens, i)) ?? []) {
    if (!words.every((each, k) => word(tokens, i + k) === each)) continue;
    const at = i + words.length;
    const number = tokens[at];
    if (number?.kind !== 'number' && number?.kind !== 'ordinal') continue;
    // "i" before a number is a highway only when it is written like one.
    if (said === 'route' && /^(en|in|on)$/.test(word(tokens, i - 1))) continue;
    // "giving us 300 gallons" is no highway: the plain word needs a word of place before it.
    if (said === 'us' && !isHighway(tokens, transcript, i)) continue;
    if (said === 'i' && !number.hyphenated && number.start !== (tokens[i]?.end ?? -1)) continue;
    if (clockAt(tokens, at) && !afterNumber && number.text.length === 4) continue;
    let to = at + 1;
    let digits = number.text;
    while (digits.length < 4 && tokens[to]?.kind === 'number' && !clockAt(tokens, to)) digits += tokens[to++]?.text;
    return { name: { value: `${written} ${digits}`, from: i, to }, numbered: true, to };
  }
  return undefined;
}

const MAX_NAME = 5;

function namedStreetAt(
  tokens: Token[],
  transcript: string,
  i: number,
  afterNumber: boolean,
): Omit<Street, 'from'> | undefined {
  if (afterNumber && LEADING_STREET_WORDS.has(word(tokens, i))) {
    let to = word(tokens, i + 1) === 'of' ? i + 4 : i + 2;
    while (to < i + 4 && word(tokens, i) !== 'avenue' && tokens[to] && isNameWord(tokens[to] as Token, false)) to++;
    if (word(tokens, i) !== 'avenue' || /^[a-z]$/.test(word(tokens, i + 1)) || to === i + 4) {
      return { name: { value: nameOf(tokens, transcript, i, to), from: i, to }, numbered: false, to };
    }
  }
  let weak: number | undefined;
  for (let end = i; end <= i + MAX_NAME; end++) {
    const token = tokens[end];
    const text = token?.text ?? '';
    if (end > i && token?.kind === 'word' && STREET_WORDS[text]) return closed(end, STREET_WORDS[text]);
    if (end > i && token?.kind === 'word' && WEAK_STREET_WORDS[text] && afterNumber) weak = end;
    if (!token || !isNameWord(token, end === i)) break;
  }
  if (weak !== undefined) return closed(weak, WEAK_STREET_WORDS[tokens[weak]?.text ?? ''] ?? '');
  if (afterNumber && BARE_STREETS.has(word(tokens, i))) {
    return { name: { value: nameOf(tokens, transcript, i, i + 1), from: i, to: i + 1 }, numbered: false, to: i + 1 };
  }
  return undefined;

  function closed(end: number, postfix: string): Omit<Street, 'from'> {
    return {
      name: { value: nameOf(tokens, transcript, i, end), from: i, to: end },
      postfix: { value: postfix, from: end, to: end + 1 },
      numbered: false,
      to: end + 1,
    };
  }
}

function isNameWord(token: Token, first: boolean): boolean {
  if (token.kind === 'ordinal') return true;
  if (token.kind !== 'word') return false;
  return !NOT_IN_STREETS.has(token.text) || (token.text === 'of' && !first);
}

function nameOf(tokens: Token[], transcript: string, from: number, to: number): string {
  let name = '';
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    const said = token.kind === 'ordinal' ? token.text : transcript.slice(token.start, token.end);
    name += (i === from ? '' : token.hyphenated ? '-' : ' ') + said;
  }
  return placeCase(name).replace(/\b[b-df-hj-np-tv-xz]{3}\b/gi, (initials) => initials.toUpperCase());
}

const isStreetWord = (text: string) => STREET_WORDS[text] !== undefined;

function isStreetStart(tokens: Token[], i: number): boolean {
  return tokens[i]?.kind === 'word' && isStreetWord(word(tokens, i + 1)) && !NOT_IN_STREETS.has(word(tokens, i));
}

/** A street without a number counts only after a word of place: "on Oak Street", "off Berry Road". */
function mayStandAlone(tokens: Token[], street: Street): boolean {
  const before = word(tokens, street.from - 1);
  const earlier = word(tokens, street.from - 2);
  if (/^(way|court|place|circle|square|drive|row|run|pass|point|hill)$/.test(word(tokens, street.to - 1))) {
    return /^(on|of)$/.test(before) && street.name.to > street.name.from;
  }
  return /^(on|at|off|along|down|near|of|to|block|onto)$/.test(before) || (before === 'the' && earlier === 'of');
}

function readCrossing(tokens: Token[], transcript: string, mention: AddressMention): void {
  let at = mention.to;
  if (word(tokens, at) === 'and' || word(tokens, at) === 'at') at++;
  else return;
  if (tokens[at]?.text === ',') at++;
  if (word(tokens, at) === 'the') return;
  const corner = /^(corner|intersection)$/.test(word(tokens, mention.from - 2));
  const cross =
    streetAt(tokens, transcript, at, false) ??
    (corner || tokens[at]?.kind === 'ordinal' ? bareNameAt(tokens, transcript, at, undefined) : undefined) ??
    slipAt(tokens, transcript, at);
  if (!cross) return;
  mention.crossStreet = cross;
  mention.to = cross.to;
}

/** "and North Cedar, no, North Maple Avenue": a name left unfinished because it was the wrong one. */
function slipAt(tokens: Token[], transcript: string, i: number): Street | undefined {
  const start = directionAt(tokens, i)?.to ?? i;
  const name = bareNameAt(tokens, transcript, start, undefined);
  if (!name || tokens[name.to]?.text !== ',' || !STRONG_SLIPS.test(word(tokens, name.to + 1))) return undefined;
  let at = name.to;
  while (at < name.to + 9 && SLIPS.test(tokens[at]?.text ?? '')) at++;
  return streetAt(tokens, transcript, at, false);
}

const SLIPS =
  /^(,|no|sorry|wait|actually|correction|rather|mean|meant|i|scratch|strike|that|excuse|me|make|what|am|saying|i'm)$/;
const STRONG_SLIPS = /^(sorry|wait|correction|mean|meant|scratch|strike|excuse|saying|i'm|no)$/;

/** "Shaw Avenue and North Cedar, no, North Maple Avenue": the last street is said anew. */
function correctLast(tokens: Token[], transcript: string, mention: AddressMention): void {
  let at = mention.to;
  let strong = false;
  while (at < mention.to + 9 && SLIPS.test(tokens[at]?.text ?? ''))
    strong = STRONG_SLIPS.test(tokens[at++]?.text ?? '') || strong;
  const again = strong
    ? streetAt(tokens, transcript, at, mention.number !== undefined && !mention.crossStreet)
    : undefined;
  if (!again) return;
  if (mention.crossStreet) mention.crossStreet = again;
  else mention.street = again;
  mention.to = again.to;
}

/** Apartment, direction of travel and mile marker, in whatever order they follow. */
function readDetails(tokens: Token[], mention: AddressMention): void {
  for (let step = 0; step < 4; step++) {
    let at = mention.to;
    while (
      /^(,|in|on|the|at|near|around|about|just|heading|going)$/.test(tokens[at]?.text ?? '') &&
      at < mention.to + 3
    )
      at++;
    const prefix = UNIT_PREFIXES[word(tokens, at)];
    if (prefix && mention.number && !mention.unitValue && readUnit(tokens, mention, at, prefix)) continue;
    const bound = BOUND[word(tokens, at)];
    if (bound && !mention.direction) {
      mention.direction = { value: bound, from: at, to: at + 1 };
      mention.to = at + 1;
      continue;
    }
    const marker = markerAt(tokens, at);
    if (marker && !mention.marker) {
      mention.marker = marker;
      mention.to = marker.to;
      continue;
    }
    return;
  }
}

function readUnit(tokens: Token[], mention: AddressMention, at: number, prefix: string): boolean {
  let to = at + 1;
  if (word(tokens, to) === 'number') to++;
  const start = to;
  let value = '';
  while (tokens[to]?.kind === 'number' && value.length < 5 && !(value && clockAt(tokens, to)))
    value += tokens[to++]?.text;
  const letter = word(tokens, to);
  const adjacent = value === '' || tokens[to]?.start === tokens[to - 1]?.end || tokens[to]?.hyphenated;
  if (/^[a-z]$/.test(letter) && adjacent) {
    value += letter.toUpperCase();
    to++;
    if (tokens[to]?.kind === 'number' && tokens[to]?.hyphenated) value += tokens[to++]?.text;
  }
  if (value === '') return false;
  mention.unitPrefix = { value: prefix, from: at, to: at + 1 };
  mention.unitValue = { value, from: start, to };
  mention.to = to;
  return true;
}

/** "mile marker 112 on Interstate 70". */
function markerBefore(tokens: Token[], i: number): Read<string> | undefined {
  let end = i;
  while (
    end > i - 4 &&
    (/^(on|of|off|the|side|lanes?|,)$/.test(tokens[end - 1]?.text ?? '') || BOUND[word(tokens, end - 1)])
  )
    end--;
  if (end === i) return undefined;
  for (let at = end - 5; at < end - 1; at++) {
    const marker = markerAt(tokens, at);
    if (marker && marker.to === end) return marker;
  }
  return undefined;
}

/** "the corner of Fifth and Main": names alone, where only streets can be meant. */
function cornerAt(tokens: Token[], transcript: string, i: number): Street | undefined {
  if (word(tokens, i - 1) !== 'of' || !/^(corner|intersection)$/.test(word(tokens, i - 2))) return undefined;
  return bareNameAt(tokens, transcript, i, 'and');
}

function bareNameAt(tokens: Token[], transcript: string, i: number, until: string | undefined): Street | undefined {
  let to = i;
  while (to < i + 2 && tokens[to] && isNameWord(tokens[to] as Token, to === i) && word(tokens, to) !== 'and') to++;
  if (to === i || (until !== undefined && word(tokens, to) !== until)) return undefined;
  return { name: { value: nameOf(tokens, transcript, i, to), from: i, to }, numbered: false, from: i, to };
}

/** "the 22 mile marker". */
function markerNumberFirst(tokens: Token[], i: number): Read<string> | undefined {
  let to = i;
  let value = '';
  while (tokens[to]?.kind === 'number' && value.length < 4) value += tokens[to++]?.text;
  const named = word(tokens, to) === 'mile' && /^(marker|post)$/.test(word(tokens, to + 1));
  return value && named ? { value, from: i, to: to + 2 } : undefined;
}

function markerAt(tokens: Token[], i: number): Read<string> | undefined {
  let at = i;
  if (word(tokens, at) === 'mile' && /^(marker|post)$/.test(word(tokens, at + 1))) at += 2;
  else if (/^(milepost|milemarker|mm)$/.test(word(tokens, at))) at++;
  else if (word(tokens, at) === 'mile' && tokens[at + 1]?.kind === 'number') at++;
  else return markerNumberFirst(tokens, i);
  if (word(tokens, at) === 'number') at++;
  let value = '';
  let to = at;
  while (tokens[to]?.kind === 'number' && value.length < 5 && !(value && clockAt(tokens, to)))
    value += tokens[to++]?.text;
  return value ? { value, from: i, to } : undefined;
}
