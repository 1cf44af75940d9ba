import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresDialect } from '../../src/storage/database/postgres.ts';
import { POSTGRES, type TestDatabase } from '../support/database/databases.ts';

describe.skipIf(!POSTGRES)('a connection on which an answer is late', () => {
  let database: TestDatabase;
  let db: Kysely<{ words: { word: string } }>;
  beforeAll(async () => {
    database = await (POSTGRES as NonNullable<typeof POSTGRES>).create();
    db = new Kysely({ dialect: postgresDialect(database.environment.DATABASE_URL ?? '', { queryMs: 300 }) });
    await db.schema.createTable('words').addColumn('word', 'text').execute();
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  test('is not given to the next query', async () => {
    await expect(sql`select pg_sleep(1)`.execute(db)).rejects.toThrow();
    await db.insertInto('words').values({ word: 'kept' }).execute();
    expect(await db.selectFrom('words').selectAll().execute()).toEqual([{ word: 'kept' }]);
  });

  test('leaves no transaction open behind it', async () => {
    const late = db.transaction().execute(async (within) => {
      await within.insertInto('words').values({ word: 'lost' }).execute();
      await sql`select pg_sleep(1)`.execute(within);
    });
    await expect(late).rejects.toThrow();
    await expect.poll(openTransactions, { timeout: 5000 }).toBe(0);
    expect(await db.selectFrom('words').select('word').execute()).not.toContainEqual({ word: 'lost' });
  });

  async function openTransactions(): Promise<number> {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute(db);
    return rows.length;
  }
});
