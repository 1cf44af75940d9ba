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
  for (const [letter, starts] of wordsBy) {
    const candidate = plan.startingWith(letter);
    if (!candidate) continue;
    for (const start of starts) {
      candidate.lastIndex = start;
      if (candidate.test(text)) places.push(start);
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
  startingWith?(letter: number): RegExp | undefined;
}

const PLANS = new WeakMap<RegExp, Plan>();

function planOf(pattern: RegExp): Plan {
  const known = PLANS.get(pattern);
  if (known) return known;
  const plan = wordByWord(pattern) ?? { whole: new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`) };
  PLANS.set(pattern, plan);
  return plan;
}

/** For patterns that begin at a word: `\b`, perhaps a look behind, then a choice of phrases or plain words. */
function wordByWord({ source, flags }: RegExp): Plan | undefined {
  const lead = /^\\b(?:\(\?<!\['-\]\))?/.exec(source)?.[0];
  if (lead === undefined || /[imsuv]/.test(flags)) return undefined;
  const rest = source.slice(lead.length);
  if (split(rest).length > 1) return undefined;
  const { head, alternatives, tail } = firstChoice(rest);
  const firsts = alternatives.map((alternative) => firstOf(alternative));
  if (firsts.some(({ letters }) => [...letters].some((letter) => !/\w/.test(String.fromCharCode(letter)))))
    return undefined;
  const byLetter = new Map<number, RegExp | undefined>();
  return {
    whole: new RegExp(source, 'y'),
    startingWith(letter) {
      if (byLetter.has(letter)) return byLetter.get(letter);
      const own = alternatives.filter((_, i) => firsts[i]?.any || firsts[i]?.letters.has(letter));
      const made = own.length > 0 ? new RegExp(`${lead}${head}${own.join('|')}${tail}`, 'y') : undefined;
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

interface First {
  any: boolean;
  letters: Set<number>;
}

/** The letters a match can begin with. */
function firstOf(source: string): First {
  const found: First = { any: false, letters: new Set() };
  for (const alternative of split(source)) if (addFirst(alternative, found)) found.any = true;
  return found;
}

/** Adds what a run of terms can begin with; true when it can match nothing at all. */
function addFirst(source: string, found: First): boolean {
  for (let at = 0; at < source.length; ) {
    const end = endOfTerm(source, at);
    const term = source.slice(at, end);
    const quantifier = quantifierAt(source, end);
    at = end + quantifier.length;
    const empty = addTerm(term, found);
    if (!empty && !/^(\?|\*|\{0)/.test(quantifier)) return false;
  }
  return true;
}

/** The same for one term. */
function addTerm(term: string, found: First): boolean {
  if (/^(\(\?(=|!|<=|<!)|\^$|\$$|\\[bB]$)/.test(term)) return true;
  if (term[0] === '(') {
    const inside = term.replace(/^\((\?:|\?<\w+>)?/, '').slice(0, -1);
    return split(inside)
      .map((alternative) => addFirst(alternative, found))
      .some(Boolean);
  }
  if (term === '\\d') for (let digit = 48; digit < 58; digit++) found.letters.add(digit);
  else if (term === '.' || term[0] === '[' || /^\\\w/.test(term)) found.any = true;
  else found.letters.add((term[0] === '\\' ? term : ` ${term}`).charCodeAt(1));
  return false;
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

function quantifierAt(source: string, at: number): string {
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
