import { fileURLToPath } from 'node:url';
import { FailureInside, startChild } from '../../kit/child-process.ts';
import type { ErrorDescription } from '../../kit/describe-error.ts';
import type { Account, Extracted } from '../engine.ts';

export interface ReaderProcess {
  readonly pid: number | undefined;
  send(account: Account): void;
  /** Ends it at once, even when it hangs. */
  kill(): void;
}

/** Its threads, and how far behind the server's own thread it stands when both want the processor. */
export interface ReaderShare {
  threads: number;
  niceness: number;
}

export interface ReaderEvents {
  onReady(): void;
  onResult(result: Extracted | Error): void;
  /** Called once, with how it ended. */
  onEnd(ending: string): void;
}

/** What the reader's process says: that it is ready, the values of an account, or where it went wrong. */
export type Told = { ready: true } | { extracted: Extracted } | { failed: ErrorDescription };

/** Compiled: Node cannot start the TypeScript itself. From the sources (in tests) it is the last build's. */
const WORKER_FILE = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('../../../build/extraction/serving/worker.js', import.meta.url)
    : new URL('./worker.js', import.meta.url),
);

export function startReader(share: ReaderShare, { onReady, onResult, onEnd }: ReaderEvents): ReaderProcess {
  const onMessage = (message: unknown) => {
    const told = message as Told;
    if ('ready' in told) onReady();
    else onResult('extracted' in told ? told.extracted : new FailureInside(told.failed));
  };
  const child = startChild(
    WORKER_FILE,
    [String(share.threads), String(share.niceness)],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
    },
    { onMessage, onEnd },
  );
  return {
    pid: child?.pid,
    // To a process that has just died; its exit is reported by itself.
    send: (account) => void child?.send(account, () => {}),
    kill: () => void child?.kill('SIGKILL'),
  };
}
