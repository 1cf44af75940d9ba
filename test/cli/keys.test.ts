import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, SQLITE, type TestDatabase } from '../support/database/databases.ts';
import {
  eventually,
  type Server,
  startServer,
  stopAll,
  svc,
  svcOk,
  withDatabase,
} from '../support/service/processes.ts';

const SECRET = /^svc_(test|live)_[0-9A-Za-z]{43}$/;

afterAll(stopAll);

describe.concurrent.each(DATABASES)('svc keys on $name, beside a running server', (engine) => {
  let database: TestDatabase;
  let server: Server;
  const keys = (...words: string[]) => svc(database.environment, 'keys', ...words);
  const issue = (...words: string[]) => svcOk(database.environment, 'keys', 'issue', 'acme', ...words);
  // What it says does not depend on the database; asking once is enough.
  const onlyOnce = engine === SQLITE ? test.sequential : () => {};
  beforeAll(async () => {
    database = await engine.create();
    await withDatabase(database, (db) =>
      db
        .insertInto('departments')
        .values({ neris_id: 'FD24031001', name: 'Mapleton', city: null, state: 'MD' })
        .execute(),
    );
    server = await startServer(database.environment);
    await svcOk(database.environment, 'partners', 'add', 'acme', '--name', 'Acme Records');
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await database.drop();
  });

  test.sequential('issue: a test key works at once; its secret is shown this once and stored nowhere', async () => {
    const issued = await keys('issue', 'acme', '--label', 'first key');
    const secret = /^secret +(\S+)$/m.exec(issued.stdout)?.[1] ?? '';
    expect(secret).toMatch(/^svc_test_[0-9A-Za-z]{43}$/);
    expect(issued.stdout).toMatch(/^label +first key$/m);
    expect(await server.call('GET', '/ping', { credential: secret })).toMatchObject({
      status: 200,
      json: { mode: 'test', credential: { via: 'api_key', scope: 'partner', department: null } },
    });

    const listed = await keys('list', '--json');
    expect(listed.json).toContainEqual(
      expect.objectContaining({ partner: 'acme', label: 'first key', ends_with: secret.slice(-4), revoked_at: null }),
    );
    const everything = await withDatabase(database, async (db) =>
      JSON.stringify([
        await db.selectFrom('api_keys').selectAll().execute(),
        await db.selectFrom('audit').selectAll().execute(),
      ]),
    );
    expect(everything).not.toContain(secret.slice('svc_test_'.length));
    expect(listed.stdout).not.toContain(secret.slice('svc_test_'.length));
  });

  test.sequential('issue: live keys only after the agreement has been recorded', async () => {
    const early = await keys('issue', 'acme', '--mode', 'live');
    expect(early).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('svc partners go-live') });
    expect(await svcOk(database.environment, 'keys', 'list', 'acme')).toHaveLength(1);

    const empty = await svc(database.environment, 'partners', 'go-live', 'acme', '--agreement', ' ');
    expect(empty).toMatchObject({ code: 1, stdout: '' });
    const live = await svcOk(database.environment, 'partners', 'go-live', 'acme', '--agreement', 'MSA 7, 2 May');
    expect(live.live_since).toMatch(/^\d{4}-\d\d-\d\dT/);
    const { secret, id, mode } = await issue('--mode', 'live');
    expect({ secret, mode }).toEqual({ secret: expect.stringMatching(SECRET), mode: 'live' });
    expect((await server.call('GET', '/ping', { credential: secret })).json).toMatchObject({ ok: true, mode: 'live' });

    expect((await audit()).slice(0, 2)).toMatchObject([
      { action: 'key.issue', subject: id, details: { partner: 'acme', mode: 'live', department: null } },
      { action: 'partner.go-live', subject: 'acme', details: { agreement: 'MSA 7, 2 May' } },
    ]);
  });

  test.sequential('issue: a key pinned to a department of the directory acts for no other', async () => {
    const { secret, scope, department } = await issue('--department', 'FD24031001');
    expect({ scope, department }).toEqual({ scope: 'department', department: 'FD24031001' });
    const other = await server.call('GET', '/departments/FD24031002', { credential: secret });
    expect(other).toMatchObject({ status: 403, json: { error: { code: 'DEPARTMENT_SCOPE_MISMATCH' } } });

    const unknown = await keys('issue', 'acme', '--department', 'FD99999999');
    expect(unknown).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('not in the directory') });
  });

  test.sequential('revoke: the key and its sessions are refused by the running server with their next request', async () => {
    const [{ id, secret }, kept] = await Promise.all([issue(), issue()]);
    const minted = await server.call('POST', '/sessions', { credential: secret, body: { department: 'FD24031001' } });
    expect(minted.status).toBe(201);

    const revoked = await keys('revoke', id, '--json');
    expect(revoked).toMatchObject({ code: 0, json: { id, revoked_at: expect.stringMatching(/^\d{4}-/) } });
    for (const credential of [secret, minted.json.token]) {
      const refused = await server.call('GET', '/ping', { credential });
      expect(refused).toMatchObject({ status: 401, json: { error: { code: 'KEY_REVOKED' } } });
    }
    expect((await audit())[0]).toMatchObject({ action: 'key.revoke', subject: id });
    expect((await server.call('GET', '/ping', { credential: kept.secret })).status).toBe(200);

    // By the key itself, as found in a leaked file; revoking once more changes nothing.
    const bySecret = await keys('revoke', kept.secret, '--json');
    const again = await keys('revoke', kept.secret, '--json');
    expect(bySecret.json).toMatchObject({ id: kept.id, revoked_at: expect.any(String) });
    expect(again.json).toEqual(bySecret.json);
    expect((await server.call('GET', '/ping', { credential: kept.secret })).json.error.code).toBe('KEY_REVOKED');
    expect((await audit()).filter((entry) => entry.subject === kept.id && entry.action === 'key.revoke')).toHaveLength(
      1,
    );
  });

  onlyOnce(
    'issue: a key ends after its last day, or after so many days, which list shows beside its last use',
    async () => {
      const [until, days] = await Promise.all([issue('--expires', '2097-01-31'), issue('--expires', '90d')]);
      expect(until).toMatchObject({ expires_at: '2097-02-01T00:00:00.000Z', last_used_at: null });
      const left = Date.parse(days.expires_at) - Date.parse(days.created_at);
      expect(Math.round(left / 86_400_000)).toBe(90);
      expect((await server.call('GET', '/ping', { credential: days.secret })).status).toBe(200);
      await eventually(async () => {
        const listed: { id: string; last_used_at: string | null }[] = await svcOk(database.environment, 'keys', 'list');
        expect(listed.find(({ id }) => id === days.id)?.last_used_at).toMatch(/^\d{4}-/);
        expect(listed.find(({ id }) => id === until.id)?.last_used_at).toBeNull();
      });
      expect((await audit()).find(({ subject }) => subject === until.id)?.details).toMatchObject({
        expires_at: '2097-02-01T00:00:00.000Z',
      });
      const past = await keys('issue', 'acme', '--expires', '2020-01-31');
      expect(past).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('expired already') });
    },
  );

  onlyOnce('keys and partners that are not there are refused with 1', async () => {
    const ended = await Promise.all([keys('revoke', 'key_nothing'), keys('list', 'nobody'), keys('issue', 'nobody')]);
    expect(ended).toMatchObject([
      { code: 1, stdout: '', stderr: 'svc: There is no such key. "svc keys list" shows the ids.\n' },
      { code: 1, stdout: '', stderr: expect.stringContaining('There is no partner "nobody"') },
      { code: 1, stdout: '', stderr: expect.stringContaining('There is no partner "nobody"') },
    ]);
  });

  onlyOnce('list: a table, of one partner or of all', async () => {
    await svcOk(database.environment, 'partners', 'add', 'empty', '--name', 'Empty');
    const [all, none] = await Promise.all([keys('list'), keys('list', 'empty')]);
    expect(all.stdout.split('\n')[0]).toMatch(
      /^id +mode +scope +department +ends_with +label +created_at +last_used_at +expires_at +revoked_at +hashed_with +partner$/,
    );
    expect(all.stdout).toMatch(/^key_\w{16} +live +partner /m);
    expect(none).toMatchObject({ code: 0, stdout: 'Nothing.\n' });
  });

  async function audit() {
    const rows = await withDatabase(database, (db) =>
      db.selectFrom('audit').selectAll().orderBy('at', 'desc').execute(),
    );
    return rows.map((row) => ({ ...row, details: JSON.parse(row.details) }));
  }
});
