import { FailureInside } from '../../kit/child-process.ts';
import { ApiError } from '../../kit/errors.ts';
import type { OnFailure } from '../../kit/failure-events.ts';
import type { Waiting } from '../../kit/fair-line.ts';
import { type Supervisor, supervise } from '../../kit/supervisor.ts';
import { secondsUntilBegun } from '../../kit/turns.ts';
import type { Account, Engine, Extracted } from '../engine.ts';
import { type ReaderShare, type Report, startReader } from './process.ts';

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

export interface Lane extends Pick<Supervisor<Asked, Extracted>, 'load' | 'trouble' | 'close'> {
  extract: Engine['extract'];
  /** The process that reads, for operators and tests. */
  pid(): number | undefined;
}

/** What is asked of the process. The effort of its job is in characters. */
interface Asked {
  account: Account;
  /** When its call's time is up, by the clock. */
  until: number;
}

/** What an account takes beside its characters, as so many of them. */
const BESIDES = 50;
/** How much of what was learned counts still after one more account. */
const FADING = 0.8;
const ALONE = { processes: 1, threads: 1, processors: 1 };

/**
 * A process of the learned reader and the line before it, in which callers have their turns: it reads one account after
 * the other, and one that kills it or takes too long costs its own request only.
 */
export function readerLane({ seconds, queue, patienceSeconds, share, idleSeconds, onFailure }: LaneOptions): Lane {
  /** What the accounts so far took, the last ones counting most. */
  let took = { seconds: 0, effort: 0 };

  const crew = supervise<Asked, Extracted, Report>({
    who: 'reader',
    processes: 1,
    queue,
    ...(idleSeconds === undefined ? {} : { idleSeconds }),
    endsWhatIsGivenUp: false,
    onFailure,
    busy,
    notStarting: () => new Error('the reader does not start'),
    start: (events) => startReader(share, events),
    // To a process that has just died; its exit is reported by itself.
    send: (child, { account }) => void child.send(account, () => {}),
    patience: () => seconds,
    hear(report) {
      if (report.kind === 'done') return report.extracted;
      return report.kind === 'failed' ? new FailureInside(report.error) : undefined;
    },
    released({ startedAt, effort }) {
      took = { seconds: took.seconds * FADING + since(startedAt), effort: took.effort * FADING + effort };
    },
    finished(outcome) {
      // Whoever is next is tried, and nobody pays for an account that failed.
      if (!(outcome instanceof Error)) refuseLate();
    },
  });

  /** Others had their turns meanwhile: whoever can no longer be read in time is told so now, not when time is over. */
  const refuseLate = () => {
    for (const each of crew.line.all()) {
      const isLate = Date.now() + secondsOf(each) * 1000 > each.asked.until;
      if (isLate) crew.refuse(each, busy(secondsBefore(each) + underWay()));
    }
  };

  /** Foretold at the pace of the last accounts. None takes longer than it may. */
  const secondsOf = ({ effort }: Waiting) => {
    const [job] = crew.atWork();
    // Of the first account nothing is known but how long it has taken so far.
    const known = took.effort === 0 && job ? { seconds: since(job.startedAt), effort: job.effort } : took;
    return Math.min(seconds, (effort * known.seconds) / Math.max(1, known.effort));
  };

  /** Seconds of the line that a newcomer would wait for: what has its turn before, however much waits behind. */
  const secondsBefore = (newcomer: Waiting) => secondsUntilBegun(crew.line, newcomer, [], ALONE, secondsOf);

  const underWay = () => crew.atWork().reduce((sum, job) => sum + secondsOf(job), 0);

  /** Why a newcomer is not let in, if so. */
  const refusal = (newcomer: Waiting, until: number) => {
    const inLine = secondsBefore(newcomer);
    const before = inLine + underWay();
    const isFull = crew.line.waitingOf(newcomer.caller) >= queue || inLine > patienceSeconds;
    // Whoever finds nobody before them is let in, whatever was learned: nothing may refuse everybody for ever.
    const isLate = before > 0 && Date.now() + (before + secondsOf(newcomer)) * 1000 > until;
    return isFull || isLate ? busy(Math.max(2, before)) : undefined;
  };

  return {
    pid: () => crew.pids()[0],
    load: crew.load,
    trouble: crew.trouble,
    async extract(account, signal, { caller, until = Number.POSITIVE_INFINITY } = { caller: '' }) {
      const waiting = { caller, effort: BESIDES + account.transcript.length };
      const refused = refusal(waiting, until);
      if (refused) throw refused;
      return crew.submit({ ...waiting, asked: { account, until } }, signal);
    },
    close: crew.close,
  };
}

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
