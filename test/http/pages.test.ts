import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUIDES } from '../../src/http/pages/guides.ts';
import { SQLITE } from '../support/database/databases.ts';
import { startService, type TestService } from '../support/service/service.ts';

describe('Headers of every page', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(SQLITE, { environment: { SANDBOX: 'true' } });
  });
  afterAll(() => service.stop());

  const headersOf = async (path: string) => {
    const { status, headers } = await service.call('GET', service.url.replace(/\/v1$/, path));
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    return headers;
  };
  const guides = Object.keys(GUIDES).map((name) => `/docs/${name}`);
  const unframed = ['/console', '/docs', ...guides, '/capture/host-example'];

  it.each(unframed)('%s stands in no frame', async (path) => {
    expect((await headersOf(path)).get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each([...unframed, '/capture'])(
    '%s loads nothing unnamed, tells nobody, and nobody holds its window',
    async (path) => {
      const headers = await headersOf(path);
      const policy = headers.get('content-security-policy')?.split('; ');
      for (const rule of ["default-src 'none'", "base-uri 'none'", "form-action 'none'"])
        expect(policy).toContain(rule);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toMatch(/\bcamera=\(\), geolocation=\(\)/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('gives the microphone to those that record alone', async () => {
    const granted = async (path: string) =>
      (await headersOf(path)).get('permissions-policy')?.includes('microphone=(self)');
    const recording: string[] = [];
    for (const path of [...unframed, '/capture']) if (await granted(path)) recording.push(path);
    expect(recording).toEqual(['/console', '/capture/host-example', '/capture']);
  });
});
