import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addPartner, goLive, setCeilings } from '../../../src/partners/partners.ts';
import type { Mode } from '../../../src/storage/database/tables.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { DATABASES } from '../../support/database/databases.ts';
import { onEachDatabase, roomForAll } from '../../support/database/on-each-database.ts';
import { type Answer, MAPLETON, OAKVILLE, startService } from '../../support/service/service.ts';

/** Section 8, row by row. The names of the counters are ours. */
const TABLE = [
  ['per key', 'partner_narration_key', 60, 600, 3600],
  ['per partner', 'partner_narration_partner_hour', 120, 3000, 3600],
  ['per partner per day', 'partner_narration_partner_day', 500, 20_000, 86_400],
  ['per department', 'partner_narration_department', 200, 400, 3600],
  ['per source IP', 'partner_narration_ip', 300, 600, 3600],
] as const;
const CELLS = TABLE.flatMap(
  ([dimension, name, test, live, windowSeconds]) =>
    [
      ['test', dimension, test, name, windowSeconds],
      ['live', dimension, live, name, windowSeconds],
    ] as const,
);

const BODY = { department: MAPLETON.neris_id, transcript: 'Nothing showing.' };

describe('section 8: rate limits', () => {
  onEachDatabase(
    () => ({ environment: { TRUSTED_PROXIES: '127.0.0.1' } }),
    (service) => {
      let partner: string;
      let partners = 0;
      // A partner of its own for every test: no test sees what another has counted.
      beforeEach(async () => {
        partner = `partner-${++partners}`;
        await addPartner(service().db, 'test', { slug: partner, name: partner });
        await goLive(service().db, 'test', partner, 'agreement');
      });
      afterEach(() => vi.useRealTimers());
      const key = (mode: Mode = 'test', department?: string) => service().key({ partner, mode, department });
      /** From an address of its own, unless a test is about addresses. */
      const narrate = (credential: string, body: object = BODY, address = `10.0.${partners}.1`) =>
        service().call('POST', '/narrations', { credential, body, headers: { 'x-forwarded-for': address } });
      const ceilings = (own: Parameters<typeof setCeilings>[3]) => setCeilings(service().db, 'test', partner, own);

      test.each(CELLS)(
        'a %s key, %s: %i are let through, the next one is not',
        async (mode, _, ceiling, name, windowSeconds) => {
          const credential = await key(mode);
          expectResource(await narrate(credential), 200, 'Narration');
          // All but one of the window's requests at once: 20000 real ones would take minutes.
          const { numUpdatedRows } = await service()
            .db.updateTable('limit_counters')
            .set({ count: ceiling - 1 })
            .where('name', 'like', `${name}:%`)
            .where('resets_at', '>', Date.now())
            .executeTakeFirst();
          expect(Number(numUpdatedRows)).toBeGreaterThan(0);
          expectResource(await narrate(credential), 200, 'Narration');
          const refused = await narrate(credential);
          expectLimited(refused, windowSeconds, { limit: name, ceiling, window_seconds: windowSeconds });
          await service().db.deleteFrom('limit_counters').execute();
        },
      );

      test('per key, counted with real requests: 60 pass, and another key of the partner goes on', async () => {
        const [one, two] = [await key(), await key()];
        const answers = await Promise.all(Array.from({ length: 60 }, () => narrate(one)));
        expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
        expectLimited(await narrate(one));
        expectResource(await narrate(two), 200, 'Narration');
      });

      test('a session counts as its key', async () => {
        await ceilings(roomForAll({ partner_narration_key: 2 }));
        const credential = await key();
        const session = { credential, body: { department: MAPLETON.neris_id } };
        const { token } = (await service().call('POST', '/sessions', session)).json;
        expectResource(await narrate(token), 200, 'Narration');
        expectResource(await narrate(credential), 200, 'Narration');
        expectLimited(await narrate(token));
        expectLimited(await narrate(credential));
      });

      test('per partner: all keys of the partner count together, another partner’s do not', async () => {
        await ceilings(roomForAll({ partner_narration_partner_hour: 2 }));
        for (let i = 0; i < 2; i++) expectResource(await narrate(await key()), 200, 'Narration');
        expectLimited(await narrate(await key()));
        expectResource(await narrate(await service().key({ partner: 'acme' })), 200, 'Narration');
      });

      test('per partner per day: an hour later it is still full, a day later it is not', async () => {
        await ceilings(roomForAll({ partner_narration_partner_day: 1 }));
        const credential = await key();
        expectResource(await narrate(credential), 200, 'Narration');
        expectLimited(await narrate(credential), 86_400);
        const start = Date.now();
        vi.useFakeTimers({ toFake: ['Date'], now: start + 3_601_000 });
        expectLimited(await narrate(credential), 86_400 - 3601);
        vi.setSystemTime(start + 86_401_000);
        expectResource(await narrate(credential), 200, 'Narration');
      });

      test('per department: one full department leaves the others free', async () => {
        await ceilings(roomForAll({ partner_narration_department: 1 }));
        const credential = await key();
        const elsewhere = { ...BODY, department: OAKVILLE.neris_id };
        expectResource(await narrate(credential), 200, 'Narration');
        expectLimited(await narrate(credential));
        expectResource(await narrate(credential, elsewhere), 200, 'Narration');
        // The pinned key and the partner's key count for the same department.
        expectLimited(await narrate(await key('test', MAPLETON.neris_id)));
      });

      test('per department is counted per partner: one partner cannot exhaust another’s', async () => {
        await ceilings(roomForAll({ partner_narration_department: 1 }));
        await narrate(await key());
        expectLimited(await narrate(await key()));
        expectResource(await narrate(await service().key({ partner: 'acme' })), 200, 'Narration');
      });

      test('per source IP: one full address leaves the others free', async () => {
        await ceilings(roomForAll({ partner_narration_ip: 1 }));
        const credential = await key();
        expectResource(await narrate(credential, BODY, `10.1.${partners}.1`), 200, 'Narration');
        expectLimited(await narrate(credential, BODY, `10.1.${partners}.1`));
        expectResource(await narrate(credential, BODY, `10.1.${partners}.2`), 200, 'Narration');
      });

      test('test and live are counted apart: trying things out uses up nothing of the stations’', async () => {
        const one = { partner_narration_partner_hour: 1, partner_narration_department: 1, partner_narration_ip: 1 };
        await ceilings(roomForAll(one));
        expectResource(await narrate(await key('test')), 200, 'Narration');
        expectLimited(await narrate(await key('test')));
        expectResource(await narrate(await key('live')), 200, 'Narration');
      });

      test('one decision per request: when one dimension is full, none of the others is counted', async () => {
        await ceilings(roomForAll({ partner_narration_key: 1, partner_narration_partner_hour: 3 }));
        const [one, two, three] = [await key(), await key(), await key()];
        expectResource(await narrate(one), 200, 'Narration');
        for (let i = 0; i < 5; i++) expectLimited(await narrate(one));
        expectResource(await narrate(two), 200, 'Narration');
        expectResource(await narrate(three), 200, 'Narration');
        expectLimited(await narrate(await key()));
      });

      test('a narration that fails in the pipeline was let in, and is counted', async () => {
        await ceilings(roomForAll({ partner_narration_key: 1 }));
        const credential = await key();
        const audio = { data: 'UklGRg==', mime: 'audio/wav' };
        expectError(await narrate(credential, { department: MAPLETON.neris_id, audio }), 502, 'TRANSCRIPTION_FAILED');
        expectLimited(await narrate(credential));
      });

      test('Retry-After tells the truth to the second, and the next window begins with the next request', async () => {
        await ceilings(roomForAll({ partner_narration_key: 1 }));
        const credential = await key();
        const start = Date.now();
        vi.useFakeTimers({ toFake: ['Date'], now: start });
        expectResource(await narrate(credential), 200, 'Narration');
        for (const elapsed of [0, 1000, 1500, 3_598_999, 3_599_999]) {
          vi.setSystemTime(start + elapsed);
          const wait = expectLimited(await narrate(credential));
          expect(wait).toBe(Math.ceil((3_600_000 - elapsed) / 1000));
        }
        vi.setSystemTime(start + 3_600_000);
        expectResource(await narrate(credential), 200, 'Narration');
        vi.setSystemTime(start + 3_600_000 + 10_000);
        expect(expectLimited(await narrate(credential))).toBe(3590);
      });

      test('Retry-After names the last of several full windows', async () => {
        await ceilings(roomForAll({ partner_narration_key: 1, partner_narration_partner_day: 1 }));
        const credential = await key();
        expectResource(await narrate(credential), 200, 'Narration');
        expectLimited(await narrate(credential), 86_400);
      });

      describe('what is left of the tightest limit stands on the answer to every counted request', () => {
        test('and goes down with each, until a refusal names the limit that was met', async () => {
          await ceilings(roomForAll({ partner_narration_department: 3, partner_narration_partner_day: 4 }));
          const credential = await key();
          const start = Date.now();
          vi.useFakeTimers({ toFake: ['Date'], now: start });
          expect(left(await narrate(credential))).toEqual(['3', '2', '3600']);
          vi.setSystemTime(start + 10_500);
          expect(left(await narrate(credential))).toEqual(['3', '1', '3590']);
          expect(left(await narrate(credential))).toEqual(['3', '0', '3590']);
          const refused = await narrate(credential);
          expect(left(refused)).toEqual(['3', '0', '3590']);
          const limit = { limit: 'partner_narration_department', ceiling: 3, window_seconds: 3600 };
          expectLimited(refused, 3600, limit);
          expect(refused.json.error.message).toMatch(/partner_narration_department.* 3 .*3600 s.*3590 s/);
          // Elsewhere the day is the tightest, and then both are full: the one that stays so the longest is named.
          const elsewhere = { ...BODY, department: OAKVILLE.neris_id };
          expect(left(await narrate(credential, elsewhere))).toEqual(['4', '0', '86390']);
          expectLimited(await narrate(credential), 86_400, {
            limit: 'partner_narration_partner_day',
            ceiling: 4,
            window_seconds: 86_400,
          });
          vi.setSystemTime(start + 86_400_000);
          expect(left(await narrate(credential))).toEqual(['3', '2', '3600']);
        });

        test('on sessions, reads, outcomes and look-ups of one key together, also on those that come at once', async () => {
          await ceilings(roomForAll({ partner_read_key: 9 }));
          const credential = await key();
          const { id } = (await narrate(credential)).json;
          const department = MAPLETON.neris_id;
          const paths = ['/sessions', `/narrations/${id}/outcome`];
          const sent = [{ department }, { accepted: true }];
          const rest = [];
          for (const [i, path] of paths.entries()) {
            rest.push(left(await service().call('POST', path, { credential, body: sent[i] })));
          }
          for (const path of [`/narrations/${id}`, `/departments/${department}`]) {
            rest.push(left(await service().call('GET', path, { credential })));
          }
          expect(rest.map(([ceiling, remaining]) => [ceiling, remaining])).toEqual(
            ['8', '7', '6', '5'].map((remaining) => ['9', remaining]),
          );
          const reads = Array.from({ length: 6 }, () => service().call('GET', `/narrations/${id}`, { credential }));
          const together = await Promise.all(reads);
          expect(together.map((answer) => left(answer)[1]).toSorted()).toEqual(['0', '0', '1', '2', '3', '4']);
          expect(together.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
          const refused = together.find(({ status }) => status === 429) as Answer;
          expectLimited(refused, 3600, { limit: 'partner_read_key', ceiling: 9, window_seconds: 3600 });
        });

        test('on a request that was counted and then failed, and on none that was not counted', async () => {
          await ceilings(roomForAll({ partner_narration_key: 5 }));
          const credential = await key();
          const audio = { data: 'UklGRg==', mime: 'audio/wav' };
          const failed = await narrate(credential, { department: MAPLETON.neris_id, audio });
          expectError(failed, 502, 'TRANSCRIPTION_FAILED');
          expect(left(failed).slice(0, 2)).toEqual(['5', '4']);
          for (const answer of [
            await narrate(credential, { ...BODY, transcript: 7 }),
            await narrate(credential, { ...BODY, department: 'FD99999999' }),
            await narrate('svc_test_unknown'),
            await service().call('GET', '/narrations/nar_000000000000000000000000', { credential }),
            await service().call('GET', '/ping', { credential }),
            await service().call('GET', '/processing-messages'),
          ]) {
            expect(left(answer)).toEqual([null, null, null]);
          }
        });

        test('where a page of another origin can read it', async () => {
          const answer = await narrate(await key());
          const exposed = answer.headers.get('access-control-expose-headers')?.toLowerCase().split(', ');
          for (const name of ['retry-after', ...RATE_LIMIT]) expect(exposed).toContain(name);
        });
      });

      test('a raised ceiling counts at once and is what GET /ping reports', async () => {
        await ceilings(roomForAll({ partner_narration_partner_hour: 1 }));
        const credential = await key('live');
        expectResource(await narrate(credential), 200, 'Narration');
        expectLimited(await narrate(credential));
        await ceilings(roomForAll({ partner_narration_partner_hour: 3500 }));
        expectResource(await narrate(credential), 200, 'Narration');
        const { limits } = (await service().call('GET', '/ping', { credential })).json;
        expect(limits.partner_narration_partner_hour).toEqual({ per_window: 3500, window_seconds: 3600 });
      });

      describe('sessions, reads and outcome reports share one ceiling per key', () => {
        /** The routes under the ceiling, each as one request that is answered with success. */
        const spend = async (credential: string) => {
          const { id } = (await narrate(credential)).json;
          return [
            () => service().call('POST', '/sessions', { credential, body: { department: MAPLETON.neris_id } }),
            () => service().call('GET', `/narrations/${id}`, { credential }),
            () => service().call('POST', `/narrations/${id}/outcome`, { credential, body: { accepted: true } }),
            () => service().call('GET', `/departments/${MAPLETON.neris_id}`, { credential }),
          ];
        };

        test.each(['test', 'live'] as const)('of 1200 per hour (%s)', async (mode) => {
          const credential = await key(mode);
          const routes = await spend(credential);
          for (const send of routes) expect((await send()).status).toBeLessThan(300);
          const { numUpdatedRows } = await service()
            .db.updateTable('limit_counters')
            .set({ count: 1200 - routes.length })
            .where('name', 'like', 'partner_read_key:%')
            .where('count', '=', routes.length)
            .executeTakeFirst();
          expect(Number(numUpdatedRows)).toBe(1);
          for (const send of routes) expect((await send()).status).toBeLessThan(300);
          for (const send of routes) expectLimited(await send(), 3600);
        });

        test('which another key does not share, a session does, and a narration does not touch', async () => {
          await ceilings(roomForAll({ partner_read_key: 2 }));
          const credential = await key();
          const body = { department: MAPLETON.neris_id };
          const { token } = (await service().call('POST', '/sessions', { credential, body })).json;
          const lookUp = (by: string) => service().call('GET', `/departments/${MAPLETON.neris_id}`, { credential: by });
          expectResource(await lookUp(token), 200, 'Department');
          expectLimited(await lookUp(token));
          expectLimited(await lookUp(credential));
          expectResource(await narrate(credential), 200, 'Narration');
          expectResource(await lookUp(await key()), 200, 'Department');
          expectResource(await service().call('GET', '/ping', { credential }), 200, 'Ping');
        });

        test('and tell the truth about when to come back', async () => {
          await ceilings(roomForAll({ partner_read_key: 1 }));
          const credential = await key();
          const lookUp = () => service().call('GET', `/departments/${MAPLETON.neris_id}`, { credential });
          const start = Date.now();
          vi.useFakeTimers({ toFake: ['Date'], now: start });
          expectResource(await lookUp(), 200, 'Department');
          vi.setSystemTime(start + 3_599_001);
          expect(expectLimited(await lookUp())).toBe(1);
          vi.setSystemTime(start + 3_600_000);
          expectResource(await lookUp(), 200, 'Department');
        });
      });
    },
  );
});

describe.each(DATABASES)('section 8: counters in $name', (engine) => {
  let database: Awaited<ReturnType<typeof engine.create>>;
  beforeAll(async () => {
    database = await engine.create();
  });
  afterAll(() => database.drop());

  test('survive a restart of the service', async () => {
    let service = await startService(engine, { database });
    await setCeilings(service.db, 'test', 'acme', roomForAll({ partner_narration_key: 1, partner_read_key: 1 }));
    const credential = await service.key();
    const narrate = () => service.call('POST', '/narrations', { credential, body: BODY });
    const lookUp = () => service.call('GET', `/departments/${MAPLETON.neris_id}`, { credential });
    expectResource(await narrate(), 200, 'Narration');
    expectResource(await lookUp(), 200, 'Department');
    await service.stop();
    service = await startService(engine, { database });
    expectLimited(await narrate());
    expectLimited(await lookUp());
    await service.stop();
  });
});

const RATE_LIMIT = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];

/** Ceiling, rest and seconds of the tightest limit, as the answer tells them. */
function left({ headers }: Answer): (string | null)[] {
  return RATE_LIMIT.map((name) => headers.get(name));
}

/** 429 with the wait in the headers and in the details, and the limit that was met; gives back the seconds. */
function expectLimited(answer: Answer, windowSeconds = 3600, limit = {}): number {
  expectError(answer, 429, 'RATE_LIMITED', limit);
  const { ceiling } = answer.json.error.details;
  expect(answer.json.error.details.limit).toMatch(/^partner_/);
  expect(left(answer)).toEqual([String(ceiling), '0', answer.headers.get('retry-after')]);
  const wait = answer.json.error.details.retry_after_seconds;
  expect(answer.headers.get('retry-after')).toBe(String(wait));
  expect(Number.isInteger(wait)).toBe(true);
  expect(wait).toBeGreaterThanOrEqual(windowSeconds > 3600 ? windowSeconds - 60 : 1);
  expect(wait).toBeLessThanOrEqual(windowSeconds);
  return wait;
}
