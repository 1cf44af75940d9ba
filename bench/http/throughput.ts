import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { post, textNarration } from './narration.ts';
import { inNewFolder, type Server, startBare, withService } from './servers.ts';
import { atLeast, type Line, median, only } from './table.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 32;
const GOAL = 0.5;

/** Reads against a bare Fastify that answers the same bytes, turn by turn, so that noise of the machine meets both. */
export function measureThroughput(): Promise<Line[]> {
  return withService(async (service) => {
    const created = await post(service, textNarration());
    const { id } = JSON.parse(created.text);
    const lines: Line[] = [];
    for (const [name, path] of [
      ['GET /ping', '/v1/ping'],
      ['GET /narrations/{id}', `/v1/narrations/${id}`],
    ] as const) {
      lines.push(...(await compare(name, service, path)));
    }
    return lines;
  });
}

async function compare(name: string, service: Server & { key: string }, path: string): Promise<Line[]> {
  const headers = { authorization: `Bearer ${service.key}` };
  const answer = await fetch(service.url + path, { headers });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${body}`);
  return inNewFolder(async (folder) => {
    const bodyFile = join(folder, 'body.json');
    writeFileSync(bodyFile, body);
    const bare = await startBare(folder, bodyFile);
    try {
      const loadBare = (seconds: number) => load(bare, '/', headers, seconds);
      const loadService = (seconds: number) => load(service, path, headers, seconds);
      await loadBare(SECONDS);
      await loadService(SECONDS);
      const rounds: { bare: Load; service: Load }[] = [];
      for (let i = 0; i < ROUNDS; i++) {
        const round = { bare: await loadBare(SECONDS), service: await loadService(SECONDS) };
        process.stderr.write(`  ${name}: bare ${show(round.bare)}, service ${show(round.service)}\n`);
        rounds.push(round);
      }
      const middle = (value: (round: { bare: Load; service: Load }) => number) => median(rounds.map(value));
      const bytes = Buffer.byteLength(body);
      return [
        only(
          `bare Fastify, the ${bytes} bytes of ${name}`,
          middle((round) => round.bare.rate),
          'per s',
        ),
        only(
          `${name}, SQLite`,
          middle((round) => round.service.rate),
          'per s',
        ),
        atLeast(
          `${name}, share of bare Fastify`,
          middle((round) => round.service.rate / round.bare.rate),
          GOAL,
        ),
        only(
          `bare Fastify, processor time for ${name}`,
          middle((round) => round.bare.microseconds),
          'µs',
        ),
        only(
          `${name}, processor time`,
          middle((round) => round.service.microseconds),
          'µs',
        ),
      ];
    } finally {
      await bare.stop();
    }
  });
}

interface Load {
  /** Requests per second. */
  rate: number;
  /** The server's processor time for one of them. */
  microseconds: number;
}

async function load(server: Server, path: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const before = server.processorSeconds();
  const result = await autocannon({ url: server.url + path, headers, connections: CONNECTIONS, duration: seconds });
  const used = server.processorSeconds() - before;
  if (result.errors > 0 || result.timeouts > 0 || result.non2xx > 0) {
    throw new Error(`${path}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} not 200`);
  }
  const { total } = result.requests;
  return { rate: total / result.duration, microseconds: (used * 1e6) / total };
}

function show({ rate, microseconds }: Load): string {
  return `${rate.toFixed(0)} per s (${microseconds.toFixed(0)} µs of processor each)`;
}
