import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../src/narrations/sweep.ts';
import { audioFolder } from '../../src/storage/audio-files.ts';
import { DATABASES } from '../support/databases.ts';
import { MAPLETON, startService, type TestService } from '../support/service.ts';
import { hearsItsBytes } from '../support/stages.ts';

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

describe.each(DATABASES)('a record on $name left behind by a dead process', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(engine, { recogniser: hearsItsBytes });
  });
  afterAll(() => service.stop());

  test('names its recording when that is whole, and none when it is not', async () => {
    const key = await service.key();
    const store = audioFolder(service.database.dataDir);
    const narrate = () =>
      service.call('POST', '/narrations', {
        credential: key,
        body: {
          department: MAPLETON.neris_id,
          audio: { data: Buffer.from('Engine 1 on scene.').toString('base64'), mime: 'audio/wav' },
        },
      });
    const [whole, cut] = [await narrate(), await narrate()];
    expect(cut.status).toBe(200);
    const fileOf = async (id: string) =>
      (await service.db.selectFrom('narrations').select('audio_file').where('id', '=', id).executeTakeFirstOrThrow())
        .audio_file;
    await store.remove((await fileOf(cut.json.id)) ?? '');
    await service.db
      .updateTable('narrations')
      .set({ status: 'processing', created_at: new Date(Date.now() - 600_000).toISOString() })
      .where('id', 'in', [whole.json.id, cut.json.id])
      .execute();
    expect(await sweep(service.db, store, 'test', 110)).toMatchObject({ orphans: 2 });
    expect(await fileOf(whole.json.id)).toMatch(/^[0-9a-f]{48}$/);
    expect(await fileOf(cut.json.id)).toBeNull();
  });
});
