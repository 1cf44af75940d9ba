import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ChildEvents, startChild } from '../../kit/child-process.ts';

/** Compiled: Node cannot start the TypeScript itself. From the sources (in tests) it is the last build's. */
const WORKER_FILE = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('../../../build/transcription/worker.js', import.meta.url)
    : new URL('../worker.js', import.meta.url),
);

export function startWorker(threads: number, events: ChildEvents): ChildProcess | undefined {
  const child = startChild(
    WORKER_FILE,
    [String(threads)],
    {
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--expose-gc', '--max-old-space-size=256'],
      // glibc otherwise keeps an arena for every thread and returns little of them.
      env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
    },
    events,
  );
  // Writing to a process that has just died; its exit is reported by itself.
  child?.stdin?.on('error', () => {});
  return child;
}
