import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../../../build/', import.meta.url));
const DEPARTMENT = 'FD24031901';
const PORT = 18_431;
const EVERY_MS = 100;

export interface Served {
  /** Seconds from the start of the process to the answer of its first text narration. */
  firstText: number;
  /** Seconds for each recording, in the order given; those of one group are sent at once. */
  seconds: number[][];
  /** Of the server's own event loop while it recognised, in milliseconds. */
  loopDelay: { p50: number; p99: number; max: number };
  /** Megabytes of the server and its recognisers when they held most together: each, the server first. */
  memory: number[];
}

/** Recordings over HTTP to the service as it is deployed, one group after the other. */
export async function measureServed(groups: { mime: string; bytes: Buffer }[][]): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  const started = performance.now();
  const env = { PATH: process.env.PATH, PORT: String(PORT), DATA_DIR: dataDir, SANDBOX: 'true', LOG_LEVEL: 'error' };
  const probe = fileURLToPath(new URL('loop-delay.js', import.meta.url));
  const args = ['--import', probe, join(BUILD, 'app/main.js')];
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    while (!(await fetch(`${URL_OF}/processing-messages`).catch(() => undefined))?.ok) await sleep(20);
    const operate = ['--json', 'keys', 'issue', 'sandbox', '--mode', 'test', '--label', 'bench'];
    const issued = execFileSync(process.execPath, [join(BUILD, 'cli/main.js'), ...operate], { env }).toString();
    const key = (JSON.parse(issued) as { secret: string }).secret;
    await post(key, { transcript: 'Engine 4 was on scene at 1432 with nothing showing.' });
    const firstText = (performance.now() - started) / 1000;
    const memory = watchMemory(server);
    // The recognisers load in the background; the first recording waits for them, and is not counted.
    await post(key, audio(groups[0]?.[0] as { mime: string; bytes: Buffer }));
    server.send('reset');
    const seconds: number[][] = [];
    for (const group of groups) seconds.push(await Promise.all(group.map((each) => timed(key, each))));
    const loopDelay = await new Promise<Served['loopDelay']>((resolve) => {
      server.once('message', (delay) => resolve(delay as Served['loopDelay']));
      server.send('report');
    });
    return { firstText, seconds, loopDelay, memory: memory() };
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const URL_OF = `http://127.0.0.1:${PORT}/v1`;

async function timed(key: string, each: { mime: string; bytes: Buffer }): Promise<number> {
  const sent = performance.now();
  await post(key, audio(each));
  return (performance.now() - sent) / 1000;
}

function audio({ mime, bytes }: { mime: string; bytes: Buffer }): object {
  return { audio: { data: bytes.toString('base64'), mime } };
}

async function post(key: string, body: object): Promise<void> {
  const response = await fetch(`${URL_OF}/narrations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ department: DEPARTMENT, ...body }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`a narration was answered ${response.status}: ${text.slice(0, 300)}`);
}

/** What the process and its children held when it was most; what they share is counted once. */
function watchMemory(server: ChildProcess): () => number[] {
  let most: number[] = [];
  const timer = setInterval(() => {
    const now = [server.pid, ...childrenOf(server.pid)].map(heldBy);
    if (sum(now) > sum(most)) most = now;
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return most;
  };
}

export function sum(numbers: number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function childrenOf(pid: number | undefined): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
}

/** In megabytes; of pages that several processes share, each is said to hold its share. */
function heldBy(pid: number | undefined): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0;
  }
}
