import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseLimiter, sweepCounters } from '../../src/limits/database-limiter.ts';
import type { Limiter, Verdict } from '../../src/limits/limiter.ts';
import { redisLimiter } from '../../src/limits/redis-limiter.ts';
import { readSettings } from '../../src/settings.ts';
import { openDatabase } from '../../src/storage/database/database.ts';
import type { Db } from '../../src/storage/database/tables.ts';
import { DATABASES, type Engine, POSTGRES, SQLITE } from '../support/database/databases.ts';
import { hasRedis, newRedis, type TestRedis } from '../support/database/redis.ts';

interface Store {
  /** A further node on the same counters. */
  node(): Promise<Limiter>;
  discard(): Promise<void>;
}

const inDatabase = DATABASES.map((engine) => ({
  name: engine.name,
  async create(): Promise<Store> {
    const database = await engine.create();
    const settings = readSettings(database.environment);
    const opened: Db[] = [];
    return {
      async node() {
        // Two SQLite connections in one thread would wait for each other; nodes on SQLite are processes of their own.
        const db = engine === SQLITE && opened[0] ? opened[0] : await openDatabase(settings);
        if (db !== opened[0]) opened.push(db);
        return databaseLimiter(db);
      },
      async discard() {
        for (const db of opened) await db.destroy();
        await database.drop();
      },
    };
  },
}));

const inRedis = {
  name: 'Redis',
  async create(): Promise<Store> {
    const redis = await newRedis();
    const nodes: Limiter[] = [];
    return {
      async node() {
        const limiter = redisLimiter(redis.url);
        nodes.push(limiter);
        await connected(limiter);
        return limiter;
      },
      async discard() {
        for (const limiter of nodes) await limiter.close();
        await redis.discard();
      },
    };
  },
};

describe.each(hasRedis ? [...inDatabase, inRedis] : inDatabase)('counters in $name', ({ create }) => {
  let store: Store;
  let limiter: Limiter;
  beforeAll(async () => {
    store = await create();
    limiter = await store.node();
  });
  afterAll(() => store.discard());

  test('a counter admits exactly its ceiling', async () => {
    const count = one(5);
    const verdicts = [];
    for (let i = 0; i < 7; i++) verdicts.push((await limiter.take([count])).admitted);
    expect(verdicts).toEqual([true, true, true, true, true, false, false]);
  });

  test('all dimensions are counted, or none is', async () => {
    const roomy = one(100);
    const tight = one(1);
    const third = one(100);
    expect((await limiter.take([roomy, tight, third])).admitted).toBe(true);
    for (let i = 0; i < 5; i++) expect((await limiter.take([roomy, tight, third])).admitted).toBe(false);
    // Had the refusals been counted, these ceilings would be reached: one was used, so one more fits under two.
    expect((await limiter.take([{ ...roomy, ceiling: 2 }])).admitted).toBe(true);
    expect((await limiter.take([{ ...third, ceiling: 2 }])).admitted).toBe(true);
  });

  test('a verdict tells what is left of every counter and when its window ends, in the order that was asked', async () => {
    const soon = one(2, 60);
    const late = one(1, 3600);
    const counts = [soon, late];
    const remaining = ({ standings }: Verdict) => standings.map((standing) => standing.remaining);
    const first = await limiter.take(counts);
    expect(remaining(first)).toEqual([1, 0]);
    const refused = await limiter.take(counts);
    expect(refused.admitted).toBe(false);
    expect(remaining(refused)).toEqual([1, 0]);
    for (const { standings } of [first, refused]) {
      for (const [i, { windowSeconds }] of counts.entries()) {
        expect(standings[i]?.resetSeconds).toBeGreaterThanOrEqual(windowSeconds - 5);
        expect(standings[i]?.resetSeconds).toBeLessThanOrEqual(windowSeconds);
      }
    }
    // A counter that nobody has counted on yet has all of it left, and a window that has not begun.
    const beside = await limiter.take([late, one(7, 60)]);
    expect(remaining(beside)).toEqual([0, 7]);
    expect(beside.standings[1]?.resetSeconds).toBe(60);
  });

  test('of requests that come together, each stands where it would had it come alone', async () => {
    const count = one(5);
    const together = await Promise.all(Array.from({ length: 5 }, () => limiter.take([count])));
    expect(together.map(({ standings }) => standings[0]?.remaining).toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  test('a lowered ceiling leaves nothing, not less than nothing, and one of 0 lets nobody in', async () => {
    const count = one(5);
    for (let i = 0; i < 3; i++) await limiter.take([count]);
    const lowered = await limiter.take([{ ...count, ceiling: 2 }]);
    expect(lowered).toMatchObject({ admitted: false, standings: [{ remaining: 0 }] });
    expect(await limiter.take([one(0)])).toMatchObject({ admitted: false, standings: [{ remaining: 0 }] });
  });

  test('after the time a refusal named, the request is admitted, and not a second earlier', async () => {
    const count = one(1, 2);
    await limiter.take([count]);
    const refused = await limiter.take([count]);
    expect(refused.admitted).toBe(false);
    await sleep(((refused.standings[0]?.resetSeconds ?? 0) - 1) * 1000 - 100);
    expect((await limiter.take([count])).admitted).toBe(false);
    await sleep(1150);
    expect((await limiter.take([count])).admitted).toBe(true);
  });

  test('a raised ceiling counts at once', async () => {
    const count = one(1);
    await limiter.take([count]);
    expect((await limiter.take([count])).admitted).toBe(false);
    expect((await limiter.take([{ ...count, ceiling: 2 }])).admitted).toBe(true);
  });

  test('two nodes that count at once never admit more than the ceiling', async () => {
    const other = await store.node();
    const counts = [one(40), one(25), one(60)];
    const takes = Array.from({ length: 80 }, (_, i) =>
      (i % 2 ? limiter : other).take(i % 3 ? counts : counts.toReversed()),
    );
    const admitted = (await Promise.all(takes)).filter((verdict) => verdict.admitted);
    expect(admitted).toHaveLength(25);
  });
});

describe.each(DATABASES)('counters in $name', (engine) => {
  afterEach(() => vi.useRealTimers());

  test('survive a restart, and are swept once their window is over', async () => {
    const database = await engine.create();
    const settings = readSettings(database.environment);
    const count = one(1);
    let db = await openDatabase(settings);
    await databaseLimiter(db).take([count]);
    await db.destroy();

    db = await openDatabase(settings);
    expect((await databaseLimiter(db).take([count])).admitted).toBe(false);
    expect(await sweepCounters(db)).toBe(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    expect(await sweepCounters(db)).toBe(1);
    expect((await databaseLimiter(db).take([count])).admitted).toBe(true);
    await db.destroy();
    await database.drop();
  });
});

test.runIf(POSTGRES)('a sweep waits for no counter that an admission holds', async () => {
  const database = await (POSTGRES as Engine).create();
  const settings = readSettings(database.environment);
  const [sweeper, admitter] = [await openDatabase(settings), await openDatabase(settings)];
  const rows = ['first', 'second'].map((name) => ({ name, count: 1, ceiling: 1, resets_at: 1 }));
  await sweeper.insertInto('limit_counters').values(rows).execute();
  await admitter.transaction().execute(async (tx) => {
    const hold = (name: string) =>
      tx.updateTable('limit_counters').set({ count: 2 }).where('name', '=', name).execute();
    await hold('second');
    expect(await sweepCounters(sweeper)).toBe(1);
    await hold('first');
  });
  expect(await sweepCounters(sweeper)).toBe(1);
  expect(await sweeper.selectFrom('limit_counters').select('name').execute()).toEqual([]);
  for (const db of [sweeper, admitter]) await db.destroy();
  await database.drop();
});

describe.each(DATABASES)('counters in $name and a clock that jumps a year ahead and back', (engine) => {
  afterEach(() => vi.useRealTimers());

  test.each([
    ['alone', (ceiling: number) => [one(ceiling)]],
    ['together', (ceiling: number) => [one(ceiling), one(100)]],
  ])('counted %s, no window is longer than its length', async (_, countsOf) => {
    const database = await engine.create();
    const db = await openDatabase(readSettings(database.environment));
    const limiter = databaseLimiter(db);
    const [full, free] = [countsOf(1), countsOf(10)];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 86_400_000 });
    for (const counts of [full, free]) expect((await limiter.take(counts)).admitted).toBe(true);
    vi.useRealTimers();
    for (const [counts, admitted] of [
      [full, false],
      [free, true],
    ] as const) {
      const verdict = await limiter.take(counts);
      expect(verdict.admitted).toBe(admitted);
      for (const { resetSeconds } of verdict.standings) expect(resetSeconds).toBeLessThanOrEqual(3600);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    expect((await limiter.take(full)).admitted).toBe(true);
    expect((await limiter.take(free)).standings[0]?.remaining).toBe(9);
    vi.useRealTimers();
    await db.destroy();
    await database.drop();
  });
});

describe.skipIf(!hasRedis)('counters in Redis and a clock that jumps back', () => {
  test('no window is longer than its length', async () => {
    const redis = await newRedis();
    const limiter = redisLimiter(redis.url);
    await connected(limiter);
    const count = one(1);
    await limiter.take([count]);
    // What is left of every window once the clock of the machine has gone back by a year.
    const client = new Redis(redis.url);
    await client.pexpire(`svc:limit:${count.counter}`, 365 * 86_400_000);
    expect(await limiter.take([count])).toMatchObject({ admitted: false, standings: [{ resetSeconds: 3600 }] });
    expect(await client.pttl(`svc:limit:${count.counter}`)).toBeLessThanOrEqual(3_600_000);
    client.disconnect();
    await limiter.close();
    await redis.discard();
  });
});

describe.skipIf(!hasRedis)('a Redis that goes away', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await newRedis();
  });
  afterAll(() => redis.discard());

  test('fails every call at once while it is away, and counts on where it was when it is back', async () => {
    const limiter = redisLimiter(redis.url);
    await connected(limiter);
    const count = one(2);
    expect((await limiter.take([count])).admitted).toBe(true);

    await redis.stop();
    const asked = performance.now();
    await expect(limiter.take([count])).rejects.toThrow();
    await expect(limiter.take([count])).rejects.toThrow();
    expect(performance.now() - asked).toBeLessThan(2500);

    await redis.start();
    await connected(limiter);
    expect((await limiter.take([count])).admitted).toBe(true);
    expect((await limiter.take([count])).admitted).toBe(false);
    await limiter.close();
  });
});

function one(ceiling: number, windowSeconds = 3600) {
  return { counter: randomBytes(8).toString('hex'), ceiling, windowSeconds };
}

async function connected(limiter: Limiter): Promise<void> {
  await vi.waitFor(() => limiter.take([one(1)]), { timeout: 5000, interval: 50 });
}
