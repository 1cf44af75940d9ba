import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import LibSql from 'libsql';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import { prepareAcme, type Server, startServer, stopAll } from '../../support/service/processes.ts';

afterAll(stopAll);

// SQLite only: PostgreSQL's locks are waited for in its own processes (test/faults/storage/postgres-away.test.ts).
describe('a process elsewhere that keeps the database to itself', () => {
  let database: TestDatabase;
  let server: Server;
  let [live, sandbox] = ['', ''];
  let elsewhere: LibSql.Database;
  beforeEach(async () => {
    database = await SQLITE.create();
    [live = '', sandbox = ''] = await prepareAcme(database, 'live', 'test');
    server = await startServer(database.environment);
    elsewhere = new LibSql(join(database.dataDir, 'svc.db'));
  });
  afterEach(async () => {
    elsewhere.close();
    await stopAll();
    await database.drop();
  });
  const narrate = (credential: string, transcript = 'Engine 1 on scene at 1432.') =>
    server.call('POST', '/narrations', { credential, body: { department: MAPLETON.neris_id, transcript } });
  const isThere = (id: string) =>
    elsewhere.prepare('select status from narrations where id = ?').all([id]) as { status: string }[];

  test('while it writes, nobody waits who does not write, and who does is answered 503 in time', async () => {
    elsewhere.exec('begin immediate');
    const writing = [narrate(live), narrate(sandbox)];
    let longest = 0;
    for (const asked = performance.now(); performance.now() - asked < 7000; await pause(100)) {
      const from = performance.now();
      expect(await server.call('GET', '/processing-messages')).toMatchObject({ status: 200 });
      expect(await server.call('GET', '/ping', { credential: live })).toMatchObject({ status: 200 });
      longest = Math.max(longest, performance.now() - from);
    }
    // It held up everybody for five seconds at a time; on a busy machine a moment may be a second.
    expect(longest).toBeLessThan(2500);
    for (const answer of await Promise.all(writing)) {
      expect(answer).toMatchObject({ status: 503, json: { error: { code: 'PARTNER_API_UNAVAILABLE' } } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    elsewhere.exec('rollback');
  });

  test('afterwards what is answered with 200 is committed, and others can write too', async () => {
    const earlier = await narrate(sandbox);
    elsewhere.exec('begin immediate');
    // Reading is counted, and a count is a write.
    const read = await server.call('GET', `/narrations/${earlier.json.id}`, { credential: sandbox });
    expect(read).toMatchObject({ status: 503 });
    elsewhere.exec('rollback');
    const made = await narrate(sandbox);
    expect(made).toMatchObject({ status: 200 });
    expect(isThere(made.json.id)).toEqual([{ status: 'complete' }]);
    elsewhere.exec("update partners set name = 'Acme'");
    // Killed without warning, nothing is left behind in memory.
    await server.stop('SIGKILL');
    server = await startServer(database.environment);
    const found = await server.call('GET', `/narrations/${made.json.id}`, { credential: sandbox });
    expect(found).toMatchObject({ status: 200, json: { status: 'complete' } });
  });
});
