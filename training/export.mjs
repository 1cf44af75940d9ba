#!/usr/bin/env node
// Turns lessons and narrations into what train.py learns from: texts with labelled stretches, and the mentions that the
// exact readers find in them (units, times, numbers), so that training sees what the service sees.
//   node training/export.mjs OUT.json
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { utcToLocal } from '../build/departments/local-time.js';
import { timeZoneOf } from '../build/departments/time-zone.js';
import { CONCEPT_PATHS, codeOf, NUMBER_PATHS } from '../build/extraction/reader/concepts.js';
import { tokeniser, withStops } from '../build/extraction/reader/word-pieces.js';
import { mentionsIn } from '../build/extraction/text/mentions.js';
import { dayOf, isWithin } from '../build/extraction/text/times/days.js';
import { abbreviated } from './abbreviate.mjs';
import { alignSpans } from './align.mjs';
import { misheard } from './mishear.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const [out] = process.argv.slice(2);
const piecesOf = tokeniser(
  readFileSync(new URL('../src/extraction/reader/weights/words.txt', import.meta.url), 'utf8'),
);
const tokensOf = (text) => piecesOf(withStops(text)).map(({ id, start, end }) => [id, start, end]);
const FIELD_OF = new Map(Object.entries(CONCEPT_PATHS).map(([field, path]) => [path, field]));
const NUMBER_OF = new Map(Object.entries(NUMBER_PATHS).map(([role, path]) => [path, role]));

const pointed = new Map(linesOf(`${here}pointed.jsonl`).map(({ id, narrator, hints }) => [id, { narrator, hints }]));

const lessons = JSON.parse(
  execFileSync('python3', [`${here}lessons.py`, '--json', ...dataFiles()], { maxBuffer: 1 << 30 }),
).map((lesson) => {
  const mentions = mentionsIn(lesson.text);
  const { text } = lesson;
  return {
    ...lesson,
    text: counted(text),
    kind: 'lesson',
    mentions,
    days: lessonDays(lesson, mentions),
    tokens: tokensOf(text),
  };
});
const folder = `${here}../eval/narrations/`;
const narrations = readdirSync(folder)
  .sort()
  .flatMap((name) => linesOf(folder + name).map(narration));
const extra = process.argv
  .slice(3)
  .flatMap((file) => linesOf(file).map((gold) => ({ ...narration(gold), set: file.split('/').at(-1) })));
const byId = new Map([...lessons, ...narrations].map((doc) => [doc.id, doc]));
const heard = linesOf(`${here}heard.jsonl`).flatMap(({ id, transcript }) => {
  const doc = byId.get(id);
  return doc && transcript ? [asHeard(doc, transcript)] : [];
});
const short = [...lessons, ...narrations].flatMap(inShort);
const broken = [...lessons, ...narrations].flatMap(asMisheard);
writeFileSync(out, JSON.stringify({ lessons, narrations, heard: [...heard, ...short, ...broken], extra }));
console.log(
  `${lessons.length} lessons, ${narrations.length} narrations, ${heard.length} as heard, ${short.length} with units written short, ${broken.length} as if misheard, ${extra.length} others`,
);

/** Python counts characters and we UTF-16 units: a picture sign is two of them here, and is made two there. */
function counted(text) {
  return text.replace(/[\u{10000}-\u{10FFFF}]/gu, '□□');
}

/** Every sixth text of several units with them written short: now "M3", now "M-3". */
function inShort(doc) {
  const turn = crc32(doc.id) % 12;
  return turn < 2 ? withSwaps(doc, abbreviated(doc.text, turn === 0 ? '' : '-')) : [];
}

/** Every sixth narration and every twelfth lesson, others than those, as a recogniser might have put it down. */
function asMisheard(doc) {
  const turn = crc32(doc.id) % 12;
  return turn === 2 || (doc.kind === 'narration' && turn === 3) ? withSwaps(doc, misheard(doc.text, doc.id)) : [];
}

/** A text some of whose words were swapped, with the labels where their words stand now. */
function withSwaps(doc, made) {
  if (!made) return [];
  const { text, place } = made;
  const move = ([start, end, ...rest]) => [place(start), place(end), ...rest];
  const same = { ...doc, text, tokens: tokensOf(text), mentions: mentionsIn(text) };
  if (doc.hints) return [{ ...same, hints: doc.hints.map(move), days: doc.day && ownDays(text, doc.day) }];
  const spans = doc.spans.map(move);
  return [{ ...same, spans, days: lessonDays({ ...doc, text, spans }, same.mentions) }];
}

/** The same text as the recogniser heard it, its labels on the words that were heard; what was not heard is not judged. */
function asHeard(doc, text) {
  const moved = alignSpans(doc.text, text, doc.spans ?? doc.hints);
  const heard = (doc.spans ?? doc.hints).flatMap((span, i) => (moved[i] ? [[...moved[i], ...span.slice(2)]] : []));
  const mentions = mentionsIn(text);
  return {
    ...doc,
    text: counted(text),
    tokens: tokensOf(text),
    mentions,
    // A town that was misheard is not there to be pointed at.
    ...(doc.town && !text.toLowerCase().includes(doc.town.toLowerCase()) ? { town: null } : {}),
    ...(doc.spans
      ? {
          spans: heard,
          unheard: doc.spans.filter((_, i) => !moved[i]),
          days: lessonDays({ ...doc, text, spans: heard }, mentions),
        }
      : {
          hints: heard,
          days: doc.day && ownDays(text, doc.day),
          mentions: { ...mentions, addresses: addressesHeard(doc, text, mentions.addresses) },
        }),
  };
}

/** A street that was misheard is known by where it was said. */
function addressesHeard({ text: said, place, mentions }, text, addresses) {
  const own = mentions.addresses.filter(({ street }) => street.toLowerCase() === place?.street);
  const exact = own.filter(({ number }) => number === place?.number);
  const stretches = (exact.length > 0 ? exact : own).map(({ start, end }) => [start, end]);
  const places = alignSpans(said, text, stretches).filter(Boolean);
  return addresses.map((address) => ({
    ...address,
    isIncident: places.some(([start, end]) => start < address.end && end > address.start),
  }));
}

function linesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function dataFiles() {
  return readdirSync(`${here}data`)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => `${here}data/${name}`);
}

/** A gold draft as labels of the whole text; `pointed.jsonl` says on which words its values stand. */
function narration(gold) {
  const { id, transcript: text, department, expect = {}, optional = {} } = gold;
  const want = labelsOf(expect, department);
  const allow = labelsOf(optional, department);
  const { narrator = null, hints = [] } = pointed.get(id) ?? {};
  const day = beginning(gold);
  return {
    id,
    kind: 'narration',
    day,
    days: day && ownDays(text, day),
    text: counted(text),
    tokens: tokensOf(text),
    mentions: mentionsIn(text),
    place: placeOf(expect),
    town: townOf(expect),
    narrator,
    want: want.doc,
    allow: allow.doc.flat(),
    hints,
    times: [...want.times, ...allow.times.map((t) => ({ ...t, optional: true }))],
    numbers: [...want.numbers, ...allow.numbers],
    units: [...want.units],
    maybeUnits: [...allow.units],
  };
}

/** When the first event of the draft was and when it was told, on the department's own clock; null where no time is in it. */
function beginning({ department, received_at, expect = {} }) {
  const zone = timeZoneOf(department.neris_id);
  const moments = Object.values(expect).filter((value) => /^\d{4}-\d\d-\d\dT/.test(String(value)));
  if (!zone || moments.length === 0) return null;
  const local = (moment) => {
    const { year, month, day, hour, minute } = utcToLocal(zone, new Date(moment));
    return { day: Date.UTC(year, month - 1, day), minutes: hour * 60 + minute };
  };
  return { first: local(moments.sort()[0]), told: local(received_at) };
}

/**
 * Of a lesson it is not known when it was told: a day is its own in the opening words or in a sentence with a time of its own, none in
 * a stretch that is about something else, and elsewhere nobody says (null).
 */
function lessonDays({ text, spans, register }, { days }) {
  return days.map(({ start, end }) => {
    const within = ([from, to]) => from < end && to > start;
    if (register === 'none' || spans.some((span) => span[2] === '~' && within(span))) return [start, end, false];
    const from = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => text.lastIndexOf(mark, start - 1) + 1), 0);
    const to = text.slice(end).search(/[.!?]\s|\n|$/) + end;
    const isTimed = spans.some(([at, , sign, field]) => sign === '' && field === 't' && at >= from && at < to);
    return [start, end, isTimed || text.slice(0, start).split(/\s+/).length <= 6 ? true : null];
  });
}

/** Every day and part of a day that is said, and whether it can be that of the first event. */
function ownDays(text, { first, told }) {
  const days = mentionsIn(text).days;
  const fits = ({ said }) => dayOf(said, told.day, told.minutes, first.minutes) === first.day;
  return days.map((mention) => {
    const { start, end, said } = mention;
    if (said.day) return [start, end, fits(mention)];
    const named = days.filter((other) => other.said.day && other.start < end && other.end > start);
    return [start, end, isWithin(said.part, first.minutes) && named.every(fits)];
  });
}

/** The incident's street and house number, by which its address is known among the mentions. */
function placeOf(expect) {
  const street = expect['base.location.street'];
  const number = expect['base.location.complete_number'];
  return typeof street === 'string'
    ? { street: street.toLowerCase(), number: number === undefined ? null : String(number) }
    : null;
}

/** The incident's town where only one is right. */
function townOf(expect) {
  const town = expect['base.location.incorporated_municipality'];
  return typeof town === 'string' ? town : null;
}

/** Units are told apart by kind and number, however they were written. */
function unitKey(name) {
  return name
    .toLowerCase()
    .replace(/^battalion chief /, 'battalion ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
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
