import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** The database for several machines; a connection that breaks costs the query it breaks and nothing else. */
export function postgresDialect(connectionString: string, { queryMs = 10_000 } = {}): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    // On a busy machine connecting may take seconds; a database that takes longer counts as away.
    connectionTimeoutMillis: 10_000,
    query_timeout: queryMs,
    keepAlive: true,
    // 64-bit integers (times in milliseconds) fit a JavaScript number here and are the same as SQLite's.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // The pool replaces a connection that breaks, and the query it breaks fails where it was made. Without a listener,
  // these events would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

const INT8 = 20;
