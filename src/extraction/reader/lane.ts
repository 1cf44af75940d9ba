import { ProcessEnded } from '../../child-process.ts';
import { ApiError } from '../../errors.ts';
import type { OnFailure } from '../../failure-events.ts';
import type { Account, Engine, Extracted } from '../engine.ts';
import { type ReaderProcess, type ReaderShare, startReader } from './process.ts';

export interface LaneOptions {
  /** An account that takes longer than this is given up, and with it the process that reads it. */
  seconds: number;
  /** Accounts that may wait for the reader. */
  queue: number;
  /**
   * Nobody is let into the line who would wait longer, at the pace of the last accounts: on a busy machine they take
   * longer. Nor is anybody whose call would be over by then.
   */
  patienceSeconds: number;
  /** How much of the machine its process takes. */
  share: ReaderShare;
  /** So long without an account its process ends, to be started again for the next; without it, it stays. */
  idleSeconds?: number;
  /** Told when the process ended that should not have. */
  onFailure: OnFailure;
}

export interface Lane {
  extract: Engine['extract'];
  /** The process that reads, for operators and tests. */
  pid(): number | undefined;
  load(): { waiting: number; working: number; room: number };
  /** Why it cannot read now, if it cannot. */
  trouble(): string | undefined;
  close(): void;
}

interface Job {
  account: Account;
  settle(outcome: Extracted | Error): void;
}

const FIRST_RESTART_MS = 100;
const LAST_RESTART_MS = 10_000;
const STARTING_SECONDS = 60;
const NOT_STARTING = 'the reader does not start';

/**
 * A process of the learned reader and the line before it: it reads one account after the other, and one that kills it or
 * takes too long costs its own request only.
 */
export function readerLane({ seconds, queue, patienceSeconds, share, idleSeconds, onFailure }: LaneOptions): Lane {
  const waiting: Job[] = [];
  /** Seconds an account takes, the last ones counting most. */
  let pace = 0;
  let begun = 0;
  let reader: ReaderProcess | undefined;
  let ready = false;
  /** Told to end: it is given nothing any more. */
  let ending = false;
  let job: Job | undefined;
  let overdue: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let resting = idleSeconds !== undefined;
  let failedStarts = 0;
  let closing = false;

  const start = () => {
    if (closing) return;
    ready = ending = resting = false;
    reader = startReader(share, {
      onReady() {
        ready = true;
        failedStarts = 0;
        clearTimeout(overdue);
        next();
      },
      onResult: (result) => finish(result),
      onEnd(how) {
        clearTimeout(overdue);
        clearTimeout(idle);
        reader = undefined;
        if (closing) return;
        if (resting) return next();
        if (!ready) failedStarts++;
        const ended = new ProcessEnded('reader', how);
        onFailure('reader ended', ended);
        finish(ended);
        const pause = ready ? 0 : Math.min(LAST_RESTART_MS, FIRST_RESTART_MS * 2 ** failedStarts);
        ready = false;
        if (failedStarts > 2) for (const each of waiting.splice(0)) each.settle(new Error(NOT_STARTING));
        setTimeout(start, pause).unref();
      },
    });
    overdue = setTimeout(end, STARTING_SECONDS * 1000);
    overdue.unref();
  };

  const end = () => {
    ending = true;
    reader?.kill();
  };

  const finish = (outcome: Extracted | Error) => {
    clearTimeout(overdue);
    const done = job;
    job = undefined;
    if (done) pace = pace === 0 ? since(begun) : pace * (1 - NEWEST) + since(begun) * NEWEST;
    done?.settle(outcome);
    next();
  };

  const next = () => {
    if (resting && !reader && waiting.length > 0) start();
    if (!reader || !ready || ending || job) return;
    clearTimeout(idle);
    job = waiting.shift();
    if (!job) return rest();
    begun = performance.now();
    reader.send(job.account);
    overdue = setTimeout(end, seconds * 1000);
  };

  /** Only a process that could read and has nothing to read is let go, and the one timer for it is set here alone. */
  const rest = () => {
    if (idleSeconds === undefined) return;
    idle = setTimeout(() => {
      resting = true;
      end();
    }, idleSeconds * 1000);
    idle.unref();
  };

  const before = () => waiting.length + (job ? 1 : 0);

  /** Whoever finds nobody before them is let in, whatever was learned: nothing may refuse everybody for ever. */
  const endsBefore = (until: number) => {
    // Of the first account nothing is known but how long it has taken so far.
    const each = pace || (job ? since(begun) : 0);
    return before() === 0 || Date.now() + (before() + 1) * each * 1000 <= until;
  };

  if (!resting) start();
  return {
    pid: () => reader?.pid,
    load: () => ({ waiting: waiting.length, working: job ? 1 : 0, room: queue }),
    trouble() {
      if (failedStarts > 2) return NOT_STARTING;
      return ready || resting ? undefined : 'the reader is starting';
    },
    extract(account, signal, until = Number.POSITIVE_INFINITY) {
      if (failedStarts > 2) return Promise.reject(new Error(NOT_STARTING));
      const full = waiting.length >= queue || waiting.length * pace > patienceSeconds;
      if (closing || full || !endsBefore(until)) return Promise.reject(busy(Math.max(2, before() * pace)));
      return new Promise<Extracted>((resolve, reject) => {
        const giveUp = () => {
          const at = waiting.indexOf(waited);
          if (at !== -1) waiting.splice(at, 1);
          waited.settle(new Error('given up'));
        };
        const waited: Job = {
          account,
          settle(outcome) {
            signal.removeEventListener('abort', giveUp);
            if (outcome instanceof Error) reject(outcome);
            else resolve(outcome);
          },
        };
        signal.addEventListener('abort', giveUp);
        waiting.push(waited);
        next();
      });
    },
    close() {
      closing = true;
      clearTimeout(overdue);
      clearTimeout(idle);
      for (const each of waiting.splice(0)) each.settle(busy(1));
      job?.settle(busy(1));
      reader?.kill();
    },
  };
}

/** How much the last account says of the pace. */
const NEWEST = 0.2;
const since = (begun: number) => (performance.now() - begun) / 1000;

function busy(seconds: number): ApiError {
  return new ApiError(
    'PARTNER_API_UNAVAILABLE',
    'The service is busy drafting. Send the request again a little later.',
    {
      retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
    },
  );
}
