import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';

/** The account as it was told, until it is told again in the third person. */
export function narrative({ reading }: Context): Filled[] {
  const words = reading.transcript.trim();
  const start = reading.transcript.indexOf(words);
  return words ? [fill('base.outcome_narrative', words, { start, end: start + words.length, words })] : [];
}
