import type { Reading } from '../../text/reading.ts';
import {
  AGREEMENT,
  ANYONE,
  ANYONE_VERBS,
  BETWEEN_SUBJECT_AND_VERB,
  CREW,
  OFFICER,
  RANKS,
  THIRD_PERSON,
  WOULD_VERBS,
} from '../../vocabulary/narrative.ts';
import type { Piece } from './pieces.ts';

/** Rewrites who speaks: "we" is the crew, "I" is the officer or the rank the narrator gives. */
export function inThirdPerson(reading: Reading, pieces: Piece[]): Piece[] {
  const rank = RANKS.exec(reading.text)?.groups?.rank;
  const narrator = rank ? `the ${rank}` : OFFICER;
  const written = pieces.map((piece) => ({ ...piece }));
  for (const [i, piece] of written.entries()) {
    const next = written[i + 1];
    const would = /^(we|i|you)'d$/.exec(piece.word)?.[1];
    if (would === 'we' || would === 'i') {
      piece.written = `${would === 'we' ? CREW : narrator} ${WOULD_VERBS.has(next?.word ?? '') ? 'would' : 'had'}`;
      continue;
    }
    if (ANYONE[piece.word] && (piece.word !== 'you' || ANYONE_VERBS.has(next?.word ?? ''))) {
      piece.written = ANYONE[piece.word] ?? piece.written;
      continue;
    }
    // "Type I", "section I": a letter, not a person.
    if (piece.word === 'i' && !/^(i)$/i.test(piece.written)) continue;
    const third = THIRD_PERSON[piece.word];
    if (third === undefined) continue;
    const introduces = piece.word === 'i' && /^(was|am)$/.test(next?.word ?? '') && written[i + 2]?.word === 'the';
    const self = introduces ? 'the reporting member' : narrator;
    piece.written = third.replace('{we}', CREW).replace('{i}', self);
    if (piece.word === 'we' || piece.word === 'i') agree(written, i);
  }
  return written;
}

function agree(pieces: Piece[], subject: number): void {
  // "Did we have", "where did I go": an auxiliary before the subject has taken the ending.
  if (/^(did|do|does|could|would|should|can|will|had|let|made|didn't)$/.test(pieces[subject - 1]?.word ?? '')) return;
  let at = subject + 1;
  if (BETWEEN_SUBJECT_AND_VERB.has(pieces[at]?.word ?? '')) at++;
  const verb = pieces[at];
  const agreed = verb && AGREEMENT[verb.word];
  if (verb && agreed) verb.written = agreed;
}
