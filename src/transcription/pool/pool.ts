import { availableParallelism } from 'node:os';
import { FailureInside } from '../../kit/child-process.ts';
import { ApiError } from '../../kit/errors.ts';
import type { OnFailure } from '../../kit/failure-events.ts';
import type { Waiting } from '../../kit/fair-line.ts';
import { type Job, type Supervisor, supervise } from '../../kit/supervisor.ts';
import { type Capacity, mayBegin, paceOf, secondsUntilBegun } from '../../kit/turns.ts';
import { containerOf } from '../decode/sniff.ts';
import type { Asking, Recording, Transcription } from '../recogniser.ts';
import { foretelling } from './load.ts';
import type { Report, Task } from './messages.ts';
import { writeTask } from './task-stream.ts';
import { startWorker } from './worker-process.ts';

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
  /** Megabytes a process may hold; what needs more to be unpacked is refused. Without it, nobody looks. */
  megabytes?: number;
  /** Told when a process ended that should not have. */
  onFailure: OnFailure;
}

export interface Pool extends Pick<Supervisor<Asked, Transcription>, 'pids' | 'load' | 'trouble'> {
  transcribe(recording: Recording, names: Task['names'], asking: Asking): Promise<Transcription>;
  /** How many processes are at work now. */
  working(): number;
  close(): Promise<void>;
}

/** What is asked of a process. The effort of its job is in processor seconds. */
interface Asked {
  recording: Recording;
  names: Task['names'];
  /** By `performance.now()`. */
  givenUpAt: number;
  /** 0 until it is unpacked. */
  audioSeconds: number;
  onMeasured: Asking['onMeasured'];
}

/** Only so much of the promised time is given away, because lengths of compressed recordings are foretold. */
const CAUTION = 0.7;
/** An idle process takes a recording in at once; one that has not said so by now is frozen or dead. */
const TAKING_SECONDS = 5;
/** So many times the work foretold is another recording than it looked. */
const FAR_LONGER = 2;
const TRYING_AGAIN_SECONDS = 30;
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
  let taskId = 0;

  const crew = supervise<Asked, Transcription, Report>({
    who: 'recogniser',
    processes: options.workers,
    queue: options.queue,
    takingSeconds: Math.min(TAKING_SECONDS, options.silenceSeconds),
    endsWhatIsGivenUp: true,
    onFailure: options.onFailure,
    busy,
    notStarting: () => busy(TRYING_AGAIN_SECONDS),
    ...(options.megabytes ? { memory: { megabytes: options.megabytes, tooLarge } } : {}),
    start: (events) => startWorker(options.threads, events),
    send({ stdin }, { recording: { bytes }, names }) {
      if (stdin) writeTask(stdin, { id: ++taskId, bytes: bytes.length, names }, bytes);
    },
    mayBegin: (job, atWork) => mayBegin(job, atWork, capacity),
    patience: () => options.silenceSeconds,
    hear(report, job) {
      if (job && report.kind === 'decoded') learnLength(job, report.seconds);
      if (job && report.kind === 'done') load.learnEffort(job.asked.audioSeconds, report.processorSeconds);
      return outcomeOf(report);
    },
    // Its caller had the work that was done, not the work that was foretold.
    released: (job) => crew.line.correct(job.caller, done(job) - job.effort),
  });

  /** What was done of it so far. */
  const done = ({ startedAt }: Job<Asked, Transcription>) =>
    ((performance.now() - startedAt) / 1000) * paceOf(crew.atWork().length, capacity);

  const learnLength = (job: Job<Asked, Transcription>, seconds: number) => {
    const { asked, effort: foretold } = job;
    load.learnLength(asked.recording, seconds);
    asked.audioSeconds = seconds;
    asked.onMeasured?.(seconds);
    job.effort = Math.min(most, load.heard(seconds));
    crew.line.correct(job.caller, job.effort - foretold);
    const others = crew.atWork().filter((other) => other !== job);
    // Longer than it looked, and too long for the time it has left, while others wait: said now, not when time is over.
    if (crew.line.callers() > 0 && !fits(job)) {
      job.settle(busy(job.effort / threads));
      crew.stop(job);
      // Nor does it hold the process that is left for short ones by looking like one.
    } else if (job.effort > FAR_LONGER * foretold && !mayBegin(job, others, capacity)) crew.putBack(job);
  };

  const fits = ({ effort, asked }: Job<Asked, Transcription>) =>
    performance.now() + (effort / threads) * 1000 <= asked.givenUpAt;

  /** Seconds until a recording that came now would be begun. */
  const waitingSeconds = (newcomer: Waiting) => {
    const underWay = crew.atWork().map((job) => ({ ...job, left: Math.max(0, job.effort - done(job)) }));
    return secondsUntilBegun(crew.line, newcomer, underWay, capacity);
  };

  const watch = setInterval(() => {
    for (const job of crew.atWork()) if (performance.now() > job.asked.givenUpAt) crew.stop(job);
    for (const job of crew.line.all()) if (!fits(job)) crew.refuse(job, busy(waitingSeconds(job)));
  }, WATCH_MS);
  watch.unref();

  return {
    async transcribe(recording, names, { caller, signal, onMeasured }) {
      // What is no recording at all takes nobody's place.
      containerOf(recording.bytes);
      const effort = Math.min(most, load.unseen(recording));
      const wait = waitingSeconds({ caller, effort });
      const full = crew.line.waitingOf(caller) >= options.queue || wait + effort / threads > options.seconds * CAUTION;
      if (full) throw busy(wait);
      const givenUpAt = performance.now() + options.seconds * 1000;
      return crew.submit(
        { caller, effort, asked: { recording, names, givenUpAt, audioSeconds: 0, onMeasured } },
        signal,
      );
    },
    working: () => crew.atWork().filter(({ begun }) => begun).length,
    load: crew.load,
    trouble: crew.trouble,
    pids: crew.pids,
    async close() {
      clearInterval(watch);
      crew.close();
    },
  };
}

/** Once it is unpacked a recording's length is known and bounded: what grows then is not the recording's doing. */
function tooLarge({ asked }: Job<Asked, Transcription>): ApiError | undefined {
  if (asked.audioSeconds > 0) return undefined;
  return new ApiError(
    'INVALID_AUDIO',
    'This recording needs too much memory to unpack. Do not send it again as it is: record it with one channel and at most 48 kHz, or send a transcript.',
  );
}

function outcomeOf(report: Report): Transcription | Error | undefined {
  if (report.kind === 'done') return report.heard;
  if (report.kind === 'refused') return new ApiError(report.code, report.message);
  return report.kind === 'failed' ? new FailureInside(report.error) : undefined;
}

function busy(seconds: number): ApiError {
  const retryAfterSeconds = Math.min(60, Math.max(1, Math.ceil(seconds)));
  return new ApiError('PARTNER_API_UNAVAILABLE', 'The recogniser is busy. Send the request again a little later.', {
    retryAfterSeconds,
  });
}
