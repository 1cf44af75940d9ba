import { refuseMore } from './measure.ts';
import type { SampleSink } from './sample-sink.ts';

/** What a dictation device writes to a WAV file: four bits a sample, in blocks that each begin with where they stand. */
export interface ImaBlocks {
  channels: number;
  rate: number;
  blockBytes: number;
}

/** Of each channel: the first sample, and the place in the steps. */
const HEAD = 4;
/** Bytes of one channel, then of the next. */
const RUN = 4;
/** Samples of a channel that are unpacked at once. */
const AT_ONCE = 65_536;

export function pushImaBlocks(data: Buffer, { channels, rate, blockBytes }: ImaBlocks, sink: SampleSink): void {
  const perBlock = samplesIn(blockBytes, channels);
  const blocks = Math.ceil(data.length / blockBytes);
  refuseMore({ seconds: (blocks * perBlock) / rate, samples: blocks * perBlock * channels });
  const bytesAtOnce = blockBytes * Math.max(1, Math.floor(AT_ONCE / perBlock));
  for (let from = 0; from < data.length; from += bytesAtOnce) {
    const part = data.subarray(from, from + bytesAtOnce);
    const rest = samplesIn(part.length % blockBytes, channels);
    const count = Math.floor(part.length / blockBytes) * perBlock + rest;
    if (count === 0) return;
    const unpacked = Array.from({ length: channels }, (_, channel) => {
      const samples = new Float32Array(count);
      for (let at = 0, to = 0; to < count; at += blockBytes, to += perBlock) {
        unpack(part.subarray(at, at + blockBytes), { channel, channels }, samples.subarray(to, to + perBlock));
      }
      return samples;
    });
    sink.push(unpacked, rate);
  }
}

/** Of one channel, in a block of so many bytes; only whole runs count. */
function samplesIn(bytes: number, channels: number): number {
  if (bytes < HEAD * channels) return 0;
  return 1 + 2 * RUN * Math.floor((bytes - HEAD * channels) / (RUN * channels));
}

function unpack(block: Buffer, { channel, channels }: { channel: number; channels: number }, samples: Float32Array) {
  let value = block.readInt16LE(HEAD * channel);
  let place = Math.min(STEPS.length - 1, block[HEAD * channel + 2] ?? 0);
  samples[0] = value / 32_768;
  for (let i = 1; i < samples.length; i++) {
    const nibble = i - 1;
    const run = Math.floor(nibble / (2 * RUN)) * channels + channel;
    const byte = block[HEAD * channels + RUN * run + ((nibble >> 1) % RUN)] ?? 0;
    const code = nibble & 1 ? byte >> 4 : byte & 0xf;
    const step = STEPS[place] ?? 0;
    const change = (step >> 3) + (code & 4 ? step : 0) + (code & 2 ? step >> 1 : 0) + (code & 1 ? step >> 2 : 0);
    value = Math.max(-32_768, Math.min(32_767, value + (code & 8 ? -change : change)));
    place = Math.max(0, Math.min(STEPS.length - 1, place + (MOVES[code & 7] ?? 0)));
    samples[i] = value / 32_768;
  }
}

const MOVES = [-1, -1, -1, -1, 2, 4, 6, 8];
const STEPS = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107, 118,
  130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060,
  1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484,
  7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767,
];
