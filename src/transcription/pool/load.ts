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
const USUAL_EFFORT = 0.09;
const LEAST_SECONDS = 0.5;
/** How much one new recording changes what is expected of the next. */
const WEIGHT = 0.2;
/** Nothing that was learned is believed further than this from what is usual, up or down. */
const FURTHEST = 4;
/** Half of what was learned is forgotten in this time, so that nothing is believed for ever. */
const HALF_FORGOTTEN_MS = 600_000;

/** Foretells how much work recordings are, in processor seconds, from what earlier ones were. */
export interface Foretelling {
  /** The work of a recording not yet decoded. */
  unseen(recording: Recording): number;
  /** The work of so much audio. */
  heard(audioSeconds: number): number;
  learnLength(recording: Recording, audioSeconds: number): void;
  learnEffort(audioSeconds: number, processorSeconds: number): void;
}

export function foretelling(now: () => number = () => performance.now()): Foretelling {
  const effort = learned(USUAL_EFFORT, now);
  const rates = new Map([...USUAL_RATES].map(([mime, usual]) => [mime, learned(usual, now)]));
  const otherRate = learned(8_000, now);
  const rateOf = (mime: string) => rates.get(mime) ?? otherRate;
  const heard = (audioSeconds: number) => LEAST_SECONDS + audioSeconds * effort.value();
  return {
    heard,
    unseen: ({ bytes, mime }) => heard(Math.min(LONGEST_SECONDS, bytes.length / rateOf(mime).value())),
    learnLength({ bytes, mime }, audioSeconds) {
      // Of short recordings the head of the file is most of it.
      if (audioSeconds >= 5) rateOf(mime).learn(bytes.length / audioSeconds);
    },
    learnEffort(audioSeconds, processorSeconds) {
      if (audioSeconds >= 5) effort.learn(processorSeconds / audioSeconds);
    },
  };
}

/** A figure that follows what is seen, within bounds, and goes back to what is usual when nothing is seen. */
function learned(usual: number, now: () => number) {
  let departure = 0;
  let at = now();
  const value = () => usual + departure * 0.5 ** ((now() - at) / HALF_FORGOTTEN_MS);
  return {
    value,
    learn(seen: number) {
      const believed = Math.min(usual * FURTHEST, Math.max(usual / FURTHEST, seen));
      departure = (1 - WEIGHT) * value() + WEIGHT * believed - usual;
      at = now();
    },
  };
}
