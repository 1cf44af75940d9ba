import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
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
}

export const AUDIO_FOLDER = 'audio';

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
  };
}
