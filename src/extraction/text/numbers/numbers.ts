import type { Token } from '../tokens.ts';

const UNITS: Record<string, number> = {
  zero: 0,
  oh: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  niner: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
  sixtieth: 60,
  seventieth: 70,
  eightieth: 80,
  ninetieth: 90,
};

/**
 * Turns spoken numbers into digits, group by group as they were said: "fifty two nineteen" is 52 and 19,
 * "four hundred and ten" is 410, "four oh seven" is 4, 0 and 7. What the groups mean together (a clock time, a house
 * number) is decided by what stands around them.
 */
export function readNumbers(tokens: Token[]): Token[] {
  const read: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    // "Oh" alone is a sigh; beside digits it is one.
    const sigh = tokens[i]?.text === 'oh' && read.at(-1)?.kind !== 'number' && !startsNumber(tokens[i + 1]);
    const group = sigh ? undefined : (noughtAt(tokens, i, read.at(-1)) ?? readGroup(tokens, i));
    if (group) {
      const tail = overHundred(read, group.token);
      if (tail) read.splice(-1, 1, tail);
      else read.push(group.token);
      i = group.next;
    } else {
      read.push(tokens[i] as Token);
      i++;
    }
  }
  return read;
}

/** "At o three twenty five", "eleven o nine", as recognisers write it; "on o two" is oxygen. */
function noughtAt(tokens: Token[], i: number, before?: Token): { token: Token; next: number } | undefined {
  const token = tokens[i];
  if (token?.text !== 'o' || !startsNumber(tokens[i + 1])) return undefined;
  const isHour = /^(at|around|about)$/.test(before?.text ?? '') && startsNumber(tokens[i + 2]);
  const isMinute =
    before?.kind === 'number' && (before.value ?? 24) < 24 && /^[1-9]$/.test(String(UNITS[tokens[i + 1]?.text ?? '']));
  if (!isHour && !isMinute) return undefined;
  return { token: { ...token, kind: 'number', text: '0', value: 0 }, next: i + 1 };
}

/** "East one thirty sixth": behind the side of town, one number. */
function overHundred(read: Token[], ordinal: Token): Token | undefined {
  const head = read.at(-1);
  if (ordinal.kind !== 'ordinal' || head?.kind !== 'number' || !/^[1-9]$/.test(head.text)) return undefined;
  const tail = ordinal.value ?? 0;
  if (tail < 10 || tail > 99 || !/^(north|south)?(east|west)?$/.test(read.at(-2)?.text ?? '-')) return undefined;
  const value = Number(head.text) * 100 + tail;
  return { ...head, kind: 'ordinal', text: `${value}${suffix(value)}`, end: ordinal.end, value };
}

/** What a number can begin with, "a hundred" as well: most words are no numbers. */
const BEGINNINGS = new Set(['a', ...Object.keys(UNITS), ...Object.keys(TENS), ...Object.keys(ORDINALS)]);

function readGroup(tokens: Token[], from: number): { token: Token; next: number } | undefined {
  const first = tokens[from] as Token;
  if (first.kind !== 'word' || !BEGINNINGS.has(first.text)) return undefined;
  let next = from;
  let value = 0;
  const word = (i: number) => (tokens[i]?.kind === 'word' ? (tokens[i]?.text ?? '') : '');
  const below100 = (): number | undefined => {
    // "a hundred and twelve" begins like "one hundred".
    if (word(next) === 'a' && /^(hundred|thousand)$/.test(word(next + 1))) {
      next++;
      return 1;
    }
    const tens = TENS[word(next)];
    if (tens !== undefined) {
      next++;
      const unit = UNITS[word(next)];
      // "twenty three", but not "twenty oh three" and not "twenty twelve".
      if (unit !== undefined && unit > 0 && unit < 10) {
        next++;
        return tens + unit;
      }
      const ordinal = ORDINALS[word(next)];
      if (ordinal !== undefined && ordinal < 10) {
        next++;
        ordinalSeen = true;
        return tens + ordinal;
      }
      return tens;
    }
    const unit = UNITS[word(next)];
    if (unit !== undefined) {
      next++;
      return unit;
    }
    const ordinal = ORDINALS[word(next)];
    if (ordinal !== undefined) {
      next++;
      ordinalSeen = true;
      return ordinal;
    }
    return undefined;
  };
  let ordinalSeen = false;
  const head = below100();
  if (head === undefined) return undefined;
  value = head;
  if (!ordinalSeen && head > 0) {
    for (const [scale, size] of [
      ['thousand', 1000],
      ['hundred', 100],
    ] as const) {
      if (word(next) !== scale) continue;
      next++;
      value = head * size;
      const resume = next;
      if (word(next) === 'and') next++;
      const rest = below100();
      if (rest === undefined) next = resume;
      else if (scale === 'thousand' && word(next) === 'hundred') {
        next++;
        value += rest * 100;
        const resumeHundred = next;
        if (word(next) === 'and') next++;
        const tail = below100();
        if (tail === undefined) next = resumeHundred;
        else value += tail;
      } else value += rest;
      break;
    }
  }
  const last = tokens[next - 1] as Token;
  const text = ordinalSeen ? `${value}${suffix(value)}` : String(value);
  const token: Token = { kind: ordinalSeen ? 'ordinal' : 'number', text, start: first.start, end: last.end, value };
  if (first.hyphenated) token.hyphenated = true;
  if (first.opensLine) token.opensLine = true;
  return { token, next };
}

function startsNumber(token: Token | undefined): boolean {
  return (
    token?.kind === 'number' ||
    (token?.kind === 'word' && (UNITS[token.text] !== undefined || TENS[token.text] !== undefined))
  );
}

function suffix(value: number): string {
  const tens = value % 100;
  if (tens >= 11 && tens <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}
