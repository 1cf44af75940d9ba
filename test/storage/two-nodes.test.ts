import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sweeping } from '../../src/app/upkeep.ts';
import type { OnFailure } from '../../src/kit/failure-events.ts';
import { deleteSelected } from '../../src/narrations/delete.ts';
import { namesToKeep } from '../../src/narrations/recordings.ts';
import { sweep } from '../../src/narrations/sweep.ts';
import { addPartner, findPartner } from '../../src/partners/partners.ts';
import { readSettings } from '../../src/settings.ts';
import { chooseAudioStore } from '../../src/storage/audio/choose.ts';
import type { AudioStore } from '../../src/storage/audio/store.ts';
import { openDatabase } from '../../src/storage/database/database.ts';
import { oneAtATime } from '../../src/storage/database/one-at-a-time.ts';
import type { Db } from '../../src/storage/database/tables.ts';
import { DATABASES, POSTGRES, type TestDatabase } from '../support/database/databases.ts';
import { insertNarrations, narrationRow } from '../support/database/rows.ts';
import { type FakeS3, newFakeS3 } from '../support/fakes/s3.ts';

interface Node {
  db: Db;
  audio: AudioStore;
  /** Its own: the bucket is what both share. */
  dataDir: string;
}

describe.each(DATABASES)('two nodes on one $name and one bucket', (engine) => {
  let s3: FakeS3;
  let database: TestDatabase;
  let nodes: [Node, Node];
  let partner: string;
  beforeAll(async () => {
    s3 = await newFakeS3();
    database = await engine.create();
    nodes = [await newNode(), await newNode()];
    await addPartner(nodes[0].db, 'test', { slug: 'acme', name: 'Acme Records' });
    partner = (await findPartner(nodes[0].db, 'acme')).id;
  });
  afterAll(async () => {
    for (const { db, dataDir } of nodes) {
      await db.destroy();
      rmSync(dataDir, { recursive: true });
    }
    await database.drop();
    await s3.stop();
  });

  test('that sweep at the same moment delete and count each recording once', async () => {
    const [one, two] = nodes;
    const rows = Array.from({ length: 20 }, () => narrationRow(partner, { audio_file: one.audio.newName() }));
    await insertNarrations(one.db, rows);
    for (const { audio_file } of rows) await one.audio.save(audio_file ?? '', Buffer.from('said'));
    expect(s3.objects.size).toBe(20);
    s3.delay = 50;
    const swept = await Promise.all([
      sweep(one.db, one.audio, 'one', 110, { strays: false }),
      sweep(two.db, two.audio, 'two', 110, { strays: false }),
    ]);
    s3.delay = 0;
    expect(s3.objects.size).toBe(0);
    expect(swept.reduce((sum, counts) => sum + (counts?.audio ?? 0), 0)).toBe(20);
    const audited = await one.db.selectFrom('audit').select('details').where('action', '=', 'sweep').execute();
    expect(audited.reduce((sum, { details }) => sum + JSON.parse(details).audio, 0)).toBe(20);
    if (engine === POSTGRES) {
      expect(swept.filter((counts) => counts === undefined)).toHaveLength(1);
      expect(s3.asked.filter((asked) => asked.startsWith('DELETE'))).toHaveLength(20);
    }
  });

  test('a recording that waits on one of them goes when the other deletes its narration', async () => {
    const [one, two] = nodes;
    const [kept, deleted] = [await spooledOn(one), await spooledOn(one)];
    await deleteSelected(two.db, two.audio, 'test', { narration: deleted.id }, deleted.id);
    expect(waitingOn(one)).toHaveLength(2);
    expect(await deliver(one)).toBe(1);
    expect(waitingOn(one)).toEqual([]);
    expect([...s3.objects.keys()]).toEqual([expect.stringContaining(kept.audio_file ?? '')]);
    await deleteSelected(two.db, two.audio, 'test', { narration: kept.id }, kept.id);
    expect(s3.objects.size).toBe(0);
  });

  test('a recording whose narration is deleted while it is on its way is in the end nowhere', async () => {
    const [one, two] = nodes;
    const { id } = await spooledOn(one);
    s3.delay = 500;
    const delivering = deliver(one);
    await sleep(200);
    await two.db.deleteFrom('narrations').where('id', '=', id).execute();
    await delivering;
    s3.delay = 0;
    expect([s3.objects.size, waitingOn(one)]).toEqual([0, []]);
  });

  test('a recording that one delivers while the other is deleting its narration is in the end nowhere', async () => {
    const [one, two] = nodes;
    const { id } = await spooledOn(one);
    let delivered: number | undefined;
    const slowly: AudioStore = {
      ...two.audio,
      async remove(name) {
        await two.audio.remove(name);
        delivered ??= await deliver(one);
      },
    };
    await deleteSelected(two.db, slowly, 'test', { narration: id }, id);
    expect([delivered, s3.objects.size, waitingOn(one)]).toEqual([1, 0, []]);
  });

  // SQLite has one writer at a time anyway.
  if (engine === POSTGRES) {
    test('work that is done by one at a time can be done again when it failed', async () => {
      const [one, two] = nodes;
      const failing = oneAtATime(one.db, 'work', async () => {
        expect(await oneAtATime(two.db, 'work', async () => 'done')).toBeUndefined();
        expect(await oneAtATime(two.db, 'other work', async () => 'done')).toBe('done');
        throw new Error('broken');
      });
      await expect(failing).rejects.toThrow('broken');
      expect(await oneAtATime(two.db, 'work', async () => 'done')).toBe('done');
    });

    test('the database asks within half a minute whether the one that works is still there', async () => {
      const pool = new pg.Pool({ connectionString: database.environment.DATABASE_URL });
      const held = new Promise<pg.PoolClient>((resolve) => pool.once('acquire', resolve));
      const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
      onTestFinished(() => db.destroy());
      const asks = async () => {
        const names = ['idle', 'interval', 'count'].map((name) => `current_setting('tcp_keepalives_${name}')`);
        return (await (await held).query({ text: `select ${names}`, rowMode: 'array' })).rows[0];
      };
      expect(await oneAtATime(db, 'work', asks)).toEqual(['30', '10', '3']);
      expect(await asks()).not.toEqual(['30', '10', '3']);
    });

    test('a node that finds another sweeping does not say that it has swept', async () => {
      const [one, two] = nodes;
      const failures: unknown[] = [];
      let swept = 0;
      const onFailure: OnFailure = (_, error) => failures.push(error);
      const node = sweeping({ ...two, callSeconds: 110, onFailure }, () => swept++);
      const { signal } = new AbortController();
      await oneAtATime(one.db, 'sweep', () => node(signal));
      expect(swept).toBe(0);
      await node(signal);
      expect([swept, failures]).toEqual([1, []]);
    });
  }

  async function newNode(): Promise<Node> {
    const db = await openDatabase(readSettings(database.environment));
    const dataDir = mkdtempSync(join(tmpdir(), 'svc-test-'));
    const settings = readSettings({ ...s3.environment, DATA_DIR: dataDir });
    return { db, dataDir, audio: await chooseAudioStore(settings, db, () => {}) };
  }

  async function spooledOn({ db, audio }: Node) {
    const row = narrationRow(partner, { audio_file: audio.newName(), created_at: new Date().toISOString() });
    await insertNarrations(db, [row]);
    s3.fault = 'out-of-order';
    await audio.save(row.audio_file ?? '', Buffer.from('said'));
    s3.fault = 'none';
    return row;
  }

  function deliver({ db, audio }: Node): Promise<number> | undefined {
    return audio.deliver?.((names) => namesToKeep(db, names));
  }

  function waitingOn({ dataDir }: Node): string[] {
    return readdirSync(join(dataDir, 'audio'));
  }
});
