import { endOfLetters, endOfTerm, insideOf, isWordBoundary, quantifierAt, splitChoice } from './pattern-source.ts';

/** Words of which a text must hold at least one. */
export type Need = readonly string[];

/**
 * What any text must hold for the pattern to be found in it: whole words that stand in it however it is read. Where that
 * cannot be told, less is asked for, never more.
 */
export function neededWords(source: string): Need[] {
  const branches = splitChoice(source).map((branch) => wordsOfRun(branch, undefined).needs);
  return branches.length === 1 ? (branches[0] ?? []) : oneOfEach(branches);
}

/**
 * The word being spelt at a place of the pattern, in all its forms: `['']` between two words, undefined where a character
 * before could be anything.
 */
type Spelt = readonly string[] | undefined;

interface Run {
  needs: Need[];
  end: Spelt;
}

const BETWEEN: Spelt = [''];
/** A word with more forms than this tells little by its presence. */
const MOST_FORMS = 40;

function wordsOfRun(source: string, start: Spelt): Run {
  const needs: Need[] = [];
  let spelt = start;
  const endWord = () => {
    if (spelt && !spelt.includes('')) needs.push([...new Set(spelt)]);
    spelt = BETWEEN;
  };
  for (let at = 0; at < source.length; ) {
    const letters = source.slice(at, endOfLetters(source, at));
    if (letters !== '') {
      spelt = spelt?.map((form) => form + letters);
      at += letters.length;
      continue;
    }
    const end = endOfTerm(source, at);
    const term = source.slice(at, end);
    const quantifier = quantifierAt(source, end);
    at = end + quantifier.length;
    const optional = /^[?*]|^\{0/.test(quantifier);
    if (isWordBoundary(term)) endWord();
    else if (/^\(\?(?:=|!|<=|<!)/.test(term)) continue;
    else if (term[0] === '(') {
      const branches = splitChoice(insideOf(term));
      const apart = branches.every((branch) => /^(?: |\\b)/.test(branch));
      if (optional) {
        if (apart && source[at] === ' ') endWord();
        else spelt = joinForms([spelt, ...branches.map((branch) => wordsOfRun(branch, spelt).end)]);
        if (/^[*{]/.test(quantifier) && !spelt?.every((form) => form === '')) spelt = undefined;
        continue;
      }
      if (apart) endWord();
      const runs = branches.map((branch) => wordsOfRun(branch, spelt));
      needs.push(...(runs.length === 1 ? (runs[0]?.needs ?? []) : oneOfEach(runs.map((run) => run.needs))));
      spelt = /^[+{]/.test(quantifier) ? undefined : joinForms(runs.map((run) => run.end));
    } else if (/^\w$/.test(term)) {
      if (quantifier === '') spelt = spelt?.map((form) => form + term);
      else spelt = quantifier === '?' ? joinForms([spelt, spelt?.map((form) => form + term)]) : undefined;
    } else if (/^(?:[^\\\w.[]|\\[^\w])$/.test(term)) {
      if (!optional) endWord();
      else if (spelt !== BETWEEN) spelt = undefined;
    } else spelt = undefined;
  }
  return { needs, end: spelt };
}

function joinForms(spelt: Spelt[]): Spelt {
  const forms = new Set<string>();
  for (const each of spelt) {
    if (!each) return undefined;
    for (const form of each) forms.add(form);
  }
  if (forms.size > MOST_FORMS) return undefined;
  return forms.size === 1 && forms.has('') ? BETWEEN : [...forms];
}

/** One of the branches is read, so one of their needs is met: of each the one that says most. */
function oneOfEach(branches: Need[][]): Need[] {
  const best = branches.map(tellingNeed);
  return best.every((need) => need !== undefined) ? [[...new Set(best.flat())]] : [];
}

/** Of several needs the one that the fewest texts meet, as far as words tell: long ones are rare. */
export function tellingNeed(needs: readonly Need[]): Need | undefined {
  let telling: Need | undefined;
  for (const need of needs) if (!telling || rarity(need) > rarity(telling)) telling = need;
  return telling;
}

function rarity(need: Need): number {
  return Math.min(...need.map((word) => word.length)) - need.length / 10;
}
