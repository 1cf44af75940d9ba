import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../support/database/databases.ts';
import { MAPLETON } from '../support/service/departments.ts';
import { prepareAcme, type Server, startServer, stopAll } from '../support/service/processes.ts';

afterAll(stopAll);

describe.concurrent.each(DATABASES)('a server on $name killed without warning', (engine) => {
  let database: TestDatabase;
  let key: string;
  beforeAll(async () => {
    database = await engine.create();
    [key = ''] = await prepareAcme(database, 'live');
  });
  afterAll(() => database.drop());

  test.sequential('has lost nothing that it answered with 200', async () => {
    let server = await startServer(database.environment);
    const answered = new Map<string, string>();
    let outcomes = 0;
    const callers = Array.from({ length: 8 }, async (_, caller) => {
      for (let i = 0; ; i++) {
        const transcript = `Caller ${caller}, account ${i}.`;
        const made = await narrate(server, transcript).catch(() => undefined);
        if (made?.status !== 200) return;
        answered.set(made.json.id, transcript);
        const reported = await server
          .call('POST', `/narrations/${made.json.id}/outcome`, { credential: key, body: { accepted: true } })
          .catch(() => undefined);
        if (reported?.status !== 200) return;
        outcomes++;
        // Killed the moment an answer is in, with the other callers amid theirs.
        if (outcomes === 40) server.signal('SIGKILL');
      }
    });
    await Promise.all(callers);
    await server.ended;
    expect(answered.size).toBeGreaterThanOrEqual(40);

    server = await startServer(database.environment);
    let reported = 0;
    for (const [id, transcript] of answered) {
      const found = await server.call('GET', `/narrations/${id}`, { credential: key });
      expect(found).toMatchObject({ status: 200, json: { status: 'complete', transcript } });
      if (found.json.outcome) reported++;
    }
    expect(reported).toBeGreaterThanOrEqual(outcomes);
    expect((await narrate(server, 'Back in service.')).status).toBe(200);
    await server.stop();
  });

  function narrate(server: Server, transcript: string) {
    return server.call('POST', '/narrations', {
      credential: key,
      body: { department: MAPLETON.neris_id, transcript },
    });
  }
});
