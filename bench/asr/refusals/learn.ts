import { readFileSync } from 'node:fs';
import { decodeAudio } from '../../../src/transcription/decode/decode.ts';
import { encodePiece } from '../../../src/transcription/moonshine/decode-batch.ts';
import { loadModels, WIDTH } from '../../../src/transcription/moonshine/models.ts';
import { cutPieces } from '../../../src/transcription/speech/pieces.ts';
import { loadVoiceActivity } from '../../../src/transcription/speech/voice-activity.ts';
import type { Clip } from './corpus.ts';

/** The mean of the encoder's vectors over the speech of a recording, and whether it is English. */
export interface Sounded {
  english: boolean;
  mean: Float64Array;
}

/** What the recordings of speech sound like; those without speech teach nothing here. */
export async function soundsOf(clips: Clip[], threads: number): Promise<Sounded[]> {
  const voiceActivity = await loadVoiceActivity();
  const models = await loadModels(threads);
  const sounded: Sounded[] = [];
  for (const { kind, file } of clips) {
    if (kind === 'no speech' || kind === 'partly english') continue;
    const samples = await decodeAudio(readFileSync(file));
    const mean = new Float64Array(WIDTH);
    let frames = 0;
    for (const { from, to } of cutPieces(await voiceActivity(samples), samples)) {
      const vectors = await encodePiece(models, samples.slice(from, to));
      for (const [at, value] of vectors.entries()) mean[at % WIDTH] = (mean[at % WIDTH] ?? 0) + value;
      frames += vectors.length / WIDTH;
    }
    if (frames > 0) sounded.push({ english: kind !== 'other language', mean: mean.map((value) => value / frames) });
  }
  return sounded;
}

const STEPS = 400;
const RATE = 2;
/** Holds the weights small: there are more of them than recordings. */
const HOLD = 0.05;

/** Logistic regression on standardised means, both kinds weighing the same. */
export function weightsOf(sounded: readonly Sounded[]): { weights: Float64Array; bias: number } {
  const places = Array.from({ length: WIDTH }, (_, at) => at);
  const average = (at: number, of: (value: number) => number) =>
    sounded.reduce((sum, { mean }) => sum + of(mean[at] as number), 0) / sounded.length;
  const centre = places.map((at) => average(at, (value) => value));
  const spread = places.map((at) => Math.sqrt(average(at, (value) => (value - (centre[at] as number)) ** 2)) + 1e-6);
  const rows = sounded.map(({ mean }) =>
    mean.map((value, at) => (value - (centre[at] as number)) / (spread[at] as number)),
  );
  const share = sounded.map(({ english }) => 0.5 / sounded.filter((other) => other.english === english).length);
  const weights = new Float64Array(WIDTH);
  let bias = 0;
  for (let step = 0; step < STEPS; step++) {
    const pull = weights.map((weight) => -HOLD * weight);
    let lift = 0;
    for (const [i, row] of rows.entries()) {
      const score = row.reduce((sum, value, at) => sum + value * (weights[at] as number), bias);
      const missed = ((sounded[i]?.english ? 1 : 0) - 1 / (1 + Math.exp(-score))) * (share[i] as number);
      for (const [at, value] of row.entries()) pull[at] = (pull[at] as number) + missed * value;
      lift += missed;
    }
    for (const at of places) weights[at] = (weights[at] as number) + RATE * (pull[at] as number);
    bias += RATE * lift;
  }
  const plain = weights.map((weight, at) => weight / (spread[at] as number));
  return { weights: plain, bias: bias - plain.reduce((sum, weight, at) => sum + weight * (centre[at] as number), 0) };
}

/** As the file that the service reads. */
export function weightsFile({ weights, bias }: { weights: Float64Array; bias: number }): string {
  return `/** Written by \`bench/asr/run learn\` from the tuning half of its recordings. */
export const BIAS = ${bias.toFixed(4)};
export const WEIGHTS: readonly number[] = [${[...weights].map((weight) => weight.toFixed(4)).join(', ')}];
`;
}
