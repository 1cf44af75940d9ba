import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import { prepareAcme, type Server, startServer, stopAll } from '../../support/service/processes.ts';

const [A, B] = ['a', 'b'].map((id) => `${id}:${randomBytes(32).toString('hex')}`) as [string, string];

let database: TestDatabase;
let key: string;
beforeAll(async () => {
  database = await SQLITE.create();
  [key = ''] = await prepareAcme(database, 'live');
});
afterAll(async () => {
  await stopAll();
  await database.drop();
});

test('session keys are changed by their id: no session ends before the old key is taken away', async () => {
  const [both, changed, last] = await Promise.all([serve(`${A},${B}`), serve(`${B},${A}`), serve(B)]);
  const [old, fresh] = await Promise.all([mint(both), mint(changed)]);
  expect([keyIdOf(old), keyIdOf(fresh)]).toEqual(['a', 'b']);
  // Every node that knows both keys, in whatever order, takes both; one that has lost a key takes the other only.
  for (const server of [both, changed])
    expect([await ping(server, old), await ping(server, fresh)]).toEqual([200, 200]);
  expect([await ping(last, fresh), await ping(last, old)]).toEqual([200, 'INVALID_CREDENTIAL']);
});

function serve(SESSION_KEYS: string): Promise<Server> {
  return startServer({ ...database.environment, SESSION_KEYS });
}

async function mint(server: Server): Promise<string> {
  const body = { department: MAPLETON.neris_id };
  return (await server.call('POST', '/sessions', { credential: key, body })).json.token;
}

async function ping(server: Server, credential: string): Promise<number | string> {
  const { status, json } = await server.call('GET', '/ping', { credential });
  return status === 200 ? status : json.error.code;
}

function keyIdOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
}
