import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { countBySecret, revokeKey } from '../../src/partners/keys.ts';
import { letCurrentLead } from '../../src/storage/secrets/secrets.ts';
import { expectError, expectResource } from '../support/answers.ts';
import { DATABASES, type TestDatabase } from '../support/database/databases.ts';
import { privatePort } from '../support/service/private-port.ts';
import { MAPLETON, startService, type TestService } from '../support/service/service.ts';

const [OLD, NEW] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
const ONLY_OLD = { SVC_SECRET: OLD };
const BOTH = { SVC_SECRET: NEW, SVC_SECRET_PREVIOUS: OLD };
const ONLY_NEW = { SVC_SECRET: NEW };

describe.each(DATABASES)('the secret is changed with two in force, on $name', (engine) => {
  let database: TestDatabase;
  const running: TestService[] = [];
  let old: TestService;
  let both: TestService;
  const keys = { used: '', unused: '', issuedMeanwhile: '' };
  const sessions: string[] = [];
  const body = { department: MAPLETON.neris_id, transcript: 'Nothing showing.' };
  const repeatable = { 'idempotency-key': 'across-the-change' };
  let narration: string;
  const failing = { ...body, transcript: 'Nothing showing. sandbox:extraction_failed' };
  const fail = (service: TestService) =>
    service.call('POST', '/narrations', {
      credential: keys.used,
      body: failing,
      headers: { 'idempotency-key': 'failing' },
    });

  async function start(environment: Record<string, string>): Promise<TestService> {
    const service = await startService(engine, { database, environment });
    running.push(service);
    return service;
  }

  beforeAll(async () => {
    database = await engine.create();
    old = await start({ ...ONLY_OLD, PRIVATE_PORT: '0' });
    keys.used = await old.key();
    keys.unused = await old.key();
    sessions.push(await mint(old, keys.used));
    const made = await old.call('POST', '/narrations', { credential: keys.used, body, headers: repeatable });
    narration = made.json.id;
    expectError(await fail(old), 502, 'EXTRACTION_FAILED');
    both = await start(BOTH);
  });
  afterAll(async () => {
    for (const service of running) await service.stop();
    await database.drop();
  });

  test('while some nodes know both and some the old one only, each understands the other', async () => {
    keys.issuedMeanwhile = await both.key();
    sessions.push(await mint(both, keys.issuedMeanwhile));
    for (const service of [old, both]) {
      for (const credential of [...Object.values(keys), ...sessions]) await works(service, credential);
    }
  });

  test('a node that knows neither, or would know only the new one too early, refuses to start', async () => {
    for (const environment of [{ SVC_SECRET: randomBytes(32).toString('hex') }, ONLY_NEW]) {
      await expect(start(environment)).rejects.toThrow('This database was set up with another secret. Set SVC_SECRET');
    }
  });

  test('once the new one leads, every node that knows both follows within seconds and takes what any of them signed', async () => {
    const switching = await start(BOTH);
    await letCurrentLead(switching.db, switching.secrets);
    // Whether the other has heard of it yet or not.
    sessions.push(await mint(switching, keys.issuedMeanwhile), await mint(both, keys.issuedMeanwhile));
    for (const service of [both, switching]) for (const token of sessions) await works(service, token);
    await vi.waitFor(() => expect(both.secrets.leading()).toBe(both.secrets.current), { timeout: 20_000 });
    await expect(start(ONLY_OLD)).rejects.toThrow('This database was set up with another secret');
  });

  test('a key is stored by the new secret at its first use, and those not used yet are counted', async () => {
    expect((await countBySecret(both.db)).get(both.secrets.previous ?? '')).toBeGreaterThanOrEqual(1);
    await works(both, keys.used);
    await works(both, keys.issuedMeanwhile);
    const stored = new Map([
      [both.secrets.current, 2],
      [both.secrets.previous, 1],
    ]);
    await vi.waitFor(async () => expect(await countBySecret(both.db)).toEqual(stored), { timeout: 20_000 });
    // A session does not hold its key, so that its use changes nothing of the key's hash.
    await works(both, await mint(both, keys.used));
    await works(both, keys.used);
  });

  test('a node that was left out is not ready, and refuses nobody for good whom the others know', async () => {
    const port = privatePort((await old.openPrivatePort())?.url ?? '');
    const why = 'the secret was changed and is not known here';
    const left = { status: 503, json: { ready: false, parts: { secret: { ok: false, required: true, why } } } };
    await vi.waitFor(async () => expect(await port.ready()).toMatchObject(left), { timeout: 20_000 });
    for (const credential of [keys.used, await mint(both, keys.used)]) {
      const answer = await old.call('GET', '/ping', { credential });
      expectError(answer, 503, 'PARTNER_API_UNAVAILABLE');
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    expectError(await old.call('GET', '/ping'), 401, 'MISSING_CREDENTIAL');
    await works(old, keys.unused);
    await old.stop();
    running.splice(running.indexOf(old), 1);
  });

  test('a request is known again by the hash that the old secret made of it', async () => {
    const again = await both.call('POST', '/narrations', { credential: keys.used, body, headers: repeatable });
    expect(again).toMatchObject({ status: 200, json: { id: narration } });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = { ...body, transcript: 'Something else.' };
    const reused = await both.call('POST', '/narrations', { credential: keys.used, body: other, headers: repeatable });
    expectError(reused, 409, 'IDEMPOTENCY_KEY_REUSED');
  });

  test('a request that is made anew has the hash of the new secret from then on', async () => {
    expectError(await fail(both), 502, 'EXTRACTION_FAILED');
    const stored = both.db.selectFrom('idempotency_keys').select('request_hash').where('key', '=', 'failing');
    const [byNew] = await both.secrets.hashRequest(JSON.stringify([MAPLETON.neris_id, null, null]), failing.transcript);
    expect(await stored.execute()).toEqual([{ request_hash: byNew }]);
  });

  test('a key that hangs on the old secret can be revoked by itself', async () => {
    const key = await both.key();
    const hashes = both.secrets.hashKey(key);
    const by = { hash: hashes[1] ?? '', hashed_with: both.secrets.previous ?? '' };
    await both.db.updateTable('api_keys').set(by).where('hash', '=', hashes[0]).execute();
    await revokeKey(both.db, both.secrets, 'test', key);
    expectError(await both.call('GET', '/ping', { credential: key }), 401, 'KEY_REVOKED');
  });

  test('without the old secret everything works that was used since the change, and nothing else', async () => {
    const last = await start(ONLY_NEW);
    await works(last, keys.used);
    await works(last, keys.issuedMeanwhile);
    await works(last, sessions[2] ?? '');
    expectError(await fail(last), 502, 'EXTRACTION_FAILED');
    expectError(await last.call('GET', '/ping', { credential: keys.unused }), 401, 'INVALID_CREDENTIAL');
    expectError(await last.call('GET', '/ping', { credential: sessions[0] ?? '' }), 401, 'INVALID_CREDENTIAL');
  });

  async function mint(service: TestService, credential: string): Promise<string> {
    const answer = await service.call('POST', '/sessions', { credential, body: { department: MAPLETON.neris_id } });
    return answer.json.token;
  }

  async function works(service: TestService, credential: string): Promise<void> {
    expectResource(await service.call('GET', '/ping', { credential }), 200, 'Ping');
  }
});
