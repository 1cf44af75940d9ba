import { readFileSync } from 'node:fs';
import { decodeAudio } from '../../src/transcription/decode/decode.ts';
import { loadTranscription } from '../../src/transcription/transcribe.ts';
import { FIRE_PHRASES } from '../../src/transcription/vocabulary/fire-words.ts';
import { termsHeard, wordErrors, words } from './errors.ts';
import type { Spoken } from './speak.ts';

interface Score {
  words: number;
  errors: number;
  terms: number;
  missed: number;
}

export interface Quality {
  kind: string;
  without: Score;
  with: Score;
}

/** Each recording heard without and with the vocabulary, scored by kind. */
export async function measureQuality(
  spoken: Spoken[],
  threads: number,
  onHeard: (spoken: Spoken, without: string, withVocabulary: string) => void,
): Promise<Quality[]> {
  const plain = await loadTranscription(threads, { vocabulary: false });
  const leaning = await loadTranscription(threads);
  const scores = new Map<string, Quality>();
  for (const clip of spoken) {
    const samples = await decodeAudio(readFileSync(clip.file));
    const department = { name: null, city: clip.town ?? null, state: null };
    const without = await plain(samples, department);
    const withVocabulary = await leaning(samples, department);
    onHeard(clip, without, withVocabulary);
    const quality = scores.get(clip.kind) ?? { kind: clip.kind, without: nothing(), with: nothing() };
    scores.set(clip.kind, quality);
    add(quality.without, clip, without);
    add(quality.with, clip, withVocabulary);
  }
  return [...scores.values()];
}

const nothing = (): Score => ({ words: 0, errors: 0, terms: 0, missed: 0 });

function add(score: Score, { said, town }: Spoken, heardText: string): void {
  const [reference, heard] = [words(said), words(heardText)];
  const terms = termsHeard([...FIRE_PHRASES, ...(town ? [town] : [])], reference, heard);
  score.words += reference.length;
  score.errors += wordErrors(reference, heard);
  score.terms += terms.said;
  score.missed += terms.said - terms.heard;
}
