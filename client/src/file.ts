import { readFile } from 'node:fs/promises';
import { ENDINGS, mimeOfName } from './mime.ts';

/** A recording on disk, with the type that its name tells. For Node, Deno and Bun. */
export async function audioFile(path: string): Promise<{ data: Uint8Array; mime: string }> {
  const mime = mimeOfName(path);
  if (mime === undefined) {
    throw new TypeError(`${path} does not end in ${ENDINGS}: read it and name its mime yourself.`);
  }
  return { data: await readFile(path), mime };
}
