import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeError } from '../../src/kit/describe-error.ts';
import { DATABASES, type TestDatabase } from '../support/database/databases.ts';
import { MAPLETON } from '../support/service/departments.ts';
import {
  eventually,
  prepareAcme,
  type Server,
  startServer,
  stopAll,
  svcOk,
  withDatabase,
} from '../support/service/processes.ts';

afterAll(stopAll);

const SAID =
  'Natural gas leak at a house, Margaret Doyle of apartment 12 was unconscious, the gas company shut it off.';

describe.each(DATABASES)('a request can be followed through the log, on $name', (engine) => {
  let database: TestDatabase;
  let server: Server;
  let key: string;
  beforeAll(async () => {
    database = await engine.create();
    [key = ''] = await prepareAcme(database, 'test');
    server = await startServer(database.environment);
  });
  afterAll(async () => {
    await server?.stop();
    await database.drop();
  });

  const narrate = (transcript: string, headers = {}) =>
    server.call('POST', '/narrations', {
      credential: key,
      headers,
      body: { department: MAPLETON.neris_id, transcript },
    });
  /** All lines about a request, once its last one is there. */
  const linesOf = (id: string | null) =>
    eventually(() => {
      const lines = server.log().filter((line) => JSON.stringify(line).includes(String(id)));
      expect(lines.at(-1)).toHaveProperty('method');
      return lines;
    });

  test('one that succeeds: its line has the id of the request and of the narration, and so has the record', async () => {
    const { headers, json } = await narrate(SAID);
    const id = headers.get('x-request-id');
    expect(await linesOf(id)).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: server.pid,
        hostname: expect.any(String),
        id,
        narration: json.id,
        method: 'POST',
        route: '/v1/narrations',
        status: 200,
        ms: expect.any(Number),
        partner: 'acme',
        key: expect.stringMatching(/^key_/),
      },
    ]);
    const row = await withDatabase(database, (db) =>
      db.selectFrom('narrations').select('request_id').where('id', '=', json.id).executeTakeFirst(),
    );
    expect(row).toEqual({ request_id: id });
    expect(await svcOk(database.environment, 'narrations', 'show', json.id)).toMatchObject({ request_id: id });
  });

  test('one that fails: every line has both, and tells the code and where it happened', async () => {
    const { headers, json } = await narrate(`${SAID} sandbox:extraction_failed`);
    const id = headers.get('x-request-id');
    const narration = json.error.details.id;
    const lines = await linesOf(id);
    expect(lines).toMatchObject([
      {
        level: 50,
        id,
        narration,
        code: 'EXTRACTION_FAILED',
        failure: 'Error EXTRACTION_FAILED',
        at: expect.arrayContaining([expect.stringContaining('sandbox-words')]),
      },
      { level: 30, id, narration, code: 'EXTRACTION_FAILED', status: 502, route: '/v1/narrations' },
    ]);
  });

  test('one that is refused has its code and, at a limit, the limit', async () => {
    const limited = await narrate('sandbox:rate_limited');
    expect(await linesOf(limited.headers.get('x-request-id'))).toMatchObject([
      { status: 429, code: 'RATE_LIMITED', limit: 'partner_narration_key' },
    ]);
    const wrong = await narrate('');
    expect(await linesOf(wrong.headers.get('x-request-id'))).toMatchObject([
      { status: 400, code: 'INVALID_TRANSCRIPT' },
    ]);
  });

  test('one that reads, reports or repeats names the narration that it found, and no other text of its address', async () => {
    const first = await narrate(SAID, { 'idempotency-key': 'once' });
    const again = await narrate(SAID, { 'idempotency-key': 'once' });
    const { id: narration } = first.json;
    const read = await server.call('GET', `/narrations/${narration}`, { credential: key });
    const told = await server.call('POST', `/narrations/${narration}/outcome`, {
      credential: key,
      body: { accepted: true },
    });
    for (const { headers } of [again, read, told]) {
      expect(await linesOf(headers.get('x-request-id'))).toMatchObject([{ narration, status: 200 }]);
    }
    const missing = await server.call('GET', `/narrations/nar_${'x'.repeat(24)}`, { credential: key });
    const [line] = await linesOf(missing.headers.get('x-request-id'));
    expect(line).not.toHaveProperty('narration');
  });

  test('no line holds a word that was said, the key or an address', () => {
    const written = server.log().filter((line) => line.id !== undefined || line.event !== undefined);
    expect(written.length).toBeGreaterThanOrEqual(10);
    const text = JSON.stringify(written);
    for (const secret of ['Margaret', 'Doyle', 'apartment', 'unconscious', key, key.slice(9), '127.0.0.1']) {
      expect(text.includes(secret), secret).toBe(false);
    }
  });
});

describe('what is told of an error', () => {
  test('is its name and code, those of its causes, and where it happened', () => {
    const reached = Object.assign(new Error('connect 10.0.0.7:443'), { code: 'ECONNREFUSED' });
    const { failure, at } = describeError(new TypeError('fetch failed', { cause: reached }));
    expect(failure).toBe('TypeError, by Error ECONNREFUSED');
    expect(at[0]).toContain('following.test.ts');
  });

  test('is nothing of its message, also where that looks like a place in the code', () => {
    const said = 'cannot read:\n    at home with Margaret:12:7\n    at Doyle (apartment:1:2)';
    const errors = [new Error(said), new Error('wrapped', { cause: new Error(said) })];
    for (const error of errors) {
      const told = JSON.stringify(describeError(error));
      expect(told).toContain('following.test.ts');
      for (const word of ['Margaret', 'Doyle', 'apartment']) expect(told).not.toContain(word);
    }
    expect(describeError(Object.assign(new Error('x'), { code: 'said "Margaret"' })).failure).toBe('Error');
    expect(describeError('Margaret')).toEqual({ failure: 'string', at: [] });
  });
});
