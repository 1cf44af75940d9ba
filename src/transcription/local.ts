import { availableParallelism } from 'node:os';
import { startPool } from './pool/pool.ts';
import type { Recogniser } from './recogniser.ts';
import { localVersion } from './version.ts';

export interface LocalOptions {
  /** Processes; 0 takes as many as there are processors, up to four. */
  workers: number;
  /** Time for one recording, waiting included. */
  seconds: number;
  onFailure(event: string, error: unknown): void;
}

export interface LocalRecogniser extends Recogniser {
  pids(): number[];
  working(): number;
  close(): Promise<void>;
}

/** Recordings that may wait, at up to 25 MB each. */
const QUEUE = 16;
const SILENCE_SECONDS = 15;

/** Moonshine on this machine, with nothing to sign up for and nothing to download. */
export function localRecogniser({ workers, seconds, onFailure }: LocalOptions): LocalRecogniser {
  const processors = availableParallelism();
  const pool = startPool({
    workers: workers || Math.min(4, processors),
    // One recording alone uses two processors; when all processes are busy the system shares them out.
    threads: Math.min(2, processors),
    seconds,
    silenceSeconds: SILENCE_SECONDS,
    queue: QUEUE,
    onFailure,
  });
  return {
    version: localVersion(),
    transcribe: (recording, { name, city, state }, signal, onMeasured) =>
      pool.transcribe(recording, { name, city, state }, signal, onMeasured),
    pids: pool.pids,
    working: pool.working,
    close: pool.close,
  };
}
