import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type ChildEvents, ProcessEnded } from './child-process.ts';
import type { OnFailure } from './failure-events.ts';
import { type FairLine, fairLine, type Waiting } from './fair-line.ts';

/** A piece of work, from its place in the line to what became of it. */
export interface Job<Asked, Result> extends Waiting {
  asked: Asked;
  /** When a process was given it, by `performance.now()`. */
  startedAt: number;
  /** Whether a process works on it. */
  begun: boolean;
  /** How many processes ended before they said so. */
  passedOn: number;
  settled: boolean;
  settle(outcome: Result | Error): void;
}

/** What is particular to a kind of work and to the processes that do it. */
export interface Trade<Asked, Result, Report extends { kind: string }> {
  who: 'reader' | 'recogniser';
  processes: number;
  start(events: ChildEvents): ChildProcess | undefined;
  send(child: ChildProcess, asked: Asked): void;
  /** What a process says after it was ready; gives what became of its job, once that is known. */
  hear(report: Report, job: Job<Asked, Result> | undefined): Result | Error | undefined;
  mayBegin?(job: Job<Asked, Result>, atWork: Job<Asked, Result>[]): boolean;
  /** Seconds in which a process at this job has to say something. */
  patience(job: Job<Asked, Result>): number;
  /** Seconds in which it says that it has taken a job in; one that did not is dead, and the job goes to another. */
  takingSeconds?: number;
  /** So long without a job a process ends, to be started again for the next; without it, it stays. */
  idleSeconds?: number;
  /** Megabytes a process may hold; the error is that of a job that needs more, unless it is not to blame. */
  memory?: { megabytes: number; tooLarge(job: Job<Asked, Result>): Error | undefined };
  /** Whether nobody's process may go on with what nobody waits for. */
  endsWhatIsGivenUp: boolean;
  /** Jobs of one caller that may wait. */
  queue: number;
  busy(seconds: number): Error;
  /** What those are told who wait for processes that end again and again before they are ready. */
  notStarting(): Error;
  /** The process is done with the job, whatever became of it. */
  released(job: Job<Asked, Result>): void;
  /** Its caller knows, and the next job has begun. */
  finished?(outcome: Result | Error): void;
  /** Told when a process ended that should not have. */
  onFailure: OnFailure;
}

export interface Supervisor<Asked, Result> {
  submit(work: Waiting & { asked: Asked }, signal: AbortSignal): Promise<Result>;
  line: FairLine<Job<Asked, Result>>;
  atWork(): Job<Asked, Result>[];
  /** Out of the line. */
  refuse(job: Job<Asked, Result>, why: Error): void;
  /** Ends the process that works on it. */
  stop(job: Job<Asked, Result>): void;
  /** The same, and the job waits for another. */
  putBack(job: Job<Asked, Result>): void;
  /** Process ids, for operators and tests. */
  pids(): number[];
  load(): { waiting: number; working: number; room: number };
  /** Why nothing is done now, if so. */
  trouble(): string | undefined;
  close(): void;
}

interface Worker<Work> {
  child: ChildProcess | undefined;
  ready: boolean;
  /** Told to end: it is given nothing any more, and what it still says is about nobody's job. */
  ending: boolean;
  /** Why, where it is not seen from its end. */
  reason?: 'memory' | 'idle';
  job: Work | undefined;
  /** Megabytes it held when it was given its job. */
  heldBefore: number;
  /** Until when it has to say something. */
  limit?: NodeJS.Timeout;
}

const STARTING_SECONDS = 60;
const FIRST_RESTART_MS = 200;
const LAST_RESTART_MS = 10_000;
/** After so many starts in vain nobody is left waiting. */
const STARTS_IN_VAIN = 2;
/** What was passed on twice from processes that never took it in fails with the third. */
const MOST_PASSED_ON = 2;
const STEP_SECONDS = 0.5;
const MEMORY_WATCH_MS = 100;

/**
 * Processes that do one kind of work, each one job at a time, and the fair line before them. One that dies, hangs, takes too
 * long or too much memory is replaced and costs its own job only.
 */
export function supervise<Asked, Result, Report extends { kind: string }>(
  trade: Trade<Asked, Result, Report>,
): Supervisor<Asked, Result> {
  type Work = Job<Asked, Result>;
  const { mayBegin = () => true } = trade;
  const line = fairLine<Work>();
  const workers = new Set<Worker<Work>>();
  let failedStarts = 0;
  let closing = false;
  /** There is no process, and none is needed until there is a job. */
  let resting = trade.idleSeconds !== undefined;

  const start = () => {
    // The place of one whose restart was put off may have been taken meanwhile.
    if (closing || workers.size >= trade.processes) return;
    resting = false;
    const onMessage = (said: unknown) => hear(worker, said as Report);
    const onEnd = (ending: string) => bury(worker, ending);
    const child = trade.start({ onMessage, onEnd });
    const worker: Worker<Work> = { child, ready: false, ending: false, job: undefined, heldBefore: 0 };
    workers.add(worker);
    limit(worker, STARTING_SECONDS);
  };

  /** Ends it when this time is over, unless it says something before. */
  const limit = (worker: Worker<Work>, seconds: number | undefined) => {
    clearTimeout(worker.limit);
    if (seconds === undefined) return;
    // In short steps: while this thread is held up it hears nobody, and that is not their silence.
    const step = Math.min(seconds, STEP_SECONDS);
    const timer = setTimeout(() => {
      if (worker.limit !== timer) return;
      if (seconds > step) limit(worker, seconds - step);
      else end(worker, worker.ready && !worker.job ? 'idle' : undefined);
    }, step * 1000);
    timer.unref();
    worker.limit = timer;
  };

  const end = (worker: Worker<Work>, reason?: 'memory' | 'idle') => {
    worker.ending = true;
    if (reason) worker.reason = reason;
    worker.child?.kill('SIGKILL');
  };

  const hear = (worker: Worker<Work>, report: Report) => {
    if (worker.ending) return;
    if (report.kind === 'ready') {
      worker.ready = true;
      failedStarts = 0;
      limit(worker, trade.idleSeconds);
      // One after the other: a server that starts has better things to do with its processors.
      start();
      return assign();
    }
    const { job } = worker;
    if (job) {
      job.begun = true;
      limit(worker, trade.patience(job));
    }
    const outcome = trade.hear(report, job);
    if (outcome === undefined) return assign();
    limit(worker, trade.idleSeconds);
    finish(worker, outcome);
  };

  const finish = (worker: Worker<Work>, outcome: Result | Error) => {
    const { job } = worker;
    if (job) trade.released(job);
    worker.job = undefined;
    job?.settle(outcome);
    assign();
    if (job) trade.finished?.(outcome);
  };

  const bury = (worker: Worker<Work>, ending: string) => {
    limit(worker, undefined);
    workers.delete(worker);
    if (closing) return;
    if (worker.reason === 'idle') {
      resting = true;
      return assign();
    }
    const { job, ready } = worker;
    if (!ready) failedStarts++;
    const ended = new ProcessEnded(trade.who, worker.reason ?? ending);
    trade.onFailure(`${trade.who} ended` as const, ended);
    const pause = ready ? 0 : Math.min(LAST_RESTART_MS, FIRST_RESTART_MS * 2 ** failedStarts);
    setTimeout(start, pause).unref();
    if (job && !job.begun && !job.settled && ++job.passedOn <= MOST_PASSED_ON) line.putBack(job);
    else finish(worker, ended);
    if (failedStarts > STARTS_IN_VAIN) for (const each of line.all()) refuse(each, trade.notStarting());
    assign();
  };

  const assign = () => {
    if (resting && line.callers() > 0) start();
    for (const worker of workers) {
      if (!worker.ready || worker.ending || worker.job) continue;
      const job = line.next((each) => mayBegin(each, atWork()));
      if (!job) return;
      worker.job = job;
      job.startedAt = performance.now();
      job.begun = trade.takingSeconds === undefined;
      if (trade.memory) worker.heldBefore = megabytesOf(worker.child);
      const patience = trade.patience(job);
      limit(worker, Math.min(patience, trade.takingSeconds ?? patience));
      if (worker.child) trade.send(worker.child, job.asked);
    }
  };

  const atWork = () => [...workers].flatMap(({ job }) => job ?? []);

  const refuse = (job: Work, why: Error) => {
    line.leave(job);
    job.settle(why);
  };

  const stop = (job: Work) => {
    for (const worker of workers) if (worker.job === job) end(worker);
  };

  const watchMemory = ({ megabytes, tooLarge }: NonNullable<typeof trade.memory>) => {
    for (const worker of workers) {
      const { job, heldBefore } = worker;
      const held = worker.ready && !worker.ending ? megabytesOf(worker.child) : 0;
      if (held <= megabytes) continue;
      // What a process held before is not the job's doing.
      const why = job && held - heldBefore > megabytes / 2 ? tooLarge(job) : undefined;
      if (why) job?.settle(why);
      end(worker, 'memory');
    }
  };
  const watch = trade.memory && setInterval(watchMemory, MEMORY_WATCH_MS, trade.memory);
  watch?.unref();
  if (!resting) setImmediate(start);

  return {
    line,
    atWork,
    refuse,
    stop,
    putBack(job) {
      stop(job);
      for (const worker of workers) if (worker.job === job) worker.job = undefined;
      line.putBack(job);
    },
    submit(work, signal) {
      if (closing) return Promise.reject(trade.busy(1));
      if (failedStarts > STARTS_IN_VAIN) return Promise.reject(trade.notStarting());
      if (signal.aborted) return Promise.reject(new Error('given up'));
      return new Promise<Result>((resolve, reject) => {
        const giveUp = () => {
          if (trade.endsWhatIsGivenUp) stop(job);
          refuse(job, new Error('given up'));
        };
        const settle = (outcome: Result | Error) => {
          job.settled = true;
          signal.removeEventListener('abort', giveUp);
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        };
        const job: Work = { ...work, startedAt: 0, begun: false, passedOn: 0, settled: false, settle };
        signal.addEventListener('abort', giveUp);
        line.join(job);
        assign();
      });
    },
    pids: () => [...workers].flatMap(({ child }) => child?.pid ?? []),
    load: () => ({
      waiting: line.all().length,
      working: atWork().length,
      // Of those who wait now; whoever comes has as much beside them.
      room: trade.queue * Math.max(1, line.callers()),
    }),
    trouble() {
      if (failedStarts > STARTS_IN_VAIN) return `the ${trade.who} does not start`;
      return resting || [...workers].some(({ ready }) => ready) ? undefined : `the ${trade.who} is starting`;
    },
    close() {
      closing = true;
      clearInterval(watch);
      for (const job of [...line.all(), ...atWork()]) refuse(job, trade.busy(1));
      for (const worker of workers) {
        limit(worker, undefined);
        worker.child?.kill('SIGKILL');
      }
    },
  };
}

/** Resident memory; none where there is no process, or no such file to tell. */
function megabytesOf(child: ChildProcess | undefined): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child?.pid}/status`, 'latin1'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
