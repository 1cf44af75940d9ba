/** A text made ready to be searched for many patterns: where its words begin, by their first letter. */
export interface Searchable {
  text: string;
  wordsBy: ReadonlyMap<number, readonly number[]>;
}

export function searchable(text: string): Searchable {
  const wordsBy = new Map<number, number[]>();
  for (const { index } of text.matchAll(/\b\w/g)) {
    const letter = text.charCodeAt(index);
    const places = wordsBy.get(letter);
    if (places) places.push(index);
    else wordsBy.set(letter, [index]);
  }
  return { text, wordsBy };
}

/**
 * Finds what `text.matchAll(pattern)` finds, in a fraction of the time when the pattern is a table of hundreds of
 * phrases: a word is tried only against those phrases that can begin with its first letter.
 */
export function scan({ text, wordsBy }: Searchable, pattern: RegExp): RegExpExecArray[] {
  const plan = planOf(pattern);
  if (!plan.startingWith) return [...text.matchAll(plan.whole)];
  const places: number[] = [];
  for (const letter of plan.letters ?? wordsBy.keys()) {
    const starts = wordsBy.get(letter);
    const candidate = starts && plan.startingWith(letter);
    if (!candidate) continue;
    const { following, pattern: own } = candidate;
    for (const start of starts) {
      if (
        !(
          (following[text.charCodeAt(start + 1) & 127] ?? 0) &
          ((following[text.charCodeAt(start + 2) & 127] ?? 0) >> 1) &
          ((following[text.charCodeAt(start + 3) & 127] ?? 0) >> 2) &
          1
        )
      )
        continue;
      own.lastIndex = start;
      if (own.test(text)) places.push(start);
    }
  }
  const matches: RegExpExecArray[] = [];
  let end = 0;
  for (const start of places.sort((a, b) => a - b)) {
    if (start < end) continue;
    plan.whole.lastIndex = start;
    const match = plan.whole.exec(text);
    if (!match) continue;
    matches.push(match);
    end = start + match[0].length;
  }
  return matches;
}

interface Plan {
  /** Sticky when the words are tried one by one. */
  whole: RegExp;
  /** The part of the pattern that can begin with a letter, if any. Missing where words cannot be tried one by one. */
  startingWith?(letter: number): Candidate | undefined;
  /** The letters it can begin with, unless it can begin with any. */
  letters?: readonly number[];
}

interface Candidate {
  pattern: RegExp;
  /** By a character's code below 128: a bit for each of the places behind the first where it can stand. Most words are told apart by it alone. */
  following: Uint8Array;
}

/** By what the pattern says: one that is written inside a function is a new object every time. */
const PLANS = new Map<string, Plan>();

function planOf(pattern: RegExp): Plan {
  const key = /[^gy]/.test(pattern.flags) ? `${pattern.source}/${pattern.flags}` : pattern.source;
  const known = PLANS.get(key);
  if (known) return known;
  const plan = wordByWord(pattern) ?? { whole: new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`) };
  PLANS.set(key, plan);
  return plan;
}

/** For patterns that begin at a word: `\b`, perhaps a look behind, then a choice of phrases or plain words. */
function wordByWord({ source, flags }: RegExp): Plan | undefined {
  const lead = /^\\b(?:\(\?<!\['-\]\))?/.exec(source)?.[0];
  if (lead === undefined || /[imsuv]/.test(flags)) return undefined;
  const rest = source.slice(lead.length);
  if (split(rest).length > 1) return undefined;
  const { head, alternatives, tail } = firstChoice(rest);
  const beginnings = alternatives.map((alternative) => [...beginningsOf(alternative, DEPTH)]);
  if (beginnings.flat().some(([first = ANY]) => first !== ANY && !/\w/.test(first))) return undefined;
  const firsts = new Set(beginnings.flat().map(([first = ANY]) => first));
  const byLetter = new Map<number, Candidate | undefined>();
  return {
    whole: new RegExp(source, 'y'),
    ...(firsts.has(ANY) ? {} : { letters: [...firsts].map((first) => first.charCodeAt(0)) }),
    startingWith(letter) {
      if (byLetter.has(letter)) return byLetter.get(letter);
      const begins = ([first = ANY]: string) => first === ANY || first.charCodeAt(0) === letter;
      const own = alternatives.filter((_, i) => beginnings[i]?.some(begins));
      const made =
        own.length > 0
          ? {
              pattern: new RegExp(`${lead}${head}${own.join('|')}${tail}`, 'y'),
              following: followingOf(beginnings.flat().filter(begins)),
            }
          : undefined;
      byLetter.set(letter, made);
      return made;
    },
  };
}

/** The choice of phrases a pattern begins with, or the pattern itself as the only one. */
function firstChoice(rest: string): { head: string; alternatives: string[]; tail: string } {
  const only = { head: '', alternatives: [rest], tail: '' };
  const opening = /^\((?:\?:|\?<\w+>)?(?!\?)/.exec(rest)?.[0];
  if (!opening) return only;
  const close = endOfGroup(rest, 0);
  if (quantifierAt(rest, close)) return only;
  return { head: opening, alternatives: split(rest.slice(opening.length, close - 1)), tail: rest.slice(close - 1) };
}

/** Stands for any character in a beginning. */
const ANY = '\0';
/** Characters of a beginning that are looked at. */
const DEPTH = 4;

function followingOf(beginnings: string[]): Uint8Array {
  const following = new Uint8Array(128);
  for (const beginning of beginnings) {
    for (let place = 1; place < DEPTH; place++) {
      const character = beginning[place] ?? ANY;
      const bit = 1 << (place - 1);
      if (character !== ANY)
        following[character.charCodeAt(0) & 127] = (following[character.charCodeAt(0) & 127] ?? 0) | bit;
      else for (let code = 0; code < 128; code++) following[code] = (following[code] ?? 0) | bit;
    }
  }
  return following;
}

/** The first characters, up to `depth`, that a match can begin with; what is shorter can end there. */
function beginningsOf(source: string, depth: number): Set<string> {
  const found = new Set<string>();
  for (const alternative of split(source)) addAll(found, beginningsOfRun(alternative, depth));
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
  if (term[0] === '(') return beginningsOf(term.replace(/^\((\?:|\?<\w+>)?/, '').slice(0, -1), depth);
  if (term === '\\d') return new Set('0123456789');
  if (term === '.' || term[0] === '[' || /^\\\w/.test(term)) return new Set([ANY]);
  return new Set([term[0] === '\\' ? (term[1] ?? '') : term]);
}

/** The alternatives of a pattern at its outermost level. */
function split(source: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; ) {
    if (source[at] === '|') {
      parts.push(source.slice(from, at));
      from = ++at;
    } else at = endOfTerm(source, at);
  }
  parts.push(source.slice(from));
  return parts;
}

const QUANTIFIERS = '?*+{';

function quantifierAt(source: string, at: number): string {
  if (!QUANTIFIERS.includes(source[at] ?? ' ')) return '';
  return /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at, at + 12))?.[0] ?? '';
}

function endOfTerm(source: string, at: number): number {
  if (source[at] === '\\') return at + 2;
  if (source[at] === '(') return endOfGroup(source, at);
  return source[at] === '[' ? endOfClass(source, at) : at + 1;
}

function endOfGroup(source: string, at: number): number {
  let depth = 0;
  for (let i = at; i < source.length; i++) {
    if (source[i] === '\\') i++;
    else if (source[i] === '[') i = endOfClass(source, i) - 1;
    else if (source[i] === '(') depth++;
    else if (source[i] === ')' && --depth === 0) return i + 1;
  }
  return source.length;
}

function endOfClass(source: string, at: number): number {
  let i = at + 1;
  while (i < source.length && source[i] !== ']') i += source[i] === '\\' ? 2 : 1;
  return i + 1;
}
