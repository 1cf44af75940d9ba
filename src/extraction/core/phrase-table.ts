import { addTo } from '../text/lists.ts';
import { numberOf } from '../text/word-numbers.ts';

/**
 * Phrases as a fire officer would write them down, one string each, words as in the reading:
 * `a|b` either word, `{box truck|car}` either run of words, `x?` may be missing, `burn*` any ending, `car+` with or
 * without s, `~3` up to three other words of the same sentence, `#` a number, `<unit>` `<time>` `<address>` as named.
 */
export type PhraseTable<K extends string> = Readonly<Record<K, readonly string[]>>;

/** What the phrases of a table stand for, each by its number among those of all tables. */
export type PhraseIndex<K extends string> = ReadonlyMap<K, number>;

/** A word that no number stands for: any that begins so, or a kind of item. */
export interface OpenWord {
  text: string;
  prefix: boolean;
}
interface Step {
  /** Runs of words. */
  options: string[][];
  optional: boolean;
  gap: number;
}

/** Where a phrase is written in the code, what it stands for, and how many items come before its rarest word. */
export interface Phrase {
  meaning: number;
  start: number;
  end: number;
  least: number;
  most: number;
}

/**
 * The steps of all phrases one behind the other, in numbers: a text meets thousands of phrases, and what lies side by side
 * is read in a fraction of the time that objects take. A step has a head; the numbers of the words its runs begin with,
 * ascending; for each of them 0 where it is the whole run, or where its runs are told; then those runs. They are told as
 * how many there are, then each with its length before it; an open word as `OPEN` and its place.
 */
export const CODE = { steps: new Uint16Array(1 << 16) };
/** The head: how long the step is, its gap, whether it may be missing, where the runs that begin open are, word count. */
export const [LENGTH, GAP, OPTIONAL, OPEN_RUNS, COUNT, HEAD] = [0, 1, 2, 3, 4, 5];
export const OPEN = 1 << 15;
export const OPEN_WORDS: OpenWord[] = [];

/** All phrases, so that a text is gone through once for every table: by their rarest word, or by how they begin. */
export const BY_WORD = new Map<number, Phrase[]>();
/** A word, `abc*` for one that begins so, or a kind. */
export const BY_BEGINNING = new Map<string, Phrase[]>();

/** Open words are looked up by so many of their first letters. */
const START = 3;
export const startOf = (word: string) => `${word.slice(0, START)}*`;

let written = 0;
let meanings = 0;

export function indexPhrases<K extends string>(table: PhraseTable<K>): PhraseIndex<K> {
  const index = new Map<K, number>();
  for (const [key, phrases] of Object.entries<readonly string[]>(table)) {
    const meaning = meanings++;
    index.set(key as K, meaning);
    for (const each of phrases) addPhrase(meaning, stepsOf(each));
  }
  return index;
}

function addPhrase(meaning: number, steps: Step[]): void {
  const rarest = rarestOf(steps);
  const start = written;
  for (const step of steps) write(step);
  const [least, most] = lengthOf(steps.slice(0, rarest && steps.indexOf(rarest)));
  const phrase = { meaning, start, end: written, least, most };
  if (rarest) for (const word of firstWords(rarest)) addTo(BY_WORD, numberOf(word), phrase);
  else
    for (const beginning of firstWords(steps[0]))
      addTo(BY_BEGINNING, beginning.endsWith('*') ? startOf(beginning) : beginning, phrase);
}

function write({ options, optional, gap }: Step): void {
  const runs = new Map<number, string[][]>();
  for (const run of options) if (!beginsOpen(run)) addTo(runs, numberOf(run[0] ?? ''), run);
  const words = [...runs.keys()].sort((a, b) => a - b);
  const told: number[] = [];
  const tell = (each: string[][]) => {
    const place = HEAD + 2 * words.length + told.length;
    told.push(each.length, ...each.flatMap((run) => [run.length, ...run.map(codeOf)]));
    return place;
  };
  const open = options.filter(beginsOpen);
  const openRuns = open.length > 0 ? tell(open) : 0;
  const places = words.map((word) => {
    const each = runs.get(word) ?? [];
    return each.length === 1 && each[0]?.length === 1 ? 0 : tell(each);
  });
  append([
    HEAD + 2 * words.length + told.length,
    gap,
    Number(optional),
    openRuns,
    words.length,
    ...words,
    ...places,
    ...told,
  ]);
}

function append(code: number[]): void {
  if (written + code.length > CODE.steps.length) {
    const larger = new Uint16Array(CODE.steps.length * 2);
    larger.set(CODE.steps);
    CODE.steps = larger;
  }
  CODE.steps.set(code, written);
  written += code.length;
}

function codeOf(word: string): number {
  if (!isOpen(word)) return numberOf(word);
  const prefix = word.endsWith('*');
  if (prefix && word.length <= START) throw new Error(`Write at least ${START} letters of "${word}".`);
  return OPEN + OPEN_WORDS.push({ text: prefix ? word.slice(0, -1) : word, prefix }) - 1;
}

const isOpen = (word: string) => word.endsWith('*') || word === '#' || word[0] === '<';
const beginsOpen = ([first = '']: string[]) => isOpen(first);

const firstWords = (step: Step | undefined) => new Set(step?.options.map(([first = '']) => first));

/** Of the steps that cannot be missing and have no open word. */
function rarestOf(steps: Step[]): Step | undefined {
  let rarest: Step | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    if (step.optional || step.gap > 0 || step.options.some(beginsOpen)) continue;
    const own = rarity(step);
    if (own <= most) continue;
    rarest = step;
    most = own;
  }
  return rarest;
}

/** Long words are rare, and the fewer there are to choose from the less is any of them said. */
function rarity(step: Step): number {
  const words = firstWords(step);
  let shortest = Number.POSITIVE_INFINITY;
  for (const { length } of words) if (length < shortest) shortest = length;
  return shortest - words.size / 10;
}

/** How many items the steps take, at least and at most. */
function lengthOf(steps: Step[]): [least: number, most: number] {
  let [least, most] = [0, 0];
  for (const { options, optional, gap } of steps) {
    const lengths = options.map(({ length }) => length);
    least += optional || gap > 0 ? 0 : Math.min(...lengths);
    most += gap > 0 ? gap : Math.max(...lengths);
  }
  return [least, most];
}

function stepsOf(phrase: string): Step[] {
  const parts = phrase.match(/\{[^}]*\}\??|\S+/g) ?? [];
  return parts.map((part): Step => {
    const gap = /^~(\d+)$/.exec(part);
    if (gap) return { options: [], optional: false, gap: Number(gap[1]) };
    const optional = part.endsWith('?');
    const bare = (optional ? part.slice(0, -1) : part).replace(/^\{|\}$/g, '');
    const runs = bare
      .split('|')
      .flatMap(spellings)
      .map((run) => run.split(' '));
    return { options: runs, optional, gap: 0 };
  });
}

/** "car+" is car and cars. */
function spellings(option: string): string[] {
  const plain = option.trim();
  return plain.includes('+') ? [plain.replaceAll('+', ''), plain.replaceAll('+', 's')] : [plain];
}
