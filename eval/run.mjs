#!/usr/bin/env node
// Drafts every narration of the gold files and scores the drafts.
//   npm run eval                          the project's own narrations
//   npm run eval -- FILE.jsonl …          others; lines without `expect` are texts that tell of no incident
//   npm run eval -- --show [FILE …]       and every value that is wrong or missing
//   npm run eval -- --drafts OUT.jsonl …  and the drafts themselves, one a line
//   npm run eval -- --engine model …      with the language model of the settings (MODEL_URL …), beside the reader alone
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseEngine } from '../build/app/choose-engine.js';
import { loadReader } from '../build/extraction/draft.js';
import { extractionVersion } from '../build/extraction/version.js';
import { assemble } from '../build/neris/assemble.js';
import { checkDraft } from '../build/neris/check.js';
import { readSettings } from '../build/settings.js';
import { drawnOf, scoreDraft } from './score.mjs';

/** Accounts under way at once where each waits for a server. */
const AT_ONCE = 4;
const own = fileURLToPath(new URL('narrations/', import.meta.url));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean' },
    drafts: { type: 'string' },
    engine: { type: 'string', default: 'reader' },
  },
});
if (!['reader', 'model'].includes(options.engine)) throw new Error('--engine is reader or model');
const files = positionals.length
  ? positionals
  : readdirSync(own)
      .filter((name) => name.endsWith('.jsonl'))
      .sort()
      .map((name) => own + name);
const SANDBOX = { neris_id: 'FD24031901', name: 'Sandbox FD', city: 'Gaithersburg', state: 'MD' };
const SANDBOX_RECEIVED = '2026-03-14T23:00:00Z';
const golds = files
  .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
  .map((line) => ({ department: SANDBOX, received_at: SANDBOX_RECEIVED, ...JSON.parse(line) }));
const read = await loadReader(2);
const reader = { version: extractionVersion(), extract: (account) => read(account) };
const percent = (part, whole) => (whole ? part / whole : 1).toFixed(3);

if (options.engine === 'model') {
  const sums = { narrations: 0, tokens_in: 0, tokens_out: 0, ms: 0, claims: 0, refused: 0, fallbacks: 0 };
  const failures = new Map();
  const settings = readSettings({ ...process.env, EXTRACTION_ENGINE: 'model' });
  const engine = chooseEngine(settings, reader, {
    onFailure: (event, { code }) => failures.set(`${event}: ${code}`, (failures.get(`${event}: ${code}`) ?? 0) + 1),
    onAsked({ failed, ...counts }) {
      sums.narrations++;
      if (failed) sums.fallbacks++;
      for (const [name, count] of Object.entries(counts)) if (name in sums) sums[name] += count;
    },
  });
  console.log(`the reader alone (${reader.version})`);
  await evaluate(reader, 1, {});
  console.log(`\n${settings.MODEL_NAME} beside the reader (${engine.version})`);
  await evaluate(engine, AT_ONCE, options);
  console.log(
    Object.entries(sums)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  );
  for (const [failure, count] of failures) console.log(`  ${count}  ${failure}`);
} else await evaluate(reader, 1, options);

async function evaluate(engine, atOnce, { show, drafts: out }) {
  const totals = new Map();
  const drafts = [];
  const [signal, waiting] = [new AbortController().signal, [...golds.entries()]];
  let [clean, invalid, modulesWrong, emptied, typeless] = [0, 0, 0, 0, 0];
  const none = { texts: 0, drawn: 0, untouched: 0, doubted: 0 };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [i, gold] = next;
      const extraction = await engine.extract({ ...gold, receivedAt: new Date(gold.received_at) }, signal);
      const { neris, gaps } = assemble(extraction);
      drafts[i] = JSON.stringify({ id: gold.id, neris });
      const drawn = drawnOf(neris);
      if (!gold.expect) {
        none.texts++;
        none.drawn += drawn.length;
        if (drawn.length === 0) none.untouched++;
        else if (extraction.doubts?.length) none.doubted++;
        if (show && drawn.length > 0) console.log(`${gold.id}\n  ${drawn.join('\n  ')}`);
        continue;
      }
      if (drawn.length === 0 && Object.keys(gold.expect).length > 0) emptied++;
      if (!neris.incident_types && gold.expect.incident_types) typeless++;
      const { notes, tally } = scoreDraft(gold, { neris, gaps, modules: extraction.modules });
      if (checkDraft(neris).length > 0) invalid++;
      if (notes.some((note) => note.startsWith('modules'))) modulesWrong++;
      if (notes.length === 0) clean++;
      else if (show) console.log(`${gold.id}\n  ${notes.join('\n  ')}`);
      for (const [group, counts] of tally)
        for (const [what, count] of Object.entries(counts)) add(totals, group, what, count);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (out) writeFileSync(out, `${drafts.join('\n')}\n`);
  for (const [group, { right = 0, wrong = 0, wanted = 0, found = 0 }] of totals) {
    if (group !== 'all')
      console.log(
        `${group.padEnd(10)} precision ${percent(right, right + wrong)}  recall ${percent(found, wanted)}  wanted ${wanted}, wrong ${wrong}`,
      );
  }
  if (none.texts > 0)
    console.log(
      `no incident: ${none.texts} texts, ${percent(none.drawn, none.texts)} values a text, ${none.untouched} with none, ${none.doubted} doubted`,
    );
  if (none.texts === golds.length) return;
  const { right = 0, wrong = 0, wanted = 0, found = 0 } = totals.get('all') ?? {};
  console.log(
    `narrations ${golds.length - none.texts}, without a fault ${clean}, not draft-valid ${invalid}, modules wrong ${modulesWrong}`,
  );
  console.log(`drafts emptied ${emptied}, left without any type ${typeless}`);
  console.log(`precision ${percent(right, right + wrong)} recall ${percent(found, wanted)}`);
}

function add(totals, group, what, count) {
  for (const name of [group, 'all']) {
    const counts = totals.get(name) ?? {};
    counts[what] = (counts[what] ?? 0) + count;
    totals.set(name, counts);
  }
}
