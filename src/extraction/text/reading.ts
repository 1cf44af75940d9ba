import type { Source } from '../../neris/report.ts';
import { CORRECTIONS, FILLERS, WEAK_CORRECTIONS } from '../vocabulary/speech.ts';
import { DIRECTIONS, STREET_WORDS } from '../vocabulary/streets.ts';
import { addressAt } from './addresses.ts';
import { clockAt } from './clock.ts';
import type { Item } from './item.ts';
import { readNumbers } from './numbers.ts';
import { scan, searchable } from './scan.ts';
import { type Doubt, doubtsOf } from './scopes.ts';
import { isTimeHere } from './time-context.ts';
import { type Token, tokenize } from './tokens.ts';
import { unitsAt } from './units.ts';

/** Words found in the reading. */
export interface Hit {
  from: number;
  to: number;
  text: string;
  groups: Record<string, string | undefined>;
  match: RegExpExecArray;
  source: Source;
}

/**
 * The transcript as the rules read it: `text` is its items with single spaces between them, lower case, numbers in
 * digits, sentence ends as "." and units, times and addresses as U0, T0, A0 … so that a pattern can name them.
 */
export interface Reading {
  transcript: string;
  text: string;
  items: Item[];
  /** The tokens that addresses refer to by number. */
  tokens: Token[];
  /** True when sentences are marked; recognisers often leave that out. */
  punctuated: boolean;
  /** Every place where the pattern stands, however it is meant. */
  find(pattern: RegExp): Hit[];
  /** Every place where the pattern is stated as a fact of this incident. */
  said(pattern: RegExp): Hit[];
  /** How the words of a hit are meant, when they are not stated as a fact. */
  doubts(hit: Hit): Doubt[];
  /** The number of the sentence an item stands in. */
  sentence(item: number): number;
  sourceOf(from: number, to: number): Source;
  tokenSource(from: number, to: number): Source;
}

export function read(transcript: string): Reading {
  const tokens = mendHomophones(
    correctNumbers(repairRepeats(joinClocks(dropFillers(readNumbers(tokenize(transcript)))))),
  );
  const items = sameTimes(correctUnits(itemsOf(tokens, transcript)));
  const text = items.map((item) => item.text).join(' ');
  const starts: number[] = [];
  const sentences: number[] = [];
  let at = 0;
  let sentence = 0;
  for (const item of items) {
    starts.push(at);
    sentences.push(sentence);
    at += item.text.length + 1;
    if (item.text === '.') sentence++;
  }
  const punctuated = sentence > 0 && items.length / (sentence + 1) < 60;
  const doubtful = doubtsOf(items, text, starts, punctuated);
  const sourceOf = (from: number, to: number): Source => {
    const start = items[from]?.start ?? 0;
    const end = items[to - 1]?.end ?? start;
    return { start, end, words: transcript.slice(start, end) };
  };
  const words = searchable(text);
  const find = (pattern: RegExp): Hit[] => {
    const hits: Hit[] = [];
    for (const match of scan(words, pattern)) {
      if (match[0].trim() === '') continue;
      const from = itemAt(starts, match.index + (match[0].length - match[0].trimStart().length));
      const to = itemAt(starts, match.index + match[0].trimEnd().length - 1) + 1;
      hits.push({ from, to, text: match[0].trim(), groups: match.groups ?? {}, match, source: sourceOf(from, to) });
    }
    return hits;
  };
  const doubts = (hit: Hit) => doubtful(hit.from, hit.to);
  return {
    transcript,
    text,
    items,
    tokens,
    punctuated,
    find,
    said: (pattern) => find(pattern).filter((hit) => doubts(hit).length === 0),
    doubts,
    sentence: (item) => sentences[item] ?? 0,
    sourceOf,
    tokenSource(from, to) {
      const start = tokens[from]?.start ?? 0;
      const end = tokens[to - 1]?.end ?? start;
      return { start, end, words: transcript.slice(start, end) };
    },
  };
}

/** The last item that starts at or before a place in the text. */
function itemAt(starts: number[], place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Phrases in words, found by their first one. */
function byFirstWord(phrases: readonly string[]): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), words]);
  }
  return found;
}

const FILLER_WORDS = byFirstWord(FILLERS);

function dropFillers(tokens: Token[]): Token[] {
  const kept: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    // "at like 1430", "about, like, 1430".
    const like = tokens[i]?.text === 'like' && /^(at|about|around|was|were|,)$/.test(kept.at(-1)?.text ?? '');
    if (like && (tokens[i + 1]?.kind === 'number' || tokens[i + 1]?.text === ',')) {
      i += tokens[i + 1]?.text === ',' && kept.at(-1)?.text === ',' ? 2 : 1;
      continue;
    }
    const filler = FILLER_WORDS.get(tokens[i]?.text ?? '')?.find((words) =>
      words.every((word, k) => tokens[i + k]?.text === word),
    );
    if (filler) {
      i += filler.length;
      const breath = kept.at(-1)?.text === ',' && tokens[i]?.text === ',';
      if (breath && isInsideAddress(kept, tokens, i + 1)) {
        kept.pop();
        i++;
      }
    } else kept.push(tokens[i++] as Token);
  }
  // A word said twice with a breath between was said once.
  const tidy = kept.filter((token, i) => token.text !== ',' || kept[i - 1]?.text !== ',');
  return tidy.filter((token, i) => {
    const repeated = token.kind === 'word' && tidy[i + 1]?.text === ',' && tidy[i + 2]?.text === token.text;
    const between = token.text === ',' && tidy[i - 1]?.kind === 'word' && tidy[i - 1]?.text === tidy[i + 1]?.text;
    return !repeated && !between;
  });
}

/** "4711, uh, South, uh, Bonham, uh, Street": the breath belongs to the sound, not to the address. */
function isInsideAddress(kept: Token[], tokens: Token[], next: number): boolean {
  const isStreet = (token: Token | undefined) => STREET_WORDS[token?.text ?? ''] !== undefined;
  if (isStreet(tokens[next])) return true;
  const before = kept.at(-2);
  const ahead = tokens.slice(next, next + 6);
  const named = ahead.findIndex(isStreet);
  if (named < 1 || ahead.slice(0, named).some((token) => !/^(,|uh|um)$/.test(token.text) && token.kind === 'mark'))
    return false;
  if (before?.kind === 'word' && DIRECTIONS[before.text]) return true;
  return (
    before?.kind === 'number' &&
    !/^(at|scene|dispatched|arrived|cleared|toned|paged|clear)$/.test(kept.at(-3)?.text ?? '')
  );
}

/** "on seen" is how recognisers write "on scene"; nothing else can be meant. */
function mendHomophones(tokens: Token[]): Token[] {
  return tokens.map((token, i) =>
    token.text === 'seen' && tokens[i - 1]?.text === 'on' ? { ...token, text: 'scene' } : token,
  );
}

/** "on scene fourteen, thirty two": a recogniser's comma inside a time. */
function joinClocks(tokens: Token[]): Token[] {
  return tokens.filter((token, i) => {
    if (token.text !== ',' || tokens[i - 1]?.kind !== 'number' || tokens[i + 1]?.kind !== 'number') return true;
    const [hour, minute] = [tokens[i - 1]?.value ?? 99, tokens[i + 1]?.value ?? 99];
    return !(
      hour < 24 &&
      minute < 60 &&
      minute > 9 &&
      /^(at|scene|dispatched|cleared|arrived|toned|paged)$/.test(tokens[i - 2]?.text ?? '')
    );
  });
}

/** Nobody corrects himself in more words than this. */
const MOST_CUES = 6;
const CORRECTION_WORDS = byFirstWord(CORRECTIONS);

/** The end of a run of correction cues that starts at `i`, or `i` when there is none; weak cues alone need a pause or two. */
function afterCorrection(texts: string[], i: number): { to: number; strong: boolean } {
  let at = i;
  let strong = false;
  let cues = 0;
  while (cues < MOST_CUES) {
    let start = at;
    while (texts[start] === ',' || texts[start] === '.') start++;
    const cue = CORRECTION_WORDS.get(texts[start] ?? '')?.find((words) =>
      words.every((word, k) => texts[start + k] === word),
    );
    if (!cue) break;
    cues++;
    if (!WEAK_CORRECTIONS.has(cue.join(' '))) strong = true;
    at = start + cue.length;
  }
  if (cues === 0) return { to: i, strong: false };
  if (texts[at] === ',') at++;
  return { to: at, strong: strong || cues > 1 };
}

const LONGEST_REPAIR = 5;

/** "mile marker 9, no, mile marker 11", "three on it, no, four on it": what is said again in the same words with another number. */
function repairRepeats(tokens: Token[]): Token[] {
  const texts = tokens.map((token) => token.text);
  const dropped = new Set<number>();
  for (let i = 1; i < tokens.length; i++) {
    if (!CORRECTION_WORDS.has(texts[i] === ',' || texts[i] === '.' ? (texts[i + 1] ?? '') : (texts[i] ?? ''))) continue;
    const { to } = afterCorrection(texts, i);
    if (to === i || /^(or|rather)$/.test(texts[to - 1] ?? '')) continue;
    for (let length = LONGEST_REPAIR; length >= 2; length--) {
      if (i < length || !saysAnew(tokens.slice(i - length, i), tokens.slice(to, to + length))) continue;
      for (let k = i - length; k < to; k++) dropped.add(k);
      break;
    }
  }
  return dropped.size > 0 ? tokens.filter((_, i) => !dropped.has(i)) : tokens;
}

function saysAnew(slip: Token[], again: Token[]): boolean {
  const isNumber = (token: Token | undefined) => token?.kind === 'number' || token?.kind === 'ordinal';
  return (
    slip.some((token) => token.kind === 'word') &&
    slip.some((token, k) => isNumber(token) && token.text !== again[k]?.text) &&
    slip.every((token, k) => token.text === again[k]?.text || (isNumber(token) && isNumber(again[k])))
  );
}

/** "44, no, sorry, 48 Killington": of two numbers with a correction between them only the second was meant. */
function correctNumbers(tokens: Token[]): Token[] {
  const texts = tokens.map((token) => token.text);
  const dropped = new Set<number>();
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.kind !== 'number' && tokens[i]?.kind !== 'code') continue;
    // "1430, 1435, sorry": the excuse comes last.
    if (texts[i + 1] === ',' && tokens[i + 2]?.kind === 'number' && texts[i + 2]?.length === texts[i]?.length) {
      const { to, strong: excused } = afterCorrection(texts, i + 3);
      if (excused && to > i + 3 && tokens[to]?.kind !== 'number') {
        dropped.add(i).add(i + 1);
        for (let k = i + 3; k < to; k++) dropped.add(k);
        continue;
      }
    }
    const { to: cueEnd, strong } = afterCorrection(texts, i + 1);
    const to = strong ? overExcuse(tokens, cueEnd, tokens[i] as Token) : cueEnd;
    const next = tokens[to];
    if (to === i + 1 || (next?.kind !== 'number' && next?.kind !== 'code')) continue;
    const alike = tokens[i]?.text.length === next.text.length;
    if (!strong && !(alike && texts[i + 1] !== 'or')) continue;
    let first = i;
    // "16 40 no 16 42": as many groups are taken back as are said anew.
    while (first > 0 && tokens[first - 1]?.kind === 'number' && tokens[to + (i - first) + 1]?.kind === 'number')
      first--;
    for (let k = first; k < to; k++) dropped.add(k);
  }
  return tokens.filter((_, i) => !dropped.has(i));
}

/** "0540, no, sorry, I'm reading the wrong line, 0514": a few words may excuse the slip before it is mended. */
function overExcuse(tokens: Token[], from: number, slip: Token): number {
  for (let to = from; to < from + 8; to++) {
    const token = tokens[to];
    if (token?.kind === 'number' && token.text.length === slip.text.length && slip.text.length >= 2) return to;
    if (!token || token.kind === 'number' || token.text === '.') return from;
  }
  return from;
}

function itemsOf(tokens: Token[], transcript: string): Item[] {
  const items: Item[] = [];
  let pause = false;
  let units = 0;
  let times = 0;
  let addresses = 0;
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    const add = (to: number, more: Partial<Item> & { text: string }) => {
      items.push({ start: token.start, end: tokens[to - 1]?.end ?? token.end, pause, ...more });
      pause = false;
      i = to;
    };
    if (token.kind === 'mark') {
      if (token.text === ',' || token.text === ':') {
        pause = true;
        i++;
      } else if (items.at(-1)?.text !== '.') add(i + 1, { text: '.' });
      else i++;
      continue;
    }
    const address = addressAt(tokens, transcript, i);
    if (address) {
      const start = address.number?.from ?? i;
      if (start > i) {
        // A time came before the house number.
        const clock = clockAt(tokens, i);
        if (clock) add(clock.to, { text: `T${times++}`, clock });
        items.push({
          text: `A${addresses++}`,
          start: tokens[start]?.start ?? 0,
          end: tokens[address.to - 1]?.end ?? 0,
          pause: false,
          address,
        });
        i = address.to;
        continue;
      }
      add(address.to, { text: `A${addresses++}`, address });
      continue;
    }
    const mentions = unitsAt(tokens, i);
    if (mentions.length > 0) {
      for (const { name, from, to } of mentions) {
        items.push({
          text: `U${units++}`,
          start: tokens[from]?.start ?? 0,
          end: tokens[to - 1]?.end ?? 0,
          pause,
          unit: name,
        });
        pause = false;
        i = to;
      }
      continue;
    }
    const clock = clockAt(tokens, i);
    if (clock && isTimeHere(tokens, i, clock, items)) {
      add(clock.to, { text: `T${times++}`, clock });
      continue;
    }
    add(i + 1, { text: token.text });
  }
  return items;
}

/** "Squad 7 arrived 0917, Tower 2 at the same time": the time said last, said again. */
function sameTimes(items: Item[]): Item[] {
  const read: Item[] = [];
  let times = items.filter((item) => item.clock).length;
  let last: Item['clock'];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    last = item.clock ?? last;
    if (last && item.text === 'same' && /^(time|minute)$/.test(items[i + 1]?.text ?? '') && followsEvent(read)) {
      read.push({
        text: `T${times++}`,
        start: item.start,
        end: items[i + 1]?.end ?? item.end,
        pause: item.pause,
        clock: last,
      });
      i++;
    } else read.push(item);
  }
  return read;
}

function followsEvent(items: Item[]): boolean {
  let at = items.length - 1;
  while (/^(at|the|about|around|right|was|were|that|just|pretty|much)$/.test(items[at]?.text ?? '')) at--;
  return (
    items[at]?.unit !== undefined ||
    /^(scene|there|here|arrived|cleared|service|dispatched|toned|paged|up|in|bumper|heels|tail|us|behind)$/.test(
      items[at]?.text ?? '',
    )
  );
}

/** "Engine 1, no, Engine 3": the first was not there. */
function correctUnits(items: Item[]): Item[] {
  const texts = items.map((item) => item.text);
  const dropped = new Set<number>();
  for (let i = 0; i < items.length; i++) {
    const kind = items[i]?.unit ? 'unit' : items[i]?.clock ? 'clock' : undefined;
    if (!kind) continue;
    const { to, strong } = afterCorrection(texts, i + 1);
    const paused = items[i + 1]?.pause === true && items[to]?.pause === true && texts[i + 1] !== 'or';
    if (to === i + 1 || items[to]?.[kind] === undefined || !(strong || paused)) continue;
    for (let k = i; k < to; k++) dropped.add(k);
  }
  return dropped.size > 0 ? items.filter((_, i) => !dropped.has(i)) : items;
}
