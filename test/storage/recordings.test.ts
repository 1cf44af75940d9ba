import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sweep } from '../../src/narrations/sweep.ts';
import { addPartner, findPartner } from '../../src/partners/partners.ts';
import { readSettings } from '../../src/settings.ts';
import { audioFolder } from '../../src/storage/audio/files.ts';
import { openDatabase } from '../../src/storage/database/database.ts';
import { writeDurably } from '../../src/storage/durable-file.ts';
import { DATABASES } from '../support/database/databases.ts';
import { insertNarrations, narrationRow } from '../support/database/rows.ts';
import { MAPLETON, startService, type TestService } from '../support/service/service.ts';
import { hearsItsBytes } from '../support/service/stages.ts';

test('a recording is there whole or not at all, at every moment of its being written', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-test-'));
  const store = audioFolder(dataDir);
  const bytes = Buffer.alloc(25 * 1024 * 1024, 'a');
  const name = store.newName();
  let saved = false;
  const saving = store.save(name, bytes).then(() => {
    saved = true;
  });
  const sizes = new Set<number | undefined>();
  while (!saved) {
    sizes.add(statSync(join(dataDir, 'audio', name), { throwIfNoEntry: false })?.size);
    await turn();
  }
  await saving;
  expect([...sizes].filter((size) => size !== undefined && size !== bytes.length)).toEqual([]);
  expect(readdirSync(join(dataDir, 'audio'))).toEqual([name]);
  rmSync(dataDir, { recursive: true });
});

test('a folder that cannot be looked into is not taken for an empty one, and one that is not there yet is', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-test-'));
  const store = audioFolder(dataDir);
  const old = async () => {
    const names: string[] = [];
    for await (const name of store.namesOlderThan(new Date(Date.now() + 1000))) names.push(name);
    return names;
  };
  expect([await store.has(store.newName()), await old()]).toEqual([false, []]);
  // A link to itself cannot be followed by anybody, root included.
  symlinkSync('audio', join(dataDir, 'audio'));
  for (const asked of [() => store.has(store.newName()), old, store.check]) {
    await expect(asked()).rejects.toMatchObject({ code: 'ELOOP' });
  }
  rmSync(dataDir, { recursive: true });
});

test('a folder that hangs is waited for once and for a while, and what it writes after all is removed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-test-'));
  // A fake of a network file system whose server is away: it does what it was asked to when that is back.
  let back = () => {};
  const away = new Promise<void>((resolve) => {
    back = resolve;
  });
  let asked = 0;
  const write: typeof writeDurably = async (...file) => {
    asked++;
    await away;
    await writeDurably(...file);
  };
  const store = audioFolder(dataDir, { write, seconds: 0.05 });
  const hangs = { name: 'AudioFolderHangs', code: 'ETIMEDOUT' };
  const save = () => store.save(store.newName(), Buffer.from('said'));
  for (let i = 0; i < 2; i++) await expect(save()).rejects.toMatchObject(hangs);
  expect(asked).toBe(1);
  back();
  const kept = store.newName();
  await vi.waitFor(() => store.save(kept, Buffer.from('said')), { timeout: 20_000 });
  expect(readdirSync(join(dataDir, 'audio'))).toEqual([kept]);
  rmSync(dataDir, { recursive: true });
});

test.each(DATABASES)('a recording that cannot be removed holds up no other one, on $name', async (engine) => {
  const database = await engine.create();
  const db = await openDatabase(readSettings(database.environment));
  await addPartner(db, 'test', { slug: 'acme', name: 'Acme Records' });
  const partner = (await findPartner(db, 'acme')).id;
  const store = audioFolder(database.dataDir);
  const rows = ['01', '02', '03'].map((day) =>
    narrationRow(partner, { audio_file: store.newName(), created_at: `2026-03-${day}T08:00:00.000Z` }),
  );
  await insertNarrations(db, rows);
  const [stuck = '', ...others] = rows.map(({ audio_file }) => audio_file ?? '');
  const stray = store.newName();
  for (const name of [...others, stray]) await store.save(name, Buffer.from('said'));
  // A folder is not removed as a file is, by root neither; it was there before all others.
  mkdirSync(join(database.dataDir, 'audio', stuck));
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(join(database.dataDir, 'audio', stray), longAgo, longAgo);

  await expect(sweep(db, store, 'test', 110)).rejects.toMatchObject({ code: 'ERR_FS_EISDIR' });
  expect(readdirSync(join(database.dataDir, 'audio'))).toEqual([stuck]);
  const named = await db.selectFrom('narrations').select('audio_file').where('audio_file', 'is not', null).execute();
  expect(named).toEqual([{ audio_file: stuck }]);
  const audit = await db.selectFrom('audit').select('details').where('action', '=', 'sweep').executeTakeFirstOrThrow();
  expect(JSON.parse(audit.details)).toEqual({ orphans: 0, audio: 2, stray_files: 1 });
  await db.destroy();
  await database.drop();
});

describe.each(DATABASES)('a record on $name left behind by a dead process', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(engine, { recogniser: hearsItsBytes });
  });
  afterAll(() => service.stop());

  const narrate = async () =>
    service.call('POST', '/narrations', {
      credential: await service.key(),
      body: {
        department: MAPLETON.neris_id,
        audio: { data: Buffer.from('Engine 1 on scene.').toString('base64'), mime: 'audio/wav' },
      },
    });
  const fileOf = async (id: string) =>
    (await service.db.selectFrom('narrations').select('audio_file').where('id', '=', id).executeTakeFirstOrThrow())
      .audio_file;
  const leaveBehind = (...ids: string[]) =>
    service.db
      .updateTable('narrations')
      .set({ status: 'processing', created_at: new Date(Date.now() - 600_000).toISOString() })
      .where('id', 'in', ids)
      .execute();

  test('names its recording when that is whole, and none when it is not', async () => {
    const store = audioFolder(service.database.dataDir);
    const [whole, cut] = [await narrate(), await narrate()];
    expect(cut.status).toBe(200);
    await store.remove((await fileOf(cut.json.id)) ?? '');
    await leaveBehind(whole.json.id, cut.json.id);
    expect(await sweep(service.db, store, 'test', 110)).toMatchObject({ orphans: 2 });
    expect(await fileOf(whole.json.id)).toMatch(/^[0-9a-f]{48}$/);
    expect(await fileOf(cut.json.id)).toBeNull();
  });

  test('names its recording while the folder cannot be looked into, and ends all the same', async () => {
    const { dataDir } = service.database;
    const { id } = (await narrate()).json;
    await leaveBehind(id);
    renameSync(join(dataDir, 'audio'), join(dataDir, 'aside'));
    symlinkSync('audio', join(dataDir, 'audio'));
    const swept = sweep(service.db, audioFolder(dataDir), 'test', 110, { strays: false });
    expect(await swept).toMatchObject({ orphans: 1 });
    rmSync(join(dataDir, 'audio'));
    renameSync(join(dataDir, 'aside'), join(dataDir, 'audio'));
    expect(await fileOf(id)).toMatch(/^[0-9a-f]{48}$/);
  });
});
