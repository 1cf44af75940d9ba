import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, stopAll, svcOk } from '../support/service/processes.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-test-'));
});
afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

test('svc serve serves, and never prints a key, not even of a sandbox', async () => {
  const settings = { DATA_DIR: folder, SANDBOX: 'true' };
  const server = await startServer(settings, 'build/cli/main.js serve');
  const { secret } = await svcOk(settings, 'keys', 'issue', 'sandbox');
  expect((await server.call('GET', '/ping', { credential: secret })).status).toBe(200);
  const { code, stdout, stderr } = await server.stop();
  expect(code).toBe(0);
  expect(stdout + stderr).not.toMatch(/svc_(test|live)_/);
});

test('without a sandbox it makes no partner and logs where it serves', async () => {
  const empty = join(folder, 'empty');
  const server = await startServer({ DATA_DIR: empty }, 'build/cli/main.js serve');
  expect(server.log()).toContainEqual(expect.objectContaining({ url: server.url, msg: 'serving' }));
  expect(await svcOk({ DATA_DIR: empty }, 'partners', 'list')).toEqual([]);
  await server.stop();
});
