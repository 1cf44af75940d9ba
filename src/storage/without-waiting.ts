import { CompiledQuery, SqliteAdapter } from 'kysely';
import type { Db } from './tables.ts';

/**
 * Runs `work` without waiting for the disk after each of its writes. They outlive this process, however it ends; only
 * a machine that loses its power may forget the last of them. PostgreSQL needs none of this: waiting for its
 * disk does not hold up this process.
 */
export function withoutWaitingForDisk<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return work(db);
  return db.connection().execute(async (connection) => {
    await connection.executeQuery(NORMAL);
    try {
      return await work(connection);
    } finally {
      await connection.executeQuery(FULL);
    }
  });
}

const NORMAL = CompiledQuery.raw('pragma synchronous = normal');
const FULL = CompiledQuery.raw('pragma synchronous = full');
