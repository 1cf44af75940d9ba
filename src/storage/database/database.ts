import { type Dialect, Kysely, Migrator } from 'kysely';
import { type Settings, SettingsError } from '../../settings.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Db, Tables } from './tables.ts';

/** Opens the database the settings name and brings its tables up to date. */
export async function openDatabase(settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Db> {
  const db: Db = new Kysely<Tables>({ dialect: await dialectFor(settings) });
  try {
    await (settings.DATABASE_URL ? migratePatiently(settings.DATABASE_URL) : migrate(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Loads the one driver that is needed: both would make every command of the operator wait longer. */
export async function dialectFor({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Dialect> {
  if (DATABASE_URL) return (await import('./postgres.ts')).postgresDialect(DATABASE_URL);
  return (await import('./sqlite.ts')).sqliteDialect(DATA_DIR);
}

/** By a connection of its own: on a large table a change may take longer than any other query of the service may. */
async function migratePatiently(url: string): Promise<void> {
  const { postgresDialect } = await import('./postgres.ts');
  const db: Db = new Kysely<Tables>({ dialect: postgresDialect(url, { queryMs: 600_000 }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

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
