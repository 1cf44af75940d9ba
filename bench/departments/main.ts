import { atMost, type Line, printTable } from '../http/table.ts';

// The directory alone: how long an import reads, and how long a mis-heard town takes to decide.

interface Town {
  city: string | null;
  state: string | null;
}

const built = (file: string) => import(new URL(`../../${file}`, import.meta.url).href);
const { parseDirectory } = (await built('departments/csv.js')) as {
  parseDirectory(text: string): { rows: unknown[] };
};
const { spellTown } = (await built('departments/towns.js')) as { spellTown(heard: string, own: Town): unknown };
const { SANDBOX_DEPARTMENTS } = (await built('departments/sandbox-directory.js')) as { SANDBOX_DEPARTMENTS: Town[] };

const lines: Line[] = [];
const file = Array.from(
  { length: 30_000 },
  (_, n) => `FD${String(n).padStart(8, '0')},"Volunteer Fire Company No. ${n}, Inc.",Troy,Michigan`,
).join('\r\n');
lines.push(
  atMost(
    'a directory of 30,000 departments read',
    milliseconds(() => parseDirectory(file)),
    5000,
    'ms',
  ),
);

const heard = 'Gathersburg Gettysburg Philadelfia Gaithers Rockvil Sprinfeild Huston Alantown'.split(' ');
const towns = SANDBOX_DEPARTMENTS.filter(({ city, state }) => city && state);
const decideAll = () => {
  for (const own of towns) for (const name of heard) spellTown(name, own);
};
decideAll();
const each = milliseconds(decideAll) / (towns.length * heard.length);
lines.push(atMost('a mis-heard town decided', each * 1000, 1000, 'µs'));
printTable(lines);
process.exitCode = lines.every((line) => line.met !== false) ? 0 : 1;

function milliseconds(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
