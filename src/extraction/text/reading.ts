import type { Words } from '../../neris/words.ts';
import { addressAt } from './addresses/addresses.ts';
import { correctNumbers, correctUnits, finishTimes, repairRepeats } from './corrections.ts';
import { dropFillers } from './fillers.ts';
import { mendHearing } from './hearing.ts';
import type { Item } from './item.ts';
import { readNumbers } from './numbers/numbers.ts';
import { clockAt } from './times/clock.ts';
import { isTimeHere } from './times/context.ts';
import { type Token, tokenize } from './tokens.ts';
import { mendUnits } from './units/misheard.ts';
import { referToUnits, splitCompounds } from './units/references.ts';
import { guardedUnits, unitsAt } from './units/units.ts';

/** Words found in the reading. */
export interface Hit {
  from: number;
  to: number;
  text: string;
  groups: Record<string, string | undefined>;
  source: Words;
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
  /** The items from one up to another, as the text has them. */
  words(from: number, to: number): string;
  tokenSource(from: number, to: number): Words;
}

/**
 * `sent` names the units that dispatch sent, for "the medic" of which the account says no more; `listed` further ones whose
 * names may be said.
 */
export function read(transcript: string, sent: readonly string[] = [], listed: readonly string[] = []): Reading {
  const tokens = mendHearing(
    correctNumbers(repairRepeats(joinClocks(finishTimes(dropFillers(readNumbers(tokenize(transcript))))))),
  );
  const named = mendUnits(tokens, [...sent, ...listed]);
  const items = sameTimes(referToUnits(splitCompounds(correctUnits(itemsOf(named, transcript))), sent));
  const text = items.map((item) => item.text).join(' ');
  const starts: number[] = [];
  let at = 0;
  for (const item of items) {
    starts.push(at);
    at += item.text.length + 1;
  }
  const sentences = items.filter((item) => item.text === '.').length;
  const sourceOf = (from: number, to: number): Words => {
    const start = items[from]?.start ?? 0;
    const end = items[to - 1]?.end ?? start;
    return { start, end, words: transcript.slice(start, end) };
  };
  const find = (pattern: RegExp): Hit[] => {
    return [...text.matchAll(new RegExp(pattern, 'g'))].map(({ 0: words, index, groups = {} }) => {
      const from = itemAt(starts, index);
      const to = itemAt(starts, index + words.length - 1) + 1;
      return { from, to, text: words, groups, source: sourceOf(from, to) };
    });
  };
  // Behind the last item there is no space to leave out.
  const placeOf = (item: number) => starts[Math.max(0, item)] ?? text.length + 1;
  const words = (from: number, to: number) => text.slice(placeOf(from), Math.max(0, placeOf(to) - 1));
  return {
    transcript,
    text,
    items,
    tokens,
    punctuated: sentences > 0 && items.length / (sentences + 1) < 60,
    find,
    words,
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

/** "on scene fourteen, thirty two": a recogniser's comma inside a time. */
function joinClocks(tokens: Token[]): Token[] {
  return tokens.filter((token, i) => {
    if (token.text !== ',' || tokens[i - 1]?.kind !== 'number' || tokens[i + 1]?.kind !== 'number') return true;
    const [hour, minute] = [tokens[i - 1]?.value ?? 99, tokens[i + 1]?.value ?? 99];
    return !(
      hour < 24 &&
      minute < 60 &&
      minute > 9 &&
      (TIMED.test(tokens[i - 2]?.text ?? '') || EN_ROUTE.test(`${tokens[i - 3]?.text} ${tokens[i - 2]?.text}`))
    );
  });
}
const TIMED = /^(at|scene|dispatched|cleared|arrived|toned|paged|enroute|clear|service|control|available)$/;
const EN_ROUTE = /^(en|in) route$/;

function itemsOf(tokens: Token[], transcript: string): Item[] {
  const items: Item[] = [];
  let pause = false;
  let units = 0;
  let times = 0;
  let addresses = 0;
  const guarded = guardedUnits(tokens);
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
      const start = Math.min(address.number?.from ?? i, address.street.from);
      if (start > i) {
        // A time or a number came before the house number.
        const clock = clockAt(tokens, i);
        if (clock) add(clock.to, { text: `T${times++}`, clock });
        for (const { text, start: from, end } of tokens.slice(i, start))
          items.push({ text, start: from, end, pause: false });
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
    const mentions = unitsAt(tokens, i, guarded);
    if (mentions.length > 0) {
      for (const { name, written, from, to } of mentions) {
        items.push({
          text: `U${units++}`,
          start: tokens[from]?.start ?? 0,
          end: tokens[to - 1]?.end ?? 0,
          pause,
          unit: name,
          written,
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
