/** The branches of a pattern at its outermost level. */
export function splitChoice(source: string): string[] {
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

export function quantifierAt(source: string, at: number): string {
  if (!QUANTIFIERS.includes(source[at] ?? ' ')) return '';
  return /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at, at + 12))?.[0] ?? '';
}

const LETTERS = /\w+(?![?*+{])/y;

/** Where the letters end that stand for themselves from a place on; most of a pattern is words. */
export function endOfLetters(source: string, at: number): number {
  LETTERS.lastIndex = at;
  return LETTERS.test(source) ? LETTERS.lastIndex : at;
}

export function endOfTerm(source: string, at: number): number {
  if (source[at] === '\\') return at + 2;
  if (source[at] === '(') return endOfGroup(source, at);
  return source[at] === '[' ? endOfClass(source, at) : at + 1;
}

export function endOfGroup(source: string, at: number): number {
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

/** What stands in a group's brackets. */
export function insideOf(group: string): string {
  return group.replace(/^\((\?:|\?<\w+>)?/, '').slice(0, -1);
}

/** Whether a term of no length asks for the edge of a word: a character of a word on one side and none on the other. */
export function isWordBoundary(term: string): boolean {
  return WORD_BOUNDARY.test(term);
}

const WORD_BOUNDARY = /^(?:\\b|[$^]|\(\?= |\(\?!\\w|\(\?!\[(?:\\w|a-z)|\(\?<!\[\^ \]\)|\(\?<=.* \)+$)/;
