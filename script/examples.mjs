import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { EXAMPLES } from '../build/http/contract/examples.js';
import { prepareSandbox } from '../build/sandbox.js';
import { buildService } from '../build/service.js';
import { readSettings } from '../build/settings.js';

const FILE = 'src/http/contract/sample-narration.ts';
/** The incident's date and the clocks' offset follow from when a narration comes in, so the sample has a day of its own. */
const RECEIVED = '2026-03-14T19:05:00.000Z';
const WARM_UP = 15;

const narration = await answerOfTheService(EXAMPLES.narrationRequest);
// The other samples are about the same narration.
const sample = { ...narration, id: EXAMPLES.outcomeReceipt.id };

if (process.argv.includes('--print')) process.stdout.write(JSON.stringify(sample));
else {
  writeFileSync(
    FILE,
    `/** What the service answers to the sample request. Made by \`script/examples\`, not by hand. */
export const SAMPLE_NARRATION = ${JSON.stringify(sample)};
`,
  );
  const { status } = spawnSync('node_modules/.bin/biome', ['check', '--write', FILE], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

async function answerOfTheService(payload) {
  const folder = mkdtempSync(join(tmpdir(), 'svc-sample-'));
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', RECOGNISER_PROCESSES: '1' });
  const service = await buildService(settings);
  try {
    const key = await prepareSandbox(service.db, service.secrets);
    mock.timers.enable({ apis: ['Date'], now: Date.parse(RECEIVED) });
    const request = { method: 'POST', url: '/v1/narrations', headers: { authorization: `Bearer ${key}` }, payload };
    // The first answers of a process take longer than those that partners see.
    for (let i = 0; i < WARM_UP; i++) await service.app.inject(request);
    const answer = await service.app.inject(request);
    if (answer.statusCode !== 200) throw new Error(`The sample request was answered: ${answer.body}`);
    return answer.json();
  } finally {
    await service.close();
    rmSync(folder, { recursive: true });
  }
}
