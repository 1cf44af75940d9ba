import { describe, expect, test } from 'vitest';
import { revokeKey } from '../../../src/partners/keys.ts';
import { resume, setCeilings, suspend } from '../../../src/partners/partners.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { onEachDatabase, roomForAll } from '../../support/database/on-each-database.ts';
import { MAPLETON, type TestService, UNNAMED } from '../../support/service/service.ts';

describe('GET /ping', () => {
  onEachDatabase(
    () => ({}),
    (service) => {
      const ping = (credential?: string) => service().call('GET', '/ping', { credential });

      test('section 2: a partner-scoped key is confirmed with its partner, mode and scope', async () => {
        const before = Date.now();
        const answer = await ping(await service().key());
        expectResource(answer, 200, 'Ping');
        expect(answer.json).toMatchObject({
          ok: true,
          partner: { slug: 'acme', name: 'Acme Records' },
          mode: 'test',
          credential: { via: 'api_key', scope: 'partner', department: null, department_name: null },
        });
        const serverTime = Date.parse(answer.json.server_time);
        expect(serverTime).toBeGreaterThanOrEqual(before);
        expect(serverTime).toBeLessThanOrEqual(Date.now());
      });

      test('section 2: a live key reports the mode live', async () => {
        const answer = await ping(await service().key({ mode: 'live' }));
        expectResource(answer, 200, 'Ping');
        expect(answer.json.mode).toBe('live');
      });

      test('section 2: a department-scoped key reports its scope, and no department, since it is no session', async () => {
        const answer = await ping(await service().key({ department: MAPLETON.neris_id }));
        expectResource(answer, 200, 'Ping');
        expect(answer.json.credential).toEqual({
          via: 'api_key',
          scope: 'department',
          department: null,
          department_name: null,
        });
      });

      test('section 2: a session reports its department and the department’s name', async () => {
        const answer = await ping(await session(service(), MAPLETON.neris_id));
        expectResource(answer, 200, 'Ping');
        expect(answer.json.credential).toEqual({
          via: 'session',
          scope: 'department',
          department: MAPLETON.neris_id,
          department_name: MAPLETON.name,
        });
      });

      test('section 2: the name of a department without one is null', async () => {
        const answer = await ping(await session(service(), UNNAMED.neris_id));
        expectResource(answer, 200, 'Ping');
        expect(answer.json.credential).toMatchObject({ department: UNNAMED.neris_id, department_name: null });
      });

      test('section 8: a partner with ceilings of its own sees those, mode by mode, at once', async () => {
        const test = await service().key();
        const live = await service().key({ mode: 'live' });
        await setCeilings(service().db, 'test', 'acme', { live: { partner_narration_key: 5000 } });
        expect((await ping(live)).json.limits.partner_narration_key).toEqual({
          per_window: 5000,
          window_seconds: 3600,
        });
        expect((await ping(test)).json.limits.partner_narration_key).toEqual({ per_window: 60, window_seconds: 3600 });
        await setCeilings(service().db, 'test', 'acme', roomForAll());
      });

      test.each([
        ['test', 60, 120, 500],
        ['live', 600, 3000, 20_000],
      ] as const)(
        'section 8: a %s key of a partner without ceilings of its own sees the table’s',
        async (mode, ...perWindow) => {
          const key = await service().key({ mode });
          await setCeilings(service().db, 'test', 'acme', {});
          const answer = await ping(key);
          await setCeilings(service().db, 'test', 'acme', roomForAll());
          expectResource(answer, 200, 'Ping');
          const [key_, hour, day] = perWindow;
          expect(answer.json.limits).toMatchObject({
            partner_narration_key: { per_window: key_, window_seconds: 3600 },
            partner_narration_partner_hour: { per_window: hour, window_seconds: 3600 },
            partner_narration_partner_day: { per_window: day, window_seconds: 86_400 },
          });
        },
      );

      test('section 4: every error a ping can meet', async () => {
        expectError(await ping(), 401, 'MISSING_CREDENTIAL');
        expectError(await ping('svc_test_nobody'), 401, 'INVALID_CREDENTIAL');
        const revoked = await service().key();
        await revokeKey(service().db, service().secrets, 'test', revoked);
        expectError(await ping(revoked), 401, 'KEY_REVOKED');
        const suspended = await service().key({ partner: 'other' });
        await suspend(service().db, 'test', 'other');
        expectError(await ping(suspended), 403, 'PARTNER_SUSPENDED');
        await resume(service().db, 'test', 'other');
        expectResource(await ping(suspended), 200, 'Ping');
      });

      test('the ceilings of refused requests are among the limits', async () => {
        const { limits } = (await ping(await service().key())).json;
        expect(limits.refused_key).toEqual({ per_window: 1_000_000, window_seconds: 3600 });
        expect(limits.refused_ip).toEqual({ per_window: 2_000_000, window_seconds: 3600 });
      });

      test('sections 4 and 8: a ping is never counted and never limited', async () => {
        const key = await service().key();
        await setCeilings(service().db, 'test', 'acme', roomForAll({ partner_read_key: 0, partner_narration_key: 0 }));
        for (let i = 0; i < 3; i++) expectResource(await ping(key), 200, 'Ping');
        await setCeilings(service().db, 'test', 'acme', roomForAll());
      });
    },
  );
});

async function session(service: TestService, department: string): Promise<string> {
  return (await service.call('POST', '/sessions', { credential: await service.key(), body: { department } })).json
    .token;
}
