import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ErrorDescription } from './describe-error.ts';

/** What processes of the service's own have in common, whatever they do. */

/** Of the parent's environment, only what a process needs to run: no secret goes where strangers' bytes are read. */
const ENVIRONMENT = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH'];

/** Unless told so before it is loaded, ONNX Runtime tells its makers of every start, from where the models run. */
const SILENCE = { ORT_DISABLE_TELEMETRY: '1' };

export function childEnvironment(): Record<string, string> {
  const given = ENVIRONMENT.flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(given), ...SILENCE };
}

/** Of the disk: the code, its packages and its weights. Not the folder around them, in which a data folder may lie. */
const READABLE = ['build', 'node_modules', 'src', 'package.json'];

/** Compiled: Node cannot start the TypeScript itself. */
const FIRST = new URL('../../build/kit/without-signals.js', import.meta.url).href;

/**
 * Node's own flags under which such a process reads these files and no other, writes none, and starts neither process
 * nor thread, whatever a stranger's bytes make of the code that reads them; and without the functions that signal other
 * processes. Native code, which runs the models, is not held by them.
 */
export function confinement(): string[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isStable = major > 22 || (major === 22 && minor >= 13);
  const given = READABLE.map((name) => fileURLToPath(new URL(`../../${name}`, import.meta.url))).filter(existsSync);
  // Modules are loaded by their real paths, and folders may be linked to.
  const paths = new Set([...given, ...given.map((path) => realpathSync(path))]);
  const reading = [...paths].map((path) => `--allow-fs-read=${path.endsWith('.json') ? path : `${path}/`}`);
  return [isStable ? '--permission' : '--experimental-permission', '--allow-addons', ...reading, '--import', FIRST];
}

/** The end of a process; its `code`, which the log shows, is the signal or the exit code it ended with. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
  constructor(
    readonly who: string,
    readonly code: string,
  ) {
    super(`the ${who} ended with ${code}`);
  }
}

/** A failure inside such a process, told by where it happened: its message could quote what was said. */
export class FailureInside extends Error {
  constructor({ failure, at }: ErrorDescription) {
    super(failure);
    this.name = failure;
    this.stack = [failure, ...at.map((frame) => `    ${frame}`)].join('\n');
  }
}

export interface ChildEvents {
  onMessage(message: unknown): void;
  /** Called once, and never before the start has returned, with how it ended in one word: `SIGKILL`, `exit 1`, `ENOMEM`. */
  onEnd(ending: string): void;
}

/** Compiled: Node cannot start the TypeScript itself. From the sources (in tests) it is the last build's. */
const COMPILED = new URL(import.meta.url.endsWith('.ts') ? '../../build/' : '../', import.meta.url);

/** Starts one, confined, by the file's place among the compiled ones. Where the machine has no room for it there is none, and that is an end like any other. */
export function startChild(
  file: string,
  args: readonly string[],
  { execArgv = [], env = {}, ...options }: ForkOptions,
  { onMessage, onEnd }: ChildEvents,
): ChildProcess | undefined {
  let ended = false;
  const end = (ending: string) => {
    if (!ended) onEnd(ending);
    ended = true;
  };
  const fail = ({ code = 'a failed start' }: NodeJS.ErrnoException) => end(code);
  try {
    const child = fork(fileURLToPath(new URL(file, COMPILED)), args, {
      ...options,
      execArgv: [...execArgv, ...confinement()],
      env: { ...childEnvironment(), ...env },
    });
    child.on('message', onMessage);
    child.on('exit', (code, signal) => end(signal ?? `exit ${code}`));
    child.on('error', fail);
    return child;
  } catch (error) {
    // Of some errors of the system Node tells later, others (no memory) it throws.
    process.nextTick(fail, error as NodeJS.ErrnoException);
    return undefined;
  }
}
