/** Converts a stream of samples block by block; nothing audible is lost at the seams. */
export interface Resampler {
  push(block: Float32Array): Float32Array;
  finish(): Float32Array;
}

/** Zero crossings of the filter on each side: sharp enough that nothing above 8 kHz folds down into speech. */
const CROSSINGS = 8;
const MAX_PHASES = 1024;

/** Windowed-sinc conversion between any two rates. */
export function resampler(from: number, to: number): Resampler {
  if (from === to) return { push: (block) => block, finish: () => new Float32Array(0) };
  const step = from / to;
  // Even, so that the taps can be taken four at a time.
  const half = 2 * Math.ceil((CROSSINGS * Math.max(1, step)) / 2);
  const phases = Math.min(MAX_PHASES, to / greatestDivisor(Math.round(from), to));
  const kernel = makeKernel(phases, half, step);
  // `window` holds the input from position `start` on; `next` counts the samples given out.
  let window = new Float32Array(half);
  let start = -half;
  let next = 0;
  const drain = (): Float32Array => {
    const end = start + window.length;
    const count = Math.max(0, Math.floor((end - 1 - half) / step) - next + 1);
    const out = new Float32Array(count);
    const taps = 2 * half;
    const input = window;
    for (let i = 0; i < count; i++) {
      const position = (next + i) * step;
      const whole = Math.floor(position);
      const phase = Math.round((position - whole) * phases);
      // Just below a whole sample the next one's filter serves.
      const first = whole - half + 1 - start + (phase === phases ? 1 : 0);
      let k = phase === phases ? 0 : phase * taps;
      // Four sums side by side: a single one would make every addition wait for the one before it.
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let at = first, end = first + taps; at < end; at += 4, k += 4) {
        a += (input[at] as number) * (kernel[k] as number);
        b += (input[at + 1] as number) * (kernel[k + 1] as number);
        c += (input[at + 2] as number) * (kernel[k + 2] as number);
        d += (input[at + 3] as number) * (kernel[k + 3] as number);
      }
      out[i] = a + b + (c + d);
    }
    next += count;
    const keepFrom = Math.max(start, Math.floor(next * step) - half);
    window = window.slice(keepFrom - start);
    start = keepFrom;
    return out;
  };
  return {
    push(block) {
      const joined = new Float32Array(window.length + block.length);
      joined.set(window);
      joined.set(block, window.length);
      window = joined;
      return drain();
    },
    finish() {
      return this.push(new Float32Array(half));
    },
  };
}

/** One row of filter taps for each fraction of a sample that an output can fall on. */
function makeKernel(phases: number, half: number, step: number): Float32Array {
  const taps = 2 * half;
  const cutoff = Math.min(1, 1 / step);
  const kernel = new Float32Array(phases * taps);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const x = tap - half + 1 - phase / phases;
      const value = cutoff * sinc(cutoff * x) * blackman(x / half);
      kernel[phase * taps + tap] = value;
      sum += value;
    }
    for (let tap = 0; tap < taps; tap++) kernel[phase * taps + tap] = (kernel[phase * taps + tap] ?? 0) / sum;
  }
  return kernel;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function blackman(x: number): number {
  return Math.abs(x) >= 1 ? 0 : 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
