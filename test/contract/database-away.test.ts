import { beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../src/narrations/sweep.ts';
import { audioFolder } from '../../src/storage/audio/files.ts';
import { expectError, expectResource } from '../support/answers.ts';
import { asAdministrator, DATABASES, SQLITE } from '../support/database/databases.ts';
import { MAPLETON, startService, type TestService } from '../support/service/service.ts';
import { heldEngine } from '../support/service/stages.ts';

const BODY = { department: MAPLETON.neris_id, transcript: 'Nothing showing.' };
const ID = 'nar_000000000000000000000000';

const ROUTES: [method: string, path: string, body?: object][] = [
  ['GET', '/ping'],
  ['POST', '/sessions', { department: MAPLETON.neris_id }],
  ['POST', '/narrations', BODY],
  ['GET', `/narrations/${ID}`],
  ['POST', `/narrations/${ID}/outcome`, { accepted: true }],
  ['GET', `/departments/${MAPLETON.neris_id}`],
];

async function expectUnavailableEverywhere(service: TestService, credentials: string[]): Promise<void> {
  for (const credential of credentials) {
    for (const [method, path, body] of ROUTES) {
      const answer = await service.call(method, path, { credential, body });
      expectError(answer, 503, 'PARTNER_API_UNAVAILABLE');
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(answer.text).not.toMatch(/database|postgres|sqlite|driver|ECONN/i);
    }
  }
  expect((await service.call('GET', '/processing-messages')).status).toBe(200);
  expect((await service.call('OPTIONS', '/ping')).status).toBe(204);
  expectError(await service.call('GET', '/ping'), 401, 'MISSING_CREDENTIAL');
  expectError(await service.call('GET', '/nothing'), 404, 'NOT_FOUND');
}

/** A service with a test key, a live key and a session of it. */
async function withCredentials(service: TestService): Promise<string[]> {
  const live = await service.key({ mode: 'live' });
  const session = { credential: live, body: { department: MAPLETON.neris_id } };
  return [await service.key(), live, (await service.call('POST', '/sessions', session)).json.token];
}

describe.each(DATABASES)('section 5: when credentials cannot be verified, on $name', (engine) => {
  test('503 PARTNER_API_UNAVAILABLE on every route that needs one, and what needs none still answers', async () => {
    const service = await startService(engine);
    const credentials = await withCredentials(service);
    await service.db.destroy();
    await expectUnavailableEverywhere(service, credentials);
    await service.app.close();
    await service.database.drop();
  });
});

describe.each(DATABASES.filter((engine) => engine !== SQLITE))('section 5: a $name that goes away', (engine) => {
  const held = heldEngine();
  let service: TestService;
  let credentials: string[];
  let name: string;
  beforeAll(async () => {
    service = await startService(engine, { engine: held });
    credentials = await withCredentials(service);
    name = new URL(service.database.environment.DATABASE_URL ?? '').pathname.slice(1);
    return () => service.stop();
  });
  const letNobodyIn = async () => {
    await asAdministrator(`alter database ${name} with allow_connections false`);
    await asAdministrator(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  };
  const letIn = () => asAdministrator(`alter database ${name} with allow_connections true`);

  test('503 while it is away, and everything works again once it is back, without a restart', async () => {
    await letNobodyIn();
    await expectUnavailableEverywhere(service, credentials);
    await letIn();
    for (const credential of credentials) {
      expectResource(await service.call('GET', '/ping', { credential }), 200, 'Ping');
    }
  });

  test('503 for the narration that is under way, whose record does not stay processing', async () => {
    const credential = credentials[1];
    const answer = service.call('POST', '/narrations', { credential, body: BODY });
    await held.arrived();
    await letNobodyIn();
    held.release();
    expectError(await answer, 503, 'PARTNER_API_UNAVAILABLE');
    await letIn();
    // As the sweep finds it after the longest time a call may take.
    const created_at = new Date(Date.now() - 120_000).toISOString();
    await service.db.updateTable('narrations').set({ created_at }).execute();
    await sweep(service.db, audioFolder(service.database.dataDir), 'test', 110);
    const left = await service.db.selectFrom('narrations').select('status').execute();
    expect(left.map(({ status }) => status)).toEqual(['failed']);
  });

  test('503 when it is gone for good', async () => {
    await asAdministrator(`drop database ${name} with (force)`);
    await expectUnavailableEverywhere(service, credentials);
  });
});
