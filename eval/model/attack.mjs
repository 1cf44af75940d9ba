#!/usr/bin/env node
// Lies told to the guard, by kind: how many, and what wrong values came through that the reader alone would not have drawn.
//   node eval/model/attack.mjs [--each N] [--seed S] [FILE.jsonl …]      (after npm run build)
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadEncoder } from '../../build/extraction/reader/encoder.js';
import { heardOf } from '../../build/extraction/reader/heard.js';
import { attacksOn } from './attacks.mjs';
import { perfectClaims } from './perfect.mjs';
import { withstanding } from './withstand.mjs';

const own = fileURLToPath(new URL('../narrations/', import.meta.url));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
const files = positionals.length
  ? positionals
  : readdirSync(own)
      .sort()
      .map((name) => own + name);
const encoder = await loadEncoder(2);
const withstand = withstanding(encoder);
const kinds = new Map();
for (const file of files) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  for (const line of lines.filter((_, i) => i % Number(options.each) === 0)) {
    const gold = JSON.parse(line);
    const heard = heardOf(gold.transcript, await encoder.encode(gold.transcript), encoder.columns);
    for (const attack of attacksOn(gold, options.seed, perfectClaims(gold, heard))) {
      const { invented, believed } = await withstand(attack);
      const counts = kinds.get(attack.kind) ?? { cases: 0, lies: 0, believed: 0, invented: 0 };
      counts.cases++;
      counts.lies += attack.lies;
      if (believed) counts.believed++;
      counts.invented += invented.length;
      for (const each of invented) console.log(`${attack.gold.id}  ${attack.kind}  ${each}`);
      kinds.set(attack.kind, counts);
    }
  }
}
let [cases, lies, invented] = [0, 0, 0];
for (const [kind, counts] of kinds) {
  cases += counts.cases;
  lies += counts.lies;
  invented += counts.invented;
  console.log(
    `${kind.padEnd(42)} cases ${counts.cases}, lies ${counts.lies}, model believed in ${counts.believed}, invented ${counts.invented}`,
  );
}
console.log(`cases ${cases}, lies ${lies}, invented ${invented}`);
