// Prints the Debian packages that the chosen suites need, by what they name: node script/tests/needs.mjs [PATH…]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const NEEDS = [
  [/on-each-database|\b(DATABASES|POSTGRES)\b/, ['postgresql']],
  [/support\/redis\.ts/, ['redis-server']],
  [/support\/recordings\.ts/, ['ffmpeg', 'espeak-ng', 'flite']],
  [/support\/chromium\.ts/, ['chromium', 'espeak-ng']],
  [/support\/fonts\.ts/, ['fonts-dejavu-core', 'fonts-liberation', 'fonts-noto-core']],
  [/support\/certificate\.ts/, ['openssl']],
  [/'python3'/, ['python3']],
  [/support\/shell\.ts/, ['curl', 'openssl']],
];

const listed = spawnSync('npx', ['vitest', 'list', '--filesOnly', ...process.argv.slice(2)], { encoding: 'utf8' });
if (listed.status !== 0) throw new Error(listed.stderr);
const suites = listed.stdout.split('\n').filter((line) => line.endsWith('.test.ts'));
const texts = suites.map((file) => readFileSync(file, 'utf8'));
const needed = NEEDS.filter(([naming]) => texts.some((text) => naming.test(text))).flatMap(([, packages]) => packages);
console.log([...new Set(needed)].join('\n'));
