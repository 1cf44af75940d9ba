import { endOfLetters, endOfTerm, insideOf, quantifierAt, splitChoice } from './pattern-source.ts';

/** How many spaces a match of the pattern can hold at most; Infinity where nothing bounds them. */
export function mostSpaces(source: string): number {
  return Math.max(...splitChoice(source).map(spacesOfRun));
}

function spacesOfRun(source: string): number {
  let spaces = 0;
  for (let at = 0; at < source.length; ) {
    at = endOfLetters(source, at);
    const end = endOfTerm(source, at);
    const quantifier = quantifierAt(source, end);
    const own = spacesOfTerm(source.slice(at, end));
    // Nothing said often is still nothing.
    if (own > 0) spaces += own * mostTimes(quantifier);
    at = end + quantifier.length;
  }
  return spaces;
}

function spacesOfTerm(term: string): number {
  if (/^\(\?(?:=|!|<=|<!)/.test(term)) return 0;
  if (term[0] === '(') return mostSpaces(insideOf(term));
  if (term[0] === '[') return term[1] === '^' ? Number(!term.includes(' ')) : Number(/ |\\[sWD]/.test(term));
  // What was said before can be said again at any length.
  if (/^\\[1-9k]/.test(term)) return Number.POSITIVE_INFINITY;
  return /^(?: |\.|\\[sWD])$/.test(term) ? 1 : 0;
}

function mostTimes(quantifier: string): number {
  if (quantifier === '' || quantifier[0] === '?') return 1;
  const [, most] = /^\{(?:\d+,)?(\d+)\}/.exec(quantifier) ?? [];
  return most === undefined ? Number.POSITIVE_INFINITY : Number(most);
}
