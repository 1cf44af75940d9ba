#!/usr/bin/env node
// What becomes of a model's claims. Of a perfect model's: how much is kept of what the same tables make of the same claims
// when all of them are believed. Of lies, by kind: how many are refused, and how many wrong values the others bring.
//   node eval/model/measure.mjs [--show] FILE.jsonl …      (after npm run build)
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decide, MODULES } from '../../build/extraction/decide/decide.js';
import { unitKey } from '../../build/extraction/language-model/guard.js';
import { decideWithModel } from '../../build/extraction/language-model/weigh.js';
import { loadEncoder } from '../../build/extraction/reader/encoder.js';
import { heardOf } from '../../build/extraction/reader/heard.js';
import { mentionsIn } from '../../build/extraction/text/mentions.js';
import { SURE } from '../../build/extraction/tuned.js';
import { assemble } from '../../build/neris/assemble.js';
import { scoreDraft } from '../score.mjs';
import { believing } from './believing.mjs';
import { liesAbout } from './lies.mjs';
import { perfectClaims } from './perfect.mjs';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean' } },
});
const encoder = await loadEncoder(2);
const sums = { accounts: 0, wanted: 0, groundable: 0, kept: 0, claims: 0, refused: 0 };
const [found, wrong] = [
  { reader: 0, model: 0 },
  { reader: 0, model: 0 },
];
const [causes, kinds] = [new Map(), new Map()];
const show = (...told) => options.show && console.log(...told);

for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))) {
  const gold = JSON.parse(line);
  const hear = async (transcript) => heardOf(transcript, await encoder.encode(transcript), encoder.columns);
  const heard = await hear(gold.transcript);
  const claims = perfectClaims(gold, heard);
  const account = { ...gold, receivedAt: new Date(gold.received_at) };
  const [alone, drafted] = [decide(account, heard), decideWithModel(account, heard, claims, MODULES)];
  const scores = { reader: scored(gold, alone), model: scored(gold, drafted) };
  const free = scored(gold, decide(account, believing(heard, claims)));
  const lost = [...scores.model.missing].filter((each) => !free.missing.has(each));
  sums.accounts++;
  sums.wanted += free.wanted;
  sums.groundable += free.wanted - free.missing.size;
  sums.kept += free.wanted - free.missing.size - lost.length;
  sums.claims += claims.length;
  sums.refused += drafted.dropped.length;
  for (const who of ['reader', 'model']) {
    found[who] += scores[who].wanted - scores[who].missing.size;
    wrong[who] += scores[who].wrong.length;
  }
  for (const each of lost) show(`${gold.id}  lost  ${each}`);
  for (const { path, value, reason } of drafted.dropped) {
    causes.set(reason, (causes.get(reason) ?? 0) + 1);
    show(`${gold.id}  refused  ${path} “${value}”: ${reason}`);
  }
  for (const each of scores.model.wrong) if (!scores.reader.wrong.includes(each)) show(`${gold.id}  newly ${each}`);
  const { units } = mentionsIn(gold.transcript);
  const isSure = ({ concept, at }) => heard.role(at, concept) >= SURE;
  const isOf = ({ at }, name) =>
    units.some((unit) => unitKey(unit.name) === unitKey(name) && heard.belongs('unit', at, unit) >= SURE);
  for (const { kind, lies, transcript = gold.transcript } of liesAbout(gold, claims, isSure, isOf)) {
    const own = transcript === gold.transcript ? heard : await hear(transcript);
    const told = decideWithModel({ ...account, transcript }, own, lies, MODULES);
    const before = scored(gold, decide({ ...account, transcript }, own)).wrong;
    const counts = kinds.get(kind) ?? { lies: 0, refused: 0, invented: 0 };
    const invented = scored(gold, told).wrong.filter((each) => !before.includes(each));
    counts.lies += lies.length;
    counts.refused += told.dropped.length;
    counts.invented += invented.length;
    kinds.set(kind, counts);
    for (const each of invented) show(`${gold.id}  ${kind}  ${each}`);
  }
}

const { kept, groundable, ...others } = sums;
console.log(`of ${groundable} groundable values kept ${kept}: ${(kept / groundable).toFixed(4)}`);
console.log(JSON.stringify(others));
for (const who of ['reader', 'model']) console.log(`${who}: found ${found[who]}, wrong ${wrong[who]}`);
for (const [reason, count] of causes) console.log(`  refused ${count}  ${reason}`);
for (const [kind, { lies, refused, invented }] of kinds)
  console.log(`${kind}: ${lies} lies, refused ${refused}, wrong values brought ${invented}`);

function scored(gold, extraction) {
  const { neris, gaps } = assemble(extraction);
  const { notes, tally } = scoreDraft(gold, { neris, gaps, modules: extraction.modules });
  const missing = notes.flatMap((note) => {
    const absent = /^missing {2}(.*)$/.exec(note)?.[1];
    const [, path, want] = /^wrong {4}(\S.*?) = .*, wanted ([^[].*)$/.exec(note) ?? [];
    return absent ? [absent] : path ? [`${path} = ${want}`] : [];
  });
  const wanted = [...tally.values()].reduce((sum, counts) => sum + counts.wanted, 0);
  return { missing: new Set(missing), wanted, wrong: notes.filter((note) => note.startsWith('wrong')) };
}
