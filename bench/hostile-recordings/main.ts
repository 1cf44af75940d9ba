import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ATTACKS, MOST_BYTES } from './attacks.ts';
import { chanceFrom, mutated } from './mutations.ts';
import { seeds } from './seeds.ts';
import { smallest } from './smallest.ts';
import { MOST_MEGABYTES, type Outcome, watchedWorker } from './watched-worker.ts';

// Sends hostile recordings to a recogniser process of the built service and watches its memory and its time: first those
// that are known, then, for as long as asked, honest ones of all types with parts changed, repeated and exchanged. What takes
// too much, or fails for what is its sender's fault, is kept in its smallest form.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string', default: 'build/hostile-recordings' },
    again: { type: 'string' },
    search: { type: 'boolean', default: false },
  },
});

/** Processor time of a recording by its length, several times what speech takes, and what the largest file may take to read. */
const SECONDS_OF_SOUND = 0.3;
const SECONDS_TO_READ = 14;
/** At most, of those that are made; more of the small ones can be tried. */
const SIZES = [60_000, 60_000, 60_000, 60_000, 1_000_000, MOST_BYTES];
const BUILD = new URL('../../', import.meta.url);

const worker = await watchedWorker(BUILD);
let found = 0;
let most = 0;

const faultOf = ({ answer, failed, megabytes, processorSeconds, heardSeconds }: Outcome) => {
  if (failed) return answer;
  if (megabytes > MOST_MEGABYTES) return 'memory';
  return processorSeconds > SECONDS_TO_READ + SECONDS_OF_SOUND * heardSeconds ? 'time' : undefined;
};

const told = (name: string, bytes: number, { answer, megabytes, processorSeconds, heardSeconds }: Outcome) =>
  `| ${name} | ${bytes} | ${answer} | ${Math.round(megabytes)} MB | ${processorSeconds.toFixed(1)} s | ${heardSeconds.toFixed(0)} s |`;

console.log('| recording | bytes | answer | memory | processor | sound |\n|---|---|---|---|---|---|');
const tried = async (recording: Buffer) => {
  const outcome = await worker.try(recording);
  most = Math.max(most, outcome.megabytes);
  const fault = faultOf(outcome);
  if (fault) found++;
  return { outcome, fault };
};

if (values.again) {
  for (const name of readdirSync(values.again)) {
    const recording = readFileSync(join(values.again, name));
    console.log(told(name, recording.length, (await tried(recording)).outcome));
  }
} else {
  for (const { name, make } of values.search ? [] : ATTACKS) {
    const recording = make(MOST_BYTES);
    console.log(told(name, recording.length, (await tried(recording)).outcome));
  }
  await search();
}

async function search(): Promise<void> {
  const chance = chanceFrom(Number(values.seed));
  const forms = seeds();
  const others = [...forms.values()];
  const answers = new Map<string, number>();
  const until = performance.now() + Number(values.minutes) * 60_000;
  while (performance.now() < until) {
    const [form, seed] = chance.of([...forms]);
    const recording = mutated(seed, others, chance, chance.of(SIZES));
    const { outcome, fault } = await tried(recording);
    const answer = fault ?? outcome.answer;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    if (!fault) continue;
    console.log(told(`${form}, changed`, recording.length, outcome));
    console.log(outcome.message);
    keep(form, await smallest(recording, async (smaller) => faultOf(await worker.try(smaller)) === fault));
  }
  console.log(
    `${[...answers].map(([answer, times]) => `${times} ${answer}`).join(', ')}; at most ${Math.round(most)} MB.`,
  );
}

function keep(form: string, recording: Buffer): void {
  mkdirSync(values.keep, { recursive: true });
  const name = `${form.replace(/\W+/g, '-')}-${createHash('sha256').update(recording).digest('hex').slice(0, 8)}`;
  writeFileSync(join(values.keep, name), recording);
  console.log(`kept ${name}, ${recording.length} bytes`);
}

worker.stop();
process.exit(found === 0 ? 0 : 1);
