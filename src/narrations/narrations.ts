import type { Credential } from '../partners/credentials.ts';
import type { NarrationRow } from '../storage/tables.ts';
import { createNarration, type NarrationOrder, type Pipeline } from './create.ts';
import { reportOutcome } from './outcome.ts';
import { type NarrationState, narrationAnswers, narrationFinder } from './read.ts';

/** What a partner can do with narrations. */
export interface Narrations {
  create(order: NarrationOrder): Promise<NarrationRow>;
  /** The state of a narration that the credential may see. */
  find(credential: Credential, id: string): Promise<NarrationState>;
  /** A narration as the bytes of the contract's JSON. */
  answer(found: NarrationState): Promise<Buffer>;
  /** When the outcome was recorded. */
  reportOutcome(id: string, outcome: object): Promise<string>;
}

export function narrationsOf(pipeline: Pipeline): Narrations {
  const { db } = pipeline;
  return {
    create: (order) => createNarration(pipeline, order),
    find: narrationFinder(db),
    answer: narrationAnswers(db),
    reportOutcome: (id, outcome) => reportOutcome(db, id, outcome),
  };
}
