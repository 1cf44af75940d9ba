import { readFileSync } from 'node:fs';
import { decodeAudio } from '../../src/transcription/decode/decode.ts';
import { SAMPLE_RATE } from '../../src/transcription/decode/sample-sink.ts';
import { textOf } from '../../src/transcription/recogniser.ts';
import type { Transcribe } from '../../src/transcription/transcribe.ts';
import { departmentWords } from '../../src/transcription/vocabulary/department-words.ts';
import { FIRE_PHRASES } from '../../src/transcription/vocabulary/fire-words.ts';
import { termsHeard, wordErrors, words } from './errors.ts';
import type { Spoken } from './speak.ts';

interface Score {
  words: number;
  errors: number;
  terms: number;
  missed: number;
  /** Terms heard more often than they were said. */
  invented: number;
  /** Seconds of the processors. */
  processor: number;
}

export interface Quality {
  kind: string;
  audioSeconds: number;
  /** By the name of the way it was heard. */
  scores: Map<string, Score>;
}

/** Each recording heard in several ways, scored by kind; with noise so many decibels below the speech, if wished. */
export async function measureQuality(
  spoken: Spoken[],
  ways: ReadonlyMap<string, Transcribe>,
  noise: number | undefined,
  onHeard: (spoken: Spoken, heard: Record<string, string>) => void,
): Promise<Quality[]> {
  const kinds = new Map<string, Quality>();
  for (const clip of spoken) {
    const clean = await decodeAudio(readFileSync(clip.file));
    const samples = noise === undefined ? clean : withNoise(clean, noise);
    const names = departmentWords({ name: null, city: clip.town ?? null });
    const quality = kinds.get(clip.kind) ?? { kind: clip.kind, audioSeconds: 0, scores: new Map() };
    kinds.set(clip.kind, quality);
    quality.audioSeconds += samples.length / SAMPLE_RATE;
    const heard: Record<string, string> = {};
    for (const [way, transcribe] of ways) {
      const before = process.cpuUsage();
      const result = await transcribe(samples, names);
      const { user, system } = process.cpuUsage(before);
      const text = textOf(result);
      heard[way] = text;
      quality.scores.set(way, add(quality.scores.get(way) ?? NOTHING, clip, text, (user + system) / 1e6));
    }
    onHeard(clip, heard);
  }
  return [...kinds.values()];
}

/** Wind and pumps: noise that is louder the lower it is, the same in every run. */
export function withNoise(samples: Float32Array, decibels: number): Float32Array {
  let [state, low] = [12345, 0];
  const noise = samples.map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    low = 0.9 * low + (state / 2 ** 31 - 1);
    return low;
  });
  const power = (values: Float32Array) => values.reduce((sum, value) => sum + value * value, 0);
  const gain = Math.sqrt(power(samples) / power(noise) / 10 ** (decibels / 10));
  return samples.map((sample, index) => sample + gain * (noise[index] ?? 0));
}

const NOTHING: Score = { words: 0, errors: 0, terms: 0, missed: 0, invented: 0, processor: 0 };

function add(score: Score, { said, town }: Spoken, heardText: string, processor: number): Score {
  const [reference, heard] = [words(said), words(heardText)];
  const phrases = [...FIRE_PHRASES, ...(town ? [town] : [])];
  const terms = termsHeard(phrases, reference, heard);
  const back = termsHeard(phrases, heard, reference);
  return {
    words: score.words + reference.length,
    errors: score.errors + wordErrors(reference, heard),
    terms: score.terms + terms.said,
    missed: score.missed + terms.said - terms.heard,
    invented: score.invented + back.said - back.heard,
    processor: score.processor + processor,
  };
}
