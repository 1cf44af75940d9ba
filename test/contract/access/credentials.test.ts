import { createHash } from 'node:crypto';
import { base64url, SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteSelected } from '../../../src/narrations/delete.ts';
import { issueKey, revokeKey } from '../../../src/partners/keys.ts';
import { goLive, RefusedChange, resume, suspend } from '../../../src/partners/partners.ts';
import { audioFolder } from '../../../src/storage/audio/files.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { DATABASES } from '../../support/database/databases.ts';
import { onEachDatabase } from '../../support/database/on-each-database.ts';
import { named } from '../../support/named.ts';
import { type Answer, MAPLETON, OAKVILLE, startService, type TestService } from '../../support/service/service.ts';

const ID = 'nar_000000000000000000000000';

/** Every route that asks for a credential, with a request it would take. */
const ROUTES: [method: string, path: string, body?: object][] = [
  ['GET', '/ping'],
  ['POST', '/sessions', { department: MAPLETON.neris_id }],
  ['POST', '/narrations', { department: MAPLETON.neris_id, transcript: 'Nothing showing.' }],
  ['GET', `/narrations/${ID}`],
  ['POST', `/narrations/${ID}/outcome`, { accepted: true }],
  ['GET', `/departments/${MAPLETON.neris_id}`],
];

const mint = async (service: TestService, credential: string, body: object = { department: MAPLETON.neris_id }) =>
  (await service.call('POST', '/sessions', { credential, body })).json;

/** The answer of every route to one credential. */
async function everywhere(service: TestService, credential: string, check: (answer: Answer) => void): Promise<void> {
  for (const [method, path, body] of ROUTES) check(await service.call(method, path, { credential, body }));
}

describe('section 5: authentication', () => {
  onEachDatabase(
    () => ({}),
    (service) => {
      let key: string;
      beforeAll(async () => {
        key = await service().key();
      });
      afterEach(() => vi.useRealTimers());

      test.each(ROUTES)('401 MISSING_CREDENTIAL without a bearer header: %s %s', async (method, path, body) => {
        const answer = await service().call(method, path, { body });
        expectError(answer, 401, 'MISSING_CREDENTIAL');
        expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      });

      test.each(['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'Token abc', 'bearer', ':'])(
        '401 MISSING_CREDENTIAL for the header "%s", which is not a bearer header',
        async (authorization) => {
          const answer = await service().call('GET', '/ping', { headers: { authorization } });
          expectError(answer, 401, 'MISSING_CREDENTIAL');
        },
      );

      test('a key without the word Bearer is no bearer header', async () => {
        expectError(
          await service().call('GET', '/ping', { headers: { authorization: key } }),
          401,
          'MISSING_CREDENTIAL',
        );
      });

      test('a credential in the address is not a credential', async () => {
        const answer = await service().call('GET', `/ping?token=${key}&access_token=${key}`);
        expectError(answer, 401, 'MISSING_CREDENTIAL');
      });

      test('the scheme is known in any case', async () => {
        const answer = await service().call('GET', '/ping', { headers: { authorization: `bEaReR ${key}` } });
        expectResource(answer, 200, 'Ping');
      });

      test.each(
        named([
          'x',
          'svc_test_',
          'svc_live_',
          `svc_test_${'A'.repeat(43)}`,
          `svc_live_${'A'.repeat(43)}`,
          'svc_prod_AAAA',
          'a.b.c',
          '..',
          'eyJhbGciOiJub25lIn0..',
          'undefined',
          `svc_test_${'A'.repeat(5000)}`,
          'svc_test_%00',
          "svc_test_' or 1=1--",
        ]),
      )('401 INVALID_CREDENTIAL on every route for a key or token nobody issued (%s)', async (_, credential) => {
        await everywhere(service(), credential, (answer) => expectError(answer, 401, 'INVALID_CREDENTIAL'));
      });

      test('a key with one character changed, added, missing or of the other mode is unknown', async () => {
        const changed = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
        for (const wrong of [
          changed,
          `${key}A`,
          key.slice(0, -1),
          key.replace('svc_test_', 'svc_live_'),
          key.toUpperCase(),
        ]) {
          expectError(await service().call('GET', '/ping', { credential: wrong }), 401, 'INVALID_CREDENTIAL');
        }
      });

      test('a key keeps the form of its mode, holds at least 192 bits, and no two are alike', async () => {
        const [one, two] = [await service().key(), await service().key()];
        expect(one).not.toBe(two);
        const secret = /^svc_test_([0-9A-Za-z]+)$/.exec(one)?.[1] ?? '';
        expect(secret.length * Math.log2(62)).toBeGreaterThanOrEqual(192);
        expect(await service().key({ mode: 'live' })).toMatch(/^svc_live_[0-9A-Za-z]+$/);
      });

      test('a key is stored only as a keyed hash', async () => {
        const rows = JSON.stringify(await service().db.selectFrom('api_keys').selectAll().execute());
        const audit = JSON.stringify(await service().db.selectFrom('audit').selectAll().execute());
        for (const stored of [rows, audit]) {
          expect(stored).not.toContain(key);
          expect(stored).not.toContain(key.slice('svc_test_'.length, -4));
          expect(stored).not.toContain(createHash('sha256').update(key).digest('hex'));
        }
      });

      test('a live key is issued only once the agreement is recorded', async () => {
        const order = { partner: 'other', mode: 'live' } as const;
        await expect(issueKey(service().db, service().secrets, 'test', order)).rejects.toThrow(RefusedChange);
        await goLive(service().db, 'test', 'other', 'agreement 2');
        const { secret } = await issueKey(service().db, service().secrets, 'test', order);
        expectResource(await service().call('GET', '/ping', { credential: secret }), 200, 'Ping');
      });

      test('section 3: a revoked key gets 401 KEY_REVOKED on every route with its very next request, and so do its sessions', async () => {
        const revoked = await service().key();
        const { token } = await mint(service(), revoked);
        expectResource(await service().call('GET', '/ping', { credential: token }), 200, 'Ping');
        await revokeKey(service().db, service().secrets, 'test', revoked);
        await everywhere(service(), revoked, (answer) => expectError(answer, 401, 'KEY_REVOKED'));
        await everywhere(service(), token, (answer) => expectError(answer, 401, 'KEY_REVOKED'));
      });

      test('section 3: revoking one key leaves the partner’s others and their sessions alone', async () => {
        const [one, two] = [await service().key(), await service().key()];
        const { token } = await mint(service(), two);
        await revokeKey(service().db, service().secrets, 'test', one);
        expectResource(await service().call('GET', '/ping', { credential: two }), 200, 'Ping');
        expectResource(await service().call('GET', '/ping', { credential: token }), 200, 'Ping');
      });

      test('section 3: a suspended partner’s keys and sessions get 403 PARTNER_SUSPENDED on every route, until it is resumed', async () => {
        const theirs = await service().key({ partner: 'other' });
        const { token } = await mint(service(), theirs);
        await suspend(service().db, 'test', 'other');
        await everywhere(service(), theirs, (answer) => expectError(answer, 403, 'PARTNER_SUSPENDED'));
        await everywhere(service(), token, (answer) => expectError(answer, 403, 'PARTNER_SUSPENDED'));
        await resume(service().db, 'test', 'other');
        expectResource(await service().call('GET', '/ping', { credential: theirs }), 200, 'Ping');
        expectResource(await service().call('GET', '/ping', { credential: token }), 200, 'Ping');
      });

      test('section 3: a session gets 401 SESSION_EXPIRED on every route from expires_at on, and not before', async () => {
        const { token, expires_at } = await mint(service(), key, { department: MAPLETON.neris_id, ttl_seconds: 60 });
        vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expires_at) - 1 });
        expectResource(await service().call('GET', '/ping', { credential: token }), 200, 'Ping');
        vi.setSystemTime(Date.parse(expires_at));
        await everywhere(service(), token, (answer) => expectError(answer, 401, 'SESSION_EXPIRED'));
        vi.setSystemTime(Date.parse(expires_at) + 86_400_000);
        expectError(await service().call('GET', '/ping', { credential: token }), 401, 'SESSION_EXPIRED');
      });

      test('a session cannot mint a session, a key can', async () => {
        const { token } = await mint(service(), key);
        const body = { department: MAPLETON.neris_id };
        expectError(await service().call('POST', '/sessions', { credential: token, body }), 401, 'INVALID_CREDENTIAL');
      });

      describe('a session token that was tampered with is 401 INVALID_CREDENTIAL on every route', () => {
        let token: string;
        let parts: [string, string, string];
        beforeAll(async () => {
          token = (await mint(service(), key)).token;
          parts = token.split('.') as [string, string, string];
        });
        const refused = (credential: string) =>
          everywhere(service(), credential, (answer) => expectError(answer, 401, 'INVALID_CREDENTIAL'));
        const claims = () => JSON.parse(new TextDecoder().decode(base64url.decode(parts[1])));
        const encode = (value: object) => base64url.encode(JSON.stringify(value));
        const kid = () => service().secrets.sessionKeys()[0]?.id ?? '';
        const signingKey = () => service().secrets.sessionKeys()[0]?.key ?? new Uint8Array();
        const sign = (payload: object, header: { alg: string; kid?: string }, by: Uint8Array) =>
          new SignJWT(payload as Record<string, unknown>).setProtectedHeader(header).sign(by);

        test('the token itself is fine', async () => {
          expectResource(await service().call('GET', '/ping', { credential: token }), 200, 'Ping');
          // And so is one that is signed here with the right key, so that the wrong ones below fail for what is wrong.
          const again = await sign(claims(), { alg: 'HS256', kid: kid() }, signingKey());
          expectResource(await service().call('GET', '/ping', { credential: again }), 200, 'Ping');
        });

        test('truncated', async () => {
          await refused(token.slice(0, -5));
          await refused(`${parts[0]}.${parts[1]}`);
          await refused(`${parts[0]}.${parts[1]}.`);
          await refused(parts[1]);
        });

        test('whose signature is spelled another way', async () => {
          const signature = parts[2] ?? '';
          const bytes = Buffer.from(signature, 'base64url');
          const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
          const lastOnes = [...letters].map((letter) => signature.slice(0, -1) + letter);
          const sameBytes = lastOnes.filter((spelling) => Buffer.from(spelling, 'base64url').equals(bytes));
          expect(sameBytes).toHaveLength(4);
          const padded = `${signature}=`;
          const parted = `${signature.slice(0, 20)} ${signature.slice(20)}`;
          const standard = bytes.toString('base64').replace('=', '');
          const others = [...sameBytes, padded, parted, standard].filter((spelling) => spelling !== signature);
          for (const other of others) await refused(`${parts[0]}.${parts[1]}.${other}`);
        });

        test('unsigned (alg none)', async () => {
          for (const alg of ['none', 'None', 'NONE', '']) {
            await refused(`${encode({ alg, kid: kid() })}.${parts[1]}.`);
            await refused(`${encode({ alg, kid: kid() })}.${parts[1]}.${parts[2]}`);
          }
        });

        test('with another payload under the same signature', async () => {
          const forged = encode({ ...claims(), department: OAKVILLE.neris_id });
          await refused(`${parts[0]}.${forged}.${parts[2]}`);
          const longer = encode({ ...claims(), exp: claims().exp + 3600 });
          await refused(`${parts[0]}.${longer}.${parts[2]}`);
        });

        test('signed with another key', async () => {
          await refused(await sign(claims(), { alg: 'HS256', kid: kid() }, new Uint8Array(32).fill(7)));
          await refused(await sign(claims(), { alg: 'HS256', kid: kid() }, new Uint8Array(32)));
        });

        test('signed under a key id that is unknown, missing, or not one', async () => {
          await refused(await sign(claims(), { alg: 'HS256', kid: 'nobody' }, signingKey()));
          await refused(await sign(claims(), { alg: 'HS256' }, signingKey()));
          await refused(await sign(claims(), { alg: 'HS256', kid: '__proto__' }, signingKey()));
        });

        test('signed with the right key by another algorithm', async () => {
          await refused(await sign(claims(), { alg: 'HS512', kid: kid() }, signingKey()));
          const header = encode({ alg: 'HS384', kid: kid() });
          await refused(`${header}.${parts[1]}.${parts[2]}`);
        });

        test('that never ends, was made elsewhere, or lacks what a session says', async () => {
          const { exp: _, ...endless } = claims();
          const { department: __, ...homeless } = claims();
          const wrong = [
            endless,
            homeless,
            { ...claims(), iss: 'elsewhere' },
            { ...claims(), mode: 'root' },
            { ...claims(), key: 7 },
          ];
          for (const payload of wrong) await refused(await sign(payload, { alg: 'HS256', kid: kid() }, signingKey()));
        });

        test('of a key that does not exist', async () => {
          await refused(
            await sign({ ...claims(), key: 'key_0000000000000000' }, { alg: 'HS256', kid: kid() }, signingKey()),
          );
        });

        test('and expired as well: it is not a session at all', async () => {
          const forged = encode({ ...claims(), exp: 1 });
          await refused(`${parts[0]}.${forged}.${parts[2]}`);
        });
      });

      test('section 1: a partner’s narrations are nobody else’s, also after a deletion on request', async () => {
        const body = { department: MAPLETON.neris_id, transcript: 'Nothing showing.' };
        const { id } = (await service().call('POST', '/narrations', { credential: key, body })).json;
        await deleteSelected(service().db, audioFolder(service().database.dataDir), 'test', { narration: id }, id);
        expectError(await service().call('GET', `/narrations/${id}`, { credential: key }), 404, 'NOT_FOUND');
      });
    },
  );
});

describe('section 5: signing keys of sessions are rotated by their id', () => {
  test.each(DATABASES)('on $name', async (engine) => {
    const database = await engine.create();
    const withKeys = (SESSION_KEYS: string) => startService(engine, { database, environment: { SESSION_KEYS } });
    const [older, newer] = [`older:${'a'.repeat(40)}`, `newer:${'b'.repeat(40)}`];

    let service = await withKeys(older);
    const key = await service.key();
    const { token: first } = await mint(service, key);
    const ping = async (credential: string) => service.call('GET', '/ping', { credential });
    expectResource(await ping(first), 200, 'Ping');
    await service.stop();

    service = await withKeys(`${newer},${older}`);
    const { token: second } = await mint(service, key);
    expectResource(await ping(first), 200, 'Ping');
    expectResource(await ping(second), 200, 'Ping');
    await service.stop();

    service = await withKeys(newer);
    expectError(await ping(first), 401, 'INVALID_CREDENTIAL');
    expectResource(await ping(second), 200, 'Ping');
    await service.stop();

    // The id alone does not help: the secret behind it is another.
    service = await withKeys(`newer:${'c'.repeat(40)}`);
    expectError(await ping(second), 401, 'INVALID_CREDENTIAL');
    expectResource(await ping(key), 200, 'Ping');
    await service.stop();
    await database.drop();
  });
});
