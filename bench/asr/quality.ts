import { readFileSync } from 'node:fs';
import { decodeAudio } from '../../src/transcription/decode/decode.ts';
import { SAMPLE_RATE } from '../../src/transcription/decode/sample-sink.ts';
import type { Transcribe } from '../../src/transcription/transcribe.ts';
import { FIRE_PHRASES } from '../../src/transcription/vocabulary/fire-words.ts';
import { termsHeard, wordErrors, words } from './errors.ts';
import type { Spoken } from './speak.ts';

interface Score {
  words: number;
  errors: number;
  terms: number;
  missed: number;
  /** Seconds of the processors. */
  processor: number;
}

export interface Quality {
  kind: string;
  audioSeconds: number;
  /** By the name of the way it was heard. */
  scores: Map<string, Score>;
}

/** Each recording heard in several ways, scored by kind. */
export async function measureQuality(
  spoken: Spoken[],
  ways: ReadonlyMap<string, Transcribe>,
  onHeard: (spoken: Spoken, heard: Record<string, string>) => void,
): Promise<Quality[]> {
  const kinds = new Map<string, Quality>();
  for (const clip of spoken) {
    const samples = await decodeAudio(readFileSync(clip.file));
    const department = { name: null, city: clip.town ?? null, state: null };
    const quality = kinds.get(clip.kind) ?? { kind: clip.kind, audioSeconds: 0, scores: new Map() };
    kinds.set(clip.kind, quality);
    quality.audioSeconds += samples.length / SAMPLE_RATE;
    const heard: Record<string, string> = {};
    for (const [way, transcribe] of ways) {
      const before = process.cpuUsage();
      const text = await transcribe(samples, department);
      const { user, system } = process.cpuUsage(before);
      heard[way] = text;
      quality.scores.set(way, add(quality.scores.get(way) ?? NOTHING, clip, text, (user + system) / 1e6));
    }
    onHeard(clip, heard);
  }
  return [...kinds.values()];
}

const NOTHING: Score = { words: 0, errors: 0, terms: 0, missed: 0, processor: 0 };

function add(score: Score, { said, town }: Spoken, heardText: string, processor: number): Score {
  const [reference, heard] = [words(said), words(heardText)];
  const terms = termsHeard([...FIRE_PHRASES, ...(town ? [town] : [])], reference, heard);
  return {
    words: score.words + reference.length,
    errors: score.errors + wordErrors(reference, heard),
    terms: score.terms + terms.said,
    missed: score.missed + terms.said - terms.heard,
    processor: score.processor + processor,
  };
}
