import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, SQLITE, type TestDatabase } from '../support/database/databases.ts';
import { MAPLETON } from '../support/service/departments.ts';
import {
  prepareAcme,
  run,
  type Server,
  startGatedServer,
  stopAll,
  svc,
  svcOk,
  withDatabase,
} from '../support/service/processes.ts';

const DAY_MS = 86_400_000;

afterAll(stopAll);

describe.concurrent.each(DATABASES)('svc on $name, beside a running server', (engine) => {
  let database: TestDatabase;
  let server: Server;
  let key: string;
  const onlyOnce = engine === SQLITE ? test.sequential : () => {};
  beforeAll(async () => {
    database = await engine.create();
    [key = ''] = await prepareAcme(database, 'test');
    // The server sweeps once as it starts and then not again: what is due here is the command's to find.
    server = await startGatedServer({ ...database.environment, SWEEP_SECONDS: '3600' });
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await database.drop();
  });

  onlyOnce('narrations show: as the partner reads it, with key, request id and whether audio is kept', async () => {
    const said = 'Line one.\nLine two \u001b[31mred\u009b1m\u202e.';
    const id = await narrate(said, { external_ref: 'case\u009b 7' });
    const read = await server.call('GET', `/narrations/${id}`, { credential: key });
    const [shown, table, missing] = await Promise.all([
      svcOk(database.environment, 'narrations', 'show', id),
      svc(database.environment, 'narrations', 'show', id),
      svc(database.environment, 'narrations', 'show', 'nar_nothing'),
    ]);
    expect(shown).toEqual({
      ...read.json,
      key_id: expect.stringMatching(/^key_/),
      request_id: expect.stringMatching(/^req_/),
      audio_kept: true,
    });
    const raw = await run('node', ['build/cli/main.js', '--json', 'narrations', 'show', id], database.environment);
    expect(raw.stdout).not.toMatch(/[^\P{C}\n]/u);
    expect(table.stdout).toMatch(/^status +complete$/m);
    expect(table.stdout).toMatch(/^external_ref +case\\x9b 7$/m);
    // What somebody said stays on its line and cannot give orders to the terminal.
    expect(table.stdout).toMatch(/^transcript +Line one\.\\x0aLine two \\x1b\[31mred\\x9b1m\\u\{202e\}\.$/m);
    expect(missing).toMatchObject({ code: 1, stdout: '', stderr: 'svc: There is no narration nar_nothing.\n' });
  });

  test.sequential('narrations list: by partner, reference, request and status, newest first', async () => {
    const audio = { data: Buffer.from('Listed.').toString('base64'), mime: 'audio/wav' };
    const body = { department: MAPLETON.neris_id, audio, external_ref: 'list me' };
    const made = [];
    for (let i = 0; i < 2; i++) made.push(await server.call('POST', '/narrations', { credential: key, body }));
    const [first, second] = made.map(({ json, headers }) => ({
      id: json.id,
      request: headers.get('x-request-id') ?? '',
    }));
    const silent = { ...body, audio: { data: Buffer.from(' ').toString('base64'), mime: 'audio/wav' } };
    const failed = (await server.call('POST', '/narrations', { credential: key, body: silent })).json.error.details.id;
    const list = async (...options: string[]): Promise<string[]> =>
      (await svcOk(database.environment, 'narrations', 'list', ...options)).map(({ id }: { id: string }) => id);

    expect(await list('--external-ref', 'list me')).toEqual([failed, second?.id, first?.id]);
    expect(await list('--external-ref', 'list me', '--last', '1')).toEqual([failed]);
    expect(await list('--partner', 'acme', '--external-ref', 'list me', '--status', 'complete')).toEqual([
      second?.id,
      first?.id,
    ]);
    expect(await list('--status', 'failed')).toEqual([failed]);
    expect(await list('--request-id', first?.request ?? '')).toEqual([first?.id]);
    expect(await list('--request-id', 'req_nothing')).toEqual([]);
    const table = await svc(database.environment, 'narrations', 'list', '--status', 'failed');
    expect(table.stdout.split('\n')).toEqual([
      expect.stringMatching(
        /^id +created_at +partner +mode +department +input +status +error +external_ref +request_id$/,
      ),
      expect.stringMatching(
        new RegExp(`^${failed} +\\S+Z +acme +test +FD\\d+ +audio +failed +EMPTY_TRANSCRIPT +list me +req_`),
      ),
      '',
    ]);
    expect(await svc(database.environment, 'narrations', 'list', '--partner', 'nobody')).toMatchObject({ code: 1 });
  });

  test.sequential('sweep: fails orphans, deletes expired audio and files nobody refers to, and counts them', async () => {
    const [fresh, expired, orphan] = [await narrate('Fresh.'), await narrate('Expired.'), await narrate('Orphan.')];
    const stray = join(database.dataDir, 'audio', 'stray');
    const starting = join(database.dataDir, 'audio', 'starting');
    writeFileSync(stray, 'left behind');
    writeFileSync(starting, 'a call that has just begun');
    utimesSync(stray, new Date(Date.now() - 2 * 3_600_000), new Date(Date.now() - 2 * 3_600_000));
    const [keptFile, expiredFile] = await withDatabase(database, async (db) => {
      const longAgo = new Date(Date.now() - 30 * DAY_MS - 1000).toISOString();
      await db.updateTable('narrations').set({ created_at: longAgo }).where('id', '=', expired).execute();
      await db
        .updateTable('narrations')
        .set({ status: 'processing', created_at: new Date(Date.now() - 120_000).toISOString() })
        .where('id', '=', orphan)
        .execute();
      const rows = await db.selectFrom('narrations').select(['id', 'audio_file']).execute();
      return [fresh, expired].map((id) => rows.find((row) => row.id === id)?.audio_file ?? '');
    });

    const swept = await svc(database.environment, 'sweep', '--json');
    expect(swept).toMatchObject({ code: 0, stderr: '', json: { orphans: 1, audio: 1, stray_files: 1 } });
    const files = readdirSync(join(database.dataDir, 'audio'));
    expect(files).toContain(keptFile);
    expect(files).not.toContain(expiredFile);
    expect([existsSync(stray), existsSync(starting)]).toEqual([false, true]);
    expect(await read(orphan)).toMatchObject({ status: 'failed', error: { code: 'PROCESSING_INTERRUPTED' } });
    expect(await read(expired)).toMatchObject({ status: 'complete', transcript: 'Expired.' });

    // With nothing left to do it does nothing, and the audit has nothing to say.
    const again = await svc(database.environment, 'sweep');
    expect(again.stdout).toMatch(/^orphans +0\naudio +0\nstray_files +0\ncounters +\d+\nidempotency_keys +0\n$/);
    const entries = await svcOk(database.environment, 'audit', '--last', '2');
    expect(entries).toMatchObject([
      { action: 'sweep', details: { orphans: 1, audio: 1, stray_files: 1 } },
      { action: 'key.issue' },
    ]);
  });

  test.sequential('a retention of 0: audio that is there goes with the next sweep, and no more is written', async () => {
    await svcOk(database.environment, 'partners', 'retention', 'acme', '0');
    const before = readdirSync(join(database.dataDir, 'audio')).toSorted();
    const id = await narrate('Never written.');
    expect(readdirSync(join(database.dataDir, 'audio')).toSorted()).toEqual(before);
    expect(await read(id)).toMatchObject({ status: 'complete', transcript: 'Never written.' });

    const swept = await svcOk(database.environment, 'sweep');
    expect(swept.audio).toBe(before.length - 1);
    expect(readdirSync(join(database.dataDir, 'audio'))).toEqual(['starting']);
  });

  test.sequential('audit: newest first, as many as asked for', async () => {
    const all = await svcOk(database.environment, 'audit');
    expect(all.map((entry: { action: string }) => entry.action)).toEqual([
      'sweep',
      'partner.retention',
      'sweep',
      'key.issue',
      'partner.go-live',
      'partner.add',
      'departments.import',
    ]);
    const table = await svc(database.environment, 'audit', '--last', '2');
    expect(table.stdout.split('\n')).toEqual([
      expect.stringMatching(/^at +actor +action +subject +details$/),
      expect.stringMatching(/Z +svc:\S+ +sweep +narrations +\{/),
      expect.stringMatching(/Z +svc:\S+ +partner\.retention +acme +\{"audio_retention_days":0\}$/),
      '',
    ]);
  });

  async function narrate(said: string, more: object = {}): Promise<string> {
    const audio = { data: Buffer.from(said).toString('base64'), mime: 'audio/wav' };
    const body = { department: MAPLETON.neris_id, audio, ...more };
    const made = await server.call('POST', '/narrations', { credential: key, body });
    expect(made.status).toBe(200);
    return made.json.id;
  }

  async function read(id: string) {
    return (await server.call('GET', `/narrations/${id}`, { credential: key })).json;
  }
});
