import { type ImaBlocks, pushImaBlocks } from './ima-adpcm.ts';
import { refuseMore } from './measure.ts';
import { notTaken } from './not-taken.ts';
import type { SampleSink } from './sample-sink.ts';

const PCM = 1;
const FLOAT = 3;
const A_LAW = 6;
const MU_LAW = 7;
const IMA_ADPCM = 0x11;
const EXTENSIBLE = 0xfffe;
const BLOCK_FRAMES = 65_536;
const MAX_CHANNELS = 32;

interface Format {
  channels: number;
  rate: number;
  /** Bytes from one frame to the next. */
  stride: number;
  bytesPerSample: number;
  read(bytes: Buffer, at: number): number;
}

/** Reads a RIFF/WAVE file: whole numbers of 8 to 32 bits, floats, µ-law, A-law and IMA ADPCM. Anything else is refused by its name. */
export function decodeWav(bytes: Buffer, sink: SampleSink): void {
  let format: Format | ImaBlocks | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const id = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const start = at + 8;
    if (id === 'fmt ') format = readFormat(bytes.subarray(start, start + size));
    if (id === 'data') {
      // Recorders that stream, or stop abruptly, leave a size of 0 or all ones: the data then runs to the end.
      const end = size === 0 || size >= 0xffffff00 ? bytes.length : Math.min(bytes.length, start + size);
      const data = bytes.subarray(start, end);
      if (format && 'read' in format) pushFrames(data, format, sink);
      else if (format) pushImaBlocks(data, format, sink);
      return;
    }
    at = start + size + (size % 2);
  }
}

/** What else there may be, by its number. */
const NAMES = new Map([
  [0x02, 'ADPCM (Microsoft)'],
  [IMA_ADPCM, 'ADPCM (IMA) in an unusual form'],
  [0x22, 'TrueSpeech'],
  [0x31, 'GSM 6.10'],
  [0x45, 'ADPCM (G.726)'],
  [0x55, 'MP3'],
  [0x64, 'ADPCM (G.726)'],
  [0x161, 'Windows Media Audio'],
]);

function readFormat(chunk: Buffer): Format | ImaBlocks | undefined {
  if (chunk.length < 16) return undefined;
  const declared = chunk.readUInt16LE(0);
  const kind = declared === EXTENSIBLE && chunk.length >= 26 ? chunk.readUInt16LE(24) : declared;
  const channels = chunk.readUInt16LE(2);
  const rate = chunk.readUInt32LE(4);
  const bits = chunk.readUInt16LE(14);
  const blockBytes = chunk.readUInt16LE(12);
  const read = READERS.get(`${kind}/${bits}`);
  const isIma = kind === IMA_ADPCM && bits === 4 && blockBytes >= 8 * channels;
  if (!(read || isIma) || channels < 1 || channels > MAX_CHANNELS || rate < 4000 || rate > 384_000) {
    const name = NAMES.get(kind);
    throw notTaken(name && `${name} in WAV`);
  }
  if (!read) return { channels, rate, blockBytes };
  const bytesPerSample = bits / 8;
  return { channels, rate, stride: channels * bytesPerSample, bytesPerSample, read };
}

function pushFrames(data: Buffer, { channels, rate, stride, bytesPerSample, read }: Format, sink: SampleSink): void {
  const frames = Math.floor(data.length / stride);
  refuseMore({ seconds: frames / rate, samples: frames * channels });
  for (let from = 0; from < frames; from += BLOCK_FRAMES) {
    const count = Math.min(BLOCK_FRAMES, frames - from);
    const block = Array.from({ length: channels }, () => new Float32Array(count));
    for (const [channel, samples] of block.entries()) {
      const offset = from * stride + channel * bytesPerSample;
      for (let i = 0; i < count; i++) samples[i] = read(data, offset + i * stride);
    }
    sink.push(block, rate);
  }
}

const MU_LAW_TABLE = Float32Array.from({ length: 256 }, (_, code) => {
  const inverted = ~code & 0xff;
  const magnitude = ((((inverted & 0x0f) << 3) + 0x84) << ((inverted >> 4) & 7)) - 0x84;
  return (inverted & 0x80 ? -magnitude : magnitude) / 32_768;
});

const A_LAW_TABLE = Float32Array.from({ length: 256 }, (_, code) => {
  const toggled = code ^ 0x55;
  const exponent = (toggled >> 4) & 7;
  const base = ((toggled & 0x0f) << 4) + 8;
  const magnitude = exponent === 0 ? base : (base + 0x100) << (exponent - 1);
  return (toggled & 0x80 ? magnitude : -magnitude) / 32_768;
});

/** By format and bits. */
const READERS = new Map<string, (bytes: Buffer, at: number) => number>([
  [`${PCM}/8`, (bytes, at) => ((bytes[at] ?? 128) - 128) / 128],
  [`${PCM}/16`, (bytes, at) => bytes.readInt16LE(at) / 32_768],
  [`${PCM}/24`, (bytes, at) => bytes.readIntLE(at, 3) / 8_388_608],
  [`${PCM}/32`, (bytes, at) => bytes.readInt32LE(at) / 2_147_483_648],
  [`${FLOAT}/32`, (bytes, at) => bytes.readFloatLE(at)],
  [`${FLOAT}/64`, (bytes, at) => bytes.readDoubleLE(at)],
  [`${A_LAW}/8`, (bytes, at) => A_LAW_TABLE[bytes[at] ?? 0] ?? 0],
  [`${MU_LAW}/8`, (bytes, at) => MU_LAW_TABLE[bytes[at] ?? 0] ?? 0],
]);
