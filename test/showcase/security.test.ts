import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/service/processes.ts';

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| (API\d|V\d)/.test(line));
const tables = page.split('\n').filter((line) => line.startsWith('|'));
const named = tables.flatMap((row) =>
  [...row.matchAll(/`([\w/-]+): ([^`]+)`/g)].map(([, suite = '', words = '']) => ({ suite, words })),
);

test('every point of docs/security.md names a test, or says why there is none', () => {
  expect(rows.length).toBeGreaterThan(30);
  const without = rows.filter((row) => !/`[\w/-]+: /.test(row) && !row.includes('Not tested here'));
  expect(without).toEqual([]);
});

test('every test that docs/security.md names is there', () => {
  const missing = named.filter(({ suite, words }) => {
    const file = join(ROOT, 'test', `${suite}.test.ts`);
    // A star stands for a suite that is about nothing else.
    return !existsSync(file) || (words !== '*' && !readFileSync(file, 'utf8').includes(words));
  });
  expect(missing).toEqual([]);
});

test('all ten of OWASP’s are there', () => {
  const points = rows.flatMap((row) => /^\| API(\d+)/.exec(row)?.[1] ?? []);
  expect(points).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 1)));
});
