import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteSelected } from '../../src/narrations/delete.ts';
import { namesToKeep } from '../../src/narrations/recordings.ts';
import { addPartner, findPartner } from '../../src/partners/partners.ts';
import { readSettings } from '../../src/settings.ts';
import { chooseAudioStore } from '../../src/storage/audio/choose.ts';
import { audioFolder } from '../../src/storage/audio/files.ts';
import type { AudioStore } from '../../src/storage/audio/store.ts';
import { openDatabase } from '../../src/storage/database/database.ts';
import type { Db } from '../../src/storage/database/tables.ts';
import { SQLITE, type TestDatabase } from '../support/database/databases.ts';
import { insertNarrations, narrationRow } from '../support/database/rows.ts';
import { type FakeS3, type Fault, newFakeS3 } from '../support/fakes/s3.ts';
import { svc } from '../support/service/processes.ts';

const RECORDING = Buffer.alloc(100_000, 'said');
const DAY_MS = 86_400_000;

let s3: FakeS3;
let database: TestDatabase;
let db: Db;
let partner: string;
let store: AudioStore;
let failures: { event: string; code: string }[];
beforeAll(async () => {
  s3 = await newFakeS3();
  database = await SQLITE.create();
  db = await openDatabase(readSettings(database.environment));
  await addPartner(db, 'test', { slug: 'acme', name: 'Acme Records' });
  partner = (await findPartner(db, 'acme')).id;
});
beforeEach(async () => {
  failures = [];
  s3.objects.clear();
  const limits = { AUDIO_S3_SECONDS: '1', AUDIO_SPOOL_MB: '1' };
  store = await chooseAudioStore(
    readSettings({ ...database.environment, ...s3.environment, ...limits }),
    db,
    (event, error) => failures.push({ event, code: (error as { code: string }).code }),
  );
});
afterAll(async () => {
  await db.destroy();
  await s3.stop();
  await database.drop();
});

describe('a recording that the store does not take', () => {
  /** And what the log says of each. */
  const FAULTS: [Fault, RegExp][] = [
    ['out-of-order', /^503 SlowDown$/],
    ['hang', /^timeout$/],
    ['cut', /^(ECONNRESET|EPIPE)$/],
  ];
  test.each(FAULTS)(
    'waits, after the time an answer may wait at most, and is delivered later: %s',
    async (fault, code) => {
      const { name } = await narration();
      s3.fault = fault;
      const begun = performance.now();
      await store.save(name, RECORDING);
      expect(performance.now() - begun).toBeLessThan(3000);
      expect(waiting()).toEqual([name]);
      expect(failures).toEqual([{ event: 'audio store away', code: expect.stringMatching(code) }]);
      expect(await store.has(name)).toBe(true);
      await expect(store.check()).rejects.toMatchObject({ name: 'AudioStoreFailure' });
      // Nobody else waits for what has just failed.
      await store.save(name, RECORDING);
      expect(failures).toHaveLength(1);

      s3.fault = 'none';
      await store.check();
      expect(await deliver()).toBe(1);
      expect([waiting(), inBucket()]).toEqual([[], [name]]);
      expect([...s3.objects.values()][0]?.bytes.equals(RECORDING)).toBe(true);
    },
  );

  test('is not delivered by a node that is stopping, which does not wait for the store either', async () => {
    const { id, name } = await narration();
    s3.fault = 'out-of-order';
    await store.save(name, RECORDING);
    s3.fault = 'hang';
    const stopping = new AbortController();
    const delivering = deliver(stopping.signal);
    setTimeout(() => stopping.abort(), 100);
    await expect(delivering).rejects.toMatchObject({ name: 'AudioStoreFailure' });
    expect(await deliver(stopping.signal)).toBe(0);
    expect(waiting()).toEqual([name]);
    s3.fault = 'none';
    await deleteSelected(db, store, 'test', { narration: id }, id);
  });

  test('holds up no other one that waits, nor anything else that svc sweep does', async () => {
    const [first, refused, last] = [await narration(), await narration(), await narration()];
    s3.fault = 'out-of-order';
    for (const { name } of [first, refused, last]) await store.save(name, RECORDING);
    s3.fault = 'none';
    // The first to be delivered.
    const [locked = '', ...others] = waiting().toSorted();
    s3.locked.add(locked);
    await expect(deliver()).rejects.toMatchObject({ code: '403 AccessDenied' });
    expect([waiting(), inBucket().toSorted()]).toEqual([[locked], others]);

    const orphan = narrationRow(partner, { status: 'processing' });
    await insertNarrations(db, [orphan]);
    const swept = await svc({ ...database.environment, ...s3.environment }, 'sweep');
    expect(swept).toMatchObject({ code: 1, stderr: expect.stringContaining('403 AccessDenied') });
    const { status } = await db
      .selectFrom('narrations')
      .select('status')
      .where('id', '=', orphan.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('failed');
    s3.locked.clear();
    expect(await deliver()).toBe(1);
  });

  test('leaves the disk without waiting for the store once it is deleted or past its retention', async () => {
    const [deleted, expired, kept] = [await narration(), await narration(31 * DAY_MS), await narration()];
    await s3.stop();
    for (const { name } of [deleted, expired, kept]) await store.save(name, RECORDING);
    await db.deleteFrom('narrations').where('id', '=', deleted.id).execute();
    await expect(deliver()).rejects.toMatchObject({ name: 'AudioStoreFailure', code: 'ECONNREFUSED' });
    expect(waiting()).toEqual([kept.name]);
    // Whoever asks for the deletion learns that it is not done, and the record still names what is left to delete.
    const selection = { narration: kept.id };
    await expect(deleteSelected(db, store, 'test', selection, kept.id)).rejects.toThrow('audio store');
    expect(waiting()).toEqual([]);
    await s3.start();
    expect(await deleteSelected(db, store, 'test', selection, kept.id)).toMatchObject({ narrations: 1, audio: 1 });
  });

  test('does not wait where there is no room, and then it is not kept', async () => {
    const [first, second] = [store.newName(), store.newName()];
    const large = Buffer.alloc(700_000);
    await s3.stop();
    await store.save(first, large);
    await expect(store.save(second, large)).rejects.toMatchObject({ name: 'SpoolFull', code: 'AUDIO_SPOOL_MB' });
    expect(waiting()).toEqual([first]);
    await s3.start();
    // Without room the store is asked, though it has just failed.
    await store.save(second, large);
    expect([waiting(), inBucket()]).toEqual([[first], [second]]);
    await store.remove(first);
    expect(waiting()).toEqual([]);
  });
});

test('recordings that were kept in the folder are delivered once there is a bucket; what was cut short is not', async () => {
  const { name } = await narration();
  await audioFolder(database.dataDir).save(name, RECORDING);
  const folder = join(database.dataDir, 'audio');
  const [old, young] = [`${store.newName()}.0a1b2c.part`, `${store.newName()}.3d4e5f.part`];
  for (const part of [old, young]) writeFileSync(join(folder, part), 'half');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(join(folder, old), longAgo, longAgo);
  expect(await deliver()).toBe(1);
  expect([waiting(), inBucket()]).toEqual([[young], [name]]);
  rmSync(join(folder, young));
});

test('the folder says whether recordings can be kept in it, before it is there too', async () => {
  const files = audioFolder(join(database.dataDir, 'other'));
  await expect(files.check()).rejects.toMatchObject({ code: 'ENOENT' });
  mkdirSync(join(database.dataDir, 'other'));
  await files.check();
  writeFileSync(join(database.dataDir, 'other/audio'), '');
  await expect(files.check()).rejects.toMatchObject({ code: 'ENOTDIR' });
});

async function narration(ageMs = 0): Promise<{ id: string; name: string }> {
  const name = store.newName();
  const created_at = new Date(Date.now() - ageMs).toISOString();
  const row = narrationRow(partner, { audio_file: name, created_at });
  await insertNarrations(db, [row]);
  return { id: row.id, name };
}

function deliver(signal?: AbortSignal): Promise<number> | undefined {
  return store.deliver?.((names) => namesToKeep(db, names), signal);
}

function waiting(): string[] {
  return readdirSync(join(database.dataDir, 'audio'));
}

function inBucket(): string[] {
  return [...s3.objects.keys()].map((key) => key.split('/').at(-1) ?? '');
}
