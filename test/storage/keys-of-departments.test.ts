import { Kysely, Migrator } from 'kysely';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { dialectFor, openDatabase } from '../../src/storage/database/database.ts';
import { MIGRATIONS } from '../../src/storage/database/migrations.ts';
import type { Tables } from '../../src/storage/database/tables.ts';
import { DATABASES } from '../support/database/databases.ts';

const AT = '2026-11-01T12:00:00.000Z';
const PARTNER = { id: 'par_1', slug: 'acme', name: 'Acme', audio_retention_days: 30, ceilings: '{}', created_at: AT };
const NARRATION = {
  id: 'nar_1',
  partner_id: 'par_1',
  key_id: 'key_1',
  mode: 'test' as const,
  department_id: 'FD24031001',
  department: '{}',
  input_kind: 'text' as const,
  address_hash: 'hash',
  status: 'complete' as const,
  gaps: '[]',
  modules: '{}',
  model: 'm',
  created_at: AT,
};

test.each(DATABASES)('idempotency keys made before are their department’s too, on $name', async (engine) => {
  const database = await engine.create();
  const settings = readSettings(database.environment);
  const before = new Kysely<Tables>({ dialect: await dialectFor(settings) });
  const migrator = new Migrator({ db: before, provider: { getMigrations: async () => MIGRATIONS } });
  expect((await migrator.migrateTo('005-kept-audio')).error).toBeUndefined();
  await before
    .insertInto('partners')
    .values(PARTNER as never)
    .execute();
  await before
    .insertInto('narrations')
    .values(NARRATION as never)
    .execute();
  const made = { partner_id: 'par_1', mode: 'test' as const, request_hash: 'h', held_until: AT, created_at: AT };
  const rows = [
    { ...made, key: 'told', narration_id: 'nar_1' },
    { ...made, key: 'still-to-be-recorded', narration_id: 'nar_2' },
  ];
  await before.insertInto('idempotency_keys').values(rows).execute();
  await before.destroy();

  const db = await openDatabase(settings);
  const now = await db.selectFrom('idempotency_keys').selectAll().orderBy('key').execute();
  expect(now).toEqual([
    { ...rows[0], key: 'FD24031001 told' },
    { ...made, key: 'still-to-be-recorded', narration_id: 'nar_2' },
    { ...made, key: 'told', narration_id: 'nar_1' },
  ]);
  await db.destroy();
  await database.drop();
});
