import type { ChildProcess } from 'node:child_process';
import { type ChildEvents, startChild } from '../../kit/child-process.ts';
import type { ErrorDescription } from '../../kit/describe-error.ts';
import type { Extracted } from '../engine.ts';

/** Its threads, and how far behind the server's own thread it stands when both want the processor. */
export interface ReaderShare {
  threads: number;
  niceness: number;
}

/** What the reader's process says: that it is ready, the values of an account, or where it went wrong. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'done'; extracted: Extracted }
  | { kind: 'failed'; error: ErrorDescription };

export function startReader({ threads, niceness }: ReaderShare, events: ChildEvents): ChildProcess | undefined {
  return startChild(
    'extraction/serving/worker.js',
    [String(threads), String(niceness)],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
    },
    events,
  );
}
