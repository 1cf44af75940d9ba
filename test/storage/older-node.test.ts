import { Kysely, Migrator, type TableMetadata } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { dialectFor } from '../../src/storage/database/database.ts';
import { MIGRATIONS } from '../../src/storage/database/migrations.ts';
import { DATABASES } from '../support/database/databases.ts';

describe.each(DATABASES)('a node of an older version that still runs on an upgraded $name', (engine) => {
  test('finds every table and column as it knows them, and none new that it would have to fill', async () => {
    const database = await engine.create();
    const db = new Kysely<unknown>({ dialect: await dialectFor(readSettings(database.environment)) });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    let before: TableMetadata[] = [];
    for (const name of Object.keys(MIGRATIONS)) {
      const { error } = await migrator.migrateUp();
      expect(error).toBeUndefined();
      const after = await db.introspection.getTables();
      for (const table of before) {
        const now = after.find((candidate) => candidate.name === table.name);
        expect(now?.columns, `${name}: ${table.name}`).toEqual(expect.arrayContaining(table.columns));
        const added = now?.columns.filter((column) => !table.columns.some((known) => known.name === column.name));
        const toFill = added?.filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue);
        expect(toFill, `${name}: ${table.name}`).toEqual([]);
      }
      before = after;
    }
    expect(before.map((table) => table.name)).toContain('narrations');
    await db.destroy();
    await database.drop();
  });
});
