import {
  BARE_STREETS,
  LANDSCAPE,
  LEADING_STREET_WORDS,
  NAMED_BY_DIRECTION,
  NAMES_OF_THINGS,
  NOT_IN_STREETS,
  STREET_WORDS,
  THINGS_KNOWN,
  WEAK_STREET_WORDS,
} from '../../vocabulary/streets.ts';
import type { Token } from '../tokens.ts';
import { oneOf } from '../words.ts';
import {
  endsBareName,
  hasApartment,
  isBareName,
  isHouseBetweenPauses,
  isPlaceOfHouse,
  isSideInTown,
  isSideOfCommon,
} from './bare-names.ts';
import { numberedRoadAt } from './numbered-roads.ts';
import {
  directionAt,
  endsAddress,
  isNameWord,
  isNumberName,
  isStreetWord,
  nameOf,
  type Read,
  type Street,
  word,
} from './street-words.ts';

export function streetAt(tokens: Token[], transcript: string, start: number, afterNumber: boolean): Street | undefined {
  let at = start;
  let prefixDirection: Read<string> | undefined;
  const direction = directionAt(tokens, at);
  const isOfName = direction && NAMED_BY_DIRECTION.has(word(tokens, direction.to));
  if (
    direction &&
    !isOfName &&
    (!isStreetWord(word(tokens, direction.to)) ||
      // "111 North Court Street".
      isStreetWord(word(tokens, direction.to + 1)) ||
      (afterNumber && numberedRoadAt(tokens, transcript, direction.to, afterNumber) !== undefined)) &&
    (!NOT_IN_STREETS.has(word(tokens, direction.to)) ||
      isThingInName(tokens, transcript, direction.to, direction.to, afterNumber))
  ) {
    prefixDirection = direction;
    at = direction.to;
  }
  // "87 rear Peach Street" is the house behind 87.
  if (afterNumber && at === start && word(tokens, at) === 'rear') at++;
  const grid = afterNumber && prefixDirection ? gridStreetAt(tokens, at, prefixDirection.value) : undefined;
  if (grid && prefixDirection) return { ...grid, prefixDirection, from: start };
  const numbered = numberedRoadAt(tokens, transcript, at, afterNumber);
  const body = numbered ?? namedStreetAt(tokens, transcript, at, afterNumber);
  if (!body) return undefined;
  const street: Street = { ...body, from: start };
  if (prefixDirection) street.prefixDirection = prefixDirection;
  const after = directionAt(tokens, street.to);
  if (
    after &&
    (!numbered || (afterNumber && endsAddress(tokens, after.to))) &&
    !isStreetStart(tokens, after.to) &&
    !isNextSentence(tokens, transcript, after.from) &&
    !SIDE_OF.test(word(tokens, after.to))
  ) {
    street.postfixDirection = after;
    street.to = after.to;
  }
  return street;
}

/** "71 Vine Street. Southwest Gas rolled two trucks"; but "71 Vine St. SW". */
function isNextSentence(tokens: Token[], transcript: string, i: number): boolean {
  const before = tokens[i - 1];
  return /[.!?;]/.test(transcript.slice(before?.end, tokens[i]?.start)) && (before?.text.length ?? 0) > 4;
}

/** "Gray Road north of town", "Oak Street west side": a side of something else. */
const SIDE_OF = /^(of|side|end|half|toward|towards|from|to|wall|corner|facing|wing|bound|lanes?)$/;

/** "9270 South 1300 East": where streets are numbered from a centre, each is a number and the side it lies on. */
export function gridStreetAt(tokens: Token[], i: number, across?: string): Street | undefined {
  const number = tokens[i];
  const side = directionAt(tokens, i + 1);
  if (number?.kind !== 'number' || !/^[1-9]\d{1,4}$/.test(number.text) || !side || side.to !== i + 2) return undefined;
  if (!GRID_SIDES.test(side.value) || (across && isNorthSouth(side.value) === isNorthSouth(across))) return undefined;
  if (isStreetStart(tokens, side.to) || isStreetWord(word(tokens, side.to)) || word(tokens, side.to) === 'of')
    return undefined;
  return {
    name: { value: number.text, from: i, to: i + 1 },
    postfixDirection: side,
    numbered: false,
    from: i,
    to: side.to,
  };
}
const GRID_SIDES = /^(NORTH|SOUTH|EAST|WEST)$/;
const isNorthSouth = (side: string) => /^(NORTH|SOUTH)$/.test(side);

const MAX_NAME = 5;

function namedStreetAt(
  tokens: Token[],
  transcript: string,
  i: number,
  afterNumber: boolean,
): Omit<Street, 'from'> | undefined {
  // "Paseo Verde Parkway" has its street word where others have theirs.
  const isClosed = [2, 3].some((k) =>
    /^(street|road|drive|parkway|avenue|lane|boulevard|way|circle)$/.test(word(tokens, i + k)),
  );
  if (afterNumber && LEADING_STREET_WORDS.has(word(tokens, i)) && !isClosed) {
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
    // "On the Winnebago end of Merritt Avenue": a part of it, told by what lies there.
    if (end > i && text === 'of' && /^(end|side)$/.test(word(tokens, end - 1))) return undefined;
    // "Off the road highway 66": a road is told of, and then another is named.
    if (end === i + 1 && isStreetWord(word(tokens, i)) && numberedRoadAt(tokens, transcript, end, false))
      return undefined;
    // "Northwest of town county road sixty one": the road has a number, and the words before it are none of its name.
    if (end > i && !afterNumber && text === 'county' && numberedRoadAt(tokens, transcript, end, false))
      return undefined;
    // "2931 Scenic Highway 98": a road with a name and a number.
    const numbered = end > i && afterNumber ? numberedRoadAt(tokens, transcript, end, afterNumber) : undefined;
    if (numbered && !/\d{4}$/.test(numbered.name.value))
      return {
        ...numbered,
        name: { value: `${nameOf(tokens, transcript, i, end)} ${numbered.name.value}`, from: i, to: numbered.to },
      };
    // "MVC W/ ENTRAPMENT - S FLORIDA AVE": what stands behind the dash is another's name.
    if (end > i && /^ -+ $/.test(transcript.slice(tokens[end - 1]?.end, token?.start))) return undefined;
    // "Putting it down as mechanical highway patrol had the lane".
    if (text === 'highway' && /^(patrol|department|commission)$/.test(word(tokens, end + 1))) return undefined;
    if (end > i && token?.kind === 'word' && STREET_WORDS[text] && !goesOnAsName(tokens, transcript, end))
      return closed(end, STREET_WORDS[text]);
    if (end > i && afterNumber && isWeakEnd(tokens, transcript, end)) weak = end;
    if (
      !token ||
      !(
        isNameWord(token, end === i) ||
        isNumberName(tokens, end) ||
        isThingInName(tokens, transcript, i, end, afterNumber)
      )
    )
      break;
  }
  if (weak !== undefined) return closed(weak, WEAK_STREET_WORDS[tokens[weak]?.text ?? ''] ?? '');
  if (afterNumber && (BARE_STREETS.has(word(tokens, i)) || isSideInTown(tokens, i))) return bare(i + 1);
  if (
    afterNumber &&
    (isPlaceOfHouse(tokens, i) ||
      isHouseBetweenPauses(tokens, transcript, i) ||
      hasApartment(tokens, i) ||
      isSideOfCommon(tokens, i))
  ) {
    let end = i;
    while (end < i + 2 && isBareName(tokens, transcript, end) && !directionAt(tokens, end)) end++;
    // "at 1212 Maple for a fire", "640 East 9th South": the name of a street alone.
    if (end > i && endsBareName(tokens, directionAt(tokens, end)?.to ?? end)) return bare(end);
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

/** "12 Deer Run", "12 Deer Run apartment 4", but not "310 Deer Run Apartments"; a word of the landscape only where it is written as a name. */
function isWeakEnd(tokens: Token[], transcript: string, end: number): boolean {
  const text = word(tokens, end);
  const isNamed = NAMED_AFTER.test(word(tokens, end + 1)) && !hasApartment(tokens, end);
  if (!WEAK_STREET_WORDS[text] || isNamed) return false;
  return !LANDSCAPE.has(text) || /[A-Z]/.test(transcript.charAt(tokens[end]?.start ?? 0));
}
const NAMED_AFTER =
  /^(apartments?|elementary|middle|high|school|church|nursing|condos?|condominiums?|townhomes|townhouses|mobile|rehab|hospital|golf|subdivision|mall|inn|hotel|motel|bridge|trailer|assisted|senior)$/;

/** "County Line Road", "118 Water Street": words of the fireground where only a name can hold them. */
function isThingInName(tokens: Token[], transcript: string, i: number, end: number, afterNumber: boolean): boolean {
  const text = word(tokens, end);
  if (!NAMES_OF_THINGS.has(text)) return false;
  const framed = afterNumber || /^(on|at|off|of|along|near)$/.test(word(tokens, i - 1));
  const closes = (at: number) =>
    MAIN_ROADS.test(word(tokens, at)) || /^(court|way|terrace|trail)$/.test(word(tokens, at));
  const isWritten = /[A-Z]/.test(transcript.charAt(tokens[end]?.start ?? 0));
  if (isWritten && framed && [1, 2, 3].some((ahead) => closes(end + ahead))) return true;
  if (end === i && afterNumber && THINGS_KNOWN.has(text) && MAIN_ROADS.test(word(tokens, end + 1))) return true;
  if (text === 'line')
    return (
      /^(county|state|base|town|city|township|range|pipe|section)$/.test(word(tokens, end - 1)) &&
      isStreetWord(word(tokens, end + 1))
    );
  return (
    text === 'water' &&
    end === i &&
    /^(well|tower|mill|works|plant|oak|edge)$/.test(word(tokens, i + 1)) &&
    MAIN_ROADS.test(word(tokens, i + 2))
  );
}

/** "Mountain Run Lake Road": a word for a small street, inside the name of a road. */
function goesOnAsName(tokens: Token[], transcript: string, end: number): boolean {
  // "Port St Lucie Blvd" is a saint's; "12 Oak St. Maple Ave was closed" are two.
  const isSaint = word(tokens, end) === 'st' && transcript[tokens[end]?.end ?? 0] === ' ';
  if (isSaint && isStreetStart(tokens, end + 1) && !directionAt(tokens, end + 1)) return true;
  // "Cedar Lane Road", "Park Avenue Drive"; but "on Cedar Lane road was icy".
  if (/^(lane|avenue|boulevard|trail|park|place|court|square|path|loop|circle)$/.test(word(tokens, end)))
    return (
      /^(road|rd|drive|street)$/.test(word(tokens, end + 1)) &&
      !/^(was|is|were|had|has|closed|blocked|shut|icy|crew|crews|conditions|department|surface|side)$/.test(
        word(tokens, end + 2),
      )
    );
  if (!LANDFORMS.test(word(tokens, end))) return false;
  const last = MAIN_ROADS.test(word(tokens, end + 1)) ? end + 1 : end + 2;
  return MAIN_ROADS.test(word(tokens, last)) && (last === end + 1 || isNameWord(tokens[end + 1] as Token, false));
}
const LANDFORMS =
  oneOf(`run lake creek ridge hill park view point trace cove bend pass crossing ford mill fork hollow spring springs
      valley grove landing meadow branch bluff port bridge green rock river forest island shore gap knob bottom falls
      glen dale`);
const MAIN_ROADS = /^(road|rd|street|st|avenue|ave|drive|dr|lane|ln|boulevard|blvd|pike|highway|hwy|turnpike|parkway)$/;

function isStreetStart(tokens: Token[], i: number): boolean {
  return tokens[i]?.kind === 'word' && isStreetWord(word(tokens, i + 1)) && !NOT_IN_STREETS.has(word(tokens, i));
}
