import { placeCase } from '../../departments/place-case.ts';
import {
  BARE_STREETS,
  BOUND,
  COMMON_STREETS,
  DIRECTIONS,
  LEADING_STREET_WORDS,
  NOT_IN_STREETS,
  NUMBERED_ROADS,
  PLURAL_STREETS,
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
  const mention: AddressMention = { street, from: i, to: street.to };
  if (number) mention.number = number;
  else readCrossing(tokens, transcript, mention);
  if (
    !number &&
    !street.numbered &&
    street.postfix &&
    !isCrossing(tokens, transcript, mention) &&
    !mayStandAlone(tokens, street)
  )
    return undefined;
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
  if (tokens[i]?.kind === 'code' && /^\d+-1\/2$/.test(tokens[i]?.text ?? '')) {
    return { value: (tokens[i]?.text ?? '').replace('-', ' '), from: i, to: i + 1 };
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
  if (after && (!numbered || (afterNumber && endsAddress(tokens, after.to))) && !isStreetStart(tokens, after.to)) {
    street.postfixDirection = after;
    street.to = after.to;
  }
  return street;
}

/** Whether nothing that belongs to an address stands at `i`: "1960 West." but not "18 north of town". */
function endsAddress(tokens: Token[], i: number): boolean {
  return tokens[i] === undefined || tokens[i]?.kind === 'mark' || /^(for|in|with|we|and|engine)$/.test(word(tokens, i));
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
  if (afterNumber && BARE_STREETS.has(word(tokens, i))) return bare(i + 1);
  if (afterNumber && (isPlaceOfHouse(tokens, i) || hasApartment(tokens, i))) {
    let end = i;
    while (end < i + 2 && isBareName(tokens, transcript, end)) end++;
    // "at 1212 Maple for a fire": the name of a street alone.
    if (end > i && endsBareName(tokens, end)) return bare(end);
  }
  return undefined;

  function bare(end: number): Omit<Street, 'from'> {
    return { name: { value: nameOf(tokens, transcript, i, end), from: i, to: end }, numbered: false, to: end };
  }

  function closed(end: number, postfix: string): Omit<Street, 'from'> {
    return {
      name: { value: nameOf(tokens, transcript, i, end), from: i, to: end },
      postfix: { value: postfix, from: end, to: end + 1 },
      numbered: false,
      to: end + 1,
    };
  }
}

/** Whether the number before `i` stands where a house is named and no time: "to 1212 …", not "on scene at 1212 …". */
function isPlaceOfHouse(tokens: Token[], i: number): boolean {
  let at = i - 1;
  while (tokens[at]?.kind === 'number' || directionAt(tokens, at)) at--;
  const [before, earlier] = [word(tokens, at), word(tokens, at - 1)];
  if (before === 'at') return !TIMED.test(earlier);
  return /^(to|address|of|is)$/.test(before) && !/^(quarter|half|code|priority)$/.test(earlier);
}
/** "1403 Grand, Apartment 12". */
function hasApartment(tokens: Token[], i: number): boolean {
  const at = tokens[i + 1]?.text === ',' ? i + 2 : i + 1;
  return /^(apartment|apt|unit|suite|lot)$/.test(word(tokens, at)) && tokens[at + 1]?.kind === 'number';
}

const TIMED =
  /^(dispatched|dispatch|scene|location|arrived|arriving|arrival|cleared|clear|toned|out|paged|alerted|route|enroute|responded|responding|service|available|canceled|cancelled|released|received|in|there|here|up|staged|down|control|it|command|complete|begun|began|started|sent|back|off|quarters|us|them|again|extinguished|units?|\d+\w*)$/;

function isBareName(tokens: Token[], transcript: string, i: number): boolean {
  const token = tokens[i];
  if (token?.kind === 'ordinal') return true;
  if (token?.kind !== 'word' || !isNameWord(token, true) || UNIT_PREFIXES[token.text]) return false;
  if (COMMON_STREETS.has(token.text)) return true;
  return (
    /^[A-Z][a-z]/.test(transcript.slice(token.start, token.end)) &&
    !token.text.endsWith('bound') &&
    token.text.length > 2
  );
}

function endsBareName(tokens: Token[], i: number): boolean {
  const token = tokens[i];
  if (token === undefined || token.kind === 'mark' || UNIT_PREFIXES[token.text]) return true;
  return /^(at|for|in|with|we|and|on|a|an|the|it|it's|this|that's|engine|ladder|truck|medic|rescue|squad|over|off|by|near|just|there|reported|possible|they|called|dispatched|was|is|where|fire)$/.test(
    token.text,
  );
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

/** "Crash, North Fair Avenue at East Avenue": two full streets are a place wherever they stand. */
function isCrossing(tokens: Token[], transcript: string, { street, crossStreet }: AddressMention): boolean {
  const first = tokens[street.from];
  const short =
    street.name.to - street.name.from <= 2 && !tokens.slice(street.from, street.to).some(({ text }) => text === 'of');
  return (
    crossStreet?.postfix !== undefined &&
    word(tokens, street.from - 1) !== 'between' &&
    short &&
    (/^[A-Z0-9]/.test(transcript.slice(first?.start, first?.end)) || /^(is|was)$/.test(word(tokens, street.from - 1)))
  );
}

/** Roads one drives along rather than lives on. */
export const LONG_ROADS = /^(TURNPIKE|EXPRESSWAY|FREEWAY|PARKWAY|HIGHWAY)$/;

/** A street without a number counts only after a word of place: "on Oak Street", "off Berry Road". */
function mayStandAlone(tokens: Token[], street: Street): boolean {
  const before = word(tokens, street.from - 1);
  const earlier = word(tokens, street.from - 2);
  if (/^(way|court|place|circle|square|drive|row|run|pass|point|hill)$/.test(word(tokens, street.to - 1))) {
    return /^(on|of)$/.test(before) && street.name.to > street.name.from;
  }
  return (
    /^(on|at|off|along|down|near|of|to|block|onto)$/.test(before) ||
    (before === 'the' &&
      (earlier === 'of' || (LONG_ROADS.test(street.postfix?.value ?? '') && /^(on|off|along|down)$/.test(earlier))))
  );
}

/** "Main and Third Streets": the word closes both. */
function sharePlural(tokens: Token[], transcript: string, mention: AddressMention): void {
  const cross = mention.crossStreet;
  if (!cross || cross.postfix || mention.street.postfix) return;
  const at = PLURAL_STREETS[word(tokens, cross.to - 1)] ? cross.to - 1 : cross.to;
  const value = PLURAL_STREETS[word(tokens, at)];
  if (!value || at === cross.from) return;
  const postfix = { value, from: at, to: at + 1 };
  mention.street = { ...mention.street, postfix };
  mention.crossStreet = {
    ...cross,
    name: { value: nameOf(tokens, transcript, cross.name.from, at), from: cross.name.from, to: at },
    postfix,
    to: at + 1,
  };
  mention.to = at + 1;
}

const CROSSING_WORDS = [
  'and',
  'at',
  'at its intersection with',
  'at the intersection with',
  'at the intersection of',
  'near the intersection with',
  'near the intersection of',
  'at the corner of',
  'where it crosses',
  'where it meets',
  'where it intersects',
  'where it intersects with',
  'intersecting with',
]
  .map((words) => words.split(' '))
  .sort((a, b) => b.length - a.length);

function afterCrossingWords(tokens: Token[], i: number): number {
  const said = CROSSING_WORDS.find((words) => words.every((each, k) => word(tokens, i + k) === each));
  return i + (said?.length ?? 0);
}

function readCrossing(tokens: Token[], transcript: string, mention: AddressMention): void {
  let at = afterCrossingWords(tokens, mention.to);
  const sign = /[&/@]/.test(transcript.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));
  if (at === mention.to && !sign) return;
  if (tokens[at]?.text === ',') at++;
  if (word(tokens, at) === 'the') return;
  const corner = /^(corner|intersection)$/.test(word(tokens, mention.from - 2));
  const cross =
    streetAt(tokens, transcript, at, false) ??
    (corner || !mention.street.postfix || tokens[at]?.kind === 'ordinal'
      ? bareNameAt(tokens, transcript, at, undefined)
      : undefined) ??
    slipAt(tokens, transcript, at);
  if (!cross) return;
  mention.crossStreet = cross;
  mention.to = cross.to;
  sharePlural(tokens, transcript, mention);
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
    const bound = BOUND[word(tokens, at)] ?? headingAt(tokens, mention, at);
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

/** "I-75 north at exit 22" heads north; "Route 4 north of town" does not. */
function headingAt(tokens: Token[], { street, number }: AddressMention, i: number): string | undefined {
  if (!street.numbered || number || i !== street.to) return undefined;
  const heading = /^(north|south|east|west)$/.exec(word(tokens, i))?.[0];
  const behind = tokens[i + 1];
  const ends =
    behind === undefined ||
    behind.kind === 'mark' ||
    /^(at|near|just|mile|exit|in|before|past|by|around|between|lanes?|for)$/.test(behind.text);
  return heading && ends ? `${heading.toUpperCase()}BOUND` : undefined;
}

function readUnit(tokens: Token[], mention: AddressMention, at: number, prefix: string): boolean {
  let to = at + 1;
  if (word(tokens, to) === 'number') to++;
  const start = to;
  let value = '';
  while (tokens[to]?.kind === 'number' && value.length < 5 && !(value && clockAt(tokens, to)))
    value += tokens[to++]?.text;
  const letter = word(tokens, to);
  const adjacent =
    value === '' ||
    tokens[to]?.start === tokens[to - 1]?.end ||
    tokens[to]?.hyphenated ||
    (/^[b-hj-rt-z]$/.test(letter) && (endsAddress(tokens, to + 1) || word(tokens, to + 1) === 'as'));
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
  if (word(tokens, i - 1) === 'of' && /^(corner|intersection)$/.test(word(tokens, i - 2)))
    return bareNameAt(tokens, transcript, i, 'and');
  if (!/^(at|of|near|on|by)$/.test(word(tokens, i - 1))) return undefined;
  const first = bareNameAt(tokens, transcript, i, 'and');
  const second = first && bareNameAt(tokens, transcript, first.to + 1, undefined);
  if (!first || !second) return undefined;
  // "at Main and Third Streets", and "at Fifth and Main" where no other thing is called so.
  const last = tokens[second.to - 1]?.text ?? '';
  if (PLURAL_STREETS[last] ?? PLURAL_STREETS[word(tokens, second.to)]) return first;
  const known = (at: number) => COMMON_STREETS.has(word(tokens, at)) || tokens[at]?.kind === 'ordinal';
  const named = COMMON_STREETS.has(word(tokens, i)) || COMMON_STREETS.has(word(tokens, first.to + 1));
  const single = first.to === i + 1 && known(i) && known(first.to + 1) && named && word(tokens, i - 1) === 'at';
  return single && endsBareName(tokens, first.to + 2) ? first : undefined;
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
