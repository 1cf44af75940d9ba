import type { HeardPiece } from './recogniser.ts';

export interface TimedText {
  text: string;
  /** Seconds from the beginning of the recording. */
  from: number;
  to: number;
}

/**
 * Where in the finished transcript the words of each piece stand. Numbers were made readable and names repaired since
 * the pieces were heard, so the two are laid side by side, word for word, and what was changed in between belongs to
 * the piece whose words stand before it.
 */
export function heardPieces(pieces: readonly TimedText[], transcript: string): HeardPiece[] {
  const raw = pieces.flatMap(({ text }, piece) => wordsOf(text).map(({ word }) => ({ word, piece })));
  const final = wordsOf(transcript);
  const places = new Map<number, { start: number; end: number }>();
  let at = 0;
  let current = raw[0]?.piece ?? 0;
  for (const [index, { word, start, end }] of final.entries()) {
    const found = nextMatch(raw, at, word, final[index + 1]?.word);
    if (found !== undefined) {
      at = found + 1;
      current = raw[found]?.piece ?? current;
    }
    const place = places.get(current);
    if (place) place.end = end;
    else places.set(current, { start, end });
  }
  return [...places].map(([piece, place]) => ({
    ...place,
    from: tenths(pieces[piece]?.from ?? 0),
    to: tenths(pieces[piece]?.to ?? 0),
  }));
}

/** How many words a repair may have swallowed before the two texts meet again. */
const REACH = 8;

/** The word itself where it stands next; further on only when the word after it stands there too. */
function nextMatch(
  raw: readonly { word: string }[],
  at: number,
  word: string,
  following: string | undefined,
): number | undefined {
  for (let ahead = 0; ahead < REACH; ahead++) {
    if (raw[at + ahead]?.word !== word) continue;
    if (ahead === 0 || following === undefined || raw[at + ahead + 1]?.word === following) return at + ahead;
  }
  return undefined;
}

function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
    start: index,
    end: index + word.length,
  }));
}

function tenths(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
