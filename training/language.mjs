#!/usr/bin/env node
// How the fire service talks, for the recogniser: which tokens follow which in the narrations and lessons of this
// repository. Counts them, and writes what src/transcription/language/language.ts reads.
//   node training/language.mjs [--until ROUND] [--out FILE]
// Needs build/ (npm run build) and Python. Rounds after ROUND are held out: the newest measure what it brings. Seconds.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tokensOf } from '../build/transcription/moonshine/tokens.js';

const here = fileURLToPath(new URL('.', import.meta.url));
/** Registers that are written and never spoken. */
const WRITTEN = new Set(['log', 'chart']);
/** Tokens looked at together. */
const ORDER = 4;
/** Runs of so many tokens are kept from so many occurrences on. */
const LEAST = [1, 1, 2, 2];
/** Taken off every count for what was never seen. */
const DISCOUNT = 0.75;
/** Parts of a step in the logarithms written: natural ones, negative, at most 255 parts. */
const PARTS = 16;

const { values } = parseArgs({
  options: {
    until: { type: 'string', default: '169' },
    out: { type: 'string', default: `${here}../src/transcription/language/fire-language.bin` },
  },
});

const texts = [...narrations(Number(values.until)), ...lessons()];
const tokens = Uint16Array.from(texts.flatMap((text) => [0, ...tokensOf(text)]));
const levels = levelsOf(tokens);
writeFileSync(values.out, fileOf(levels));
console.log(
  `${texts.length} texts, ${tokens.length} tokens; runs kept: ${levels.map(({ token }) => token.length).join(', ')}`,
);

function narrations(until) {
  const folder = `${here}../eval/narrations/`;
  return readdirSync(folder)
    .filter((name) => Number(/^round-(\d+)/.exec(name)?.[1] ?? 0) <= until)
    .flatMap((name) =>
      readFileSync(folder + name, 'utf8')
        .split('\n')
        .filter(Boolean),
    )
    .map((line) => JSON.parse(line))
    .filter(({ style }) => !WRITTEN.has(style))
    .map(({ transcript }) => transcript);
}

function lessons() {
  const files = readdirSync(`${here}data`).filter((name) => name.endsWith('.txt'));
  const paths = files.sort().map((name) => `${here}data/${name}`);
  const written = execFileSync('python3', [`${here}lessons.py`, '--json', ...paths], { maxBuffer: 1 << 30 });
  return JSON.parse(written)
    .filter(({ register }) => !WRITTEN.has(register))
    .map(({ text }) => text);
}

/**
 * A tree of runs, level by level: of each its last token, how likely that is after the others, how much is left for what
 * was never seen after it, and where the runs that go on from it begin on the next level.
 */
function levelsOf(tokens) {
  const levels = Array.from({ length: ORDER }, () => ({ token: [], likely: [], left: [], from: [] }));
  const likelyAfter = new Map();
  const starts = [...tokens.keys()].filter((at) => tokens[at] !== 0).sort((a, b) => compare(tokens, a, b));
  for (let depth = 0; depth < ORDER; depth++) {
    // Runs of one token more than the depth, in order, each with how often it stands.
    walk(tokens, starts, depth, (at, kinds, count) => {
      const kept = kinds.filter((kind) => kind.count >= LEAST[depth]);
      const left = 1 - kept.reduce((sum, kind) => sum + (kind.count - DISCOUNT) / count, 0);
      const context = keyOf(tokens, at, depth);
      const parent = likelyAfter.get(context);
      if (parent) {
        levels[depth - 1].left[parent.row] = left;
        levels[depth - 1].from[parent.row] = levels[depth].token.length;
      }
      const known = new Map();
      for (const kind of kept) {
        const shorter = depth === 0 ? 1 / 32_768 : likelihood(tokens, kind.at + 1, depth, likelyAfter, levels);
        const likely = (kind.count - DISCOUNT) / count + left * shorter;
        likelyAfter.set(keyOf(tokens, kind.at, depth + 1), { row: levels[depth].token.length, likely });
        levels[depth].token.push(tokens[kind.at + depth]);
        levels[depth].likely.push(likely);
        known.set(kind, likely);
      }
      if (depth === 0) levels.unseen = left / 32_768;
    });
  }
  return levels;
}

/** How likely the last of so many tokens is after those before it, by shorter runs. */
function likelihood(tokens, at, length, likelyAfter, levels) {
  const found = likelyAfter.get(keyOf(tokens, at, length));
  if (found) return found.likely;
  if (length === 1) return levels.unseen;
  const context = likelyAfter.get(keyOf(tokens, at, length - 1));
  const left = context ? (levels[length - 2].left[context.row] ?? 1) : 1;
  return left * likelihood(tokens, at + 1, length - 1, likelyAfter, levels);
}

/** Each context of so many tokens, with what follows it and how often. */
function walk(tokens, starts, depth, found) {
  let context = -1;
  let kinds = [];
  let count = 0;
  const end = () => {
    if (kinds.length > 0) found(context, kinds, count);
    kinds = [];
    count = 0;
  };
  for (const at of starts) {
    if (!reaches(tokens, at, depth + 1)) continue;
    if (context < 0 || !same(tokens, context, at, depth)) {
      end();
      context = at;
    }
    const last = kinds.at(-1);
    if (last && tokens[last.at + depth] === tokens[at + depth]) last.count++;
    else kinds.push({ at, count: 1 });
    count++;
  }
  end();
}

/** No run goes over the end of a text. */
function reaches(tokens, at, length) {
  for (let i = 0; i < length; i++) if (!tokens[at + i]) return false;
  return true;
}

function same(tokens, a, b, length) {
  for (let i = 0; i < length; i++) if (tokens[a + i] !== tokens[b + i]) return false;
  return true;
}

function compare(tokens, a, b) {
  for (let i = 0; i < ORDER; i++) {
    const [one, other] = [tokens[a + i] ?? 0, tokens[b + i] ?? 0];
    if (one !== other) return one - other;
    if (one === 0) break;
  }
  return a - b;
}

function keyOf(tokens, at, length) {
  return String.fromCharCode(...tokens.subarray(at, at + length));
}

function fileOf(levels) {
  const head = Buffer.alloc(4 * (ORDER + 1));
  for (const [level, { token }] of levels.entries()) head.writeUInt32LE(token.length, 4 * level);
  head.writeFloatLE(Math.log(levels.unseen), 4 * ORDER);
  const part = (share) => Math.min(255, Math.max(0, Math.round(-Math.log(share) * PARTS)));
  const body = levels.flatMap(({ token, likely, left, from }, level) => {
    const words = [Buffer.from(Uint16Array.from(token).buffer), Buffer.from(Uint8Array.from(likely, part))];
    if (level === ORDER - 1) return words;
    // A run that nothing goes on from begins where the next one does.
    const next = levels[level + 1].token.length;
    const begins = new Uint32Array(token.length + 1).fill(next);
    for (let row = token.length - 1; row >= 0; row--) begins[row] = from[row] ?? begins[row + 1];
    const lefts = Uint8Array.from(token, (_, row) => part(left[row] ?? 1));
    return [...words, Buffer.from(lefts), Buffer.from(begins.buffer)];
  });
  return Buffer.concat([head, ...body]);
}
