import { availableParallelism } from 'node:os';
import type { OnFailure } from '../kit/failure-events.ts';
import { isRecording } from './decode/sniff.ts';
import { type Pool, startPool } from './pool/pool.ts';
import type { Recogniser } from './recogniser.ts';
import { localVersion } from './version.ts';
import { departmentWords } from './vocabulary/department-words.ts';

export interface LocalOptions {
  /** Processes; 0 takes as many as there are processors, up to four. */
  workers: number;
  /** What one of them may hold; without it, nobody looks. */
  megabytes?: number;
  /** Time for one recording, waiting included. */
  seconds: number;
  onFailure: OnFailure;
}

export interface LocalRecogniser extends Recogniser {
  pids(): number[];
  working(): number;
  trouble(): string | undefined;
  close(): Promise<void>;
  /** The same for whoever knows only names that may be said. */
  hear: Pool['transcribe'];
}

/** Recordings of one caller that may wait. How many bytes all of them hold is bounded where they come in. */
const QUEUE = 16;
const SILENCE_SECONDS = 15;

/** Moonshine on this machine, with nothing to sign up for and nothing to download. */
export function localRecogniser({ workers, megabytes, seconds, onFailure }: LocalOptions): LocalRecogniser {
  const processors = availableParallelism();
  const pool = startPool({
    workers: workers || Math.min(4, processors),
    // One recording alone uses two processors; when all processes are busy the system shares them out.
    threads: Math.min(2, processors),
    seconds,
    silenceSeconds: SILENCE_SECONDS,
    queue: QUEUE,
    ...(megabytes ? { megabytes } : {}),
    onFailure,
  });
  return {
    version: localVersion(),
    transcribe: (recording, department, asking) =>
      pool.transcribe(recording, [...departmentWords(department), ...(asking.names ?? [])], asking),
    isRecording,
    hear: pool.transcribe,
    pids: pool.pids,
    working: pool.working,
    queues: () => [{ name: 'recogniser', ...pool.load() }],
    trouble: pool.trouble,
    close: pool.close,
  };
}
