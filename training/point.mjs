#!/usr/bin/env node
// On which words the values of the gold drafts stand: the phrase rules find nearly all of them and know their words.
//   node training/point.mjs > training/pointed.jsonl
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { timelineOf } from '../build/extraction/core/timeline.js';
import { CONCEPT_PATHS, codeOf, NUMBER_PATHS } from '../build/extraction/reader/concepts.js';
import { extractByRules } from '../build/extraction/rules-engine.js';
import { read } from '../build/extraction/text/reading.js';

const FIELD_OF = new Map(Object.entries(CONCEPT_PATHS).map(([field, path]) => [path, field]));
const NUMBER_OF = new Map(Object.entries(NUMBER_PATHS).map(([role, path]) => [path, role]));
const folder = fileURLToPath(new URL('../eval/narrations/', import.meta.url));

for (const name of readdirSync(folder).sort())
  for (const line of readFileSync(folder + name, 'utf8')
    .split('\n')
    .filter(Boolean))
    console.log(JSON.stringify(point(JSON.parse(line))));

/** [start, end, label, whose]: whose is the unit, or the number of the patient, exposure or substance. */
function point({ id, transcript, department, received_at, expect = {}, optional = {} }) {
  const { narrator } = timelineOf(read(transcript));
  const { filled } = extractByRules({ transcript, department, receivedAt: new Date(received_at) });
  const names = new Map(
    filled
      .filter(({ path }) => path.endsWith('reported_unit_id'))
      .map(({ path, value }) => [path.replace('.reported_unit_id', ''), value]),
  );
  const gold = new Map();
  for (const [path, want] of [...Object.entries(expect), ...Object.entries(optional)])
    gold.set(goldPath(path), [...(gold.get(goldPath(path)) ?? []), want]);
  const hints = [];
  for (const { path, value, sources, estimated } of filled) {
    const unit = names.get(path.replace(/\.[^.]*$/, ''));
    const whose = unit
      ? unitKey(unit)
      : (/^(?:medical_details|exposures|hazsit_detail\.chemicals)\[(\d+)\]/.exec(path)?.[1] ?? null);
    const place = unit ? goldPath(path.replace(/\[\d+\]/, `[${unit}]`)) : setPath(path);
    const label = labelOf(setPath(path).replace(/\[[^\]]*\]/g, '[]'), value, estimated);
    if (!label || !(gold.get(place) ?? []).some((want) => fits(want, value))) continue;
    for (const source of sources) if ('start' in source) hints.push([source.start, source.end, label, whose]);
  }
  return { id, narrator: narrator ? unitKey(narrator) : null, hints };
}

/** Lists of plain values and of types are sets: their members have no number. */
function setPath(path) {
  return path.replace(/^incident_types\[\d+\]\.type$/, 'incident_types').replace(/\[\d+\]$/, '');
}

function goldPath(path) {
  return path.replace(/unit_responses\[([^\]]+)\]/, (_, unit) => `unit_responses[${unitKey(unit)}]`);
}

function fits(want, value) {
  if (want?.any) return want.any.some((each) => fits(each, value));
  if (want?.between) return value >= want.between[0] && value <= want.between[1];
  return Array.isArray(want) ? want.some((each) => fits(each, value)) : String(want) === String(value);
}

/** Units are told apart by kind and number, however they were written. */
function unitKey(name) {
  return name
    .toLowerCase()
    .replace(/^battalion chief /, 'battalion ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function labelOf(path, value, estimated) {
  const milestone = /^tactic_timestamps\.(\w+)$/.exec(path)?.[1];
  if (milestone) return estimated ? `did=${milestone}` : undefined;
  if (path === 'exposures[].location.street') return 'place';
  const field = FIELD_OF.get(path);
  const role = NUMBER_OF.get(path);
  return role ? `n=${role}` : field && `${field}=${codeOf(field, value)}`;
}
