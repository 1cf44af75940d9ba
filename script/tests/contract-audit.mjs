// The contract, statement by statement, each with a test that holds it, found by the names of the tests.
//   node script/tests/contract-audit.mjs RESULTS.json
// Writes docs/contract-audit.md from the tests that passed, and exits with 1 when it was not up to date or has a hole.
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = `${root}docs/contract-audit.md`;
const [results = ''] = process.argv.slice(2);

const rows = statements(testsThatPassed(results));
const written = pageOf(rows);
const holes = rows.filter(({ isHeld }) => !isHeld);
for (const { statement, suite } of holes) console.error(`No test holds "${statement}" (looked for in ${suite}).`);
const isOld = readFileSync(page, 'utf8') !== written;
if (isOld) {
  writeFileSync(page, written);
  console.error('docs/contract-audit.md was not what the tests say; it has been written anew.');
}
if (isOld || holes.length > 0) process.exitCode = 1;

function statements(tests) {
  const table = readFileSync(`${root}test/contract/statements.tsv`, 'utf8').trimEnd();
  return table.split('\n').map((line) => {
    const [section, statement, suite, words] = line.split('\t');
    // A star stands for a suite that is about nothing else.
    const isHeld = tests.some(
      ({ file, name }) => file === `test/${suite}.test.ts` && (words === '*' || name.includes(words)),
    );
    return { section, statement, suite, words, isHeld };
  });
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

function pageOf(rows) {
  const lines = rows.map(({ section, statement, suite, words, isHeld }) => {
    const test = words === '*' ? `${suite}, all of it` : `${suite}: … ${words} …`;
    return `| ${section} | ${statement} | ${isHeld ? test : '**no test**'} |`;
  });
  return `# The contract, statement by statement

Every normative statement of the contract, in a few words, with a test that holds it. \`script/tests/contract-audit.mjs\` writes
this page from \`test/contract/statements.tsv\` and the names of the tests that passed, at the end of every full \`script/test\`:
a statement without a test is seen at once. ${rows.filter(({ isHeld }) => isHeld).length} of ${rows.length} statements are held.

| section | statement | held by |
|---|---|---|
${lines.join('\n')}
`;
}
