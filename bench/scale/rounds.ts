import { percentile, printCells, show } from '../http/table.ts';
import { type Caller, type Load, load } from './load.ts';
import { processorSecondsOf, type Root } from './processes.ts';

/** One kind of load, and what came of it round by round. */
export interface Kind {
  name: string;
  callers: Caller[];
}

type Round = Load & { processorSeconds: number };

const WARM_UP_SECONDS = 5;

interface Plan {
  rounds: number;
  /** Of each kind in a round. */
  seconds: number;
  /** Everything whose processor time counts. */
  roots: Root[];
  /** What must be done before a load, so that none pays for the one before it. */
  tidy(): Promise<void>;
}

/** Every kind in turn, again and again, so that noise of the machine meets them all; prints what came of them. */
export async function measureRounds(kinds: Kind[], { rounds, seconds, roots, tidy }: Plan): Promise<Load[]> {
  const measured = kinds.map(({ name, callers }) => ({ name, callers, all: [] as Round[] }));
  for (const { name, callers } of kinds) {
    process.stderr.write(`  to warm up: ${name}\n`);
    await load(callers, Math.min(WARM_UP_SECONDS, seconds));
  }
  for (let round = 1; round <= rounds; round++) {
    for (const { name, callers, all } of measured) {
      await tidy();
      const before = processorSecondsOf(roots);
      const result = await load(callers, seconds);
      all.push({ ...result, processorSeconds: processorSecondsOf(roots) - before });
      process.stderr.write(`  round ${round}: ${name}: ${result.rate.toFixed(1)} per s\n`);
    }
  }
  printCells(
    ['', 'per second, each round', 'p50', 'p99', 'answered', 'refused', 'failed', 'processor for each'],
    measured.map(({ name, all }) => [name, ...cellsOf(all)]),
  );
  return measured.flatMap(({ all }) => all);
}

function cellsOf(all: Round[]): string[] {
  const times = all.flatMap((each) => each.times);
  const total = (value: (round: Round) => number) => all.reduce((sum, each) => sum + value(each), 0);
  return [
    all.map(({ rate }) => rate.toFixed(rate < 100 ? 1 : 0)).join(', '),
    show(percentile(times, 0.5), 'ms'),
    show(percentile(times, 0.99), 'ms'),
    String(times.length),
    String(total(({ refused }) => refused)),
    String(total(({ failed }) => failed.length)),
    show((total(({ processorSeconds }) => processorSeconds) * 1000) / times.length, 'ms'),
  ];
}
