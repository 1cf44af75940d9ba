import { BOUND, NUMBERED_ROADS } from '../vocabulary/streets.ts';
import { clockAt } from './clock.ts';
import { endsAddress, type Street, word } from './street-words.ts';
import type { Token } from './tokens.ts';

const ROADS_BY_WORD = new Map<string, { said: string; words: string[]; written: string }[]>();
for (const [said, written] of NUMBERED_ROADS) {
  const words = said.split(' ');
  const first = words[0] ?? '';
  ROADS_BY_WORD.set(first, [...(ROADS_BY_WORD.get(first) ?? []), { said, words, written }]);
}

function isHighway(tokens: Token[], transcript: string, i: number): boolean {
  // "three of us six yards off" counts people.
  if (
    word(tokens, i - 1) === 'of' &&
    (tokens[i - 2]?.kind === 'number' || /^(all|both|some|most|none|each)$/.test(word(tokens, i - 2)))
  )
    return false;
  if (/^(on|off|along|onto|of|highway|and|at)$/.test(word(tokens, i - 1))) return true;
  return BOUND[word(tokens, i - 1)] !== undefined || transcript.slice(tokens[i]?.start, tokens[i]?.end) === 'US';
}

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
    if (number?.kind !== 'number' && number?.kind !== 'ordinal') continue;
    // "i" before a number is a highway only when it is written like one.
    if (said === 'route' && (/^(en|in)$/.test(word(tokens, i - 1)) || isOnTheWay(tokens, i, at))) continue;
    // "giving us 300 gallons" is no highway: the plain word needs a word of place before it.
    if (said === 'us' && !isHighway(tokens, transcript, i)) continue;
    const isWritten = number.hyphenated || number.start === (tokens[i]?.end ?? -1);
    if (said === 'i' && !isWritten && !isDrivenAlong(tokens, i, at + 1)) continue;
    if (OPEN_ROADS.test(said) && clockAt(tokens, at) && !afterNumber && number.text.length === 4) continue;
    let to = at + 1;
    let digits = number.text;
    while (digits.length < 4 && tokens[to]?.kind === 'number' && !clockAt(tokens, to)) digits += tokens[to++]?.text;
    return { name: { value: `${written} ${digits}`, from: i, to }, numbered: true, to };
  }
  return undefined;
}

/** "Engine 3 on route 1412", "on route 5 minutes out", but "a car fire on Route 4". */
function isOnTheWay(tokens: Token[], i: number, at: number): boolean {
  if (word(tokens, i - 1) !== 'on') return false;
  const counts = /^(minutes?|min|people|units|engines|of|more|hours)$/.test(word(tokens, at + 1));
  return (
    counts || clockAt(tokens, at) !== undefined || tokens[i - 2]?.kind === 'number' || tokens[at]?.text.length === 4
  );
}

/** Roads that may be spoken of without their number, so that a time can follow: "on the highway 1412". */
const OPEN_ROADS = /^(highway|hwy|route|interstate|us|i)$/;

/** "On i 84", "i 84 westbound", "i 80 at mile marker 12": only a highway is spoken of so. */
function isDrivenAlong(tokens: Token[], i: number, to: number): boolean {
  if (tokens[to]?.kind === 'number' || (tokens[to - 1]?.text.length ?? 0) > 3) return false;
  if (BOUND[word(tokens, to)] || /^(mile|milepost|exit|mm)$/.test(word(tokens, to))) return true;
  return (
    (/^(on|off|along|onto|of)$/.test(word(tokens, i - 1)) || BOUND[word(tokens, i - 1)] !== undefined) &&
    (endsAddress(tokens, to) ||
      /^(at|near|just|by|around|about|between|this|last|north|south|east|west)$/.test(word(tokens, to)))
  );
}

/** "On 84 westbound", "the 101 southbound": a number that is driven along one way. */
export function bareHighwayAt(tokens: Token[], i: number): Street | undefined {
  const number = tokens[i];
  if (number?.kind !== 'number' || !/^[1-9]\d{0,2}$/.test(number.text)) return undefined;
  const [before, earlier] = [word(tokens, i - 1), word(tokens, i - 2)];
  const along = /^(on|off|along|onto|down|up)$/;
  if (!along.test(before) && !(before === 'the' && along.test(earlier))) return undefined;
  if (!BOUND[word(tokens, i + 1)] || /^(lanes?|cars?|vehicles?|trucks?|units?|traffic)$/.test(word(tokens, i + 2)))
    return undefined;
  return { name: { value: number.text, from: i, to: i + 1 }, numbered: true, from: i, to: i + 1 };
}
