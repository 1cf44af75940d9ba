import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sweep } from '../../src/narrations/sweep.ts';
import { audioFolder } from '../../src/storage/audio/files.ts';
import { type Engine, POSTGRES } from '../support/database/databases.ts';
import { MAPLETON, startService, type TestService } from '../support/service/service.ts';
import { type HeldEngine, heldEngine } from '../support/service/stages.ts';

const MINUTES = 60_000;

describe.runIf(POSTGRES)('nodes on PostgreSQL whose clocks disagree', () => {
  let service: TestService;
  let engine: HeldEngine;
  beforeAll(async () => {
    engine = heldEngine();
    service = await startService(POSTGRES as Engine, { engine });
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => service.stop());
  const setClock = (ahead: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });

  test.each([
    ['ahead of', 0, 5 * MINUTES],
    ['behind', 0, -5 * MINUTES],
    ['right, unlike', -5 * MINUTES, 5 * MINUTES],
  ])('end no call of each other: the one that looks is %s the one at work', async (_, worker, looker) => {
    const credential = await service.key();
    const narrate = () =>
      service.call('POST', '/narrations', {
        credential,
        body: { department: MAPLETON.neris_id, transcript: 'Engine 41 on scene, nothing showing.' },
        headers: { 'idempotency-key': credential },
      });
    if (worker !== 0) setClock(worker);
    const first = narrate();
    await engine.arrived();
    setClock(looker);
    const second = narrate();
    // Time for it to take the call over, were it to think that nobody is at work on it.
    await sleep(500);
    const swept = await sweep(service.db, audioFolder(service.database.dataDir), 'test', 110);
    expect(swept).toMatchObject({ orphans: 0 });
    vi.useRealTimers();
    engine.release();
    const [made, same] = [await first, await second];
    expect([made.status, same.status]).toEqual([200, 200]);
    expect(same.text).toBe(made.text);
    expect(same.headers.get('idempotent-replayed')).toBe('true');
    const { created_at, completed_at } = made.json;
    for (const time of [created_at, completed_at])
      expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(MINUTES);
  });
});
