import type { ModuleName } from '../../neris/report.ts';

/** A stage of the asking: the core first, then the modules that its types open. */
export type Stage = 'core' | ModuleName;

/** What a language model says it found: one of the reader's concepts, the very words that state it, and whose it is. */
export interface ModelClaim {
  /** `damage=MINOR_DAMAGE`, `t=on_scene`, `unit` */
  concept: string;
  words: string;
  /** Of times, crews and modes: the units they are said of, by name; `we`, `all`. */
  of?: string[];
}

/** What a language model made of an account, as it goes to the process that reads. */
export interface ModelAnswer {
  claims: ModelClaim[];
  /** What it was asked and answered; of the rest the reader alone judges. */
  answered: Stage[];
  /** Modules that it owed and that nobody shall fill in its place. */
  failed: ModuleName[];
}

/** What became of an answer. */
export interface Weighing {
  claims: number;
  /** Of these, not believed. */
  dropped: number;
  /** Whether the model was taken for a witness of this account at all. */
  believed: boolean;
  answered: Stage[];
}

/** In characters. A value stands in a clause; whoever quotes more says "somewhere here". */
export const MOST_WORDS = 300;
/** Claims of one stage. The longest accounts of the evaluation have some seventy values. */
export const MOST_CLAIMS = 300;
