import type { Beam, Bias, Heard } from './moonshine/beam.ts';
import { decodeBatch } from './moonshine/decode-batch.ts';
import { loadModels } from './moonshine/models.ts';
import { textOf } from './moonshine/tokens.ts';
import { cutPieces } from './speech/pieces.ts';
import { loadVoiceActivity } from './speech/voice-activity.ts';

export interface RecogniseOptions {
  /** Where every piece of speech begins in the phrases leant towards. */
  bias: Bias | undefined;
  beam: Beam;
  /** Pieces decoded together; more of them are faster and take more memory. */
  batch: number;
  /** Told after every batch, so that a watcher sees the work go on. */
  onProgress: () => void;
}

/** Samples at 16 kHz to the texts of the pieces they were cut into; none when nobody speaks. */
export type Recognise = (samples: Float32Array, options?: Partial<RecogniseOptions>) => Promise<string[]>;

/** Eight pieces hold about a minute of speech and eighty megabytes of what the decoder looks back at. */
const BATCH = 8;
/** Chosen by what was measured: a wider margin hardly finds more, hears more in noise, and costs more. */
export const BEAM: Beam = { width: 2, margin: 1.5 };
/** Below this the model was guessing: what it wrote was not said. */
const LEAST_CERTAINTY = -1.1;

export async function loadRecognition(threads: number): Promise<Recognise> {
  const voiceActivity = await loadVoiceActivity();
  const models = await loadModels(threads);
  return async (samples, { bias, beam = BEAM, batch = BATCH, onProgress = () => {} } = {}) => {
    const likely = await voiceActivity(samples);
    onProgress();
    const pieces = cutPieces(likely, samples).map(({ from, to }) => level(samples.slice(from, to)));
    const heard = new Map<Float32Array, Heard>();
    // Pieces of like length share a batch, so that little of it is filling.
    const ordered = pieces.toSorted((a, b) => b.length - a.length);
    for (let from = 0; from < ordered.length; from += batch) {
      const rows = ordered.slice(from, from + batch);
      const results = await decodeBatch(models, rows, beam, bias);
      for (const [index, row] of rows.entries()) heard.set(row, results[index] ?? { tokens: [], certainty: 0 });
      onProgress();
    }
    return pieces.flatMap((piece) => {
      const { tokens, certainty } = heard.get(piece) ?? { tokens: [], certainty: 0 };
      return certainty < LEAST_CERTAINTY ? [] : [textOf(tokens)];
    });
  };
}

/** A quiet recording is raised to a usual loudness; a loud one is left alone. */
function level(piece: Float32Array): Float32Array {
  let peak = 0;
  for (const sample of piece) peak = Math.max(peak, Math.abs(sample));
  const gain = peak > 0 && peak < QUIET_PEAK ? Math.min(MAX_GAIN, QUIET_PEAK / peak) : 1;
  return gain === 1 ? piece : piece.map((sample) => sample * gain);
}

const QUIET_PEAK = 0.3;
const MAX_GAIN = 20;
