import { OPENERS, RESTARTS, TAKEN_BACK } from '../../vocabulary/narrative.ts';
import type { Piece } from './pieces.ts';

const CUES = TAKEN_BACK.map((cue) => cue.split(' '));
const BEGINS_CUE = new Set(CUES.map(([first]) => first));

/** Takes out false starts, what was taken back, and throat-clearing at the start of sentences. */
export function tidy(pieces: Piece[]): Piece[] {
  return withoutOpeners(withoutRestarts(withoutTakenBack(pieces)));
}

/** "This is Medic, no, scratch that, I rode Engine 4": the few words before the cue are gone with it. */
function withoutTakenBack(pieces: Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (let i = 0; i < pieces.length; ) {
    const cue = BEGINS_CUE.has(pieces[i]?.word)
      ? CUES.find((words) => words.every((word, k) => pieces[i + k]?.word === word))
      : undefined;
    if (!cue || pieces[i + cue.length] === undefined) {
      kept.push(pieces[i++] as Piece);
      continue;
    }
    if (/^(no|sorry|wait)$/.test(kept.at(-1)?.word ?? '')) kept.pop();
    let start = kept.length;
    while (start > 0 && kept[start - 1]?.word !== '.' && kept.length - start < 5) {
      start--;
      if (kept[start]?.pause) break;
    }
    const whole = start === 0 || kept[start]?.pause || kept[start - 1]?.word === '.';
    // Where the slip's beginning cannot be told, only the cue goes.
    if (whole) kept.length = start;
    // The words that follow take the slip's place.
    i += cue.length;
  }
  return kept;
}

const same = (a: Piece | undefined, b: Piece | undefined) => alike(a?.word) === alike(b?.word) && a !== undefined;
const alike = (word: string | undefined) => (word === 'an' ? 'a' : word);

/** "As a, as an injury accident", "we just, we popped the hood". */
function withoutRestarts(pieces: Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    kept.push(piece);
    for (const size of [3, 2]) {
      const again = kept.length - size;
      const first = again - size;
      if (first < 0 || !kept[again]?.pause) continue;
      const repeats = Array.from({ length: size }, (_, k) => same(kept[first + k], kept[again + k])).every(Boolean);
      if (repeats && !kept.slice(first).some(({ word }) => word === '.')) drop(kept, first, size);
    }
    const back = kept.length - 3;
    if (piece.pause && RESTARTS.has(piece.word) && same(kept[back], piece) && kept[back + 1]?.word !== '.') {
      drop(kept, back, 2);
    } else if (piece.pause && RESTARTS.has(piece.word) && kept.at(-2)?.word === `${piece.word}'d`) {
      drop(kept, kept.length - 2, 1);
    }
  }
  return kept;
}

/** What stood before the first try stands before the second. */
function drop(pieces: Piece[], from: number, count: number): void {
  const gap = pieces[from]?.gap ?? ' ';
  pieces.splice(from, count);
  const next = pieces[from];
  if (next) pieces[from] = { ...next, gap };
}

function withoutOpeners(pieces: Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const [i, piece] of pieces.entries()) {
    const starts = kept.length === 0 || kept.at(-1)?.word === '.';
    const next = pieces[i + 1];
    const opener = starts && OPENERS.has(piece.word) && next !== undefined && next.word !== '.' && next.gap !== '-';
    // "Right lane blocked" is no throat-clearing: that word needs its breath.
    if (opener && (piece.word !== 'right' || next.pause)) continue;
    if (starts && piece.word === 'all' && next?.word === 'right') continue;
    if (kept.length === 0 && piece.word === 'right' && pieces[i - 1]?.word === 'all') continue;
    if (piece.word === 'so' && next?.word === '.' && !starts) continue;
    if (starts && piece.word === '.' && kept.length > 0) continue;
    kept.push(piece);
  }
  return kept;
}
