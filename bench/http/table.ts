/** One line of the result. A line without a goal is there to be read beside one that has it. */
export interface Line {
  what: string;
  measured: string;
  goal?: string;
  met?: boolean;
}

export function atMost(what: string, measured: number, goal: number, unit: string): Line {
  return { what, measured: show(measured, unit), goal: `under ${goal} ${unit}`, met: measured < goal };
}

export function atLeast(what: string, measured: number, goal: number): Line {
  return { what, measured: measured.toFixed(2), goal: `at least ${goal}`, met: measured >= goal };
}

export function only(what: string, measured: number, unit: string): Line {
  return { what, measured: show(measured, unit) };
}

/** A Markdown table, which reads as well in a terminal. */
export function printTable(lines: Line[]): void {
  const cells = lines.map(({ what, measured, goal = '', met }) => [
    what,
    measured,
    goal,
    met === undefined ? '' : met ? 'yes' : 'NO',
  ]);
  printCells(['', 'measured', 'goal', 'met'], cells);
}

export function printCells(head: string[], body: string[][]): void {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...body].map((row) => row[i]?.length ?? 0)));
  const write = (row: string[]) =>
    process.stdout.write(`| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |\n`);
  write(head);
  write(widths.map((width) => '-'.repeat(width)));
  for (const row of body) write(row);
}

/** The value below which that share of the values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: number[]): number {
  return percentile(values, 0.5);
}

export function show(value: number, unit: string): string {
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
