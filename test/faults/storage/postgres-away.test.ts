import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAdministrator, POSTGRES, type TestDatabase } from '../../support/database/databases.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import { eventually, prepareAcme, type Server, startServer, stopAll } from '../../support/service/processes.ts';

const CALLERS = 12;

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
    for (let round = 0; round < 5; round++) {
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

  test('while it cannot be reached no credential can be verified: 503, and 200 again once it is back', async () => {
    await allowConnections(database, false);
    for (const credential of [key, 'svc_live_unknown']) {
      const away = await server.call('GET', '/ping', { credential });
      expect(away).toMatchObject({ status: 503, json: { error: { code: 'PARTNER_API_UNAVAILABLE' } } });
      expect(away.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(away.text).not.toMatch(/postgres|connect|database/i);
    }
    expect(await server.call('GET', '/processing-messages')).toMatchObject({ status: 200 });
    await allowConnections(database, true);
    await eventually(async () => expect(await narrate(server, key)).toMatchObject({ status: 200 }));
  });
});

function narrate(server: Server, credential: string) {
  return server.call('POST', '/narrations', {
    credential,
    body: { department: MAPLETON.neris_id, transcript: 'Engine 41 on scene.' },
  });
}

function terminateConnections(database: TestDatabase): Promise<void> {
  return asAdministrator(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(database)}'`,
  );
}

async function allowConnections(database: TestDatabase, allowed: boolean): Promise<void> {
  await asAdministrator(`alter database ${nameOf(database)} allow_connections ${allowed}`);
  if (!allowed) await terminateConnections(database);
}

function nameOf({ environment }: TestDatabase): string {
  return new URL(environment.DATABASE_URL ?? '').pathname.slice(1);
}
