import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { packageFolder } from '../package-folder.ts';
import { gathered, type Measure } from './measure.ts';
import type { SampleSink } from './sample-sink.ts';
import { adtsFrameLength } from './sniff.ts';
import type { Track } from './track.ts';

/** As much of the WebAssembly module as is used: FFmpeg's decoders behind a file in memory. */
interface Ffmpeg {
  FS: { writeFile(name: string, bytes: Uint8Array): void; unlink(name: string): void };
  HEAPU32: Uint32Array;
  HEAPF32: Float32Array;
  getProperties(name: string): { status: { status: number }; sampleRate: number; channelCount: number };
  decodeAudio(
    name: string,
    start: number,
    duration: number,
    options: { multiChannel: boolean },
  ): { status: { status: number }; samples: FloatVector };
}

interface FloatVector {
  size(): number;
  get(index: number): number;
  delete(): void;
}

/** Frames decoded in one go, and how many of the previous go are heard again: a frame needs the one before it. */
const GO = 640;
const RUN_UP = 4;
const SAMPLES_PER_FRAME = 1024;
const FILE = 'frames.aac';

/** Decodes AAC, plain or high-efficiency. Says false where it is told that it is another kind of AAC. */
export async function decodeAac(
  { packets, description }: Pick<Track, 'packets' | 'description'>,
  sink: SampleSink,
): Promise<boolean> {
  const header = description && adtsHeader(description);
  if (description && !header) return false;
  // The headers that frames of an MP4 file do not have are made for a go at a time: samples may overlap in the file.
  const frames = gathered(packets, (frame) => measure(header ? header(frame) : frame));
  const ffmpeg = await loadFfmpeg();
  for (let from = 0; from < frames.length; from += GO) {
    const runUp = Math.min(RUN_UP, from);
    const go = frames.slice(from - runUp, from + GO);
    ffmpeg.FS.writeFile(FILE, Buffer.concat(header ? go.flatMap((frame) => [header(frame), frame]) : go));
    try {
      const { status, sampleRate } = ffmpeg.getProperties(FILE);
      if (status.status < 0 || sampleRate < 4000 || sampleRate > 192_000) continue;
      const heard = decodeFile(ffmpeg);
      // High-efficiency AAC comes out at twice the rate of its frames' headers.
      const perFrame = heard.length > 1.5 * go.length * SAMPLES_PER_FRAME ? 2 * SAMPLES_PER_FRAME : SAMPLES_PER_FRAME;
      sink.push([heard.subarray(runUp * perFrame)], sampleRate);
    } finally {
      ffmpeg.FS.unlink(FILE);
    }
  }
  return true;
}

/** By its header. One of high efficiency has twice as much at twice the rate. */
function measure(header: Uint8Array): Measure {
  if (header.length === 0) return { seconds: 0, samples: 0 };
  const rate = RATES[((header[2] ?? 0) >> 2) & 0xf] ?? 1;
  const channels = (((header[2] ?? 0) & 1) << 2) | ((header[3] ?? 0) >> 6);
  const samples = SAMPLES_PER_FRAME * (1 + ((header[6] ?? 0) & 3));
  return { seconds: samples / rate, samples: samples * (channels === 7 ? 8 : Math.max(1, channels)) };
}

/** The frames of a raw AAC file; what is not a frame is skipped. */
export function* adtsFrames(bytes: Buffer, start: number): Generator<Buffer> {
  for (let at = start; at + 7 <= bytes.length; ) {
    const length = adtsFrameLength(bytes, at);
    if (length === undefined || at + length > bytes.length) {
      at++;
      continue;
    }
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

const RATES = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350];
const MAX_FRAME = 8191;
const NO_FRAME = new Uint8Array(0);

/** Writes the headers that frames taken from an MP4 file do not have, from the file's description of its codec. */
function adtsHeader(description: Uint8Array): ((frame: Uint8Array) => Uint8Array) | undefined {
  const [first = 0, second = 0] = description;
  const objectType = first >> 3;
  const rate = ((first & 7) << 1) | (second >> 7);
  const channels = (second >> 3) & 0xf;
  // 5 and 29 announce high efficiency; the core of the stream is then plain AAC at the rate that follows.
  const profile = objectType === 5 || objectType === 29 ? 2 : objectType;
  if (profile < 1 || profile > 4 || rate >= RATES.length || channels < 1 || channels > 7) return undefined;
  return (frame) => {
    const length = frame.length + 7;
    if (frame.length === 0 || length > MAX_FRAME) return NO_FRAME;
    return Uint8Array.of(
      0xff,
      0xf1,
      ((profile - 1) << 6) | (rate << 2) | (channels >> 2),
      ((channels & 3) << 6) | (length >> 11),
      (length >> 3) & 0xff,
      ((length & 7) << 5) | 0x1f,
      0xfc,
    );
  };
}

function decodeFile(ffmpeg: Ffmpeg): Float32Array {
  const { status, samples } = ffmpeg.decodeAudio(FILE, 0, -1, { multiChannel: false });
  try {
    return status.status < 0 ? new Float32Array(0) : takeOut(ffmpeg, samples);
  } finally {
    samples.delete();
  }
}

/** Copies the samples out at once: asking for them one by one takes longer than decoding them. */
function takeOut(ffmpeg: Ffmpeg, samples: FloatVector): Float32Array {
  const size = samples.size();
  for (const handle of Object.values(samples)) {
    for (const address of Object.values(handle ?? {})) {
      if (typeof address !== 'number' || address % 4 !== 0) continue;
      const begin = ffmpeg.HEAPU32[address / 4] ?? 0;
      const end = ffmpeg.HEAPU32[address / 4 + 1] ?? 0;
      if (size > 0 && begin > 0 && end - begin === size * 4) return ffmpeg.HEAPF32.slice(begin / 4, end / 4);
    }
  }
  return Float32Array.from({ length: size }, (_, index) => samples.get(index));
}

let loading: Promise<Ffmpeg> | undefined;

/**
 * The package's file is written for browsers and bundlers only. It is compiled here with everything of Node's hidden
 * from it, so that it takes the WebAssembly it is given and touches neither files nor the process.
 */
function loadFfmpeg(): Promise<Ffmpeg> {
  loading ??= (async () => {
    const folder = packageFolder('audio-file-decoder');
    const source = readFileSync(join(folder, 'dist/audio-file-decoder.js'), 'utf8')
      .replaceAll('import.meta.url', "''")
      .replace(/export\{[^}]*\};?\s*$/, 'return a;');
    const hidden = ['process', 'require', '__dirname', 'window', 'document', 'importScripts', 'Worker', 'fetch'];
    const create = compileFunction(source, hidden)();
    const silent = () => {};
    return create({
      wasmBinary: readFileSync(join(folder, 'decode-audio.wasm')),
      locateFile: (name: string) => name,
      print: silent,
      printErr: silent,
    });
  })();
  return loading;
}
