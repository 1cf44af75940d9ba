import type { Hit, Reading } from '../text/reading.ts';
import type { Doubt } from '../text/scopes.ts';
import {
  BY_KIND,
  BY_START,
  BY_WORD,
  type Phrase,
  type PhraseIndex,
  START,
  type Step,
  type Word,
} from './phrase-table.ts';

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

/** More mentions of one thing than this add nothing, and time must grow with the text only. */
const MOST_MENTIONS = 60;
export function mentionsIn<K extends string>(reading: Reading, index: PhraseIndex<K>): Mentions<K> {
  const found = new Map<K, { from: number; to: number }[]>();
  const { items, begun } = wordsOf(reading);
  for (const { at, phrases } of begun.get(index) ?? NONE) {
    for (const { key, steps } of phrases as readonly Phrase<K>[]) {
      const to = matchFrom(items, steps, 0, at);
      if (to === undefined) continue;
      const places = found.get(key);
      const last = places?.at(-1);
      if (!places) found.set(key, [{ from: at, to }]);
      else if (last?.from === at) last.to = Math.min(last.to, to);
      else if (places.length < MOST_MENTIONS) places.push({ from: at, to });
    }
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
  /** Where phrases of a table could begin. */
  begun: ReadonlyMap<PhraseIndex<string>, readonly Begun[]>;
}

interface Begun {
  at: number;
  phrases: readonly Phrase<string>[];
}

/** Phrases of one table that begin alike, and where that table's are kept. */
interface Possible {
  places: Begun[];
  phrases: readonly Phrase<string>[];
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
  const words: Words = { items, begun: begunIn(items) };
  READ.set(reading, words);
  return words;
}

function begunIn(items: readonly Item[]): Words['begun'] {
  const begun = new Map<PhraseIndex<string>, Begun[]>();
  const said = new Set(items.map(({ text }) => text));
  const known = new Map<string, Possible[]>();
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item;
    let possible = known.get(item.text);
    if (!possible) {
      possible = possibleAt(item, said, begun);
      known.set(item.text, possible);
    }
    for (const { places, phrases } of possible) places.push({ at, phrases });
  }
  return begun;
}

/** What can begin at a word: most phrases that begin with it need another that is not said at all. */
function possibleAt(
  { text, start, kind }: Item,
  said: ReadonlySet<string>,
  begun: Map<PhraseIndex<string>, Begun[]>,
): Possible[] {
  const possible: Possible[] = [];
  for (const tables of [BY_WORD.get(text), BY_START.get(start), kind && BY_KIND.get(kind)]) {
    for (const { index, phrases: all } of tables || NONE) {
      let phrases: Phrase<string>[] | undefined;
      for (const phrase of all) {
        if (!areSaid(phrase.needs, said)) continue;
        if (phrases) phrases.push(phrase);
        else phrases = [phrase];
      }
      if (!phrases) continue;
      const places = begun.get(index) ?? [];
      begun.set(index, places);
      possible.push({ places, phrases });
    }
  }
  return possible;
}

/** One word of each need. In plain loops: it is asked some thousand times for a text. */
function areSaid(needs: readonly string[][], said: ReadonlySet<string>): boolean {
  for (const words of needs) {
    let isSaid = false;
    for (const word of words) isSaid ||= said.has(word);
    if (!isSaid) return false;
  }
  return true;
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
