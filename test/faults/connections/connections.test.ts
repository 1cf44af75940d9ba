import { rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { postHead, type RawClient, rawClient } from '../../support/raw-client.ts';
import { hasOpenssl, newCertificate } from '../../support/service/certificate.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import {
  eventually,
  prepareAcme,
  type Server,
  startGatedServer,
  startServer,
  stopAll,
} from '../../support/service/processes.ts';

let database: TestDatabase;
let key: string;
beforeAll(async () => {
  database = await SQLITE.create();
  [key = ''] = await prepareAcme(database, 'live');
});
afterAll(async () => {
  await stopAll();
  await database.drop();
});

const many = (count: number, url: string) => Promise.all(Array.from({ length: count }, () => rawClient(url)));

describe('a connection on which no request arrives', () => {
  const environment = { CONNECTION_SECONDS: '1' };

  test('ends after seconds, without a word where nothing was asked', async () => {
    const server = await startServer({ ...database.environment, ...environment });
    const [silent, half, second] = (await many(3, server.url)) as [RawClient, RawClient, RawClient];
    half.write('GET /v1/ping HTTP/1.1\r\nHost: x\r\nx-half');
    second.write('GET /v1/processing-messages HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() => expect(second.answers()).toHaveLength(1));
    second.write('GET /v1/ping HT');
    const opened = performance.now();
    await Promise.all([silent.closed, half.closed, second.closed]);
    expect(performance.now() - opened).toBeLessThan(10_000);
    expect(silent.answers()).toEqual([]);
    expect(half.answers()).toMatchObject([{ status: 400, json: { error: { code: 'INVALID_REQUEST' } } }]);
    expect(second.answers()).toMatchObject([{ status: 200 }, { status: 400 }]);
    await server.stop();
  });

  test.skipIf(!hasOpenssl)('ends after seconds before a word of TLS was exchanged, and holds up no stop', async () => {
    const { cert, key: secret } = newCertificate(database.dataDir);
    const native = { TLS_CERT_FILE: cert, TLS_KEY_FILE: secret };
    const server = await startServer({ ...database.environment, ...environment, ...native });
    const opened = performance.now();
    await (await rawClient(server.url)).closed;
    expect(performance.now() - opened).toBeLessThan(10_000);
    const late = await rawClient(server.url);
    expect((await server.stop()).code).toBe(0);
    await late.closed;
  });
});

describe('a server told to stop', () => {
  afterEach(stopAll);

  test('ends at once whoever is connected with nothing, half a head or half a body', async () => {
    const server = await startServer(database.environment);
    const clients = await many(12, server.url);
    const body = JSON.stringify({ department: MAPLETON.neris_id, transcript: 'x' });
    for (const [i, { write }] of clients.entries()) {
      if (i % 4 === 1) write('GET /v1/ping HTTP/1.1\r\nHost:');
      if (i % 4 === 2) write(`${postHead(key, '/narrations', 30_000_000)}{"department":`);
      // Refused by its head; the rest of it never comes.
      if (i % 4 === 3) write(`${postHead('nobody', '/narrations', body.length)}{`);
    }
    await eventually(() => expect(clients[3]?.answers()).toHaveLength(1));
    await sleep(200);
    const asked = performance.now();
    expect(await server.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(performance.now() - asked).toBeLessThan(15_000);
    for (const { closed } of clients) await closed;
    // Whoever is amid a body is told, and may turn to another node.
    const told = clients[2]?.answers()[0];
    expect(told).toMatchObject({ status: 503, json: { error: { code: 'PARTNER_API_UNAVAILABLE' } } });
    expect(told?.headers.get('connection')).toBe('close');
    expect(told?.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('ends within DRAIN_SECONDS though a call hangs and its client waits', async () => {
    const hold = join(database.dataDir, 'hold');
    writeFileSync(hold, '');
    const server = await startGatedServer({ ...database.environment, HOLD: hold, DRAIN_SECONDS: '2' });
    const client = await rawClient(server.url);
    const body = JSON.stringify({ department: MAPLETON.neris_id, transcript: 'Never finished.' });
    client.write(postHead(key, '/narrations', body.length) + body);
    await sleep(500);
    const asked = performance.now();
    await server.stop();
    expect(performance.now() - asked).toBeLessThan(12_000);
    await client.closed;
  });

  test('waits for a call that takes longer than Fastify would wait', async () => {
    const hold = join(database.dataDir, 'hold');
    writeFileSync(hold, '');
    const server = await startGatedServer({ ...database.environment, HOLD: hold });
    const client = await rawClient(server.url);
    const body = JSON.stringify({ department: MAPLETON.neris_id, transcript: 'Finished late.' });
    client.write(postHead(key, '/narrations', body.length) + body);
    await sleep(500);
    server.signal('SIGTERM');
    await sleep(12_000);
    rmSync(hold);
    await client.closed;
    expect(client.answers()).toMatchObject([{ status: 200 }]);
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  });

  test('no client that keeps its connection and goes on asking sees it reset', async () => {
    const server = await startServer(database.environment);
    const loops = Array.from({ length: 12 }, (_, i) => askUntilRefused(server, i * 10));
    await sleep(1000);
    server.signal('SIGTERM');
    const ends = await Promise.all(loops);
    // Told to close, each came back on a new connection, and found nobody listening.
    for (const { asked, failure, last } of ends) {
      expect(asked).toBeGreaterThan(1);
      expect(failure).toBe('ECONNREFUSED');
      expect(last).toBe('close');
    }
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('with few open files', () => {
  const FEW_FILES = ['sh', '-c', 'ulimit -n 400; exec "$@"', 'sh'];

  test('as many silent connections as there are files keep nobody else out', async () => {
    const server = await startServer(database.environment, 'build/app/main.js', FEW_FILES);
    const silent: RawClient[] = [];
    for (let i = 0; i < 8; i++) {
      silent.push(...(await many(80, server.url)));
      const asked = performance.now();
      expect((await server.call('GET', '/ping', { credential: key })).status).toBe(200);
      expect(performance.now() - asked).toBeLessThan(5000);
    }
    const body = { department: MAPLETON.neris_id, transcript: 'Nothing showing.' };
    expect((await server.call('POST', '/narrations', { credential: key, body })).status).toBe(200);
    for (const { socket } of silent) socket.destroy();
    expect(await server.stop()).toMatchObject({ code: 0, stderr: '' });
  });
});

/** Asks on one connection that stays open, again and again, until it is refused. */
async function askUntilRefused(server: Server, pauseMs: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let last: string | undefined;
  for (let asked = 0; ; asked++) {
    try {
      last = await new Promise<string | undefined>((resolve, reject) => {
        request(`${server.url}/ping`, { agent, headers: { authorization: `Bearer ${key}` } }, (response) => {
          response.resume().once('end', () => resolve(response.headers.connection));
        })
          .once('error', reject)
          .end();
      });
    } catch (error) {
      agent.destroy();
      return { asked, failure: (error as NodeJS.ErrnoException).code, last };
    }
    await sleep(pauseMs);
  }
}
