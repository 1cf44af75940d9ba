import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setCeilings } from '../../../src/partners/partners.ts';
import { bucketFolder, isShared } from '../../../src/storage/audio/bucket-folder.ts';
import { restoreBackup, writeBackup } from '../../../src/storage/backup.ts';
import type { Db } from '../../../src/storage/database/tables.ts';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import {
  prepareAcme,
  type Server,
  startGatedServer,
  stopAll,
  svc,
  withDatabase,
} from '../../support/service/processes.ts';

const ROOM = {
  live: Object.fromEntries(
    ['key', 'partner_hour', 'partner_day', 'department', 'ip'].map((name) => [`partner_narration_${name}`, 100_000]),
  ),
};

let database: TestDatabase;
let key: string;
/** Beside DATA_DIR, for what must not lie in it. */
let beside: string;
beforeAll(async () => {
  database = await SQLITE.create();
  beside = `${database.dataDir}-beside`;
  mkdirSync(beside);
  [key = ''] = await prepareAcme(database, 'live');
  await withDatabase(database, (db) => setCeilings(db, 'test', 'acme', ROOM));
});
afterAll(async () => {
  await stopAll();
  await database.drop();
  rmSync(beside, { recursive: true, force: true });
});

describe('svc backup, while servers run, and svc restore', () => {
  const acknowledged: { id: string; text: string; sound?: string }[] = [];
  const folder = () => join(beside, 'backup');
  const restored = () => ({ DATA_DIR: join(beside, 'restored') });

  test('what was answered before the backup began is read from it byte for byte, and keys work', async () => {
    const server = await startGatedServer(database.environment);
    let narrating = true;
    const load = Promise.all(Array.from({ length: 4 }, () => narrate(server, () => narrating)));
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(24);
    const before = acknowledged.slice();
    const made = await svc(database.environment, 'backup', folder(), '--json');
    const during = acknowledged.length - before.length;
    narrating = false;
    await load;
    expect(made).toMatchObject({ code: 0, stderr: '', json: { secret: true } });
    expect(made.json.narrations).toBeGreaterThanOrEqual(before.length);
    expect(during).toBeGreaterThan(0);
    await server.stop();

    const back = await svc(restored(), 'restore', folder(), '--json');
    expect(back).toMatchObject({ code: 0, json: made.json });
    const again = await startGatedServer(restored());
    for (const { id, text } of before) {
      const read = await again.call('GET', `/narrations/${id}`, { credential: key });
      expect({ status: read.status, text: read.text }).toEqual({ status: 200, text });
    }
    await again.stop();
    const rows = await withDatabase({ ...database, environment: restored() }, (db) =>
      db.selectFrom('narrations').select(['id', 'audio_file']).execute(),
    );
    const named = new Map(rows.map(({ id, audio_file }) => [id, audio_file]));
    const sounds = before.filter(({ sound }) => sound !== undefined);
    expect(sounds.length).toBeGreaterThan(5);
    for (const { id, sound } of sounds) {
      expect(readFileSync(join(restored().DATA_DIR, 'audio', named.get(id) ?? ''), 'utf8')).toBe(sound);
    }
  });

  test('a restore says as of when everything is, and what was undone by it and has to be done again', async () => {
    const { code, json, stderr } = await svc({ DATA_DIR: join(beside, 'again') }, 'restore', folder(), '--json');
    const madeAt = JSON.parse(readFileSync(join(folder(), 'backup.json'), 'utf8')).made_at;
    expect(stderr).not.toContain('--take-over');
    expect({ code, made_at: json.made_at }).toEqual({ code: 0, made_at: madeAt });
    expect(stderr).toContain(`Everything is as it was on ${madeAt}.`);
    for (const undone of ['keys revoked', 'partners suspended', 'narrations deleted', 'retentions']) {
      expect(stderr).toContain(undone);
    }
  });

  test('what was restored leaves the bucket alone until svc sweep --take-over; without a bucket nothing is to be done', async () => {
    const again = { DATA_DIR: join(beside, 'again') };
    const look = <T>(environment: typeof again, work: (db: Db) => Promise<T>) =>
      withDatabase({ ...database, environment }, work);
    expect(await look(again, isShared)).toBe(false);
    await look(again, bucketFolder);
    await writeBackup(again.DATA_DIR, join(beside, 'of a bucket'), true, { inBucket: true });
    const copy = { DATA_DIR: join(beside, 'copy') };
    const said = await svc(copy, 'restore', join(beside, 'of a bucket'));
    expect(said).toMatchObject({ code: 0, stderr: expect.stringContaining('svc sweep --take-over') });
    expect(await look(copy, bucketFolder)).toBe(await look(again, bucketFolder));
    expect([await look(again, isShared), await look(copy, isShared)]).toEqual([false, true]);
    expect((await svc(copy, 'sweep')).stderr).toContain('svc sweep --take-over');
    expect(await svc(copy, 'sweep', '--take-over')).toMatchObject({ code: 0, stderr: '' });
    expect(await look(copy, isShared)).toBe(false);
  });

  test('nobody but its owner can read any of it, restored or not', () => {
    for (const root of [folder(), restored().DATA_DIR]) {
      const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
      expect(names).toEqual(expect.arrayContaining(['svc.db', 'secret', 'audio']));
      for (const name of ['.', ...names]) {
        const { mode } = statSync(join(root, name));
        expect(`${name} ${(mode & 0o777).toString(8)}`).toBe(`${name} ${['.', 'audio'].includes(name) ? 700 : 600}`);
      }
    }
  });

  test('a folder that is not empty, or lies in DATA_DIR, is refused and left as it is', async () => {
    const inside = join(database.dataDir, 'backup');
    const link = join(beside, 'link');
    symlinkSync(database.dataDir, link);
    const refused = await Promise.all([
      ...[folder(), inside, join(link, 'backup')].map((path) => svc(database.environment, 'backup', path)),
      svc(restored(), 'restore', folder()),
    ]);
    expect(refused).toMatchObject([
      { code: 1, stdout: '', stderr: `svc: ${folder()} is not empty. Name a folder that is not there yet.\n` },
      { code: 1, stdout: '', stderr: expect.stringMatching(/backup lies inside DATA_DIR/) },
      { code: 1, stdout: '', stderr: expect.stringMatching(/backup lies inside DATA_DIR/) },
      { code: 1, stdout: '', stderr: expect.stringMatching(/^svc: DATA_DIR .* is not empty\./) },
    ]);
    expect(readdirSync(database.dataDir)).not.toContain('backup');
  });

  test('of a folder without a database none is made, nor a database there', async () => {
    const DATA_DIR = join(beside, 'mistyped');
    const made = await svc({ DATA_DIR }, 'backup', join(beside, 'of-nothing'));
    expect(made).toMatchObject({ code: 1, stdout: '' });
    expect(made.stderr).toContain(`There is no database in ${DATA_DIR}. Set DATA_DIR as the server has it.`);
    expect(readdirSync(beside)).not.toContain('mistyped');
    expect(readdirSync(beside)).not.toContain('of-nothing');
  });

  test('with PostgreSQL both say in one line what to do instead', async () => {
    const DATABASE_URL = 'postgres://svc:hunter2@127.0.0.1:1/svc';
    const said = await Promise.all(
      ['backup', 'restore'].map((word) => svc({ DATA_DIR: join(beside, 'none'), DATABASE_URL }, word, folder())),
    );
    expect(said).toMatchObject([
      { code: 1, stderr: expect.stringMatching(/^svc: .*pg_dump.*SVC_SECRET.*audio.*\n$/) },
      { code: 1, stderr: expect.stringMatching(/^svc: .*pg_restore.*SVC_SECRET.*audio.*\n$/) },
    ]);
  });

  /** Accounts and recordings one after the other, each kept as it was answered. */
  async function narrate(server: Server, goOn: () => boolean): Promise<void> {
    for (let i = 0; goOn(); i++) {
      const said = `Engine 41, nothing showing. ${randomBytes(200).toString('hex')}`;
      const audio = { data: Buffer.from(said).toString('base64'), mime: 'audio/wav' };
      const body = { department: MAPLETON.neris_id, ...(i % 3 === 0 ? { audio } : { transcript: said }) };
      const { status, text, json } = await server.call('POST', '/narrations', { credential: key, body });
      expect(status).toBe(200);
      acknowledged.push({ id: json.id, text, ...(i % 3 === 0 ? { sound: said } : {}) });
      await sleep(2);
    }
  }
});

describe('a backup is whole or none', () => {
  const fresh = (name: string) => join(beside, name);
  function copyOf(name: string): string {
    cpSync(fresh('backup'), fresh(name), { recursive: true });
    return fresh(name);
  }
  const firstSound = (folder: string) => join(folder, 'audio', readdirSync(join(folder, 'audio'))[0] ?? '');

  test.each<[string, (folder: string) => void, RegExp]>([
    ['of which a bit has changed', (folder) => flip(join(folder, 'svc.db')), /^svc\.db in .* not as it was backed up/],
    ['of which a recording was cut', (folder) => writeFileSync(firstSound(folder), 'x'), /^audio\/\w+ in .* not as it/],
    ['that was never finished', (folder) => rmSync(join(folder, 'backup.json')), /holds no backup\.json/],
    [
      'that names a file elsewhere',
      (folder) => rename(folder, 'secret', '../secret'),
      /^backup\.json in .* not as it was/,
    ],
  ])('one %s is not restored', async (name, harm, reason) => {
    const folder = copyOf(name);
    harm(folder);
    await expect(restoreBackup(folder, fresh(`${name}, restored`), false)).rejects.toThrow(reason);
    expect(() => readdirSync(fresh(`${name}, restored`))).toThrow('ENOENT');
  });

  test('of a database that is damaged none is made, and the folder is left empty', async () => {
    const dataDir = copyOf('damaged');
    const file = join(dataDir, 'svc.db');
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 4096, 3 * 4096);
    writeFileSync(file, bytes);
    await expect(writeBackup(dataDir, fresh('of the damaged'), true)).rejects.toThrow(/malformed|damaged/);
    expect(readdirSync(fresh('of the damaged'))).toEqual([]);
  });

  test('a narration that the disk had changed before is named, and the backup is made', async () => {
    const environment = { DATA_DIR: copyOf('changed') };
    const id = await withDatabase({ ...database, environment }, async (db) => {
      const row = await db.selectFrom('narrations').select('id').where('status', '=', 'complete').executeTakeFirst();
      await db
        .updateTable('narrations')
        .set({ transcript: 'Not this.' })
        .where('id', '=', row?.id ?? '')
        .execute();
      return row?.id;
    });
    const made = await svc(environment, 'backup', fresh('of the changed'));
    expect(made).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(`^svc: The backup is written.*: ${id}\\.\n$`),
    });
    expect(readdirSync(fresh('of the changed'))).toContain('backup.json');
  });

  test('a recording that went while it was being made is named by no record of it', async () => {
    const dataDir = copyOf('swept');
    const named = (folder: string) =>
      withDatabase({ ...database, environment: { DATA_DIR: folder } }, (db) =>
        db
          .selectFrom('narrations')
          .select('audio_file')
          .where('status', '=', 'complete')
          .where('audio_file', 'is not', null)
          .orderBy('id')
          .execute(),
      );
    const [gone, ...others] = await named(dataDir);
    rmSync(join(dataDir, 'audio', gone?.audio_file ?? ''));
    expect(await writeBackup(dataDir, fresh('of the swept'), true)).toMatchObject({ damaged: [] });
    expect(await named(fresh('of the swept'))).toEqual(others);
    // With a bucket it may be there, and what a restored database did not name would be deleted from it.
    await writeBackup(dataDir, fresh('with a bucket'), true, { inBucket: true });
    expect(await named(fresh('with a bucket'))).toEqual([gone, ...others]);
  });

  test('a secret that is in the settings is not in it, and it says so', async () => {
    const secret = readFileSync(join(fresh('backup'), 'secret'), 'utf8').trim();
    const environment = { DATA_DIR: copyOf('by settings'), SVC_SECRET: secret };
    const made = await svc(environment, 'backup', fresh('of settings'), '--json');
    expect(made).toMatchObject({ code: 0, json: { secret: false }, stderr: expect.stringContaining('keep it too') });
    expect(readdirSync(fresh('of settings'))).not.toContain('secret');
    const target = fresh('without settings');
    await expect(restoreBackup(fresh('of settings'), target, false)).rejects.toThrow('Set SVC_SECRET');
    expect(() => readdirSync(target)).toThrow('ENOENT');
  });
});

function flip(file: string): void {
  const bytes = readFileSync(file);
  bytes[5000] = (bytes[5000] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function rename(folder: string, from: string, to: string): void {
  const file = join(folder, 'backup.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"name": "${from}"`, `"name": "${to}"`));
}
