import { open } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { openDatabase } from '../../src/storage/database/database.ts';
import type { Db } from '../../src/storage/database/tables.ts';
import { withoutWaitingForDisk } from '../../src/storage/database/without-waiting.ts';
import { SQLITE, type TestDatabase } from '../support/database/databases.ts';

let database: TestDatabase;
let db: Db;
let synced: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  database = await SQLITE.create();
  db = await openDatabase(readSettings(database.environment));
  const file = await open(new URL(import.meta.url));
  synced = vi.spyOn(Object.getPrototypeOf(file), 'datasync');
  await file.close();
});
afterEach(() => void synced.mockClear());
afterAll(async () => {
  synced.mockRestore();
  await db.destroy();
  await database.drop();
});

const write = (on: Db, name: string) =>
  on.insertInto('departments').values({ neris_id: name, name, city: null, state: null }).execute();
const names = async () => (await db.selectFrom('departments').select('neris_id').execute()).map((row) => row.neris_id);

test('what is written is on the disk before it is answered for', async () => {
  await write(db, 'FD00000001');
  expect(synced).toHaveBeenCalledTimes(1);
  await db.transaction().execute(async (tx) => {
    await write(tx, 'FD00000002');
    await write(tx, 'FD00000003');
  });
  expect(synced).toHaveBeenCalledTimes(2);
});

test('what need not wait for the disk does not', async () => {
  await withoutWaitingForDisk(db, (connection) => write(connection, 'FD00000004'));
  expect(synced).not.toHaveBeenCalled();
  expect(await names()).toContain('FD00000004');
});

test('those who write at once wait for the disk together', async () => {
  const many = Array.from({ length: 20 }, (_, i) => `FD0000010${String.fromCharCode(65 + i)}`);
  await Promise.all(many.map((name) => write(db, name)));
  expect(await names()).toEqual(expect.arrayContaining(many));
  expect(synced.mock.calls.length).toBeGreaterThanOrEqual(1);
  expect(synced.mock.calls.length).toBeLessThan(10);
});

test('a disk that is slow holds up neither readers nor who writes next, and one that fails is told of', async () => {
  let fail = (_: Error) => {};
  synced.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const waiting = write(db, 'FD00000005');
  const told = expect(waiting).rejects.toThrow('EIO');
  await withoutWaitingForDisk(db, (connection) => write(connection, 'FD00000006'));
  expect(await names()).toEqual(expect.arrayContaining(['FD00000005', 'FD00000006']));
  fail(new Error('EIO'));
  await told;
  await write(db, 'FD00000007');
  expect(await names()).toContain('FD00000007');
});
