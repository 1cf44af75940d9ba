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
} from 'kysely';
import LibSql from 'libsql';

/** The embedded database: one file in `dataDir`, durable, shared safely by the server and the command line. */
export function sqliteDialect(dataDir: string): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver({ database: () => Promise.resolve(open(dataDir)) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

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
      // Deleted text stays in the write-ahead log until the log is written back to the file. The library does not do
      // that reliably when it closes; this way the text is gone when the command that deleted it ends.
      try {
        db.pragma('wal_checkpoint(truncate)');
      } catch {
        // Another process has the database open, and does the same when it closes.
      }
      db.close();
    },
    prepare(sql) {
      let statement = prepared.get(sql);
      if (!statement) {
        statement = db.prepare(sql);
        if (prepared.size < 500) prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

/** SQLite would make a file that everybody can read; its write-ahead log takes over the file's mode. */
function createPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
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
