import { fileURLToPath } from 'node:url';
import { startChild } from '../../kit/child-process.ts';
import type { Report, Task } from './messages.ts';
import { writeTask } from './task-stream.ts';

/** One recogniser process, from its start to its end. */
export interface WorkerProcess {
  readonly pid: number | undefined;
  send(task: Task, bytes: Buffer): void;
  /** Ends it at once, even when it hangs. */
  kill(): void;
}

export interface WorkerEvents {
  onReport(report: Report): void;
  /** Called once, with how it ended. */
  onEnd(ending: string): void;
}

/**
 * Compiled: Node cannot start the TypeScript itself. From the sources (in tests) it is the last build's.
 */
const WORKER_FILE = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('../../../build/transcription/worker.js', import.meta.url)
    : new URL('../worker.js', import.meta.url),
);

export function startWorker(threads: number, { onReport, onEnd }: WorkerEvents): WorkerProcess {
  const child = startChild(
    WORKER_FILE,
    [String(threads)],
    {
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--expose-gc', '--max-old-space-size=256'],
      // glibc otherwise keeps an arena for every thread and returns little of them.
      env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
    },
    { onMessage: (message) => onReport(message as Report), onEnd },
  );
  // Writing to a process that has just died; its exit is reported by itself.
  child?.stdin?.on('error', () => {});
  return {
    pid: child?.pid,
    send(task, bytes) {
      if (child?.stdin) writeTask(child.stdin, task, bytes);
    },
    kill: () => void child?.kill('SIGKILL'),
  };
}
