import { addTo } from '../text/lists.ts';

/**
 * Phrases as a fire officer would write them down, one string each, words as in the reading:
 * `a|b` either word, `{box truck|car}` either run of words, `x?` may be missing, `burn*` any ending, `car+` with or
 * without s, `~3` up to three other words of the same sentence, `#` a number, `<unit>` `<time>` `<address>` as named.
 */
export type PhraseTable<K extends string> = Readonly<Record<K, readonly string[]>>;

export interface Word {
  text: string;
  prefix: boolean;
}
export interface Step {
  /** Runs of words by their first; those that begin with an open word or a kind stand apart. */
  options: Map<string, Word[][]>;
  open: Word[][];
  optional: boolean;
  gap: number;
}
export interface Phrase<K extends string> {
  index: PhraseIndex<K>;
  key: K;
  steps: Step[];
  /** For every step that cannot be missing: the numbers of the words one of which must be said, then a zero. */
  needs: Uint16Array;
  /** How many items stand before the rarest of its words, at least and at most. */
  before: readonly [least: number, most: number];
}
/** A table, by which its phrases are known among those of all tables. */
export interface PhraseIndex<K extends string> {
  keys: readonly K[];
}

/** Open words are looked up by their first letters. */
const START = 3;
export const startOf = (word: string) => `${word.slice(0, START)}*`;

/** All phrases, so that a text is gone through once for every table: by their rarest word, or by how they begin. */
export const BY_WORD = new Map<number, Phrase<string>[]>();
/** A word, `abc*` for one that begins so, or a kind. */
export const BY_BEGINNING = new Map<string, Phrase<string>[]>();

export function indexPhrases<K extends string>(table: PhraseTable<K>): PhraseIndex<K> {
  const index = { keys: Object.keys(table) as K[] };
  for (const [key, written] of Object.entries<readonly string[]>(table)) {
    for (const each of written) {
      const steps = stepsOf(each);
      const needed = steps.filter(({ optional, gap, open }) => !optional && gap === 0 && open.length === 0);
      const rarest = needed.toSorted((a, b) => rarity(b) - rarity(a))[0];
      const needs = Uint16Array.from(needed.flatMap(({ options }) => [...[...options.keys()].map(numberOf), 0]));
      const phrase = { index, key, steps, needs, before: lengthOf(steps.slice(0, rarest && steps.indexOf(rarest))) };
      if (rarest) for (const word of rarest.options.keys()) addTo(BY_WORD, numberOf(word), phrase);
      else for (const beginning of beginningsOf(steps)) addTo(BY_BEGINNING, beginning, phrase);
    }
  }
  return index;
}

/** The words that phrases need, numbered from one, so that whether one is said is a look into an array. */
const NUMBERS = new Map<string, number>();

function numberOf(word: string): number {
  const number = NUMBERS.get(word) ?? NUMBERS.size + 1;
  NUMBERS.set(word, number);
  return number;
}

/** The numbers of words that phrases need, and zero for others. */
export const numbersOf = (words: readonly string[]): number[] => words.map((word) => NUMBERS.get(word) ?? 0);
export const numberCount = () => NUMBERS.size + 1;

function beginningsOf([first]: Step[]): Set<string> {
  const open = first?.open.map(([word]) => (word?.prefix ? startOf(word.text) : (word?.text ?? ''))) ?? [];
  return new Set([...(first?.options.keys() ?? []), ...open]);
}

/** Long words are rare, and the fewer there are to choose from the less is any of them said. */
const rarity = ({ options }: Step) => Math.min(...[...options.keys()].map(({ length }) => length)) - options.size / 10;

/** How many items the steps take, at least and at most. */
function lengthOf(steps: Step[]): [least: number, most: number] {
  let [least, most] = [0, 0];
  for (const { options, open, optional, gap } of steps) {
    const lengths = [...[...options.values()].flat(), ...open].map(({ length }) => length);
    least += optional || gap > 0 ? 0 : Math.min(...lengths);
    most += gap > 0 ? gap : Math.max(...lengths);
  }
  return [least, most];
}

function stepsOf(written: string): Step[] {
  const parts = written.match(/\{[^}]*\}\??|\S+/g) ?? [];
  return parts.map((part): Step => {
    const step: Step = { options: new Map(), open: [], optional: false, gap: 0 };
    const gap = /^~(\d+)$/.exec(part);
    if (gap) return { ...step, gap: Number(gap[1]) };
    step.optional = part.endsWith('?');
    const bare = (step.optional ? part.slice(0, -1) : part).replace(/^\{|\}$/g, '');
    for (const option of bare.split('|').flatMap(spellings)) {
      const words = option.split(' ').map(wordOf);
      const first = words[0] as Word;
      if (first.prefix || first.text === '#' || first.text[0] === '<') step.open.push(words);
      else step.options.set(first.text, [...(step.options.get(first.text) ?? []), words]);
    }
    return step;
  });
}

/** "car+" is car and cars. */
function spellings(option: string): string[] {
  const plain = option.trim();
  return plain.includes('+') ? [plain.replaceAll('+', ''), plain.replace(/\+/g, 's')] : [plain];
}

function wordOf(written: string): Word {
  const prefix = written.endsWith('*');
  return { text: prefix ? written.slice(0, -1) : written, prefix };
}
