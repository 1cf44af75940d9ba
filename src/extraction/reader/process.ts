import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Account, Extracted } from '../engine.ts';

export interface ReaderProcess {
  readonly pid: number | undefined;
  send(account: Account): void;
  /** Ends it at once, even when it hangs. */
  kill(): void;
}

export interface ReaderEvents {
  onReady(): void;
  onResult(result: Extracted | Error): void;
  /** Called once, however it ended. */
  onEnd(reason: string): void;
}

/** What the reader's process says: that it is ready, the values of an account, or the name of what went wrong. */
export type Told = { ready: true } | { extracted: Extracted } | { failed: string };

/** Compiled: Node cannot start the TypeScript itself. From the sources (in tests) it is the last build's. */
const WORKER_FILE = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('../../../build/extraction/reader/worker.js', import.meta.url)
    : new URL('./worker.js', import.meta.url),
);

/** Of the parent's environment, only what a process needs to run: no secret goes where strangers' words are read. */
const ENVIRONMENT = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH'];

export function startReader({ onReady, onResult, onEnd }: ReaderEvents): ReaderProcess {
  const child = fork(WORKER_FILE, [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=256'],
    env: Object.fromEntries(ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  });
  let ended = false;
  const end = (reason: string) => {
    if (!ended) onEnd(reason);
    ended = true;
  };
  child.on('message', (told: Told) => {
    if ('ready' in told) onReady();
    else onResult('extracted' in told ? told.extracted : new Error(told.failed));
  });
  child.on('exit', (code, signal) => end(signal ? `was ended by ${signal}` : `ended with code ${code}`));
  child.on('error', (error) => end(`could not be started: ${error.message}`));
  return {
    pid: child.pid,
    // To a process that has just died; its exit is reported by itself.
    send: (account) => void child.send(account, () => {}),
    kill: () => void child.kill('SIGKILL'),
  };
}
