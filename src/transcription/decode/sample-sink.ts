import { ApiError } from '../../kit/errors.ts';
import { resampler } from './resample.ts';

export const SAMPLE_RATE = 16_000;
export const MAX_SECONDS = 900;
/** Encoders fill their last frame, so a recording of exactly the limit unpacks to a little more. */
const MAX_SAMPLES = (MAX_SECONDS + 1) * SAMPLE_RATE;

/** Collects decoded audio as 16 kHz mono, and stops a recording that unpacks to more than the limit. */
export interface SampleSink {
  /** One Float32Array for each channel, all of the same length. */
  push(channels: readonly Float32Array[], rate: number): void;
  samples(): Float32Array;
}

export function sampleSink(): SampleSink {
  const blocks: Float32Array[] = [];
  let length = 0;
  let rate = 0;
  let convert = resampler(SAMPLE_RATE, SAMPLE_RATE);
  const keep = (block: Float32Array) => {
    length += block.length;
    if (length > MAX_SAMPLES) throw new ApiError('AUDIO_TOO_LONG');
    if (block.length > 0) blocks.push(block);
  };
  return {
    push(channels, newRate) {
      if (newRate !== rate) {
        if (rate !== 0) keep(convert.finish());
        rate = newRate;
        convert = resampler(rate, SAMPLE_RATE);
      }
      keep(convert.push(mono(channels)));
    },
    samples() {
      keep(convert.finish());
      const all = new Float32Array(length);
      let at = 0;
      for (const block of blocks.splice(0)) {
        all.set(block, at);
        at += block.length;
      }
      return all;
    },
  };
}

function mono(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), ...others] = channels;
  const mixed = first.slice();
  for (const other of others) for (let i = 0; i < mixed.length; i++) mixed[i] = (mixed[i] ?? 0) + (other[i] ?? 0);
  const share = 1 / Math.max(1, channels.length);
  for (let i = 0; i < mixed.length; i++) {
    const sample = (mixed[i] ?? 0) * share;
    // A damaged float file can hold anything; one such number would spread through every filter behind it.
    mixed[i] = sample >= -1 && sample <= 1 ? sample : sample > 1 ? 1 : sample < -1 ? -1 : 0;
  }
  return mixed;
}
