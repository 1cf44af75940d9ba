import { MPEGDecoder } from 'mpg123-decoder';
import { ApiError } from '../../kit/errors.ts';
import { adtsFrames, decodeAac } from './aac.ts';
import { decodeFlac } from './flac.ts';
import { readMp4 } from './mp4.ts';
import { notTaken } from './not-taken.ts';
import { readOgg } from './ogg.ts';
import { decodeOpus } from './opus.ts';
import { SAMPLE_RATE, type SampleSink, SLOWEST, sampleSink } from './sample-sink.ts';
import { afterId3, type Container, containerOf } from './sniff.ts';
import type { Found } from './track.ts';
import { decodeWav } from './wav.ts';
import { readWebm } from './webm.ts';

/** Bytes of MP3 at once: of the smallest frames they unpack to a minute. */
const READ = 16 * 1024;
/** Less than this is the crackle of a broken file, not a recording. */
const MIN_SAMPLES = SAMPLE_RATE / 20;

/**
 * Any of the allowed types to 16 kHz mono. The content decides, not the declared type. A damaged recording gives what
 * can be heard of it; one that gives nothing is `INVALID_AUDIO`, one longer than the limit `AUDIO_TOO_LONG`. What it may
 * take of memory and time is bounded by what it may unpack to (`measure.ts`); `onProgress` is told on the way.
 */
export async function decodeAudio(bytes: Buffer, onProgress?: () => void): Promise<Float32Array> {
  const container = containerOf(bytes);
  const sink = sampleSink(onProgress);
  let failure: unknown;
  const known = await DECODERS[container](bytes, sink).catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    failure = error;
    return true;
  });
  if (!known) throw notTaken();
  const samples = sink.samples();
  if (samples.length < MIN_SAMPLES) {
    throw new ApiError(
      'INVALID_AUDIO',
      'audio.data is damaged or holds no sound. Send the whole file, or record again.',
      { cause: failure },
    );
  }
  return samples;
}

/** Each pushes what it decodes and says false when the file is sound but not of a kind that is allowed. */
const DECODERS: Record<Container, (bytes: Buffer, sink: SampleSink) => Promise<boolean>> = {
  async wav(bytes, sink) {
    decodeWav(bytes, sink);
    return true;
  },
  webm: async (bytes, sink) => decodeTrack(readWebm(bytes), sink),
  ogg: async (bytes, sink) => decodeTrack(readOgg(bytes), sink),
  mp4: async (bytes, sink) => decodeTrack(readMp4(bytes), sink),
  async flac(bytes, sink) {
    await decodeFlac(bytes, afterId3(bytes), sink);
    return true;
  },
  mp3: decodeMp3,
  adts: (bytes, sink) => decodeAac({ packets: adtsFrames(bytes, afterId3(bytes)), description: undefined }, sink),
};

async function decodeTrack(found: Found, sink: SampleSink): Promise<boolean> {
  if (found === 'none') return true;
  return found.codec === 'opus' ? decodeOpus(found, sink) : decodeAac(found, sink);
}

async function decodeMp3(bytes: Buffer, sink: SampleSink): Promise<boolean> {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  try {
    for (let from = afterId3(bytes); from < bytes.length; from += READ) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes.subarray(from, from + READ));
      if (samplesDecoded > 0 && sampleRate >= SLOWEST) sink.push(channelData, sampleRate);
    }
  } finally {
    decoder.free();
  }
  return true;
}
