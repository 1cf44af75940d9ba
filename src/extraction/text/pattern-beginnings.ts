import { endOfTerm, insideOf, isWordBoundary, quantifierAt, splitChoice } from './pattern-source.ts';

/** How the words begin that a pattern can begin with. */
export interface Beginnings {
  /** Codes of their first letters; undefined for any. */
  letters: readonly number[] | undefined;
  /** By a character's code below 128: a bit for each of the first places where it can stand. */
  places: Uint8Array;
}

/** For a pattern that begins with a word; undefined for one that need not, or that takes no words at all. */
export function wordBeginnings(source: string): Beginnings | undefined {
  const start = startOfWord(source);
  if (start === undefined || splitChoice(source).length > 1) return undefined;
  const beginnings = [...beginningsOf(source.slice(start), DEPTH)];
  const firsts = new Set(beginnings.map(([first = '']) => first));
  if ([...firsts].some((first) => first !== ANY && first !== DIGIT && !/\w/.test(first))) return undefined;
  return {
    letters: firsts.has(ANY) ? undefined : [...new Set([...firsts].flatMap(codesOf))],
    places: placesOf(beginnings),
  };
}

/** Where the pattern's own words begin, when what it asks for before them makes that the start of a word. */
function startOfWord(source: string): number | undefined {
  let at = 0;
  let boundary = false;
  for (let end = endOfTerm(source, 0); /^(?:\\b|\(\?<[=!])/.test(source.slice(at)); end = endOfTerm(source, at)) {
    boundary ||= isWordBoundary(source.slice(at, end));
    at = end;
  }
  return boundary ? at : undefined;
}

/** Most words are told apart by the bits alone. */
export function canBegin({ places }: Beginnings, text: string, start: number): boolean {
  return (
    ((places[text.charCodeAt(start) & 127] ?? 0) &
      ((places[text.charCodeAt(start + 1) & 127] ?? 0) >> 1) &
      ((places[text.charCodeAt(start + 2) & 127] ?? 0) >> 2) &
      ((places[text.charCodeAt(start + 3) & 127] ?? 0) >> 3) &
      1) ===
    1
  );
}

/** Stand for any character in a beginning, and for any digit. */
const ANY = '\0';
const DIGIT = '\x01';
const ALL_CODES = Array.from({ length: 128 }, (_, code) => code);
const DIGITS = ALL_CODES.slice(48, 58);

function codesOf(character: string): number[] {
  if (character === ANY) return ALL_CODES;
  return character === DIGIT ? DIGITS : [character.charCodeAt(0) & 127];
}

/** Characters of a beginning that are looked at. */
const DEPTH = 4;

function placesOf(beginnings: string[]): Uint8Array {
  const places = new Uint8Array(128);
  for (const beginning of beginnings) {
    for (let place = 0; place < DEPTH; place++) {
      const bit = 1 << place;
      for (const code of codesOf(beginning[place] ?? ANY)) places[code] = (places[code] ?? 0) | bit;
    }
  }
  return places;
}

/** The first characters, up to `depth`, that a match can begin with; what is shorter can end there. */
function beginningsOf(source: string, depth: number): Set<string> {
  const found = new Set<string>();
  for (const alternative of splitChoice(source)) addAll(found, beginningsOfRun(alternative, depth));
  return found;
}

function beginningsOfRun(source: string, depth: number): Set<string> {
  let found = new Set(['']);
  let shortest = 0;
  for (let at = 0; at < source.length && shortest < depth; ) {
    const end = endOfTerm(source, at);
    const quantifier = quantifierAt(source, end);
    const own = beginningsOfTerm(source.slice(at, end), depth - shortest);
    at = end + quantifier.length;
    // Said as often as fits into what is looked at.
    if (/^[*+{]/.test(quantifier))
      for (let times = 1; times < depth - shortest; times *= 2) addAll(own, joined(own, own, depth - shortest));
    if (/^(\?|\*|\{0)/.test(quantifier)) own.add('');
    found = joined(found, own, depth);
    shortest = depth;
    for (const { length } of found) if (length < shortest) shortest = length;
  }
  return found;
}

function addAll(to: Set<string>, more: Set<string>): void {
  for (const each of more) to.add(each);
}

function joined(left: Set<string>, right: Set<string>, depth: number): Set<string> {
  const both = new Set<string>();
  for (const start of left) {
    if (start.length === depth) both.add(start);
    else for (const rest of right) both.add((start + rest).slice(0, depth));
  }
  return both;
}

function beginningsOfTerm(term: string, depth: number): Set<string> {
  if (/^(\(\?(=|!|<=|<!)|\^$|\$$|\\[bB]$)/.test(term)) return new Set(['']);
  if (term[0] === '(') return beginningsOf(insideOf(term), depth);
  if (term === '\\d') return new Set([DIGIT]);
  if (term === '.' || term[0] === '[' || /^\\\w/.test(term)) return new Set([ANY]);
  return new Set([term[0] === '\\' ? (term[1] ?? '') : term]);
}
