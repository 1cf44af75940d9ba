import { setTimeout as pause } from 'node:timers/promises';
import { SqliteAdapter, sql } from 'kysely';
import type { Db } from './tables.ts';

/** So long a reader elsewhere (a backup, a shell) is waited for. */
const PATIENCE_MS = 20_000;

/**
 * Writes SQLite's log back into the database and empties it: until then it holds what was deleted. Answers whether it is
 * empty; a program that reads all the while keeps it from being emptied. What PostgreSQL keeps is not ours to empty.
 */
export async function emptyLog(db: Db, patienceMs = PATIENCE_MS): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return true;
  for (const until = performance.now() + patienceMs; ; await pause(100)) {
    const { rows } = await sql<{ busy: number; log: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0 && rows[0].log === 0) return true;
    if (performance.now() > until) return false;
  }
}
