/** By the ending of the name: browsers call the same file by different types, some of them video. */
const TYPES: Readonly<Record<string, string>> = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  aac: 'audio/aac',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
};

export const AUDIO_FILES = Object.keys(TYPES)
  .map((ending) => `.${ending}`)
  .join(', ');

export function mimeOf(file: string): string | undefined {
  return TYPES[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''];
}
