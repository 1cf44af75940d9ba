#!/usr/bin/env node
// Whether a value rests on the words it shows: each value's words are taken out of the account, and the value must go.
//   node eval/counterfactual.mjs FILE.jsonl …        (after npm run build)
//   node eval/counterfactual.mjs --show FILE.jsonl … and each value that stays
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadReader } from '../build/extraction/draft.js';
import { groupOf } from './score.mjs';

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: 'boolean' } } });
const read = await loadReader(2);
const counts = new Map();
for (const file of positionals)
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { id, transcript, department, received_at } = JSON.parse(line);
    const draft = (text) => read({ transcript: text, department, receivedAt: new Date(received_at) });
    const { filled } = await draft(transcript);
    const claimed = named(filled).filter(rests);
    for (const { path, value, sources } of claimed) {
      const without = named((await draft(masked(transcript, sources))).filled).filter(rests);
      const same = (other) => other.path === path && other.value === value;
      // Two patients may have had the same done: then one of them must be gone.
      const stays = without.filter(same).length >= claimed.filter(same).length;
      const group = groupOf(path);
      const count = counts.get(group) ?? { values: 0, gone: 0 };
      count.values++;
      if (!stays) count.gone++;
      else if (options.show) console.log(id, path, value, sources.map(({ words }) => words).join(' | '));
      counts.set(group, count);
    }
  }
let [values, gone] = [0, 0];
for (const [group, count] of counts) {
  values += count.values;
  gone += count.gone;
  console.log(`${group.padEnd(10)} ${count.gone} of ${count.values} go with their words`);
}
console.log(`all        ${gone} of ${values}: ${(gone / values).toFixed(3)}`);

/** What the directory knows of the department anyway rests on no words. */
function rests({ path, sources }) {
  return sources.some((source) => 'words' in source) && !path.endsWith('narrative');
}

/** Units by their name, types by their code and other members of lists by their value: places in a list do not matter. */
function named(filled) {
  const names = new Map(
    filled
      .filter(({ path }) => path.endsWith('.reported_unit_id') || /^incident_types\[\d+\]\.type$/.test(path))
      .map(({ path, value }) => [path.replace(/\.[^.]*$/, ''), value]),
  );
  return filled.map((each) => {
    const name = names.get(each.path.replace(/\.[^.]*$/, ''));
    const path = name ? each.path.replace(/\[\d+\]/, `[${name}]`) : each.path.replace(/\[\d+\]/g, '[]');
    return { ...each, path };
  });
}

function masked(transcript, sources) {
  let text = transcript;
  for (const source of sources)
    if ('words' in source)
      text =
        text.slice(0, source.start) + text.slice(source.start, source.end).replace(/\S/g, ' ') + text.slice(source.end);
  return text;
}
