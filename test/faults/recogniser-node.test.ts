import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../support/database/databases.ts';
import { MAPLETON } from '../support/service/departments.ts';
import {
  type Environment,
  eventually,
  prepareAcme,
  ROOT,
  type Server,
  startServer,
  stopAll,
} from '../support/service/processes.ts';

const RECOGNISER_KEY = randomBytes(32).toString('hex');
/** The first seconds of an account, cut off in the middle of the file: what is there is heard. */
const RECORDING = readFileSync(join(ROOT, 'examples/kitchen-fire.webm')).subarray(0, 35_000);
const audio = (bytes: Buffer) => ({ mime: 'audio/webm', data: bytes.toString('base64') });

let database: TestDatabase;
let credential: string;
let node: Server;
let api: Server;

beforeAll(async () => {
  database = await SQLITE.create();
  [credential = ''] = await prepareAcme(database, 'live');
  node = await startNode();
  api = await startApi({ RECOGNISER_KEY });
});
afterAll(async () => {
  await stopAll();
  await database?.drop();
});

async function startNode(environment: Environment = {}): Promise<Server> {
  const settings = { RECOGNISER_KEY, RECOGNISER_PROCESSES: '1', ...environment };
  const started = await startServer(settings, 'build/cli/main.js recogniser');
  await eventually(async () => expect(await statusOf(started, '/readyz')).toBe(200), 60_000);
  return started;
}

/** An API's node that hears by the recogniser's node, unless it is told to hear by itself. */
function startApi(environment: Environment): Promise<Server> {
  const remote = { RECOGNISER: 'remote', RECOGNISER_URL: node.url, RECOGNISER_FORMAT: 'verbose_json' };
  return startServer({ ...database.environment, ...remote, ...environment });
}

function narrate(server: Server, bytes: Buffer) {
  const body = { department: MAPLETON.neris_id, audio: audio(bytes) };
  return server.call('POST', '/narrations', { credential, body });
}

function ask(fields: Record<string, string> = {}, key = RECOGNISER_KEY): Promise<Response> {
  const body = new FormData();
  body.set('file', new Blob([RECORDING], { type: 'audio/webm' }), 'audio.webm');
  for (const [name, value] of Object.entries({ model: 'whisper-1', ...fields })) body.set(name, value);
  return fetch(`${node.url}/audio/transcriptions`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${key}` },
  });
}

async function statusOf({ url }: Server, path: string): Promise<number> {
  return (await fetch(new URL(path, url))).status;
}

describe('svc recogniser', () => {
  test('an account heard by another node is the same to the letter, its draft and the seconds of each part too', async () => {
    const local = await startApi({ RECOGNISER: 'local', RECOGNISER_PROCESSES: '1' });
    const [here, there] = [await narrate(local, RECORDING), await narrate(api, RECORDING)];
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(there.json.transcript).toMatch(/Engine 41/);
    expect(there.json.transcript).toBe(here.json.transcript);
    expect(there.json.neris).toEqual(here.json.neris);
    expect(there.json.svc_report.heard.length).toBeGreaterThan(1);
    expect(there.json.svc_report.heard).toEqual(here.json.svc_report.heard);
    await local.stop();
  });

  test('what is wrong with a recording is said as if the API had heard it itself, with a failed record', async () => {
    const { status, json } = await narrate(api, Buffer.concat([RECORDING.subarray(0, 200), Buffer.alloc(4000)]));
    expect([status, json.error.code]).toEqual([400, 'INVALID_AUDIO']);
    const record = await api.call('GET', `/narrations/${json.error.details.id}`, { credential });
    expect([record.json.status, record.json.error.code]).toEqual(['failed', 'INVALID_AUDIO']);
  });

  test('it answers as OpenAI’s endpoint does, in the form that is asked for', async () => {
    const plain = await ask({ response_format: 'text' });
    expect(plain.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const words = await plain.text();
    const verbose = (await (await ask({ response_format: 'verbose_json' })).json()) as {
      segments: { start: number; end: number; text: string }[];
    };
    expect(verbose).toMatchObject({
      task: 'transcribe',
      language: 'english',
      text: words,
      duration: expect.closeTo(11, -1),
    });
    expect(verbose.segments.map(({ text }) => text).join(' ')).toBe(words);
    expect(verbose.segments.filter(({ start, end }) => end <= start)).toEqual([]);
  });

  test('without its key, or with another, nothing is heard, and the API says that it was not transcribed', async () => {
    for (const [key, code] of [
      ['', 'MISSING_CREDENTIAL'],
      [randomBytes(32).toString('hex'), 'INVALID_CREDENTIAL'],
    ] as const) {
      const answer = await ask({}, key);
      const { error } = (await answer.json()) as { error: { code: string } };
      expect([answer.status, error.code]).toEqual([401, code]);
    }
    const other = await startApi({ RECOGNISER_KEY: randomBytes(32).toString('hex') });
    const { status, json } = await narrate(other, RECORDING);
    expect([status, json.error.code]).toEqual([502, 'TRANSCRIPTION_FAILED']);
    const record = await other.call('GET', `/narrations/${json.error.details.id}`, { credential });
    expect(record.json).toMatchObject({ status: 'failed', error: { code: 'TRANSCRIPTION_FAILED' } });
    await other.stop();
  });

  test('its log has a line for every request, and in it no word, no key and no address', () => {
    const lines = node.log().filter(({ route }) => route === '/v1/audio/transcriptions');
    expect(lines.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400, 401]));
    expect(node.output()).not.toMatch(/engine|dispatched/i);
    expect(node.output()).not.toContain(RECOGNISER_KEY);
  });

  test('told to stop, it finishes what was sent to it and ends with 0', async () => {
    let answered = 0;
    const underWay = [1, 2, 3].map(() => ask().finally(() => answered++));
    await pause(300);
    // Answered one after the other, on the same machine: by then what was sent before has arrived, however busy it is.
    for (let i = 0; i < 3; i++) expect(await statusOf(node, '/readyz')).toBe(200);
    expect(answered).toBeLessThan(3);
    const ended = node.stop('SIGTERM');
    for (const answer of await Promise.all(underWay)) expect(answer.status).toBe(200);
    expect((await ended).code).toBe(0);
  });

  test('away or killed amid a call, it costs that call a 502 with a failed record; back again, it hears', async () => {
    const port = new URL(node.url).port;
    const { status, json } = await narrate(api, RECORDING);
    expect([status, json.error.code]).toEqual([502, 'TRANSCRIPTION_FAILED']);
    node = await startNode({ PORT: port });
    expect((await narrate(api, RECORDING)).status).toBe(200);
    const amid = narrate(api, RECORDING);
    await pause(300);
    await node.stop('SIGKILL');
    const cut = await amid;
    expect([cut.status, cut.json.error.code]).toEqual([502, 'TRANSCRIPTION_FAILED']);
    const record = await api.call('GET', `/narrations/${cut.json.error.details.id}`, { credential });
    expect(record.json).toMatchObject({ status: 'failed', error: { code: 'TRANSCRIPTION_FAILED' } });
  });
});
