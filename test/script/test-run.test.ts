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

describe('suites that fail are run once more with nothing beside them', () => {
  const ran = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-again-'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const head = `import { existsSync, writeFileSync } from 'node:fs'; import { test } from 'vitest';`;
    writeFileSync(join(folder, 'one.test.ts'), `${head}\n${text}`);
    const results = join(folder, 'results.json');
    const { status, stdout } = spawnSync(
      process.execPath,
      ['script/tests/run.mjs', results, `--root=${folder}`, 'one.test.ts'],
      { cwd: ROOT, encoding: 'utf8' },
    );
    const line = node('script/tests/summary.mjs', results, String(status)).trim();
    rmSync(folder, { recursive: true });
    return { status, stdout, line };
  };

  test('and pass where they pass then, named', () => {
    const { status, stdout, line } = ran(`test('slow', () => {
      const marker = new URL('./ran-before', import.meta.url);
      if (existsSync(marker)) return;
      writeFileSync(marker, '');
      throw new Error('too slow');
    });`);
    expect({ status, line }).toEqual({ status: 0, line: '1 passed, 0 failed, 0 skipped' });
    expect(stdout).toMatch(/Passed only with nothing beside it: .*one\.test\.ts: slow/);
  });

  test('and fail where they fail again', () => {
    const { status, stdout, line } = ran(`test('wrong', () => { throw new Error('wrong'); });`);
    expect({ status, line }).toEqual({ status: 1, line: '0 passed, 1 failed, 0 skipped' });
    expect(stdout).not.toContain('Passed only');
  });
});

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
