import { BOUND, NUMBERED_ROADS, STATE_LETTERS } from '../../vocabulary/streets.ts';
import { clockAt } from '../times/clock.ts';
import type { Token } from '../tokens.ts';
import { anyOf } from '../words.ts';
import { isCount } from './details.ts';
import { endsAddress, type Street, word } from './street-words.ts';

const ROADS_BY_WORD = new Map<string, { said: string; words: string[]; written: string }[]>();
for (const [said, written] of NUMBERED_ROADS) {
  const words = said.split(' ');
  const first = words[0] ?? '';
  ROADS_BY_WORD.set(first, [...(ROADS_BY_WORD.get(first) ?? []), { said, words, written }]);
}

function isHighway(tokens: Token[], transcript: string, i: number): boolean {
  const isWritten = /^U\.?S\.?$/.test(transcript.slice(tokens[i]?.start, tokens[i]?.end));
  // "Came to the U.S. 2 weeks ago".
  if (isWritten && word(tokens, i - 1) === 'the') return false;
  // "three of us six yards off" counts people.
  if (
    word(tokens, i - 1) === 'of' &&
    (tokens[i - 2]?.kind === 'number' || /^(all|both|some|most|none|each)$/.test(word(tokens, i - 2)))
  )
    return false;
  // "Awake and mad at us, second patient …": who, not which road.
  if (TOWARD_US.test(`${word(tokens, i - 2)} ${word(tokens, i - 1)}`)) return isWritten;
  if (
    /^(on|off|along|onto|of|highway|and|at|mva|mvc|crash|wreck|accident|rollover|collision)$/.test(word(tokens, i - 1))
  )
    return true;
  return BOUND[word(tokens, i - 1)] !== undefined || isWritten;
}

const ANGRY =
  `mad angry upset yelling yelled swinging swung looking looked staring waving waved cussing cursing hollering throwing threw pointing pointed laughing screaming shooting coming came spitting aimed charged lunged snapped barking`.split(
    ' ',
  );
const TOWARD_US = new RegExp(`^(${anyOf(ANGRY)} at|(them|they|him|her|medics|police|pd|family|me|you|between) and)$`);

export function numberedRoadAt(
  tokens: Token[],
  transcript: string,
  i: number,
  afterNumber: boolean,
): Omit<Street, 'from'> | undefined {
  for (const { said, words, written } of ROADS_BY_WORD.get(word(tokens, i)) ?? []) {
    if (!words.every((each, k) => word(tokens, i + k) === each)) continue;
    const at = i + words.length;
    const number = tokens[at];
    // "E5 en route M2 en route".
    if (said === 'route' && /^(en|in)$/.test(word(tokens, i - 1))) continue;
    const lettered = LETTERED_ROADS.test(said) ? letterAt(tokens, transcript, at) : undefined;
    if (lettered) {
      return {
        name: { value: `${written} ${lettered.value}`, from: i, to: lettered.to },
        numbered: true,
        to: lettered.to,
      };
    }
    if (number?.kind !== 'number' && number?.kind !== 'ordinal') continue;
    // "i" before a number is a highway only when it is written like one.
    if (said === 'route' && isOnTheWay(tokens, transcript, i, at)) continue;
    // "giving us 300 gallons" is no highway: the plain word needs a word of place before it.
    if (/^(us|rt|loop|bypass|spur)$/.test(said) && (number.kind === 'ordinal' || !isHighway(tokens, transcript, i)))
      continue;
    if (said === 'rt' && !isRoadBehind(tokens, at + 1)) continue;
    const isWritten = number.hyphenated || number.start === (tokens[i]?.end ?? -1);
    if (said === 'i' && !isWritten && !isDrivenAlong(tokens, i, at + 1)) continue;
    if (OPEN_ROADS.test(said) && clockAt(tokens, at) && !afterNumber && number.text.length === 4) continue;
    let to = at + 1;
    let digits = number.text;
    while (digits.length < 4 && tokens[to]?.kind === 'number' && !clockAt(tokens, to) && !isCount(tokens, to))
      digits += tokens[to++]?.text;
    // "Highway 14A", "I-35W"; of other roads N, S, E and W are the way they are driven.
    const branch = tokens[to];
    const isBranch = /^[abcd]$/.test(branch?.text ?? '') || BRANCHES.test(`${written} ${digits}${branch?.text}`);
    if (isBranch && branch?.start === tokens[to - 1]?.end) {
      const value = `${written} ${digits}${branch?.text.toUpperCase()}`;
      return { name: { value, from: i, to: to + 1 }, numbered: true, to: to + 1 };
    }
    // "Rt 29N": which way it was driven is no part of its name.
    const isWay = branch?.start === tokens[to - 1]?.end && /^[nsew]b?$/.test(branch?.text ?? '');
    return { name: { value: `${written} ${digits}`, from: i, to }, numbered: true, to: isWay ? to + 1 : to };
  }
  return stateRoadAt(tokens, transcript, i);
}

/** "NC 42", "near OR 207": the state's letters as they are written. */
function stateRoadAt(tokens: Token[], transcript: string, i: number): Omit<Street, 'from'> | undefined {
  const code = transcript.slice(tokens[i]?.start, tokens[i]?.end);
  const number = tokens[i + 1];
  if (!STATE_LETTERS.has(code) || !/^[1-9]\d{0,2}$/.test(number?.text ?? '')) return undefined;
  const isPlace = /^(on|off|along|onto|at|near)$/.test(word(tokens, i - 1));
  const isJoined = /^(of|and|from)$/.test(word(tokens, i - 1)) && (number?.text.length ?? 0) > 1;
  // "And ME12" is a unit.
  const isApart = number?.kind === 'number' && transcript.slice(tokens[i]?.end, number.start) === ' ';
  if (!(isPlace || isJoined) || !isApart || isCount(tokens, i + 1) || MEASURED.test(word(tokens, i + 2)))
    return undefined;
  return { name: { value: `${code} ${number.text}`, from: i, to: i + 2 }, numbered: true, to: i + 2 };
}

/** "And MS 4 mg" is a dose, "on NC 4 L" a cannula. */
const MEASURED =
  /^(mg|mcg|ml|cc|ppm|l|lpm|liters?|milligrams?|iv|ga|cm|mm|min|mins|years?|yrs?|weeks?|months?|days?|fingers?|toes?|more|to)$/;

const BRANCHES = /^Interstate (35[ew]|69[cew])$/;

/** "Rt 29N", "Rt 9 near the bridge"; a right hand or a way to the scene is measured or counted. */
function isRoadBehind(tokens: Token[], at: number): boolean {
  return endsAddress(tokens, at) || /^([nsew]b?|and|at|near|in|by|just|between)$/.test(word(tokens, at));
}

/** "County Road J", "Highway DD", "county road double d". */
const LETTERED_ROADS = /^(county (road|highway|trunk|trunk highway)|(state |supplemental )?(route|highway)|cr)$/;

function letterAt(tokens: Token[], transcript: string, i: number): { value: string; to: number } | undefined {
  const said = word(tokens, i);
  const isDouble = said === 'double' && /^[a-z]$/.test(word(tokens, i + 1));
  if (isDouble)
    return {
      value: word(tokens, i + 1)
        .toUpperCase()
        .repeat(2),
      to: i + 2,
    };
  // "County road b b".
  if (/^[b-hj-z]$/.test(said) && word(tokens, i + 1) === said && !/^[a-z]$/.test(word(tokens, i + 2)))
    return { value: said.toUpperCase().repeat(2), to: i + 2 };
  const written = transcript.slice(tokens[i]?.start, tokens[i]?.end);
  const plain = /^([b-hj-z]|([b-hj-z])\2)$/.test(said) || /^[A-Z]{1,2}$/.test(written);
  // "Highway e m s": a word spelled out.
  if (!plain || said === 'us' || /^[a-z]$/.test(word(tokens, i + 1))) return undefined;
  if (/^(ct|av|st|rd|dr|ln|pd|fd)$/.test(said)) return undefined;
  // "County Road C38", "County Road C-38".
  const digits = tokens[i + 1];
  if (digits?.kind === 'number' && (digits.start === tokens[i]?.end || digits.hyphenated))
    return { value: transcript.slice(tokens[i]?.start, digits.end).toUpperCase(), to: i + 2 };
  return { value: said.toUpperCase(), to: i + 1 };
}

/** "Engine 3 on route 1412", "on route 5 minutes out", but "a car fire on Route 4". */
function isOnTheWay(tokens: Token[], transcript: string, i: number, at: number): boolean {
  if (word(tokens, i - 1) !== 'on') return false;
  const counts = /^(minutes?|min|people|units|engines|of|more|hours)$/.test(word(tokens, at + 1));
  // "A car fire on Route 208": a name.
  const isNamed = transcript[tokens[i]?.start ?? 0] === 'R' && transcript[tokens[i - 1]?.start ?? 0] === 'o';
  if (isNamed && tokens[at]?.text.length !== 4) return counts;
  return (
    counts || clockAt(tokens, at) !== undefined || tokens[i - 2]?.kind === 'number' || tokens[at]?.text.length === 4
  );
}

/** Roads that may be spoken of without their number, so that a time can follow: "on the highway 1412". */
const OPEN_ROADS = /^(highway|hwy|route|rt|interstate|us|i)$/;

/** "On i 84", "i 84 westbound", "i 80 at mile marker 12": only a highway is spoken of so. */
function isDrivenAlong(tokens: Token[], i: number, to: number): boolean {
  if (tokens[to]?.kind === 'number' || (tokens[to - 1]?.text.length ?? 0) > 3) return false;
  const heading = /^(north|south|east|west)$/.test(word(tokens, to)) ? to + 1 : to;
  const at = /^(at|near)$/.test(word(tokens, heading)) ? heading + 1 : heading;
  if (BOUND[word(tokens, to)] || /^(mile|milepost|exit|mm)$/.test(word(tokens, at))) return true;
  return (
    (/^(on|off|along|onto|of)$/.test(word(tokens, i - 1)) || BOUND[word(tokens, i - 1)] !== undefined) &&
    (endsAddress(tokens, to) ||
      /^(at|near|just|by|around|about|between|this|last|north|south|east|west)$/.test(word(tokens, to)))
  );
}

/** "On 84 westbound", "the 101 southbound": a number that is driven along one way. */
export function bareHighwayAt(tokens: Token[], i: number): Street | undefined {
  let to = i;
  let digits = '';
  while (tokens[to]?.kind === 'number' && digits.length < 3) digits += tokens[to++]?.text;
  if (!/^[1-9]\d{0,2}$/.test(digits)) return undefined;
  const [before, earlier] = [word(tokens, i - 1), word(tokens, i - 2)];
  const along = /^(on|off|along|onto|down|up)$/;
  // "eastbound 40 at milepost 172".
  const isMarked =
    /^(at|near|around)$/.test(word(tokens, to)) &&
    (/^(mile|milepost|exit)$/.test(word(tokens, to + 1)) ||
      // "on 75 at the 23 mile marker".
      (word(tokens, to + 1) === 'the' && tokens[to + 2]?.kind === 'number' && word(tokens, to + 3) === 'mile'));
  // "westbound 275 at the Winton Road exit".
  const isBoundAt =
    BOUND[before] !== undefined && digits.length > 1 && /^(at|near|just|past|before)$/.test(word(tokens, to));
  const isSideOf = before === 'of' && /^(side|lanes?)$/.test(earlier) && BOUND[word(tokens, i - 3)] !== undefined;
  if (
    !along.test(before) &&
    !(before === 'the' && along.test(earlier)) &&
    !(BOUND[before] && isMarked) &&
    !isBoundAt &&
    !isSideOf
  )
    return undefined;
  const isBound = isMarked || isBoundAt || isSideOf || BOUND[word(tokens, to)] !== undefined;
  if (!isBound || /^(lanes?|cars?|vehicles?|trucks?|units?|traffic)$/.test(word(tokens, to + 1))) return undefined;
  return { name: { value: digits, from: i, to }, numbered: true, from: i, to };
}

const HIGHWAYS_BY_NAME = /^(turnpike|thruway|beltway|expressway|parkway|freeway|bypass)$/;

/** "On the Turnpike westbound", "the Thruway at milepost 188": the only one around, driven along one way or counted in miles. */
export function namedHighwayAt(tokens: Token[], i: number): Street | undefined {
  const name = word(tokens, i);
  if (!HIGHWAYS_BY_NAME.test(name)) return undefined;
  if (word(tokens, i - 1) !== 'the' || !/^(on|off|along|onto|down|up|of)$/.test(word(tokens, i - 2))) return undefined;
  const at = /^(at|near|around|by|,)$/.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
  if (!BOUND[word(tokens, i + 1)] && !/^(mile|milepost|mm)$/.test(word(tokens, at))) return undefined;
  const value = name.charAt(0).toUpperCase() + name.slice(1);
  return { name: { value, from: i, to: i + 1 }, numbered: true, from: i, to: i + 1 };
}
