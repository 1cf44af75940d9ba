/** Converts a stream of samples block by block; nothing audible is lost at the seams. */
export interface Resampler {
  push(block: Float32Array): Float32Array;
  finish(): Float32Array;
}

/** Zero crossings of the filter on each side: sharp enough that nothing above 8 kHz folds down into speech. */
const CROSSINGS = 12;
const MAX_PHASES = 1024;

/** Windowed-sinc conversion between any two rates. */
export function resampler(from: number, to: number): Resampler {
  if (from === to) return { push: (block) => block, finish: () => new Float32Array(0) };
  const step = from / to;
  const half = Math.ceil(CROSSINGS * Math.max(1, step));
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
    for (let i = 0; i < count; i++) out[i] = at((next + i) * step);
    next += count;
    const keepFrom = Math.max(start, Math.floor(next * step) - half);
    window = window.slice(keepFrom - start);
    start = keepFrom;
    return out;
  };
  const at = (position: number): number => {
    let whole = Math.floor(position);
    let phase = Math.round((position - whole) * phases);
    if (phase === phases) {
      phase = 0;
      whole++;
    }
    const taps = 2 * half;
    const first = whole - half + 1 - start;
    let sum = 0;
    for (let tap = 0, k = phase * taps; tap < taps; tap++, k++)
      sum += (window[first + tap] ?? 0) * (kernel[k] as number);
    return sum;
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
