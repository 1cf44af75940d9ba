import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../../support/database/databases.ts';
import { counted } from '../../support/database/on-each-database.ts';
import type { Answer } from '../../support/service/call.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import {
  eventually,
  prepareAcme,
  type Server,
  startGatedServer,
  stopAll,
  withDatabase,
} from '../../support/service/processes.ts';

afterAll(stopAll);

/** What one narration adds to the counters: the five dimensions. */
const ONE_CALL = 5;

describe.concurrent.each(DATABASES)('a call with an Idempotency-Key on $name', (engine) => {
  test.sequential('is waited for on another node with the same database', async () => {
    const { database, environment, key, hold } = await newStage(engine);
    const [one, two] = await Promise.all([startGatedServer(environment), startGatedServer(environment)]);
    const first = narrate(one, key);
    await processing(database);
    let answered = false;
    const second = narrate(two, key).finally(() => {
      answered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(answered).toBe(false);
    rmSync(hold);
    const answers = await Promise.all([first, second]);
    expect(answers[0]).toMatchObject({ status: 200, json: { status: 'complete' } });
    expect(answers[1].text).toBe(answers[0].text);
    // Once both have gone, a third still knows it.
    await Promise.all([one.stop(), two.stop()]);
    const three = await startGatedServer(environment);
    expect((await narrate(three, key)).text).toBe(answers[0].text);
    expect(await withDatabase(database, counted)).toBe(ONE_CALL);
    await three.stop();
    await database.drop();
  });

  test.sequential('whose server was killed is made by the next that is asked, and counted once', async () => {
    const { database, environment, key, hold } = await newStage(engine);
    const [doomed, other] = await Promise.all([startGatedServer(environment), startGatedServer(environment)]);
    const cut = narrate(doomed, key).catch(() => 'cut off');
    const lost = await processing(database);
    await doomed.stop('SIGKILL');
    expect(await cut).toBe('cut off');
    rmSync(hold);
    const answer = await narrate(other, key);
    expect(answer).toMatchObject({ status: 200, json: { status: 'complete' } });
    expect(answer.json.id).not.toBe(lost);
    expect((await narrate(other, key)).text).toBe(answer.text);
    const read = await other.call('GET', `/narrations/${lost}`, { credential: key });
    expect(read.json).toMatchObject({ status: 'failed', error: { code: 'PROCESSING_INTERRUPTED' } });
    expect(await withDatabase(database, narrationCounts)).toBe(ONE_CALL);
    await other.stop();
    await database.drop();
  });
});

async function newStage(engine: (typeof DATABASES)[number]) {
  const database = await engine.create();
  const [key = ''] = await prepareAcme(database, 'live');
  const hold = join(database.dataDir, 'hold');
  writeFileSync(hold, '');
  return { database, environment: { ...database.environment, HOLD: hold }, key, hold };
}

function narrate(server: Server, credential: string): Promise<Answer> {
  return server.call('POST', '/narrations', {
    credential,
    headers: { 'idempotency-key': 'the-one' },
    body: { department: MAPLETON.neris_id, transcript: 'Engine 41 on scene.' },
  });
}

/** The counters of narrations only: reading back was counted too. */
async function narrationCounts(db: Parameters<Parameters<typeof withDatabase>[1]>[0]): Promise<number> {
  const rows = await db.selectFrom('limit_counters').select(['name', 'count']).execute();
  return rows.filter(({ name }) => name.includes('narration')).reduce((sum, { count }) => sum + count, 0);
}

/** The id of the one narration under way, as soon as it is. */
function processing(database: TestDatabase): Promise<string> {
  return eventually(() =>
    withDatabase(database, async (db) => {
      const rows = await db.selectFrom('narrations').select('id').where('status', '=', 'processing').execute();
      expect(rows).toHaveLength(1);
      return rows[0]?.id ?? '';
    }),
  );
}
