import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../../src/settings.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { SQLITE } from '../../support/database/databases.ts';
import { hasOpenssl, newCertificate } from '../../support/service/certificate.ts';
import { startService } from '../../support/service/service.ts';
import { exchange } from '../../support/wire.ts';

// Whether the road is safe is decided before a database is asked; one is enough.
describe('section 1: HTTPS only', () => {
  test('plain HTTP is for loopback, unless explicitly allowed', () => {
    expect(() => readSettings({ HOST: '0.0.0.0' })).toThrow(SettingsError);
    expect(() => readSettings({ HOST: '192.0.2.1' })).toThrow(SettingsError);
    expect(() => readSettings({ HOST: '::' })).toThrow(SettingsError);
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(readSettings({ HOST }).HOST).toBe(HOST);
    expect(readSettings({ HOST: '0.0.0.0', ALLOW_PLAIN_HTTP: 'true' }).ALLOW_PLAIN_HTTP).toBe(true);
    expect(readSettings({ HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.1' }).HOST).toBe('0.0.0.0');
  });

  test('behind a declared proxy, what came to it over plain HTTP is refused; OPTIONS is still answered', async () => {
    const service = await startService(SQLITE, { environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    const credential = await service.key();
    const ping = (proto: string) =>
      service.call('GET', '/ping', {
        credential,
        headers: { 'x-forwarded-proto': proto, 'x-forwarded-for': '203.0.113.1' },
      });
    expectResource(await ping('https'), 200, 'Ping');
    expectError(await ping('http'), 403, 'HTTPS_REQUIRED');
    const public_ = await service.call('GET', '/processing-messages', { headers: { 'x-forwarded-proto': 'http' } });
    expectError(public_, 403, 'HTTPS_REQUIRED');
    const preflight = await service.call('OPTIONS', '/ping', { headers: { 'x-forwarded-proto': 'http' } });
    expect(preflight.status).toBe(204);
    await service.stop();
  });

  test('a proxy that is not declared cannot claim HTTPS', async () => {
    const service = await startService(SQLITE, { environment: { TRUSTED_PROXIES: '192.0.2.1' } });
    const credential = await service.key();
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' };
    expectError(await service.call('GET', '/ping', { credential, headers }), 403, 'HTTPS_REQUIRED');
    await service.stop();
  });

  test.skipIf(!hasOpenssl)('native HTTPS by settings; plain HTTP on that port is no answer of a route', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-tls-'));
    const { cert, key } = newCertificate(folder);
    const service = await startService(SQLITE, { environment: { TLS_CERT_FILE: cert, TLS_KEY_FILE: key } });
    const { port } = new URL(service.url);
    const answer = await new Promise<[number | undefined, string]>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: '/v1/processing-messages', rejectUnauthorized: false };
      request(options, (response) => {
        response.resume();
        resolve([response.statusCode, String(response.headers['x-request-id'])]);
      })
        .on('error', reject)
        .end();
    });
    expect(answer).toEqual([200, expect.stringMatching(/./)]);
    const plain = await exchange(service.url, 'GET /v1/processing-messages HTTP/1.1\r\nHost: x\r\n\r\n').catch(
      () => [],
    );
    expect(plain.filter(({ status }) => status === 200)).toEqual([]);
    await service.stop();
    rmSync(folder, { recursive: true });
  });
});
