import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import { piecesOf } from './narrative/pieces.ts';
import { sentencesOf } from './narrative/sentences.ts';
import { inThirdPerson } from './narrative/third-person.ts';
import { tidy } from './narrative/tidy.ts';

const LONGEST = 100_000;

/** The account told again in the third person: only what was said, in the order it was said. */
export function narrative({ reading }: Context): Filled[] {
  const words = reading.transcript.trim();
  if (!words) return [];
  const start = reading.transcript.indexOf(words);
  const told = sentencesOf(inThirdPerson(reading, tidy(piecesOf(reading))), reading.punctuated);
  // Words the reading cannot take apart (no letters it knows) are kept as they are.
  const text = (told || words).slice(0, LONGEST);
  return [fill('base.outcome_narrative', text, { start, end: start + words.length, words })];
}
