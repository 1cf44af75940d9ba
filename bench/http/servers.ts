import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../', import.meta.url));
const START_SECONDS = 20;
const STOP_SECONDS = 10;

/** A server in a process of its own, so that it does not share a core's event loop with what loads it. */
export interface Server {
  url: string;
  pid: number;
  /** Seconds from the start of the process to its first 200. */
  startSeconds: number;
  /** Megabytes: now, and the most there ever were. */
  memory(): { now: number; peak: number };
  /** Seconds of processor time used so far, which a busy machine falsifies less than the time on the clock. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

/** The sandbox's directory; the first start of a server with SANDBOX=true loads it. */
export const DEPARTMENT = 'FD24031901';

/** Runs `work` with a data folder that is gone afterwards. */
export async function inNewFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  try {
    return await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs `work` with a service whose sandbox partner may do as much as the measurement asks for; limits stay on. */
export async function withService<T>(
  work: (service: Server & { key: string; newKey(): string }) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  return inNewFolder(async (dataDir) => {
    const service = await startService(dataDir, settings);
    try {
      const newKey = () => openKey({ DATA_DIR: dataDir }, 'test');
      return await work({ ...service, key: newKey(), newKey });
    } finally {
      await service.stop();
    }
  });
}

/** A new key of the sandbox partner, whose ceilings are raised out of reach. */
export function openKey(settings: Record<string, string>, mode: 'test' | 'live'): string {
  const raised = CEILINGS.flatMap((name) => ['--set', `${name}=999999999`]);
  operate(settings, ['partners', 'limits', 'sandbox', '--mode', mode, ...raised]);
  const issued = operate(settings, ['keys', 'issue', 'sandbox', '--mode', mode, '--label', 'bench']);
  return (issued as { secret: string }).secret;
}

const CEILINGS = [
  'partner_narration_key',
  'partner_narration_partner_hour',
  'partner_narration_partner_day',
  'partner_narration_department',
  'partner_narration_ip',
  'partner_read_key',
];

/**
 * The service as it is deployed: embedded database, a log line per request, written to a file. Without its recogniser,
 * which has processes and a bench of its own.
 */
export async function startService(dataDir: string, settings: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const all = { PORT: String(port), DATA_DIR: dataDir, SANDBOX: 'true', RECOGNISER: 'none', ...settings };
  return start([join(BUILD, 'app/main.js')], all, port, '/v1/processing-messages', join(dataDir, 'server.out'));
}

/** A bare Fastify with one route that answers `body`. */
export async function startBare(dataDir: string, bodyFile: string): Promise<Server> {
  const port = await freePort();
  const settings = { PORT: String(port), BODY_FILE: bodyFile };
  return start([join(BUILD, 'bench/http/bare.js')], settings, port, '/', join(dataDir, 'bare.out'));
}

/** Node running `script` until `path` answers 200 on `port`. */
export async function start(
  script: string[],
  settings: Record<string, string>,
  port: number,
  path: string,
  outputFile: string,
): Promise<Server> {
  const started = performance.now();
  const output = openSync(outputFile, 'a');
  // Nothing of the caller's own settings, such as a DATABASE_URL, may reach the measured server.
  const env = { PATH: process.env.PATH, ...settings };
  const args = [...(process.env.BENCH_NODE_OPTIONS?.split(' ') ?? []), ...script];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', output, output] });
  closeSync(output);
  const url = `http://127.0.0.1:${port}`;
  await answers(child, url + path, outputFile);
  return {
    url,
    pid: child.pid ?? 0,
    startSeconds: (performance.now() - started) / 1000,
    memory: () => memoryOf(child),
    processorSeconds: () => processorSecondsOf(child),
    stop: () => stop(child),
  };
}

async function answers(child: ChildProcess, url: string, outputFile: string): Promise<void> {
  const deadline = performance.now() + START_SECONDS * 1000;
  while (child.exitCode === null && performance.now() < deadline) {
    const status = await fetch(url).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => undefined,
    );
    if (status === 200) return;
    await sleep(10);
  }
  await stop(child);
  throw new Error(`A server did not start:\n${readFileSync(outputFile, 'utf8')}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_SECONDS * 1000);
  await ended;
  clearTimeout(timer);
}

function memoryOf(child: ChildProcess): { now: number; peak: number } {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

const TICKS_PER_SECOND = 100;

function processorSecondsOf(child: ChildProcess): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  // The fields after the name in brackets, which may itself hold spaces; user and system time are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The operator's command line, in the middle of the server's work as an operator would use it. */
export function operate(settings: Record<string, string>, words: string[]): unknown {
  const env = { PATH: process.env.PATH, ...settings };
  return JSON.parse(
    execFileSync(process.execPath, [join(BUILD, 'cli/main.js'), '--json', ...words], { env }).toString(),
  );
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
