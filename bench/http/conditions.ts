import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { inNewFolder } from './servers.ts';
import { type Line, median, only } from './table.ts';

const WRITES = 200;

/** What else the machine is doing, and what its disk takes to make a write durable: every counted request waits for it. */
export function measureConditions(): Promise<Line[]> {
  return inNewFolder(async (folder) => {
    const file = openSync(join(folder, 'probe'), 'w');
    const page = Buffer.alloc(4096);
    const times: number[] = [];
    for (let i = 0; i < WRITES; i++) {
      const started = performance.now();
      writeSync(file, page);
      fdatasyncSync(file);
      times.push(performance.now() - started);
    }
    closeSync(file);
    return [
      only('load of the machine before the run', loadavg()[0] ?? 0, 'processes'),
      only('durable write of 4 KB, p50', median(times), 'ms'),
    ];
  });
}
