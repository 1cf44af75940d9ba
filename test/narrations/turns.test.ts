import { afterEach, describe, expect, test, vi } from 'vitest';
import { readerEngine } from '../../src/extraction/serving/served-engine.ts';
import { setCeilings } from '../../src/partners/partners.ts';
import { SQLITE } from '../support/database/databases.ts';
import { roomForAll } from '../support/database/on-each-database.ts';
import { MAPLETON, startService, type TestService } from '../support/service/service.ts';
import { readsNothing, wav } from '../support/service/stages.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('turns in the lines before reader and recogniser', () => {
  let service: TestService;
  const start = async (options: Parameters<typeof startService>[1]) => {
    service = await startService(SQLITE, options);
    await setCeilings(service.db, 'test', 'acme', roomForAll());
  };
  const narrate = (credential: string, body: object = { transcript: 'Engine 41 on scene, nothing showing.' }) =>
    service.call('POST', '/narrations', { credential, body: { department: MAPLETON.neris_id, ...body } });
  afterEach(() => service.stop());

  test('are by key', async () => {
    const callers: (string | undefined)[] = [];
    await start({
      recogniser: {
        version: 'hears-1',
        async transcribe(_recording, _department, { caller }) {
          callers.push(caller);
          return 'Nothing showing.';
        },
      },
      engine: {
        ...readsNothing,
        extract(account, signal, asking) {
          callers.push(asking?.caller);
          return readsNothing.extract(account, signal);
        },
      },
    });
    const audio = { mime: 'audio/wav', data: wav().toString('base64') };
    const [first, second] = [await service.key(), await service.key()];
    for (const key of [first, second, first]) expect((await narrate(key, { audio })).status).toBe(200);
    const [one, , other] = callers;
    expect(callers).toEqual([one, one, other, other, one, one]);
    expect(one).toBeTypeOf('string');
    expect(other).not.toBe(one);
  });

  test('a key that fills the reader’s line is refused, and another one of its partner is not', async () => {
    const engine = readerEngine('reader-test', { queue: 2, onFailure: () => {} });
    await start({ engine });
    const [own, others] = [await service.key(), await service.key()];
    expect((await narrate(others)).status).toBe(200);
    const pid = engine.pid() ?? 0;
    process.kill(pid, 'SIGSTOP');
    const answers = [1, 2, 3, 4].map(() => narrate(own));
    // One is being read, two wait, and whichever came last is answered at once.
    expect(await Promise.race(answers)).toMatchObject({ status: 503 });
    const beside = narrate(others);
    await vi.waitFor(() => expect(engine.queues?.()[0]).toMatchObject({ waiting: 3, working: 1 }), 20_000);
    process.kill(pid, 'SIGCONT');
    expect((await beside).status).toBe(200);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 503]);
  });
});
