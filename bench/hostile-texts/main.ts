import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

// Looks for texts that take the exact readers and the decisions long: texts that took longest are bred with each other,
// again and again, for as long as asked. What the encoder takes grows with the number of word pieces alone, so here a
// stand-in answers for it: it claims three things at every place or every few, as the text's other genes say.

interface Text {
  /** Pieces of text, said over and over; # is a number that grows, so that names differ. */
  words: string[];
  /** What stands between them. */
  between: string;
  /** The share of places where something is claimed, and how far apart the labels lie that are claimed there. */
  claimed: number;
  step: number;
}
interface Measured extends Text {
  ms: number;
}

interface Pieces {
  pieces: { id: number; start: number; end: number }[];
}
interface Columns {
  concepts: string[];
  scopes: string[];
  pairBias: number[];
}
const built = (path: string) => import(new URL(`../../extraction/${path}`, import.meta.url).href);
const { heardOf } = await built('reader/heard.js');
const { tokeniser } = await built('reader/word-pieces.js');
const { MODEL_FOLDER } = await built('reader/weights-folder.js');
const { decide } = await built('decide/decide.js');
const { assemble } = await import(new URL('../../neris/assemble.js', import.meta.url).href);
const columns = JSON.parse(readFileSync(`${MODEL_FOLDER}reader.json`, 'utf8')) as Columns;
const split = tokeniser(readFileSync(`${MODEL_FOLDER}words.txt`, 'utf8')) as (text: string) => Pieces['pieces'];

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '2' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes);
const random = randomFrom(Number(values.seed ?? 1));
const SEARCHED = 6_250;
const LONGEST = 50_000;
const POPULATION = 24;
const BETWEEN = [' ', '', "'", '消', '-', '\n'];
const CLAIMED = [1, 0.5, 0.2, 0.02, 0.0001];
const STEPS = [0, 1, 7, 31];

// Room for the longest text, used again for each.
const ASK_WIDTH = 2 * 64;
const CONCEPT = new Float32Array(LONGEST * columns.concepts.length);
const SCOPE = new Float32Array(LONGEST * columns.scopes.length).map((_, i) => (i % 7 === 0 ? 0.9 : 0.1));
const ASKED = new Float32Array(LONGEST * ASK_WIDTH).fill(0.5);

const vocabulary = [
  ...'# ,# .# E# Engine# # 1432 0123 7:30 14 oh ninety half and , . ; : — ( ) - " \' \n ½ BC501X Main Street'.split(
    ' ',
  ),
  ...['\n', '. ', 'engine #', '# main street', 'at # hundred hours', 'same time', 'all units', 'we', 'e #-#', '(#)'],
  ...['corner of', 'between # and #', 'highway #', 'no , no', 'correction', 'i mean', 'scratch that', 'th', 'St.'],
  ...spokenWords(),
];
let population: Measured[] = Array.from({ length: POPULATION }, () => measured(born()));
const until = performance.now() + minutes * 60_000;
let tried = POPULATION;
while (performance.now() < until) {
  const [one, other] = [pick(population), pick(population)];
  population.push(measured(changed(one, other)));
  const before = population[0]?.ms ?? 0;
  population = population.toSorted((a, b) => b.ms - a.ms).slice(0, POPULATION);
  tried++;
  const best = population[0];
  if (best && best.ms > before * 1.1) process.stderr.write(`${tried}: ${Math.round(best.ms)} ms ${told(best)}\n`);
}

const [worst] = population as [Measured];
const sizes = [LONGEST / 8, LONGEST / 4, LONGEST / 2, LONGEST];
const times = sizes.map((size) => Math.min(time(worst, size), time(worst, size)));
const growth = Math.log2((times[3] as number) / (times[2] as number));
console.log(
  `${tried} texts tried in ${minutes} minutes. The worst, at ${SEARCHED} characters ${Math.round(worst.ms)} ms:`,
);
console.log(told(worst));
for (const [i, size] of sizes.entries()) console.log(`${size} characters: ${Math.round(times[i] as number)} ms`);
console.log(`Twice as long takes ${(2 ** growth).toFixed(1)} times as long.`);
process.exitCode = (times[3] as number) < 3000 && growth < 1.5 ? 0 : 1;

function told({ words, between, claimed, step }: Text): string {
  return JSON.stringify({ words, between, claimed, step });
}

function measured(text: Text): Measured {
  const ms = time(text, SEARCHED);
  // What looks slow is measured again: the machine may have been busy.
  return { ...text, ms: ms > 50 ? Math.min(ms, time(text, SEARCHED)) : ms };
}

function time(text: Text, size: number): number {
  const transcript = written(text, size);
  const heard = heardOf(transcript, encodedAs(transcript, text), columns);
  const department = { neris_id: 'FD24031901', name: 'Montgomery', city: 'Gaithersburg', state: 'MD' };
  // Processor time: how busy the machine is otherwise says nothing of a text.
  const before = process.cpuUsage();
  assemble(decide({ transcript, department, receivedAt: new Date('2026-03-14T23:00:00Z') }, heard));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function written({ words, between }: Text, size: number): string {
  let text = '';
  for (let number = 1; text.length < size; ) {
    for (const word of words) text += word.replaceAll('#', () => String(number++ % 10_000)) + between;
  }
  return text.slice(0, size);
}

function encodedAs(transcript: string, { claimed, step }: Text) {
  const pieces = split(transcript);
  const width = columns.concepts.length;
  const concept = CONCEPT.subarray(0, pieces.length * width).fill(0.001);
  const every = Math.max(1, Math.round(1 / claimed));
  // A row for each concept, as the encoder has them.
  for (let i = 0; i < pieces.length; i += every) {
    for (let k = 1; k <= 3; k++) concept[(((i + k) * step) % width) * pieces.length + i] = 0.95;
  }
  return {
    pieces,
    concept,
    scope: SCOPE.subarray(0, pieces.length * columns.scopes.length),
    ask: ASKED.subarray(0, pieces.length * ASK_WIDTH),
    answer: ASKED.subarray(0, pieces.length * ASK_WIDTH),
    whole: new Float32Array(width).fill(0.95),
  };
}

function born(): Text {
  return {
    words: Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(vocabulary)),
    between: pick(BETWEEN),
    claimed: pick(CLAIMED),
    step: pick(STEPS),
  };
}

function changed(one: Text, other: Text): Text {
  const at = Math.floor(random() * (one.words.length + 1));
  const words = [...one.words];
  const kind = random();
  if (kind < 0.3) words.splice(at, 1, pick(vocabulary));
  else if (kind < 0.55) words.splice(at, 0, pick(vocabulary));
  else if (kind < 0.7) words.splice(at, 1);
  else words.splice(at, words.length, ...other.words.slice(Math.floor(random() * other.words.length)));
  const mutated = words.slice(0, 12);
  return {
    words: mutated.length > 0 ? mutated : [pick(vocabulary)],
    between: random() < 0.2 ? pick(BETWEEN) : one.between,
    claimed: random() < 0.2 ? pick(CLAIMED) : one.claimed,
    step: random() < 0.2 ? pick(STEPS) : other.step,
  };
}

/** What people say who tell of incidents: every word of the evaluation's accounts. */
function spokenWords(): string[] {
  const folder = new URL('../../../eval/narrations/', import.meta.url);
  const text = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
    .map((line) => (JSON.parse(line) as { transcript: string }).transcript)
    .join(' ');
  return [...new Set(text.split(/\s+/))];
}

function pick<T>(some: readonly T[]): T {
  return some[Math.floor(random() * some.length)] as T;
}

/** The same seed gives the same texts (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
