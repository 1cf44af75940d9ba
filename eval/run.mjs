#!/usr/bin/env node
// Drafts every narration of the gold files and scores the drafts.
//   npm run eval                          the project's own narrations
//   npm run eval -- FILE.jsonl …          others
//   npm run eval -- --show [FILE …]       and every value that is wrong or missing
//   npm run eval -- --drafts OUT.jsonl …  and the drafts themselves, one a line
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadReader } from '../build/extraction/reader/read-account.js';
import { assemble } from '../build/neris/assemble.js';
import { checkDraft } from '../build/neris/check.js';
import { scoreDraft } from './score.mjs';

const own = fileURLToPath(new URL('narrations/', import.meta.url));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean' },
    drafts: { type: 'string' },
  },
});
const extract = await loadReader(2);
const files = positionals.length
  ? positionals
  : readdirSync(own)
      .filter((name) => name.endsWith('.jsonl'))
      .sort()
      .map((name) => own + name);

const totals = new Map();
const drafts = [];
let cases = 0;
let clean = 0;
let invalid = 0;
let modulesWrong = 0;
for (const file of files) {
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const gold = JSON.parse(line);
    const extraction = await extract({ ...gold, receivedAt: new Date(gold.received_at) });
    const { neris, gaps } = assemble(extraction);
    drafts.push(JSON.stringify({ id: gold.id, neris }));
    const { notes, tally } = scoreDraft(gold, { neris, gaps, modules: extraction.modules });
    const problems = checkDraft(neris);
    cases++;
    if (problems.length > 0) invalid++;
    if (notes.some((note) => note.startsWith('modules'))) modulesWrong++;
    if (notes.length === 0) clean++;
    else if (options.show) console.log(`${gold.id}\n  ${notes.join('\n  ')}`);
    for (const [group, counts] of tally) for (const [what, count] of Object.entries(counts)) add(group, what, count);
  }
}

if (options.drafts) writeFileSync(options.drafts, `${drafts.join('\n')}\n`);

const percent = (part, whole) => (whole ? part / whole : 1).toFixed(3);
for (const [group, { right = 0, wrong = 0, wanted = 0, found = 0 }] of totals) {
  if (group !== 'all')
    console.log(
      `${group.padEnd(10)} precision ${percent(right, right + wrong)}  recall ${percent(found, wanted)}  wanted ${wanted}, wrong ${wrong}`,
    );
}
const { right = 0, wrong = 0, wanted = 0, found = 0 } = totals.get('all') ?? {};
console.log(`narrations ${cases}, without a fault ${clean}, not draft-valid ${invalid}, modules wrong ${modulesWrong}`);
console.log(`precision ${percent(right, right + wrong)} recall ${percent(found, wanted)}`);

function add(group, what, count) {
  for (const name of [group, 'all']) {
    const counts = totals.get(name) ?? {};
    counts[what] = (counts[what] ?? 0) + count;
    totals.set(name, counts);
  }
}
