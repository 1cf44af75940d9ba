import { type RawBuilder, SqliteAdapter, sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * So many milliseconds from now, written as all times are stored. For what one node writes and another compares: on
 * PostgreSQL it is the database's clock that counts, whatever those of the nodes say. On SQLite all processes have the
 * one of their machine.
 */
export function fromNow(db: Db, ms: number): RawBuilder<string> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return sql`${new Date(Date.now() + ms).toISOString()}`;
  return sql`to_char(
    statement_timestamp() at time zone 'UTC' + cast(${ms} as double precision) * interval '1 millisecond',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
  )`;
}
