#!/usr/bin/env node
// Lies told to the guard, by kind: how many, and what wrong values came through that the reader alone would not have drawn.
//   node eval/model/attack.mjs [--each N] [--seed S] [FILE.jsonl …]      (after npm run build)
//   node eval/model/attack.mjs --informed …    the worst liar there can be: one that knows all that the reader half hears
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FAINT } from '../../build/extraction/language-model/precedence.js';
import { QUESTIONS } from '../../build/extraction/language-model/questions.js';
import { loadEncoder } from '../../build/extraction/reader/encoder.js';
import { heardOf } from '../../build/extraction/reader/heard.js';
import { attacksOn } from './attacks.mjs';
import { perfectClaims } from './perfect.mjs';
import { withstanding } from './withstand.mjs';

const own = fileURLToPath(new URL('../narrations/', import.meta.url));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    informed: { type: 'boolean' },
  },
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
    const truth = perfectClaims(gold, heard);
    const attacks = options.informed ? [informed(gold, truth, heard)] : attacksOn(gold, options.seed, truth);
    for (const attack of attacks) {
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

/** Everything that the reader half hears and the gold does not hold, on the words it hears it in. */
function informed(gold, truth, heard) {
  const held = new Set(truth.map(({ concept }) => concept));
  const lies = Object.values(QUESTIONS)
    .flatMap((fields) => Object.keys(fields))
    .flatMap((field) => heard.claims(field, FAINT))
    .map(({ field, code, start, end }) => ({
      concept: code ? `${field}=${code}` : field,
      words: gold.transcript.slice(start, end),
    }))
    .filter(({ concept }) => !held.has(concept));
  return { kind: 'what the reader half hears', gold, claims: [...truth, ...lies], lies: lies.length };
}
