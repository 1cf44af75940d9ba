import { MAX_SECONDS, tenths } from '../../shared/account.ts';
import { createGraph } from '../../shared/graph.ts';
import { startTake } from '../../shared/recorder.ts';

/** The microphone while somebody speaks. */
export interface Speaking {
  elapsedMs(): number;
  level(): number | undefined;
  finish(): Promise<{ recording: Blob; mime: string; seconds: number }>;
  discard(): void;
}

export const LONGEST_MS = MAX_SECONDS * 1000;

/** Starts to record, inside the press; `onLost` is told when the microphone is gone for good: what was said is kept. */
export async function speak(onLost: () => void): Promise<Speaking | undefined> {
  const events = { onPiece: () => {}, onInterrupted: () => {}, onLost };
  const take = await startTake(createGraph(), () => true, events);
  return (
    take && {
      elapsedMs: () => take.elapsedMs(),
      level: () => take.level(),
      async finish() {
        const seconds = tenths(take.elapsedMs());
        const recording = await take.rest();
        take.discard();
        return { recording, mime: take.mime, seconds };
      },
      discard: () => take.discard(),
    }
  );
}
