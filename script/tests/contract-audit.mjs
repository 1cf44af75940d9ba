// Holds the table of docs/contract-audit.md against the tests that passed, and exits with 1 where a statement has none:
//   node script/tests/contract-audit.mjs RESULTS.json
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [results = ''] = process.argv.slice(2);

const passed = testsThatPassed(results);
for (const [, statement, holder] of readFileSync(`${root}docs/contract-audit.md`, 'utf8').matchAll(
  /^\| [\d.]+ \| (.+) \| (.+) \|$/gm,
)) {
  if (isHeldBy(holder)) continue;
  console.error(`No test holds "${statement}" (looked for "${holder}").`);
  process.exitCode = 1;
}

/** "limits/refusals: … by source and route …" is a test by words of its name, "extraction/clock, all of it" any of a suite. */
function isHeldBy(holder) {
  const [, suite = holder.replace(/, all of it$/, ''), words = ''] = holder.match(/^(.+?): … (.+) …$/) ?? [];
  return passed.some(({ file, name }) => file === `test/${suite}.test.ts` && name.includes(words));
}

function testsThatPassed(file) {
  return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => ({
        name: [...ancestorTitles, title].join(' > '),
        file: relative(root, name),
      })),
  );
}
