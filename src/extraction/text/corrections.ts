import { APPARATUS } from '../vocabulary/apparatus.ts';
import { CORRECTIONS, WEAK_CORRECTIONS } from '../vocabulary/speech.ts';
import { byFirstWord } from './fillers.ts';
import type { Item } from './item.ts';
import type { Token } from './tokens.ts';

/** Nobody corrects himself in more words than this. */
const MOST_CUES = 6;
const APPARATUS_WORDS = new Set(APPARATUS.map(([said]) => said.split(' ')[0] ?? ''));
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
/** "ten fifty, no, sorry, 10:52": a time as it is written. */
const CLOCK = /^\d{1,2}:\d\d$/;

/** "mile marker 9, no, mile marker 11", "three on it, no, four on it": what is said again in the same words with another number. */
export function repairRepeats(tokens: Token[]): Token[] {
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

/** "At ten, uh, ten oh six", "ten forty... ten forty four": a time begun, and said again to its end. */
export function finishTimes(tokens: Token[]): Token[] {
  const dropped = new Set<number>();
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.kind !== 'number') continue;
    const begun = numbersAt(tokens, i);
    let to = i + begun.length;
    while (tokens[to]?.kind === 'mark') to++;
    const marks = to - i - begun.length;
    const whole = marks > 0 ? numbersAt(tokens, to) : [];
    const said = whole.join('');
    const isTime = whole[0] === begun[0] && whole.length > 1 && /^(1?\d|2[0-3])[0-5]\d$/.test(said);
    const onlyHour = begun.length === 1 && TIME_NEXT.test(tokens[i - 1]?.text ?? '');
    const brokenOff = marks > 1 && begun.length === 2 && begun[1]?.at(0) === whole[1]?.at(0);
    if (isTime && (onlyHour || brokenOff)) for (let k = i; k < to; k++) dropped.add(k);
    i = to - 1;
  }
  return dropped.size > 0 ? tokens.filter((_, i) => !dropped.has(i)) : tokens;
}
const TIME_NEXT = /^(at|by|around|about)$/;

function numbersAt(tokens: Token[], from: number): string[] {
  const numbers: string[] = [];
  while (tokens[from + numbers.length]?.kind === 'number') numbers.push(tokens[from + numbers.length]?.text ?? '');
  return numbers;
}

/** "44, no, sorry, 48 Killington": of two numbers with a correction between them only the second was meant. */
export function correctNumbers(tokens: Token[]): Token[] {
  const texts = tokens.map((token) => token.text);
  const dropped = new Set<number>();
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.kind !== 'number' && tokens[i]?.kind !== 'code') continue;
    // "1430, 1435, sorry", "66 uh 65 I mean": the excuse comes last.
    const second = texts[i + 1] === ',' ? i + 2 : standApart(tokens[i], tokens[i + 1]) ? i + 1 : i;
    if (second > i && tokens[second]?.kind === 'number' && texts[second]?.length === texts[i]?.length) {
      const { to, strong: excused } = afterCorrection(texts, second + 1);
      if (excused && to > second + 1 && tokens[to]?.kind !== 'number') {
        for (let k = i; k < to; k++) if (k !== second) dropped.add(k);
        continue;
      }
    }
    const { to: cueEnd, strong } = afterCorrection(texts, i + 1);
    const restated = cueEnd > i + 1 ? restatedAt(tokens, i, cueEnd) : undefined;
    if (restated) {
      for (let k = restated.from; k < restated.to; k++) dropped.add(k);
      continue;
    }
    const to = strong ? overExcuse(tokens, cueEnd, tokens[i] as Token) : cueEnd;
    const next = tokens[to];
    // "18:27, sorry, 18:26 was Ladder 1": the second is somebody else's.
    if (
      /^(was|is)$/.test(texts[to + 1] ?? '') &&
      texts[to]?.length === texts[i]?.length &&
      APPARATUS_WORDS.has(texts[to + 2] ?? '')
    )
      continue;
    if (to === i + 1 || (next?.kind !== 'number' && next?.kind !== 'code')) continue;
    const alike = tokens[i]?.text.length === next.text.length;
    if (!strong && !(alike && texts[i + 1] !== 'or')) continue;
    let first = i;
    // "16 40 no 16 42", "14 0 2 no 14 12": as many digits are taken back as are said anew.
    let again = CLOCK.test(next.text) ? 4 : 0;
    // "11 90 no sorry 11 19 oh and": a sigh behind it is no digit.
    const isSigh = (k: number) => texts[k] === '0' && again > 2 && tokens[k + 1]?.kind !== 'number';
    for (let k = to; tokens[k]?.kind === 'number' && !isSigh(k); k++) again += texts[k]?.length ?? 0;
    let taken = texts[i]?.length ?? 0;
    while (first > 0 && tokens[first - 1]?.kind === 'number' && taken < again) taken += texts[--first]?.length ?? 0;
    for (let k = first; k < to; k++) dropped.add(k);
  }
  return tokens.filter((_, i) => !dropped.has(i));
}

/** Something stood between them that was no word of the account: a breath, an "uh". */
function standApart(one: Token | undefined, next: Token | undefined): boolean {
  return (next?.start ?? 0) - (one?.end ?? 0) > ' & '.length;
}

/** "886 County Road 410. No, 868. 868 County Road 410": the house was wrong, not the road, for the road is said again. */
function restatedAt(tokens: Token[], end: number, cueEnd: number): { from: number; to: number } | undefined {
  let to = cueEnd;
  if (tokens[to]?.kind !== 'number') return undefined;
  const again = tokens[to]?.text;
  const skip = /^[,.]$/.test(tokens[to + 1]?.text ?? '') ? 2 : 1;
  if (tokens[to + skip]?.text === again) to += skip;
  for (let from = end - 1; from >= Math.max(0, end - 4); from--) {
    if (tokens[from]?.kind !== 'number') continue;
    const same = tokens.slice(from + 1, end + 1).every(({ text }, k) => tokens[to + 1 + k]?.text === text);
    return same && end > from + 1 ? { from, to } : undefined;
  }
  return undefined;
}

/** "0540, no, sorry, I'm reading the wrong line, 0514": a few words may excuse the slip before it is mended. */
function overExcuse(tokens: Token[], from: number, slip: Token): number {
  for (let to = from; to < from + 11; to++) {
    const token = tokens[to];
    // "that's the other one".
    if (token?.text === '1' && /^(other|wrong|last|different)$/.test(tokens[to - 1]?.text ?? '')) continue;
    if (token?.kind === 'number' && token.text.length === slip.text.length && slip.text.length >= 2) return to;
    // "6:52, no, wait, the computer says 6:53".
    if (CLOCK.test(slip.text) && CLOCK.test(token?.text ?? '')) return to;
    if (!token || token.kind === 'number' || CLOCK.test(token.text) || token.text === '.' || OF_WHAT.test(token.text))
      return from;
    // "Rescue 276, sorry, Medic 276": the number was right.
    if (APPARATUS_WORDS.has(token.text)) return from;
  }
  return from;
}

/** "1500. Correction, the on scene time was 1429": the mended time says for itself what it is of. */
const OF_WHAT =
  /^(dispatch|dispatched|toned|paged|scene|arrival|arrived|there|clear|cleared|service|available|route|enroute|command|knock\w*|control|call|water|out)$/;

/** "Engine 1, no, Engine 3": the first was not there. */
export function correctUnits(items: Item[]): Item[] {
  const texts = items.map((item) => item.text);
  const dropped = new Set<number>();
  for (let i = 0; i < items.length; i++) {
    const kind = items[i]?.unit ? 'unit' : items[i]?.clock ? 'clock' : undefined;
    if (!kind) continue;
    // "Ladder 3, not Ladder 3, Truck 3".
    if (kind === 'unit' && texts[i + 1] === 'not' && items[i + 2]?.unit === items[i]?.unit && items[i + 3]?.unit) {
      for (let k = i; k < i + 3; k++) dropped.add(k);
      continue;
    }
    const { to: cueEnd, strong } = afterCorrection(texts, i + 1);
    const restated = kind === 'unit' && cueEnd > i + 1 ? restatedFrom(texts, cueEnd) : undefined;
    if (restated !== undefined && items[restated]?.unit !== undefined && texts[i + 1] !== 'or') {
      for (let k = i; k < restated; k++) dropped.add(k);
      continue;
    }
    const to = kind === 'clock' && cueEnd > i + 1 && texts[i + 1] !== 'or' ? overWrongLine(items, cueEnd) : cueEnd;
    // "1404 no 1406" can be nothing else.
    const again =
      kind === 'clock' && /^(no|wait|actually)$/.test(texts[i + 1] ?? '') && items[cueEnd]?.clock !== undefined;
    const swapped =
      kind === 'unit' && cueEnd > i + 1 && texts[i + 1] !== 'or' ? overSwap(items, cueEnd, items[i]?.unit) : undefined;
    if (swapped !== undefined) {
      for (let k = i; k < swapped; k++) dropped.add(k);
      continue;
    }
    const paused = items[i + 1]?.pause === true && items[to]?.pause === true && texts[i + 1] !== 'or';
    const excused = to > cueEnd;
    if (to === i + 1 || items[to]?.[kind] === undefined || !(strong || paused || excused || again)) continue;
    if (kind === 'clock' && /^(was|is)$/.test(texts[to + 1] ?? '') && items[to + 2]?.unit !== undefined) continue;
    for (let k = i; k < to; k++) dropped.add(k);
  }
  return dropped.size > 0 ? items.filter((_, i) => !dropped.has(i)) : items;
}

/** "Ladder 1, no, Ladder 1's in the shop, it was Quint 2": the reason stands between. */
function overSwap(items: Item[], from: number, slip: string | undefined): number | undefined {
  for (let to = from; to < from + 10; to++) {
    const item = items[to];
    if (!item || item.clock || item.text === '.') return undefined;
    if (!item.unit || item.unit === slip) continue;
    const lead = `${items[to - 2]?.text} ${items[to - 1]?.text}`;
    return to - from > 2 && /^(it|that|they) (was|were|sent)$|^(we|i) (had|took|ran)$/.test(lead) ? to : undefined;
  }
  return undefined;
}

/** "It was Engine 9, well, actually it was Engine 19", "Engine 2, no, I was on Engine 5": where the right one is named. */
function restatedFrom(texts: string[], at: number): number | undefined {
  const said = /^((it|that|we) (was|were|is)|(i|we) (was|were|am) (on|in))\b/.exec(
    texts.slice(at, at + 3).join(' '),
  )?.[0];
  return said ? at + said.split(' ').length : undefined;
}

/** "7:21, no, sorry, I'm looking at the wrong line, 7:26". */
function overWrongLine(items: Item[], from: number): number {
  let excused = false;
  for (let to = from; to < from + 9; to++) {
    const item = items[to];
    if (item?.clock) return excused ? to : from;
    if (!item || item.unit || item.text === '.' || OF_WHAT.test(item.text)) return from;
    if (/^(wrong|misread|mixed|reading|looking|looked|checked|checking|other|different)$/.test(item.text))
      excused = true;
  }
  return from;
}
