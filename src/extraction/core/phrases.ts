import { addTo } from '../text/lists.ts';
import type { Hit, Reading } from '../text/reading.ts';
import type { Doubt } from '../text/scopes.ts';
import {
  BY_BEGINNING,
  BY_WORD,
  numberCount,
  numbersOf,
  type Phrase,
  type PhraseIndex,
  type Step,
  startOf,
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
  const found = placesIn(reading).get(index);
  const made = new Map<K, Mention[]>();
  const mentions = (key: K): Mention[] => {
    const known = made.get(key);
    if (known) return known;
    const fresh = (found?.get(key) ?? []).map(({ from, to }) => mentionOf(reading, from, to));
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

const DENIES = /^(no|nobody|none|without)(?= |$)/;

function mentionOf(reading: Reading, from: number, to: number): Mention {
  const hit = reading.hit(from, to);
  // A phrase that denies by itself ("nobody was hurt") is not turned around by a denial before it.
  const doubts = reading.doubts(hit).filter((doubt) => doubt !== 'negated' || !DENIES.test(hit.text));
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

interface Place {
  from: number;
  to: number;
}

/** Where the phrases of every table stand, by what they stand for. */
type Places = ReadonlyMap<PhraseIndex<string>, ReadonlyMap<string, Place[]>>;

const READ = new WeakMap<Reading, Places>();

function placesIn(reading: Reading): Places {
  const known = READ.get(reading);
  if (known) return known;
  const items = reading.items.map(({ text, unit, clock, address }): Item => {
    const named =
      unit !== undefined ? '<unit>' : clock !== undefined ? '<time>' : address !== undefined ? '<address>' : undefined;
    return {
      text,
      start: startOf(text),
      kind: named ?? (/^\d+$/.test(text) ? '#' : undefined),
      breaks: BREAKS.test(text),
    };
  });
  const places = findAll(items);
  READ.set(reading, places);
  return places;
}

function findAll(items: Item[]): Places {
  const found = new Map<PhraseIndex<string>, Map<string, Place[]>>();
  const find = ({ index, key, steps }: Phrase<string>, from: number) => {
    const to = matchFrom(items, steps, 0, from);
    if (to === undefined) return;
    const ofTable = found.get(index) ?? new Map<string, Place[]>();
    found.set(index, ofTable);
    addTo(ofTable, key, { from, to });
  };
  const numbers = numbersOf(items.map(({ text }) => text));
  const said = new Uint8Array(numberCount());
  for (const number of numbers) said[number] = 1;
  const possible = new Map<number, Phrase<string>[]>();
  for (let at = 0; at < items.length; at++) {
    const { text, start, kind } = items[at] as Item;
    for (const beginning of kind ? [text, start, kind] : [text, start])
      for (const phrase of BY_BEGINNING.get(beginning) ?? NONE) find(phrase, at);
    const number = numbers[at] ?? 0;
    if (number === 0) continue;
    const phrases = possible.get(number) ?? (BY_WORD.get(number) ?? NONE).filter(({ needs }) => areMet(needs, said));
    possible.set(number, phrases);
    for (const phrase of phrases) {
      const [least, most] = phrase.before;
      for (let from = Math.max(0, at - most); from <= at - least; from++) find(phrase, from);
    }
  }
  for (const ofTable of found.values()) for (const [key, places] of ofTable) ofTable.set(key, inOrder(places));
  return found;
}

/** One for each beginning, the shortest. */
function inOrder(places: Place[]): Place[] {
  places.sort((a, b) => a.from - b.from || a.to - b.to);
  return places.filter(({ from }, i) => from !== places[i - 1]?.from).slice(0, MOST_MENTIONS);
}

/** Most phrases need a word that is not said at all. */
function areMet(needs: Uint16Array, said: Uint8Array): boolean {
  let met = false;
  for (const need of needs) {
    if (need > 0) met ||= said[need] === 1;
    else if (met) met = false;
    else return false;
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

export const wordsBefore = (reading: Reading, at: number, count: number): string => reading.words(at - count, at);

export const wordsAfter = (reading: Reading, at: number, count: number): string => reading.words(at, at + count);
