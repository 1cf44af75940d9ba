import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NarrationRow } from '../../src/storage/database/tables.ts';
import { DATABASES, type TestDatabase } from '../support/database/databases.ts';
import { MAPLETON } from '../support/service/departments.ts';
import {
  eventually,
  prepareAcme,
  type Server,
  startServer,
  stopAll,
  svc,
  withDatabase,
} from '../support/service/processes.ts';

afterAll(stopAll);

describe.each(DATABASES)('a record on $name that the disk has changed', (engine) => {
  let database: TestDatabase;
  let server: Server;
  let key: string;
  let id: string;
  let stored: NarrationRow;
  beforeAll(async () => {
    database = await engine.create();
    [key = ''] = await prepareAcme(database, 'live');
    server = await startServer(database.environment);
    const body = { department: MAPLETON.neris_id, transcript: 'Engine 41 on scene at 1432, nothing showing.' };
    const made = await server.call('POST', '/narrations', { credential: key, body: { ...body, metadata: { run: 7 } } });
    id = made.json.id;
    await server.call('POST', `/narrations/${id}/outcome`, { credential: key, body: { accepted: true } });
    stored = await withDatabase(database, (db) =>
      db.selectFrom('narrations').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });
  const read = () => server.call('GET', `/narrations/${id}`, { credential: key });
  const change = (columns: Partial<NarrationRow>) =>
    withDatabase(database, (db) => db.updateTable('narrations').set(columns).where('id', '=', id).execute());

  test.each(['transcript', 'neris', 'svc_report', 'gaps', 'metadata', 'department', 'outcome'] as const)(
    'its %s: 503 instead of what nobody said, and the log names the record',
    async (column) => {
      expect(await read()).toMatchObject({ status: 200, json: { outcome: { accepted: true } } });
      const text = String(stored[column]);
      const at = text.search(/[a-z]/);
      await change({ [column]: text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1) });
      const lines = () => server.log().filter(({ failure }) => failure === `DamagedRecord ${id}`).length;
      const before = lines();
      const answer = await read();
      expect(answer).toMatchObject({ status: 503, json: { error: { code: 'PARTNER_API_UNAVAILABLE' } } });
      expect(answer.headers.get('retry-after')).toBeTruthy();
      await eventually(() => expect(lines()).toBe(before + 1));
      await change({ [column]: text });
      expect(await read()).toMatchObject({ status: 200 });
    },
  );

  test('neither a list by reference nor a repeated request shows it', async () => {
    const body = { department: MAPLETON.neris_id, transcript: 'Engine 5 on scene.', external_ref: 'run 9' };
    const narrate = () =>
      server.call('POST', '/narrations', { credential: key, body, headers: { 'Idempotency-Key': 'once' } });
    const made = await narrate();
    expect(made.status).toBe(200);
    await withDatabase(database, (db) =>
      db.updateTable('narrations').set({ gaps: '[ ]' }).where('id', '=', made.json.id).execute(),
    );
    const damaged = { status: 503, json: { error: { message: expect.stringContaining(made.json.id) } } };
    expect(await server.call('GET', '/narrations?external_ref=run%209', { credential: key })).toMatchObject(damaged);
    expect(await narrate()).toMatchObject(damaged);
  });

  test('svc narrations show says so too', async () => {
    await change({ transcript: 'Something else.' });
    expect(await svc(database.environment, 'narrations', 'show', id)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `svc: ${id} is not as it was stored. Restore it from a backup.\n`,
    });
    await change({ transcript: stored.transcript });
  });

  test('one stored before there were checksums is read as it is', async () => {
    await change({ checksum: null, outcome_checksum: null });
    expect(await read()).toMatchObject({ status: 200, json: { id, status: 'complete' } });
  });
});
