import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { setCeilings } from '../../../src/partners/partners.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { counted, onEachDatabase, roomForAll } from '../../support/database/on-each-database.ts';
import { MAPLETON, OAKVILLE, type TestService, UNNAMED } from '../../support/service/service.ts';
import { send } from '../../support/wire.ts';

const EMOJI = '🚒';

describe('POST /sessions', () => {
  onEachDatabase(
    () => ({}),
    (service) => {
      let key: string;
      let pinned: string;
      beforeAll(async () => {
        key = await service().key();
        pinned = await service().key({ department: MAPLETON.neris_id });
      });
      afterEach(() => vi.useRealTimers());
      const mint = (body: unknown, credential = key) => service().call('POST', '/sessions', { credential, body });

      test('section 2: every field of a session', async () => {
        const before = Date.now();
        const answer = await mint({ department: MAPLETON.neris_id, external_ref: 'run 7', ttl_seconds: 120 });
        expectResource(answer, 201, 'Session');
        expect(answer.json).toEqual({
          object: 'session',
          token: expect.any(String),
          token_type: 'Bearer',
          expires_at: expect.any(String),
          mode: 'test',
          department: { object: 'department', ...MAPLETON, time_zone: 'America/New_York' },
          external_ref: 'run 7',
        });
        const expires = Date.parse(answer.json.expires_at);
        expect(expires).toBeGreaterThanOrEqual(before + 120_000);
        expect(expires).toBeLessThanOrEqual(Date.now() + 120_000);
      });

      test('section 4: ttl_seconds is 900 and external_ref null when they are left out', async () => {
        const before = Date.now();
        const answer = await mint({ department: UNNAMED.neris_id });
        expectResource(answer, 201, 'Session');
        expect(answer.json.external_ref).toBeNull();
        const expires = Date.parse(answer.json.expires_at);
        expect(expires).toBeGreaterThanOrEqual(before + 900_000);
        expect(expires).toBeLessThanOrEqual(Date.now() + 900_000);
      });

      test('section 4: a session lasts its whole ttl_seconds, to the millisecond, and its token says the same', async () => {
        for (const millisecond of [0, 1, 500, 999]) {
          const minted = Math.ceil(Date.now() / 1000) * 1000 + millisecond;
          vi.useFakeTimers({ toFake: ['Date'], now: minted });
          const { token, expires_at } = (await mint({ department: MAPLETON.neris_id, ttl_seconds: 60 })).json;
          expect(Date.parse(expires_at)).toBe(minted + 60_000);
          const { exp } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
          expect(exp).toBe((minted + 60_000) / 1000);
          vi.setSystemTime(minted + 59_999);
          expectResource(await service().call('GET', '/ping', { credential: token }), 200, 'Ping');
          vi.setSystemTime(minted + 60_000);
          expectError(await service().call('GET', '/ping', { credential: token }), 401, 'SESSION_EXPIRED');
          vi.useRealTimers();
        }
      });

      test('section 2: the mode is that of the minting key', async () => {
        const answer = await mint({ department: MAPLETON.neris_id }, await service().key({ mode: 'live' }));
        expectResource(answer, 201, 'Session');
        expect(answer.json.mode).toBe('live');
      });

      test('its token names whom an account told under it belongs to: one partner, mode and department, and none by name', async () => {
        const audience = async (department: string, order: Parameters<TestService['key']>[0] = {}) => {
          const { token } = (await mint({ department, external_ref: 'run 9' }, await service().key(order))).json;
          return JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).audience;
        };
        const own = await audience(MAPLETON.neris_id);
        expect(own).toMatch(/^[\w-]{43}$/);
        // Whichever of its keys minted the session.
        expect(await audience(MAPLETON.neris_id)).toBe(own);
        expect(await audience(MAPLETON.neris_id, { department: MAPLETON.neris_id })).toBe(own);
        const others = [
          await audience(OAKVILLE.neris_id),
          await audience(MAPLETON.neris_id, { mode: 'live' }),
          await audience(MAPLETON.neris_id, { partner: 'other' }),
        ];
        expect(new Set([own, ...others]).size).toBe(4);
      });

      test('section 4: a department-scoped key omits the department, and may omit the whole body', async () => {
        for (const body of [{}, undefined, { department: MAPLETON.neris_id }]) {
          const answer = await mint(body, pinned);
          expectResource(answer, 201, 'Session');
          expect(answer.json.department.neris_id).toBe(MAPLETON.neris_id);
        }
      });

      test('a body that was not sent is none, whatever Content-Type announced it', async () => {
        for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
          const headers = { authorization: `Bearer ${pinned}`, 'content-type': type };
          expectResource(await send(service().url, 'POST', '/sessions', { headers }), 201, 'Session');
          const unpinned = { ...headers, authorization: `Bearer ${key}`, 'transfer-encoding': 'chunked' };
          const refused = await send(service().url, 'POST', '/sessions', { headers: unpinned });
          expectError(refused, 400, 'DEPARTMENT_REQUIRED');
          expectError(await send(service().url, 'POST', '/narrations', { headers }), 400, 'INVALID_BODY');
        }
      });

      test('section 4: a session needs no department and carries its external_ref onto narrations', async () => {
        const { token } = (await mint({ department: OAKVILLE.neris_id, external_ref: 'run 8' })).json;
        const said = { credential: token, body: { transcript: 'Nothing showing.' } };
        const answer = await service().call('POST', '/narrations', said);
        expectResource(answer, 200, 'Narration');
        expect(answer.json).toMatchObject({ external_ref: 'run 8', department: OAKVILLE, mode: 'test' });
      });

      test.each([
        ['missing with a partner-scoped key', {}, 'DEPARTMENT_REQUIRED'],
        ['no body at all with a partner-scoped key', undefined, 'DEPARTMENT_REQUIRED'],
        ['a number', { department: 24031001 }, 'DEPARTMENT_INVALID'],
        ['null with a partner-scoped key', { department: null }, 'DEPARTMENT_REQUIRED'],
        ['a list', { department: [MAPLETON.neris_id] }, 'DEPARTMENT_INVALID'],
        ['empty', { department: '' }, 'DEPARTMENT_INVALID'],
        ['too short', { department: 'FD2403100' }, 'DEPARTMENT_INVALID'],
        ['too long', { department: 'FD240310011' }, 'DEPARTMENT_INVALID'],
        ['in lower case', { department: 'fd24031001' }, 'DEPARTMENT_INVALID'],
        ['with a line break', { department: 'FD24031001\n' }, 'DEPARTMENT_INVALID'],
        ['in other digits', { department: 'FD٢٤٠٣١٠٠١' }, 'DEPARTMENT_INVALID'],
      ])('section 4: a department that is %s', async (_, body, code) => {
        expectError(await mint(body), 400, code);
      });

      test('section 4: 404 for a department that is not in the directory', async () => {
        expectError(await mint({ department: 'FD99999999' }), 404, 'DEPARTMENT_NOT_FOUND');
      });

      test('section 4: 403 for a department-scoped key and another department, known or not', async () => {
        expectError(await mint({ department: OAKVILLE.neris_id }, pinned), 403, 'DEPARTMENT_SCOPE_MISMATCH');
        expectError(await mint({ department: 'FD99999999' }, pinned), 403, 'DEPARTMENT_SCOPE_MISMATCH');
      });

      test('section 5: a session cannot mint a session', async () => {
        const { token } = (await mint({ department: MAPLETON.neris_id })).json;
        expectError(await mint({ department: MAPLETON.neris_id }, token), 401, 'INVALID_CREDENTIAL');
      });

      test('section 4: ttl_seconds from 60 to 3600', async () => {
        for (const ttl_seconds of [60, 61, 3599, 3600]) {
          expectResource(await mint({ department: MAPLETON.neris_id, ttl_seconds }), 201, 'Session');
        }
      });

      test.each(['59', '3601', '0', '-60', '60.5', '1e3000', '1e20', 'true', '"900"', '[900]', '{}'])(
        'section 7: 400 INVALID_TTL for ttl_seconds %s',
        async (ttl) => {
          const body = `{"department":"${MAPLETON.neris_id}","ttl_seconds":${ttl}}`;
          expectError(await mint(body), 400, 'INVALID_TTL');
        },
      );

      test('section 8: external_ref holds 200 characters, counted as code points', async () => {
        for (const external_ref of ['x'.repeat(200), EMOJI.repeat(200), '']) {
          const answer = await mint({ department: MAPLETON.neris_id, external_ref });
          expectResource(answer, 201, 'Session');
          expect(answer.json.external_ref).toBe(external_ref);
        }
      });

      test.each([
        ['201 characters', JSON.stringify('x'.repeat(201))],
        ['201 emoji', JSON.stringify(EMOJI.repeat(201))],
        ['a number', '7'],
        ['a boolean', 'true'],
        ['a list', '["x"]'],
        ['half a surrogate pair', '"\\ud83d"'],
        ['a NUL character', '"\\u0000"'],
        ['given twice', '"a","external_ref":"b"'],
      ])('section 7: 400 INVALID_EXTERNAL_REF for %s', async (_, text) => {
        const body = `{"department":"${MAPLETON.neris_id}","external_ref":${text}}`;
        expectError(await mint(body), 400, 'INVALID_EXTERNAL_REF');
      });

      test.each([
        ['not JSON', '{"department":'],
        ['a list', '[]'],
        ['null', 'null'],
        ['a string', '"FD24031001"'],
        ['a number', '7'],
        ['an unknown key twice', '{"x":1,"x":2}'],
        ['__proto__', '{"__proto__":{"department":"FD24031001"}}'],
        ['65 levels deep', `{"x":${'['.repeat(65)}${']'.repeat(65)}}`],
        ['100000 levels deep', '['.repeat(100_000)],
        ['NaN', '{"x":NaN}'],
      ])('a body that is %s: 400 INVALID_BODY, also where no field is needed', async (_, body) => {
        expectError(await mint(body, pinned), 400, 'INVALID_BODY');
      });

      test('an unknown field is no error', async () => {
        expectResource(await mint({ department: MAPLETON.neris_id, device: { name: 'MDT 4' } }), 201, 'Session');
      });

      test('checks run in order: fields of the table, scope, directory, limit', async () => {
        const bad = { department: 'FD1', external_ref: 7, ttl_seconds: 1 };
        expectError(await mint(bad), 400, 'DEPARTMENT_INVALID');
        expectError(await mint({ ...bad, department: 'FD99999999' }), 400, 'INVALID_EXTERNAL_REF');
        expectError(await mint({ department: 'FD99999999', ttl_seconds: 1 }, pinned), 400, 'INVALID_TTL');
        expectError(await mint({ department: 'FD99999999' }, pinned), 403, 'DEPARTMENT_SCOPE_MISMATCH');
        await setCeilings(service().db, 'test', 'acme', roomForAll({ partner_read_key: 0 }));
        expectError(await mint({ department: 'FD99999999' }), 404, 'DEPARTMENT_NOT_FOUND');
        expectError(await mint({ department: MAPLETON.neris_id }), 429, 'RATE_LIMITED');
        await setCeilings(service().db, 'test', 'acme', roomForAll());
      });

      test('a refused request consumes no limit; an accepted one does', async () => {
        const before = await counted(service().db);
        await mint({ department: 'FD1' });
        await mint({ department: 'FD99999999' });
        await mint({ department: OAKVILLE.neris_id }, pinned);
        await mint({ department: MAPLETON.neris_id, ttl_seconds: 1 });
        await mint('nonsense');
        expect(await counted(service().db)).toBe(before);
        expectResource(await mint({ department: MAPLETON.neris_id }), 201, 'Session');
        expect(await counted(service().db)).toBe(before + 1);
      });

      test('a credential is asked for before the body is looked at', async () => {
        expectError(await service().call('POST', '/sessions', { body: 'nonsense' }), 401, 'MISSING_CREDENTIAL');
      });
    },
  );
});
