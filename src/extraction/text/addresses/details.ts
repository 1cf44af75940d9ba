import { BOUND, UNIT_PREFIXES } from '../../vocabulary/streets.ts';
import { clockAt } from '../times/clock.ts';
import type { Token } from '../tokens.ts';
import { oneOf } from '../words.ts';
import { type Read, type Street, word } from './street-words.ts';

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

export function readDetails(tokens: Token[], transcript: string, mention: AddressMention): void {
  readNext(tokens, transcript, mention);
  if (mention.number && !mention.unitValue) readRoomOfBuilding(tokens, mention);
}

/** "2081 Post Rd, motel, Rm 117": the room behind what kind of building it is, whose words are read for themselves. */
function readRoomOfBuilding(tokens: Token[], mention: AddressMention): void {
  const { to } = mention;
  let at = to;
  while (at < to + FAR && !isRoomAt(tokens, at) && tellsBuilding(tokens, at)) at++;
  const prefix = UNIT_PREFIXES[word(tokens, at)];
  if (at > to && prefix && isRoomAt(tokens, at)) readUnit(tokens, mention, at, prefix);
  mention.to = to;
}
const FAR = 10;

function tellsBuilding(tokens: Token[], i: number): boolean {
  const token = tokens[i];
  if (token?.kind === 'number') return isCount(tokens, i);
  if (token?.kind === 'ordinal') return word(tokens, i + 1) === 'floor';
  return token?.text === ',' || OF_BUILDING.test(word(tokens, i));
}
const OF_BUILDING =
  oneOf(`motel hotel inn lodge dorm dormitory dormitories hall apartments? apts? building bldg complex condos? house home
    rooming boarding senior nursing assisted living facility center college school hospital clinic office tower story
    stories storey floor brick wood frame it's its that's a an the one of big old`);

/** Apartment, direction of travel and mile marker, in whatever order they follow. */
function readNext(tokens: Token[], transcript: string, mention: AddressMention): void {
  for (let step = 0; step < 4; step++) {
    let at = mention.to;
    if (tokens[at]?.text === '.' && isRoomAt(tokens, at + 1)) at++;
    while (
      /^(,|in|on|the|at|by|near|around|about|just|right|heading|going)$/.test(tokens[at]?.text ?? '') &&
      at < mention.to + 3
    )
      at++;
    at = afterPartOfDay(tokens, at);
    // "Just short of Keystone, call it mile marker 12".
    if (word(tokens, at) === 'call' && word(tokens, at + 1) === 'it' && markerAt(tokens, at + 2)) at += 2;
    const prefix = UNIT_PREFIXES[word(tokens, at)];
    // "Building 7, unit 304" is unit 304.
    const open = !mention.unitValue || (mention.unitPrefix?.value === 'BUILDING' && prefix !== 'BUILDING');
    // "530 E Railroad Ave #12".
    const isUnit = prefix !== undefined || transcript[(tokens[at]?.start ?? 0) - 1] === '#';
    if (isUnit && mention.number && open && readUnit(tokens, mention, at, prefix)) continue;
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

/** "I-10 this afternoon, eastbound at mile marker 8". */
function afterPartOfDay(tokens: Token[], i: number): number {
  const isThis = word(tokens, i) === 'this' && /^(morning|afternoon|evening)$/.test(word(tokens, i + 1));
  const to = isThis ? i + 2 : word(tokens, i) === 'tonight' ? i + 1 : i;
  if (to === i) return i;
  const at = tokens[to]?.text === ',' ? to + 1 : to;
  return BOUND[word(tokens, at)] || markerAt(tokens, at) ? at : i;
}

/**
 * "1055 El Paseo Road. Room 118": a recogniser hears a pause and writes a stop. Not "Road. Room 30 by 20", nor a unit of
 * the next sentence.
 */
function isRoomAt(tokens: Token[], i: number): boolean {
  // "Apartment B, that's the rear door"; not "Apartment a fire".
  const isLetter =
    /^a/.test(word(tokens, i)) && /^[a-z]$/.test(word(tokens, i + 1)) && (tokens[i + 2]?.kind ?? 'mark') === 'mark';
  return (
    /^(room|rm|apartment|apt|suite|space)$/.test(word(tokens, i)) &&
    !tokens[i]?.opensLine &&
    (tokens[i + 1]?.kind === 'number' || isLetter) &&
    !isCount(tokens, i + 1) &&
    !/^(by|x|feet|foot|next|called|across|above|below)$/.test(word(tokens, i + 2))
  );
}

/** "I-75 north at exit 22", "I-57 NB MM 247" have a heading; "Route 4 north of town" has none. */
function headingAt(tokens: Token[], { street, number }: AddressMention, i: number): string | undefined {
  if (!street.numbered || number || i !== street.to) return undefined;
  const heading = HEADINGS[word(tokens, i)];
  const behind = tokens[i + 1];
  const ends =
    behind === undefined ||
    behind.kind === 'mark' ||
    /^(at|near|just|mile|mm|milepost|exit|in|before|past|by|around|between|lanes?|for)$/.test(behind.text);
  return heading && ends ? `${heading}BOUND` : undefined;
}
const HEADINGS: Readonly<Record<string, string>> = {
  north: 'NORTH',
  south: 'SOUTH',
  east: 'EAST',
  west: 'WEST',
  nb: 'NORTH',
  sb: 'SOUTH',
  eb: 'EAST',
  wb: 'WEST',
};

function readUnit(tokens: Token[], mention: AddressMention, at: number, prefix: string | undefined): boolean {
  let to = prefix ? at + 1 : at;
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
    (/^[b-hj-rt-z]$/.test(letter) && !/^(side|shift|corner|platoon|division|[a-z])$/.test(word(tokens, to + 1)));
  if (/^[a-z]$/.test(letter) && adjacent && !tokens[to]?.opensLine) {
    value += letter.toUpperCase();
    to++;
    const number = tokens[to];
    // "Apartment b six two story": the second number counts what follows.
    const isLast = tokens[to + 1]?.kind !== 'number' || isCount(tokens, to + 1);
    const isPlain = start + 1 === to && !clockAt(tokens, to) && !isCount(tokens, to) && isLast;
    if (number?.kind === 'number' && (number.hyphenated || isPlain)) value += tokens[to++]?.text;
  }
  // "Unit 4 responded" is a rig.
  if (
    value === '' ||
    (prefix === 'UNIT' &&
      /^(responded|responding|arrived|cleared|dispatched|enroute|transported)$/.test(word(tokens, to)))
  )
    return false;
  if (prefix) mention.unitPrefix = { value: prefix, from: at, to: at + 1 };
  mention.unitValue = { value, from: start, to };
  mention.to = to;
  return true;
}

/** "Apartment two ten five story building": the last number counts what follows it. */
export function isCount(tokens: Token[], i: number): boolean {
  const counted = word(tokens, i + 1);
  // "Room three eighteen, alarm came in".
  if (counted === 'alarm') return /^[1-5]$/.test(tokens[i]?.text ?? '');
  return COUNTED.test(counted);
}
const COUNTED =
  oneOf(`story stories storey storeys floors? doors? houses? rooms? percent bedroom family unit people patients? year cars? vehicles? trucks? pickups?
    semis suvs lanes? acres? injur(y|ies|ed) minutes? of man person firefighters guys adults? kids males? females?
    medics crew crews engines units residents occupants victims times hours days`);

/** "mile marker 112 on Interstate 70". */
export function markerBefore(tokens: Token[], i: number): Read<string> | undefined {
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

/** "the 22 mile marker". */
function markerNumberFirst(tokens: Token[], i: number): Read<string> | undefined {
  let to = i;
  let value = '';
  while (tokens[to]?.kind === 'number' && value.length < 4) value += tokens[to++]?.text;
  const named = word(tokens, to) === 'mile' && /^(marker|post)$/.test(word(tokens, to + 1));
  return value && named ? { value, from: i, to: to + 2 } : undefined;
}

export function markerAt(tokens: Token[], i: number): Read<string> | undefined {
  let at = i;
  if (word(tokens, at) === 'mile' && /^(marker|post)$/.test(word(tokens, at + 1))) at += 2;
  else if (/^(milepost|milemarker|mm|mp)$/.test(word(tokens, at))) at++;
  else if (word(tokens, at) === 'mile' && tokens[at + 1]?.kind === 'number') at++;
  else return markerNumberFirst(tokens, i);
  if (word(tokens, at) === 'number') at++;
  let value = '';
  let to = at;
  while (tokens[to]?.kind === 'number' && value.length < 5 && !(value && (clockAt(tokens, to) || isCount(tokens, to))))
    value += tokens[to++]?.text;
  // "mile marker one seventy two point five".
  if (value && word(tokens, to) === 'point' && /^\d$/.test(tokens[to + 1]?.text ?? '')) {
    value += `.${tokens[to + 1]?.text}`;
    to += 2;
  }
  return value ? { value, from: i, to } : undefined;
}
