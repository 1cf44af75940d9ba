import type { Credential } from '../partners/credentials.ts';
import type { NarrationRow } from '../storage/database/tables.ts';
import { type Carried, carriedBy, keepCarried } from './carried.ts';
import { createNarration, type Pipeline } from './create.ts';
import { type OnceHooks, onceMaker } from './create-once.ts';
import { listNarrations, type Page, type Place } from './list.ts';
import type { NarrationOrder } from './order.ts';
import { reportOutcome } from './outcome.ts';
import { type FoundNarration, narrationFinder } from './read.ts';

/** What a partner can do with narrations. */
export interface Narrations {
  create(order: NarrationOrder): Promise<NarrationRow>;
  /** The same, once for each key. */
  createOnce(key: string, order: NarrationOrder, hooks: OnceHooks): Promise<NarrationRow>;
  /** Keeps what a session carries, and gives its name. */
  keepCarried(carried: Carried, ttlSeconds: number): Promise<string>;
  /** What the credential's session carries for its narrations. */
  carriedBy(credential: Credential): Promise<Pick<NarrationOrder, 'known' | 'terms'>>;
  /** The partner's narrations by its own reference, newest first. */
  list(credential: Credential, page: Page): Promise<{ rows: NarrationRow[]; next: Place | undefined }>;
  /** The narration, when the credential may see it. */
  find(credential: Credential, id: string): Promise<FoundNarration>;
  /** When the outcome was recorded. */
  reportOutcome(id: string, outcome: string): Promise<string>;
}

export function narrationsOf(pipeline: Pipeline): Narrations {
  const { db } = pipeline;
  return {
    create: (order) => createNarration(pipeline, order),
    createOnce: onceMaker(pipeline),
    keepCarried: (carried, ttlSeconds) => keepCarried(db, carried, ttlSeconds),
    carriedBy: (credential) => carriedBy(db, credential),
    list: (credential, page) => listNarrations(db, credential, page),
    find: narrationFinder(db),
    reportOutcome: (id, outcome) => reportOutcome(db, id, outcome),
  };
}
