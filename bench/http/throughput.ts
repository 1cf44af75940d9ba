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
      await load(bare.url, headers, 1);
      await load(service.url + path, headers, 1);
      const rates: { bare: number; service: number }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const rate = {
          bare: await load(bare.url, headers, SECONDS),
          service: await load(service.url + path, headers, SECONDS),
        };
        process.stderr.write(`  ${name}: bare ${rate.bare.toFixed(0)}/s, service ${rate.service.toFixed(0)}/s\n`);
        rates.push(rate);
      }
      return [
        only(
          `bare Fastify, the ${Buffer.byteLength(body)} bytes of ${name}`,
          median(rates.map((r) => r.bare)),
          'per s',
        ),
        only(`${name}, SQLite`, median(rates.map((r) => r.service)), 'per s'),
        atLeast(`${name}, share of bare Fastify`, median(rates.map((r) => r.service / r.bare)), GOAL),
      ];
    } finally {
      await bare.stop();
    }
  });
}

async function load(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.errors > 0 || result.timeouts > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} not 200`);
  }
  return result.requests.total / result.duration;
}
