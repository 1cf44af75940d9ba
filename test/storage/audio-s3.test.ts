import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteSelected } from '../../src/narrations/delete.ts';
import { sweep } from '../../src/narrations/sweep.ts';
import { setRetention } from '../../src/partners/partners.ts';
import { readSettings } from '../../src/settings.ts';
import { MARK_SHARED, takeOverFolder } from '../../src/storage/audio/bucket-folder.ts';
import { chooseAudioStore } from '../../src/storage/audio/choose.ts';
import { addressOf, type S3Options } from '../../src/storage/audio/s3-bucket.ts';
import type { AudioStore } from '../../src/storage/audio/store.ts';
import { openDatabase } from '../../src/storage/database/database.ts';
import { expectResource } from '../support/answers.ts';
import { SQLITE } from '../support/database/databases.ts';
import { onEachDatabase } from '../support/database/on-each-database.ts';
import { type FakeS3, newFakeS3 } from '../support/fakes/s3.ts';
import { blocksOf } from '../support/markdown.ts';
import { MAPLETON } from '../support/service/service.ts';
import { hears, readsNothing, wav } from '../support/service/stages.ts';

const RECORDING = wav(2);
const HOUR_MS = 3_600_000;

let s3: FakeS3;
beforeAll(async () => {
  s3 = await newFakeS3();
});
afterAll(() => s3.stop());

describe('recordings in a bucket', () => {
  onEachDatabase(
    () => ({
      recogniser: hears('Engine 41 on scene.'),
      engine: readsNothing,
      environment: { ...s3.environment, AUDIO_S3_ENCRYPTION: 'aws:kms', AUDIO_S3_KMS_KEY: 'key-7', SWEEP_SECONDS: '1' },
    }),
    (service) => {
      let key: string;
      /** Of a second node with a disk of its own, that does nothing by itself. */
      let store: AudioStore;
      let dataDir: string;
      beforeAll(async () => {
        s3.objects.clear();
        key = await service().key();
        dataDir = mkdtempSync(join(tmpdir(), 'svc-test-'));
        const settings = readSettings({ ...s3.environment, DATA_DIR: dataDir });
        store = await chooseAudioStore(settings, service().db, () => {});
      });
      afterAll(() => rmSync(dataDir, { recursive: true }));
      const disk = (folder = service().database.dataDir) => {
        try {
          return readdirSync(join(folder, 'audio'));
        } catch {
          return [];
        }
      };
      const narrate = async (credential = key) => {
        const audio = { data: RECORDING.toString('base64'), mime: 'audio/wav' };
        const body = { department: MAPLETON.neris_id, audio };
        const answer = await service().call('POST', '/narrations', { credential, body });
        expectResource(answer, 200, 'Narration');
        return answer.json.id as string;
      };
      const nameOf = async (id: string) => {
        const row = service().db.selectFrom('narrations').select('audio_file').where('id', '=', id);
        return (await row.executeTakeFirstOrThrow()).audio_file;
      };
      const setTo = (id: string, ageMs: number) =>
        service()
          .db.updateTable('narrations')
          .set({ created_at: new Date(Date.now() - ageMs).toISOString() })
          .where('id', '=', id)
          .execute();
      const inBucket = (name: string | null) => [...s3.objects.keys()].find((key) => key.endsWith(`/${name}`));

      test('are kept whole, encrypted as the settings say, under names nobody can guess, and not on the disk', async () => {
        const id = await narrate();
        const name = await nameOf(id);
        expect(name).toMatch(/^[0-9a-f]{48}$/);
        const [path = '', ...more] = [...s3.objects.keys()];
        expect(more).toEqual([]);
        expect(path).toMatch(new RegExp(`^audio/[0-9a-f]{16}/${name}$`));
        expect(s3.objects.get(path)?.bytes.equals(RECORDING)).toBe(true);
        expect(s3.objects.get(path)?.headers).toMatchObject({
          'x-amz-server-side-encryption': 'aws:kms',
          'x-amz-server-side-encryption-aws-kms-key-id': 'key-7',
        });
        expect(disk()).toEqual([]);
        await deleteSelected(service().db, store, 'test', { narration: id }, id);
      });

      test('are never written with a window of zero: neither to the bucket nor to the disk', async () => {
        await setRetention(service().db, 'test', 'other', 0);
        const credential = await service().key({ partner: 'other' });
        const { dataDir } = service().database;
        const changes: string[] = [];
        const watcher = watch(dataDir, { recursive: true }, (_, name) => changes.push(String(name)));
        const before = s3.asked.length;
        expect(await nameOf(await narrate(credential))).toBeNull();
        await sleep(100);
        watcher.close();
        expect(s3.asked.slice(before).filter((asked) => asked.startsWith('PUT'))).toEqual([]);
        expect([...s3.objects.values()]).toEqual([]);
        expect(changes.filter((name) => !/^svc\.db(-wal|-shm)?$/.test(name))).toEqual([]);
      });

      test('go when their retention is over, by the server’s own sweep; the narration stays', async () => {
        const [kept, expired] = [await narrate(), await narrate()];
        const [keptName, expiredName] = [await nameOf(kept), await nameOf(expired)];
        await setTo(kept, 29.9 * 24 * HOUR_MS);
        await setTo(expired, 30.1 * 24 * HOUR_MS);
        await vi.waitFor(async () => expect(await nameOf(expired)).toBeNull(), 10_000);
        expect([inBucket(keptName) !== undefined, inBucket(expiredName)]).toEqual([true, undefined]);
        const read = await service().call('GET', `/narrations/${expired}`, { credential: key });
        expect(read.json).toMatchObject({ status: 'complete', transcript: 'Engine 41 on scene.' });
      });

      test('go with their narration when it is deleted on request', async () => {
        const id = await narrate();
        const name = await nameOf(id);
        expect(inBucket(name)).toBeDefined();
        await deleteSelected(service().db, store, 'test', { narration: id }, id);
        expect(inBucket(name)).toBeUndefined();
      });

      test('that no record names go after an hour; younger ones, and what is not of this installation, stay', async () => {
        const name = await nameOf(await narrate());
        const folder = inBucket(name)?.slice(0, -(name?.length ?? 0));
        const put = (key: string, ageMs: number) =>
          s3.objects.set(key, { bytes: RECORDING, headers: {}, writtenAt: new Date(Date.now() - ageMs) });
        const strays = Array.from({ length: 5 }, () => `${folder}${store.newName()}`);
        for (const stray of strays) put(stray, 2 * HOUR_MS);
        const others = [`${folder}notes.txt`, `audio/${store.newName()}`, `audio/ffffffffffffffff/${store.newName()}`];
        for (const other of others) put(other, 2 * HOUR_MS);
        const young = `${folder}${store.newName()}`;
        put(young, HOUR_MS / 2);
        s3.objects.set(inBucket(name) ?? '', { bytes: RECORDING, headers: {}, writtenAt: new Date(0) });
        s3.perPage = 2;
        expect(await turn(() => sweep(service().db, store, 'test', 110))).toMatchObject({ stray_files: 5 });
        s3.perPage = 1000;
        expect(strays.filter((stray) => s3.objects.has(stray))).toEqual([]);
        expect([...others, young].filter((key) => !s3.objects.has(key))).toEqual([]);
        expect(inBucket(name)).toBeDefined();
        for (const key of [...others, young]) s3.objects.delete(key);
      });

      test('that a restored copy does not name stay, until it is told that no other database has its folder', async () => {
        const [marking, ...more] = blocksOf(readFileSync('docs/operations.md', 'utf8')).filter(
          ({ language }) => language === 'sql',
        );
        expect([marking?.text, more]).toEqual([MARK_SHARED, []]);
        const { db } = service();
        const name = await nameOf(await narrate());
        const stray = (inBucket(name) ?? '').replace(name ?? '', store.newName());
        s3.objects.set(stray, { bytes: RECORDING, headers: {}, writtenAt: new Date(0) });
        for (let times = 0; times < 2; times++) await sql.raw(MARK_SHARED).execute(db);
        expect(await turn(() => sweep(db, store, 'test', 110))).toMatchObject({ stray_files: 0 });
        expect(s3.objects.has(stray)).toBe(true);
        await takeOverFolder(db, 'test');
        expect(await turn(() => sweep(db, store, 'test', 110))).toMatchObject({ stray_files: 1 });
        expect([s3.objects.has(stray), inBucket(name) !== undefined]).toEqual([false, true]);
      });

      test('of one database are safe from another that is given the same bucket', async () => {
        const name = await nameOf(await narrate());
        s3.objects.set(inBucket(name) ?? '', { bytes: RECORDING, headers: {}, writtenAt: new Date(0) });
        const second = await SQLITE.create();
        const settings = readSettings({ ...second.environment, ...s3.environment });
        const db = await openDatabase(settings);
        const other = await chooseAudioStore(settings, db, () => {});
        expect(await sweep(db, other, 'test', 110)).toMatchObject({ stray_files: 0 });
        expect(inBucket(name)).toBeDefined();
        await db.destroy();
        await second.drop();
      });

      describe('while the store is away', () => {
        test('the draft goes out, the recording waits for nobody but its owner, and is delivered on its return', async () => {
          await s3.stop();
          const id = await narrate();
          const name = await nameOf(id);
          expect(disk()).toEqual([name]);
          const file = join(service().database.dataDir, 'audio', name ?? '');
          expect(readFileSync(file).equals(RECORDING)).toBe(true);
          expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
          await s3.start();
          await vi.waitFor(() => expect(disk()).toEqual([]), 10_000);
          expect(s3.objects.get(inBucket(name) ?? '')?.bytes.equals(RECORDING)).toBe(true);
          // Back again, it is used at once.
          expect(inBucket(await nameOf(await narrate()))).toBeDefined();
        });

        test('a record left behind by a dead process ends all the same', async () => {
          const id = await narrate();
          await service().db.updateTable('narrations').set({ status: 'processing' }).where('id', '=', id).execute();
          await s3.stop();
          await setTo(id, 600_000);
          await vi.waitFor(async () => {
            const read = await service().call('GET', `/narrations/${id}`, { credential: key });
            expect(read.json).toMatchObject({ status: 'failed', error: { code: 'PROCESSING_INTERRUPTED' } });
          }, 10_000);
          await s3.start();
        });
      });
    },
  );
});

/** The service under test may just be sweeping, and then nobody else does. */
async function turn<T>(work: () => Promise<T | undefined>): Promise<T> {
  return vi.waitFor(async () => {
    const done = await work();
    if (!done) throw new Error('another is at it');
    return done;
  }, 10_000);
}

test.each([
  ['https://s3.us-east-1.amazonaws.com', false, 'https://recordings.s3.us-east-1.amazonaws.com/audio/1'],
  ['http://minio.internal:9000', true, 'http://minio.internal:9000/recordings/audio/1'],
  ['https://gateway.internal/s3/', true, 'https://gateway.internal/s3/recordings/audio/1'],
])('the bucket is in the host name or in the path: %s, path style %s', (endpoint, pathStyle, address) => {
  const options = { endpoint, pathStyle, bucket: 'recordings' } as S3Options;
  expect(addressOf(options, 'audio/1').toString()).toBe(address);
  expect(addressOf(options).toString()).toBe(address.replace(/\/audio\/1$/, pathStyle ? '' : '/'));
});

test('half of the settings, or a key without its kind of encryption, are refused in words', () => {
  const { AUDIO_S3_BUCKET: _, ...without } = s3.environment;
  expect(() => readSettings(without)).toThrow('AUDIO_S3_BUCKET, AUDIO_S3_KEY_ID and AUDIO_S3_KEY');
  expect(() => readSettings({ AUDIO_S3_BUCKET: 'recordings' })).toThrow('set all of them or none');
  expect(() => readSettings({ ...s3.environment, AUDIO_S3_KEY_FILE: '/etc/key' })).toThrow('set one of them');
  expect(() => readSettings({ ...s3.environment, AUDIO_S3_KMS_KEY: 'key-7' })).toThrow('AUDIO_S3_ENCRYPTION=aws:kms');
  expect(() => readSettings({ ...s3.environment, AUDIO_S3_PREFIX: '/audio' })).toThrow('AUDIO_S3_PREFIX');
});
