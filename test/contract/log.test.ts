import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { openDatabase } from '../../src/storage/database/database.ts';
import { expectError, expectResource } from '../support/answers.ts';
import { DATABASES, type TestDatabase } from '../support/database/databases.ts';
import { type Build, buildService, type NodeProcess } from '../support/service/node-process.ts';
import { call, MAPLETON } from '../support/service/service.ts';
import { exchange } from '../support/wire.ts';

/** A node whose engine and recogniser fail with messages that quote what they were given, as careless ones do. */
const CARELESS = `
import { buildService } from './app/service.js';
import { readSettings } from './settings.js';
import { importDepartments } from './departments/directory.js';
import { addPartner } from './partners/partners.js';
import { issueKey, revokeKey } from './partners/keys.js';
import { MODULES } from './extraction/decide/decide.js';
import { loadReader } from './extraction/draft.js';

const modules = MODULES.map((module) => ({
  ...module,
  decide(evidence, types) {
    if (evidence.account.transcript.includes('crumbling')) throw new Error('cannot read ' + evidence.account.transcript);
    return module.decide(evidence, types);
  },
}));
const read = await loadReader(1, modules);
const settings = readSettings(process.env);
const service = await buildService(settings, {
  engine: {
    version: 'careless-1',
    async extract(account, signal) {
      if (account.transcript.includes('gibberish')) throw new Error('cannot read ' + account.transcript);
      if (account.transcript.includes('slow')) await new Promise((resolve) => setTimeout(resolve, 1000));
      return read(account);
    },
  },
  recogniser: {
    version: 'careless-1',
    async transcribe({ bytes }) {
      throw new Error('cannot hear ' + bytes.toString('utf8') + ' ' + bytes.toString('base64'));
    },
  },
});
await importDepartments(service.db, 'test', [${JSON.stringify(MAPLETON)}], 'test');
await addPartner(service.db, 'test', { slug: 'acme', name: 'Acme Records' });
const keys = [];
for (let i = 0; i < 2; i++) {
  keys.push((await issueKey(service.db, service.secrets, 'test', { partner: 'acme', mode: 'test' })).secret);
}
await revokeKey(service.db, service.secrets, 'test', keys[1]);
await service.app.listen({ host: settings.HOST, port: settings.PORT });
process.stderr.write('KEYS ' + keys.join(' ') + '\\n');
process.stderr.write('URL http://127.0.0.1:' + service.app.server.address().port + '/v1\\n');
process.on('SIGTERM', () => service.close().then(() => process.exit(0)));
`;

let build: Build;
beforeAll(() => {
  build = buildService();
});
afterAll(() => build.discard());

describe.each(DATABASES)('section 1: the log of a node on $name', (engine) => {
  let database: TestDatabase;
  let node: NodeProcess;
  let key = '';
  let revoked = '';
  /** Everything the service writes itself, without the lines in which this test tells itself the keys. */
  const log = () =>
    node
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));

  beforeAll(async () => {
    database = await engine.create();
    node = await build.start({ ...database.environment, LOG_LEVEL: 'debug' }, CARELESS);
    [, key = '', revoked = ''] = /^KEYS (\S+) (\S+)$/m.exec(node.output()) ?? [];
  });
  afterAll(async () => {
    await node?.stop();
    await database?.drop();
  });

  test('tells of every request what, how it ended and how long it took, and names no secret and no word of anybody', async () => {
    const secrets: Record<string, string> = {};
    const send = (method: string, path: string, credential?: string, body?: unknown, headers = {}) =>
      call(node.url, method, path, { credential, body, headers });
    const department = MAPLETON.neris_id;

    secrets.key = key;
    secrets.revoked = revoked;
    secrets.reference = 'reference-of-the-partner';
    const { token } = (await send('POST', '/sessions', key, { department, external_ref: secrets.reference })).json;
    secrets.token = token;
    secrets.signature = token.split('.')[2];
    expectResource(await send('GET', '/ping', token), 200, 'Ping');
    expectError(await send('GET', '/ping', revoked), 401, 'KEY_REVOKED');

    secrets.forged = `${token.split('.')[0]}.eyJmb3JnZWQiOnRydWV9.${secrets.signature}`;
    expectError(await send('GET', '/ping', secrets.forged), 401, 'INVALID_CREDENTIAL');
    secrets.unknown = 'svc_live_0123456789012345678901234567890123456789012';
    expectError(await send('GET', '/ping', secrets.unknown), 401, 'INVALID_CREDENTIAL');
    secrets.query = 'token-in-the-address';
    await send('GET', `/ping?token=${secrets.query}`, key);
    await send('GET', `/nothing/${secrets.query}?token=${secrets.query}`);
    await send('GET', `/departments/${secrets.query}`, key);
    await send('GET', `/%zz${secrets.query}`).catch(() => {});
    await exchange(node.url, `GET /v1/ping?${secrets.query} HTTP/1.1\r\nHost: x\r\nbad ${secrets.query}\r\n\r\n`);

    secrets.transcript = 'Margaret Doyle of apartment 12 was unconscious';
    const metadata = { patient: 'name-in-the-metadata' };
    secrets.metadata = metadata.patient;
    const narration = await send('POST', '/narrations', key, { department, transcript: secrets.transcript, metadata });
    expectResource(narration, 200, 'Narration');
    expectError(
      await send('POST', '/narrations', key, { department, transcript: `gibberish ${secrets.transcript}` }),
      502,
      'EXTRACTION_FAILED',
    );
    const crumbling = await send('POST', '/narrations', key, {
      department,
      transcript: `Engine 4 found a natural gas leak at a crumbling house and the gas company shut it off. ${secrets.transcript}`,
    });
    expectResource(crumbling, 200, 'Narration');
    expect(crumbling.json.modules.failed).toContain('hazsit_detail');
    secrets.words = 'the-words-in-the-recording';
    secrets.recording = Buffer.from(secrets.words).toString('base64');
    const audio = { data: secrets.recording, mime: 'audio/wav' };
    expectError(await send('POST', '/narrations', key, { department, audio }), 502, 'TRANSCRIPTION_FAILED');
    secrets.notes = 'notes-of-the-firefighter';
    const outcome = { accepted: true, notes: secrets.notes };
    await send('POST', `/narrations/${narration.json.id}/outcome`, key, outcome);
    await send('POST', '/narrations', key, `{"transcript":"${secrets.transcript}`);
    await send('POST', '/narrations', key, { department, transcript: secrets.transcript }, { 'content-type': ';;;' });
    secrets.address = '203.0.113.77';
    await send('GET', '/ping', key, undefined, { 'x-forwarded-for': secrets.address });

    const lines = log();
    const requests = lines.map((line) => JSON.parse(line)).filter(({ method }) => method !== undefined);
    expect(requests.length).toBeGreaterThan(12);
    for (const line of requests)
      expect(line).toMatchObject({
        id: expect.stringMatching(/./),
        status: expect.any(Number),
        ms: expect.any(Number),
      });
    expect(requests.some((line) => line.id === narration.headers.get('x-request-id'))).toBe(true);
    // A failure is told of where it happened, or nobody could ever mend it.
    expect(lines.filter((line) => line.includes('EXTRACTION_FAILED') && line.includes('main-of-test.js'))).toHaveLength(
      1,
    );

    const failed = JSON.parse(lines.find((line) => line.includes('module failed')) ?? '{}');
    expect(failed).toMatchObject({
      level: 50,
      event: 'module failed: hazsit_detail',
      id: crumbling.headers.get('x-request-id'),
      narration: crumbling.json.id,
      failure: 'Error',
    });
    expect(failed.at[0]).toContain('main-of-test.js');

    const written = lines.join('\n');
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(8);
      expect(written.includes(secret), `${name} in the log`).toBe(false);
    }
    for (const part of [key.slice(9), revoked.slice(9), 'Margaret', 'Doyle']) {
      expect(written.includes(part), `${part} in the log`).toBe(false);
    }
    expect(JSON.stringify(requests), 'the address of the caller').not.toContain('127.0.0.1');
  });

  test('tells of a call whose client went away like of any other, and not as a failure of the service', async () => {
    const body = JSON.stringify({
      department: MAPLETON.neris_id,
      transcript: 'slow Margaret Doyle',
      external_ref: 'gone',
    });
    const head = (length: number) =>
      `POST /v1/narrations HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    const gone = () =>
      log()
        .map((line) => JSON.parse(line))
        .filter(({ status }) => status === 499);
    // What was sent before has its lines by now.
    await sleep(300);
    const before = log().length;

    // One leaves while its narration is being made, one before its body is there.
    await leave(head(body.length) + body);
    await vi.waitFor(() => expect(gone()).toHaveLength(1), { timeout: 5000 });
    await leave(head(body.length + 1) + body);
    await vi.waitFor(() => expect(gone()).toHaveLength(2), { timeout: 5000 });
    for (const line of gone()) {
      expect(line).toMatchObject({
        level: 30,
        id: expect.stringMatching(/^req_/),
        method: 'POST',
        route: '/v1/narrations',
        ms: expect.any(Number),
        partner: 'acme',
        key: expect.stringMatching(/^key_/),
      });
    }

    const db = await openDatabase(readSettings(database.environment));
    const stored = () =>
      db.selectFrom('narrations').select(['id', 'status']).where('external_ref', '=', 'gone').execute();
    await vi.waitFor(async () => expect((await stored())[0]?.status).toBe('complete'), { timeout: 10_000 });
    const [{ id = '' } = {}, ...others] = await stored();
    await db.destroy();
    expect(others).toEqual([]);
    const read = await call(node.url, 'GET', `/narrations/${id}`, { credential: key });
    expectResource(read, 200, 'Narration');
    expect(read.json).toMatchObject({ status: 'complete', transcript: 'slow Margaret Doyle', error: null });
    // Two that went and one that read; nothing else was worth a line.
    await sleep(200);
    expect(
      log()
        .slice(before)
        .map((line) => JSON.parse(line).status),
    ).toEqual([499, 499, 200]);
  });

  /** Sends what it has to say and goes, without waiting for an answer. */
  async function leave(bytes: string): Promise<void> {
    const { hostname, port } = new URL(node.url);
    const socket = connect({ host: hostname, port: Number(port) });
    await once(socket, 'connect');
    socket.write(bytes);
    await sleep(300);
    socket.destroy();
  }
});
