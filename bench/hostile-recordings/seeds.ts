import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The nine types as encoders make them, and other forms that devices send. The source is ffmpeg's: speech is not wanted. */
const FORMS: Record<string, readonly string[]> = {
  'audio/webm': ['-c:a', 'libopus', '-f', 'webm'],
  'audio/webm, streamed': ['-c:a', 'libopus', '-f', 'webm', '-live', '1'],
  'audio/ogg': ['-c:a', 'libopus', '-f', 'ogg'],
  'audio/ogg, surround': ['-c:a', 'libopus', '-ac', '6', '-f', 'ogg'],
  'audio/mp4': ['-c:a', 'aac', '-f', 'mp4'],
  'audio/mp4, in fragments': [
    '-c:a',
    'aac',
    '-movflags',
    'frag_keyframe+empty_moov',
    '-frag_duration',
    '200000',
    '-f',
    'mp4',
  ],
  'audio/mp4, Opus': ['-c:a', 'libopus', '-f', 'mp4'],
  'audio/m4a': ['-c:a', 'aac', '-ac', '2', '-f', 'ipod'],
  'audio/aac': ['-c:a', 'aac', '-f', 'adts'],
  'audio/wav': ['-c:a', 'pcm_s16le', '-f', 'wav'],
  'audio/mpeg': ['-c:a', 'libmp3lame', '-f', 'mp3'],
  'audio/mp3': ['-c:a', 'libmp3lame', '-ar', '8000', '-b:a', '8k', '-f', 'mp3'],
  'audio/flac': ['-c:a', 'flac', '-f', 'flac'],
  'audio/flac, surround': ['-c:a', 'flac', '-ar', '96000', '-ac', '6', '-f', 'flac'],
};

export function seeds(): Map<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-hostile-'));
  try {
    const made = join(folder, 'made');
    return new Map(
      Object.entries(FORMS).map(([form, args]) => {
        const source = ['-f', 'lavfi', '-i', 'sine=frequency=300:duration=1.5:sample_rate=48000'];
        execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...source, ...args, made]);
        return [form, readFileSync(made)];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
