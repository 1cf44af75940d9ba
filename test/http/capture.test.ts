import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../support/answers.ts';
import { SQLITE } from '../support/database/databases.ts';
import { startService, type TestService } from '../support/service/service.ts';
import { send } from '../support/wire.ts';

const BUILT = new URL('../../build/capture/', import.meta.url);
if (!existsSync(BUILT)) throw new Error('The capture page is not built: run script/prepare.');

/** Headers that differ from answer to answer. */
const ITS_OWN = { date: '', 'x-request-id': '' };

describe('Serving the capture page', () => {
  let service: TestService;
  let root: string;
  beforeAll(async () => {
    service = await startService(SQLITE);
    root = service.url.replace(/\/v1$/, '');
  });
  afterAll(() => service.stop());

  it('is under 60 KB compressed in all', () => {
    const files = ['index.html', ...readdirSync(new URL('assets', BUILT)).map((name) => `assets/${name}`)];
    const sizes = (pack: (bytes: Buffer) => Buffer) =>
      files
        .filter((name) => !/host-example|\.(br|gz)$/.test(name))
        .map((name) => pack(readFileSync(new URL(name, BUILT))).length);
    const total = (list: number[]) => list.reduce((sum, size) => sum + size, 0);
    expect(total(sizes((bytes) => gzipSync(bytes)))).toBeLessThan(60_000);
    expect(total(sizes((bytes) => brotliCompressSync(bytes)))).toBeLessThan(60_000);
  });

  it('lets any site frame it, runs nothing but its own files, and may use the microphone', async () => {
    const { status, headers, text } = await service.call('GET', `${root}/capture`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('microphone=(self)');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'/);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('frame-ancestors');
    expect(text).not.toMatch(/<script(?![^>]*src=)|style="| on\w+="|https?:\/\//);
  });

  it('serves its files compressed and for keeps, and nothing else', async () => {
    const { text } = await service.call('GET', `${root}/capture`);
    const [, asset = ''] = /src="\.\/(capture\/assets\/[^"]+\.js)"/.exec(text) ?? [];
    const plain = await raw(`${root}/${asset}`, 'identity');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await raw(`${root}/${asset}`, 'gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    const gzip = await raw(`${root}/${asset}`, 'gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    const head = await raw(`${root}/${asset}`, 'br', 'HEAD');
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, ...ITS_OWN }).toEqual({ ...brotli.headers, ...ITS_OWN });
    // Kept for good, so there is nothing to ask about again; and nobody needs half of one.
    for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(plain.headers[name]).toBeUndefined();
  });

  it('answers what is not there in the one error shape', async () => {
    const { text } = await service.call('GET', `${root}/capture`);
    const [, asset = ''] = /src="\.\/capture\/(assets\/[^"]+\.js)"/.exec(text) ?? [];
    const paths = [
      'none.js',
      '..%2findex.html',
      '../index.html',
      '%00',
      '%ff',
      '',
      '.',
      `../${asset}.br`,
      `../${asset}.gz`,
    ];
    for (const path of [...paths.map((name) => `/capture/assets/${name}`), '/capture/assets', '/capture/index.html']) {
      // As it stands: fetch would tidy the path up first.
      expectError(await send(root, 'GET', path), 404, 'NOT_FOUND');
    }
    expectError(await send(root, 'POST', `/capture/${asset}`), 404, 'NOT_FOUND');
  });

  it('sends the page itself compressed too', async () => {
    const plain = await raw(`${root}/capture`, 'identity');
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-store' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await raw(`${root}/capture`, 'gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    const gzip = await raw(`${root}/capture`, 'gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  });

  it('is there with a slash at the end too, without a redirect that would carry a token in the query once more', async () => {
    const { status, headers, body } = await raw(`${root}/capture/?lang=es&token=secret`, 'identity');
    expect(status).toBe(200);
    expect(headers.location).toBeUndefined();
    expect(body.toString()).toContain('data-api="../v1"');
    const [, asset = ''] = /src="\.\/(assets\/[^"]+\.js)"/.exec(body.toString()) ?? [];
    expect((await raw(`${root}/capture/${asset}`, 'identity')).status).toBe(200);
  });

  it('shows the host example in the sandbox only', async () => {
    expect((await service.call('GET', `${root}/capture/host-example`)).status).toBe(404);
    const sandbox = await startService(SQLITE, { environment: { SANDBOX: 'true' } });
    try {
      const { status, headers } = await sandbox.call('GET', sandbox.url.replace(/\/v1$/, '/capture/host-example'));
      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toContain("frame-src 'self'");
    } finally {
      await sandbox.stop();
    }
  });

  it('is served where the operator wants it, and still finds the API', async () => {
    const moved = await startService(SQLITE, { environment: { CAPTURE_PATH: '/tools/voice' } });
    try {
      const { text } = await moved.call('GET', moved.url.replace(/\/v1$/, '/tools/voice'));
      expect(text).toContain('data-api="../v1"');
      const [, asset = ''] = /href="\.\/(voice\/assets\/[^"]+\.css)"/.exec(text) ?? [];
      expect((await moved.call('GET', moved.url.replace(/\/v1$/, `/tools/${asset}`))).status).toBe(200);
      expect((await moved.call('GET', moved.url.replace(/\/v1$/, '/capture'))).status).toBe(404);
    } finally {
      await moved.stop();
    }
  });
});

/** As fetch, but without its own decompression and redirects. */
function raw(url: string, accepted: string, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const call = request(url, { method, headers: { 'accept-encoding': accepted } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      call.on('error', reject);
      call.end();
    },
  );
}
