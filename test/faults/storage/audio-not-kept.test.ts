import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import {
  eventually,
  prepareAcme,
  type Server,
  startGatedServer,
  stopAll,
  svcOk,
} from '../../support/service/processes.ts';

let database: TestDatabase;
let server: Server;
let key: string;
beforeAll(async () => {
  database = await SQLITE.create();
  [key = ''] = await prepareAcme(database, 'live');
  server = await startGatedServer(database.environment);
});
afterAll(async () => {
  await stopAll();
  await database.drop();
});

test('a recording that cannot be written does not cost the draft, and nobody is told that it was kept', async () => {
  const folder = join(database.dataDir, 'audio');
  // A file where the folder should be refuses every recording, as a full disk does, to root as well.
  writeFileSync(folder, '');
  const lost = await narrate('Nothing showing.');
  expect(lost).toMatchObject({ status: 200, json: { status: 'complete', transcript: 'Nothing showing.' } });
  await eventually(() =>
    expect(server.log()).toContainEqual(expect.objectContaining({ event: 'audio not kept', level: 50 })),
  );
  expect(await svcOk(database.environment, 'narrations', 'show', lost.json.id)).toMatchObject({ audio_kept: false });
  const deleted = await svcOk(database.environment, 'delete', '--narration', lost.json.id, '--yes');
  expect(deleted).toMatchObject({ narrations: 1, audio: 0 });

  rmSync(folder);
  mkdirSync(folder);
  const kept = await narrate('Now there is room.');
  expect(kept.status).toBe(200);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await svcOk(database.environment, 'narrations', 'show', kept.json.id)).toMatchObject({ audio_kept: true });
});

function narrate(said: string) {
  const audio = { data: Buffer.from(said).toString('base64'), mime: 'audio/wav' };
  return server.call('POST', '/narrations', {
    credential: key,
    body: { department: MAPLETON.neris_id, audio },
  });
}
