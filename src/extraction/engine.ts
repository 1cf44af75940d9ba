import type { Department } from '../departments/department.ts';
import type { Extraction, ModuleName } from '../neris/report.ts';

export interface Account {
  transcript: string;
  department: Department;
  receivedAt: Date;
}

export interface Extracted extends Extraction {
  /** Why the detail modules that failed did. */
  failures: { module: ModuleName; error: unknown }[];
  timings: { stage1Ms: number; stage2Ms: number };
}

/** Transcript to located values. Stage 1 is the core, stage 2 the detail modules. */
export interface Engine {
  /** Changes whenever drafts change materially; opaque to partners. */
  readonly version: string;
  extract(account: Account, signal: AbortSignal): Promise<Extracted>;
  close?(): Promise<void>;
}
