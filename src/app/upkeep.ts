import { sweepCounters } from '../limits/database-limiter.ts';
import { sweepCarried } from '../narrations/carried.ts';
import type { Pipeline } from '../narrations/create.ts';
import { sweepIdempotencyKeys } from '../narrations/create-once.ts';
import { namesToKeep } from '../narrations/recordings.ts';
import { sweep } from '../narrations/sweep.ts';

// What a node does by itself, at intervals.

/** At once, so that what a crash left behind is settled, and then at intervals, unless it is still at it. */
export function regularly(seconds: number, work: (stopping: AbortSignal) => Promise<unknown>): () => Promise<void> {
  const stopping = new AbortController();
  let working: Promise<unknown> | undefined;
  const begin = () => {
    working ??= work(stopping.signal).finally(() => {
      working = undefined;
    });
  };
  begin();
  const timer = setInterval(begin, seconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await working;
  };
}

/** How often recordings that no record names are looked for: it takes a look at all there are. */
const STRAYS_MS = 3_600_000;

export function sweeping(
  { db, audio, callSeconds, onFailure }: Pick<Pipeline, 'db' | 'audio' | 'callSeconds' | 'onFailure'>,
  onSwept: () => void,
): (stopping: AbortSignal) => Promise<void> {
  let straysAt = Number.NEGATIVE_INFINITY;
  return async (stopping) => {
    try {
      // What needs the database alone comes first: an audio store that is away holds none of it up.
      await sweepCounters(db);
      await sweepIdempotencyKeys(db);
      await sweepCarried(db);
      const now = performance.now();
      const strays = now - straysAt >= STRAYS_MS;
      const swept = await sweep(db, audio, 'server', callSeconds, { strays, stopping });
      // Otherwise another node is at it, and says so itself when it is done: one that is stuck is found by that.
      if (!swept) return;
      if (strays) straysAt = now;
      onSwept();
    } catch (error) {
      onFailure('sweep failed', error);
    }
  };
}

/** Each node delivers what waits on its own disk, whoever sweeps. */
export function delivering(
  { db, audio, onFailure }: Pipeline,
  onDelivered: (count: number) => void,
): (stopping: AbortSignal) => Promise<void> {
  return async (stopping) => {
    try {
      const delivered = await audio.deliver?.((names) => namesToKeep(db, names), stopping);
      if (delivered) onDelivered(delivered);
    } catch (error) {
      if (!stopping.aborted) onFailure('audio not delivered', error);
    }
  };
}
