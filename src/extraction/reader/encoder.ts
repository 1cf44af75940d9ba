import { readFileSync } from 'node:fs';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { MODEL_FOLDER } from './weights-folder.ts';
import { type Piece, tokeniser, withStops } from './word-pieces.ts';

/** What the encoder makes of a text, token by token. Rows lie one after the other in flat lists. */
export interface Encoded {
  pieces: Piece[];
  /**
   * How far each concept is stated at each token as a fact of this incident: a row for each concept, because one after
   * the other is looked for through the whole text.
   */
  concept: Float32Array;
  scope: Float32Array;
  ask: Float32Array;
  answer: Float32Array;
  /** How far each concept is stated anywhere in the text, as far as the whole of it tells. */
  whole: Float32Array;
}

/** The names of the columns, written beside the weights when they were trained. */
export interface Columns {
  concepts: string[];
  scopes: string[];
  pairBias: number[];
}

export interface Encoder {
  columns: Columns;
  encode(text: string): Promise<Encoded>;
}

/**
 * As many tokens as the encoder can see at once, without its two marks at the ends; windows of a longer text begin `step`
 * apart, so that every word is seen with what stands around it. What every token costs grows with the window, so a very
 * long text is read in smaller ones that overlap less.
 */
const USUAL = { window: 510, step: 350 };
const LONG = { tokens: 2000, window: 254, step: 230 };
const [BEGIN, END] = [101, 102];

export async function loadEncoder(threads: number, folder = MODEL_FOLDER): Promise<Encoder> {
  const columns = JSON.parse(readFileSync(`${folder}reader.json`, 'utf8')) as Columns;
  const split = tokeniser(readFileSync(`${folder}words.txt`, 'utf8'));
  const session = await InferenceSession.create(`${folder}reader.onnx`, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
  });
  return {
    columns,
    async encode(text) {
      const pieces = split(withStops(text));
      const encoded: Encoded = {
        pieces,
        concept: new Float32Array(pieces.length * columns.concepts.length),
        scope: new Float32Array(pieces.length * columns.scopes.length),
        ask: new Float32Array(0),
        answer: new Float32Array(0),
        whole: new Float32Array(columns.concepts.length),
      };
      for (const window of windowsOf(pieces.length)) await readWindow(session, encoded, window);
      return encoded;
    },
  };
}

/** A stretch of tokens to be read together, and the part of it that is kept. */
interface Window {
  from: number;
  to: number;
  keepFrom: number;
  keepTo: number;
}

/** Of two windows that overlap, each keeps what lies nearer to its own middle. */
export function windowsOf(count: number): Window[] {
  const windows: Window[] = [];
  const { window, step } = count > LONG.tokens ? LONG : USUAL;
  for (let from = 0; from < count; from += step) {
    const to = Math.min(count, from + window);
    windows.push({ from, to, keepFrom: from, keepTo: to });
    if (to === count) break;
  }
  for (let i = 1; i < windows.length; i++) {
    const [before, next] = [windows[i - 1] as Window, windows[i] as Window];
    before.keepTo = next.keepFrom = Math.floor((next.from + before.to) / 2);
  }
  return windows;
}

async function readWindow(session: InferenceSession, encoded: Encoded, window: Window): Promise<void> {
  const { from, to, keepFrom, keepTo } = window;
  const ids = [BEGIN, ...encoded.pieces.slice(from, to).map(({ id }) => id), END];
  const results = await session.run({
    ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
  });
  const { concept, pieces } = encoded;
  const concepts = results.concept?.data as Float32Array;
  const labels = concepts.length / ids.length;
  for (let label = 0; label < labels; label++) {
    const row = label * pieces.length;
    for (let i = keepFrom; i < keepTo; i++) concept[row + i] = concepts[(i - from + 1) * labels + label] ?? 0;
  }
  for (const name of ['scope', 'ask', 'answer'] as const) {
    const rows = results[name]?.data as Float32Array;
    const width = rows.length / ids.length;
    if (encoded[name].length !== encoded.pieces.length * width)
      encoded[name] = new Float32Array(encoded.pieces.length * width);
    const first = (keepFrom - from + 1) * width;
    encoded[name].set(rows.subarray(first, first + (keepTo - keepFrom) * width), keepFrom * width);
  }
  const whole = results.whole?.data as Float32Array;
  encoded.whole.forEach((so, i) => {
    encoded.whole[i] = Math.max(so, whole[i] ?? 0);
  });
}
