import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { revokeKey } from '../../src/partners/keys.ts';
import { resume, setCeilings, suspend } from '../../src/partners/partners.ts';
import { expectError, expectResource } from '../support/answers.ts';
import { DATABASES } from '../support/database/databases.ts';
import { roomForAll } from '../support/database/on-each-database.ts';
import { type Build, buildService, type NodeProcess } from '../support/service/node-process.ts';
import { call, MAPLETON, startService, type TestService } from '../support/service/service.ts';

let build: Build;
beforeAll(() => {
  build = buildService();
});
afterAll(() => build.discard());

describe.each(DATABASES)('two nodes on one $name', (engine) => {
  let one: TestService;
  let two: NodeProcess;
  beforeAll(async () => {
    one = await startService(engine);
    two = await build.start(one.database.environment);
  });
  afterAll(async () => {
    await two?.stop();
    await one?.stop();
  });
  const onTwo = (method: string, path: string, credential: string, body?: object) =>
    call(two.url, method, path, { credential, body });
  const mint = async (credential: string) =>
    (await one.call('POST', '/sessions', { credential, body: { department: MAPLETON.neris_id } })).json.token as string;

  test('section 5: keys and sessions of one are known on the other', async () => {
    const key = await one.key();
    expectResource(await onTwo('GET', '/ping', key), 200, 'Ping');
    expectResource(await onTwo('GET', '/ping', await mint(key)), 200, 'Ping');
  });

  test('section 3: a revocation takes effect on the other with its next request, for sessions too', async () => {
    const key = await one.key();
    const token = await mint(key);
    expectResource(await onTwo('GET', '/ping', token), 200, 'Ping');
    await revokeKey(one.db, one.secrets, 'test', key);
    expectError(await onTwo('GET', '/ping', key), 401, 'KEY_REVOKED');
    expectError(await onTwo('GET', '/ping', token), 401, 'KEY_REVOKED');
  });

  test('section 3: a suspension takes effect on the other with its next request, and so does its end', async () => {
    const key = await one.key({ partner: 'other' });
    const token = await mint(key);
    await suspend(one.db, 'test', 'other');
    expectError(await onTwo('GET', '/ping', key), 403, 'PARTNER_SUSPENDED');
    expectError(await onTwo('GET', '/ping', token), 403, 'PARTNER_SUSPENDED');
    await resume(one.db, 'test', 'other');
    expectResource(await onTwo('GET', '/ping', token), 200, 'Ping');
  });

  test('section 4: what was created on one is read on the other', async () => {
    const key = await one.key();
    const body = { department: MAPLETON.neris_id, transcript: 'Nothing showing.' };
    const created = await onTwo('POST', '/narrations', key, body);
    expectResource(created, 200, 'Narration');
    const read = await one.call('GET', `/narrations/${created.json.id}`, { credential: key });
    expect(read.json).toEqual(created.json);
  });

  test('section 8: both count into the same limits, and a raised ceiling holds on both at once', async () => {
    const key = await one.key();
    const body = { department: MAPLETON.neris_id, transcript: 'Nothing showing.' };
    await setCeilings(one.db, 'test', 'acme', roomForAll({ partner_narration_key: 2 }));
    expectResource(await one.call('POST', '/narrations', { credential: key, body }), 200, 'Narration');
    expectResource(await onTwo('POST', '/narrations', key, body), 200, 'Narration');
    expectError(await one.call('POST', '/narrations', { credential: key, body }), 429, 'RATE_LIMITED');
    expectError(await onTwo('POST', '/narrations', key, body), 429, 'RATE_LIMITED');
    await setCeilings(one.db, 'test', 'acme', roomForAll({ partner_narration_key: 3 }));
    expectResource(await onTwo('POST', '/narrations', key, body), 200, 'Narration');
    expectError(await one.call('POST', '/narrations', { credential: key, body }), 429, 'RATE_LIMITED');
  });

  test('two nodes that are asked at once never let more through than the ceiling', async () => {
    const key = await one.key();
    const body = { department: MAPLETON.neris_id, transcript: 'Nothing showing.' };
    await setCeilings(one.db, 'test', 'acme', roomForAll({ partner_narration_key: 10 }));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        i % 2 ? onTwo('POST', '/narrations', key, body) : one.call('POST', '/narrations', { credential: key, body }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});
