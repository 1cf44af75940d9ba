import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setCeilings } from '../../../src/partners/partners.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { DATABASES } from '../../support/database/databases.ts';
import { roomForAll } from '../../support/database/on-each-database.ts';
import { freePort, hasRedis, newRedis, type TestRedis } from '../../support/database/redis.ts';
import { MAPLETON, startService, type TestService } from '../../support/service/service.ts';

const BODY = { department: MAPLETON.neris_id, transcript: 'Nothing showing.' };

describe.each(DATABASES)('section 8: when the limiter is unavailable, on $name', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(engine, { environment: { REDIS_URL: `redis://127.0.0.1:${await freePort()}` } });
  });
  afterAll(() => service.stop());
  const routes = (credential: string, id: string) => [
    () => service.call('POST', '/narrations', { credential, body: BODY }),
    () => service.call('POST', '/sessions', { credential, body: { department: MAPLETON.neris_id } }),
    () => service.call('GET', `/narrations/${id}`, { credential }),
    () => service.call('POST', `/narrations/${id}/outcome`, { credential, body: { accepted: true } }),
    () => service.call('GET', `/departments/${MAPLETON.neris_id}`, { credential }),
  ];
  const narration = async () => {
    const credential = await service.key({ mode: 'live' });
    return (await service.call('POST', '/narrations', { credential, body: BODY })).json.id as string;
  };

  test('live keys and their sessions are let through on every route', async () => {
    const key = await service.key({ mode: 'live' });
    const id = await narration();
    for (const send of routes(key, id)) {
      const { status, headers } = await send();
      expect(status).toBeLessThan(300);
      // Nobody knows what is left.
      expect([...headers.keys()].filter((name) => name.startsWith('ratelimit'))).toEqual([]);
    }
    const body = { department: MAPLETON.neris_id };
    const { token } = (await service.call('POST', '/sessions', { credential: key, body })).json;
    expectResource(await service.call('POST', '/narrations', { credential: token, body: BODY }), 200, 'Narration');
  });

  test('test keys are refused with 503 on every route that is limited, at once, and nothing is recorded', async () => {
    const key = await service.key();
    const id = await narration();
    // Only a live key gets a narration made here, and only one of its own mode can be reported on.
    await service.db.updateTable('narrations').set({ mode: 'test' }).where('id', '=', id).execute();
    const count = async () => (await service.db.selectFrom('narrations').select('id').execute()).length;
    const before = await count();
    const asked = performance.now();
    for (const send of routes(key, id)) {
      const answer = await send();
      expectError(answer, 503, 'PARTNER_API_UNAVAILABLE');
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    }
    expect(performance.now() - asked).toBeLessThan(4000);
    expect(await count()).toBe(before);
  });

  test('what is wrong with a request is still told first, and what is not limited still answers', async () => {
    const credential = await service.key();
    const wrong = { credential, body: { ...BODY, department: 'FD99999999' } };
    expectError(await service.call('POST', '/narrations', wrong), 404, 'DEPARTMENT_NOT_FOUND');
    expectResource(await service.call('GET', '/ping', { credential }), 200, 'Ping');
  });
});

describe.skipIf(!hasRedis)('section 8: counters in Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await newRedis();
  });
  afterAll(() => redis.discard());

  test.each(DATABASES)(
    'limit as the table says, go away, and count on when they are back, on $name',
    async (engine) => {
      const service = await startService(engine, { environment: { REDIS_URL: redis.url } });
      await setCeilings(service.db, 'test', 'acme', roomForAll({ partner_narration_key: 2 }));
      const [test, live] = [await service.key(), await service.key({ mode: 'live' })];
      const narrate = (credential: string) => service.call('POST', '/narrations', { credential, body: BODY });

      await vi.waitFor(async () => expectResource(await narrate(test), 200, 'Narration'), { timeout: 5000 });
      const last = await narrate(test);
      expectResource(last, 200, 'Narration');
      expect(last.headers.get('ratelimit-limit')).toBe('2');
      expect(last.headers.get('ratelimit-remaining')).toBe('0');
      const refused = await narrate(test);
      expectError(refused, 429, 'RATE_LIMITED', {
        limit: 'partner_narration_key',
        ceiling: 2,
        window_seconds: 3600,
      });
      expect(refused.headers.get('ratelimit-reset')).toBe(refused.headers.get('retry-after'));
      expect(refused.json.error.details.retry_after_seconds).toBeGreaterThan(3500);
      expect(refused.json.error.details.retry_after_seconds).toBeLessThanOrEqual(3600);
      expect(refused.headers.get('retry-after')).toBe(String(refused.json.error.details.retry_after_seconds));
      expect(await service.db.selectFrom('limit_counters').selectAll().execute()).toEqual([]);

      await redis.stop();
      expectError(await narrate(test), 503, 'PARTNER_API_UNAVAILABLE');
      for (let i = 0; i < 4; i++) expectResource(await narrate(live), 200, 'Narration');

      await redis.start();
      await vi.waitFor(async () => expectError(await narrate(test), 429, 'RATE_LIMITED'), {
        timeout: 8000,
        interval: 100,
      });
      await service.stop();
    },
  );
});
