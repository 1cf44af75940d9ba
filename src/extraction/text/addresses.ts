import { BOUND, COMMON_STREETS, PLURAL_STREETS, STREET_WORDS, UNIT_PREFIXES } from '../vocabulary/streets.ts';
import { clockAt } from './clock.ts';
import {
  bareHighwayAt,
  bareNameAt,
  directionAt,
  endsBareName,
  gridStreetAt,
  isNumberName,
  nameOf,
  type Read,
  type Street,
  streetAt,
  word,
} from './streets.ts';
import type { Token } from './tokens.ts';

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

/** An address, crossing or highway that starts at token `i`. */
export function addressAt(tokens: Token[], transcript: string, i: number): AddressMention | undefined {
  const spoken = spokenCrossingAt(tokens, transcript, i);
  if (spoken) return spoken;
  const number = houseNumberAt(tokens, i);
  // "the 1200 block of Main Street" names the street, not a house on it.
  const block = number && word(tokens, number.to) === 'block' && word(tokens, number.to + 1) === 'of';
  if (block) return undefined;
  const street =
    streetAt(tokens, transcript, number ? number.to : i, number !== undefined) ??
    (number ? (bareHighwayAt(tokens, i) ?? gridCornerAt(tokens, i)) : cornerAt(tokens, transcript, i));
  if (!street) return undefined;
  const mention: AddressMention = { street, from: i, to: street.to };
  if (number && street.from >= number.to) mention.number = number;
  else readCrossing(tokens, transcript, mention);
  if (
    !mention.number &&
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
  // "Route 29 southbound at Mountain Run Lake Road".
  if (street.numbered && mention.direction && !mention.marker && !mention.crossStreet)
    readCrossing(tokens, transcript, mention);
  return mention;
}

/** "Four sixtieth street" is 460th where another street crosses it, or where one drives along it; else 4 may be the house. */
function spokenCrossingAt(tokens: Token[], transcript: string, i: number): AddressMention | undefined {
  const first = spokenOrdinalAt(tokens, i) ?? streetBefore(tokens, transcript, i);
  if (!first) return undefined;
  const joint = afterCrossingWords(tokens, first.to);
  const second =
    joint > first.to
      ? (spokenOrdinalAt(tokens, joint) ??
        (first.spoken && tokens[joint]?.kind !== 'number' ? streetAt(tokens, transcript, joint, false) : undefined))
      : undefined;
  if (second) return { street: first, crossStreet: second, from: i, to: second.to };
  const along = /^(on|off|along|of|onto)$/.test(word(tokens, i - 1)) && word(tokens, i - 2) !== 'block';
  return first.spoken && along ? { street: first, from: i, to: first.to } : undefined;
}

/** A street in words that a spoken ordinal may cross: "Main Street and four sixtieth street". */
function streetBefore(tokens: Token[], transcript: string, i: number): (Street & { spoken?: boolean }) | undefined {
  if (tokens[i]?.kind === 'number' || !/^(at|of|on|near|is|,|)$/.test(tokens[i - 1]?.text ?? '')) return undefined;
  const street = streetAt(tokens, transcript, i, false);
  return street && spokenOrdinalAt(tokens, afterCrossingWords(tokens, street.to)) ? street : undefined;
}

/** Hundreds and an ordinal said apart, before the street word. */
function spokenOrdinalAt(tokens: Token[], i: number): (Street & { spoken: boolean }) | undefined {
  const direction = directionAt(tokens, i);
  const at = direction?.to ?? i;
  const [hundreds, ordinal] = [tokens[at], tokens[at + 1]];
  const postfix = STREET_WORDS[word(tokens, at + 2)];
  if (hundreds?.kind !== 'number' || !/^[1-9]$/.test(hundreds.text) || ordinal?.kind !== 'ordinal') return undefined;
  if (!postfix || !/^\d\d\D/.test(ordinal.text) || tokens[at - 1]?.kind === 'number') return undefined;
  return {
    ...(direction ? { prefixDirection: direction } : {}),
    name: { value: hundreds.text + ordinal.text, from: at, to: at + 2 },
    postfix: { value: postfix, from: at + 2, to: at + 3 },
    numbered: false,
    from: i,
    to: at + 3,
    spoken: true,
  };
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
  while (tokens[to]?.kind === 'number' && /^\d+$/.test(tokens[to]?.text ?? '') && !isNumberName(tokens, to)) {
    // "5300, hang on, 5305 MacCorkle": what stood between was no part of a number, so it begins anew.
    if (to > from && (tokens[to]?.start ?? 0) - (tokens[to - 1]?.end ?? 0) > 2) {
      digits = '';
      from = to;
    }
    digits += tokens[to++]?.text;
  }
  if (digits.length === 0 || digits.length > 6 || /^0/.test(digits)) return undefined;
  return { value: digits, from, to };
}

/** "At 700 East and 3300 South": two streets of the grid. */
function gridCornerAt(tokens: Token[], i: number): Street | undefined {
  const first = /^(at|of|on|near|is)$/.test(word(tokens, i - 1)) ? gridStreetAt(tokens, i) : undefined;
  const joint = first && afterCrossingWords(tokens, first.to);
  return first && joint && joint > first.to && gridStreetAt(tokens, joint, first.postfixDirection?.value)
    ? first
    : undefined;
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
    (/^[A-Z0-9]/.test(transcript.slice(first?.start, first?.end)) ||
      /^(is|was|at|near|on|by)$/.test(word(tokens, street.from - 1)) ||
      (HEADLINE_ENDS.test(word(tokens, street.from - 1)) && !HEADLINE_ENDS.test(word(tokens, street.from))))
  );
}

/** "Two car accident tonight post road and airport road": words that the place of a call is named behind. */
const HEADLINE_ENDS =
  /^(tonight|today|morning|afternoon|evening|night|yesterday|overnight|accident|accidents|crash|wreck|fire|mva|mvc|rollover|collision|call|noon|midnight|intersection|corner|location|address)$/;

/** Roads one drives along rather than lives on. */
export const LONG_ROADS = /^(TURNPIKE|EXPRESSWAY|FREEWAY|PARKWAY|HIGHWAY)$/;

/** What stands where a road goes over or under something. */
const LANDMARKS =
  /^(low water (crossing|bridge)|bridge|overpass|underpass|on ramp|off ramp|exit ramp|boat ramp|railroad crossing|rail crossing|grade crossing|trailhead|dam|causeway)/;

/** A street without a number counts only after a word of place: "on Oak Street", "off Berry Road". */
function mayStandAlone(tokens: Token[], street: Street): boolean {
  const before = word(tokens, street.from - 1);
  const earlier = word(tokens, street.from - 2);
  if (/^(way|court|place|circle|square|drive|row|run|pass|point|hill)$/.test(word(tokens, street.to - 1))) {
    return /^(on|of)$/.test(before) && street.name.to > street.name.from;
  }
  // "out the South Fork Road mile marker 12": what has mile markers is driven along.
  const last = tokens[street.to]?.text === ',' ? street.to + 1 : street.to;
  const at = /^(at|near|about|around|by)$/.test(word(tokens, last)) ? last + 1 : last;
  if (markerAt(tokens, at) && /^(the|up|out|down|in|past)$/.test(before)) return true;
  // "the Cape Road low-water crossing".
  if (
    before === 'the' &&
    LANDMARKS.test(`${word(tokens, street.to)} ${word(tokens, street.to + 1)} ${word(tokens, street.to + 2)}`)
  )
    return true;
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
    (mention.street.postfixDirection && !mention.street.postfix ? gridStreetAt(tokens, at) : undefined) ??
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
    // "Building 7, unit 304" is unit 304.
    const open = !mention.unitValue || (mention.unitPrefix?.value === 'BUILDING' && prefix !== 'BUILDING');
    if (prefix && mention.number && open && readUnit(tokens, mention, at, prefix)) continue;
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
  while (tokens[to]?.kind === 'number' && value.length < 5 && !(value && (clockAt(tokens, to) || isCount(tokens, to))))
    value += tokens[to++]?.text;
  const letter = word(tokens, to);
  const adjacent =
    value === '' ||
    tokens[to]?.start === tokens[to - 1]?.end ||
    tokens[to]?.hyphenated ||
    // "Apartment three b it's …": what a lone letter can be besides is a side of the building or a plural.
    (/^[b-hj-rt-z]$/.test(letter) && !/^(side|shift|corner|platoon|division|t)$/.test(word(tokens, to + 1)));
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

/** "Apartment two ten five story building": the last number counts what follows it. */
function isCount(tokens: Token[], i: number): boolean {
  return /^(story|stories|storey|storeys|floors?|bedroom|family|unit|people|patients?|year|alarm|car|vehicle|minutes?|of|man|person)$/.test(
    word(tokens, i + 1),
  );
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
  const ends = endsBareName(tokens, first.to + 2) || tokens[first.to + 2]?.kind === 'number';
  return single && ends ? first : undefined;
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
