import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { hasRedis, newRedis, type TestRedis } from '../../support/database/redis.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import { eventually, prepareAcme, type Server, startServer, stopAll, svcOk } from '../../support/service/processes.ts';

describe.skipIf(!hasRedis)('Redis goes away under a running server and comes back', () => {
  let database: TestDatabase;
  let redis: TestRedis;
  let server: Server;
  let test_key: string;
  let live_key: string;
  beforeAll(async () => {
    [database, redis] = await Promise.all([SQLITE.create(), newRedis()]);
    [test_key = '', live_key = ''] = await prepareAcme(database, 'test', 'live');
    await svcOk(
      database.environment,
      'partners',
      'limits',
      'acme',
      '--mode',
      'test',
      '--set',
      'partner_narration_key=3',
    );
    await svcOk(
      database.environment,
      'partners',
      'limits',
      'acme',
      '--mode',
      'live',
      '--set',
      'partner_narration_key=3',
    );
    server = await startServer({ ...database.environment, REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await stopAll();
    await redis?.discard();
    await database?.drop();
  });

  test('test keys get 503, live keys pass uncounted, and counting goes on where it was', async () => {
    await eventually(async () => expect(await narrate(test_key)).toMatchObject({ status: 200 }));
    expect(await narrate(live_key)).toMatchObject({ status: 200 });

    await redis.stop();
    const refused = await narrate(test_key);
    expect(refused).toMatchObject({ status: 503, json: { error: { code: 'PARTNER_API_UNAVAILABLE' } } });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await read(test_key)).toMatchObject({ status: 503 });
    for (let i = 0; i < 5; i++) expect(await narrate(live_key)).toMatchObject({ status: 200 });
    expect(await read(live_key)).toMatchObject({ status: 200 });
    const reported = () => server.log().filter((line) => line.event === 'limiter unavailable');
    await eventually(() => expect(reported().length).toBeGreaterThanOrEqual(7));
    // A credential is still checked, with or without counters.
    expect(await server.call('GET', '/ping', { credential: test_key })).toMatchObject({ status: 200 });

    await redis.start();
    // One of three was used before and none while it was away: the second and third are let in, a fourth is not.
    await eventually(async () => expect(await narrate(test_key)).toMatchObject({ status: 200 }));
    expect(await narrate(test_key)).toMatchObject({ status: 200 });
    expect(await narrate(test_key)).toMatchObject({ status: 429, json: { error: { code: 'RATE_LIMITED' } } });
    const live = [await narrate(live_key), await narrate(live_key), await narrate(live_key)];
    expect(live.map((answer) => answer.status)).toEqual([200, 200, 429]);
  });

  test('a server that starts while Redis is away serves all the same, and counts once it is there', async () => {
    await redis.stop();
    const early = await startServer({ ...database.environment, REDIS_URL: redis.url });
    expect(await early.call('GET', '/departments/FD24031001', { credential: test_key })).toMatchObject({ status: 503 });
    expect(await early.call('GET', '/departments/FD24031001', { credential: live_key })).toMatchObject({ status: 200 });
    await redis.start();
    await eventually(async () => {
      const read = await early.call('GET', '/departments/FD24031001', { credential: test_key });
      expect(read.status).toBe(200);
    });
    expect(await early.stop()).toMatchObject({ code: 0 });
  });

  function narrate(credential: string) {
    return server.call('POST', '/narrations', {
      credential,
      body: { department: MAPLETON.neris_id, transcript: 'Engine 41 on scene.' },
    });
  }

  function read(credential: string) {
    return server.call('GET', `/departments/${MAPLETON.neris_id}`, { credential });
  }
});
