import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { issueKey } from '../../../src/partners/keys.ts';
import { addPartner } from '../../../src/partners/partners.ts';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { postHead, type RawClient, rawClient } from '../../support/raw-client.ts';
import type { Answer } from '../../support/service/call.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import {
  eventually,
  prepareAcme,
  type Server,
  startServer,
  stopAll,
  withDatabase,
} from '../../support/service/processes.ts';

const MB = 1024 * 1024;
const UPLOAD = 33 * MB;
const BEGIN = `{"department":"${MAPLETON.neris_id}","audio":{"mime":"audio/wav","data":"`;
const END = '"}}';

let database: TestDatabase;
let keys: string[];
/** Of another partner. */
let others: string;
let server: Server;
const key = (i: number) => keys[i] ?? '';
beforeAll(async () => {
  database = await SQLITE.create();
  keys = await prepareAcme(database, ...Array<'live'>(4).fill('live'));
  others = await withDatabase(database, async (db, secrets) => {
    await addPartner(db, 'test', { slug: 'other', name: 'Other Software' });
    return (await issueKey(db, secrets, 'test', { partner: 'other', mode: 'test' })).secret;
  });
});
afterEach(() => server.stop('SIGKILL'));
afterAll(async () => {
  await stopAll();
  await database.drop();
});

const start = async (environment: Record<string, string>) => {
  server = await startServer({ ...database.environment, TRUSTED_PROXIES: '127.0.0.1', ...environment });
};
const from = (source: string) => ({ 'x-forwarded-for': source, 'x-forwarded-proto': 'https' });

/** Announces an upload and sends part of it. */
async function begin(credential: string, source: string, bytes: number, more = {}): Promise<RawClient> {
  const client = await rawClient(server.url);
  client.write(postHead(credential, '/narrations', UPLOAD, { ...from(source), ...more }));
  client.write(BEGIN);
  for (let sent = 0; sent < bytes; sent += MB) client.write('A'.repeat(Math.min(MB, bytes - sent)));
  return client;
}
const narrate = (credential: string, source: string) =>
  server.call('POST', '/narrations', {
    credential,
    body: { department: MAPLETON.neris_id, transcript: 'Nothing showing.' },
    headers: from(source),
  });
const answered = (client: RawClient): Promise<Answer> =>
  eventually(() => {
    expect(client.answers()).toHaveLength(1);
    return client.answers()[0] as Answer;
  });
function expectNoRoom(answer: Answer): void {
  expect(answer).toMatchObject({ status: 503, json: { error: { code: 'PARTNER_API_UNAVAILABLE' } } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('bytes of bodies on their way in', () => {
  test('have a ceiling by key and by source, and whoever is beyond it is refused by the head alone', async () => {
    await start({ BODY_MB_PER_CALLER: '40', BODY_MB: '1000' });
    const first = await begin(key(0), '203.0.113.1', MB);
    await sleep(300);
    for (const [credential, source] of [
      [key(0), '203.0.113.2'],
      [key(1), '203.0.113.1'],
    ] as const) {
      expectNoRoom(await answered(await begin(credential, source, 0)));
    }
    // Nobody else notices, and what is small still fits beside it.
    expect((await narrate(key(1), '203.0.113.2')).status).toBe(200);
    expect((await narrate(key(0), '203.0.113.1')).status).toBe(200);
    const others = await begin(key(1), '203.0.113.2', UPLOAD - BEGIN.length - END.length);
    others.write(END);
    expect((await answered(others)).json.error.code).toBe('TRANSCRIPTION_FAILED');
    // Room is given back when its holder goes.
    first.socket.destroy();
    await eventually(async () => {
      const again = await begin(key(0), '203.0.113.1', 0);
      await sleep(200);
      expect(again.answers()).toEqual([]);
    });
  });

  test('give their room back when the body turns out to be no JSON', async () => {
    await start({ BODY_MB_PER_CALLER: '40', BODY_MB: '1000' });
    for (let i = 0; i < 3; i++) {
      const twice = '"},"department":"FD24031901"}';
      const client = await begin(key(0), '203.0.113.1', UPLOAD - BEGIN.length - twice.length);
      client.write(twice);
      expect((await answered(client)).json.error.code).toBe('DEPARTMENT_INVALID');
    }
    expect((await narrate(key(0), '203.0.113.1')).status).toBe(200);
  });

  test('have a ceiling in all', async () => {
    await start({ BODY_MB_PER_CALLER: '40', BODY_MB: '90' });
    await begin(key(0), '203.0.113.1', MB);
    await begin(key(1), '203.0.113.2', MB);
    await sleep(300);
    expectNoRoom(await answered(await begin(others, '203.0.113.3', 0)));
    expect((await narrate(others, '203.0.113.3')).status).toBe(200);
  });

  test('have a ceiling by partner, below that, whatever keys and addresses it sends from', async () => {
    await start({ BODY_MB_PER_CALLER: '40', BODY_MB: '120' });
    await begin(key(0), '203.0.113.1', MB);
    await begin(key(1), '203.0.113.2', MB);
    await sleep(300);
    expectNoRoom(await answered(await begin(key(2), '203.0.113.3', 0)));
    const beside = await begin(others, '203.0.113.4', UPLOAD - BEGIN.length - END.length);
    beside.write(END);
    expect((await answered(beside)).json.error.code).toBe('TRANSCRIPTION_FAILED');
  });

  test('count as they come where no length is announced', async () => {
    await start({ BODY_MB_PER_CALLER: '40' });
    const chunked = async (bytes: number) => {
      const client = await rawClient(server.url);
      const head = postHead(key(0), '/narrations', 0, from('203.0.113.1'));
      client.write(head.replace('content-length: 0', 'transfer-encoding: chunked'));
      for (const part of [BEGIN, ...Array<string>(bytes / MB).fill('A'.repeat(MB))]) {
        client.write(`${part.length.toString(16)}\r\n${part}\r\n`);
      }
      return client;
    };
    // On a busy machine the second may be counted before the first: one of them is too much.
    const both = [await chunked(24 * MB), await chunked(24 * MB)];
    expectNoRoom(await Promise.race(both.map(answered)));
  });

  test('sixty half-sent uploads take neither the memory nor anybody else’s turn, and end within seconds', async () => {
    await start({});
    expect((await narrate(key(1), '203.0.113.2')).status).toBe(200);
    const before = memory();
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, memory());
    }, 50);
    const begun = performance.now();
    const uploads: RawClient[] = [];
    try {
      uploads.push(...(await Promise.all(Array.from({ length: 60 }, () => begin(key(0), '203.0.113.1', 8 * MB)))));
      await eventually(() => expect(uploads.filter((one) => one.answers().length === 1).length).toBeGreaterThan(50));
      expect((await narrate(key(1), '203.0.113.2')).status).toBe(200);
      for (const upload of uploads) await upload.closed;
    } finally {
      clearInterval(watching);
    }
    expect(performance.now() - begun).toBeLessThan(60_000);
    expect(most - before).toBeLessThan(300 * MB);
    const statuses = uploads.map((one) => one.answers()[0]?.status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(3);
    expect(statuses.filter((status) => status === 503)).toHaveLength(57);
  });
});

describe('a sender', () => {
  const pour = async (client: RawClient, bytes: number, seconds: number) => {
    for (let second = 0; second < seconds && client.answers().length === 0; second++) {
      client.write('A'.repeat(bytes));
      await sleep(1000);
    }
  };

  test('that is too slow is cut off and told so, one on a slow line is not', async () => {
    await start({ BODY_KB_PER_SECOND: '4' });
    const slow = await begin(key(0), '203.0.113.1', 0);
    const steady = await rawClient(server.url);
    const seconds = 16;
    steady.write(postHead(key(1), '/narrations', BEGIN.length + seconds * 8192 + END.length, from('203.0.113.2')));
    steady.write(BEGIN);
    await Promise.all([pour(slow, 1024, 30), pour(steady, 8192, seconds)]);
    steady.write(END);
    const cut = await answered(slow);
    expect(cut).toMatchObject({ status: 400, json: { error: { code: 'INVALID_REQUEST' } } });
    expect(cut.json.error.message).toContain('too slowly');
    expect((await answered(steady)).json.error.code).toBe('TRANSCRIPTION_FAILED');
    await slow.closed;
  });
});

function memory(): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024;
}
