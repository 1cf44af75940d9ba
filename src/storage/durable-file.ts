import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file that is there whole or not at all, also when the machine loses its power: under another name first, on
 * the disk before it gets its own, and the folder's new entry on the disk before this returns. `keep` leaves a file of
 * that name as it is.
 */
export async function writeDurably(file: string, bytes: string | Buffer, { keep = false } = {}): Promise<void> {
  const folder = dirname(file);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    const writing = await open(draft, 'wx', 0o600);
    try {
      await writing.writeFile(bytes);
      await writing.sync();
    } finally {
      await writing.close();
    }
    if (!keep) await rename(draft, file);
    else await link(draft, file).catch(unlessThere);
  } finally {
    await rm(draft, { force: true });
  }
  await sync(folder);
  if (made !== undefined) await sync(dirname(made));
}

/** Puts a folder's entries on the disk, or a file's bytes. */
export async function sync(path: string): Promise<void> {
  const opened = await open(path, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
