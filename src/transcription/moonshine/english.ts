import { BIAS, WEIGHTS } from './english-weights.ts';

/**
 * How much a piece sounds like English, in log odds: above 0 rather so. The encoder, which knows English only, hears other
 * languages otherwise, and a weight for each of its numbers tells that from their mean over the piece.
 */
export function englishSound(vectors: Float32Array): number {
  const frames = vectors.length / WEIGHTS.length;
  let sum = 0;
  for (const [at, value] of vectors.entries()) sum += value * (WEIGHTS[at % WEIGHTS.length] as number);
  return BIAS + sum / Math.max(1, frames);
}
