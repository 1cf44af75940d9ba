import { randomBytes } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../database/if-there.ts';
import { writeDurably } from '../durable-file.ts';
import type { AudioStore } from './store.ts';

export const AUDIO_FOLDER = 'audio';

/** More than a disk without room takes. */
const PROBE = Buffer.alloc(4096);

/** Far longer than a disk at work takes: one that has not written by then hangs, as a network's does whose server is away. */
const SECONDS_TO_WRITE = 15;

/** Recordings as files of this machine, or of a file system that all nodes share. */
export function audioFolder(
  dataDir: string,
  { write = writeDurably, seconds = SECONDS_TO_WRITE }: { write?: typeof writeDurably; seconds?: number } = {},
): AudioStore {
  const folder = folderIn(dataDir);
  /** Writes that nobody waits for any more. */
  let overdue = 0;
  return {
    newName: newAudioName,

    async save(name, bytes) {
      // Nobody else waits for a disk that hangs, and each write there would keep a thread of this process.
      if (overdue > 0) throw new AudioFolderHangs();
      const file = join(folder, name);
      const writing = write(file, bytes);
      if (await endsWithin(seconds, writing)) return;
      overdue++;
      // Its record names no recording by then, so it is not to be there either.
      void writing
        .then(() => rm(file, { force: true }))
        // Where this fails, the sweep finds a recording that no record names.
        .catch(() => {})
        .finally(() => {
          overdue--;
        });
      throw new AudioFolderHangs();
    },

    async has(name) {
      return (await ifThere(stat(join(folder, name)))) !== undefined;
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    async *namesOlderThan(time) {
      for (const { name, writtenAt } of await filesIn(folder)) if (writtenAt < time) yield name;
    },

    async check() {
      // The folder is made with the first recording; a file of its name is no folder.
      const made = await ifThere(stat(folder));
      const probe = join(made ? folder : dataDir, `probe-${randomBytes(6).toString('hex')}`);
      try {
        await writeFile(probe, PROBE, { mode: 0o600 });
      } finally {
        // Where nothing was written there is nothing to remove either.
        await rm(probe, { force: true }).catch(() => {});
      }
    },
  };
}

export class AudioFolderHangs extends Error {
  override name = 'AudioFolderHangs';
  readonly code = 'ETIMEDOUT';
}

/** Whether it has ended by then; fails when it fails. */
async function endsWithin(seconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, seconds * 1000, false);
  });
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}

export function newAudioName(): string {
  return randomBytes(24).toString('hex');
}

/** The form of such a name; a file that is just being written has another one. */
export const AUDIO_NAME = /^[0-9a-f]{48}$/;

export function folderIn(dataDir: string): string {
  return join(dataDir, AUDIO_FOLDER);
}

export interface AudioFile {
  name: string;
  size: number;
  writtenAt: Date;
}

export async function filesIn(folder: string): Promise<AudioFile[]> {
  const files: AudioFile[] = [];
  for (const name of (await ifThere(readdir(folder))) ?? []) {
    const file = await ifThere(stat(join(folder, name)));
    if (file) files.push({ name, size: file.size, writtenAt: file.mtime });
  }
  return files;
}
