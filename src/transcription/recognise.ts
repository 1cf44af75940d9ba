import { SAMPLE_RATE } from './decode/sample-sink.ts';
import type { Beam, Bias } from './moonshine/beam.ts';
import { decodeBatch, type Sounded } from './moonshine/decode-batch.ts';
import { loadModels } from './moonshine/models.ts';
import { textOf } from './moonshine/tokens.ts';
import { cutPieces, type Span } from './speech/pieces.ts';
import { loadVoiceActivity } from './speech/voice-activity.ts';
import type { Piece } from './understanding.ts';

export interface RecogniseOptions {
  /** Where every piece of speech begins in the phrases leant towards. */
  bias: Bias | undefined;
  beam: Beam;
  /** Seconds of speech decoded together, filling included; more of them are faster and take more memory. */
  together: number;
  /** Told after every batch, so that a watcher sees the work go on. */
  onProgress: () => void;
}

/** A piece and its text, which is empty where the model was only guessing. */
export interface Recognised extends Piece {
  text: string;
  /** Where it begins in the recording, in seconds. */
  from: number;
}

/** Samples at 16 kHz to the pieces of speech in them; none when nobody speaks. */
export type Recognise = (samples: Float32Array, options?: Partial<RecogniseOptions>) => Promise<Recognised[]>;

/** A second of speech takes a megabyte of what the decoder looks back at, and as much again while it is sorted out. */
const TOGETHER = 48;
/** Beyond this a batch of short pieces gains no more. */
const MOST_PIECES = 8;
/** Chosen by what was measured: six hypotheses hardly find more than four, and cost a quarter more. */
export const BEAM: Beam = { width: 4, margin: 3 };
/** Below this the model was guessing: what it wrote was not said. */
const LEAST_CERTAINTY = -1.1;

export async function loadRecognition(threads: number): Promise<Recognise> {
  const voiceActivity = await loadVoiceActivity();
  const models = await loadModels(threads);
  return async (samples, { bias, beam = BEAM, together = TOGETHER, onProgress = () => {} } = {}) => {
    const likely = await voiceActivity(samples, onProgress);
    onProgress();
    const pieces = cutPieces(likely, samples);
    const heard = new Map<Span, Sounded>();
    for (const batch of batches(pieces, together * SAMPLE_RATE)) {
      const speech = batch.map(({ from, to }) => level(samples.slice(from, to)));
      const results = await decodeBatch(models, speech, beam, bias);
      for (const [index, piece] of batch.entries()) heard.set(piece, results[index] ?? NOTHING);
      onProgress();
    }
    return pieces.map((piece) => {
      const { tokens, certainty, doubts, english } = heard.get(piece) ?? NOTHING;
      const text = certainty < LEAST_CERTAINTY ? '' : textOf(tokens);
      return { text, tokens, doubts, english, from: piece.from / SAMPLE_RATE, seconds: lengthOf(piece) / SAMPLE_RATE };
    });
  };
}

const NOTHING: Sounded = { tokens: [], certainty: 0, doubts: [], english: 0 };

/** Pieces of like length share a batch, so that little of it is filling up to the longest. */
function* batches(pieces: readonly Span[], samples: number): Generator<Span[]> {
  const ordered = pieces.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  for (let from = 0; from < ordered.length; ) {
    const count = Math.min(MOST_PIECES, Math.max(1, Math.floor(samples / lengthOf(ordered[from] as Span))));
    yield ordered.slice(from, from + count);
    from += count;
  }
}

function lengthOf({ from, to }: Span): number {
  return to - from;
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
