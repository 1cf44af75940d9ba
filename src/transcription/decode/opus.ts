import { OpusDecoder } from 'opus-decoder';
import { gathered } from './measure.ts';
import { SAMPLE_RATE, type SampleSink } from './sample-sink.ts';
import type { Track } from './track.ts';

/** Packets handed over at once; what they unpack to stays small. */
const GO = 50;
/** Bytes of a packet for each channel; the decoder has no room for more. */
const MOST_BYTES = 3840;

/** Decodes Opus packets straight to the recogniser's rate. Says false when the stream is laid out in an unknown way. */
export async function decodeOpus(
  { packets, description, channels }: Omit<Track, 'codec'>,
  sink: SampleSink,
): Promise<boolean> {
  const layout = readLayout(description, channels);
  if (!layout) return false;
  const sound = gathered(packets, (packet) => {
    const seconds = secondsOf(packet);
    return { seconds, samples: seconds * SAMPLE_RATE * layout.channels };
  }).filter(({ length }) => length <= MOST_BYTES * layout.channels);
  const decoder = new OpusDecoder({ sampleRate: SAMPLE_RATE, ...layout });
  await decoder.ready;
  try {
    for (let from = 0; from < sound.length; from += GO) {
      const { channelData, samplesDecoded } = decoder.decodeFrames(sound.slice(from, from + GO));
      if (samplesDecoded > 0) sink.push(channelData, SAMPLE_RATE);
    }
  } finally {
    decoder.free();
  }
  return true;
}

/** Lengths of a frame in milliseconds, by the modes that a packet's first byte can name (RFC 6716, section 3.1). */
const SPEECH_MS = [10, 20, 40, 60];
const BOTH_MS = [10, 20];
const MUSIC_MS = [2.5, 5, 10, 20];
const MOST_MS = 120;

function secondsOf(packet: Uint8Array): number {
  if (packet.length === 0) return 0;
  const [first = 0, second = 0] = packet;
  const mode = first >> 3;
  const ms = mode < 12 ? SPEECH_MS[mode & 3] : mode < 16 ? BOTH_MS[mode & 1] : MUSIC_MS[mode & 3];
  const frames = [1, 2, 2, second & 0x3f][first & 3] ?? 0;
  // What claims to be longer than a packet can be is damaged, and comes to nothing.
  const all = (ms ?? 0) * frames;
  return all <= MOST_MS ? all / 1000 : 0;
}

/** From the identification header of the stream (RFC 7845); MP4 and WebM carry the same facts. */
function readLayout(head: Uint8Array | undefined, channels: number) {
  const plain = channels === 1 || channels === 2;
  const family = head && head.length >= 19 ? (head[18] ?? 0) : 0;
  if (family === 0) {
    return plain
      ? { channels, streamCount: 1, coupledStreamCount: channels - 1, channelMappingTable: plainTable(channels) }
      : undefined;
  }
  const count = head?.[9] ?? 0;
  const [streamCount = 0, coupledStreamCount = 0] = [head?.[19], head?.[20]];
  const channelMappingTable = [...(head?.subarray(21, 21 + count) ?? [])];
  // Streams that no channel is made of would be decoded all the same.
  const sound = streamCount > 0 && coupledStreamCount <= streamCount && streamCount + coupledStreamCount <= count;
  if (!sound || count < 1 || count > 8 || channelMappingTable.length !== count) return undefined;
  if (channelMappingTable.some((index) => index !== 255 && index >= streamCount + coupledStreamCount)) return undefined;
  return { channels: count, streamCount, coupledStreamCount, channelMappingTable };
}

function plainTable(channels: number): number[] {
  return channels === 1 ? [0] : [0, 1];
}
