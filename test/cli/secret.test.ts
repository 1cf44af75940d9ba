import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyCredential } from '../../src/partners/credentials.ts';
import { keyUse } from '../../src/partners/key-use.ts';
import { readSettings } from '../../src/settings.ts';
import { forgetPreviousSecret } from '../../src/storage/secrets/secret-file.ts';
import { loadSecrets, prepareSecret } from '../../src/storage/secrets/secrets.ts';
import { SQLITE, type TestDatabase } from '../support/database/databases.ts';
import { prepareAcme, stopAll, svc, withDatabase } from '../support/service/processes.ts';

let database: TestDatabase;
let keys: string[];
const secret = (...words: string[]) => svc(database.environment, 'secret', ...words, '--json');
const file = (name: string) => readFileSync(join(database.dataDir, name), 'utf8');
beforeAll(async () => {
  database = await SQLITE.create();
  keys = await prepareAcme(database, 'live', 'test');
});
afterAll(async () => {
  await stopAll();
  await database.drop();
});

test('svc secret changes the one in DATA_DIR step by step, says how many keys hang on it, and lets none of them down', async () => {
  const first = file('secret');
  expect((await secret('switch')).stderr).toMatch(/^svc: Only one secret is in force here, .*svc secret prepare\.\n$/);
  expect(await secret('prepare')).toMatchObject({ code: 0, json: { prepared: true } });
  expect(file('secret.previous')).toBe(first);
  expect(file('secret')).not.toBe(first);
  for (const name of ['secret', 'secret.previous']) expect(modeOf(name)).toBe(0o600);
  expect((await secret('prepare')).stderr).toMatch(/^svc: The secret is being changed already/);
  expect((await secret('retire')).stderr).toMatch(/^svc: The previous secret still leads/);

  expect((await secret('switch')).json).toEqual([
    { secret: 'current', from: 'DATA_DIR/secret', leads: true, keys: 0 },
    { secret: 'previous', from: 'DATA_DIR/secret.previous', leads: false, keys: 2 },
  ]);
  expect((await secret('retire')).stderr).toMatch(/^svc: 2 keys have not been used since the change/);
  await useAll();
  expect((await secret('status')).json).toMatchObject([{ keys: 2 }, { keys: 0 }]);
  // What was hashed by the old one may be asked for again for a day.
  const refused = await secret('retire');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^svc: Requests that were sent before the switch may be sent again .*--break-retries/);
  expect(file('secret.previous')).toBe(first);
  await letHoursPass(23.9);
  expect((await secret('retire')).stderr).toMatch(/^svc: Requests that were sent before the switch/);
  await letHoursPass(0.2);
  expect(await secret('retire')).toMatchObject({ code: 0, json: { retired: true } });
  expect(() => file('secret.previous')).toThrow('ENOENT');
  await useAll();
  const steps = await withDatabase(database, (db) =>
    db.selectFrom('audit').select('action').where('subject', '=', 'installation').orderBy('at').execute(),
  );
  expect(steps.map(({ action }) => action)).toEqual(['secret.prepare', 'secret.switch', 'secret.retire']);
});

test('svc secret retire --break-retries does not wait for the day, and the audit says so', async () => {
  for (const step of ['prepare', 'switch']) expect(await secret(step)).toMatchObject({ code: 0 });
  await useAll();
  expect((await secret('retire')).code).toBe(1);
  expect(await secret('retire', '--break-retries')).toMatchObject({ code: 0, json: { retired: true } });
  const last = await withDatabase(database, (db) =>
    db.selectFrom('audit').select(['action', 'details']).orderBy('at', 'desc').limit(1).execute(),
  );
  expect(last).toEqual([{ action: 'secret.retire', details: '{"break_retries":true}' }]);
});

test('prepared by several at once, the secret that leads is kept whoever comes when', async () => {
  const other = await SQLITE.create();
  const settings = readSettings(other.environment);
  const load = () => loadSecrets(settings);
  const [first, late] = [await load(), await load()];
  expect(await prepareSecret(settings, first)).toBe(true);
  const prepared = await load();
  expect(prepared.previous).toBe(first.leading());
  // It looked before the first had begun, and goes on when that is done.
  expect(await prepareSecret(settings, late)).toBe(false);
  expect(await load()).toMatchObject({ current: prepared.current, previous: first.leading() });

  await forgetPreviousSecret(other.dataDir);
  const all = await Promise.all(Array.from({ length: 6 }, load));
  expect(await Promise.all(all.map((each) => prepareSecret(settings, each)))).toContain(true);
  const after = await load();
  expect(after.previous).toBe(prepared.current);
  expect(after.current).not.toBe(prepared.current);
  await other.drop();
});

test('where the secret is in the settings, svc secret says what to set', async () => {
  const here = { ...database.environment, SVC_SECRET: file('secret').trim() };
  const refused = await svc(here, 'secret', 'prepare');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^svc: The secret is in SVC_SECRET here\. .*SVC_SECRET_PREVIOUS.*\n$/);
  expect(refused.stderr).not.toContain(here.SVC_SECRET);
});

/** Since every step of the change so far. */
function letHoursPass(hours: number): Promise<void> {
  return withDatabase(database, async (db) => {
    const steps = db.selectFrom('audit').select(['id', 'at']).where('subject', '=', 'installation');
    for (const { id, at } of await steps.execute()) {
      const earlier = new Date(Date.parse(at) - hours * 3_600_000).toISOString();
      await db.updateTable('audit').set({ at: earlier }).where('id', '=', id).execute();
    }
  });
}

/** Every key as a server would see it used, once it was restarted. */
function useAll(): Promise<void> {
  return withDatabase(database, async (db, secrets) => {
    const failures: unknown[] = [];
    const use = keyUse(db, secrets, (_, error) => failures.push(error));
    for (const key of keys) await verifyCredential(db, secrets, `Bearer ${key}`, use.note);
    await use.settled();
    expect(failures).toEqual([]);
  });
}

function modeOf(name: string): number {
  return statSync(join(database.dataDir, name)).mode & 0o777;
}
