import { BOUND, COUNTED_IN_NAMES, NOT_IN_STREETS, SHORT_BOUND, WEAK_STREET_WORDS } from '../../vocabulary/streets.ts';
import { clockAt } from '../times/clock.ts';
import type { Token } from '../tokens.ts';
import { oneOf } from '../words.ts';
import { isPlaceOfHouse } from './bare-names.ts';
import { cornerAt } from './corners.ts';
import { gridCornerAt, isCrossing, readCrossing, spokenCrossingAt } from './crossings.ts';
import { type AddressMention, markerAt, markerBefore, readDetails } from './details.ts';
import { bareHighwayAt, namedHighwayAt } from './numbered-roads.ts';
import { correctLast } from './street-corrections.ts';
import { isNumberName, isStreetWord, type Read, type Street, word } from './street-words.ts';
import { streetAt } from './streets.ts';

export type { AddressMention } from './details.ts';

/** An address, crossing or highway that starts at token `i`. */
export function addressAt(tokens: Token[], transcript: string, i: number): AddressMention | undefined {
  const spoken = spokenCrossingAt(tokens, transcript, i);
  if (spoken) return spoken;
  const number = houseNumberAt(tokens, i);
  // "the 1200 block of Main Street" names the street, not a house on it.
  const block = number && word(tokens, number.to) === 'block' && !isStreetWord(word(tokens, number.to + 1));
  // "RUN LOG 07/02/2026, US 6 at mile marker 232".
  const isYear = number && transcript[(tokens[number.from]?.start ?? 0) - 1] === '/';
  if (block || isYear || (number && MEASURED.test(word(tokens, number.from - 1)))) return undefined;
  const street =
    streetAt(tokens, transcript, number ? number.to : i, number !== undefined) ??
    (number
      ? (bareHighwayAt(tokens, i) ?? gridCornerAt(tokens, i))
      : (namedHighwayAt(tokens, i) ?? cornerAt(tokens, transcript, i)));
  if (!street) return undefined;
  if (number && street.from >= number.to && isCount(tokens, transcript, number, street)) return undefined;
  if (number && street.from >= number.to && isTimeOfCrossing(tokens, transcript, number, street)) return undefined;
  const mention: AddressMention = { street, from: i, to: street.to };
  if (number && street.from >= number.to) mention.number = number;
  else {
    readNumberBehind(tokens, mention);
    if (!mention.number) readCrossing(tokens, transcript, mention);
  }
  if (
    !mention.number &&
    !street.numbered &&
    street.postfix &&
    !isCrossing(tokens, transcript, mention) &&
    !mayStandAlone(tokens, street) &&
    !isWrittenPlace(tokens, transcript, street)
  )
    return undefined;
  correctLast(tokens, transcript, mention);
  const marker = markerBefore(tokens, i);
  if (marker) mention.marker = marker;
  // "In the eastbound lanes of Fording Island Road".
  const isLanes = /^(lanes?|side) of$/.test(`${word(tokens, i - 2)} ${word(tokens, i - 1)}`);
  const boundAt = (at: number) =>
    BOUND[word(tokens, at)] ?? (street.numbered ? SHORT_BOUND[word(tokens, at)] : undefined);
  const at = isLanes ? i - 3 : boundAt(i - 1) ? i - 1 : i - 2;
  const bound = boundAt(at);
  if (bound && (street.numbered || isLanes || isDrivenOn(tokens, i)))
    mention.direction = { value: bound, from: at, to: i };
  readDetails(tokens, transcript, mention);
  // "Route 29 southbound at Mountain Run Lake Road".
  if (mention.direction && !mention.number && !mention.marker && !mention.crossStreet) {
    const { to } = mention;
    readCrossing(tokens, transcript, mention);
    // "Lake Avenue eastbound at McKinley Parkway", but a name alone behind it may be anything.
    const cross = (mention as AddressMention).crossStreet;
    if (!street.numbered && cross && !cross.postfix && !cross.numbered) {
      delete mention.crossStreet;
      mention.to = to;
    }
  }
  return mention;
}

/** "A car fire at nineteen twelve South Seventh Street and Hulman Street": a corner has no number, but a call has a time. */
function isTimeOfCrossing(tokens: Token[], transcript: string, { from, to }: Read<string>, street: Street): boolean {
  if (word(tokens, street.to) !== 'and' || clockAt(tokens, from)?.to !== to) return false;
  const other = streetAt(tokens, transcript, street.to + 1, false);
  return other?.postfix !== undefined && !other.numbered;
}

/**
 * "Eastbound on Airport Way", "a crash, southbound Coastal Highway", "on northbound Pacific Highway", but not "we went
 * eastbound on Airport Way".
 */
function isDrivenOn(tokens: Token[], i: number): boolean {
  if (word(tokens, i - 1) !== 'on' && !BOUND[word(tokens, i - 1)]) return false;
  const before = word(tokens, i - 1) === 'on' ? i - 3 : i - 2;
  if (before === i - 2 && word(tokens, before) === 'on') return true;
  return tokens[before] === undefined || tokens[before]?.kind === 'mark' || CAR.test(word(tokens, before));
}
const CAR =
  /^(car|cars|truck|pickup|suv|van|sedan|vehicle|motorcycle|bike|bus|semi|crash|wreck|accident|rollover|collision|is|was|fire)$/;

/** "Pulse 90", "box 1412": a number of something else. */
const MEASURED =
  /^(box|pulse|over|sats?|rate|sugar|pressure|temp|bp|dash|channel|tac|zip|respirations|bpm|spo2|frequency)$/;

/** Groups of digits that together are a house number: 52 19, 4 0 7, 1515. */
export function houseNumberAt(tokens: Token[], i: number): Read<string> | undefined {
  if (tokens[i]?.kind === 'code' && /^\d+-\d+$/.test(tokens[i]?.text ?? '')) {
    return { value: tokens[i]?.text ?? '', from: i, to: i + 1 };
  }
  if (tokens[i]?.kind === 'code' && /^\d+-1\/2$/.test(tokens[i]?.text ?? '')) {
    return { value: (tokens[i]?.text ?? '').replace('-', ' '), from: i, to: i + 1 };
  }
  // "At 8:26 22nd Avenue": a recogniser writes a house said in two parts as a time.
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(tokens[i]?.text ?? '') ?? [];
  if (hours && minutes && isPlaceOfHouse(tokens, i)) return { value: hours + minutes, from: i, to: i + 1 };
  if (tokens[i]?.kind !== 'number' || tokens[i - 1]?.kind === 'number') return undefined;
  let from = i;
  // "on scene fourteen thirty two one twenty three Maple": the time comes first, the house after it.
  const clock = clockAt(tokens, i);
  if (clock && tokens[clock.to]?.kind === 'number' && !isDigitByDigit(tokens, i) && !isNumberName(tokens, clock.to))
    from = clock.to;
  // "staffed with four twelve Mill Street": the crew is counted first.
  const crew = `${word(tokens, i - 2)} ${word(tokens, i - 1)}`;
  if (STAFFED.test(crew) && from === i && /^\d$/.test(tokens[i]?.text ?? '') && tokens[i + 1]?.kind === 'number')
    from = i + 1;
  let digits = '';
  let to = from;
  while (tokens[to]?.kind === 'number' && /^\d+$/.test(tokens[to]?.text ?? '') && !isNumberName(tokens, to)) {
    // "5300, hang on, 5305 MacCorkle": what stood between was no part of a number, so it begins anew.
    // "a private one 14 Oak Street": so does what is written after what was spoken; "february 8 41780 Main": and a whole number.
    const isAnew = (isWritten(tokens[to]) && !isWritten(tokens[to - 1])) || (tokens[to]?.text.length ?? 0) > 3;
    const isApart =
      (tokens[to]?.opensLine && isWritten(tokens[to])) || (tokens[to]?.start ?? 0) - (tokens[to - 1]?.end ?? 0) > 2;
    if (to > from && (isAnew || isApart)) {
      digits = '';
      from = to;
    }
    digits += tokens[to++]?.text;
  }
  // "Three eighty one, three eight one South Main": said twice.
  const half = digits.slice(0, 3);
  if (digits === half + half && to - from > 2) digits = half;
  if (digits.length === 0 || digits.length > 6 || /^0/.test(digits)) return undefined;
  const dashed = digits.length <= 3 ? numberBehindDash(tokens, to) : undefined;
  if (dashed) return { value: `${digits}-${dashed.value}`, from, to: dashed.to };
  // "222 and a half Cherry Lane".
  if (word(tokens, to) === 'and' && /^(a|1)$/.test(tokens[to + 1]?.text ?? '') && word(tokens, to + 2) === 'half')
    return { value: `${digits} 1/2`, from, to: to + 3 };
  // "N6541 County Road J".
  const side = tokens[from - 1];
  if (side && /^[nsew]$/.test(side.text) && side.end === tokens[from]?.start)
    return { value: side.text.toUpperCase() + digits, from: from - 1, to };
  return { value: digits, from, to };
}

/** "One twenty dash fifteen Jamaica Avenue". */
function numberBehindDash(tokens: Token[], i: number): Read<string> | undefined {
  if (!/^(dash|hyphen)$/.test(word(tokens, i))) return undefined;
  let to = i + 1;
  let value = '';
  while (tokens[to]?.kind === 'number' && /^\d+$/.test(tokens[to]?.text ?? '') && value.length < 3)
    value += tokens[to++]?.text;
  return value.length > 0 && value.length <= 3 ? { value, from: i, to } : undefined;
}

const STAFFED = /^(staffed (with|at)|crew of|(me|officer|captain|lieutenant) and|riding (with )?)$/;

/** "One oh five seven six Spur Highway": four or five digits said one by one are one number, though the first three could be a time. */
function isDigitByDigit(tokens: Token[], i: number): boolean {
  let to = i;
  while (tokens[to]?.kind === 'number' && /^\d$/.test(tokens[to]?.text ?? '')) to++;
  return (to - i === 4 || to - i === 5) && tokens[i]?.text !== '0' && tokens[to]?.kind !== 'number';
}

const isWritten = (token: Token | undefined) => token !== undefined && token.end - token.start === token.text.length;

/** "River rescue this evening, View Vista Drive down at the landing.": near the opening, behind a pause, written as a name. */
function isWrittenPlace(tokens: Token[], transcript: string, { from, to, name, postfix }: Street): boolean {
  if (
    from > 40 ||
    tokens[from - 1]?.text !== ',' ||
    !/^(STREET|AVENUE|ROAD|DRIVE|LANE|BOULEVARD)$/.test(postfix?.value ?? '')
  )
    return false;
  for (let at = name.from; at < to; at++) if (!/[A-Z\d]/.test(transcript.charAt(tokens[at]?.start ?? 0))) return false;
  return !/^(was|were|is|had|engine|station|and|crew|company)$/.test(tokens[to]?.text ?? '');
}

/** "Two kids run from it", "neither one hurt highway patrol …": few of something, where nothing says that a house is meant. */
function isCount(tokens: Token[], transcript: string, number: Read<string>, { name, postfix }: Street): boolean {
  // "5 Points Park".
  if (WEAK_STREET_WORDS[word(tokens, name.to)] && COUNTED_IN_NAMES.has(word(tokens, name.from))) return true;
  if (number.value.length > 2 || number.to - number.from > 1 || postfix === undefined) return false;
  const first = tokens[name.from];
  if (first?.kind === 'ordinal' || /[A-Z]/.test(transcript.charAt(first?.start ?? 0))) return false;
  const before = tokens[number.from - 1];
  // "on scene 2214 8 Mill Street": the house behind a time.
  if (before?.kind === 'number' && /^(STREET|ROAD|AVENUE|LANE|DRIVE)$/.test(postfix.value)) return false;
  // A recogniser writes sentences and leaves streets small: "lift assist, 45 folly field road. Engine 2 …".
  const isHouse = before === undefined || before.kind === 'mark' || OF_HOUSE.test(before.text);
  return !isHouse && (number.value.length === 1 || /[a-z][.,] [A-Z]/.test(transcript.slice(0, OPENING)));
}
/** In characters: whether an account is written with marks shows early. */
const OPENING = 2000;
const OF_HOUSE =
  oneOf(`at to of is was address location number house home residence building apartments apartment townhouse trailer on
    for fire alarm call reporting here it's that's place church school store restaurant warehouse leak smoke sick
    assist crash fall pain spill smell odor dispatched toned center hotel motel shop garage barn office`);

/** "Maple Hill Road number 411": the house behind its street. */
function readNumberBehind(tokens: Token[], mention: AddressMention): void {
  const { street } = mention;
  let at = street.to;
  while (
    at < street.to + 3 &&
    /^(this|last|tonight|today|yesterday|morning|afternoon|evening|night)$/.test(word(tokens, at))
  )
    at++;
  if (tokens[at]?.text === ',') at++;
  if (word(tokens, at) === 'house') at++;
  if (street.numbered || !street.postfix || word(tokens, at) !== 'number') return;
  if (/^(county|state|forest|township|town|fire|service|ranch)$/.test(word(tokens, street.name.to - 1))) return;
  let to = at + 1;
  let value = '';
  while (tokens[to]?.kind === 'number' && /^\d+$/.test(tokens[to]?.text ?? '')) value += tokens[to++]?.text;
  if (value === '' || value.length > 5 || value.startsWith('0')) return;
  mention.number = { value, from: at + 1, to };
  mention.to = to;
}

/** Roads one drives along rather than lives on. */
export const LONG_ROADS = /^(TURNPIKE|EXPRESSWAY|FREEWAY|PARKWAY|HIGHWAY|THRUWAY)$/;

/** What stands where a road goes over or under something. */
const LANDMARKS =
  /^(low water (crossing|bridge)|bridge|overpass|underpass|on ramp|off ramp|exit ramp|boat (ramp|launch)|beach access|railroad crossing|rail crossing|grade crossing|trailhead|dam|causeway)/;

const SIDES = /^(north|south|east|west)$/;

const AFIELD =
  /^(fire|crash|wreck|rollover|accident|rescue|call|it|is|was|out|way|up|smoke|mva|mvc|collision|alarm|miles?|there|one|job|assist|leak|spill|drowning|hiker|fall|down)$/;

function isOnAnother(tokens: Token[], i: number): boolean {
  return (
    /^(on|along|down)$/.test(word(tokens, i - 1)) &&
    tokens[i]?.kind === 'word' &&
    !NOT_IN_STREETS.has(word(tokens, i)) &&
    !/^(foot|property|site|top|side|ramp|shoulder|trail|trails|land|location|board|duty|arrival|water|ice|hillside|grass|ground|impact|bikes?|bank)$/.test(
      word(tokens, i),
    )
  );
}

const CALLED_AFTER =
  /^(elementary|school|apartments|church|hospital|hotel|inn|mall|condos|academy|baptist|methodist|pub|bar|grill|cafe|market|plaza|library|clinic)$/;

/** A street without a number counts only after a word of place: "on Oak Street", "off Berry Road". */
function mayStandAlone(tokens: Token[], street: Street): boolean {
  const before = word(tokens, street.from - 1);
  const earlier = word(tokens, street.from - 2);
  // "found at Elm Street Elementary".
  if (CALLED_AFTER.test(word(tokens, street.to))) return false;
  if (/^(way|court|place|circle|square|drive|row|run|pass|point|hill)$/.test(word(tokens, street.to - 1))) {
    return /^(on|of)$/.test(before) && street.name.to > street.name.from;
  }
  // "out the South Fork Road mile marker 12": what has mile markers is driven along.
  const last = tokens[street.to]?.text === ',' ? street.to + 1 : street.to;
  const at = /^(at|near|about|around|by)$/.test(word(tokens, last)) ? last + 1 : last;
  if (markerAt(tokens, at) && /^(the|up|out|down|in|past)$/.test(before)) return true;
  // "On northbound Pacific Highway".
  if (BOUND[before]) return true;
  // "On the Mass Pike eastbound".
  if (before === 'the' && /^(on|off|along|onto)$/.test(earlier) && BOUND[word(tokens, street.to)]) return true;
  // "the Cape Road low-water crossing".
  if (
    before === 'the' &&
    LANDMARKS.test(`${word(tokens, street.to)} ${word(tokens, street.to + 1)} ${word(tokens, street.to + 2)}`)
  )
    return true;
  // "Maple Street just south of 12th Avenue" is on Maple.
  if (before === 'of' && SIDES.test(earlier)) return false;
  const side = word(tokens, street.to) === 'just' ? street.to + 1 : street.to;
  if (SIDES.test(word(tokens, side)) && word(tokens, side + 1) === 'of' && tokens[street.from - 1]?.text === ',')
    return true;
  // "The wildland fire up Garden Creek Road", "a rollover out Cypress Mill Road".
  if (/^(up|out|over)$/.test(before) && AFIELD.test(earlier)) return true;
  // "On Nilles near River Road" is on Nilles, a name that cannot be known for a street's.
  if (before === 'near' && isOnAnother(tokens, street.from - 2)) return false;
  return (
    /^(on|at|off|along|down|near|of|to|block|onto)$/.test(before) ||
    (before === 'the' &&
      (earlier === 'of' || (LONG_ROADS.test(street.postfix?.value ?? '') && /^(on|off|along|down)$/.test(earlier))))
  );
}
