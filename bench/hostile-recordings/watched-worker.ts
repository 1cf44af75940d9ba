import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

// The service's own recogniser process, as the pool starts it, with its memory and its processor time watched.

interface Report {
  kind: 'ready' | 'begun' | 'decoded' | 'working' | 'done' | 'refused' | 'failed';
  seconds?: number;
  code?: string;
  message?: string;
  error?: { failure: string; at: string[] };
}
export interface Outcome {
  /** What a caller would be answered: `heard`, a code with 400, or how it failed, which is 502. */
  answer: string;
  failed: boolean;
  message: string;
  /** At most, of the whole process. */
  megabytes: number;
  processorSeconds: number;
  /** The longest time in which it said nothing. */
  silentSeconds: number;
  /** Of sound that came out. */
  heardSeconds: number;
}

export interface WatchedWorker {
  try(recording: Buffer): Promise<Outcome>;
  stop(): void;
}

/** What no recording of any shape may take of memory; a process has 200 to 300 before it was sent any. */
export const MOST_MEGABYTES = 900;
/** More than any honest recording takes, of processor time: how busy the machine is otherwise says nothing of a recording. */
const GIVEN_UP_SECONDS = 200;
/** By the clock, for one that waits for what never comes. */
const LOST_SECONDS = 3600;
const GIVEN_UP_MEGABYTES = 5000;
const TICKS = 100;

/** `build` is the folder of the built service that is tried. */
export async function watchedWorker(build: URL): Promise<WatchedWorker> {
  const { startWorker } = await import(new URL('transcription/pool/worker-process.js', build).href);
  const { writeTask } = await import(new URL('transcription/pool/task-stream.js', build).href);
  let child: ChildProcess | undefined;
  let told: (report: Report) => void = () => {};
  let ended: (ending: string) => void = () => {};

  const begin = () =>
    new Promise<void>((resolve, reject) => {
      told = ({ kind }) => kind === 'ready' && resolve();
      ended = (ending) => reject(new Error(`the recogniser does not start: ${ending}`));
      child = startWorker(2, {
        onMessage: (report: Report) => told(report),
        onEnd: (ending: string) => {
          child = undefined;
          ended(ending);
        },
      });
    });

  return {
    async try(recording) {
      if (!child) await begin();
      const { pid } = child as { pid: number };
      forgetPeak(pid);
      const before = processorSeconds(pid);
      let [peak, used, heardSeconds, silentSeconds, lastSign] = [0, 0, 0, 0, performance.now()];
      const watch = () => {
        peak = Math.max(peak, peakMegabytes(pid));
        used = Math.max(used, processorSeconds(pid) - before);
        if (peak > GIVEN_UP_MEGABYTES || used > GIVEN_UP_SECONDS) child?.kill('SIGKILL');
        silentSeconds = Math.max(silentSeconds, (performance.now() - lastSign) / 1000);
      };
      const watching = setInterval(watch, 50);
      const givenUp = setTimeout(() => child?.kill('SIGKILL'), LOST_SECONDS * 1000);
      const last = await new Promise<Report | string>((resolve) => {
        told = (report) => {
          watch();
          lastSign = performance.now();
          if (report.kind === 'decoded') heardSeconds = report.seconds ?? 0;
          if (['done', 'refused', 'failed'].includes(report.kind)) resolve(report);
        };
        ended = resolve;
        writeTask(child?.stdin, { id: 1, bytes: recording.length, names: [] }, recording);
      });
      clearInterval(watching);
      clearTimeout(givenUp);
      const figures = { megabytes: peak, processorSeconds: used, silentSeconds, heardSeconds };
      if (typeof last === 'string') return { ...figures, answer: `ended with ${last}`, failed: true, message: '' };
      const { kind, code = '', message = '', error } = last;
      if (kind === 'failed') {
        return { ...figures, answer: error?.failure ?? kind, failed: true, message: error?.at.join('\n') ?? '' };
      }
      return { ...figures, answer: kind === 'done' ? 'heard' : code, failed: false, message };
    },
    stop: () => void child?.kill('SIGKILL'),
  };
}

function peakMegabytes(pid: number): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(fileOf(pid, 'status'))?.[1] ?? 0) / 1024;
}

function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function processorSeconds(pid: number): number {
  const fields = fileOf(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS;
}

/** A process that has just ended has none. */
function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
