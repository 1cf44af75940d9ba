import { readdirSync, readFileSync } from 'node:fs';
import { atMost, type Line, only, percentile, printTable } from '../http/table.ts';

// The reader alone, in this process: how long a narration takes, and how that grows with its length. `bench/http` has what
// callers see, and what others see meanwhile.

interface Account {
  transcript: string;
  department: { neris_id: string; name: string | null; city: string | null; state: string | null };
  receivedAt: Date;
}

const built = new URL('../../extraction/draft.js', import.meta.url);
const { loadReader } = (await import(built.href)) as {
  loadReader(threads: number): Promise<(account: Account) => Promise<unknown>>;
};
const read = await loadReader(2);

const folder = new URL('../../../eval/narrations/', import.meta.url);
const narrations = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
  .map((line): Account => {
    const { transcript, department, received_at } = JSON.parse(line);
    return { transcript, department, receivedAt: new Date(received_at) };
  });

const lines: Line[] = [];
const long = narrations.filter(({ transcript }) => transcript.split(/\s+/).length >= 200);
const three = long.map((account) => ({ ...account, transcript: firstWords(account.transcript, 300) })).slice(0, 100);
await time(three.slice(0, 10), 1);
const times = await time(three, 2);
lines.push(only(`narrations of 200 to 300 words (${three.length}), p50`, percentile(times, 0.5), 'ms'));
lines.push(atMost('the same, p95', percentile(times, 0.95), 150, 'ms'));

const all = narrations.map(({ transcript }) => transcript).join(' ');
for (const size of [6_250, 12_500, 25_000, 50_000]) {
  const account = { ...(narrations[0] as Account), transcript: all.slice(0, size) };
  lines.push(only(`${size} characters of narrations joined`, percentile(await time([account], 3), 0.5), 'ms'));
}
const random = Array.from({ length: 12_000 }, (_, i) => ((i * 7919) % 60_466_176).toString(36)).join(' ');
for (const [what, text] of Object.entries({
  'narrations joined': all,
  'random words': random,
  'one word repeated': 'fire '.repeat(10_000),
  'units and times': 'engine 4 on scene at 1432 '.repeat(2_000),
  'no spaces': 'enginefour'.repeat(5_000),
  emoji: '🔥'.repeat(25_000),
})) {
  const account = { ...(narrations[0] as Account), transcript: text.slice(0, 50_000) };
  lines.push(atMost(`50,000 characters: ${what}`, percentile(await time([account], 1), 0.5), 3000, 'ms'));
}
printTable(lines);
process.exitCode = lines.every((line) => line.met !== false) ? 0 : 1;

async function time(accounts: Account[], rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const account of accounts) {
      const started = performance.now();
      await read(account);
      times.push(performance.now() - started);
    }
  }
  return times;
}

function firstWords(text: string, count: number): string {
  return text
    .split(/(?<=\s)/)
    .slice(0, count)
    .join('');
}
