#!/usr/bin/env node
// Turns lessons and narrations into what train.py learns from: texts with labelled stretches, and the mentions that the
// exact readers find in them (units, times, numbers), so that training sees what the service sees.
//   node training/export.mjs OUT.json
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { utcToLocal } from '../build/departments/local-time.js';
import { timeZoneOf } from '../build/departments/time-zone.js';
import { timelineOf } from '../build/extraction/core/timeline.js';
import { CONCEPT_PATHS, codeOf, NUMBER_PATHS } from '../build/extraction/reader/concepts.js';
import { mentionsIn } from '../build/extraction/reader/mentions.js';
import { tokeniser } from '../build/extraction/reader/word-pieces.js';
import { extractByRules } from '../build/extraction/rules-engine.js';
import { read } from '../build/extraction/text/reading.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const [out] = process.argv.slice(2);
const piecesOf = tokeniser(readFileSync(new URL('../src/extraction/reader/model/words.txt', import.meta.url), 'utf8'));
const tokensOf = (text) => piecesOf(text).map(({ id, start, end }) => [id, start, end]);
const FIELD_OF = new Map(Object.entries(CONCEPT_PATHS).map(([field, path]) => [path, field]));
const NUMBER_OF = new Map(Object.entries(NUMBER_PATHS).map(([role, path]) => [path, role]));

const lessons = JSON.parse(
  execFileSync('python3', [`${here}lessons.py`, '--json', ...dataFiles()], { maxBuffer: 1 << 30 }),
).map((lesson) => ({ ...lesson, kind: 'lesson', mentions: mentionsIn(lesson.text), tokens: tokensOf(lesson.text) }));
const narrations = [];
const folder = `${here}../eval/narrations/`;
for (const name of readdirSync(folder).sort())
  for (const line of readFileSync(folder + name, 'utf8')
    .split('\n')
    .filter(Boolean))
    narrations.push(narration(JSON.parse(line)));
const extra = process.argv.slice(3).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ ...narration(JSON.parse(line)), set: file.split('/').at(-1) })),
);
writeFileSync(out, JSON.stringify({ lessons, narrations, extra }));
console.log(`${lessons.length} lessons, ${narrations.length} narrations, ${extra.length} others`);

function dataFiles() {
  return readdirSync(`${here}data`)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => `${here}data/${name}`);
}

/** A gold draft as labels of the whole text; the words of the values that the rules find too are pointed at. */
function narration(gold) {
  const { id, transcript: text, department, expect = {}, optional = {} } = gold;
  const mentions = mentionsIn(text);
  const want = labelsOf(expect, department);
  const allow = labelsOf(optional, department);
  const hints = [];
  const narrator = timelineOf(read(text)).narrator;
  if (Object.keys(expect).length > 0) {
    const { filled } = extractByRules({ transcript: text, department, receivedAt: new Date(gold.received_at) });
    const names = new Map(
      filled
        .filter(({ path }) => path.endsWith('reported_unit_id'))
        .map(({ path, value }) => [path.replace('.reported_unit_id', ''), value]),
    );
    const right = new Set([...want.doc, ...allow.doc].flat());
    const counted = new Set(
      [...want.numbers, ...allow.numbers].map(({ role, value, unit }) => `${role} ${value} ${unit ?? ''}`),
    );
    for (const { path, value, sources, estimated } of filled) {
      const label = labelOf(
        path
          .replace(/\[\d+\]/g, '[]')
          .replace(/^incident_types\[\]\.type$/, 'incident_types')
          .replace(/\[\]$/, ''),
        value,
        estimated,
      );
      const unit = names.get(path.replace(/\.[^.]*$/, ''));
      const isRight = label?.startsWith('n=')
        ? counted.has(`${label.slice(2)} ${value} ${unit ? unitKey(unit) : ''}`)
        : right.has(label);
      if (!isRight) continue;
      for (const source of sources)
        if ('start' in source) hints.push([source.start, source.end, label, unit ? unitKey(unit) : null]);
    }
  }
  return {
    id,
    kind: 'narration',
    text,
    tokens: tokensOf(text),
    mentions,
    place: placeOf(expect),
    narrator: narrator ? unitKey(narrator) : null,
    want: want.doc,
    allow: allow.doc.flat(),
    hints,
    times: [...want.times, ...allow.times.map((t) => ({ ...t, optional: true }))],
    numbers: [...want.numbers, ...allow.numbers],
    units: [...want.units],
    maybeUnits: [...allow.units],
  };
}

/** The incident's street and house number, by which its address is known among the mentions. */
function placeOf(expect) {
  const street = expect['base.location.street'];
  const number = expect['base.location.complete_number'];
  return typeof street === 'string'
    ? { street: street.toLowerCase(), number: number === undefined ? null : String(number) }
    : null;
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
  const field = FIELD_OF.get(path);
  const role = NUMBER_OF.get(path);
  return role ? `n=${role}` : field && `${field}=${codeOf(field, value)}`;
}

function labelsOf(wanted, department) {
  const doc = [];
  const times = [];
  const numbers = [];
  const units = new Set();
  const zone = timeZoneOf(department.neris_id);
  for (const [path, want] of Object.entries(wanted)) {
    const unit = /^dispatch\.unit_responses\[([^\]]+)\]/.exec(path)?.[1];
    if (unit) units.add(unitKey(unit));
    const plain = path.replace(/\[[^\]]*\]/g, '[]').replace(/\[\]$/, '');
    const values = want?.any ?? (Array.isArray(want) ? want : [want]);
    const field = FIELD_OF.get(plain);
    const role = /(?:unit_responses\[\]|dispatch|tactic_timestamps)\.(\w+)$/.exec(plain)?.[1];
    if (field) {
      const labels = values.map((value) => `${field}=${codeOf(field, value)}`);
      if (want?.any) doc.push(labels);
      else for (const label of labels) doc.push([label]);
      if (field === 'mode' && !want?.any) numbers.push({ role: 'mode', value: values[0], unit: unitKey(unit) });
    } else if (NUMBER_OF.has(plain)) {
      for (const value of values)
        numbers.push({ role: NUMBER_OF.get(plain), value, ...(unit ? { unit: unitKey(unit) } : {}) });
    } else if (want?.between) {
      if (role) doc.push([`did=${role}`]);
    } else if (role && zone && values.every((value) => /^\d{4}-\d\d-\d\dT/.test(String(value)))) {
      for (const value of values) {
        const { hour, minute } = utcToLocal(zone, new Date(value));
        times.push({ role, hour, minute, ...(unit ? { unit: unitKey(unit) } : {}) });
      }
    }
  }
  return { doc, times, numbers, units };
}
