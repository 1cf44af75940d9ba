import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError, expectErrorShape, expectResource } from '../support/answers.ts';
import { DATABASES, SQLITE } from '../support/database/databases.ts';
import { postHead } from '../support/raw-client.ts';
import { MAPLETON, startService, type TestService } from '../support/service/service.ts';
import { heldEngine } from '../support/service/stages.ts';
import { exchange, readAnswers } from '../support/wire.ts';

const END = '\r\n\r\n';

// What is not quite HTTP is told apart long before a database is asked; one is enough.
describe('section 7: bytes that are not a proper request get the one error shape too', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startService(SQLITE);
    key = await service.key();
  });
  afterAll(() => service.stop());
  const only = async (bytes: string | Uint8Array) => {
    const answers = await exchange(service.url, bytes);
    expect(answers).toHaveLength(1);
    return answers[0] as (typeof answers)[0];
  };

  test.each([
    ['no request at all', `hello${END}`],
    ['a TLS greeting', Buffer.from('16030100f8010000f40303', 'hex')],
    ['HTTP/2', `PRI * HTTP/2.0${END}SM${END}`],
    ['a version that is none', `GET /v1/ping HTTP/9.9${END}`],
    ['a space in the path', `GET /v1/pi ng HTTP/1.1\r\nHost: x${END}`],
    ['a header without a colon', `GET /v1/ping HTTP/1.1\r\nHost: x\r\nnonsense${END}`],
    ['a header with a space before the colon', `GET /v1/ping HTTP/1.1\r\nHost : x${END}`],
    ['a control character in a header', `GET /v1/ping HTTP/1.1\r\nHost: x\r\nx: a\x00b${END}`],
    ['headers of 20 KB', `GET /v1/ping HTTP/1.1\r\nHost: x\r\nx: ${'a'.repeat(20_000)}${END}`],
    ['a path of 20 KB', `GET /v1/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x${END}`],
    ['a length that is none', `POST /v1/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: ten${END}`],
    ['a negative length', `POST /v1/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: -1${END}`],
    ['two different lengths', `POST /v1/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2${END}`],
    [
      'a length and chunks',
      `POST /v1/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked${END}0${END}`,
    ],
    ['no Host', `GET /v1/ping HTTP/1.1\r\nConnection: close${END}`],
  ])('%s: 400', async (_, bytes) => {
    const answer = await only(bytes);
    expectError(answer, 400, 'INVALID_REQUEST');
  });

  test('a chunk that is none, after a good head: 400', async () => {
    const head = `POST /v1/sessions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json`;
    const answers = await exchange(service.url, `${head}${END}zz\r\n`);
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expectErrorShape(answer);
    }
  });

  test.each(['/v1/%', '/v1/%zz', '/v1/departments/FD%zz/x', '/v1/narrations/%E0%A4%A', '/%C0%AF'])(
    'a path that cannot be decoded: 404 (%s)',
    async (path) => {
      const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${key}`;
      expectError(await only(`${head}${END}`), 404, 'NOT_FOUND');
    },
  );

  test.each(['%FF', '%zz', 'FD24%', '%C0%AF?x=%FF'])(
    'a department whose id cannot be decoded is none: DEPARTMENT_INVALID (%s)',
    async (id) => {
      const head = `GET /v1/departments/${id} HTTP/1.1\r\nHost: x\r\nConnection: close`;
      expectError(await only(`${head}\r\nAuthorization: Bearer ${key}${END}`), 400, 'DEPARTMENT_INVALID');
      expectError(await only(`${head}${END}`), 401, 'MISSING_CREDENTIAL');
    },
  );

  test.each(['TRACE', 'PROPFIND', 'PURGE', 'LINK', 'M-SEARCH'])('the method %s: 405', async (method) => {
    const ping = await only(`${method} /v1/ping HTTP/1.1\r\nHost: x\r\nConnection: close${END}`);
    expectError(ping, 405, 'METHOD_NOT_ALLOWED');
    expect(ping.headers.get('allow')).toBe('GET, OPTIONS');
    const nothing = await only(`${method} /v1/nothing HTTP/1.1\r\nHost: x\r\nConnection: close${END}`);
    expectError(nothing, 404, 'NOT_FOUND');
  });

  test('a method that Node knows in some versions only: 400 or 405', async () => {
    const answer = await only(`QUERY /v1/ping HTTP/1.1\r\nHost: x\r\nConnection: close${END}`);
    expect([400, 405]).toContain(answer.status);
    expectErrorShape(answer);
  });

  test('CONNECT: 405, and the connection is closed', async () => {
    expectError(await only(`CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: x${END}`), 405, 'METHOD_NOT_ALLOWED');
  });

  test('a method nobody has heard of: 400', async () => {
    expectError(await only(`NONSENSE /v1/ping HTTP/1.1\r\nHost: x${END}`), 400, 'INVALID_REQUEST');
  });

  test('an expectation other than 100-continue is overlooked', async () => {
    const body = JSON.stringify({ department: MAPLETON.neris_id });
    const head = `POST /v1/sessions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}`;
    for (const expectation of ['100-continue', 'cookies']) {
      const answer = await only(`${head}\r\nExpect: ${expectation}${END}${body}`);
      expectResource(answer, 201, 'Session');
    }
  });

  test('an upgrade to another protocol is not made, the request is answered', async () => {
    const head = 'GET /v1/ping HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket';
    expectError(await only(`${head}${END}`), 401, 'MISSING_CREDENTIAL');
  });

  test('HTTP/1.0 is answered', async () => {
    const answer = await only(`GET /v1/ping HTTP/1.0\r\nAuthorization: Bearer ${key}${END}`);
    expectResource(answer, 200, 'Ping');
  });

  test('two credentials at once are not one', async () => {
    const head = `GET /v1/ping HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer x\r\nAuthorization: Bearer ${key}`;
    expectError(await only(`${head}${END}`), 401, 'INVALID_CREDENTIAL');
  });

  test('requests one after the other on one connection are answered in order', async () => {
    const ping = `GET /v1/ping HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}${END}`;
    const unknown = `GET /v1/x HTTP/1.1\r\nHost: x\r\nConnection: close${END}`;
    const answers = await exchange(service.url, ping + ping + unknown);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  });

  test('a request that never arrives whole is told how long it may take', async () => {
    const { server } = service.app;
    const { requestTimeout, headersTimeout } = server;
    Object.assign(server, { requestTimeout: 600, headersTimeout: 500 });
    const answer = await only(`${postHead(key, '/sessions', 10)}{`);
    Object.assign(server, { requestTimeout, headersTimeout });
    expectError(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.message).toContain(`its body within ${requestTimeout / 60_000} minutes.`);
  });

  test('a body that is cut off leaves the service alive', async () => {
    const head = `POST /v1/narrations HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 1000`;
    for (const answer of await exchange(service.url, `${head}${END}{"department"`, { hangUp: true }))
      expectErrorShape(answer);
    expectResource(await service.call('GET', '/ping', { credential: key }), 200, 'Ping');
  });
});

describe.each(DATABASES)('a service that is asked to stop, on $name', (engine) => {
  test('finishes what is under way, and what still comes on a busy connection has the one shape', async () => {
    const held = heldEngine();
    const service = await startService(engine, { engine: held });
    const key = await service.key();
    const body = JSON.stringify({ department: MAPLETON.neris_id, transcript: 'Nothing showing.' });
    const authorization = `Host: x\r\nAuthorization: Bearer ${key}`;
    const { hostname, port } = new URL(service.url);
    const socket = connect({ host: hostname, port: Number(port) });
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const head = `POST /v1/narrations HTTP/1.1\r\n${authorization}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    socket.write(`${head}${END}${body}`);
    await held.arrived();
    const stopped = service.stop();
    socket.write(`GET /v1/ping HTTP/1.1\r\n${authorization}${END}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    held.release();
    await stopped;
    await closed;
    const answers = readAnswers(received);
    expectResource(answers[0] as (typeof answers)[0], 200, 'Narration');
    for (const answer of answers.slice(1)) {
      if (answer.status === 200) expectResource(answer, 200, 'Ping');
      else expectError(answer, 503, 'PARTNER_API_UNAVAILABLE');
    }
  });
});
