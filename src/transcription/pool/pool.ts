import { availableParallelism } from 'node:os';
import { FailureInside, ProcessEnded } from '../../child-process.ts';
import { ApiError } from '../../errors.ts';
import type { OnFailure } from '../../failure-events.ts';
import type { Recording, Transcription } from '../recogniser.ts';
import { foretelling } from './load.ts';
import type { Report, Task } from './messages.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

export interface PoolOptions {
  workers: number;
  /** Threads of each process. */
  threads: number;
  /** A recording that would wait too long to be recognised within this is refused; one that overruns it is given up. */
  seconds: number;
  /** A process at work that says nothing for this long hangs. */
  silenceSeconds: number;
  /** Recordings that may wait for a free process. */
  queue: number;
  /** Told when a process ended that should not have. */
  onFailure: OnFailure;
}

export interface Pool {
  transcribe(
    recording: Recording,
    names: Task['names'],
    signal: AbortSignal,
    onMeasured?: (seconds: number) => void,
  ): Promise<Transcription>;
  /** Process ids, for operators and tests. */
  pids(): number[];
  /** How many processes are at work now. */
  working(): number;
  load(): { waiting: number; working: number; room: number };
  /** Why it cannot recognise now, if it cannot. */
  trouble(): string | undefined;
  close(): Promise<void>;
}

interface Job {
  recording: Recording;
  names: Task['names'];
  /** Processor seconds of work foretold. */
  effort: number;
  givenUpAt: number;
  startedAt: number;
  /** Whether a process has said that it works on it. */
  begun: boolean;
  /** How many processes ended before they said so. */
  passedOn: number;
  audioSeconds: number;
  settled: boolean;
  onMeasured: ((seconds: number) => void) | undefined;
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
const FIRST_RESTART_MS = 200;
const LAST_RESTART_MS = 30_000;
const WATCH_MS = 500;

/** Processes that recognise, each one recording at a time, and the line before them. */
export function startPool(options: PoolOptions): Pool {
  const load = foretelling();
  // A recording uses the threads of its process, and all of them together the processors of the machine.
  const threads = Math.max(1, Math.min(options.threads, availableParallelism()));
  const processors = Math.max(1, Math.min(options.workers * threads, availableParallelism()));
  /** What is never foretold to take longer than allowed, begun at once, is never refused while nothing is before it. */
  const most = options.seconds * CAUTION * threads;
  const workers = new Set<Worker>();
  const waiting: Job[] = [];
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
      worker.job = undefined;
      if (job && report.kind === 'done') load.learnEffort(job.audioSeconds, report.processorSeconds);
      job?.settle(outcomeOf(report));
    }
    assign();
  };

  const end = (worker: Worker) => {
    worker.ending = true;
    worker.process.kill();
  };

  const learnLength = (worker: Worker, job: Job, seconds: number) => {
    load.learnLength(job.recording, seconds);
    job.audioSeconds = seconds;
    job.onMeasured?.(seconds);
    job.effort = Math.min(most, load.heard(seconds));
    // Longer than it looked, and too long for the time it has left, while others wait: said now, not when time is over.
    if (waiting.length > 0 && !fits(job)) {
      job.settle(busy(job.effort / threads));
      end(worker);
    }
  };

  const fits = ({ effort, givenUpAt }: Job) => performance.now() + (effort / threads) * 1000 <= givenUpAt;

  const bury = (worker: Worker, ending: string) => {
    workers.delete(worker);
    if (closing) return;
    const { job } = worker;
    const ended = new ProcessEnded('recogniser', ending);
    if (job && !job.begun && !job.settled && ++job.passedOn <= MOST_PASSED_ON) waiting.unshift(job);
    else job?.settle(ended);
    if (!worker.ready) failedStarts++;
    options.onFailure('recogniser ended', ended);
    const pause = worker.ready ? 0 : Math.min(LAST_RESTART_MS, FIRST_RESTART_MS * 2 ** failedStarts);
    setTimeout(start, pause).unref();
    if (failedStarts > 2) for (const job of waiting.splice(0)) job.settle(busy(LAST_RESTART_MS / 1000));
    assign();
  };

  const assign = () => {
    for (const worker of workers) {
      if (!isFree(worker)) continue;
      const job = waiting.shift();
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
  const waitingSeconds = () => {
    if (waiting.length === 0 && [...workers].some(isFree)) return 0;
    const now = performance.now();
    let work = waiting.reduce((sum, job) => sum + job.effort, 0);
    for (const { job } of workers) if (job) work += Math.max(0, job.effort - ((now - job.startedAt) / 1000) * threads);
    return work / processors;
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
    for (const job of waiting.filter((job) => !fits(job))) {
      waiting.splice(waiting.indexOf(job), 1);
      job.settle(busy(waitingSeconds()));
    }
  }, WATCH_MS);
  watch.unref();
  setImmediate(start);

  return {
    transcribe(recording, names, signal, onMeasured) {
      const effort = Math.min(most, load.unseen(recording));
      const wait = waitingSeconds();
      const full = waiting.length >= options.queue || wait + effort / threads > options.seconds * CAUTION;
      if (closing || failedStarts > 2 || full) return Promise.reject(busy(wait));
      return new Promise<Transcription>((resolve, reject) => {
        const give = () => {
          const at = waiting.indexOf(job);
          if (at !== -1) waiting.splice(at, 1);
          for (const worker of workers) if (worker.job === job) end(worker);
          job.settle(new Error('given up'));
        };
        const job: Job = {
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
        waiting.push(job);
        assign();
      });
    },
    working: () => [...workers].filter(({ job }) => job?.begun).length,
    load: () => ({
      waiting: waiting.length,
      working: [...workers].filter(({ job }) => job).length,
      room: options.queue,
    }),
    trouble() {
      if (failedStarts > 2) return 'the recogniser does not start';
      return [...workers].some(({ ready }) => ready) ? undefined : 'the recogniser is starting';
    },
    pids: () => [...workers].flatMap(({ process }) => process.pid ?? []),
    async close() {
      closing = true;
      clearInterval(watch);
      for (const job of waiting.splice(0)) job.settle(busy(1));
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
