import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SQLITE } from '../support/databases.ts';
import { startService, type TestService } from '../support/service.ts';

const BUILT = new URL('../../build/capture/', import.meta.url);
if (!existsSync(BUILT)) throw new Error('The capture page is not built: run script/prepare.');

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
        .filter((name) => !name.includes('host-example'))
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
    for (const path of ['/capture/assets/none.js', '/capture/assets/..%2findex.html', '/capture/index.html']) {
      expect((await service.call('GET', root + path)).status).toBe(404);
    }
  });

  it('finds its way with a slash at the end, keeping the query', async () => {
    const { headers } = await raw(`${root}/capture/?lang=es`, 'identity');
    expect(headers.location).toBe('../capture?lang=es');
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
function raw(url: string, accepted: string) {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const call = request(url, { headers: { 'accept-encoding': accepted } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    });
    call.on('error', reject);
    call.end();
  });
}
