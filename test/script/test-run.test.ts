import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// Each starts a process or two of its own.
vi.setConfig({ testTimeout: 90_000 });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function node(...args: string[]): string {
  const ran = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(ran.status, ran.stderr).toBe(0);
  return ran.stdout;
}

describe('script/test ends with one line that counts right', () => {
  const SUITES: Record<string, string> = {
    'mixed.test.ts': `test('a', () => {}); test('b', () => {}); test.skip('c', () => {}); test.todo('d');
      test('e', () => { throw new Error('on purpose'); });`,
    'never-begins.test.ts': `throw new Error('on purpose');`,
    'not-prepared.test.ts': `beforeAll(() => { throw new Error('on purpose'); }); test('f', () => {});`,
    'outside.test.ts': `test('g', () => { Promise.reject(new Error('on purpose')); });`,
  };
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'svc-summary-'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const [name, text] of Object.entries(SUITES)) {
      writeFileSync(join(folder, name), `import { beforeAll, test } from 'vitest';\n${text}`);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['mixed', 1, '2 passed, 1 failed, 2 skipped'],
    ['never-begins', 1, '0 passed, 1 failed, 0 skipped'],
    ['not-prepared', 1, '0 passed, 1 failed, 1 skipped'],
    ['outside', 1, '1 passed, 1 failed, 0 skipped'],
    ['no-such-suite', 1, '0 passed, 1 failed, 0 skipped'],
  ])('%s', (suite, status, line) => {
    const results = join(folder, `${suite}.json`);
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const options = ['--root', folder, '--reporter=json', `--outputFile.json=${results}`];
    const ran = spawnSync(process.execPath, [vitest, 'run', ...options, suite], { cwd: folder });
    expect(ran.status).toBe(status);
    expect(node('script/tests/summary.mjs', results, String(ran.status))).toBe(`${line}\n`);
  });
});
