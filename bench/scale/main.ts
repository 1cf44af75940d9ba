import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureConditions } from '../http/conditions.ts';
import { post, textNarration } from '../http/narration.ts';
import {
  DEPARTMENT,
  freePort,
  inNewFolder,
  openKey,
  operate,
  type Server,
  start,
  startService,
} from '../http/servers.ts';
import { printTable } from '../http/table.ts';
import type { Caller, Load } from './load.ts';
import { measureRounds } from './rounds.ts';
import { measureSteady } from './steady.ts';
import { type Stores, withStores } from './stores.ts';

// Narrations per second of one and of two nodes that share PostgreSQL and Redis, beside a bare Fastify that stores as
// many bytes, in turn; then the memory of all processes under a steady load.

const BARE = fileURLToPath(new URL('./bare-insert.js', import.meta.url));
const RECORDING = fileURLToPath(new URL('../../../examples/kitchen-fire.webm', import.meta.url));
/** Of the callers of the steady load, one in so many sends recordings. */
const RECORDINGS_AMONG = 50;

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '40' },
    minutes: { type: 'string', default: '10' },
  },
});
const asked = {
  connections: Number(values.connections),
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  minutes: Number(values.minutes),
};
if (!Object.values(asked).every((each) => each > 0)) {
  process.stderr.write('--connections, --rounds, --seconds (of each load in a round) and --minutes take numbers.\n');
  process.exit(2);
}

const servers: Server[] = [];
const loads = await inNewFolder((dataDir) =>
  withStores(dataDir, async (stores) => {
    try {
      return await measure(dataDir, stores);
    } finally {
      for (const server of servers) await server.stop();
    }
  }),
);
const failures = loads.flatMap(({ failed }) => failed);
for (const failure of new Set(failures)) process.stderr.write(`failed: ${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function measure(dataDir: string, stores: Stores): Promise<Load[]> {
  const conditions = await measureConditions();
  const first = await startNode(dataDir, stores);
  const second = await startNode(dataDir, stores);
  const key = liveKey({ ...stores.settings, DATA_DIR: dataDir });
  const bare = await startBareInsert(dataDir, stores, await answerTo(first, key));

  const text = Buffer.from(textNarration());
  const audio = Buffer.from(recordedNarration());
  /** As many callers as were asked for, in turn for each server; of each server's, the i-th sends `bodyOf(i)`. */
  const callers = (to: Server[], bodyOf: (i: number) => Buffer): Caller[] =>
    Array.from({ length: asked.connections }, (_, i) => {
      const { url } = to[i % to.length] as Server;
      return { url, key, body: bodyOf(Math.floor(i / to.length)) };
    });
  const nodes = [first, second];
  const roots = [...stores.roots, ...nodes.map(({ pid }) => ({ name: 'servers', pid }))];

  const processors = `${availableParallelism()} processors for them and for the load`;
  process.stdout.write(`\n${asked.connections} connections, ${processors}, ${stores.described}\n\n`);
  printTable(conditions);
  process.stdout.write('\n');
  const rounds = await measureRounds(
    [
      { name: 'bare Fastify, one insert of the same bytes', callers: callers([bare], () => text) },
      { name: 'text of 300 words, one node', callers: callers([first], () => text) },
      { name: 'text of 300 words, two nodes', callers: callers(nodes, () => text) },
      { name: 'recording of 29 s, one node', callers: callers([first], () => audio) },
      { name: 'recording of 29 s, two nodes', callers: callers(nodes, () => audio) },
    ],
    { ...asked, roots: [...roots, { name: 'bare', pid: bare.pid }], tidy: () => stores.tidy('bare') },
  );
  await bare.stop();

  process.stdout.write('\n');
  const mixed = callers(nodes, (i) => (i % RECORDINGS_AMONG === 0 ? audio : text));
  const steady = await measureSteady(mixed, asked.minutes, roots);
  const { times, refused, failed } = steady;
  process.stdout.write(`\nMeanwhile ${times.length} were answered, ${refused} refused, ${failed.length} failed.\n`);
  return [...rounds, steady];
}

async function startNode(dataDir: string, { settings }: Stores): Promise<Server> {
  const node = await startService(dataDir, { ...settings, RECOGNISER: 'local' });
  servers.push(node);
  return node;
}

function liveKey(settings: Record<string, string>): string {
  operate(settings, ['partners', 'go-live', 'sandbox', '--agreement', 'bench']);
  return openKey(settings, 'live');
}

function recordedNarration(): string {
  const data = readFileSync(RECORDING).toString('base64');
  return JSON.stringify({ department: DEPARTMENT, audio: { mime: 'audio/webm', data } });
}

/** What the service answers to the text, for the bare one to store and answer too. */
async function answerTo({ url }: Server, key: string): Promise<string> {
  const { status, text } = await post({ url, key }, textNarration());
  if (status !== 200) throw new Error(`a narration was answered ${status}: ${text}`);
  return text;
}

async function startBareInsert(dataDir: string, { databaseUrl }: Stores, answer: string): Promise<Server> {
  const bodyFile = join(dataDir, 'answer.json');
  writeFileSync(bodyFile, answer);
  const port = await freePort();
  const settings = { PORT: String(port), BODY_FILE: bodyFile, DATABASE_URL: databaseUrl };
  const bare = await start([BARE], settings, port, '/', join(dataDir, 'bare.out'));
  servers.push(bare);
  return bare;
}
