import type { Account } from '../../shared/account.ts';
import type { Gap, Narration, Spoken } from '../../shared/narration.ts';
import type { Problem } from '../../shared/problems.ts';
import type { BridgeName } from './host/bridges.ts';
import type { State } from './states.ts';

export type PauseReason = 'user' | 'hidden' | 'interrupted';

/** A draft on the screen, and what it was made from. */
export interface Draft {
  narration: Narration;
  /** What was said, to listen to. */
  sound?: Account;
  /** The seconds of the sound that the words of the transcript come from. */
  spoken: Spoken[];
  /** The hosts that took it. */
  hosts: BridgeName[];
  /** Whether it can be told on: the take is still open, and its words were not changed by hand. */
  open: boolean;
}

/** What is being typed: a new account, or words added to the one on the screen. */
export interface Typing {
  account: Account;
  text: string;
  /** The open questions, when it is an addition. */
  questions?: Gap[];
}

/** Everything the screen shows. */
export interface Model {
  /** `starting` comes before the first state that hosts are told. */
  state: State | 'starting';
  mode?: 'test' | 'live';
  departmentName?: string;
  /** Which call it is, where dispatch's record came with the session, and under which reference it is told. */
  call?: { line: string; ref: string | undefined };
  /** The languages that are understood, when the service says. */
  understood?: string[];
  /** The service could not be asked about the session; recording works, sending will show. */
  unreachable: boolean;
  /** The question whether the page may use the microphone is open. */
  asking: boolean;
  paused?: PauseReason;
  elapsedMs: number;
  /** How long the recording may still go on, and what ends it. */
  left?: { ms: number; by: 'length' | 'session' };
  /** What was not delivered, of those that the session is for. */
  unsent: Account[];
  /** There is more of it, which is not shown before the service has verified the session. */
  waiting: boolean;
  /** Where an unsent account outlives this page; `page` when the host does not want it kept or the device cannot. */
  keptOn: 'device' | 'page';
  /** Whether the host lets the device keep it. */
  keepable: boolean;
  /** The account that is being told, or that can be told on. */
  told?: Account;
  /** The account that is being sent or has failed. */
  kept?: Account;
  sending?: { since: number; sent: number; total: number };
  problem?: Problem;
  draft?: Draft;
  /** The open questions, while the account on the screen is told on. */
  adding?: Gap[];
  typing?: Typing;
}
