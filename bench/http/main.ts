import { measureLatency } from './latency.ts';
import { measureMemory } from './memory.ts';
import { measureStart } from './start.ts';
import type { Line } from './table.ts';
import { printTable } from './table.ts';
import { measureThroughput } from './throughput.ts';

/** Every measurement in turn, each with a server and a data folder of its own; any missed goal fails the run. */
const MEASUREMENTS: Record<string, () => Promise<Line[]>> = {
  throughput: measureThroughput,
  memory: measureMemory,
  latency: measureLatency,
  start: measureStart,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(MEASUREMENTS, name));
if (unknown !== undefined) {
  process.stderr.write(`There is no measurement "${unknown}"; there are ${Object.keys(MEASUREMENTS).join(', ')}.\n`);
  process.exit(2);
}

const lines: Line[] = [];
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stderr.write(`${name}…\n`);
  lines.push(...(await measure()));
}
printTable(lines);
process.exitCode = lines.every((line) => line.met !== false) ? 0 : 1;
