import { readdirSync, readFileSync } from 'node:fs';
import { atMost, type Line, only, percentile, printTable } from '../http/table.ts';

// The engine alone, in this process: how long a narration takes, and how that grows with its length.

interface Account {
  transcript: string;
  department: { neris_id: string; name: string | null; city: string | null; state: string | null };
  receivedAt: Date;
}

const built = new URL('../../extraction/rules-engine.js', import.meta.url);
const { extractByRules } = (await import(built.href)) as { extractByRules(account: Account): unknown };

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
const three = long.map((account) => ({ ...account, transcript: firstWords(account.transcript, 300) }));
time(three, 10);
const times = time(three, 20);
lines.push(only(`narrations of 200 to 300 words (${three.length}), p50`, percentile(times, 0.5), 'ms'));
lines.push(atMost('the same, p95', percentile(times, 0.95), 15, 'ms'));

const all = narrations.map(({ transcript }) => transcript).join(' ');
for (const size of [6_250, 12_500, 25_000, 50_000]) {
  const account = { ...(narrations[0] as Account), transcript: all.slice(0, size) };
  lines.push(only(`${size} characters of narrations joined`, percentile(time([account], 5), 0.5), 'ms'));
}
const random = Array.from({ length: 12_000 }, (_, i) => ((i * 7919) % 60_466_176).toString(36)).join(' ');
for (const [what, text] of Object.entries({
  'random words': random,
  'one word repeated': 'fire '.repeat(10_000),
  'units and times': 'engine 4 on scene at 1432 '.repeat(2_000),
  'no spaces': 'enginefour'.repeat(5_000),
  emoji: '🔥'.repeat(25_000),
})) {
  const account = { ...(narrations[0] as Account), transcript: text.slice(0, 50_000) };
  lines.push(atMost(`50,000 characters: ${what}`, percentile(time([account], 3), 0.5), 1000, 'ms'));
}
printTable(lines);
process.exitCode = lines.every((line) => line.met !== false) ? 0 : 1;

function time(accounts: Account[], rounds: number): number[] {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const account of accounts) {
      const started = performance.now();
      extractByRules(account);
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
