import { OpusDecoder } from 'opus-decoder';
import { SAMPLE_RATE, type SampleSink } from './sample-sink.ts';

/** Packets handed over at once; what they unpack to stays small. */
const GO = 250;

/** Decodes Opus packets straight to the recogniser's rate. Says false when the stream is laid out in an unknown way. */
export async function decodeOpus(
  packets: Uint8Array[],
  description: Uint8Array | undefined,
  channels: number,
  sink: SampleSink,
): Promise<boolean> {
  const layout = readLayout(description, channels);
  if (!layout) return false;
  const decoder = new OpusDecoder({ sampleRate: SAMPLE_RATE, ...layout });
  await decoder.ready;
  try {
    for (let from = 0; from < packets.length; from += GO) {
      const { channelData, samplesDecoded } = decoder.decodeFrames(packets.slice(from, from + GO));
      if (samplesDecoded > 0) sink.push(channelData, SAMPLE_RATE);
    }
  } finally {
    decoder.free();
  }
  return true;
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
  const sound = streamCount > 0 && coupledStreamCount <= streamCount && streamCount + coupledStreamCount <= 255;
  if (!sound || count < 1 || count > 8 || channelMappingTable.length !== count) return undefined;
  if (channelMappingTable.some((index) => index !== 255 && index >= streamCount + coupledStreamCount)) return undefined;
  return { channels: count, streamCount, coupledStreamCount, channelMappingTable };
}

function plainTable(channels: number): number[] {
  return channels === 1 ? [0] : [0, 1];
}
