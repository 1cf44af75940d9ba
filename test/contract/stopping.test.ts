import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { openDatabase } from '../../src/storage/database/database.ts';
import { SQLITE, type TestDatabase } from '../support/database/databases.ts';
import { postHead, rawClient } from '../support/raw-client.ts';
import { MAPLETON, startService } from '../support/service/service.ts';
import { heldEngine } from '../support/service/stages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await SQLITE.create();
});
afterAll(() => database.drop());

test('a narration whose client has gone is finished and stored before the stop is over', async () => {
  const engine = heldEngine();
  const service = await startService(SQLITE, { database, engine });
  const key = await service.key();
  const client = await rawClient(service.url);
  const body = JSON.stringify({ department: MAPLETON.neris_id, transcript: 'Nobody waits for this.' });
  client.write(postHead(key, '/narrations', body.length) + body);
  await engine.arrived();
  client.socket.destroy();
  const closed = service.close();
  while (service.app.server.listening) await turn();
  // Longer than it waits for those who are connected and ask nothing.
  await sleep(1000);
  engine.release();
  await closed;
  const stored = await storedNarrations();
  expect(stored).toMatchObject([{ status: 'complete', transcript: 'Nobody waits for this.' }]);
});

test('while it stops, new work on an open connection gets 503 and what only reads is answered', async () => {
  const service = await startService(SQLITE, { database });
  const key = await service.key();
  const [works, reads] = [await rawClient(service.url), await rawClient(service.url)];
  const hello = 'GET /v1/processing-messages HTTP/1.1\r\nHost: x\r\n\r\n';
  for (const { write } of [works, reads]) write(hello);
  await expect.poll(() => works.answers().length + reads.answers().length, { timeout: 20_000 }).toBe(2);

  const closed = service.close();
  // From when nobody new is taken in, there is half a second for those who are connected.
  while (service.app.server.listening) await turn();
  const body = JSON.stringify({ department: MAPLETON.neris_id, transcript: 'Nothing showing.' });
  works.write(postHead(key, '/narrations', body.length) + body);
  reads.write(`GET /v1/ping HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`);
  await closed;
  await Promise.all([works.closed, reads.closed]);
  const refused = works.answers()[1];
  expect(refused).toMatchObject({ status: 503, json: { error: { code: 'PARTNER_API_UNAVAILABLE' } } });
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(reads.answers()[1]).toMatchObject({ status: 200, json: { ok: true } });
  for (const answer of [refused, reads.answers()[1]]) expect(answer?.headers.get('connection')).toBe('close');
});

async function storedNarrations() {
  const db = await openDatabase(readSettings(database.environment));
  try {
    return await db.selectFrom('narrations').selectAll().execute();
  } finally {
    await db.destroy();
  }
}
