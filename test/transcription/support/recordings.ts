import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether the programs that make recordings are here; in CI their absence is a failure, not a skipped suite. */
export const CAN_RECORD = ['ffmpeg', 'espeak-ng', 'flite'].every(isInstalled);

if (!CAN_RECORD) {
  if (process.env.CI === 'true')
    throw new Error('No ffmpeg, espeak-ng and flite here: run the tests with script/test.');
  process.stderr.write('SKIPPED: the suites on real recordings (ffmpeg, espeak-ng and flite are missing).\n');
}

/** Something said in an English voice, as a 16-bit WAV file. */
export function say(text: string, program: 'flite' | 'espeak' = 'flite'): Buffer {
  return inFolder((folder) => {
    const [words, wav] = [join(folder, 'words.txt'), join(folder, 'said.wav')];
    writeFileSync(words, text);
    if (program === 'flite') execFileSync('flite', ['-voice', 'slt', '-f', words, '-o', wav], { stdio: 'ignore' });
    else execFileSync('espeak-ng', ['-v', 'en-us', '-s', '150', '-f', words, '-w', wav], { stdio: 'ignore' });
    return readFileSync(wav);
  });
}

/** Something said in a voice of espeak-ng's, which has one for most languages and for several kinds of English. */
export function sayIn(voice: string, text: string, pace = 150): Buffer {
  return inFolder((folder) => {
    const wav = join(folder, 'said.wav');
    execFileSync('espeak-ng', ['-v', voice, '-s', String(pace), '-w', wav, '--stdin'], { input: text, stdio: 'pipe' });
    return readFileSync(wav);
  });
}

/** Several recordings made into one by a filter of ffmpeg's. */
export function mix(wavs: readonly Buffer[], filter: string): Buffer {
  return inFolder((folder) => {
    const inputs = wavs.flatMap((wav, at) => {
      const file = join(folder, `${at}.wav`);
      writeFileSync(file, wav);
      return ['-i', file];
    });
    return ffmpeg(inputs, ['-filter_complex', filter, '-ac', '1', '-f', 'wav']);
  });
}

/** A recording converted by ffmpeg; the arguments are the output's. */
export function convert(wav: Buffer, args: readonly string[]): Buffer {
  return ffmpeg(['-i', 'pipe:0'], args, wav);
}

/** What a source of ffmpeg's own makes: silence, noise, tones. */
export function generate(source: string, args: readonly string[] = ['-f', 'wav']): Buffer {
  return ffmpeg(['-f', 'lavfi', '-i', source], args);
}

/** The nine allowed types, as encoders and phones make them. */
export const NINE_TYPES: Record<string, readonly string[]> = {
  'audio/webm': ['-c:a', 'libopus', '-b:a', '32k', '-f', 'webm'],
  'audio/ogg': ['-c:a', 'libopus', '-b:a', '32k', '-f', 'ogg'],
  'audio/mp4': ['-c:a', 'aac', '-b:a', '64k', '-f', 'mp4'],
  'audio/m4a': ['-c:a', 'aac', '-ar', '44100', '-ac', '2', '-f', 'ipod'],
  'audio/aac': ['-c:a', 'aac', '-b:a', '64k', '-f', 'adts'],
  'audio/wav': ['-c:a', 'pcm_s16le', '-f', 'wav'],
  'audio/mpeg': ['-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3'],
  'audio/mp3': ['-c:a', 'libmp3lame', '-q:a', '5', '-ar', '44100', '-ac', '2', '-f', 'mp3'],
  'audio/flac': ['-c:a', 'flac', '-f', 'flac'],
};

/** Other forms that are really sent. */
export const VARIANTS: Record<string, readonly string[]> = {
  'webm without a length, as Chrome streams it': ['-c:a', 'libopus', '-f', 'webm', '-live', '1'],
  'fragmented mp4, as Safari records it': [
    '-c:a',
    'aac',
    '-movflags',
    'frag_keyframe+empty_moov+default_base_moof',
    '-frag_duration',
    '500000',
    '-f',
    'mp4',
  ],
  'a QuickTime file': ['-c:a', 'aac', '-b:a', '64k', '-f', 'mov'],
  'opus in mp4': ['-c:a', 'libopus', '-ar', '48000', '-f', 'mp4'],
  'stereo opus': ['-c:a', 'libopus', '-ac', '2', '-f', 'ogg'],
  'flac of 24 bits': ['-c:a', 'flac', '-sample_fmt', 's32', '-ar', '48000', '-ac', '2', '-f', 'flac'],
  'wav of 8 bits': ['-c:a', 'pcm_u8', '-f', 'wav'],
  'wav of 24 bits, stereo': ['-c:a', 'pcm_s24le', '-ac', '2', '-f', 'wav'],
  'wav of 32 bits at 96 kHz': ['-c:a', 'pcm_s32le', '-ar', '96000', '-f', 'wav'],
  'wav of floats at 44.1 kHz': ['-c:a', 'pcm_f32le', '-ar', '44100', '-f', 'wav'],
  'wav of doubles': ['-c:a', 'pcm_f64le', '-f', 'wav'],
  'µ-law wav at 8 kHz': ['-c:a', 'pcm_mulaw', '-ar', '8000', '-f', 'wav'],
  'A-law wav at 8 kHz': ['-c:a', 'pcm_alaw', '-ar', '8000', '-f', 'wav'],
  'IMA ADPCM wav, as dictation devices write it': [
    ...['-c:a', 'adpcm_ima_wav', '-block_size', '256', '-ar', '8000', '-f', 'wav'],
  ],
  'IMA ADPCM wav, stereo at 44.1 kHz': ['-c:a', 'adpcm_ima_wav', '-ar', '44100', '-ac', '2', '-f', 'wav'],
  'wav at 11.025 kHz': ['-c:a', 'pcm_s16le', '-ar', '11025', '-f', 'wav'],
};

function ffmpeg(input: readonly string[], output: readonly string[], bytes?: Buffer): Buffer {
  return inFolder((folder) => {
    const file = join(folder, 'made');
    const args = ['-loglevel', 'error', '-y', ...input, ...output, file];
    execFileSync('ffmpeg', args, { stdio: ['pipe', 'ignore', 'pipe'], ...(bytes ? { input: bytes } : {}) });
    return readFileSync(file);
  });
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'svc-recordings-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isInstalled(command: string): boolean {
  return spawnSync(command, ['--version']).error === undefined;
}
