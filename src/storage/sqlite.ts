import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  sql,
} from 'kysely';
import LibSql from 'libsql';
import type { Db } from './tables.ts';

/** The embedded database: one file in `dataDir`, durable, shared safely by the server and the command line. */
export function sqliteDialect(dataDir: string): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver({ database: () => Promise.resolve(open(dataDir)) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Deleted text stands in the write-ahead log until the log is emptied into the file, where it is overwritten.
 * Without a checkpoint that would be whenever the log happens to be used again from its start.
 */
export async function forgetDeleted(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof TransactionalSqliteAdapter) await sql.raw(`pragma ${EMPTY_LOG}`).execute(db);
}

const EMPTY_LOG = 'wal_checkpoint(truncate)';

function open(dataDir: string): SqliteDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'svc.db');
  createPrivate(file);
  const db = new LibSql(file);
  db.pragma('busy_timeout = 5000');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  // What is deleted on request must not be readable in the file's free pages.
  db.pragma('secure_delete = ON');

  // Preparing a statement costs more than running it, and the service has a few dozen.
  const prepared = new Map<string, SqliteStatement>();
  return {
    close() {
      // The library leaves the log behind, with everything in it that was deleted since.
      try {
        db.pragma(EMPTY_LOG);
      } catch {
        // Somebody else is at work on it, and will empty it when they close.
      }
      db.close();
    },
    prepare(sql) {
      let statement = prepared.get(sql);
      if (!statement) {
        statement = withPlainRows(db.prepare(sql), sql.endsWith(ONE_ROW));
        if (prepared.size < 500) prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

/** SQLite would make a file that everybody can read; the log beside it takes over the file's mode. */
function createPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** How the queries end that are for one row, which can be had in fewer steps. */
const ONE_ROW = ' limit 1';

/** The library takes longer to make an object of a row than to read it: it hands out plain values, named here. */
function withPlainRows(statement: LibSql.Statement, oneRow: boolean): SqliteStatement {
  const { reader } = statement;
  const names = reader
    ? statement
        .raw()
        .columns()
        .map((column) => column.name)
    : [];
  const named = (values: unknown) => {
    const row: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) row[names[i] as string] = (values as unknown[])[i];
    return row;
  };
  return {
    reader,
    all(parameters) {
      if (!oneRow) return statement.all(parameters).map(named);
      const values = statement.get(parameters);
      return values === undefined ? [] : [named(values)];
    },
    run: (parameters) => statement.run(parameters),
    *iterate(parameters) {
      for (const values of statement.iterate(parameters)) yield named(values);
    },
  };
}

/** Transactions take the write lock at once: one that read first and wrote later could fail beside another process. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite can change tables inside a transaction; with it, two nodes that start at once migrate one after the other. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
