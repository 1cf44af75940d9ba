import { median, printCells } from '../http/table.ts';
import { type Caller, type Load, load } from './load.ts';
import { type Root, useOf } from './processes.ts';

const SAMPLES = 100;
/** Of the time, before the first sample that counts: caches, pools and the compiler have filled by then. */
const WARM_UP = 0.1;
/** One sample is wherever the garbage collector stands; the middle of a tenth of them is not. */
const TENTH = SAMPLES / 10;

/** Memory of everything while the callers call for so long: at the start, at the end, and what it grew by. */
export async function measureSteady(callers: Caller[], minutes: number, roots: Root[]): Promise<Load> {
  const seconds = minutes * 60;
  await load(callers, seconds * WARM_UP);
  const samples: Map<string, number>[] = [];
  const take = () => {
    const held = new Map([...useOf(roots)].map(([name, { megabytes }]) => [name, megabytes]));
    held.set(
      'together',
      [...held.values()].reduce((sum, each) => sum + each, 0),
    );
    samples.push(held);
    if (samples.length % TENTH === 0) process.stderr.write(`  ${held.get('together')?.toFixed(0)} MB\n`);
  };
  const sampling = setInterval(take, (seconds * 1000) / SAMPLES);
  const result = await load(callers, seconds);
  clearInterval(sampling);
  const middle = (some: Map<string, number>[], name: string) => median(some.map((held) => held.get(name) ?? 0));
  const during = samples.slice(0, SAMPLES);
  printCells(
    [`memory over ${minutes} minutes (MB)`, 'start', 'end', 'growth'],
    [...(during.at(-1)?.keys() ?? [])].map((name) => {
      const [start, end] = [middle(during.slice(0, TENTH), name), middle(during.slice(-TENTH), name)];
      return [name, start.toFixed(0), end.toFixed(0), (end - start).toFixed(1)];
    }),
  );
  return result;
}
