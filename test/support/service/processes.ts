import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { importDepartments } from '../../../src/departments/directory.ts';
import { issueKey } from '../../../src/partners/keys.ts';
import { addPartner, goLive } from '../../../src/partners/partners.ts';
import { readSettings } from '../../../src/settings.ts';
import { openDatabase } from '../../../src/storage/database/database.ts';
import type { Db, Mode } from '../../../src/storage/database/tables.ts';
import { confirmSecret, loadSecrets, type Secrets } from '../../../src/storage/secrets/secrets.ts';
import type { TestDatabase } from '../database/databases.ts';
import { type Answer, type CallOptions, call } from './call.ts';
import { MAPLETON, OAKVILLE } from './departments.ts';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const prepared = spawnSync('script/prepare', { cwd: ROOT, encoding: 'utf8' });
if (prepared.status !== 0) throw new Error(`script/prepare failed:\n${prepared.stderr}`);

// Starting a process takes a second, and many at once on a busy machine take many.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

export type Environment = Record<string, string>;

/** How a process ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Ran extends Ended {
  // biome-ignore lint/suspicious/noExplicitAny: output is inspected freely in tests
  json: any;
}

/** Runs the operator's command line, as built, to its end. */
export async function svc(environment: Environment, ...args: string[]): Promise<Ran> {
  return withJson(await run('node', ['build/cli/main.js', ...args], environment));
}

/** The same, for preparing a test: fails unless the command succeeded, and answers with its JSON. */
export async function svcOk(environment: Environment, ...args: string[]): Promise<Ran['json']> {
  const ran = await svc(environment, '--json', ...args);
  if (ran.code !== 0) throw new Error(`svc ${args.join(' ')} ended with ${ran.code}: ${ran.stderr}`);
  return ran.json;
}

export function run(command: string, args: string[], environment: Environment = {}, stdin?: string): Promise<Ended> {
  const child = start(command, args, environment, stdin === undefined ? 'ignore' : 'pipe');
  child.stdin?.end(stdin);
  return ending(child);
}

export interface Server {
  /** Base address, `/v1` included. */
  url: string;
  pid: number;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Sends a signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Ended>;
  signal(signal: NodeJS.Signals): void;
  ended: Promise<Ended>;
  /** What it wrote to its output so far. */
  output(): string;
  /** The end of its output that is read here. */
  reader: Readable;
  /** The same, as the lines of its log. */
  log(): Record<string, unknown>[];
}

/**
 * Starts a server process and waits until it serves; fails with what it said if it ends instead. The entry is a file, with
 * words for it; `within` is a command that becomes the one behind it.
 */
export async function startServer(
  environment: Environment,
  entry = 'build/app/main.js',
  within: string[] = [],
): Promise<Server> {
  // Without the recogniser's processes, which none of these tests needs and each would start.
  const settings = { PORT: '0', RECOGNISER: 'none', ...environment };
  const [command = '', ...args] = [...within, 'node', '--enable-source-maps', ...entry.split(' ')];
  const child = start(command, args, settings, 'ignore');
  const ended = ending(child);
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const said = /"url":"(.*?)"/.exec(output)?.[1] ?? /^Serving (\S+)\n/m.exec(output)?.[1];
      if (said) resolve(said);
    });
    ended.then(({ code, stderr }) => reject(new Error(`The server ended with ${code}: ${stderr}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    call: (method, path, options) => call(url, method, path, options),
    signal: (signal) => void child.kill(signal),
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
    ended,
    output: () => output,
    reader: child.stdout as Readable,
    log: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line)),
  };
}

/** A server whose engine and recogniser wait while the file HOLD exists, and whose recogniser hears bytes as text. */
export function startGatedServer(environment: Environment): Promise<Server> {
  return startServer(environment, 'test/support/fakes/gated-server.mjs');
}

/** Starts something that must not start, and answers how it ended. */
export function failToStart(environment: Environment): Promise<Ended> {
  return run('node', ['build/app/main.js'], { PORT: '0', RECOGNISER: 'none', ...environment });
}

/** A database with two departments and the partner `acme`, which is live, and the keys asked for. */
export function prepareAcme(database: TestDatabase, ...modes: Mode[]): Promise<string[]> {
  return withDatabase(database, async (db, secrets) => {
    await importDepartments(db, 'test', [MAPLETON, OAKVILLE], 'test');
    await addPartner(db, 'test', { slug: 'acme', name: 'Acme Records' });
    await goLive(db, 'test', 'acme', 'agreement 1');
    const keys: string[] = [];
    for (const mode of modes) keys.push((await issueKey(db, secrets, 'test', { partner: 'acme', mode })).secret);
    return keys;
  });
}

/** Looks into a database, or prepares it, from outside the servers that run on it. One at a time. */
export async function withDatabase<T>(
  { environment }: TestDatabase,
  work: (db: Db, secrets: Secrets) => Promise<T>,
): Promise<T> {
  const settings = readSettings(environment);
  const secrets = await loadSecrets(settings);
  const db = await openDatabase(settings);
  try {
    await confirmSecret(db, secrets);
    return await work(db, secrets);
  } finally {
    await db.destroy();
  }
}

/** Asks again until the answer passes; for what happens on its own, in another process. */
export function eventually<T>(check: () => T | Promise<T>, timeout = 20_000): Promise<T> {
  return vi.waitFor(check, { timeout, interval: 25 });
}

const running = new Set<ChildProcess>();

/** Ends, by its own id, every process that a test left behind. */
export async function stopAll(): Promise<void> {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all([...running].map((child) => new Promise((resolve) => child.once('close', resolve))));
}

function start(command: string, args: string[], environment: Environment, stdin: 'ignore' | 'pipe'): ChildProcess {
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, {
    cwd: ROOT,
    // Nothing of the environment the tests run in: a setting there must not decide what is tested.
    env: { PATH, HOME, ...environment },
    stdio: [stdin, 'pipe', 'pipe'],
  });
  child.stdout?.setEncoding('utf8');
  child.stderr?.setEncoding('utf8');
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

function ending(child: ChildProcess): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (text) => {
    stdout += text;
  });
  child.stderr?.on('data', (text) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

function withJson(ended: Ended): Ran {
  try {
    return { ...ended, json: JSON.parse(ended.stdout) };
  } catch {
    return { ...ended, json: undefined };
  }
}
