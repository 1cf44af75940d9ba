import { openMicrophone, startTake } from '../../capture/src/recorder.ts';
import { MAX_SECONDS } from '../../capture/src/recording.ts';

/** The microphone while somebody speaks. */
export interface Speaking {
  elapsedMs(): number;
  level(): number | undefined;
  finish(): Promise<{ recording: Blob; mime: string; seconds: number }>;
  discard(): void;
}

export const LONGEST_MS = MAX_SECONDS * 1000;

/** Starts to record; `onLost` is told when the system takes the microphone away, and what was said is kept. */
export async function speak(onLost: () => void): Promise<Speaking> {
  const take = startTake(await openMicrophone(), { onInterrupted: () => {}, onLost });
  return {
    elapsedMs: () => take.elapsedMs(),
    level: () => take.level(),
    async finish() {
      const seconds = Math.round(take.elapsedMs() / 100) / 10;
      const recording = await take.finish();
      return { recording, mime: take.mime, seconds };
    },
    discard: () => take.discard(),
  };
}
