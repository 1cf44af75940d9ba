import { randomBytes } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './durable-file.ts';

/** Where kept audio lives. Names say nothing about what they hold and cannot be guessed. */
export interface AudioStore {
  newName(): string;
  /** The file is there whole, or not at all. */
  save(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Names of files that were last written before `time`. */
  namesOlderThan(time: Date): Promise<string[]>;
  /** Costs next to nothing; fails when no recording could be kept there now. */
  check(): Promise<void>;
}

export const AUDIO_FOLDER = 'audio';

/** More than a disk without room takes. */
const PROBE = Buffer.alloc(4096);

export function audioFolder(dataDir: string): AudioStore {
  const folder = join(dataDir, AUDIO_FOLDER);
  return {
    newName: () => randomBytes(24).toString('hex'),

    save: (name, bytes) => writeDurably(join(folder, name), bytes),

    async has(name) {
      return (await stat(join(folder, name)).catch(() => undefined)) !== undefined;
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    async namesOlderThan(time) {
      const names = await readdir(folder).catch(() => []);
      const old: string[] = [];
      for (const name of names) {
        const file = await stat(join(folder, name)).catch(() => undefined);
        if (file && file.mtime < time) old.push(name);
      }
      return old;
    },

    async check() {
      // The folder is made with the first recording; a file of its name is no folder.
      const made = await stat(folder).catch(() => undefined);
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
