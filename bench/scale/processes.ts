import { readdirSync, readFileSync } from 'node:fs';

/** A process to watch, with everything it starts. */
export interface Root {
  name: string;
  pid: number;
}

export interface Use {
  megabytes: number;
  processorSeconds: number;
}

/** The service's own processes, by the script they run. */
const PARTS: [script: string, name: string][] = [
  ['/extraction/serving/worker.js', 'readers'],
  ['/transcription/worker.js', 'recognisers'],
];
const TICKS_PER_SECOND = 100;

/**
 * What all of them use, by name. Of pages that several processes share, each counts its share, so that the sum is what
 * the machine holds. The time of processes that have ended is their parent's.
 */
export function useOf(roots: Root[]): Map<string, Use> {
  const alive = allProcesses();
  const uses = new Map<string, Use>();
  for (const { pid, parent, processorSeconds } of alive.values()) {
    let root: Root | undefined;
    for (let at: number | undefined = pid; at && !root; at = alive.get(at)?.parent) {
      root = roots.find((each) => each.pid === at);
    }
    if (!root) continue;
    const name = parent === root.pid ? partOf(pid, root.name) : root.name;
    const use = uses.get(name) ?? { megabytes: 0, processorSeconds: 0 };
    uses.set(name, {
      megabytes: use.megabytes + megabytesOf(pid),
      processorSeconds: use.processorSeconds + processorSeconds,
    });
  }
  return uses;
}

export function processorSecondsOf(roots: Root[]): number {
  return [...useOf(roots).values()].reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
}

export function parentOf(pid: number): number {
  return allProcesses().get(pid)?.parent ?? 0;
}

interface Process {
  pid: number;
  parent: number;
  processorSeconds: number;
}

function allProcesses(): Map<number, Process> {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return new Map(
    pids.flatMap((name): [number, Process][] => {
      const stat = read(name, 'stat');
      // The fields after the name in brackets, which may itself hold spaces: the state, the parent, …
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      const pid = Number(name);
      return stat ? [[pid, { pid, parent: Number(fields[1]), processorSeconds: ticks / TICKS_PER_SECOND }]] : [];
    }),
  );
}

function partOf(pid: number, otherwise: string): string {
  const command = read(String(pid), 'cmdline');
  return PARTS.find(([script]) => command.includes(script))?.[1] ?? otherwise;
}

function megabytesOf(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(read(String(pid), 'smaps_rollup'))?.[1] ?? 0) / 1024;
}

/** Nothing, when it has ended meanwhile. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
