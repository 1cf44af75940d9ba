import { SqliteAdapter } from 'kysely';
import { WAIT_FOR_NO_DISK } from './sqlite-driver.ts';
import type { Db } from './tables.ts';

/**
 * Runs `work` without waiting for the disk after each of its writes. They outlive this process, however it ends; only
 * a machine that loses its power may forget the last of them. Of PostgreSQL this is not asked.
 */
export function withoutWaitingForDisk<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return work(db);
  return db.connection().execute(async (connection) => {
    await connection.executeQuery(WAIT_FOR_NO_DISK);
    return work(connection);
  });
}
