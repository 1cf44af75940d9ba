import { ApiError } from '../../errors.ts';
import type { Misheard, Recording } from '../recogniser.ts';
import { foretelling } from './load.ts';
import type { Report, Task } from './messages.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

export interface PoolOptions {
  workers: number;
  /** Threads of each process. */
  threads: number;
  /** A recording that cannot be recognised within this is refused, and one that overruns it is given up. */
  seconds: number;
  /** A process at work that says nothing for this long hangs. */
  silenceSeconds: number;
  /** Recordings that may wait for a free process. */
  queue: number;
  /** Told when a process ended that should not have. */
  onFailure(event: string, error: unknown): void;
}

export interface Pool {
  transcribe(recording: Recording, department: Task['department'], signal: AbortSignal): Promise<string | Misheard>;
  /** Process ids, for operators and tests. */
  pids(): number[];
  /** How many processes are at work now. */
  working(): number;
  close(): Promise<void>;
}

interface Job {
  recording: Recording;
  department: Task['department'];
  /** Seconds of work foretold. */
  effort: number;
  givenUpAt: number;
  startedAt: number;
  audioSeconds: number;
  settle(outcome: string | Misheard | Error): void;
}

interface Worker {
  process: WorkerProcess;
  ready: boolean;
  job: Job | undefined;
  lastSign: number;
}

/** Only so much of the promised time is given away, because lengths of compressed recordings are foretold. */
const CAUTION = 0.7;
const STARTING_SECONDS = 60;
const FIRST_RESTART_MS = 200;
const LAST_RESTART_MS = 30_000;
const WATCH_MS = 500;

/** Processes that recognise, each one recording at a time, and the line before them. */
export function startPool(options: PoolOptions): Pool {
  const load = foretelling();
  const workers = new Set<Worker>();
  const waiting: Job[] = [];
  let closing = false;
  let failedStarts = 0;
  let taskId = 0;

  const start = () => {
    if (closing) return;
    const worker: Worker = {
      process: startWorker(options.threads, {
        onReport: (report) => hear(worker, report),
        onEnd: (reason) => bury(worker, reason),
      }),
      ready: false,
      job: undefined,
      lastSign: performance.now(),
    };
    workers.add(worker);
  };

  const hear = (worker: Worker, report: Report) => {
    worker.lastSign = performance.now();
    if (report.kind === 'ready') {
      worker.ready = true;
      failedStarts = 0;
      // One after the other: a server that starts has better things to do with its processors.
      if (workers.size < options.workers) start();
    }
    const { job } = worker;
    if (job && report.kind === 'decoded') learnLength(worker, job, report.seconds);
    if (report.kind === 'done' || report.kind === 'refused' || report.kind === 'failed') {
      worker.job = undefined;
      if (job && report.kind === 'done') {
        load.learnEffort(job.audioSeconds, (performance.now() - job.startedAt) / 1000);
        job.settle(report.heard);
      } else if (job) {
        job.settle(report.kind === 'refused' ? new ApiError(report.code, report.message) : new Error(report.kind));
      }
    }
    assign();
  };

  const learnLength = (worker: Worker, job: Job, seconds: number) => {
    load.learnLength(job.recording, seconds);
    job.audioSeconds = seconds;
    job.effort = load.heard(seconds);
    // Longer than it looked, and too long for the time it has left: said now, not when the time is over.
    if (performance.now() + job.effort * 1000 > job.givenUpAt) {
      worker.job = undefined;
      job.settle(busy(job.effort));
      worker.process.kill();
    }
  };

  const bury = (worker: Worker, reason: string) => {
    workers.delete(worker);
    if (closing) return;
    worker.job?.settle(new Error(`the recogniser ${reason}`));
    if (!worker.ready) failedStarts++;
    options.onFailure('recogniser ended', new Error(`the recogniser ${reason}`));
    const pause = worker.ready ? 0 : Math.min(LAST_RESTART_MS, FIRST_RESTART_MS * 2 ** failedStarts);
    setTimeout(start, pause).unref();
    if (failedStarts > 2) for (const job of waiting.splice(0)) job.settle(busy(LAST_RESTART_MS / 1000));
  };

  const assign = () => {
    for (const worker of workers) {
      if (!worker.ready || worker.job) continue;
      const job = waiting.shift();
      if (!job) return;
      worker.job = job;
      worker.lastSign = job.startedAt = performance.now();
      const { department, recording } = job;
      worker.process.send({ id: ++taskId, bytes: recording.bytes.length, department }, recording.bytes);
    }
  };

  /** Seconds until a recording that came now would be begun. */
  const waitingSeconds = () => {
    const now = performance.now();
    let work = waiting.reduce((sum, job) => sum + job.effort, 0);
    for (const { job } of workers) if (job) work += Math.max(0, job.effort - (now - job.startedAt) / 1000);
    return work / Math.max(1, options.workers);
  };

  const watch = setInterval(() => {
    const now = performance.now();
    for (const worker of workers) {
      const silence = now - worker.lastSign;
      const allowed = worker.ready ? options.silenceSeconds : STARTING_SECONDS;
      if ((worker.job || !worker.ready) && silence > allowed * 1000) worker.process.kill();
      else if (worker.job && now > worker.job.givenUpAt) worker.process.kill();
    }
    for (const job of waiting.filter(({ givenUpAt, effort }) => now + effort * 1000 > givenUpAt)) {
      waiting.splice(waiting.indexOf(job), 1);
      job.settle(busy(waitingSeconds()));
    }
  }, WATCH_MS);
  watch.unref();
  setImmediate(start);

  return {
    transcribe(recording, department, signal) {
      const effort = load.unseen(recording);
      const wait = waitingSeconds();
      const full = waiting.length >= options.queue || wait + effort > options.seconds * CAUTION;
      if (closing || failedStarts > 2 || full) return Promise.reject(busy(wait));
      return new Promise<string | Misheard>((resolve, reject) => {
        const give = () => {
          const at = waiting.indexOf(job);
          if (at !== -1) waiting.splice(at, 1);
          for (const worker of workers) if (worker.job === job) worker.process.kill();
          job.settle(new Error('given up'));
        };
        const job: Job = {
          recording,
          department,
          effort,
          givenUpAt: performance.now() + options.seconds * 1000,
          startedAt: 0,
          audioSeconds: 0,
          settle(outcome) {
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
    working: () => [...workers].filter(({ job }) => job).length,
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

function busy(seconds: number): ApiError {
  const retryAfterSeconds = Math.min(60, Math.max(1, Math.ceil(seconds)));
  return new ApiError('PARTNER_API_UNAVAILABLE', 'The recogniser is busy. Send the request again a little later.', {
    retryAfterSeconds,
  });
}
