import { BufferSource, EncodedPacketSink, Input, type InputAudioTrack, MP4, OGG, QTFF } from 'mediabunny';
import { ApiError } from '../../kit/errors.ts';
import { adtsHeader, decodeAac } from './aac.ts';
import { decodeOpus } from './opus.ts';
import { MAX_SECONDS, type SampleSink } from './sample-sink.ts';

/** More frames than fifteen minutes can have; a hostile file may list millions of empty ones. */
const MAX_PACKETS = 400_000;

/** Takes an Ogg, MP4 or QuickTime file apart and decodes its first audio track. Says false when there is none to decode. */
export async function decodeContainer(bytes: Buffer, sink: SampleSink): Promise<boolean> {
  const input = new Input({ source: new BufferSource(bytes), formats: [OGG, MP4, QTFF] });
  try {
    const track = await input.getPrimaryAudioTrack();
    const config = await track?.getDecoderConfig();
    if (!track || !config) return false;
    const description = config.description === undefined ? undefined : viewOf(config.description);
    const packets = await packetsOf(track);
    if (config.codec === 'opus') return decodeOpus(packets, description, config.numberOfChannels, sink);
    const withHeader = config.codec.startsWith('mp4a.40') && description ? adtsHeader(description) : undefined;
    if (!withHeader) return false;
    const frames = packets.map(withHeader).filter((frame) => frame !== undefined);
    await decodeAac(frames, sink);
    return true;
  } finally {
    input.dispose();
  }
}

/**
 * A recording cut short ends in the middle of a packet: what came before it counts. One that is too long is known by
 * the container's own times before all of it was taken apart: hours of silence are small, but hundreds of thousands of
 * packets.
 */
async function packetsOf(track: InputAudioTrack): Promise<Uint8Array[]> {
  const packets: Uint8Array[] = [];
  let seconds = 0;
  try {
    for await (const { data, duration } of new EncodedPacketSink(track).packets()) {
      packets.push(data);
      seconds += duration;
      if (seconds > MAX_SECONDS + 1) throw new ApiError('AUDIO_TOO_LONG');
      if (packets.length > MAX_PACKETS) break;
    }
  } catch (error) {
    if (packets.length === 0 || error instanceof ApiError) throw error;
  }
  return packets;
}

function viewOf(description: ArrayBuffer | SharedArrayBuffer | ArrayBufferView): Uint8Array {
  return ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
}
