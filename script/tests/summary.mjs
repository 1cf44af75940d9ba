// Prints what a run of the tests came to, in one line: node script/tests/summary.mjs RESULTS.json EXIT_STATUS
import { existsSync, readFileSync } from 'node:fs';

const [file = '', status = '1'] = process.argv.slice(2);
const suites = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];
const count = (suite, ...statuses) => suite.assertionResults.filter((test) => statuses.includes(test.status)).length;
const sum = (of) => suites.reduce((total, suite) => total + of(suite), 0);

// A suite that could not even begin has failed, though none of its tests has; and so has a run that ends badly.
const failed = sum((suite) => count(suite, 'failed') || Number(suite.status === 'failed'));
const skipped = sum((suite) => count(suite, 'pending', 'skipped', 'todo', 'disabled'));
const passed = sum((suite) => count(suite, 'passed'));
console.log(`${passed} passed, ${failed || Number(status !== '0')} failed, ${skipped} skipped`);
