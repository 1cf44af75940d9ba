import { ModelFault } from './fault.ts';

export interface Turns {
  <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  load(): { waiting: number; working: number };
}

/** At most so many at once; the others wait for their turn as long as they may. */
export function turns(most: number): Turns {
  let busy = 0;
  const waiting: (() => void)[] = [];
  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        busy++;
        resolve();
      };
      const giveUp = () => {
        const at = waiting.indexOf(begin);
        if (at !== -1) waiting.splice(at, 1);
        reject(new ModelFault('late'));
      };
      if (signal.aborted) return giveUp();
      if (busy < most) return begin();
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.push(begin);
    });
  const inTurn = async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    await turn(signal);
    try {
      return await work();
    } finally {
      busy--;
      waiting.shift()?.();
    }
  };
  return Object.assign(inTurn, { load: () => ({ waiting: waiting.length, working: busy }) });
}
