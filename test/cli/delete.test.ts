import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countSelected, deleteSelected } from '../../src/narrations/delete.ts';
import { findPartner } from '../../src/partners/partners.ts';
import { audioFolder } from '../../src/storage/audio/files.ts';
import { DATABASES, SQLITE, type TestDatabase } from '../support/database/databases.ts';
import { insertNarrations, narrationRow } from '../support/database/rows.ts';
import { MAPLETON, OAKVILLE } from '../support/service/departments.ts';
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

const hasTerminal = spawnSync('script', ['--version']).status === 0;
if (!hasTerminal) {
  if (process.env.CI === 'true') throw new Error('No script(1) here, of the package bsdutils or util-linux.');
  process.stderr.write('SKIPPED: the questions svc delete asks on a terminal (no script(1) on the path).\n');
}

afterAll(stopAll);

describe.concurrent.each(DATABASES)('svc delete on $name, beside a running server', (engine) => {
  let database: TestDatabase;
  let server: Server;
  let key: string;
  const remove = (...words: string[]) => svc(database.environment, 'delete', ...words);
  const onlyOnce = engine === SQLITE ? test.sequential : () => {};
  beforeAll(async () => {
    database = await engine.create();
    [key = ''] = await prepareAcme(database, 'live');
    server = await startGatedServer(database.environment);
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await database.drop();
  });

  test.sequential('--narration: the row, its outcome and its recording are gone, and counted', async () => {
    const [gone, kept] = [await narrate('audio', MAPLETON, true), await narrate('audio', MAPLETON, true)];
    expect(recordings()).toHaveLength(2);

    const deleted = await remove('--narration', gone, '--yes', '--json');
    expect(deleted).toMatchObject({
      code: 0,
      stderr: '',
      json: { deleted: `narration ${gone}`, narrations: 1, outcomes: 1, audio: 1 },
    });
    expect(await read(gone)).toMatchObject({ status: 404, json: { error: { code: 'NOT_FOUND' } } });
    expect(await read(kept)).toMatchObject({ status: 200, json: { outcome: { accepted: true } } });
    expect(recordings()).toEqual([await recordingOf(kept)]);
    expect((await audit())[0]).toMatchObject({
      actor: expect.stringMatching(/^svc:/),
      action: 'narrations.delete',
      subject: `narration ${gone}`,
      details: { narrations: 1, outcomes: 1, audio: 1 },
    });
    await remove('--narration', kept, '--yes');
    expect(recordings()).toEqual([]);
  });

  test.sequential('--department and --partner: everything of theirs and nothing else; together they narrow', async () => {
    const other = await svcOk(database.environment, 'partners', 'add', 'other', '--name', 'Other').then(() =>
      svcOk(database.environment, 'keys', 'issue', 'other'),
    );
    const [mapleton, oakville, others] = await Promise.all([
      Promise.all([narrate('audio', MAPLETON), narrate('text', MAPLETON, true)]),
      Promise.all([narrate('audio', OAKVILLE), narrate('text', OAKVILLE)]),
      Promise.all([narrate('audio', MAPLETON, true, other.secret), narrate('text', OAKVILLE, false, other.secret)]),
    ]);

    const narrowed = await remove('--partner', 'acme', '--department', MAPLETON.neris_id, '--yes');
    expect(narrowed.stdout).toBe(
      `deleted     department ${MAPLETON.neris_id}, partner acme\nnarrations  2\noutcomes    1\naudio       1\n`,
    );
    expect(await remaining()).toEqual([...oakville, ...others].toSorted());

    const department = await remove('--department', OAKVILLE.neris_id, '--yes', '--json');
    expect(department.json).toMatchObject({ narrations: 3, outcomes: 0, audio: 1 });
    expect(await remaining()).toEqual([others[0]]);

    const partner = await remove('--partner', 'other', '--yes', '--json');
    expect(partner.json).toMatchObject({ narrations: 1, outcomes: 1, audio: 1 });
    expect(await remaining()).toEqual([]);
    expect(recordings()).toEqual([]);
    expect((await audit()).slice(0, 3).map((entry) => entry.subject)).toEqual([
      'partner other',
      `department ${OAKVILLE.neris_id}`,
      `department ${MAPLETON.neris_id}, partner acme`,
    ]);
    // The account stays, and so do its keys: what was deleted are its data.
    expect(await server.call('GET', '/ping', { credential: other.secret })).toMatchObject({ status: 200 });
    expect(mapleton).toHaveLength(2);
  });

  test.sequential('what comes in after it began stays, and it ends however much that is', async () => {
    await withDatabase(database, async (db) => {
      const { id: partnerId } = await findPartner(db, 'acme');
      const folder = audioFolder(database.dataDir);
      const until = new Date().toISOString();
      const later = new Date(Date.parse(until) + 1).toISOString();
      const arrive = (created_at: string) =>
        insertNarrations(db, [narrationRow(partnerId, { created_at, audio_file: folder.newName() })]);
      let arrived = 0;
      // For each recording that goes another comes, up to a number at which even a deletion without an end would end.
      const busy = { ...folder, remove: async () => void (++arrived < 4 && (await arrive(later))) };
      await arrive(until);
      const gone = await deleteSelected(db, busy, 'test', { partnerId, until }, 'partner acme');
      expect(gone).toMatchObject({ narrations: 1, audio: 1 });
      expect(await countSelected(db, { partnerId, until: later })).toMatchObject({ narrations: 1 });
      await deleteSelected(db, folder, 'test', { partnerId, until: later }, 'partner acme');
    });
  });

  onlyOnce('nothing to delete, or a partner that is not there, is refused with 1 and leaves no trace', async () => {
    const before = (await audit()).length;
    const ended = await Promise.all([
      remove('--narration', 'nar_000000000000000000000000', '--yes'),
      remove('--department', 'FD99999999', '--yes'),
      remove('--partner', 'nobody', '--yes'),
    ]);
    expect(ended).toMatchObject([
      { code: 1, stdout: '', stderr: expect.stringContaining('nothing to delete for narration nar_0') },
      { code: 1, stdout: '', stderr: expect.stringContaining('nothing to delete for department FD9') },
      { code: 1, stdout: '', stderr: expect.stringContaining('There is no partner "nobody"') },
    ]);
    expect(await audit()).toHaveLength(before);
  });

  onlyOnce('without --yes and with nobody to ask, nothing is deleted', async () => {
    const id = await narrate('text', MAPLETON);
    const refused = await remove('--narration', id);
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('Add --yes') });
    // A script that answers is still a script: only --yes speaks for it.
    const piped = await run('node', ['build/cli/main.js', 'delete', '--narration', id], database.environment, 'yes\n');
    expect(piped).toMatchObject({ code: 1, stdout: '' });
    expect((await read(id)).status).toBe(200);
  });

  if (hasTerminal && engine === SQLITE) {
    test.sequential('on a terminal it says what would go and takes only yes for yes', async () => {
      const id = await narrate('audio', MAPLETON, true);
      const ask = (answer: string) =>
        run(
          'script',
          ['--quiet', '--return', '--command', `node build/cli/main.js delete --narration ${id}`, '/dev/null'],
          database.environment,
          `${answer}\n`,
        );
      const no = await ask('y');
      expect(no.code).toBe(1);
      expect(no.stdout).toContain(`Delete 1 narrations, 1 recordings and 1 outcomes of narration ${id} for good?`);
      expect(no.stdout).toContain('Nothing was deleted.');
      expect((await read(id)).status).toBe(200);

      const yes = await ask('yes');
      expect(yes.code).toBe(0);
      expect(yes.stdout).toMatch(/narrations +1/);
      expect((await read(id)).status).toBe(404);
      expect(recordings()).toEqual([]);
    });
  }

  async function narrate(kind: 'audio' | 'text', department: typeof MAPLETON, outcome = false, credential = key) {
    const said = 'Engine 41 on scene, nothing showing.';
    const input =
      kind === 'text'
        ? { transcript: said }
        : { audio: { data: Buffer.from(said).toString('base64'), mime: 'audio/wav' } };
    const made = await server.call('POST', '/narrations', {
      credential,
      body: { department: department.neris_id, ...input },
    });
    expect(made.status).toBe(200);
    if (outcome) {
      const path = `/narrations/${made.json.id}/outcome`;
      expect((await server.call('POST', path, { credential, body: { accepted: true } })).status).toBe(200);
    }
    return made.json.id as string;
  }

  function read(id: string) {
    return server.call('GET', `/narrations/${id}`, { credential: key });
  }

  function recordings(): string[] {
    return readdirSync(join(database.dataDir, 'audio'));
  }

  function recordingOf(id: string): Promise<string | null> {
    return withDatabase(database, async (db) => {
      const row = await db.selectFrom('narrations').select('audio_file').where('id', '=', id).executeTakeFirstOrThrow();
      return row.audio_file;
    });
  }

  function remaining(): Promise<string[]> {
    return withDatabase(database, async (db) => {
      const rows = await db.selectFrom('narrations').select('id').execute();
      return rows.map((row) => row.id).toSorted();
    });
  }

  async function audit() {
    const rows = await withDatabase(database, (db) =>
      db.selectFrom('audit').selectAll().orderBy('at', 'desc').execute(),
    );
    return rows.map((row) => ({ ...row, details: JSON.parse(row.details) }));
  }
});
