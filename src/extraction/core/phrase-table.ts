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
  key: K;
  steps: Step[];
  /** For every step after the first that cannot be missing: the words one of which must be said. */
  needs: string[][];
}
/** A table whose phrases are known by what they begin with. */
export interface PhraseIndex<K extends string> {
  phrases: readonly Phrase<K>[];
}

/** Open words are looked up by their first letters. */
export const START = 3;

export function indexPhrases<K extends string>(table: PhraseTable<K>): PhraseIndex<K> {
  const phrases: Phrase<K>[] = [];
  const index = { phrases };
  for (const [key, written] of Object.entries<readonly string[]>(table)) {
    for (const each of written) {
      const steps = stepsOf(each);
      const phrase: Phrase<K> = { key: key as K, steps, needs: needsOf(steps) };
      phrases.push(phrase);
      const [first] = steps;
      for (const word of first?.options.keys() ?? []) addBeginning(BY_WORD, word, index, phrase);
      for (const [word] of first?.open ?? []) {
        if (word?.prefix) addBeginning(BY_START, word.text.slice(0, START), index, phrase);
        else if (word) addBeginning(BY_KIND, word.text, index, phrase);
      }
    }
  }
  return index;
}

/** The phrases of every table by what they begin with, so that a text is gone through once for all of them. */
type Beginnings = Map<string, { index: PhraseIndex<string>; phrases: Phrase<string>[] }[]>;
export const BY_WORD: Beginnings = new Map();
export const BY_KIND: Beginnings = new Map();
export const BY_START: Beginnings = new Map();

function addBeginning(map: Beginnings, word: string, index: PhraseIndex<string>, phrase: Phrase<string>): void {
  const tables = map.get(word) ?? [];
  map.set(word, tables);
  // Tables are taken in one by one, so this one is the last if it is there.
  const last = tables.at(-1);
  if (last?.index !== index) tables.push({ index, phrases: [phrase] });
  else if (last.phrases.at(-1) !== phrase) last.phrases.push(phrase);
}

function needsOf(steps: Step[]): string[][] {
  return steps
    .slice(1)
    .filter(({ optional, gap, open }) => !optional && gap === 0 && open.length === 0)
    .map(({ options }) => [...options.keys()]);
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
