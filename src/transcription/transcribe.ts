import type { Task } from './pool/messages.ts';
import { loadRecognition } from './recognise.ts';

/** Samples at 16 kHz to the transcript; empty when there is no usable speech. */
export type Transcribe = (
  samples: Float32Array,
  department: Task['department'],
  onProgress: () => void,
) => Promise<string>;

export async function loadTranscription(threads: number): Promise<Transcribe> {
  const recognise = await loadRecognition(threads);
  return async (samples, _department, onProgress) => {
    const texts = await recognise(samples, { onProgress });
    return texts.join(' ').replace(/\s+/g, ' ').trim();
  };
}
