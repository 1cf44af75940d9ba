import { SqliteAdapter, sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * Runs `work` unless a node on the same PostgreSQL runs something of that name just now; then it answers undefined. A node
 * that dies, or whose connection breaks, lets go of the name; one that vanishes without a word, within a minute. On
 * SQLite it always runs: what is swept twice is not found the second time.
 */
export async function oneAtATime<T>(db: Db, name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return work();
  // Held by a transaction, which a pooler between here and the database keeps together; it writes and reads nothing, so
  // that the database has to ask whether the other end is still there. Left to the system it asks after two hours.
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${`svc ${name}`})) as taken,
        set_config('tcp_keepalives_idle', '30', true),
        set_config('tcp_keepalives_interval', '10', true),
        set_config('tcp_keepalives_count', '3', true)`.execute(tx);
    return rows[0]?.taken ? work() : undefined;
  });
}
