import { AFTER_TIME, BINDING, DEEDS } from '../../vocabulary/narrative.ts';
import type { Piece } from './pieces.ts';

/** Writes the pieces down: capitals, full stops, and sentence ends where the recogniser left them out. */
export function sentencesOf(pieces: Piece[], punctuated: boolean): string {
  const parts: string[] = [];
  let fresh = true;
  let length = 0;
  const ends = (mark: string) => parts.at(-1)?.endsWith(mark) === true;
  for (const [i, piece] of pieces.entries()) {
    if (piece.word === '.') {
      if (parts.length === 0) continue;
      // A time's own "p.m." ends the sentence as well.
      if (!(ends('.') && piece.written === '.')) parts.push(piece.written);
      fresh = piece.written === '.';
      length = 0;
      continue;
    }
    if (!punctuated && length >= 3 && startsSentence(pieces, i)) {
      if (!ends('.')) parts.push('.');
      fresh = true;
      length = 0;
    }
    const gap = parts.length === 0 ? '' : fresh || ends(';') ? ' ' : piece.gap;
    parts.push(gap, fresh ? capital(piece.written) : piece.written);
    fresh = false;
    length++;
  }
  const whole = parts.join('').replace(/[,;:\s]{1,9}$/, '');
  return whole === '' || /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const STARTS =
  /^(?:call came in|all units (?:clear|cleared|were)|everybody cleared|number \d (?:is|was)|last (?:winter|week|time|month|year) we|nobody (?:hurt|was|evacuated|displaced)|patient (?:is|was)|turned it (?:back )?over)\b/;
const UNIT_DEEDS =
  /^(was|were|on|arrived|dispatched|cleared|clear|en|enroute|got|had|took|transported|stayed|established|went|back|staged|and|responded)$/;

const SUBJECTS = /^(he|she|they|it|there|nobody)$/;
const PREDICATES = /^(was|were|wasn't|weren't|is|says|said|refused|came|never|didn't|turned|took|complained)$/;

function startsSentence(pieces: Piece[], i: number): boolean {
  const piece = pieces[i] as Piece;
  const before = pieces[i - 1] as Piece;
  const next = pieces[i + 1]?.word ?? '';
  const ahead = `${piece.word} ${next} ${pieces[i + 2]?.word ?? ''} ${pieces[i + 3]?.word ?? ''}`;
  if (before.item.clock) {
    return (
      STARTS.test(ahead) ||
      (piece.item.unit !== undefined && !/^T\d+$/.test(next)) ||
      (AFTER_TIME.has(piece.word) && next !== '')
    );
  }
  if (BINDING.has(before.word) || before.item.unit || /^\d+$/.test(before.word)) return false;
  if (STARTS.test(ahead)) return true;
  if (piece.item.unit) return UNIT_DEEDS.test(next) || pieces[i + 1]?.item.unit !== undefined;
  if (piece.word === 'we' || piece.word === 'i') return DEEDS.has(next);
  return SUBJECTS.test(piece.word) && PREDICATES.test(next);
}
