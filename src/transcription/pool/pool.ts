import { availableParallelism } from 'node:os';
import { FailureInside, ProcessEnded } from '../../kit/child-process.ts';
import { ApiError } from '../../kit/errors.ts';
import type { OnFailure } from '../../kit/failure-events.ts';
import { fairLine, type Waiting } from '../../kit/fair-line.ts';
import { containerOf } from '../decode/sniff.ts';
import type { Asking, Recording, Transcription } from '../recogniser.ts';
import { foretelling } from './load.ts';
import type { Report, Task } from './messages.ts';
import { type Capacity, mayBegin, paceOf, secondsUntilBegun } from './turns.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

export interface PoolOptions {
  workers: number;
  /** Threads of each process. */
  threads: number;
  /** A recording that would wait too long to be recognised within this is refused; one that overruns it is given up. */
  seconds: number;
  /** A process at work that says nothing for this long hangs. */
  silenceSeconds: number;
  /** Recordings of one caller that may wait for a free process. */
  queue: number;
  /** Told when a process ended that should not have. */
  onFailure: OnFailure;
}

export interface Pool {
  transcribe(recording: Recording, names: Task['names'], asking: Asking): Promise<Transcription>;
  /** Process ids, for operators and tests. */
  pids(): number[];
  /** How many processes are at work now. */
  working(): number;
  load(): { waiting: number; working: number; room: number };
  /** Why it cannot recognise now, if it cannot. */
  trouble(): string | undefined;
  close(): Promise<void>;
}

/** Its effort is in processor seconds. */
interface Job extends Waiting {
  recording: Recording;
  names: Task['names'];
  givenUpAt: number;
  startedAt: number;
  /** Whether a process has said that it works on it. */
  begun: boolean;
  /** How many processes ended before they said so. */
  passedOn: number;
  audioSeconds: number;
  settled: boolean;
  onMeasured: Asking['onMeasured'];
  settle(outcome: Transcription | Error): void;
}

interface Worker {
  process: WorkerProcess;
  ready: boolean;
  /** Told to end: it is given nothing any more. */
  ending: boolean;
  job: Job | undefined;
  lastSign: number;
}

/** Only so much of the promised time is given away, because lengths of compressed recordings are foretold. */
const CAUTION = 0.7;
const STARTING_SECONDS = 60;
/** An idle process takes a recording in at once; one that has not said so by now is frozen or dead. */
const TAKING_SECONDS = 5;
/** What was passed on twice from processes that never took it in fails with the third. */
const MOST_PASSED_ON = 2;
/** So many times the work foretold is another recording than it looked. */
const FAR_LONGER = 2;
const FIRST_RESTART_MS = 200;
const LAST_RESTART_MS = 30_000;
const WATCH_MS = 500;

/** Processes that recognise, each one recording at a time, and the line before them. */
export function startPool(options: PoolOptions): Pool {
  const load = foretelling();
  // A recording uses the threads of its process, and all of them together the processors of the machine.
  const threads = Math.max(1, Math.min(options.threads, availableParallelism()));
  const processors = Math.max(1, Math.min(options.workers * threads, availableParallelism()));
  const capacity: Capacity = { processes: options.workers, threads, processors };
  /** What is never foretold to take longer than allowed, begun at once, is never refused while nothing is before it. */
  const most = options.seconds * CAUTION * threads;
  const workers = new Set<Worker>();
  const line = fairLine<Job>();
  let closing = false;
  let failedStarts = 0;
  let taskId = 0;

  const start = () => {
    // The place of one whose restart was put off may have been taken meanwhile.
    if (closing || workers.size >= options.workers) return;
    const worker: Worker = {
      process: startWorker(options.threads, {
        onReport: (report) => hear(worker, report),
        onEnd: (ending) => bury(worker, ending),
      }),
      ready: false,
      ending: false,
      job: undefined,
      lastSign: performance.now(),
    };
    workers.add(worker);
  };

  const hear = (worker: Worker, report: Report) => {
    // What a process still says after it was told to end is about nobody's recording.
    if (worker.ending) return;
    worker.lastSign = performance.now();
    if (report.kind === 'ready') {
      worker.ready = true;
      failedStarts = 0;
      // One after the other: a server that starts has better things to do with its processors.
      start();
    }
    const { job } = worker;
    if (job) job.begun = true;
    if (job && report.kind === 'decoded') learnLength(worker, job, report.seconds);
    if (report.kind === 'done' || report.kind === 'refused' || report.kind === 'failed') {
      release(worker);
      if (job && report.kind === 'done') load.learnEffort(job.audioSeconds, report.processorSeconds);
      job?.settle(outcomeOf(report));
    }
    assign();
  };

  const end = (worker: Worker) => {
    worker.ending = true;
    worker.process.kill();
  };

  /** The process is done with its recording. Its caller had the work that was done, not the work that was foretold. */
  const release = (worker: Worker) => {
    const { job } = worker;
    if (job) line.correct(job.caller, done(job) - job.effort);
    worker.job = undefined;
    return job;
  };

  /** What was done of it so far. */
  const done = ({ startedAt }: Job) => ((performance.now() - startedAt) / 1000) * paceOf(atWork().length, capacity);

  const atWork = () => [...workers].flatMap(({ job }) => job ?? []);

  const learnLength = (worker: Worker, job: Job, seconds: number) => {
    load.learnLength(job.recording, seconds);
    job.audioSeconds = seconds;
    job.onMeasured?.(seconds);
    const foretold = job.effort;
    job.effort = Math.min(most, load.heard(seconds));
    line.correct(job.caller, job.effort - foretold);
    const others = atWork().filter((other) => other !== job);
    // Longer than it looked, and too long for the time it has left, while others wait: said now, not when time is over.
    if (line.callers() > 0 && !fits(job)) {
      job.settle(busy(job.effort / threads));
      end(worker);
    } else if (job.effort > FAR_LONGER * foretold && !mayBegin(job, others, capacity)) {
      // Nor does it hold the process that is left for short ones by looking like one.
      worker.job = undefined;
      line.putBack(job);
      end(worker);
    }
  };

  const fits = ({ effort, givenUpAt }: Job) => performance.now() + (effort / threads) * 1000 <= givenUpAt;

  const bury = (worker: Worker, ending: string) => {
    workers.delete(worker);
    if (closing) return;
    const { job } = worker;
    const ended = new ProcessEnded('recogniser', ending);
    if (job && !job.begun && !job.settled && ++job.passedOn <= MOST_PASSED_ON) line.putBack(job);
    else release(worker)?.settle(ended);
    if (!worker.ready) failedStarts++;
    options.onFailure('recogniser ended', ended);
    const pause = worker.ready ? 0 : Math.min(LAST_RESTART_MS, FIRST_RESTART_MS * 2 ** failedStarts);
    setTimeout(start, pause).unref();
    if (failedStarts > 2) refuseAll(LAST_RESTART_MS / 1000);
    assign();
  };

  const assign = () => {
    for (const worker of workers) {
      if (!isFree(worker)) continue;
      const job = line.next((each) => mayBegin(each, atWork(), capacity));
      if (!job) return;
      worker.job = job;
      worker.lastSign = job.startedAt = performance.now();
      job.begun = false;
      const { names, recording } = job;
      worker.process.send({ id: ++taskId, bytes: recording.bytes.length, names }, recording.bytes);
    }
  };

  const isFree = (worker: Worker) => worker.ready && !worker.ending && !worker.job;

  /** Seconds until a recording that came now would be begun. */
  const waitingSeconds = (newcomer: Waiting) => {
    const underWay = atWork().map((job) => ({ ...job, left: Math.max(0, job.effort - done(job)) }));
    return secondsUntilBegun(line, newcomer, underWay, capacity);
  };

  const refuseAll = (seconds: number) => {
    for (const job of line.all()) {
      line.leave(job);
      job.settle(busy(seconds));
    }
  };

  /** How long a process may say nothing; one that is idle has nothing to say. */
  const silenceAllowed = ({ ready, job }: Worker) => {
    if (!ready) return STARTING_SECONDS;
    if (!job) return Number.POSITIVE_INFINITY;
    return job.begun ? options.silenceSeconds : Math.min(TAKING_SECONDS, options.silenceSeconds);
  };

  let watched = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    // While this thread was held up it heard nobody: that is not their silence.
    const heldUp = Math.max(0, now - watched - WATCH_MS);
    watched = now;
    for (const worker of workers) {
      worker.lastSign += heldUp;
      const silent = now - worker.lastSign > silenceAllowed(worker) * 1000;
      if (silent || (worker.job && now > worker.job.givenUpAt)) end(worker);
    }
    for (const job of line.all().filter((job) => !fits(job))) {
      line.leave(job);
      job.settle(busy(waitingSeconds(job)));
    }
  }, WATCH_MS);
  watch.unref();
  setImmediate(start);

  return {
    async transcribe(recording, names, { caller, signal, onMeasured }) {
      // What is no recording at all takes nobody's place.
      containerOf(recording.bytes);
      const effort = Math.min(most, load.unseen(recording));
      const wait = waitingSeconds({ caller, effort });
      const full = line.waitingOf(caller) >= options.queue || wait + effort / threads > options.seconds * CAUTION;
      if (closing || failedStarts > 2 || full) throw busy(wait);
      return new Promise<Transcription>((resolve, reject) => {
        const give = () => {
          line.leave(job);
          for (const worker of workers) if (worker.job === job) end(worker);
          job.settle(new Error('given up'));
        };
        const job: Job = {
          caller,
          recording,
          names,
          effort,
          givenUpAt: performance.now() + options.seconds * 1000,
          startedAt: 0,
          begun: false,
          passedOn: 0,
          audioSeconds: 0,
          settled: false,
          onMeasured,
          settle(outcome) {
            job.settled = true;
            signal.removeEventListener('abort', give);
            if (outcome instanceof Error) reject(outcome);
            else resolve(outcome);
          },
        };
        if (signal.aborted) return reject(new Error('given up'));
        signal.addEventListener('abort', give);
        line.join(job);
        assign();
      });
    },
    working: () => [...workers].filter(({ job }) => job?.begun).length,
    load: () => ({
      waiting: line.all().length,
      working: atWork().length,
      // Of those who wait now; whoever comes has as much beside them.
      room: options.queue * Math.max(1, line.callers()),
    }),
    trouble() {
      if (failedStarts > 2) return 'the recogniser does not start';
      return [...workers].some(({ ready }) => ready) ? undefined : 'the recogniser is starting';
    },
    pids: () => [...workers].flatMap(({ process }) => process.pid ?? []),
    async close() {
      closing = true;
      clearInterval(watch);
      refuseAll(1);
      for (const worker of workers) {
        worker.job?.settle(busy(1));
        worker.process.kill();
      }
    },
  };
}

function outcomeOf(report: Extract<Report, { kind: 'done' | 'refused' | 'failed' }>): Transcription | Error {
  if (report.kind === 'done') return report.heard;
  return report.kind === 'refused' ? new ApiError(report.code, report.message) : new FailureInside(report.error);
}

function busy(seconds: number): ApiError {
  const retryAfterSeconds = Math.min(60, Math.max(1, Math.ceil(seconds)));
  return new ApiError('PARTNER_API_UNAVAILABLE', 'The recogniser is busy. Send the request again a little later.', {
    retryAfterSeconds,
  });
}
