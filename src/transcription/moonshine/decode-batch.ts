import { type OnnxValue, Tensor } from 'onnxruntime-node';
import { SAMPLE_RATE } from '../decode/sample-sink.ts';
import { HEAD_SIZE, HEADS, LAYERS, type Models, VOCABULARY, WIDTH } from './models.ts';

export const START = 1;
export const END = 2;
/** Speech has about four tokens a second; what goes on beyond this is a model talking to itself. */
const TOKENS_PER_SECOND = 6.5;
const OUT_OF_SIGHT = -1e9;

/** Leans one piece's decoding: by how much which tokens are raised now; told every token that is then chosen. */
export interface Bias {
  raise(): ReadonlyMap<number, number>;
  chose(token: number): void;
}

export interface Heard {
  tokens: number[];
  /** The mean logarithm of how likely the model held its tokens: near 0 it was sure, below -1 it guessed. */
  certainty: number;
}

/** Recognises pieces of speech together, one token of every piece at each step. */
export async function decodeBatch(
  models: Models,
  pieces: Float32Array[],
  makeBias: () => Bias | undefined,
): Promise<Heard[]> {
  const { hidden, mask } = await encode(models, pieces);
  const memory = await models.memory.run({ encoder_hidden_states: hidden });
  const rows = pieces.map((piece) => startRow(piece, makeBias()));
  let past = emptyPast(pieces.length);
  while (rows.some((row) => !row.done)) {
    const last = BigInt64Array.from(rows, (row) => BigInt(row.tokens.at(-1) ?? START));
    const input_ids = new Tensor('int64', last, [rows.length, 1]);
    const outputs = await models.step.run({ input_ids, mask, ...past, ...memory });
    const scores = outputs.logits?.data as Float32Array;
    for (const [index, row] of rows.entries()) {
      if (!row.done) takeToken(row, scores.subarray(index * VOCABULARY, (index + 1) * VOCABULARY));
    }
    past = pastOf(outputs);
  }
  return rows.map(({ tokens, certainty }) => ({
    tokens,
    certainty: certainty / (tokens.length + 1),
  }));
}

interface Row {
  tokens: number[];
  certainty: number;
  limit: number;
  done: boolean;
  bias: Bias | undefined;
}

function startRow(piece: Float32Array, bias: Bias | undefined): Row {
  const limit = Math.max(4, Math.ceil((piece.length / SAMPLE_RATE) * TOKENS_PER_SECOND));
  return { tokens: [], certainty: 0, limit, done: false, bias };
}

function takeToken(row: Row, scores: Float32Array): void {
  let best = 0;
  for (let token = 1; token < VOCABULARY; token++) {
    if ((scores[token] as number) > (scores[best] as number)) best = token;
  }
  const total = logOfSum(scores, scores[best] as number);
  let bestScore = scores[best] as number;
  for (const [token, by] of row.bias?.raise() ?? []) {
    const raised = (scores[token] as number) + by;
    if (raised > bestScore) {
      bestScore = raised;
      best = token;
    }
  }
  // Without the lean: how sure the model itself was of what is taken.
  row.certainty += (scores[best] as number) - total;
  if (best === END) {
    row.done = true;
    return;
  }
  row.tokens.push(best);
  row.bias?.chose(best);
  row.done = row.tokens.length >= row.limit || runsAway(row.tokens);
}

function logOfSum(scores: Float32Array, best: number): number {
  let sum = 0;
  for (let token = 0; token < VOCABULARY; token++) {
    const below = (scores[token] as number) - best;
    if (below > -12) sum += Math.exp(below);
  }
  return best + Math.log(sum);
}

/** How often a run of tokens may follow itself, by its length; people do say "stop stop stop". */
const REPEATS: readonly (readonly [length: number, times: number])[] = [
  [1, 6],
  [2, 5],
  [3, 4],
  [4, 3],
  [6, 3],
  [8, 3],
];

/** Whether the model has started to say the same over and over; what it repeats is taken off, but for once. */
export function runsAway(tokens: number[]): boolean {
  for (const [length, times] of REPEATS) {
    if (tokens.length < length * times) continue;
    const tail = tokens.slice(-length * times);
    if (!tail.every((token, index) => token === tail[index % length])) continue;
    tokens.length -= length * (times - 1);
    return true;
  }
  return false;
}

/**
 * The encoder's vectors of every piece, filled up to the longest, and what hides the filling. The encoder takes pieces
 * one by one: it gains nothing from a batch, would work on the filling, and would hear it.
 */
async function encode(models: Models, pieces: Float32Array[]): Promise<{ hidden: Tensor; mask: Tensor }> {
  const encoded: Float32Array[] = [];
  for (const piece of pieces) {
    const input_values = new Tensor('float32', piece, [1, piece.length]);
    const { last_hidden_state } = await models.encoder.run({ input_values });
    encoded.push(last_hidden_state?.data as Float32Array);
  }
  const size = Math.max(...encoded.map((vectors) => vectors.length));
  const frames = size / WIDTH;
  const hidden = new Float32Array(pieces.length * size);
  const mask = new Float32Array(pieces.length * frames);
  for (const [row, vectors] of encoded.entries()) {
    hidden.set(vectors, row * size);
    mask.fill(OUT_OF_SIGHT, row * frames + vectors.length / WIDTH, (row + 1) * frames);
  }
  return {
    hidden: new Tensor('float32', hidden, [pieces.length, frames, WIDTH]),
    mask: new Tensor('float32', mask, [pieces.length, 1, 1, frames]),
  };
}

const PAST_NAMES = Array.from({ length: LAYERS }, (_, layer) => [
  `${layer}.decoder.key`,
  `${layer}.decoder.value`,
]).flat();

function emptyPast(rows: number): Record<string, OnnxValue> {
  const empty = () => new Tensor('float32', new Float32Array(0), [rows, HEADS, 0, HEAD_SIZE]);
  return Object.fromEntries(PAST_NAMES.map((name) => [`past_key_values.${name}`, empty()]));
}

function pastOf(outputs: Readonly<Record<string, OnnxValue>>): Record<string, OnnxValue> {
  return Object.fromEntries(
    PAST_NAMES.map((name) => [`past_key_values.${name}`, outputs[`present.${name}`] as OnnxValue]),
  );
}
