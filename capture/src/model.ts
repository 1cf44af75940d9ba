import type { BridgeName } from './bridges.ts';
import type { Narration } from './narration.ts';
import type { Problem } from './problems.ts';
import type { Recording } from './recording.ts';
import type { State } from './states.ts';

export type PauseReason = 'user' | 'hidden' | 'interrupted';

/** Everything the screen shows. */
export interface Model {
  /** `starting` comes before the first state that hosts are told. */
  state: State | 'starting';
  mode?: 'test' | 'live';
  departmentName?: string;
  /** The service could not be asked about the session; recording works, sending will show. */
  unreachable: boolean;
  /** The question whether the page may use the microphone is open. */
  asking: boolean;
  paused?: PauseReason;
  elapsedMs: number;
  /** How long the recording may still go on, and what ends it. */
  left?: { ms: number; by: 'length' | 'session' };
  kept?: Recording;
  sending?: { since: number; share: number };
  problem?: Problem;
  narration?: Narration;
  /** The hosts that took the draft. */
  delivered: BridgeName[];
}
