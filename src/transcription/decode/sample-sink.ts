import { ApiError } from '../../kit/errors.ts';
import { MAX_SECONDS, refuseMore, TOO_MANY_PARTS } from './measure.ts';
import { resampler } from './resample.ts';

export const SAMPLE_RATE = 16_000;
/** Encoders fill their last frame, so a recording of exactly the limit unpacks to a little more. */
const MAX_SAMPLES = (MAX_SECONDS + 1) * SAMPLE_RATE;
/** Hertz, of what is decoded. */
export const SLOWEST = 4000;
/** Each change needs filters of its own. A recording put together from several has a few. */
const MOST_RATES = 64;
/** Samples, of all channels, after which whoever watches is told that the work goes on. */
const REPORT_EVERY = 2_000_000;

/** Takes decoded audio as it comes, keeps it as 16 kHz mono, and stops a recording that unpacks to more than is allowed. */
export interface SampleSink {
  /** One Float32Array for each channel, all of the same length. */
  push(channels: readonly Float32Array[], rate: number): void;
  samples(): Float32Array;
}

export function sampleSink(onProgress: () => void = () => {}): SampleSink {
  // As long as any recording may be. The system gives memory for what is written to, and there is never a second copy.
  const all = new Float32Array(MAX_SAMPLES);
  let length = 0;
  let unpacked = 0;
  let reported = 0;
  let rate = 0;
  let rates = 0;
  let convert = resampler(SAMPLE_RATE, SAMPLE_RATE);
  const keep = (block: Float32Array) => {
    if (length + block.length > MAX_SAMPLES) throw new ApiError('AUDIO_TOO_LONG');
    all.set(block, length);
    length += block.length;
  };
  return {
    push(channels, newRate) {
      unpacked += channels.length * (channels[0]?.length ?? 0);
      if (newRate !== rate) {
        if (rate !== 0) keep(convert.finish());
        rate = newRate;
        convert = resampler(rate, SAMPLE_RATE);
        rates++;
      }
      refuseMore({ seconds: length / SAMPLE_RATE, samples: unpacked });
      if (rates > MOST_RATES) throw new ApiError('INVALID_AUDIO', TOO_MANY_PARTS);
      keep(convert.push(mono(channels)));
      if (unpacked - reported < REPORT_EVERY) return;
      reported = unpacked;
      onProgress();
    },
    samples() {
      keep(convert.finish());
      return all.subarray(0, length);
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
