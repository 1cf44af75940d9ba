import { InferenceSession } from 'onnxruntime-node';
import { weightFiles } from '../weights.ts';

export const LAYERS = 8;
export const HEADS = 8;
export const HEAD_SIZE = 52;
export const WIDTH = 416;
export const VOCABULARY = 32768;

/** The three models a narration walks through, as `script/weights` cut them. */
export interface Models {
  /** Samples to one vector for every 24 ms. */
  encoder: InferenceSession;
  /** Those vectors to the keys and values every step looks at; computed once, not at every step. */
  memory: InferenceSession;
  /** One more token for every hypothesis of every piece of the batch. */
  step: InferenceSession;
}

export async function loadModels(threads: number): Promise<Models> {
  const files = weightFiles();
  const options = sessionOptions(threads);
  // These run once for each batch; memory of their own would stay as large as the longest batch ever made it.
  const seldom = { ...options, enableCpuMemArena: false };
  const encoder = await InferenceSession.create(files.encoder, seldom);
  const memory = await InferenceSession.create(files.memory, seldom);
  const step = await InferenceSession.create(files.step, options);
  return { encoder, memory, step };
}

export function sessionOptions(threads: number): InferenceSession.SessionOptions {
  return {
    graphOptimizationLevel: 'all',
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Threads that spin while they wait take the processor from the other recognisers.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
}
