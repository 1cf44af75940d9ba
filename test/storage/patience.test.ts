import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type SqliteStatement } from 'kysely';
import LibSql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Handle, PatientSqliteDriver } from '../../src/storage/database/sqlite-driver.ts';

interface Tables {
  words: { word: string };
}

// With SQLite's older journal, readers wait for writers too: as they do elsewhere while a log is being repaired.
let folder: string;
let db: Kysely<Tables>;
let elsewhere: LibSql.Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-test-'));
  const file = join(folder, 'words.db');
  elsewhere = new LibSql(file);
  elsewhere.exec("create table words (word text); insert into words values ('one')");
  db = new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () =>
        new PatientSqliteDriver(() => ({ reader: handle(file), writer: handle(file), sync: async () => {} })),
      createIntrospector: (of) => new SqliteIntrospector(of),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
});
afterEach(async () => {
  await db.destroy();
  elsewhere.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a read that meets a lock is made as soon as the lock is gone', async () => {
  elsewhere.exec('begin exclusive');
  const reading = words();
  await pause(300);
  elsewhere.exec('commit');
  expect(await reading).toEqual(['one']);
});

test('a read that is given up holds nobody up afterwards, and later ones see what is new', async () => {
  elsewhere.exec('begin exclusive');
  await expect(words()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  elsewhere.exec('commit');
  await pause(200);
  elsewhere.exec("update words set word = 'two'");
  expect(await words()).toEqual(['two']);
});

test('a write that is given up leaves the next one whole and the lock free', async () => {
  elsewhere.exec('begin exclusive');
  await expect(db.insertInto('words').values({ word: 'lost' }).execute()).rejects.toMatchObject({
    code: 'SQLITE_BUSY',
  });
  elsewhere.exec('commit');
  await db.insertInto('words').values({ word: 'two' }).execute();
  expect(elsewhere.prepare('select word from words').all([])).toEqual([{ word: 'one' }, { word: 'two' }]);
  elsewhere.exec('delete from words');
  expect(await words()).toEqual([]);
});

test('those who write wait for each other, each for its own time at the longest', async () => {
  let release = () => {};
  const held = db.transaction().execute(async (tx) => {
    await tx.insertInto('words').values({ word: 'two' }).execute();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  await pause(50);
  // Reading goes on, and sees nothing that is not committed.
  expect(await words()).toEqual(['one']);
  await expect(db.deleteFrom('words').execute()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  const next = db.insertInto('words').values({ word: 'three' }).execute();
  release();
  await Promise.all([held, next]);
  expect(await words()).toEqual(['one', 'two', 'three']);
});

async function words(): Promise<string[]> {
  return (await db.selectFrom('words').select('word').execute()).map(({ word }) => word);
}

function handle(file: string): Handle {
  const opened = new LibSql(file);
  opened.pragma('busy_timeout = 0');
  return {
    prepare: (sql) => opened.prepare(sql) as SqliteStatement,
    exec: (sql) => void opened.exec(sql),
    close: () => opened.close(),
  };
}
