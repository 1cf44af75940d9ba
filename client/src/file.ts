import { readFile } from 'node:fs/promises';

const TYPES: Record<string, string> = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  mp4: 'audio/mp4',
  m4a: 'audio/m4a',
  aac: 'audio/aac',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
};

/** A recording on disk, with the type that its name tells. For Node, Deno and Bun. */
export async function audioFile(path: string): Promise<{ data: Uint8Array; mime: string }> {
  const mime = TYPES[path.split('.').at(-1)?.toLowerCase() ?? ''];
  if (mime === undefined) {
    throw new TypeError(
      `${path} does not end in ${Object.keys(TYPES).join(', ')}: read it and name its mime yourself.`,
    );
  }
  return { data: await readFile(path), mime };
}
