import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { MPEGDecoder } from 'mpg123-decoder';
import { ApiError } from '../../kit/errors.ts';
import { adtsFrames, decodeAac } from './aac.ts';
import { decodeContainer } from './containers.ts';
import { decodeOpus } from './opus.ts';
import { SAMPLE_RATE, type SampleSink, sampleSink } from './sample-sink.ts';
import { afterId3, type Container, containerOf } from './sniff.ts';
import { decodeWav } from './wav.ts';
import { readWebm } from './webm.ts';

const READ = 64 * 1024;
/** Less than this is the crackle of a broken file, not a recording. */
const MIN_SAMPLES = SAMPLE_RATE / 20;

/**
 * Any of the allowed types to 16 kHz mono. The content decides, not the declared type. A damaged recording gives what
 * can be heard of it; one that gives nothing is `INVALID_AUDIO`, one longer than the limit `AUDIO_TOO_LONG`.
 */
export async function decodeAudio(bytes: Buffer): Promise<Float32Array> {
  const container = containerOf(bytes);
  const sink = sampleSink();
  let failure: unknown;
  const known = await DECODERS[container](bytes, sink).catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    failure = error;
    return true;
  });
  if (!known)
    throw new ApiError(
      'INVALID_AUDIO',
      'audio.data holds sound in an encoding that is not taken. Send Opus, AAC, MP3, FLAC or plain WAV.',
    );
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
  wav: async (bytes, sink) => decodeWav(bytes, sink),
  async webm(bytes, sink) {
    const track = readWebm(bytes);
    return track !== undefined && decodeOpus(track.packets, track.description, track.channels, sink);
  },
  ogg: decodeContainer,
  mp4: decodeContainer,
  flac: decodeFlac,
  mp3: decodeMp3,
  async adts(bytes, sink) {
    await decodeAac(adtsFrames(bytes, afterId3(bytes)), sink);
    return true;
  },
};

async function decodeMp3(bytes: Buffer, sink: SampleSink): Promise<boolean> {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  try {
    for (let from = afterId3(bytes); from < bytes.length; from += READ) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes.subarray(from, from + READ));
      if (samplesDecoded > 0) sink.push(channelData, sampleRate);
    }
  } finally {
    decoder.free();
  }
  return true;
}

async function decodeFlac(bytes: Buffer, sink: SampleSink): Promise<boolean> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  const take = ({ channelData, samplesDecoded, sampleRate }: Awaited<ReturnType<typeof decoder.flush>>) => {
    if (samplesDecoded > 0 && sampleRate >= 4000) sink.push(channelData, sampleRate);
  };
  try {
    for (let from = afterId3(bytes); from < bytes.length; from += READ) {
      take(await decoder.decode(bytes.subarray(from, from + READ)));
    }
    take(await decoder.flush());
  } finally {
    decoder.free();
  }
  return true;
}
