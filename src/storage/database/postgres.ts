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
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endWithLateAnswer(client);
  });
  return new PostgresDialect({ pool });
}

/**
 * Where an answer is late, nobody knows what the server still does on that connection: a `begin` that it carries out a
 * minute later would swallow the writes of whoever is given the connection next. So it is never used again.
 */
function endWithLateAnswer(client: pg.PoolClient): void {
  // Only the form that is used here: text and values in, a promise out.
  const query = client.query.bind(client) as unknown as (...asked: unknown[]) => Promise<unknown>;
  client.query = (async (...asked: unknown[]) => {
    try {
      return await query(...asked);
    } catch (error) {
      if ((error as Error).message === LATE) (client as unknown as pg.Client).end().catch(() => {});
      throw error;
    }
  }) as unknown as typeof client.query;
}

/** What `query_timeout` makes of it; the driver has no code for it. */
const LATE = 'Query read timeout';

const INT8 = 20;
