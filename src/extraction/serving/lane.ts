import { ProcessEnded } from '../../kit/child-process.ts';
import { ApiError } from '../../kit/errors.ts';
import type { OnFailure } from '../../kit/failure-events.ts';
import { fairLine, type Waiting } from '../../kit/fair-line.ts';
import type { Account, Engine, Extracted } from '../engine.ts';
import { type ReaderProcess, type ReaderShare, startReader } from './process.ts';

export interface LaneOptions {
  /** An account that takes longer than this is given up, and with it the process that reads it. */
  seconds: number;
  /** Accounts of one caller that may wait for the reader. */
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

/** Its effort is in characters. */
interface Job extends Waiting {
  account: Account;
  /** When its call's time is up, by the clock. */
  until: number;
  settle(outcome: Extracted | Error): void;
}

const FIRST_RESTART_MS = 100;
const LAST_RESTART_MS = 10_000;
const STARTING_SECONDS = 60;
/** What an account takes beside its characters, as so many of them. */
const BESIDES = 50;
const NOT_STARTING = 'the reader does not start';

/**
 * A process of the learned reader and the line before it, in which callers have their turns: it reads one account after
 * the other, and one that kills it or takes too long costs its own request only.
 */
export function readerLane({ seconds, queue, patienceSeconds, share, idleSeconds, onFailure }: LaneOptions): Lane {
  const line = fairLine<Job>();
  /** What the accounts so far took, the last ones counting most. */
  let took = { seconds: 0, effort: 0 };
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
        if (failedStarts > 2) for (const each of line.all()) leave(each, new Error(NOT_STARTING));
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
    if (done) took = { seconds: took.seconds * FADING + since(begun), effort: took.effort * FADING + done.effort };
    done?.settle(outcome);
    next();
    // Whoever is next is tried, and nobody pays for an account that failed.
    if (!(outcome instanceof Error)) refuseLate();
  };

  const leave = (waited: Job, why: Error) => {
    line.leave(waited);
    waited.settle(why);
  };

  /** Others had their turns meanwhile: whoever can no longer be read in time is told so now, not when time is over. */
  const refuseLate = () => {
    for (const each of line.all()) {
      if (Date.now() + secondsOf(each) * 1000 > each.until) leave(each, busy(secondsBefore(each) + underWay()));
    }
  };

  const next = () => {
    if (resting && !reader && line.callers() > 0) start();
    if (!reader || !ready || ending || job) return;
    clearTimeout(idle);
    job = line.next(() => true);
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

  /** Foretold at the pace of the last accounts. None takes longer than it may. */
  const secondsOf = ({ effort }: Waiting) => {
    // Of the first account nothing is known but how long it has taken so far.
    const known = took.effort === 0 && job ? { seconds: since(begun), effort: job.effort } : took;
    return Math.min(seconds, (effort * known.seconds) / Math.max(1, known.effort));
  };

  /** Seconds of the line that a newcomer would wait for: what has its turn before, however much waits behind. */
  const secondsBefore = (newcomer: Job) => {
    const ahead = line.copy();
    ahead.join(newcomer);
    let sum = 0;
    for (let each = ahead.next(() => true); each && each !== newcomer; each = ahead.next(() => true)) {
      sum += secondsOf(each);
    }
    return sum;
  };

  const underWay = () => (job ? secondsOf(job) : 0);

  /** Why a newcomer is not let in, if so. */
  const refusal = (newcomer: Job) => {
    const inLine = secondsBefore(newcomer);
    const before = inLine + underWay();
    const isFull = line.waitingOf(newcomer.caller) >= queue || inLine > patienceSeconds;
    // Whoever finds nobody before them is let in, whatever was learned: nothing may refuse everybody for ever.
    const isLate = before > 0 && Date.now() + (before + secondsOf(newcomer)) * 1000 > newcomer.until;
    return closing || isFull || isLate ? busy(Math.max(2, before)) : undefined;
  };

  if (!resting) start();
  return {
    pid: () => reader?.pid,
    load: () => ({
      waiting: line.all().length,
      working: job ? 1 : 0,
      // Of those who wait now; whoever comes has as much beside them.
      room: queue * Math.max(1, line.callers()),
    }),
    trouble() {
      if (failedStarts > 2) return NOT_STARTING;
      return ready || resting ? undefined : 'the reader is starting';
    },
    extract(account, signal, { caller, until = Number.POSITIVE_INFINITY } = { caller: '' }) {
      if (failedStarts > 2) return Promise.reject(new Error(NOT_STARTING));
      return new Promise<Extracted>((resolve, reject) => {
        const giveUp = () => leave(waited, new Error('given up'));
        const waited: Job = {
          caller,
          effort: BESIDES + account.transcript.length,
          account,
          until,
          settle(outcome) {
            signal.removeEventListener('abort', giveUp);
            if (outcome instanceof Error) reject(outcome);
            else resolve(outcome);
          },
        };
        const refused = refusal(waited);
        if (refused) return reject(refused);
        signal.addEventListener('abort', giveUp);
        line.join(waited);
        next();
      });
    },
    close() {
      closing = true;
      clearTimeout(overdue);
      clearTimeout(idle);
      for (const each of line.all()) leave(each, busy(1));
      job?.settle(busy(1));
      reader?.kill();
    },
  };
}

/** How much of what was learned counts still after one more account. */
const FADING = 0.8;
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
