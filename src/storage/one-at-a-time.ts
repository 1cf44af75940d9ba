import { SqliteAdapter, sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * Runs `work` unless a node on the same PostgreSQL runs something of that name just now; then it answers undefined. A node
 * that dies, or whose connection breaks, lets go of the name. On SQLite it always runs: what is swept twice is not
 * found the second time.
 */
export async function oneAtATime<T>(db: Db, name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return work();
  // Held by a transaction, which a pooler between here and the database keeps together; it writes and reads nothing.
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${`svc ${name}`})) as taken`.execute(tx);
    return rows[0]?.taken ? work() : undefined;
  });
}
