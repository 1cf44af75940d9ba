import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { postHead } from '../../support/raw-client.ts';
import { call } from '../../support/service/call.ts';
import { hasOpenssl, newCertificate } from '../../support/service/certificate.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import {
  eventually,
  prepareAcme,
  type Server,
  startServer,
  stopAll,
  withDatabase,
} from '../../support/service/processes.ts';

/** An address of this machine that is not loopback. */
const OUTSIDE = Object.values(networkInterfaces())
  .flat()
  .find((address) => address && !address.internal && address.family === 'IPv4')?.address;
if (!OUTSIDE) {
  if (process.env.CI === 'true') throw new Error('This machine has no address but loopback.');
  process.stderr.write('SKIPPED: plain HTTP from beyond loopback (this machine has no other address).\n');
}

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

describe.skipIf(!hasOpenssl)('native HTTPS', () => {
  let server: Server;
  let certificate: string;
  beforeAll(async () => {
    const files = newCertificate(database.dataDir);
    certificate = readFileSync(files.cert, 'utf8');
    const native = { TLS_CERT_FILE: files.cert, TLS_KEY_FILE: files.key };
    server = await startServer({ ...database.environment, HOST: '0.0.0.0', ...native });
  });
  afterAll(() => server?.stop('SIGKILL'));

  test('answers over TLS 1.2 and 1.3, with the certificate it was given', async () => {
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      expect(await get('/ping', version)).toMatchObject({ status: 200, json: { ok: true, mode: 'live' } });
    }
  });

  test('asks whoever has come by HTTPS to come by it again', async () => {
    expect((await get('/ping', 'TLSv1.3')).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await get('/nowhere', 'TLSv1.3')).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('speaks no older TLS, and no plain HTTP', async () => {
    // Said by the server, not by a client that would not even try.
    await expect(get('/ping', 'TLSv1.1')).rejects.toThrow('alert protocol version');
    await expect(call(overPlainHttp(), 'GET', '/ping', { credential: key })).rejects.toThrow('fetch failed');
  });

  test('a client that hangs up once it has sent everything is no failure of ours, and its account is drafted', async () => {
    const body = JSON.stringify({
      department: MAPLETON.neris_id,
      transcript: 'Nothing showing.',
      external_ref: 'gone',
    });
    const before = server.log().length;
    const { port } = new URL(server.url);
    for (let i = 0; i < 10; i++) {
      const socket = connect({
        host: '127.0.0.1',
        port: Number(port),
        ca: certificate,
        checkServerIdentity: () => undefined,
      });
      await once(socket, 'secureConnect');
      socket.write(postHead(key, '/narrations', body.length) + body);
      await sleep(i);
      socket.destroy();
    }
    const lines = () => server.log().slice(before);
    await eventually(() => expect(lines().filter(({ route }) => route === '/v1/narrations')).toHaveLength(10));
    await eventually(async () => {
      const rows = await withDatabase(database, (db) =>
        db.selectFrom('narrations').select('status').where('external_ref', '=', 'gone').execute(),
      );
      expect(rows.map(({ status }) => status)).toEqual(Array(10).fill('complete'));
    });
    for (const line of lines()) expect(line).toMatchObject({ level: 30 });
  });

  test('by SIGHUP takes a new certificate with no failed request, and stays with it when the next one is broken', async () => {
    const [keptOpen, openedAnew] = [askAllTheTime(true), askAllTheTime(false)];
    const seen = () => [...openedAnew.certificates].at(-1);
    await eventually(() => expect(Math.min(keptOpen.answered(), openedAnew.answered())).toBeGreaterThan(5));
    const first = seen();

    newCertificate(database.dataDir);
    server.signal('SIGHUP');
    await eventually(() => expect(seen()).not.toBe(first));
    const second = seen();
    const reloaded = { level: 30, msg: 'certificate reloaded', serial: second, subject: 'CN=localhost' };
    expect(server.log()).toContainEqual(expect.objectContaining(reloaded));

    const elsewhere = join(database.dataDir, 'elsewhere');
    mkdirSync(elsewhere);
    const { cert } = newCertificate(elsewhere);
    for (const [content, failure] of [
      ['no certificate at all', 'Error ERR_OSSL_PEM_NO_START_LINE'],
      [readFileSync(cert, 'utf8'), 'Error ERR_OSSL_X509_KEY_VALUES_MISMATCH'],
    ] as const) {
      writeFileSync(join(database.dataDir, 'cert.pem'), content);
      server.signal('SIGHUP');
      const refused = { level: 50, msg: 'certificate not reloaded, the one before stays', failure };
      await eventually(() => expect(server.log()).toContainEqual(expect.objectContaining(refused)));
      const asked = openedAnew.answered();
      await eventually(() => expect(openedAnew.answered()).toBeGreaterThan(asked + 3));
    }
    await expect(get('/ping', 'TLSv1.1')).rejects.toThrow('alert protocol version');

    expect([await keptOpen.stop(), await openedAnew.stop()]).toEqual([[], []]);
    // One connection went on with the certificate it began with; of those opened anew none met another one afterwards.
    expect([...keptOpen.certificates]).toEqual([first]);
    expect([...openedAnew.certificates]).toEqual([first, second]);
  });

  /** One request after the other, on one connection or on a new one each time; what failed is told at the end. */
  function askAllTheTime(keepAlive: boolean) {
    const agent = new Agent({ keepAlive, maxSockets: 1, maxCachedSessions: 0, rejectUnauthorized: false });
    const certificates = new Set<string>();
    const failures: unknown[] = [];
    let answered = 0;
    let asking = true;
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        const options = { agent, headers: { authorization: `Bearer ${key}` } };
        request(`${server.url.replace('0.0.0.0', '127.0.0.1')}/ping`, options, (response) => {
          certificates.add((response.socket as TLSSocket).getPeerCertificate().serialNumber);
          response.resume().once('end', () => (response.statusCode === 200 ? resolve() : reject(response.statusCode)));
        })
          .once('error', reject)
          .end();
      });
    const loop = (async () => {
      while (asking) {
        await ask().catch((error: unknown) => failures.push(error));
        answered++;
        await sleep(5);
      }
    })();
    return {
      certificates,
      answered: () => answered,
      async stop() {
        asking = false;
        await loop;
        agent.destroy();
        return failures;
      },
    };
  }

  function overPlainHttp(): string {
    return server.url.replace('https://0.0.0.0', 'http://127.0.0.1');
  }

  function get(path: string, version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') {
    return new Promise<{
      status: number | undefined;
      headers: IncomingHttpHeaders;
      json: unknown;
    }>((resolve, reject) => {
      const url = server.url.replace('0.0.0.0', '127.0.0.1') + path;
      const options = {
        ca: certificate,
        minVersion: version,
        maxVersion: version,
        ciphers: 'DEFAULT@SECLEVEL=0',
        agent: false,
      } as const;
      request(url, { ...options, headers: { authorization: `Bearer ${key}` } }, async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode, headers: response.headers, json: JSON.parse(text) });
      })
        .once('error', reject)
        .end();
    });
  }
});

describe('behind a proxy', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ ...database.environment, HOST: '0.0.0.0', TRUSTED_PROXIES: '127.0.0.1/32' });
  });
  afterAll(() => server?.stop('SIGKILL'));

  test('what a declared proxy took in over HTTPS is answered, what it took in over HTTP is refused', async () => {
    expect(await fromProxy('https')).toMatchObject({ status: 200 });
    expect(await fromProxy('http')).toMatchObject({
      status: 403,
      json: { error: { code: 'HTTPS_REQUIRED', message: expect.any(String) } },
    });
  });

  test('refused is everything but a preflight, the public route and what does not exist included', async () => {
    const headers = { 'x-forwarded-proto': 'http' };
    for (const [method, path] of [
      ['GET', '/processing-messages'],
      ['GET', '/nowhere'],
      ['POST', '/narrations'],
    ] as const) {
      const answer = await call(local(), method, path, { headers, ...(method === 'POST' ? { body: {} } : {}) });
      expect(answer).toMatchObject({ status: 403, json: { error: { code: 'HTTPS_REQUIRED' } } });
    }
    expect((await call(local(), 'OPTIONS', '/narrations', { headers })).status).toBe(204);
  });

  test('asks to come by HTTPS again only whoever did', async () => {
    expect((await fromProxy('https')).headers.get('strict-transport-security')).toBe('max-age=31536000');
    for (const answer of [await fromProxy('http'), await call(local(), 'GET', '/ping', { credential: key })])
      expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  test('SIGHUP, with no certificate to reload, is a line in the log and nothing else', async () => {
    server.signal('SIGHUP');
    await eventually(() => expect(server.output()).toContain('nothing to reload: there is no certificate here'));
    expect((await fromProxy('https')).status).toBe(200);
  });

  test('this machine itself, with no proxy between, may use plain HTTP', async () => {
    expect((await call(local(), 'GET', '/ping', { credential: key })).status).toBe(200);
  });

  test.skipIf(!OUTSIDE)('from elsewhere nobody can say of themselves that they came over HTTPS', async () => {
    const url = server.url.replace('0.0.0.0', OUTSIDE ?? '');
    for (const headers of [
      {},
      { 'x-forwarded-proto': 'https' },
      { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
    ]) {
      const answer = await call(url, 'GET', '/ping', { credential: key, headers });
      expect(answer).toMatchObject({ status: 403, json: { error: { code: 'HTTPS_REQUIRED' } } });
    }
  });

  function fromProxy(protocol: string) {
    const headers = { 'x-forwarded-proto': protocol, 'x-forwarded-for': '198.51.100.7' };
    return call(local(), 'GET', `/departments/${MAPLETON.neris_id}`, { credential: key, headers });
  }

  function local(): string {
    return server.url.replace('0.0.0.0', '127.0.0.1');
  }
});
