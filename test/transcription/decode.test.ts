import { existsSync, readFileSync } from 'node:fs';
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Mp4OutputFormat, Output } from 'mediabunny';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeAudio } from '../../src/transcription/decode/decode.ts';
import { SAMPLE_RATE } from '../../src/transcription/decode/sample-sink.ts';
import { CAN_RECORD, convert, generate, NINE_TYPES, say, VARIANTS } from './support/recordings.ts';

const HE_AAC = new URL('./fixtures/he-aac.m4a', import.meta.url);

describe('a small m4a of two hours', { timeout: 60_000 }, () => {
  it('is known as too long by its own times, without being all taken apart', async () => {
    const [aLittle, much] = [await silentM4a(960), await silentM4a(7200)];
    expect(much.length).toBeLessThan(1_500_000);
    expect(await refusalTime(much)).toBeLessThan(3 * (await refusalTime(aLittle)));
  });
});

describe.runIf(CAN_RECORD)('decoding to 16 kHz mono', { timeout: 60_000 }, () => {
  let wav: Buffer;
  let reference: Float32Array;
  beforeAll(async () => {
    wav = say('Engine twelve is on scene with smoke showing from the second floor.');
    reference = await decodeAudio(wav);
  });

  for (const [type, args] of [...Object.entries(NINE_TYPES), ...Object.entries(VARIANTS)]) {
    it(`hears ${type} as the original`, async () => {
      const heard = await decodeAudio(convert(wav, args));
      expect(Math.abs(heard.length - reference.length) / SAMPLE_RATE).toBeLessThan(0.15);
      expect(likeness(heard, reference)).toBeGreaterThan(0.97);
    });
  }

  it.runIf(existsSync(HE_AAC))('hears high-efficiency AAC at its full rate', async () => {
    const heard = await decodeAudio(readFileSync(HE_AAC));
    expect(heard.length / SAMPLE_RATE).toBeGreaterThan(3);
    expect(heard.length / SAMPLE_RATE).toBeLessThan(4.2);
    expect(loudest(heard)).toBeGreaterThan(0.1);
  });

  it('reads past tags before the audio', async () => {
    const tagged = convert(wav, ['-c:a', 'libmp3lame', '-metadata', 'title=Call', '-id3v2_version', '3', '-f', 'mp3']);
    expect(tagged.toString('latin1', 0, 3)).toBe('ID3');
    expect(likeness(await decodeAudio(tagged), reference)).toBeGreaterThan(0.97);
  });

  it('gives the beginning of a recording that was cut short', async () => {
    for (const type of ['audio/webm', 'audio/ogg', 'audio/aac', 'audio/wav', 'audio/mpeg', 'audio/flac']) {
      const whole = convert(wav, NINE_TYPES[type] ?? []);
      const heard = await decodeAudio(whole.subarray(0, Math.floor(whole.length * 0.7)));
      expect(heard.length / reference.length, type).toBeGreaterThan(0.4);
      expect(heard.length / reference.length, type).toBeLessThan(0.9);
    }
  });

  it('joins the stretches that AAC is decoded in without a gap or a repetition', async () => {
    const tone = generate('sine=frequency=440:duration=40', ['-c:a', 'aac', '-ar', '44100', '-f', 'adts']);
    const heard = await decodeAudio(tone);
    expect(heard.length / SAMPLE_RATE).toBeCloseTo(40, 0);
    let crossings = 0;
    for (let i = 1; i < heard.length; i++) if ((heard[i - 1] ?? 0) < 0 && (heard[i] ?? 0) >= 0) crossings++;
    expect(Math.abs(crossings / (heard.length / SAMPLE_RATE) - 440)).toBeLessThan(1);
  });

  it.each([
    ['Vorbis in Ogg', ['-c:a', 'libvorbis', '-f', 'ogg']],
    ['Speex in Ogg', ['-c:a', 'libspeex', '-f', 'ogg']],
    ['Vorbis in WebM', ['-c:a', 'libvorbis', '-f', 'webm']],
    ['AAC in WebM or Matroska', ['-c:a', 'aac', '-f', 'matroska']],
    ['ALAC (Apple Lossless) in MP4', ['-c:a', 'alac', '-f', 'ipod']],
    ['MP3 in MP4', ['-c:a', 'libmp3lame', '-f', 'mp4']],
    ['MP3 in MP4', ['-c:a', 'libmp3lame', '-f', 'mov']],
    ['AC-3 in MP4', ['-c:a', 'ac3', '-f', 'mp4']],
    ['ADPCM (Microsoft) in WAV', ['-c:a', 'adpcm_ms', '-f', 'wav']],
    ['MP3 in WAV', ['-c:a', 'libmp3lame', '-f', 'wav']],
  ])('refuses %s by its name', async (name, args) => {
    await expect(decodeAudio(convert(wav, args))).rejects.toMatchObject({
      code: 'INVALID_AUDIO',
      message: expect.stringContaining(`audio.data holds ${name}`),
    });
  });

  it.each([
    ['aiff', ['-f', 'aiff']],
    ['ac3', ['-c:a', 'ac3', '-f', 'ac3']],
  ])('refuses %s, which is no allowed type', async (_, args) => {
    await expect(decodeAudio(convert(wav, args))).rejects.toMatchObject({ code: 'INVALID_AUDIO' });
  });

  it.each(['audio/mp4', 'audio/m4a'])('calls a truncated %s truncated, wherever it was cut', async (type) => {
    const whole = convert(wav, NINE_TYPES[type] ?? []);
    const index = whole.indexOf('moov');
    for (const length of [200, whole.length * 0.2, whole.length * 0.7, index - 4, index - 1, index + 40]) {
      await expect(decodeAudio(whole.subarray(0, length)), `${length} bytes`).rejects.toMatchObject({
        code: 'INVALID_AUDIO',
        message: expect.stringContaining('truncated'),
      });
    }
  });

  it.each([
    ['flac', ['-c:a', 'flac', '-f', 'flac']],
    ['opus', ['-c:a', 'libopus', '-b:a', '6k', '-compression_level', '0', '-frame_duration', '60', '-f', 'ogg']],
    ['aac', ['-c:a', 'aac', '-b:a', '8k', '-f', 'mp4']],
    ['mp3', ['-c:a', 'libmp3lame', '-b:a', '8k', '-ar', '8000', '-f', 'mp3']],
  ])('stops a small %s file that unpacks to more than fifteen minutes', async (_, args) => {
    const long = generate('anullsrc=r=16000:cl=mono:d=960', args);
    await expect(decodeAudio(long)).rejects.toMatchObject({ code: 'AUDIO_TOO_LONG' });
  });

  it('takes a recording of exactly fifteen minutes', async () => {
    const limit = generate('anullsrc=r=8000:cl=mono:d=900', [
      '-c:a',
      'libopus',
      '-b:a',
      '6k',
      '-compression_level',
      '0',
      '-frame_duration',
      '60',
      '-f',
      'webm',
    ]);
    expect((await decodeAudio(limit)).length / SAMPLE_RATE).toBeCloseTo(900, 0);
  });
});

describe('bytes that are no recording', () => {
  it.each([
    ['text', Buffer.from('This is not audio. '.repeat(50))],
    ['one byte', Buffer.of(0)],
    ['zeros', Buffer.alloc(5000)],
    ['a bare RIFF head', Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(200, 'x'), 'latin1')],
  ])('%s is INVALID_AUDIO', async (_, bytes) => {
    await expect(decodeAudio(bytes)).rejects.toMatchObject({ code: 'INVALID_AUDIO' });
  });
});

/** How alike two recordings are in loudness over time, whatever the encoder's delay. */
function likeness(a: Float32Array, b: Float32Array): number {
  let best = -1;
  for (let shift = -10; shift <= 10; shift++) best = Math.max(best, correlation(loudness(a), loudness(b), shift));
  return best;
}

function loudness(samples: Float32Array): number[] {
  const step = SAMPLE_RATE / 100;
  return Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    const part = samples.subarray(i * step, (i + 1) * step);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / step);
  });
}

function correlation(a: number[], b: number[], shift: number): number {
  const pairs = a.flatMap((x, i): [number, number][] => {
    const y = b[i + shift];
    return y === undefined ? [] : [[x, y]];
  });
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [ma, mb] = [mean(0), mean(1)];
  let [ab, aa, bb] = [0, 0, 0];
  for (const [x, y] of pairs) {
    ab += (x - ma) * (y - mb);
    aa += (x - ma) ** 2;
    bb += (y - mb) ** 2;
  }
  return ab / Math.sqrt(aa * bb);
}

function loudest(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

/** Processor time until a recording is refused as too long. */
/** The least of a few: other suites share the process, and the first time is the slowest. */
async function refusalTime(recording: Buffer): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 4; i++) {
    const begun = process.cpuUsage();
    await expect(decodeAudio(recording)).rejects.toMatchObject({ code: 'AUDIO_TOO_LONG' });
    times.push(process.cpuUsage(begun).user);
  }
  return Math.min(...times);
}

/** Silence of 16 kHz as AAC, which takes six bytes a frame. */
async function silentM4a(seconds: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  const description = Uint8Array.of(0x14, 0x08);
  const decoderConfig = { codec: 'mp4a.40.2', sampleRate: 16_000, numberOfChannels: 1, description };
  const frame = Uint8Array.of(0x00, 0xc8, 0x00, 0x80, 0x23, 0x80);
  const frameSeconds = 1024 / 16_000;
  for (let i = 0; i < seconds / frameSeconds; i++) {
    await source.add(new EncodedPacket(frame, 'key', i * frameSeconds, frameSeconds), i === 0 ? { decoderConfig } : {});
  }
  await output.finalize();
  return Buffer.from(target.buffer as ArrayBuffer);
}
