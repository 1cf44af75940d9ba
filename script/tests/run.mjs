// Runs the suites and leaves their results in a file: node script/tests/run.mjs RESULTS.json [--OPTION=…] [PATH…]
// Suites that fail are run once more, one after the other with nothing beside them: a busy machine may have been too slow
// for a browser or a process of theirs. What fails then has failed; what passes only then is named.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Where more than this fails, it is not the machine. */
const MOST_AGAIN = 12;

const [file = '', ...given] = process.argv.slice(2);
const options = given.filter((word) => word.startsWith('--'));

let status = vitest(given);
const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] };
const failed = results.testResults.filter((suite) => suite.status === 'failed').map(({ name }) => name);
if (status !== 0 && failed.length > 0 && failed.length <= MOST_AGAIN) {
  console.log(`\nOnce more, with nothing beside them:\n${failed.join('\n')}`);
  const before = failuresOf(results.testResults);
  status = vitest([...options, '--maxWorkers=1', ...failed]);
  const alone = JSON.parse(readFileSync(file, 'utf8')).testResults;
  const still = failuresOf(alone);
  results.testResults = results.testResults.map((suite) => alone.find(({ name }) => name === suite.name) ?? suite);
  writeFileSync(file, JSON.stringify(results));
  for (const name of before) if (!still.includes(name)) console.log(`Passed only with nothing beside it: ${name}`);
}
process.exitCode = status;

function vitest(words) {
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return spawnSync('npx', ['vitest', 'run', ...reporting, ...words], { stdio: 'inherit' }).status ?? 1;
}

/** The tests that failed, or the suite where it could not even begin. */
function failuresOf(suites) {
  return suites
    .filter((suite) => suite.status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      return tests.length > 0 ? tests.map((test) => `${name}: ${test.fullName}`) : [name];
    });
}
