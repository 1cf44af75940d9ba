import { availableParallelism } from 'node:os';
import type { OnFailure } from '../../kit/failure-events.ts';
import type { Engine } from '../engine.ts';
import { type Lane, readerLane } from './lane.ts';

export interface ReaderOptions {
  /** An account of usual length that takes longer than this is given up, and with it the process that reads it. */
  seconds?: number;
  /** Accounts of usual length that may wait of one caller, and how long anybody does. */
  queue?: number;
  patienceSeconds?: number;
  /** Told when a process ended that should not have. */
  onFailure: OnFailure;
}

export interface ReaderEngine extends Engine {
  /** The process that reads usual accounts, for operators and tests. */
  pid(): number | undefined;
  close(): Promise<void>;
}

/** An account takes a tenth of a second; one that takes this long hangs. */
const SECONDS = 30;
const QUEUE = 100;
const PATIENCE_SECONDS = 30;
/** In characters: five minutes of speech. What is longer is read beside the usual ones, not before them. */
const LONG = 5000;
/** The longest of texts takes many seconds when others want the processor, so few of each caller's are promised to be read. */
const OF_LONG = { seconds: 80, queue: 8, patienceSeconds: 80, share: { threads: 1, niceness: 10 }, idleSeconds: 60 };

/** What a text may take to be read on a busy machine, its wait included: the longer, the more. */
export function readingSeconds(transcript: string): number {
  return Math.min(OF_LONG.seconds, 10 * Math.ceil(transcript.length / LONG));
}

/**
 * The learned reader, in processes of its own: one for accounts as they are told, and one, started when it is needed, for
 * texts so long that nobody else should wait for them. The second gets one thread, and the processor when nobody wants it.
 */
export function readerEngine(version: string, options: ReaderOptions): ReaderEngine {
  const { seconds = SECONDS, queue = QUEUE, patienceSeconds = PATIENCE_SECONDS, onFailure } = options;
  const share = { threads: Math.min(2, availableParallelism()), niceness: 1 };
  const usual = readerLane({ seconds, queue, patienceSeconds, share, onFailure });
  const long = readerLane({ ...OF_LONG, onFailure });
  const laneOf = (transcript: string): Lane => (transcript.length > LONG ? long : usual);
  return {
    version,
    pid: usual.pid,
    queues: () => [
      { name: 'reader', ...usual.load() },
      { name: 'reader_long', ...long.load() },
    ],
    trouble: usual.trouble,
    extract: (account, signal, asking) => laneOf(account.transcript).extract(account, signal, asking),
    async close() {
      usual.close();
      long.close();
    },
  };
}
