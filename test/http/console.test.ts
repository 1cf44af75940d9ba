import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../support/answers.ts';
import { SQLITE } from '../support/database/databases.ts';
import { startService, type TestService } from '../support/service/service.ts';

const BUILT = new URL('../../build/console/', import.meta.url);
if (!existsSync(BUILT)) throw new Error('The console is not built: run script/prepare.');

describe('Serving the console', () => {
  let service: TestService;
  let root: string;
  beforeAll(async () => {
    service = await startService(SQLITE, { environment: { SANDBOX: 'true' } });
    root = service.url.replace(/\/v1$/, '');
  });
  afterAll(() => service.stop());

  it('runs nothing but its own files and stands in no frame', async () => {
    const { status, headers, text } = await service.call('GET', `${root}/console`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/<script(?![^>]*src=)|style="| on\w+="|https?:\/\//);
    expect(text).toContain('data-sandbox="true"');
  });

  it('serves its files for keeps, and finds its way with a slash at the end', async () => {
    const { text } = await service.call('GET', `${root}/console/`);
    const [, asset = ''] = /src="\.(\/console\/assets\/[^"]+\.js)"/.exec(text) ?? [];
    const { status, headers } = await service.call('GET', root + asset);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expectError(await service.call('GET', `${root}/console/assets/none.js`), 404, 'NOT_FOUND');
  });

  it('is under 60 KB compressed, its recordings apart', () => {
    const files = readdirSync(new URL('assets', BUILT)).filter((name) => /\.(js|css)$/.test(name));
    const sizes = files.map((name) => brotliCompressSync(readFileSync(new URL(`assets/${name}`, BUILT))).length);
    expect(files.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
  });

  it('is there outside the sandbox only if the operator wants it, and then names no sandbox department', async () => {
    const plain = await startService(SQLITE);
    const wanted = await startService(SQLITE, { environment: { CONSOLE: 'true' } });
    try {
      expectError(await plain.call('GET', plain.url.replace(/\/v1$/, '/console')), 404, 'NOT_FOUND');
      const { status, text } = await wanted.call('GET', wanted.url.replace(/\/v1$/, '/console'));
      expect(status).toBe(200);
      expect(text).toContain('data-sandbox="false"');
    } finally {
      await Promise.all([plain.stop(), wanted.stop()]);
    }
  });
});
