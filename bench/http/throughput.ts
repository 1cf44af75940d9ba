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
const DIFFERENT = 60;

/** Reads against a bare Fastify that answers the same bytes, turn by turn, so that noise of the machine meets both. */
export function measureThroughput(): Promise<Line[]> {
  return withService(async (service) => {
    const paths: string[] = [];
    for (let i = 0; i < DIFFERENT; i++) {
      paths.push(`/v1/narrations/${JSON.parse((await post(service, textNarration())).text).id}`);
    }
    const lines: Line[] = [];
    lines.push(...(await compare('GET /ping', service, ['/v1/ping'], GOAL)));
    lines.push(...(await compare('GET /narrations/{id}', service, paths.slice(0, 1), GOAL)));
    // Nothing that is shared by requests for one and the same narration helps here.
    lines.push(...(await compare(`GET of ${DIFFERENT} narrations in turn`, service, paths)));
    return lines;
  });
}

async function compare(
  name: string,
  service: Server & { key: string },
  paths: string[],
  goal?: number,
): Promise<Line[]> {
  const headers = { authorization: `Bearer ${service.key}` };
  const answer = await fetch(service.url + paths[0], { headers });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${body}`);
  return inNewFolder(async (folder) => {
    const bodyFile = join(folder, 'body.json');
    writeFileSync(bodyFile, body);
    const bare = await startBare(folder, bodyFile);
    try {
      const loadBare = (seconds: number) => load(bare, ['/'], headers, seconds);
      const loadService = (seconds: number) => load(service, paths, headers, seconds);
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
        shareOf(
          name,
          middle((round) => round.service.rate / round.bare.rate),
          goal,
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

function shareOf(name: string, share: number, goal: number | undefined): Line {
  const what = `${name}, share of bare Fastify`;
  return goal === undefined ? { what, measured: share.toFixed(2) } : atLeast(what, share, goal);
}

interface Load {
  /** Requests per second. */
  rate: number;
  /** The server's processor time for one of them. */
  microseconds: number;
}

async function load(server: Server, paths: string[], headers: Record<string, string>, seconds: number): Promise<Load> {
  const before = server.processorSeconds();
  const requests = paths.map((path) => ({ path, headers }));
  const result = await autocannon({ url: server.url, requests, connections: CONNECTIONS, duration: seconds });
  const used = server.processorSeconds() - before;
  if (result.errors > 0 || result.timeouts > 0 || result.non2xx > 0) {
    throw new Error(`${paths[0]}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} not 200`);
  }
  const { total } = result.requests;
  return { rate: total / result.duration, microseconds: (used * 1e6) / total };
}

function show({ rate, microseconds }: Load): string {
  return `${rate.toFixed(0)} per s (${microseconds.toFixed(0)} µs of processor each)`;
}
