import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { TestRedis } from '../../support/database/redis.ts';
import { type BrokenLine, newBrokenLine, TROUBLES } from '../../support/fakes/broken-line.ts';
import { type Environment, eventually, type Server, startServer } from '../../support/service/processes.ts';

/** A record still processing is taken for an orphan this long, and five seconds, after it was begun. */
export const CALL_SECONDS = 3;
const LONGER_THAN_A_CALL_MS = (CALL_SECONDS + 6) * 1000;

type Place = 'DATABASE_URL' | 'REDIS_URL' | 'AUDIO_S3_ENDPOINT';
const PLACES: Place[] = ['DATABASE_URL', 'REDIS_URL', 'AUDIO_S3_ENDPOINT'];

/** A server that is started again whenever it ends, with a line of its own to everything that it needs. */
export interface Node {
  /** Undefined while it is down. */
  server: Server | undefined;
  /** The settings without those lines, for the operator's command line. */
  environment: Environment;
  dataDir: string;
  /** Where it would put temporary files. */
  temporary: string;
  lines: Record<Place, BrokenLine>;
  /** What it said when it ended without being made to. */
  crashes: string[];
  start(): Promise<void>;
  /** Ends it by a signal. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Everything it has written, whoever of its processes did. */
  written(): Promise<string>;
  discard(): Promise<void>;
}

export async function newNode(settings: Environment): Promise<Node> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-faults-'));
  const [dataDir, temporary] = [join(folder, 'data'), join(folder, 'tmp')];
  for (const each of [dataDir, temporary]) mkdirSync(each);
  const environment = { ...settings, DATA_DIR: dataDir, TMPDIR: temporary };
  const lines = {} as Record<Place, BrokenLine>;
  const throughLines: Environment = { ...environment };
  for (const place of PLACES) {
    const url = new URL(settings[place] ?? '');
    lines[place] = await newBrokenLine({ host: url.hostname, port: Number(url.port) });
    url.hostname = '127.0.0.1';
    url.port = String(lines[place].port);
    // The store's address is signed with each request: no slash is added to it.
    throughLines[place] = url.toString().replace(/\/$/, '');
  }
  const before: Server[] = [];

  const node: Node = {
    server: undefined,
    environment,
    dataDir,
    temporary,
    lines,
    crashes: [],
    async start() {
      const server = await startServer(throughLines);
      node.server = server;
      void server.ended.then(({ code, stderr }) => {
        if (node.server === server) node.crashes.push(`${code}: ${stderr}`);
      });
    },
    async end(signal) {
      const { server } = node;
      if (!server) throw new Error('it is down');
      before.push(server);
      // It still answers what it has begun; nobody new is sent to it.
      node.server = undefined;
      return (await server.stop(signal)).code;
    },
    async written() {
      const ended = await Promise.all(before.map((server) => server.ended));
      return [...ended.flatMap(({ stdout, stderr }) => [stdout, stderr]), node.server?.output() ?? ''].join('\n');
    },
    async discard() {
      await Promise.all(Object.values(lines).map((line) => line.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await node.start();
  return node;
}

interface Chance {
  /** From 0 to 1. */
  next(): number;
  pick<T>(choices: readonly T[]): T;
}

/** The same sequence for the same seed. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number] };
}

/** One fault, from its beginning until it is mended. */
export interface Fault {
  name: string;
  strike(node: Node): Promise<void>;
}

/** So many faults: all kinds in an order by chance, then all of them again; and so many kills among them, by chance too. */
export function dealFaults(count: number, kills: number, { next, pick }: Chance, redis: TestRedis): Fault[] {
  let redisRestarted = Promise.resolve();
  const milliseconds = () => 300 + Math.round(next() * 1200);
  // The server as a whole, at any moment of its work.
  const kill = (): Fault => {
    const after = Math.round(next() * 1500);
    return {
      name: `killed after ${after} ms`,
      async strike(node) {
        await sleep(after);
        await node.end('SIGKILL');
        await node.start();
      },
    };
  };
  const kinds: (() => Fault)[] = [
    kill,
    () => ({
      name: 'told to stop',
      async strike(node) {
        expect(await node.end('SIGTERM')).toBe(0);
        await node.start();
      },
    }),
    () => {
      // In a long run also for so long that the other node takes what it was doing for the remains of a dead one.
      const duration = count > 30 && next() < 0.2 ? LONGER_THAN_A_CALL_MS : milliseconds();
      return {
        name: `stopped for ${duration} ms`,
        async strike({ server }) {
          server?.signal('SIGSTOP');
          await sleep(duration);
          server?.signal('SIGCONT');
        },
      };
    },
    () => ({
      name: 'without its reader',
      strike: ({ server }) => eventually(() => process.kill(readerOf(server?.pid ?? 0), 'SIGKILL')).then(() => {}),
    }),
    () => {
      const duration = milliseconds();
      return {
        name: `without Redis for ${duration} ms`,
        async strike() {
          redisRestarted = redisRestarted.then(async () => {
            await redis.stop();
            await sleep(duration);
            await redis.start();
          });
          await redisRestarted;
        },
      };
    },
    ...PLACES.map((place) => () => {
      const [trouble, duration] = [pick(TROUBLES), milliseconds()];
      return {
        name: `${trouble} of ${place} for ${duration} ms`,
        async strike({ lines }: Node) {
          lines[place].begin(trouble);
          await sleep(duration);
          lines[place].end();
        },
      };
    }),
  ];
  const dealt: Fault[] = [];
  while (dealt.length < count) {
    const order = kinds.map((kind) => ({ kind, at: next() })).toSorted((a, b) => a.at - b.at);
    dealt.push(...order.map(({ kind }) => kind()));
  }
  const mixed = dealt.slice(0, count);
  for (let i = 0; i < kills; i++) mixed.splice(Math.floor(next() * (mixed.length + 1)), 0, kill());
  return mixed;
}

function readerOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const reader = children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('serving/worker.js'));
  if (!reader) throw new Error('no reader runs');
  return Number(reader);
}

/** A fake of a recogniser in a cloud: it hears the words that a recording spells. */
export async function newFakeRecogniser(): Promise<HttpServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      // Whoever asked was killed amid it.
      return;
    }
    const [, text] = /SPOKEN\[(.*?)\]/s.exec(Buffer.concat(chunks).toString()) ?? [];
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ text }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}
