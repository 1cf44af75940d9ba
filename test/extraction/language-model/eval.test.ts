import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ModelClaim } from '../../../src/extraction/language-model/ask.ts';
import { fakeModelServer } from './fake-model-server.ts';

// The build, as it is served.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);
const load = (path: string) => import(new URL(`../../../${path}`, import.meta.url).href);
const linesOf = (round: string) => readFileSync(`${root}eval/narrations/${round}.jsonl`, 'utf8').trim().split('\n');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eval-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('measured on every third narration of two rounds', () => {
  let told = '';
  beforeAll(async () => {
    const file = join(folder, 'some.jsonl');
    const lines = [...linesOf('round-170'), ...linesOf('round-172')].filter((_, i) => i % 3 === 0);
    writeFileSync(file, `${lines.join('\n')}\n`);
    ({ stdout: told } = await run(process.execPath, ['eval/model/measure.mjs', file], { cwd: root }));
  }, 600_000);

  test('a perfect model keeps 0.97 of what can be grounded, finds more than the reader and brings nothing wrong', () => {
    const [, groundable, kept] = /of (\d+) groundable values kept (\d+)/.exec(told) ?? [];
    expect(Number(groundable)).toBeGreaterThan(300);
    expect(Number(kept)).toBeGreaterThanOrEqual(0.97 * Number(groundable));
    const [reader, model] = ['reader', 'model'].map((who) =>
      (new RegExp(`${who}: found (\\d+), wrong (\\d+)`).exec(told) ?? []).slice(1).map(Number),
    );
    expect(model?.[0]).toBeGreaterThan(reader?.[0] ?? Number.NaN);
    expect(model?.[1]).toBeLessThanOrEqual(reader?.[1] ?? Number.NaN);
  });

  test.each([
    'words that were not said',
    'a code that is none',
    'a time, unit or address where none is read',
    'another value of what the reader is sure of',
    'a time of another unit, where the reader is sure whose',
  ])('lies do not come through: %s', (kind) => {
    const [, lies, refused, brought] =
      new RegExp(`^${kind}: (\\d+) lies, refused (\\d+), wrong values brought (\\d+)$`, 'm').exec(told) ?? [];
    expect(Number(lies)).toBeGreaterThan(10);
    expect([refused, brought]).toEqual([lies, '0']);
  });
});

test('the evaluation scores the reader alone and the model beside it, with what the model cost', async () => {
  const { perfectClaims } = await load('eval/model/perfect.mjs');
  const lines = linesOf('round-20').slice(0, 2);
  const claims: [string, ModelClaim[]][] = lines.map((line) => {
    const gold = JSON.parse(line);
    return [gold.transcript, perfectClaims(gold)];
  });
  const server = await fakeModelServer(({ body }) => {
    const asked = body.messages.at(-1)?.content ?? '';
    return { claims: claims.find(([transcript]) => asked.includes(JSON.stringify(transcript)))?.[1] ?? [] };
  });
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
    expect(server.questions).toHaveLength(2);
    expect(stdout).toContain('narrations 2, tokens_in 2000, tokens_out 100');
  } finally {
    await server.close();
  }
}, 180_000);
