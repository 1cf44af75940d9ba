import type { ChildProcess } from 'node:child_process';
import { type ChildEvents, startChild } from '../../kit/child-process.ts';

export function startWorker(threads: number, events: ChildEvents): ChildProcess | undefined {
  const child = startChild(
    'transcription/worker.js',
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
