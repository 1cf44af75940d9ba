import type { FairLine, Waiting } from './fair-line.ts';

/** What processes that are supervised together can do. */
export interface Capacity {
  processes: number;
  /** Of each process. */
  threads: number;
  /** Of the machine, for all of them. */
  processors: number;
}

/** What takes a process longer than this by itself is long. */
const LONG_SECONDS = 10;

/**
 * Long recordings are never at work in every process: one is left for what is over soon. Where the others' threads are as
 * many as the processors, the long ones are done no later for it.
 */
export function mayBegin(work: Waiting, atWork: readonly Waiting[], { processes, threads }: Capacity): boolean {
  const isLong = ({ effort }: Waiting) => effort / threads > LONG_SECONDS;
  return processes === 1 || !isLong(work) || atWork.filter(isLong).length < processes - 1;
}

/** Processor seconds that each of so many processes at work gets in a second. */
export function paceOf(working: number, { threads, processors }: Capacity): number {
  return Math.min(threads, processors / Math.max(1, working));
}

/**
 * Seconds until work that joined the line now would be begun: after what is at work and what has its turn before it, and
 * after nothing else, however much waits. `left` is what is still to do of what is at work.
 */
export function secondsUntilBegun(
  line: FairLine<Waiting>,
  newcomer: Waiting,
  atWork: readonly (Waiting & { left: number })[],
  capacity: Capacity,
  effortOf = ({ effort }: Waiting) => effort,
): number {
  const ahead = line.copy();
  ahead.join(newcomer);
  let busy = [...atWork];
  for (let seconds = 0; ; ) {
    while (busy.length < capacity.processes) {
      const work = ahead.next((each) => mayBegin(each, busy, capacity));
      if (work === newcomer) return seconds;
      if (!work) break;
      busy.push({ ...work, left: effortOf(work) });
    }
    const least = Math.min(...busy.map(({ left }) => left));
    seconds += least / paceOf(busy.length, capacity);
    busy = busy.map((each) => ({ ...each, left: each.left - least })).filter(({ left }) => left > 0);
  }
}
