import { closeSync, mkdirSync, openSync } from 'node:fs';
import { type FileHandle, open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type SqliteStatement } from 'kysely';
import LibSql from 'libsql';
import { type Handle, type Handles, PatientSqliteDriver } from './sqlite-driver.ts';

export const DATABASE_FILE = 'svc.db';

/** The embedded database: one file in `dataDir`, durable, shared safely by the server and the command line. */
export function sqliteDialect(dataDir: string): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new PatientSqliteDriver(() => open(dataDir)),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function open(dataDir: string): Handles {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, DATABASE_FILE);
  createPrivate(file);
  const db = new LibSql(file);
  // Opening happens before anybody is served, so it may wait; from then on the driver does.
  db.pragma(WAIT);
  db.pragma('journal_mode = WAL');
  // What is committed is in the log, and outlives this process; the driver then waits for the disk to have the log, as
  // FULL would, but with the event loop free.
  db.pragma('synchronous = NORMAL');
  db.pragma('foreign_keys = ON');
  // What is deleted on request must not be readable in the file's free pages.
  db.pragma('secure_delete = ON');
  const reader = new LibSql(file);
  reader.pragma(WAIT);
  reader.pragma('query_only = ON');
  for (const each of [db, reader]) each.pragma('busy_timeout = 0');
  const log = logOf(file);
  return {
    sync: log.sync,
    reader: handle(reader, () => reader.close()),
    writer: handle(db, () => {
      log.close();
      // Deleted text stays in the write-ahead log until the log is written back to the file. The library does not do
      // that reliably when it closes; this way the text is gone when the command that deleted it ends.
      try {
        db.pragma(WAIT);
        db.pragma('wal_checkpoint(truncate)');
      } catch {
        // Another process has the database open, and does the same when it closes.
      }
      db.close();
    }),
  };
}

const WAIT = 'busy_timeout = 5000';

/** The write-ahead log as a file that can be synced. One sync is for all who wait for it to begin. */
function logOf(file: string): { sync: () => Promise<void>; close: () => void } {
  let log: FileHandle | undefined;
  let latest = Promise.resolve();
  let next: Promise<void> | undefined;
  const sync = async () => {
    next = undefined;
    log ??= await openFile(`${file}-wal`, 'r');
    await log.datasync();
  };
  return {
    sync() {
      next ??= latest
        .catch(() => {})
        .then(() => {
          latest = sync();
          return latest;
        });
      return next;
    },
    close: () => void log?.close(),
  };
}

function handle(db: LibSql.Database, close: () => void): Handle {
  // Preparing a statement costs more than running it, and the service has a few dozen.
  const prepared = new Map<string, SqliteStatement>();
  return {
    close,
    exec: (sql) => void db.exec(sql),
    prepare(sql) {
      let statement = prepared.get(sql);
      if (!statement) {
        statement = db.prepare(sql) as SqliteStatement;
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

/** SQLite can change tables inside a transaction; with it, two nodes that start at once migrate one after the other. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
