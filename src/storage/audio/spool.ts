import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../database/if-there.ts';
import { AUDIO_NAME, type AudioFile, audioFolder, filesIn, folderIn } from './files.ts';

/** Recordings that wait on this machine's disk, within a number of bytes, for a store that is away. */
export interface AudioSpool {
  hasRoomFor(bytes: number): Promise<boolean>;
  /** Fails when there is no room. */
  save(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  /** Undefined when it is not there any more. */
  read(name: string): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
  /** The names of all that wait, and of what was left behind half-written. */
  waiting(): Promise<string[]>;
}

/** What a process that was killed has left half-written is as old as this before it is deleted. */
const LEFT_BEHIND_MS = 3_600_000;

/**
 * It is the folder in which recordings are kept when there is no other store: one that is given a store later has them
 * delivered there.
 */
export function audioSpool(dataDir: string, limitBytes: number): AudioSpool {
  const folder = folderIn(dataDir);
  const files = audioFolder(dataDir);
  /** Measured when first needed and whenever the spool is looked through; in between, what this process adds. */
  let used: number | undefined;

  const hasRoomFor = async (bytes: number) => {
    if (used === undefined) await measure();
    return (used ?? 0) + bytes <= limitBytes;
  };

  return {
    hasRoomFor,
    has: files.has,

    async save(name, bytes) {
      if (!(await hasRoomFor(bytes.length))) throw new SpoolFull();
      used = (used ?? 0) + bytes.length;
      await files.save(name, bytes).catch((error: unknown) => {
        used = undefined;
        throw error;
      });
    },

    async remove(name) {
      await files.remove(name);
      used = undefined;
    },

    read: (name) => ifThere(readFile(join(folder, name))),

    async waiting() {
      const found = await measure();
      const leftBehind = Date.now() - LEFT_BEHIND_MS;
      return found
        .filter(({ name, writtenAt }) => AUDIO_NAME.test(name) || writtenAt.getTime() < leftBehind)
        .map(({ name }) => name);
    },
  };

  async function measure(): Promise<AudioFile[]> {
    const found = await filesIn(folder);
    used = found.reduce((sum, { size }) => sum + size, 0);
    return found;
  }
}

export class SpoolFull extends Error {
  override name = 'SpoolFull';
  readonly code = 'AUDIO_SPOOL_MB';
}
