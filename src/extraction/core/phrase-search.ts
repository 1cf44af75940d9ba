import type { Item } from '../text/item.ts';
import { addTo } from '../text/lists.ts';
import type { Reading } from '../text/reading.ts';
import { knownNumber, numberCount } from '../text/word-numbers.ts';
import {
  BY_BEGINNING,
  BY_WORD,
  CODE,
  COUNT,
  GAP,
  HEAD,
  LENGTH,
  OPEN,
  OPEN_RUNS,
  OPEN_WORDS,
  OPTIONAL,
  type Phrase,
  startOf,
} from './phrase-table.ts';

/** Where a phrase stands. */
export interface Place {
  from: number;
  to: number;
}

/** Where the phrases of every table stand, by the number of what they stand for. */
type Places = ReadonlyMap<number, readonly Place[]>;

const READ = new WeakMap<Reading, Places>();

export function placesIn(reading: Reading): Places {
  const known = READ.get(reading);
  if (known) return known;
  const places = findAll(reading.items);
  READ.set(reading, places);
  return places;
}

/** The items as the search sees them. */
interface Searched {
  items: readonly Item[];
  /** The number of each item's word, and by number whether it is said at all. */
  numbers: Uint32Array;
  said: Uint8Array;
  /** Items that no gap reaches across. */
  breaks: Uint8Array;
}

const NONE: readonly never[] = [];

function findAll(items: readonly Item[]): Places {
  const found = new Map<number, Place[]>();
  const searched = searchedOf(items);
  const find = ({ meaning, start, end }: Phrase, from: number) => {
    const to = matchFrom(searched, start, end, from);
    if (to >= 0) addTo(found, meaning, { from, to });
  };
  const places = new Map<number, number[]>();
  for (const [at, item] of items.entries()) {
    const number = searched.numbers[at] ?? 0;
    if (number > 0) addTo(places, number, at);
    for (const phrase of BY_BEGINNING.get(item.text) ?? NONE) find(phrase, at);
    for (const phrase of BY_BEGINNING.get(startOf(item.text)) ?? NONE) find(phrase, at);
    for (const phrase of BY_BEGINNING.get(kindOf(item)) ?? NONE) find(phrase, at);
  }
  for (const [number, held] of places) {
    for (const phrase of BY_WORD.get(number) ?? NONE) {
      if (!canStand(phrase, searched.said)) continue;
      for (const at of held)
        for (let from = Math.max(0, at - phrase.most); from <= at - phrase.least; from++) find(phrase, from);
    }
  }
  for (const [meaning, each] of found) found.set(meaning, inOrder(each));
  return found;
}

function searchedOf(items: readonly Item[]): Searched {
  const numbers = new Uint32Array(items.length);
  const said = new Uint8Array(numberCount());
  const breaks = new Uint8Array(items.length);
  for (const [at, { text, unit, clock }] of items.entries()) {
    const number = knownNumber(text);
    numbers[at] = number;
    said[number] = 1;
    if (unit !== undefined || clock !== undefined || BREAKS.test(text)) breaks[at] = 1;
  }
  return { items, numbers, said, breaks };
}

/** More mentions of one thing than this add nothing, and time must grow with the text only. */
const MOST_MENTIONS = 60;

/** One for each beginning, the shortest. */
function inOrder(places: Place[]): Place[] {
  places.sort((a, b) => a.from - b.from || a.to - b.to);
  return places.filter(({ from }, i) => from !== places[i - 1]?.from).slice(0, MOST_MENTIONS);
}

/** Most phrases need a word that is not said at all. */
function canStand({ start, end }: Phrase, said: Uint8Array): boolean {
  const code = CODE.steps;
  for (let step = start; step < end; step += code[step + LENGTH] as number) {
    if (code[step + GAP] === 0 && code[step + OPTIONAL] === 0 && code[step + OPEN_RUNS] === 0)
      if (!isOneSaid(code, step, said)) return false;
  }
  return true;
}

function isOneSaid(code: Uint16Array, step: number, said: Uint8Array): boolean {
  const end = step + HEAD + (code[step + COUNT] as number);
  for (let word = step + HEAD; word < end; word++) if (said[code[word] as number] === 1) return true;
  return false;
}

/** What a gap never holds: words that would turn the phrase around, a new subject or clause, the end of a sentence. */
const BREAKS =
  /^(\.|he|she|we|i|they|there|when|while|because|since|no|not|never|nobody|nothing|none|without|if|before|would|could|might|until|but|except|cannot|\w+n't|neither|nor|unless)$/;

/** The item after the phrase when the steps from one on stand at `at`, or -1. */
function matchFrom(searched: Searched, step: number, end: number, at: number): number {
  if (step === end) return at;
  const code = CODE.steps;
  const next = step + (code[step + LENGTH] as number);
  const gap = code[step + GAP] as number;
  if (gap > 0) return next === end ? at : matchBehindGap(searched, next, end, at, gap);
  const runs = at < searched.numbers.length ? runsOf(code, step, searched.numbers[at] as number) : -1;
  if (runs >= 0) {
    const to = runs === 0 ? matchFrom(searched, next, end, at + 1) : matchRuns(searched, step + runs, next, end, at);
    if (to >= 0) return to;
  }
  const open = code[step + OPEN_RUNS] as number;
  if (open > 0) {
    const to = matchRuns(searched, step + open, next, end, at);
    if (to >= 0) return to;
  }
  return code[step + OPTIONAL] === 1 ? matchFrom(searched, next, end, at) : -1;
}

/** Where a step tells the runs that begin with a word: 0 for the word alone, -1 for none. */
function runsOf(code: Uint16Array, step: number, word: number): number {
  const count = code[step + COUNT] as number;
  let low = step + HEAD;
  let high = low + count;
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = code[middle] as number;
    if (there === word) return code[middle + count] as number;
    if (there < word) low = middle + 1;
    else high = middle;
  }
  return -1;
}

function matchRuns(searched: Searched, runs: number, next: number, end: number, at: number): number {
  const code = CODE.steps;
  let run = runs + 1;
  for (let left = code[runs] as number; left > 0; left--) {
    const length = code[run] as number;
    const to = isRun(searched, at, run + 1, length) ? matchFrom(searched, next, end, at + length) : -1;
    if (to >= 0) return to;
    run += length + 1;
  }
  return -1;
}

function matchBehindGap(searched: Searched, step: number, end: number, at: number, gap: number): number {
  for (let skipped = 0; skipped <= gap; skipped++) {
    if (skipped > 0 && searched.breaks[at + skipped - 1] !== 0) return -1;
    const to = matchFrom(searched, step, end, at + skipped);
    if (to >= 0) return to;
  }
  return -1;
}

function isRun({ items, numbers }: Searched, at: number, from: number, length: number): boolean {
  if (at + length > items.length) return false;
  for (let k = 0; k < length; k++) {
    const word = CODE.steps[from + k] as number;
    if (word < OPEN ? numbers[at + k] !== word : !isOpenWord(items[at + k] as Item, word - OPEN)) return false;
  }
  return true;
}

function isOpenWord(item: Item, place: number): boolean {
  const open = OPEN_WORDS[place];
  if (!open) return false;
  return open.prefix ? item.text.startsWith(open.text) : kindOf(item) === open.text;
}

/** The name that stands for an item that is no word. */
function kindOf({ text, unit, clock, address }: Item): string {
  if (unit !== undefined) return '<unit>';
  if (clock !== undefined) return '<time>';
  if (address !== undefined) return '<address>';
  return /^\d+$/.test(text) ? '#' : '';
}
