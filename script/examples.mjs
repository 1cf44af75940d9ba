import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { buildService } from '../build/app/service.js';
import { ACCOUNTS, EXAMPLES } from '../build/http/contract/samples/examples.js';
import { prepareSandbox } from '../build/sandbox/sandbox.js';
import { readSettings } from '../build/settings.js';

const FILES = {
  SAMPLE_NARRATION: ['sample-narration', 'What the service answers to the sample request.'],
  OTHER_SAMPLES: ['other-samples', 'What the service answers to the other accounts that the reference shows.'],
};
/** The incident's date and the clocks' offset follow from when a narration comes in, so the sample has a day of its own. */
const RECEIVED = '2026-03-14T19:05:00.000Z';
const WARM_UP = 15;

const { kitchen_fire: sample, ...others } = await answersOfTheService();
// The other examples of the reference are about the same narration.
const samples = { SAMPLE_NARRATION: { ...sample, id: EXAMPLES.outcomeReceipt.id }, OTHER_SAMPLES: others };

if (process.argv.includes('--print')) process.stdout.write(JSON.stringify(samples));
else
  for (const [constant, [name, what]] of Object.entries(FILES)) {
    const file = `src/http/contract/${name}.ts`;
    const value = JSON.stringify(samples[constant]);
    writeFileSync(
      file,
      `/** ${what} Made by \`script/examples\`, not by hand. */\nexport const ${constant} = ${value};\n`,
    );
    const { status } = spawnSync('node_modules/.bin/biome', ['check', '--write', file], { stdio: 'inherit' });
    process.exitCode ||= status ?? 1;
  }

async function answersOfTheService() {
  const folder = mkdtempSync(join(tmpdir(), 'svc-sample-'));
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', RECOGNISER_PROCESSES: '1' });
  const service = await buildService(settings);
  try {
    const key = await prepareSandbox(service.db, service.secrets);
    mock.timers.enable({ apis: ['Date'], now: Date.parse(RECEIVED) });
    const answers = {};
    for (const [name, { value: payload }] of Object.entries(ACCOUNTS)) {
      const request = { method: 'POST', url: '/v1/narrations', headers: { authorization: `Bearer ${key}` }, payload };
      // The first answers of a process take longer than those that partners see.
      const warmUp = Object.keys(answers).length === 0 ? WARM_UP : 0;
      for (let i = 0; i < warmUp; i++) await service.app.inject(request);
      const answer = await service.app.inject(request);
      if (answer.statusCode !== 200) throw new Error(`The sample request was answered: ${answer.body}`);
      answers[name] = answer.json();
    }
    return answers;
  } finally {
    await service.close();
    rmSync(folder, { recursive: true });
  }
}
