import type { OnFailure } from './failure-events.ts';

/** What takes time in a narration. `extract` is the wait for the engine, and `core` and `modules` within it. */
export const STAGES = ['record', 'keep_audio', 'transcribe', 'extract', 'core', 'modules', 'finish'] as const;
export type Stage = (typeof STAGES)[number];

/** A request as it is followed from its first moment to its last: in the log, in the figures and in the traces. */
export interface Call {
  /** The X-Request-Id of its answer. */
  readonly id: string;
  /** By the clock, in milliseconds. */
  readonly begunAt: number;
  /** The narration it makes or reads, once there is one. */
  narration: string | undefined;
  /** Reports, in its name, what its caller is not told. */
  failed: OnFailure;
  /** Runs a stage of its narration and tells how long it took. */
  timed<T>(stage: Stage, work: () => Promise<T>): Promise<T>;
  /** Tells how long a stage took that was measured elsewhere. */
  took(stage: Stage, ms: number, endedAt?: number): void;
  /** Tells how many values its draft could not keep. */
  dropped(values: number): void;
}
