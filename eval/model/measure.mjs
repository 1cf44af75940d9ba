#!/usr/bin/env node
// What the guard costs a perfect model: its claims through the guard, beside the same claims believed without one.
//   node eval/model/measure.mjs [--show] [FILE.jsonl …]      (after npm run build)
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { decide, MODULES } from '../../build/extraction/decide/decide.js';
import { decideWithModel } from '../../build/extraction/model/weigh.js';
import { loadEncoder } from '../../build/extraction/reader/encoder.js';
import { heardOf } from '../../build/extraction/reader/heard.js';
import { mentionsIn } from '../../build/extraction/reader/mentions.js';
import { assemble } from '../../build/neris/assemble.js';
import { scoreDraft } from '../score.mjs';
import { believing } from './believing.mjs';
import { perfectAnswer } from './perfect.mjs';

const own = fileURLToPath(new URL('../narrations/', import.meta.url));
const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: 'boolean' } } });
const files = positionals.length
  ? positionals
  : readdirSync(own)
      .sort()
      .map((name) => own + name);
const encoder = await loadEncoder(2);
const sums = {
  wanted: 0,
  groundable: 0,
  kept: 0,
  wrong: 0,
  readerFound: 0,
  readerWrong: 0,
  untrusted: 0,
  claims: 0,
  dropped: 0,
};
const causes = new Map();
for (const file of files)
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const gold = JSON.parse(line);
    const account = { ...gold, receivedAt: new Date(gold.received_at) };
    const heard = heardOf(gold.transcript, await encoder.encode(gold.transcript), encoder.columns);
    const answer = perfectAnswer(gold, heard);
    const score = (extraction) => scored(gold, extraction);
    const alone = score(decide(account, heard));
    const free = score(decide(account, believing(heard, mentionsIn(gold.transcript), answer.claims)));
    const extraction = decideWithModel(account, heard, answer, MODULES);
    const guarded = score(extraction);
    sums.wanted += alone.wanted;
    sums.groundable += free.wanted - free.lost.size;
    sums.readerFound += alone.wanted - alone.lost.size;
    sums.readerWrong += alone.wrong;
    sums.wrong += guarded.wrong;
    sums.claims += answer.claims.length;
    sums.dropped += extraction.dropped.length;
    if (!extraction.extras.model.believed) sums.untrusted++;
    const lost = [...guarded.lost].filter((each) => !free.lost.has(each));
    sums.kept += free.wanted - free.lost.size - lost.length;
    for (const each of lost) {
      const cause = causeOf(each, extraction, alone.lost.has(each));
      causes.set(cause, (causes.get(cause) ?? 0) + 1);
      if (options.show) console.log(`${gold.id}  ${each}  (${cause})`);
    }
  }
const share = (part, whole) => (part / whole).toFixed(4);
console.log(`wanted ${sums.wanted}; reader alone finds ${sums.readerFound}, wrong ${sums.readerWrong}`);
console.log(
  `groundable ${sums.groundable}, kept by the guard ${sums.kept}: ${share(sums.kept, sums.groundable)}; wrong ${sums.wrong}`,
);
console.log(`claims ${sums.claims}, dropped ${sums.dropped}; not believed in ${sums.untrusted} narrations`);
for (const [cause, count] of [...causes].sort((a, b) => b[1] - a[1])) console.log(`  ${count}  ${cause}`);

function scored(gold, extraction) {
  const { neris, gaps } = assemble(extraction);
  const { notes, tally } = scoreDraft(gold, { neris, gaps, modules: extraction.modules });
  const lost = new Set(
    notes.flatMap((note) => {
      const missing = /^missing {2}(.*)$/.exec(note)?.[1];
      const other = /^wrong {4}(\S.*?) = .*, wanted (.*)$/.exec(note);
      return missing ? [missing] : other && !other[2].startsWith('[') ? [`${other[1]} = ${other[2]}`] : [];
    }),
  );
  let [wanted, wrong] = [0, 0];
  for (const counts of tally.values()) {
    wanted += counts.wanted;
    wrong += counts.wrong;
  }
  return { lost, wanted, wrong };
}

/** The reason of a claim for that place that was dropped; else the tables had it otherwise than without a guard. */
function causeOf(lost, { dropped }, alsoAlone) {
  const path = lost.split(' = ')[0].replace(/\[[^\]]*\]/g, '');
  const [claim] = dropped.filter(
    (each) => path === each.path || path.startsWith(`${each.path}.`) || each.path.startsWith(path),
  );
  return claim
    ? `guard: ${claim.reason}`
    : alsoAlone
      ? 'decided otherwise, as by the reader alone'
      : 'decided otherwise';
}
