import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gathered, type Measure } from './measure.ts';
import { type SampleSink, SLOWEST } from './sample-sink.ts';
import { adtsFrameLength } from './sniff.ts';
import type { Track } from './track.ts';

/** FFmpeg's decoder (`script/aac/`): what is put in its room is decoded, and its channels lie in its memory. */
interface Decoder {
  memory: { buffer: ArrayBuffer };
  _initialize(): void;
  room(size: number): number;
  begin(size: number): number;
  decode(size: number): number;
  rate(): number;
  channels(): number;
  channel(index: number): number;
}

/** As much of it as is used: Node has it, but its types stand among those of browsers. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<Module>;
  instantiate(module: Module, imports: Imports): Promise<{ exports: Decoder }>;
  Module: { imports(module: Module): { module: string; name: string }[] };
};
type Module = object;
type Imports = Record<string, Record<string, () => number>>;

const SAMPLES_PER_FRAME = 1024;
const RATES = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350];
/** What a frame can have, by the bits that its header has for it. */
const MOST_BYTES = 8191;

/**
 * Decodes AAC, plain or high-efficiency: packets of a container that has a description of them, or frames with headers of
 * their own. Says false where it is another kind of AAC.
 */
export async function decodeAac(
  { packets, description = NOTHING }: Pick<Track, 'packets' | 'description'>,
  sink: SampleSink,
): Promise<boolean> {
  const described = description.length > 0 ? ofDescription(description) : undefined;
  if (description.length > 0 && !described) return false;
  const frames = gathered(packets, (frame) =>
    frame.length === 0 || frame.length > MOST_BYTES ? SILENT : (described ?? ofHeader(frame)),
  );
  const decoder = await begun(description);
  if (!decoder) return false;
  for (const [index, frame] of frames.entries()) {
    put(decoder, frame);
    const length = decoder.decode(frame.length);
    // The first only begins what the second ends: it holds the encoder's delay and no sound.
    if (index === 0 || length <= 0 || decoder.rate() < SLOWEST) continue;
    // What lies in the decoder's memory is copied when it is mixed, before the next frame comes.
    const channels = Array.from(
      { length: decoder.channels() },
      (_, channel) => new Float32Array(decoder.memory.buffer, decoder.channel(channel), length),
    );
    sink.push(channels, decoder.rate());
  }
  return true;
}

const NOTHING = new Uint8Array(0);
const SILENT: Measure = { seconds: 0, samples: 0 };

/** By the header of the frame. One of high efficiency has twice as much at twice the rate. */
function ofHeader(header: Uint8Array): Measure {
  const channels = (((header[2] ?? 0) & 1) << 2) | ((header[3] ?? 0) >> 6);
  return measure(((header[2] ?? 0) >> 2) & 0xf, channels, 1 + ((header[6] ?? 0) & 3));
}

/** By the description of all of them; of plain AAC, or of the plain core of high efficiency, in channels it names. */
function ofDescription([first = 0, second = 0]: Uint8Array): Measure | undefined {
  const [kind, rate, channels] = [first >> 3, ((first & 7) << 1) | (second >> 7), (second >> 3) & 0xf];
  return KINDS.has(kind) && rate < RATES.length && channels >= 1 && channels <= 7 ? measure(rate, channels) : undefined;
}

/** Main, low complexity, scalable rate, long-term prediction; and the two that announce high efficiency. */
const KINDS = new Set([1, 2, 3, 4, 5, 29]);

function measure(rate: number, channels: number, blocks = 1): Measure {
  const samples = SAMPLES_PER_FRAME * blocks;
  // Seven stands for eight, and none is named where the frame itself says how many there are.
  return { seconds: samples / (RATES[rate] ?? 1), samples: samples * (channels === 7 ? 8 : Math.max(1, channels)) };
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

const FILE = fileURLToPath(new URL('../../../src/transcription/decode/aac.wasm', import.meta.url));

let compiled: Promise<Module> | undefined;

/** One for each recording, so that the memory of one goes with it. */
async function begun(description: Uint8Array): Promise<Decoder | undefined> {
  compiled ??= WebAssembly.compile(readFileSync(FILE));
  const { exports: decoder } = await WebAssembly.instantiate(await compiled, nothingOf(await compiled));
  decoder._initialize();
  put(decoder, description);
  return decoder.begin(description.length) === 0 ? decoder : undefined;
}

/** What it would ask of a system is not there: neither clock nor files. */
function nothingOf(module: Module): Imports {
  const imports: Imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] = { ...imports[from], [name]: () => NO_SUCH_FILE };
  }
  return imports;
}

/** WASI's EBADF: it is how the list of the files that are open ends, too. */
const NO_SUCH_FILE = 8;

function put(decoder: Decoder, bytes: Uint8Array): void {
  const room = decoder.room(bytes.length);
  new Uint8Array(decoder.memory.buffer, room, bytes.length).set(bytes);
}
