import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Spoken } from './speak.ts';

/** The nine types of the contract, as ffmpeg makes them. */
export const TYPES: Record<string, string[]> = {
  'audio/webm': ['-c:a', 'libopus', '-b:a', '32k', '-f', 'webm'],
  'audio/ogg': ['-c:a', 'libopus', '-b:a', '32k', '-f', 'ogg'],
  'audio/mp4': ['-c:a', 'aac', '-b:a', '64k', '-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4'],
  'audio/m4a': ['-c:a', 'aac', '-b:a', '64k', '-f', 'ipod'],
  'audio/aac': ['-c:a', 'aac', '-b:a', '64k', '-f', 'adts'],
  'audio/wav': ['-ac', '1', '-ar', '44100', '-f', 'wav'],
  'audio/mpeg': ['-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3'],
  'audio/mp3': ['-c:a', 'libmp3lame', '-q:a', '4', '-f', 'mp3'],
  'audio/flac': ['-ar', '44100', '-f', 'flac'],
};

/** So many seconds of the texts one after the other, over and over where they are too short, as one recording. */
export function recording(folder: string, spoken: readonly Spoken[], seconds: number, mime: string): Buffer {
  const list = join(folder, 'list.txt');
  const once = spoken.map(({ file }) => `file '${file}'`).join('\n');
  writeFileSync(list, Array.from({ length: Math.ceil(seconds / 10) }, () => once).join('\n'));
  const file = join(folder, `recording-${seconds}`);
  const source = ['-f', 'concat', '-safe', '0', '-i', list, '-t', String(seconds)];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...source, '-ac', '1', ...(TYPES[mime] ?? []), file]);
  return readFileSync(file);
}
