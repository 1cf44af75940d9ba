#!/usr/bin/env node
// A perfect model through the guard: how much of what can be grounded is kept, and what is lost by which cause.
//   node eval/model/measure.mjs [--show] [--each N] [FILE.jsonl …]      (after npm run build)
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MODULES } from '../../build/extraction/decide/decide.js';
import { decideWithModel } from '../../build/extraction/language-model/weigh.js';
import { loadEncoder } from '../../build/extraction/reader/encoder.js';
import { heardOf } from '../../build/extraction/reader/heard.js';
import { lossesOf } from './losses.mjs';
import { perfectAnswer } from './perfect.mjs';

const own = fileURLToPath(new URL('../narrations/', import.meta.url));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean' }, each: { type: 'string', default: '1' } },
});
const files = positionals.length
  ? positionals
  : readdirSync(own)
      .sort()
      .map((name) => own + name);
const encoder = await loadEncoder(2);
const sums = { wanted: 0, groundable: 0, lost: 0, claims: 0, dropped: 0, notBelieved: 0, narrations: 0 };
const [found, wrong] = [
  { reader: 0, model: 0 },
  { reader: 0, model: 0 },
];
const causes = new Map();
for (const file of files) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  for (const line of lines.filter((_, i) => i % Number(options.each) === 0)) {
    const gold = JSON.parse(line);
    const heard = heardOf(gold.transcript, await encoder.encode(gold.transcript), encoder.columns);
    const answer = perfectAnswer(gold, heard);
    const account = { ...gold, receivedAt: new Date(gold.received_at) };
    const extraction = decideWithModel(account, heard, answer, MODULES);
    const { model } = extraction.extras;
    const losses = lossesOf(gold, heard, answer.claims, extraction);
    sums.narrations++;
    sums.wanted += losses.wanted;
    sums.groundable += losses.groundable;
    sums.lost += losses.lost.length;
    sums.claims += model.claims;
    sums.dropped += model.dropped;
    if (!model.believed) sums.notBelieved++;
    for (const who of ['reader', 'model']) {
      found[who] += losses.found[who];
      wrong[who] += losses.wrong[who];
    }
    for (const { value, cause } of losses.lost) {
      causes.set(cause, (causes.get(cause) ?? 0) + 1);
      if (options.show) console.log(`${gold.id}  ${value}  (${cause})`);
    }
  }
}
const { narrations, wanted, groundable, lost, claims, dropped, notBelieved } = sums;
console.log(`narrations ${narrations}, wanted ${wanted}, groundable ${groundable}, lost ${lost}`);
console.log(`recall of what is groundable ${(1 - lost / groundable).toFixed(4)}`);
console.log(`claims ${claims}, dropped ${dropped}, model not believed in ${notBelieved} narrations`);
for (const who of ['reader', 'model']) console.log(`${who}: found ${found[who]} of ${wanted}, wrong ${wrong[who]}`);
for (const [cause, count] of [...causes].sort((a, b) => b[1] - a[1])) console.log(`  ${count}  ${cause}`);
