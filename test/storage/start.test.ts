import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { prepareSandbox } from '../../src/sandbox/sandbox.ts';
import { readSettings } from '../../src/settings.ts';
import { openDatabase } from '../../src/storage/database/database.ts';
import { MIGRATIONS } from '../../src/storage/database/migrations.ts';
import { DATABASES, type TestDatabase } from '../support/database/databases.ts';
import { failToStart, type Server, startServer, stopAll, svc, withDatabase } from '../support/service/processes.ts';

const SECRET = randomBytes(32).toString('hex');

afterAll(stopAll);

test('migrations go forward only: none of them can be undone', () => {
  expect(Object.keys(MIGRATIONS).length).toBeGreaterThan(0);
  expect(Object.keys(MIGRATIONS).toSorted()).toEqual(Object.keys(MIGRATIONS));
  for (const migration of Object.values(MIGRATIONS)) expect(migration.down).toBeUndefined();
});

describe.concurrent.each(DATABASES)('starting on $name', (engine) => {
  test.sequential('opening a database again applies nothing again and keeps what is in it', async () => {
    await onDatabase(async (database) => {
      const settings = readSettings(database.environment);
      const opened: { executed: unknown[]; departments: unknown[] }[] = [];
      for (let i = 0; i < 2; i++) {
        const db = await openDatabase(settings);
        if (i === 0) {
          await db
            .insertInto('departments')
            .values({ neris_id: 'FD24031001', name: 'Mapleton', city: null, state: null })
            .execute();
        }
        const { rows } = await sql`select name, timestamp from kysely_migration order by name`.execute(db);
        opened.push({ executed: rows, departments: await db.selectFrom('departments').selectAll().execute() });
        await db.destroy();
      }
      expect(opened[0]?.executed).toHaveLength(Object.keys(MIGRATIONS).length);
      expect(opened[1]).toEqual(opened[0]);
    });
  });

  test.sequential.each([
    ['the secret given', { SVC_SECRET: SECRET }],
    ['the secret still to be made', {}],
  ])('two servers that start at once on an empty database, %s, both serve and share one sandbox', async (_, secret) => {
    await onDatabase(async ({ environment }) => {
      const sandbox = { ...environment, ...secret, SANDBOX: 'true' };
      const servers = await Promise.all([startServer(sandbox), startServer(sandbox)]);
      // One of the two was first and shows the key, the other says how to get another.
      const keys = servers.map((server) => /^ {2}(svc_test_\w+)$/m.exec(server.output())?.[1]);
      const [key] = keys.filter((shown) => shown !== undefined);
      expect(keys.filter((shown) => shown === undefined)).toHaveLength(1);
      for (const server of servers) {
        expect(await server.call('GET', '/ping', { credential: key })).toMatchObject({ status: 200 });
      }
      await stop(servers);
    });
  });

  test.sequential('of two that prepare the sandbox at the same moment one does, and neither fails', async () => {
    await onDatabase((database) =>
      withDatabase(database, async (db, secrets) => {
        const keys = await Promise.all([prepareSandbox(db, secrets), prepareSandbox(db, secrets)]);
        expect(keys.filter(Boolean)).toHaveLength(1);
        expect(await prepareSandbox(db, secrets)).toBeUndefined();
      }),
    );
  });

  test.sequential('another secret on the same database is refused, to the server and to the command line', async () => {
    await onDatabase(async (database) => {
      await withDatabase({ ...database, environment: { ...database.environment, SVC_SECRET: SECRET } }, async () => {});
      const other = { ...database.environment, SVC_SECRET: SECRET.toUpperCase() };
      const message = 'This database was set up with another secret. Set SVC_SECRET';
      const [served, listed] = await Promise.all([failToStart(other), svc(other, 'partners', 'list')]);
      expect(served).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
      expect(served.stderr.trimEnd().split('\n')).toHaveLength(1);
      expect(listed).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message) });
      expect(served.stderr + listed.stderr).not.toContain(SECRET.toUpperCase());
    });
  });

  test.sequential('a database of a newer version is left alone', async () => {
    await onDatabase(async (database) => {
      await withDatabase(database, async (db) => {
        await sql`insert into kysely_migration (name, timestamp) values ('999-later', ${new Date().toISOString()})`.execute(
          db,
        );
      });
      expect(await failToStart(database.environment)).toMatchObject({
        code: 1,
        stderr:
          'The service did not start. This database was made by a newer version of the service. ' +
          'Install that version or a later one.\n',
      });
    });
  });

  async function onDatabase(work: (database: TestDatabase) => Promise<void>): Promise<void> {
    const database = await engine.create();
    try {
      await work(database);
    } finally {
      await database.drop();
    }
  }
});

async function stop(servers: Server[]): Promise<void> {
  for (const ended of await Promise.all(servers.map((server) => server.stop()))) {
    expect(ended).toMatchObject({ code: 0, stderr: '' });
  }
}
