import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { flacFrames } from './flac-frames.ts';
import { gathered } from './measure.ts';
import { type SampleSink, SLOWEST } from './sample-sink.ts';

/**
 * Frame by frame: one of a few bytes unpacks to two megabytes, and the decoder keeps what it unpacked of all that it is
 * handed at once.
 */
export async function decodeFlac(bytes: Buffer, start: number, sink: SampleSink): Promise<void> {
  const frames = gathered(flacFrames(bytes, start), ({ head: { blockSize, channels, rate } }) => ({
    seconds: blockSize / rate,
    samples: blockSize * channels,
  }));
  const decoder = new FLACDecoder();
  await decoder.ready;
  try {
    for (const frame of frames) {
      const { channelData, samplesDecoded, sampleRate } = await decoder.decodeFrames([frame.bytes]);
      if (samplesDecoded > 0 && sampleRate >= SLOWEST) sink.push(channelData, sampleRate);
    }
  } finally {
    decoder.free();
  }
}
