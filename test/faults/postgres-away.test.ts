import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { POSTGRES, type TestDatabase } from '../support/databases.ts';
import { eventually, prepareAcme, type Server, startServer, stopAll } from '../support/processes.ts';
import { MAPLETON } from '../support/service.ts';

const CALLERS = 20;

describe.skipIf(!POSTGRES)('PostgreSQL ends its connections under a running server', () => {
  let database: TestDatabase;
  let server: Server;
  let key: string;
  beforeAll(async () => {
    database = await (POSTGRES as NonNullable<typeof POSTGRES>).create();
    [key = ''] = await prepareAcme(database, 'live');
    server = await startServer(database.environment);
  });
  afterAll(async () => {
    await stopAll();
    await database.drop();
  });

  test('the calls it hits are answered 200 or 503, the next ones 200, and the process lives', async () => {
    const statuses = new Map<number, number>();
    let calling = true;
    const callers = Array.from({ length: CALLERS }, async () => {
      while (calling) {
        const { status } = await narrate(server, key);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    for (let round = 0; round < 10; round++) {
      const before = statuses.get(200) ?? 0;
      await terminateConnections(database);
      // It has recovered when calls succeed again, and is then hit again.
      await eventually(() => expect(statuses.get(200) ?? 0).toBeGreaterThan(before + CALLERS));
    }
    calling = false;
    await Promise.all(callers);
    expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
    expect((await narrate(server, key)).status).toBe(200);
  });
});

function narrate(server: Server, credential: string) {
  return server.call('POST', '/narrations', {
    credential,
    body: { department: MAPLETON.neris_id, transcript: 'Engine 41 on scene.' },
  });
}

async function terminateConnections({ environment }: TestDatabase): Promise<void> {
  const client = new pg.Client(environment.DATABASE_URL);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
