import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Settings, SettingsError } from '../settings.ts';
import { MIGRATIONS } from './migrations.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Db, Tables } from './tables.ts';

/** Opens the database the settings name and brings its tables up to date. */
export async function openDatabase(settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Db> {
  const db: Db = new Kysely<Tables>({
    dialect: settings.DATABASE_URL ? postgresDialect(settings.DATABASE_URL) : sqliteDialect(settings.DATA_DIR),
  });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

function postgresDialect(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    keepAlive: true,
    // 64-bit integers (times in milliseconds) fit a JavaScript number here and are the same as SQLite's.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks is the pool's to replace, and a query it breaks fails where it was asked. The events say the
  // same once more, and unheard they would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

const INT8 = 20;

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && /previously executed migration \S+ is missing/.test(error.message)) {
    throw new SettingsError(
      'This database was made by a newer version of the service. Install that version or a later one.',
    );
  }
  if (error) throw error;
}
