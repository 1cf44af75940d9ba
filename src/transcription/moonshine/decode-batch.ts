import { type OnnxValue, Tensor } from 'onnxruntime-node';
import { SAMPLE_RATE } from '../decode/sample-sink.ts';
import { type Beam, type Bias, beamSearch, type Heard, type Row, type Step } from './beam.ts';
import { englishSound } from './english.ts';
import { HEAD_SIZE, HEADS, LAYERS, type Models, WIDTH } from './models.ts';

/** Speech has about four tokens a second; what goes on beyond this is a model talking to itself. */
const TOKENS_PER_SECOND = 6.5;
const OUT_OF_SIGHT = -1e9;

/** What was heard of a piece, and how much it sounded like English. */
export interface Sounded extends Heard {
  english: number;
}

/** Recognises pieces of speech together. */
export async function decodeBatch(
  models: Models,
  pieces: Float32Array[],
  beam: Beam,
  bias: Bias | undefined,
): Promise<Sounded[]> {
  const encoded: Float32Array[] = [];
  for (const piece of pieces) encoded.push(await encodePiece(models, piece));
  const { hidden, mask } = together(encoded);
  const memory = await models.memory.run({ encoder_hidden_states: hidden });
  const starts = pieces.map((piece) => {
    const limit = Math.max(4, Math.ceil((piece.length / SAMPLE_RATE) * TOKENS_PER_SECOND));
    return { limit, bias };
  });
  const heard = await beamSearch(starts, beam, stepOver(models, pieces.length, { mask, ...memory }));
  return heard.map((each, at) => ({ ...each, english: englishSound(encoded[at] as Float32Array) }));
}

/** Pieces one by one: the encoder gains nothing from a batch, would work on the filling, and would hear it. */
export async function encodePiece({ encoder }: Models, piece: Float32Array): Promise<Float32Array> {
  const input_values = new Tensor('float32', piece, [1, piece.length]);
  const { last_hidden_state } = await encoder.run({ input_values });
  return last_hidden_state?.data as Float32Array;
}

/** The vectors of every piece, filled up to the longest, and what hides the filling. */
function together(encoded: Float32Array[]): { hidden: Tensor; mask: Tensor } {
  const size = Math.max(...encoded.map((vectors) => vectors.length));
  const frames = size / WIDTH;
  const hidden = new Float32Array(encoded.length * size);
  const mask = new Float32Array(encoded.length * frames);
  for (const [row, vectors] of encoded.entries()) {
    hidden.set(vectors, row * size);
    mask.fill(OUT_OF_SIGHT, row * frames + vectors.length / WIDTH, (row + 1) * frames);
  }
  return {
    hidden: new Tensor('float32', hidden, [encoded.length, frames, WIDTH]),
    mask: new Tensor('float32', mask, [encoded.length, 1, 1, 1, frames]),
  };
}

type Tensors = Readonly<Record<string, OnnxValue>>;

/** Steps the model over what it hears, `heard`, with as many rows as there are hypotheses. */
function stepOver(models: Models, count: number, heard: Tensors): Step {
  let past: Tensors = emptyPast(count);
  let memory = heard;
  let pieces = Array.from({ length: count }, (_, piece) => piece);
  return async (rows) => {
    const alive = pieces.filter((piece) => rows.some((row) => row.piece === piece));
    if (alive.length <= pieces.length * WORTH_LEAVING_OUT) {
      memory = pick(
        memory,
        alive.map((piece) => pieces.indexOf(piece)),
      );
      pieces = alive;
    }
    const outputs = await models.step.run({
      input_ids: indices(
        rows.map(({ token }) => token),
        [rows.length, 1],
      ),
      parents: indices(
        rows.map(({ parent }) => parent),
        [rows.length],
      ),
      ...seats(rows, pieces),
      ...memory,
      ...past,
    });
    past = Object.fromEntries(
      PAST_NAMES.map((name) => [`past_key_values.${name}`, outputs[`present.${name}`] as OnnxValue]),
    );
    return outputs.logits?.data as Float32Array;
  };
}

/** When so few of the pieces are still being heard, the others are taken out of what every step looks at. */
const WORTH_LEAVING_OUT = 0.75;

/** Hypotheses of one piece look at its audio side by side; a seat that is empty is given to any row. */
function seats(rows: Row[], pieces: number[]): Tensors {
  const taken = pieces.map((piece) => [...rows.keys()].filter((row) => rows[row]?.piece === piece));
  const width = Math.max(...taken.map((seated) => seated.length));
  const placed = new Array<number>(rows.length).fill(0);
  for (const [at, seated] of taken.entries()) {
    for (const [seat, row] of seated.entries()) placed[row] = at * width + seat;
  }
  return {
    seated: indices(
      taken.flatMap((seated) => Array.from({ length: width }, (_, seat) => seated[seat] ?? 0)),
      [pieces.length, width],
    ),
    placed: indices(placed, [rows.length]),
  };
}

function indices(values: number[], shape: number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(values, BigInt), shape);
}

/** Some of the rows of every tensor. */
function pick(tensors: Tensors, rows: number[]): Tensors {
  return Object.fromEntries(
    Object.entries(tensors).map(([name, { data, dims }]) => {
      const size = data.length / (dims[0] as number);
      const picked = new Float32Array(rows.length * size);
      for (const [at, row] of rows.entries()) {
        picked.set((data as Float32Array).subarray(row * size, (row + 1) * size), at * size);
      }
      return [name, new Tensor('float32', picked, [rows.length, ...dims.slice(1)])];
    }),
  );
}

const PAST_NAMES = Array.from({ length: LAYERS }, (_, layer) => [
  `${layer}.decoder.key`,
  `${layer}.decoder.value`,
]).flat();

function emptyPast(rows: number): Tensors {
  const empty = () => new Tensor('float32', new Float32Array(0), [rows, HEADS, 0, HEAD_SIZE]);
  return Object.fromEntries(PAST_NAMES.map((name) => [`past_key_values.${name}`, empty()]));
}
