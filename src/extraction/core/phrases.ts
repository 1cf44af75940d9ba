import type { Hit, Reading } from '../text/reading.ts';
import type { Doubt } from '../text/scopes.ts';

/**
 * Phrases as a fire officer would write them down, one string each, words as in the reading:
 * `a|b` either word, `{box truck|car}` either run of words, `x?` may be missing, `burn*` any ending, `car+` with or
 * without s, `~3` up to three other words of the same sentence, `#` a number, `<unit>` `<time>` `<address>` as named.
 */
export type PhraseTable<K extends string> = Readonly<Record<K, readonly string[]>>;

/** Words of a table found in a reading, and how they are meant. */
export interface Mention extends Hit {
  doubts: Doubt[];
}

export interface Mentions<K extends string> {
  /** Stated as facts of this incident, in the order told. */
  said(...keys: K[]): Mention[];
  /** Known only from the dispatcher or a caller. */
  heard(...keys: K[]): Mention[];
  /** However meant. */
  all(...keys: K[]): Mention[];
  has(...keys: K[]): boolean;
}

interface Word {
  text: string;
  prefix: boolean;
}
interface Step {
  /** Runs of words by their first; those that begin with an open word or a kind stand apart. */
  options: Map<string, Word[][]>;
  open: Word[][];
  optional: boolean;
  gap: number;
}
interface Phrase<K extends string> {
  key: K;
  steps: Step[];
  /** Among all phrases of all tables. */
  number: number;
  /** For every step after the first that cannot be missing: the words one of which must be said. */
  needs: string[][];
}
export interface PhraseIndex<K extends string> {
  byWord: ReadonlyMap<string, readonly Phrase<K>[]>;
  byKind: ReadonlyMap<string, readonly Phrase<K>[]>;
  byStart: ReadonlyMap<string, readonly Phrase<K>[]>;
}

/** More mentions of one thing than this add nothing, and time must grow with the text only. */
const MOST_MENTIONS = 60;
/** Open words are looked up by their first letters. */
const START = 3;
let phraseCount = 0;

export function indexPhrases<K extends string>(table: PhraseTable<K>): PhraseIndex<K> {
  const byWord = new Map<string, Phrase<K>[]>();
  const byKind = new Map<string, Phrase<K>[]>();
  const byStart = new Map<string, Phrase<K>[]>();
  const add = (map: Map<string, Phrase<K>[]>, word: string, phrase: Phrase<K>) => {
    const bucket = map.get(word);
    if (!bucket) map.set(word, [phrase]);
    else if (bucket.at(-1) !== phrase) bucket.push(phrase);
  };
  for (const [key, phrases] of Object.entries<readonly string[]>(table)) {
    for (const written of phrases) {
      const steps = stepsOf(written);
      const phrase: Phrase<K> = { key: key as K, steps, number: phraseCount++, needs: needsOf(steps) };
      const first = phrase.steps[0];
      for (const word of first?.options.keys() ?? []) add(byWord, word, phrase);
      for (const [word] of first?.open ?? []) {
        if (word?.prefix) add(byStart, word.text.slice(0, START), phrase);
        else if (word) add(byKind, word.text, phrase);
      }
    }
  }
  return { byWord, byKind, byStart };
}

export function mentionsIn<K extends string>(reading: Reading, index: PhraseIndex<K>): Mentions<K> {
  const found = new Map<K, { from: number; to: number }[]>();
  const words = wordsOf(reading);
  const { items } = words;
  const collect = (phrases: readonly Phrase<K>[] | undefined, at: number) => {
    for (const phrase of phrases ?? NONE) {
      if (!canStand(words, phrase)) continue;
      const { key, steps } = phrase;
      const to = matchFrom(items, steps, 0, at);
      if (to === undefined) continue;
      const places = found.get(key);
      const last = places?.at(-1);
      if (!places) found.set(key, [{ from: at, to }]);
      else if (last?.from === at) last.to = Math.min(last.to, to);
      else if (places.length < MOST_MENTIONS) places.push({ from: at, to });
    }
  };
  for (let at = 0; at < items.length; at++) {
    const { text, start, kind } = items[at] as Item;
    collect(index.byWord.get(text), at);
    collect(index.byStart.get(start), at);
    if (kind) collect(index.byKind.get(kind), at);
  }
  const made = new Map<K, Mention[]>();
  const mentions = (key: K): Mention[] => {
    const known = made.get(key);
    if (known) return known;
    const fresh = (found.get(key) ?? []).map(({ from, to }) => mentionOf(reading, from, to));
    made.set(key, fresh);
    return fresh;
  };
  const pick = (keys: K[], keep: (mention: Mention) => boolean) =>
    keys.flatMap((key) => mentions(key).filter(keep)).sort((a, b) => a.from - b.from || a.to - b.to);
  const said = (...keys: K[]) => pick(keys, ({ doubts }) => doubts.length === 0);
  return {
    said,
    heard: (...keys) => pick(keys, ({ doubts }) => doubts.length > 0 && doubts.every((doubt) => doubt === 'hearsay')),
    all: (...keys) => pick(keys, () => true),
    has: (...keys) => said(...keys).length > 0,
  };
}

const NONE: readonly never[] = [];

const DENIES = /^(no|nobody|none|without)$/;

function mentionOf(reading: Reading, from: number, to: number): Mention {
  const words = reading.items.slice(from, to).map((item) => item.text);
  const text = words.join(' ');
  const hit = {
    from,
    to,
    text,
    groups: {},
    match: [text] as unknown as RegExpExecArray,
    source: reading.sourceOf(from, to),
  };
  // A phrase that denies by itself ("nobody was hurt") is not turned around by a denial before it.
  const doubts = reading.doubts(hit).filter((doubt) => doubt !== 'negated' || !DENIES.test(words[0] ?? ''));
  // "Woods fire that wasn't", "a rollover, which it absolutely wasn't" take back what they name.
  const takenBack =
    /^(?:that|which) (?:it |there |they )?(?:\w+ly )?(wasn't|was not|weren't|never was)\b(?! (?:\w+ly )?(?:until|till|hurt|injured|working|easy|much|good|too|very|as|able|a problem|on|in|there|clear))/.test(
      wordsAfter(reading, to, 7),
    );
  return { ...hit, doubts: takenBack ? [...doubts, 'negated'] : doubts };
}

interface Item {
  text: string;
  start: string;
  /** The name that stands for an item that is no word: <unit>, <time>, <address>, #. */
  kind: string | undefined;
  /** No gap reaches across it. */
  breaks: boolean;
}

interface Words {
  items: Item[];
  said: ReadonlySet<string>;
  /** By a phrase's number, once it was asked: whether all the words it needs are said anywhere. */
  possible: Uint8Array;
}

const POSSIBLE = 1;
const IMPOSSIBLE = 2;

/** Most phrases begin with a word that is said often and need another that is not said at all. */
function canStand({ said, possible }: Words, { number, needs }: Phrase<string>): boolean {
  possible[number] ||= needs.every((words) => words.some((word) => said.has(word))) ? POSSIBLE : IMPOSSIBLE;
  return possible[number] === POSSIBLE;
}

const READ = new WeakMap<Reading, Words>();

function wordsOf(reading: Reading): Words {
  const known = READ.get(reading);
  if (known) return known;
  const items = reading.items.map(({ text, unit, clock, address }): Item => {
    const named =
      unit !== undefined ? '<unit>' : clock !== undefined ? '<time>' : address !== undefined ? '<address>' : undefined;
    return {
      text,
      start: text.slice(0, START),
      kind: named ?? (/^\d+$/.test(text) ? '#' : undefined),
      breaks: BREAKS.test(text),
    };
  });
  const words: Words = {
    items,
    said: new Set(items.map(({ text }) => text)),
    possible: new Uint8Array(phraseCount),
  };
  READ.set(reading, words);
  return words;
}

/** What a gap never holds: words that would turn the phrase around, or the end of a sentence. */
const BREAKS =
  /^(\.|no|not|never|nobody|nothing|none|without|if|before|would|could|might|until|but|except|cannot|\w+n't|neither|nor|unless)$/;

/** The item after the phrase when it stands at `at`. */
function matchFrom(items: Item[], steps: Step[], step: number, at: number): number | undefined {
  const current = steps[step];
  if (!current) return at;
  if (current.gap > 0) {
    if (step + 1 === steps.length) return at;
    for (let skipped = 0; skipped <= current.gap; skipped++) {
      if (skipped > 0 && (items[at + skipped - 1]?.breaks ?? true)) return undefined;
      const to = matchFrom(items, steps, step + 1, at + skipped);
      if (to !== undefined) return to;
    }
    return undefined;
  }
  const options = current.options.get(items[at]?.text ?? '');
  const to = options && matchOption(items, steps, step, at, options);
  if (to !== undefined) return to;
  const open = current.open.length > 0 ? matchOption(items, steps, step, at, current.open) : undefined;
  if (open !== undefined) return open;
  return current.optional ? matchFrom(items, steps, step + 1, at) : undefined;
}

function matchOption(
  items: Item[],
  steps: Step[],
  step: number,
  at: number,
  options: readonly Word[][],
): number | undefined {
  for (const option of options) {
    // A run of one plain word was found by that word.
    if ((option.length > 1 || options === steps[step]?.open) && !isRun(items, at, option)) continue;
    const to = matchFrom(items, steps, step + 1, at + option.length);
    if (to !== undefined) return to;
  }
  return undefined;
}

function isRun(items: Item[], at: number, words: Word[]): boolean {
  for (let k = 0; k < words.length; k++) {
    const { text, prefix } = words[k] as Word;
    const item = items[at + k];
    if (!item) return false;
    if (prefix ? !item.text.startsWith(text) : item.text !== text && item.kind !== text) return false;
  }
  return true;
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

export const wordsBefore = ({ items }: Reading, at: number, count: number): string =>
  items
    .slice(Math.max(0, at - count), at)
    .map(({ text }) => text)
    .join(' ');

export const wordsAfter = ({ items }: Reading, at: number, count: number): string =>
  items
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ');
