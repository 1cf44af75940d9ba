import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { postHead, rawClient } from '../../support/raw-client.ts';
import { hasOpenssl, newCertificate } from '../../support/service/certificate.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import { eventually, prepareAcme, startGatedServer, startServer, stopAll } from '../../support/service/processes.ts';

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

/** The largest that anybody may ask for. On loopback the system itself holds two of them, so it is asked for often. */
const LARGE = '/docs/swagger-ui-bundle.js';
const TIMES = 10;
const BYTES = TIMES * readFileSync('node_modules/swagger-ui-dist/swagger-ui-bundle.js').length;
const QUICKLY_CUT = { CONNECTION_SECONDS: '1', BODY_KB_PER_SECOND: '1000' };

describe.concurrent('an answer that is not read', () => {
  test.for(['http', ...(hasOpenssl ? ['https'] : [])])(
    'ends its connection after seconds, and one that is read slowly comes whole (%s)',
    async (scheme, { expect }) => {
      const { cert, key: secret } = scheme === 'https' ? newCertificate(database.dataDir) : {};
      const { url, stop } = await startServer({
        ...database.environment,
        ...(cert && secret ? { TLS_CERT_FILE: cert, TLS_KEY_FILE: secret } : {}),
        CONNECTION_SECONDS: '1',
        BODY_KB_PER_SECOND: '400',
      });
      const slow = readAt(800_000, askWithoutReading(url));
      const unread = [1, 2, 3].map(() => askWithoutReading(url));
      await eventually(() => {
        // By this it learns that the other side has let go. It is not reading, and earns no patience.
        for (const socket of unread) socket.write('\r\n');
        expect(unread.every(({ destroyed }) => destroyed)).toBe(true);
      }, 45_000);
      expect(await slow).toBeGreaterThan(BYTES);
      expect(await stop()).toMatchObject({ code: 0, stderr: '' });
    },
  );

  test('holds up no stop for long', async ({ expect }) => {
    const { url, stop } = await startServer({ ...database.environment, ...QUICKLY_CUT, DRAIN_SECONDS: '80' });
    const unread = askWithoutReading(url);
    await sleep(1000);
    const asked = performance.now();
    expect(await stop()).toMatchObject({ code: 0, stderr: '' });
    expect(performance.now() - asked).toBeLessThan(40_000);
    unread.destroy();
  });
});

test('a client that waits for its answer, and then asks nothing for a while, keeps its connection', async () => {
  const hold = join(database.dataDir, 'hold');
  writeFileSync(hold, '');
  const server = await startGatedServer({ ...database.environment, ...QUICKLY_CUT, HOLD: hold });
  const client = await rawClient(server.url);
  const body = JSON.stringify({ department: MAPLETON.neris_id, transcript: 'Nothing showing.' });
  const ask = () => client.write(postHead(key, '/narrations', body.length) + body);
  ask();
  await sleep(4000);
  expect(client.answers()).toEqual([]);
  rmSync(hold);
  await eventually(() => expect(client.answers()).toMatchObject([{ status: 200 }]));
  await sleep(4000);
  ask();
  await eventually(() => expect(client.answers()).toMatchObject([{ status: 200 }, { status: 200 }]));
  client.socket.destroy();
  await server.stop();
});

function askWithoutReading(url: string): Socket {
  const { protocol, hostname, port } = new URL(url);
  const to = { host: hostname, port: Number(port) };
  const socket = protocol === 'https:' ? connectTls({ ...to, rejectUnauthorized: false }) : connect(to);
  socket.pause().on('error', () => {});
  for (let i = 1; i <= TIMES; i++) {
    socket.write(`GET ${LARGE} HTTP/1.1\r\nHost: x\r\n${i === TIMES ? 'Connection: close\r\n' : ''}\r\n`);
  }
  return socket;
}

/** How much comes until the other side ends, for somebody who reads so many bytes a second. */
async function readAt(bytesPerSecond: number, socket: Socket): Promise<number> {
  const began = performance.now();
  let read = 0;
  while (!socket.readableEnded && !socket.destroyed) {
    const due = ((performance.now() - began) / 1000) * bytesPerSecond;
    const chunk: Buffer | null = read < due ? socket.read() : null;
    if (chunk) read += chunk.length;
    else await sleep(20);
  }
  return read;
}
