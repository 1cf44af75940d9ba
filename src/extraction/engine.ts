import type { Department } from '../departments/department.ts';
import type { Call } from '../kit/call.ts';
import type { Queue } from '../kit/queue.ts';
import type { IncidentDraft } from '../neris/payload/incident.ts';
import type { Extraction, ModuleName } from '../neris/report.ts';
import type { ModelClaim } from './language-model/ask.ts';

export interface Account {
  transcript: string;
  department: Department;
  receivedAt: Date;
  /** What dispatch knew before anybody spoke, and names that may be said. */
  known?: IncidentDraft;
  terms?: readonly string[];
  /** What a language model says it states, to be held against what the reader hears. */
  model?: ModelClaim[];
}

export interface Extracted extends Extraction {
  /** Why the detail modules that failed did. */
  failures: { module: ModuleName; error: unknown }[];
  timings: { stage1Ms: number; stage2Ms: number };
  /** Who drafted this one, where it was not the engine's usual way. */
  version?: string;
}

/** Who asks, and by when. */
export interface Asking {
  /** Whose turn it takes in a line: a name that says no more than who is the same. */
  caller: string;
  /** When the call's time is up, as milliseconds of the clock, for engines that can hurry. */
  until?: number;
  call?: Call;
}

/** Transcript to located values. Stage 1 is the core, stage 2 the detail modules. */
export interface Engine {
  /** Changes whenever drafts change materially; opaque to partners. */
  readonly version: string;
  extract(account: Account, signal: AbortSignal, asking?: Asking): Promise<Extracted>;
  /** Its lines of work, for the operator's figures. */
  queues?(): Queue[];
  /** Why it cannot work now, if it cannot. */
  trouble?(): string | undefined;
  close?(): Promise<void>;
}
