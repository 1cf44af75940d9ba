import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, SQLITE, type TestDatabase } from '../support/database/databases.ts';
import {
  prepareAcme,
  type Server,
  startServer,
  stopAll,
  svc,
  svcOk,
  withDatabase,
} from '../support/service/processes.ts';

afterAll(stopAll);

describe.concurrent.each(DATABASES)('svc partners on $name, beside a running server', (engine) => {
  let database: TestDatabase;
  let server: Server;
  let key: string;
  const partners = (...words: string[]) => svc(database.environment, 'partners', ...words);
  // What it says does not depend on the database; asking once is enough.
  const onlyOnce = engine === SQLITE ? test.sequential : () => {};
  beforeAll(async () => {
    database = await engine.create();
    [key = ''] = await prepareAcme(database, 'live');
    server = await startServer(database.environment);
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await database.drop();
  });

  test.sequential('add: a partner starts active, in the sandbox, with 30 days of audio; the addition is in the audit', async () => {
    const added = await partners('add', 'beta-9', '--name', ' Beta Software ', '--json');
    expect(added).toMatchObject({
      code: 0,
      stderr: '',
      json: {
        slug: 'beta-9',
        name: 'Beta Software',
        status: 'active',
        live_since: null,
        audio_retention_days: 30,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    });
    expect(await lastAudit()).toMatchObject({
      actor: expect.stringMatching(/^svc:\w+/),
      action: 'partner.add',
      subject: 'beta-9',
      details: { name: 'Beta Software' },
    });
  });

  onlyOnce('add: a slug that is taken, misspelt, or a name of nothing is refused with 1', async () => {
    const refused = await Promise.all([
      partners('add', 'acme', '--name', 'Acme again'),
      partners('add', 'Bad_Slug', '--name', 'Bad'),
      partners('add', 'good', '--name', ' '),
    ]);
    expect(refused).toMatchObject([
      { code: 1, stdout: '', stderr: 'svc: There is already a partner "acme". Choose another slug.\n' },
      { code: 1, stdout: '', stderr: expect.stringMatching(/^svc: A slug is made of .*\n$/) },
      { code: 1, stdout: '', stderr: 'svc: A partner needs a name that is not blank.\n' },
    ]);
  });

  test.sequential('list and show: tables for people, JSON for scripts', async () => {
    const [table, list, page, shown] = await Promise.all([
      partners('list'),
      partners('list', '--json'),
      partners('show', 'acme'),
      partners('show', 'acme', '--json'),
    ]);
    const [head = '', first = ''] = table.stdout.split('\n');
    expect(head.split(/ {2,}/)).toEqual(['slug', 'name', 'status', 'live_since', 'audio_retention_days', 'created_at']);
    expect(first.split(/ {2,}/).slice(0, 3)).toEqual(['acme', 'Acme Records', 'active']);
    expect(list.json[0]).toMatchObject({ slug: 'acme', name: 'Acme Records', status: 'active' });
    expect(page.stdout).toMatch(/^slug +acme$/m);
    expect(page.stdout).toMatch(/^agreement +agreement 1$/m);
    expect(shown.json).toMatchObject({
      slug: 'acme',
      agreement: 'agreement 1',
      limits: {
        test: { partner_narration_key: { per_window: 60, window_seconds: 3600 } },
        live: { partner_narration_partner_day: { per_window: 20_000, window_seconds: 86_400 } },
      },
    });
  });

  test.sequential('suspend and resume: the running server feels each with its next request', async () => {
    const session = await server.call('POST', '/sessions', { credential: key, body: { department: 'FD24031001' } });
    expect((await partners('suspend', 'acme', '--json')).json).toMatchObject({ slug: 'acme', status: 'suspended' });
    for (const credential of [key, session.json.token]) {
      const refused = await server.call('GET', '/ping', { credential });
      expect(refused).toMatchObject({ status: 403, json: { error: { code: 'PARTNER_SUSPENDED' } } });
    }
    expect(await lastAudit()).toMatchObject({ action: 'partner.suspend', subject: 'acme' });

    expect((await partners('resume', 'acme', '--json')).json).toMatchObject({ slug: 'acme', status: 'active' });
    for (const credential of [key, session.json.token]) {
      expect(await server.call('GET', '/ping', { credential })).toMatchObject({ status: 200 });
    }
    expect(await lastAudit()).toMatchObject({ action: 'partner.resume', subject: 'acme' });
  });

  test.sequential('limits: a raised ceiling is what the running server reports and applies, for that mode only', async () => {
    const raised = await partners(
      'limits',
      'acme',
      '--set',
      'partner_narration_key=601',
      'partner_read_key=1',
      '--json',
    );
    expect(raised.json).toContainEqual({
      limit: 'partner_narration_key',
      mode: 'live',
      per_window: 601,
      window_seconds: 3600,
    });
    expect(await lastAudit()).toMatchObject({
      action: 'partner.limits',
      subject: 'acme',
      details: { ceilings: '{"live":{"partner_narration_key":601,"partner_read_key":1}}' },
    });
    const ping = await server.call('GET', '/ping', { credential: key });
    expect(ping.json.limits).toMatchObject({ partner_narration_key: { per_window: 601 } });
    // One session was minted above: under a ceiling of one, reads are over.
    expect(await server.call('GET', '/departments/FD24031001', { credential: key })).toMatchObject({ status: 429 });

    const test = await svcOk(database.environment, 'partners', 'limits', 'acme', '--mode', 'test');
    expect(test).toContainEqual({ limit: 'partner_narration_key', mode: 'test', per_window: 60, window_seconds: 3600 });

    const reset = await partners('limits', 'acme', '--reset');
    expect(reset.stdout).toMatch(/^partner_narration_key +live +600 +3600$/m);
    expect(await server.call('GET', '/departments/FD24031001', { credential: key })).toMatchObject({ status: 200 });
  });

  test.sequential('retention: 0 to 30 days, anything else is refused with 1 and changes nothing', async () => {
    expect((await partners('retention', 'acme', '7', '--json')).json).toMatchObject({ audio_retention_days: 7 });
    expect(await lastAudit()).toMatchObject({ action: 'partner.retention', details: { audio_retention_days: 7 } });
    expect(await partners('retention', 'acme', '31')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'svc: Audio is kept for a whole number of days from 0 to 30.\n',
    });
    expect((await svcOk(database.environment, 'partners', 'show', 'acme')).audio_retention_days).toBe(7);
  });

  onlyOnce('a partner that is not there: every command says so, with 1', async () => {
    const commands = [['show'], ['go-live', '--agreement', 'none'], ['limits'], ['retention', '5']];
    const ended = await Promise.all(commands.map(([name = '', ...rest]) => partners(name, 'nobody', ...rest)));
    for (const { code, stdout, stderr } of ended) {
      expect({ code, stdout, stderr }).toEqual({
        code: 1,
        stdout: '',
        stderr: 'svc: There is no partner "nobody". "svc partners list" shows them all.\n',
      });
    }
  });

  async function lastAudit() {
    const rows = await withDatabase(database, (db) =>
      db.selectFrom('audit').selectAll().orderBy('at', 'desc').limit(1).execute(),
    );
    return rows.map((row) => ({ ...row, details: JSON.parse(row.details) }))[0];
  }
});
