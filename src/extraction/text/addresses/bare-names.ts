import { COMMON_STREETS, PLURAL_STREETS, UNIT_PREFIXES } from '../../vocabulary/streets.ts';
import type { Token } from '../tokens.ts';
import { oneOf } from '../words.ts';
import { directionAt, isNameWord, nameOf, type Street, word } from './street-words.ts';

// Streets named without a street word: where only a street can be meant.

/** In words: no house has a longer number, its sides and the time before it included. */
const LONGEST_HOUSE = 20;

/** Whether the number before `i` stands where a house is named and no time: "to 1212 …", not "on scene at 1212 …". */
export function isPlaceOfHouse(tokens: Token[], i: number): boolean {
  let at = i - 1;
  while (at > i - LONGEST_HOUSE && (tokens[at]?.kind === 'number' || directionAt(tokens, at))) at--;
  const [before, earlier] = [word(tokens, at), word(tokens, at - 1)];
  if (before === 'at') return !TIMED.test(earlier);
  return /^(to|address|of|is|behind)$/.test(before) && !/^(quarter|half|code|priority)$/.test(earlier);
}
/** "Twenty one oh five north main": a side and a name that streets bear everywhere. */
export function isSideOfCommon(tokens: Token[], i: number): boolean {
  const before = directionAt(tokens, i - 1);
  return (
    before !== undefined &&
    before.value.length > 1 &&
    COMMON_STREETS.has(word(tokens, i)) &&
    !isTimeBefore(tokens, i - 1)
  );
}

/** "Three twenty four south meridian in Puyallup": a house, a side and a name, and the town behind. */
export function isSideInTown(tokens: Token[], i: number): boolean {
  const side = directionAt(tokens, i - 1);
  const number = tokens[i - 2];
  return (
    side !== undefined &&
    side.value.length > 1 &&
    number?.kind === 'number' &&
    word(tokens, i).length > 3 &&
    !NO_STREETS.test(word(tokens, i)) &&
    word(tokens, i + 1) === 'in' &&
    /^[a-z]{3}/.test(word(tokens, i + 2)) &&
    !/^(the|that|his|her|their|our|about|front|back|between|case|here|there|this|progress|service|bed|route)$/.test(
      word(tokens, i + 2),
    ) &&
    (isPlaceOfHouse(tokens, i) || !isTimeBefore(tokens, i - 1))
  );
}
const NO_STREETS = /^(wind|winds|side|wall|bound|lanes?|half|wing|tower|entrance|corner|bedroom|shift|county|facing)$/;

/** "Senior apartments, 384 East Simmons, …", "the dental office, 1450 Lincolnway.": a house and a name written large, between pauses. */
export function isHouseBetweenPauses(tokens: Token[], transcript: string, i: number): boolean {
  const side = directionAt(tokens, i - 1) !== undefined && /^[A-Z][a-z]/.test(transcript.slice(tokens[i - 1]?.start));
  const number = side ? tokens[i - 2] : tokens[i - 1];
  // "One oh one Elm": digits said one by one.
  let at = side ? i - 2 : i - 1;
  let digits = '';
  while (tokens[at]?.kind === 'number' && digits.length < 5) digits = `${tokens[at--]?.text}${digits}`;
  const before = tokens[at];
  const name = transcript.slice(tokens[i]?.start, tokens[i]?.end);
  return (
    number?.kind === 'number' &&
    before?.text === ',' &&
    /^[A-Z][a-z]{3}/.test(name) &&
    !SAID_WITH_NUMBERS.test(tokens[i]?.text ?? '') &&
    tokens[i + 1]?.kind === 'mark' &&
    (side ? number.text.length < 4 : /^[1-9]\d{2,4}$/.test(digits) && !isYear(digits))
  );
}

const SAID_WITH_NUMBERS =
  oneOf(`command dispatch glucose joules rehab staging operations interior communications control fireground eastern
    central pacific mountain zulu personnel members firefighters volunteers portable mobile channel county station
    company division group chief captain lieutenant then also and when after they there arrival arrived secondary
    primary search knockdown overhaul`);

/** "A pickup, 2014 Ford, …". */
const isYear = (digits: string) => /^(19[5-9]|20[0-3])\d$/.test(digits);

function isTimeBefore(tokens: Token[], i: number): boolean {
  let at = i - 1;
  while (at > i - LONGEST_HOUSE && tokens[at]?.kind === 'number') at--;
  return word(tokens, at) === 'at' || TIMED.test(word(tokens, at));
}
/** "1403 Grand, Apartment 12". */
export function hasApartment(tokens: Token[], i: number): boolean {
  const at = tokens[i + 1]?.text === ',' ? i + 2 : i + 1;
  return /^(apartment|apt|unit|suite|lot)$/.test(word(tokens, at)) && tokens[at + 1]?.kind === 'number';
}

const TIMED =
  oneOf(String.raw`dispatched dispatch scene location arrived arriving arrival cleared clear toned out paged alerted route enroute
    responded responding service available canceled cancelled released received in there here up staged down
    control it command complete begun began started sent back off quarters us them again extinguished units? \d+\w*`);

export function isBareName(tokens: Token[], transcript: string, i: number): boolean {
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

export function endsBareName(tokens: Token[], i: number): boolean {
  const token = tokens[i];
  if (token === undefined || token.kind === 'mark' || UNIT_PREFIXES[token.text]) return true;
  return /^(at|for|in|with|we|and|on|a|an|the|it|it's|this|that's|engine|ladder|truck|medic|rescue|squad|over|off|by|near|just|there|reported|possible|they|called|dispatched|was|is|where|fire|cross|between)$/.test(
    token.text,
  );
}

const NO_NAME =
  oneOf(String.raw`(no|every|some)(body|one) minor major heavy light police traffic both injuries multiple several all neither
      involved been has did does will can also still very really about around male female right left kind vacant
      empty old new my me him them who's everybody's \w+ed \w+ing`);

function endsInSmall(tokens: Token[], transcript: string, i: number): boolean {
  const next = tokens[i + 1];
  if (/[A-Z]/.test(transcript.charAt(next?.start ?? 0)) || PLURAL_STREETS[next?.text ?? '']) return false;
  return tokens[i]?.kind === 'ordinal' || COMMON_STREETS.has(word(tokens, i)) || NO_NAME.test(next?.text ?? '');
}

export function bareNameAt(
  tokens: Token[],
  transcript: string,
  i: number,
  until: string | undefined,
): Street | undefined {
  const side = directionAt(tokens, i);
  const isSide = side !== undefined && tokens[side.to] !== undefined && isNameWord(tokens[side.to] as Token, true);
  const start = isSide && !/^(and|at)$/.test(word(tokens, side.to)) ? side.to : i;
  let to = start;
  while (to < start + 2 && tokens[to] && isNameWord(tokens[to] as Token, to === start) && word(tokens, to) !== 'and') {
    // "the corner of Broad and High, minor injuries": a name in small letters ends where something else is told.
    if (to > start && until === undefined && endsInSmall(tokens, transcript, start)) break;
    to++;
  }
  if (to === start || (until !== undefined && word(tokens, to) !== until)) return undefined;
  const street: Street = {
    name: { value: nameOf(tokens, transcript, start, to), from: start, to },
    numbered: false,
    from: i,
    to,
  };
  return start > i && side ? { ...street, prefixDirection: side } : street;
}
