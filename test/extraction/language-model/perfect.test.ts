import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ModelClaim } from '../../../src/extraction/language-model/claims.ts';
import { modelEngine } from '../../../src/extraction/language-model/engine.ts';
import { stageOf } from '../../../src/extraction/language-model/questions.ts';
import { readerHere } from '../../support/service/stages.ts';
import { fakeModelServer } from './fake-model-server.ts';

const root = new URL('../../../', import.meta.url);
const load = (path: string) => import(new URL(path, root).href);

/** Some of each kind; `node eval/model/measure.mjs` takes all of them. */
const ROUNDS = ['round-3', 'round-15', 'round-25', 'round-36', 'round-43'];
const EACH = 3;

test('a perfect model, asked over HTTP: the guard keeps 0.99 of what can be grounded, and adds nothing wrong', async () => {
  const { perfectClaims } = await load('eval/model/perfect.mjs');
  const { lossesOf } = await load('eval/model/losses.mjs');
  const { loadEncoder } = await load('build/extraction/reader/encoder.js');
  const { heardOf } = await load('build/extraction/reader/heard.js');
  const encoder = await loadEncoder(1);
  let claims: ModelClaim[] = [];
  const server = await fakeModelServer(({ stage }) => ({
    claims: claims.filter(({ concept }) => stageOf(concept) === stage),
  }));
  const engine = modelEngine(readerHere(), {
    server: {
      url: server.url,
      protocol: 'openai',
      output: 'schema',
      model: 'perfect',
      key: undefined,
      maxTokens: 8192,
    },
    seconds: 60,
    calls: 8,
    fallback: 'none',
    onFailure: () => {},
    onAsked: () => {},
  });
  const sums = { groundable: 0, lost: [] as string[], wrong: { reader: 0, model: 0 } };
  try {
    for (const gold of narrations()) {
      claims = perfectClaims(gold);
      const account = { ...gold, receivedAt: new Date(gold.received_at) };
      const extraction = await engine.extract(account, new AbortController().signal);
      const heard = heardOf(gold.transcript, await encoder.encode(gold.transcript), encoder.columns);
      const { groundable, lost, wrong } = lossesOf(gold, heard, claims, extraction);
      sums.groundable += groundable;
      for (const { value, cause } of lost) sums.lost.push(`${gold.id} ${value} (${cause})`);
      sums.wrong.reader += wrong.reader;
      sums.wrong.model += wrong.model;
    }
  } finally {
    await server.close();
  }
  expect(sums.groundable).toBeGreaterThan(800);
  expect(1 - sums.lost.length / sums.groundable, sums.lost.join('\n')).toBeGreaterThanOrEqual(0.99);
  expect(sums.wrong.model).toBeLessThanOrEqual(sums.wrong.reader);
}, 600_000);

function narrations() {
  return ROUNDS.flatMap((round) =>
    readFileSync(new URL(`eval/narrations/${round}.jsonl`, root), 'utf8')
      .split('\n')
      .filter(Boolean)
      .filter((_, i) => i % EACH === 0)
      .map((line) => JSON.parse(line)),
  );
}
