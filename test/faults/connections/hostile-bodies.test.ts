import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { postHead } from '../../support/raw-client.ts';
import { MAPLETON, OAKVILLE } from '../../support/service/departments.ts';
import { prepareAcme, type Server, startServer, stopAll } from '../../support/service/processes.ts';
import { exchange, send } from '../../support/wire.ts';

const MB = 1024 * 1024;
const PATIENCE = 120_000;
/** A busy machine may take this long, or some times what it takes in a quiet moment; a frozen service took seconds. */
const LONGEST_WAIT_MS = 1000;
const TIMES_QUIET = 5;
const QUIET_CALLS = 10;

let database: TestDatabase;
let keys: string[];
beforeAll(async () => {
  database = await SQLITE.create();
  keys = await prepareAcme(database, ...Array<'test'>(10).fill('test'));
});
afterAll(async () => {
  await stopAll();
  await database.drop();
});

const post = (server: Server, key: string, body: Buffer | string, path = '/narrations') =>
  send(server.url, 'POST', path, {
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  });

describe('a body of any shape, up to the largest that is taken', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer(database.environment);
    // What only the first answer of each kind costs is over.
    await post(server, keys[0] ?? '', '{}');
    await server.call('GET', '/processing-messages');
  });
  afterAll(() => server.stop());

  const department = `"department":"${MAPLETON.neris_id}"`;
  const recording = (data: string) => `{${department},"audio":{"mime":"audio/wav","data":"${data}"}}`;
  const members = (count: number) => Array.from({ length: count }, (_, i) => `"k${i}":0`).join();
  test.each<[string, () => string, string]>([
    ['a list of 18 million zeros', () => `{"x":[${'0,'.repeat(18 * MB)}0]}`, 'INVALID_BODY'],
    ['two million keys', () => `{"metadata":{${members(2_000_000)}}}`, 'INVALID_METADATA'],
    ['12 million empty objects', () => `{"x":[${'{},'.repeat(12 * MB)}0]}`, 'INVALID_BODY'],
    ['a depth of 30 million', () => '['.repeat(30 * MB), 'INVALID_BODY'],
    ['a transcript of 36 MB', () => `{${department},"transcript":"${'x'.repeat(36 * MB)}"}`, 'TRANSCRIPT_TOO_LONG'],
    ['36 MB that are not JSON', () => ' '.repeat(36 * MB), 'INVALID_BODY'],
    [
      'the most values and keys beside a recording',
      () => `{"x":[${'0,'.repeat(15_000)}{${members(4900)}}]}`,
      'DEPARTMENT_REQUIRED',
    ],
    ['a blank after each character of base64', () => recording('A '.repeat(18 * MB)), 'TRANSCRIPTION_FAILED'],
    ['base64 with every character escaped', () => recording('\\u0041'.repeat(6 * MB)), 'TRANSCRIPTION_FAILED'],
    [
      'base64 that turns out to be none',
      () => recording(`${'A'.repeat(20 * MB)}!${'A'.repeat(16 * MB)}`),
      'INVALID_AUDIO',
    ],
    ['25 MB of audio', () => recording(Buffer.alloc(25 * MB, 'RIFF').toString('base64')), 'TRANSCRIPTION_FAILED'],
  ])(
    'holds nobody up and stays under four times its size in memory: %s',
    async (_, write, code) => {
      const body = Buffer.from(write());
      const before = memory(server.pid);
      let most = 0;
      const longestWait = async (isOver: (calls: number) => boolean) => {
        let longest = 0;
        for (let calls = 0; !isOver(calls); calls++) {
          const asked = performance.now();
          expect((await server.call('GET', '/processing-messages')).status).toBe(200);
          longest = Math.max(longest, performance.now() - asked);
          most = Math.max(most, memory(server.pid));
          await sleep(5);
        }
        return longest;
      };
      const quiet = await longestWait((calls) => calls === QUIET_CALLS);
      let over = false;
      const answer = post(server, keys[0] ?? '', body).finally(() => {
        over = true;
      });
      const longest = await longestWait(() => over);
      expect((await answer).json.error.code).toBe(code);
      expect(longest).toBeLessThan(Math.max(LONGEST_WAIT_MS, TIMES_QUIET * quiet));
      expect(most - before).toBeLessThan(4 * Math.max(body.length, 8 * MB));
    },
    PATIENCE,
  );
});

describe('requests that are refused', () => {
  let server: Server;
  beforeAll(async () => {
    const environment = { REFUSED_PER_HOUR: '5', TRUSTED_PROXIES: '127.0.0.1' };
    server = await startServer({ ...database.environment, ...environment });
  });
  afterAll(() => server.stop());
  const from = (source: string, key: string, body: unknown, path = '/narrations') =>
    server.call('POST', path, {
      credential: key,
      body,
      headers: { 'x-forwarded-for': source, 'x-forwarded-proto': 'https' },
    });
  const fine = { department: MAPLETON.neris_id };

  test('have a ceiling by key, source and route, whatever is wrong with them', async () => {
    const key = keys[1] ?? '';
    const wrong = ['nonsense', {}, { department: 'FD99999999', transcript: 'x' }, { ...fine, transcript: 7 }, '[]'];
    for (const body of wrong) expect([400, 404]).toContain((await from('203.0.113.9', key, body)).status);
    for (const body of ['nonsense', { ...fine, transcript: 'Nothing showing.' }]) {
      const refused = await from('203.0.113.9', key, body);
      expect(refused).toMatchObject({
        status: 429,
        json: { error: { code: 'RATE_LIMITED', details: { limit: 'refused_key', ceiling: 5, window_seconds: 3600 } } },
      });
      const retryAfter = Number(refused.headers.get('retry-after'));
      expect(retryAfter).toBeGreaterThan(3000);
      expect(retryAfter).toBeLessThanOrEqual(3600);
      const left = ['limit', 'remaining', 'reset'].map((name) => refused.headers.get(`ratelimit-${name}`));
      expect(left).toEqual(['5', '0', String(retryAfter)]);
    }
    // One client of a partner stops none of its others.
    expect((await from('203.0.113.1', key, { ...fine, transcript: 'Nothing showing.' })).status).toBe(200);
    // Reads send nothing that could be refused for what it holds, and other routes and keys are none of its business.
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    expect((await server.call('GET', '/ping', { credential: key, headers })).status).toBe(200);
    expect((await from('203.0.113.9', key, fine, '/sessions')).status).toBe(201);
    expect((await from('203.0.113.9', keys[2] ?? '', { ...fine, transcript: 'Nothing showing.' })).status).toBe(200);
  });

  test('have a ceiling by source and route, whichever key they come with', async () => {
    const several = keys.slice(3, 6);
    const source = '198.51.100.7';
    for (let i = 0; i < 10; i++) expect((await from(source, several[i % 3] ?? '', 'nonsense')).status).toBe(400);
    const account = { ...fine, transcript: 'Nothing showing.' };
    expect(await from(source, several[0] ?? '', account)).toMatchObject({
      status: 429,
      json: { error: { details: { limit: 'refused_ip', ceiling: 10 } } },
    });
    expect((await from(source, several[0] ?? '', fine, '/sessions')).status).toBe(201);
    expect((await from('198.51.100.8', several[0] ?? '', account)).status).toBe(200);
  });

  test('stop no narration when they were outcomes', async () => {
    const key = keys[7] ?? '';
    const outcome = '/narrations/nar_000000000000000000000000/outcome';
    for (let i = 0; i < 5; i++) expect((await from('192.0.2.7', key, { accepted: 'yes' }, outcome)).status).toBe(400);
    expect((await from('192.0.2.7', key, { accepted: true }, outcome)).status).toBe(429);
    expect((await from('192.0.2.7', key, { ...fine, transcript: 'Nothing showing.' })).status).toBe(200);
  });

  test('of a session stop its department alone, and not the key it was minted with', async () => {
    const key = keys[8] ?? '';
    const mint = async (department: string) =>
      (await from('192.0.2.8', key, { department }, '/sessions')).json.token as string;
    const [device, elsewhere] = [await mint(MAPLETON.neris_id), await mint(OAKVILLE.neris_id)];
    for (let i = 0; i < 5; i++) expect((await from('192.0.2.8', device, {})).status).toBe(400);
    // A new session of the same department is no way round it.
    for (const token of [device, await mint(MAPLETON.neris_id)]) {
      expect((await from('192.0.2.8', token, { transcript: 'Nothing showing.' })).status).toBe(429);
    }
    expect((await from('192.0.2.8', elsewhere, { transcript: 'Nothing showing.' })).status).toBe(200);
    expect((await from('192.0.2.8', key, { ...fine, transcript: 'Nothing showing.' })).status).toBe(200);
  });

  test('are not those whose connection ended before they had arrived', async () => {
    const key = keys[9] ?? '';
    const forwarded = { 'x-forwarded-for': '192.0.2.9', 'x-forwarded-proto': 'https' };
    const cutOff = `${postHead(key, '/narrations', 1000, forwarded)}{"department":`;
    for (let i = 0; i < 6; i++) await exchange(server.url, cutOff, { hangUp: true });
    for (let i = 0; i < 5; i++) expect((await from('192.0.2.9', key, {})).status).toBe(400);
    expect((await from('192.0.2.9', key, {})).status).toBe(429);
  });

  test('what the limits of the contract have counted is not counted twice', async () => {
    const key = keys[6] ?? '';
    for (let i = 0; i < 6; i++) expect((await from('192.0.2.1', key, fine, '/sessions')).status).toBe(201);
    const silence = { ...fine, audio: { mime: 'audio/wav', data: 'QUJD' } };
    for (let i = 0; i < 6; i++) expect((await from('192.0.2.1', key, silence)).status).toBe(502);
    expect((await from('192.0.2.1', key, fine, '/sessions')).status).toBe(201);
  });
});

/** Resident megabytes of a process, in bytes. */
function memory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}
