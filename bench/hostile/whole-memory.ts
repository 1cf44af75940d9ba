import { readdirSync, readFileSync } from 'node:fs';

/** Resident megabytes of a process and everything it started; pages that several share count for each. */
export function wholeMemory(pid: number): number {
  const parents = new Map<number, number>();
  const resident = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const field = (label: string) => Number(new RegExp(`^${label}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      parents.set(Number(name), field('PPid'));
      resident.set(Number(name), field('VmRSS') / 1024);
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOurs = (one: number): boolean => one === pid || (one > 1 && isOurs(parents.get(one) ?? 0));
  return [...resident].reduce((sum, [one, megabytes]) => sum + (isOurs(one) ? megabytes : 0), 0);
}
