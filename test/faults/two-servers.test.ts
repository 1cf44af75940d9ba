import { afterAll, describe, expect, test } from 'vitest';
import { setCeilings } from '../../src/partners/partners.ts';
import { DATABASES } from '../support/database/databases.ts';
import { MAPLETON } from '../support/service/departments.ts';
import { prepareAcme, type Server, startServer, stopAll, withDatabase } from '../support/service/processes.ts';

const CEILING = 25;
const CALLERS = 12;

afterAll(stopAll);

describe.concurrent.each(DATABASES)('two servers on one $name', (engine) => {
  test.sequential('never admit more than a ceiling together, and each reads what the other wrote', async () => {
    const database = await engine.create();
    const [key = ''] = await prepareAcme(database, 'test');
    await withDatabase(database, (db) =>
      setCeilings(db, 'test', 'acme', { test: { partner_narration_partner_hour: CEILING } }),
    );
    const servers = await Promise.all([startServer(database.environment), startServer(database.environment)]);

    const made: { id: string; by: number }[] = [];
    const statuses: number[] = [];
    await Promise.all(
      Array.from({ length: CALLERS }, async (_, caller) => {
        // Each caller goes on until it is refused, half of them at either server.
        for (let refused = 0; refused < 2; ) {
          const by = caller % 2;
          const { status, json } = await narrate(servers[by] as Server, key);
          statuses.push(status);
          if (status === 200) made.push({ id: json.id, by });
          else refused++;
        }
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(CEILING);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2 * CALLERS);
    expect(new Set(made.map((narration) => narration.by))).toEqual(new Set([0, 1]));
    for (const { id, by } of made) {
      const other = servers[1 - by] as Server;
      expect((await other.call('GET', `/narrations/${id}`, { credential: key })).status).toBe(200);
    }
    for (const server of servers) expect(await server.stop()).toMatchObject({ code: 0 });
    await database.drop();
  });
});

function narrate(server: Server, credential: string) {
  return server.call('POST', '/narrations', {
    credential,
    body: { department: MAPLETON.neris_id, transcript: 'Engine 41 on scene.' },
  });
}
