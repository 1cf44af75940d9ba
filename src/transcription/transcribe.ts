import type { Task } from './pool/messages.ts';
import { loadRecognition } from './recognise.ts';
import { departmentWords } from './vocabulary/department-words.ts';
import { FIRE_PHRASES } from './vocabulary/fire-words.ts';
import { readableNumbers } from './vocabulary/numbers.ts';
import { FIRE_LEAN, leanTowards, OWN_LEAN, phraseTree } from './vocabulary/phrase-tree.ts';
import { repair } from './vocabulary/repair.ts';

/** Samples at 16 kHz to the transcript; empty when there is no usable speech. */
export type Transcribe = (
  samples: Float32Array,
  department: Task['department'],
  onProgress?: () => void,
) => Promise<string>;

/** `vocabulary` off shows what the recogniser writes by itself, for measuring what the vocabulary does. */
export async function loadTranscription(threads: number, { vocabulary = true } = {}): Promise<Transcribe> {
  const recognise = await loadRecognition(threads);
  const fire = phraseTree(FIRE_PHRASES);
  return async (samples, department, onProgress = () => {}) => {
    const own = departmentWords(department);
    const trees = [[fire, FIRE_LEAN] as const, [phraseTree(own), OWN_LEAN] as const];
    const makeBias = () => (vocabulary ? leanTowards(trees) : undefined);
    const texts = await recognise(samples, { makeBias, onProgress });
    const text = readableNumbers(texts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim());
    return vocabulary ? repair(text, own) : text;
  };
}
