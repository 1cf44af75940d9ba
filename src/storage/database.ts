import { type Dialect, Kysely, Migrator } from 'kysely';
import { type Settings, SettingsError } from '../settings.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Db, Tables } from './tables.ts';

/** Opens the database the settings name and brings its tables up to date. */
export async function openDatabase(settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Db> {
  const db: Db = new Kysely<Tables>({ dialect: await dialectFor(settings) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Loads the one driver that is needed: both would make every command of the operator wait longer. */
async function dialectFor({ DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Dialect> {
  if (DATABASE_URL) return (await import('./postgres.ts')).postgresDialect(DATABASE_URL);
  return (await import('./sqlite.ts')).sqliteDialect(DATA_DIR);
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
