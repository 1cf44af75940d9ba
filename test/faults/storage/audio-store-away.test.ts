import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { type FakeS3, newFakeS3 } from '../../support/fakes/s3.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import {
  eventually,
  prepareAcme,
  type Server,
  startGatedServer,
  stopAll,
  svc,
  svcOk,
  withDatabase,
} from '../../support/service/processes.ts';

const SAID = 'Engine 41 on scene, nothing showing.';

let s3: FakeS3;
let database: TestDatabase;
let environment: Record<string, string>;
let key: string;
let server: Server;
beforeAll(async () => {
  s3 = await newFakeS3();
  database = await SQLITE.create();
  environment = { ...database.environment, ...s3.environment };
  [key = ''] = await prepareAcme(database, 'live');
});
afterAll(async () => {
  await stopAll();
  await s3.stop();
  await database.drop();
});

test('a recording that waits for the store outlives its server: the next start delivers it', async () => {
  const first = await startGatedServer(environment);
  await s3.stop();
  const { id } = (await narrate(first)).json;
  expect(waiting()).toHaveLength(1);
  await eventually(() => expect(first.log()).toContainEqual(away('ECONNREFUSED')));
  await first.stop('SIGKILL');
  await s3.start();
  expect(s3.objects.size).toBe(0);

  server = await startGatedServer(environment);
  await eventually(() => expect(waiting()).toEqual([]));
  expect([...s3.objects.values()].map(({ bytes }) => bytes.toString())).toEqual([SAID]);
  await eventually(() => expect(server.log()).toContainEqual(expect.objectContaining({ event: 'audio delivered' })));
  expect(await svcOk(environment, 'narrations', 'show', id)).toMatchObject({ audio_kept: true });
  expect(first.output() + server.output()).not.toContain(SAID);
});

test('a deletion on the command line takes the recording out of the bucket, and says so when it cannot', async () => {
  const { id } = (await narrate(server)).json;
  const held = s3.objects.size;
  await s3.stop();
  const refused = await svc(environment, 'delete', '--narration', id, '--yes');
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('The audio store did not do as asked') });
  await s3.start();
  expect((await server.call('GET', `/narrations/${id}`, { credential: key })).status).toBe(200);
  expect(await svcOk(environment, 'delete', '--narration', id, '--yes')).toMatchObject({ narrations: 1, audio: 1 });
  expect(s3.objects.size).toBe(held - 1);
  await server.stop();
});

test('a store that refuses the signature is named in the log from the start on, and without a spool nothing is kept', async () => {
  const secret = 'not-the-secret-of-this-access-key';
  server = await startGatedServer({ ...environment, AUDIO_S3_KEY: secret, AUDIO_SPOOL_MB: '0' });
  await eventually(() => expect(server.log()).toContainEqual(away('403 SignatureDoesNotMatch')));
  const held = s3.objects.size;
  const { id } = (await narrate(server)).json;
  await eventually(() =>
    expect(server.log()).toContainEqual(expect.objectContaining({ event: 'audio not kept', level: 50 })),
  );
  expect([s3.objects.size, waiting()]).toEqual([held, []]);
  const named = await withDatabase(database, (db) =>
    db.selectFrom('narrations').select('audio_file').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(named).toEqual({ audio_file: null });
  await server.stop();
  expect(server.output()).not.toMatch(new RegExp(`${secret}|${s3.environment.AUDIO_S3_KEY_ID}|${SAID}`));
});

function away(code: string) {
  return expect.objectContaining({ event: 'audio store away', level: 50, failure: `AudioStoreFailure ${code}` });
}

function waiting(): string[] {
  return readdirSync(join(database.dataDir, 'audio'));
}

async function narrate(server: Server) {
  const audio = { data: Buffer.from(SAID).toString('base64'), mime: 'audio/wav' };
  const answer = await server.call('POST', '/narrations', {
    credential: key,
    body: { department: MAPLETON.neris_id, audio },
  });
  expect(answer).toMatchObject({ status: 200, json: { status: 'complete', transcript: SAID } });
  return answer;
}
