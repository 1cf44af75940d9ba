import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { ModelClaim } from '../../../src/extraction/language-model/claims.ts';
import { stageOf } from '../../../src/extraction/language-model/questions.ts';
import { fakeModelServer } from './fake-model-server.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

test('the evaluation scores the reader alone and the model beside it, with what the model cost', async () => {
  const { perfectClaims } = await import(new URL('../../../eval/model/perfect.mjs', import.meta.url).href);
  const lines = readFileSync(`${root}eval/narrations/round-20.jsonl`, 'utf8').split('\n').slice(0, 2);
  const claims: [string, ModelClaim[]][] = lines.map((line) => {
    const gold = JSON.parse(line);
    return [gold.transcript, perfectClaims(gold)];
  });
  const server = await fakeModelServer(({ stage, body }) => {
    const asked = body.messages?.at(-1)?.content ?? '';
    const [, made = []] = claims.find(([transcript]) => asked.includes(JSON.stringify(transcript))) ?? [];
    return { claims: made.filter(({ concept }) => stageOf(concept) === stage) };
  });
  const folder = mkdtempSync(join(tmpdir(), 'eval-'));
  try {
    const file = join(folder, 'two.jsonl');
    writeFileSync(file, `${lines.join('\n')}\n`);
    const { stdout } = await run(process.execPath, ['eval/run.mjs', '--engine', 'model', file], {
      cwd: root,
      env: { PATH: process.env.PATH, MODEL_URL: server.url, MODEL_NAME: 'm-1' },
      timeout: 120_000,
    });
    expect(stdout).toMatch(/^the reader alone \(reader-[0-9a-f]+\)\n/);
    expect(stdout).toMatch(/\nm-1 beside the reader \(model-[0-9a-f]+\)\n/);
    expect(stdout.match(/^precision \d\.\d+ recall \d\.\d+$/gm)).toHaveLength(2);
    const calls = server.questions.length;
    expect(stdout).toContain(`narrations 2, calls ${calls}, tokens_in ${calls * 1000}, tokens_out ${calls * 50}`);
  } finally {
    rmSync(folder, { recursive: true });
    await server.close();
  }
}, 180_000);
