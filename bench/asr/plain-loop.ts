import { join } from 'node:path';
import { InferenceSession, type OnnxValue, Tensor } from 'onnxruntime-node';
import { HEAD_SIZE, HEADS, LAYERS } from '../../src/transcription/moonshine/models.ts';
import { textOf } from '../../src/transcription/moonshine/tokens.ts';
import { packageFolder } from '../../src/transcription/package-folder.ts';

const START = 1;
const END = 2;
const VALUES = ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'];

/** The package's models as they are, one piece after the other: what the batch is compared with. */
export async function loadPlainLoop(threads: number): Promise<(pieces: Float32Array[]) => Promise<string[]>> {
  const folder = join(packageFolder('@usefulsensors/moonshine-js'), 'dist/model/base/quantized');
  const options = { graphOptimizationLevel: 'all', intraOpNumThreads: threads, interOpNumThreads: 1 } as const;
  const encoder = await InferenceSession.create(join(folder, 'encoder_model.onnx'), options);
  const decoder = await InferenceSession.create(join(folder, 'decoder_model_merged.onnx'), options);
  return async (pieces) => {
    const texts: string[] = [];
    for (const piece of pieces) texts.push(textOf(await decodePiece(encoder, decoder, piece)));
    return texts;
  };
}

async function decodePiece(
  encoder: InferenceSession,
  decoder: InferenceSession,
  piece: Float32Array,
): Promise<number[]> {
  const { last_hidden_state } = await encoder.run({ input_values: new Tensor('float32', piece, [1, piece.length]) });
  const names = Array.from({ length: LAYERS }, (_, layer) => VALUES.map((value) => `${layer}.${value}`)).flat();
  const past: Record<string, OnnxValue> = Object.fromEntries(
    names.map((name) => [
      `past_key_values.${name}`,
      new Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_SIZE]),
    ]),
  );
  const tokens: number[] = [];
  for (let token = START; tokens.length < (piece.length / 16_000) * 6.5; tokens.push(token)) {
    const outputs = await decoder.run({
      input_ids: new Tensor('int64', BigInt64Array.of(BigInt(token)), [1, 1]),
      encoder_hidden_states: last_hidden_state as OnnxValue,
      use_cache_branch: new Tensor('bool', [tokens.length > 0], [1]),
      ...past,
    });
    const scores = outputs.logits?.data as Float32Array;
    token = scores.reduce((best, score, index) => (score > (scores[best] as number) ? index : best), 0);
    if (token === END) break;
    for (const name of names) {
      // The audio's keys and values are made in the first step and only there.
      if (name.includes('decoder') || tokens.length === 0)
        past[`past_key_values.${name}`] = outputs[`present.${name}`] as OnnxValue;
    }
  }
  return tokens;
}
