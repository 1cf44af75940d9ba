import type { Recording } from '../recogniser.ts';

/** Bytes per second of usual recordings by type, until recordings have shown what this service's partners send. */
const USUAL_RATES: ReadonlyMap<string, number> = new Map([
  ['audio/webm', 6_000],
  ['audio/ogg', 6_000],
  ['audio/mp4', 8_000],
  ['audio/m4a', 8_000],
  ['audio/aac', 8_000],
  ['audio/mpeg', 8_000],
  ['audio/mp3', 8_000],
  ['audio/flac', 24_000],
  ['audio/wav', 32_000],
]);
const LONGEST_SECONDS = 900;
/** Processor seconds for a second of audio, likewise until measured; and the work that even the shortest takes. */
const USUAL_EFFORT = 0.06;
const LEAST_SECONDS = 0.3;
/** How much one new recording changes what is expected of the next. */
const WEIGHT = 0.2;

/** Foretells how long recordings take, from what earlier ones took. */
export interface Foretelling {
  /** Seconds of work for a recording not yet decoded. */
  unseen(recording: Recording): number;
  /** Seconds of work for so much audio. */
  heard(audioSeconds: number): number;
  learnLength(recording: Recording, audioSeconds: number): void;
  learnEffort(audioSeconds: number, workSeconds: number): void;
}

export function foretelling(): Foretelling {
  const rates = new Map(USUAL_RATES);
  let effort = USUAL_EFFORT;
  const heard = (audioSeconds: number) => LEAST_SECONDS + audioSeconds * effort;
  return {
    heard,
    unseen({ bytes, mime }) {
      return heard(Math.min(LONGEST_SECONDS, bytes.length / (rates.get(mime) ?? 8_000)));
    },
    learnLength({ bytes, mime }, audioSeconds) {
      const rate = rates.get(mime) ?? 8_000;
      // Of short recordings the head of the file is most of it.
      if (audioSeconds >= 5) rates.set(mime, rate + WEIGHT * (bytes.length / audioSeconds - rate));
    },
    learnEffort(audioSeconds, workSeconds) {
      if (audioSeconds >= 5) effort += WEIGHT * (workSeconds / audioSeconds - effort);
    },
  };
}
