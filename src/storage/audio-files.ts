import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where kept audio lives. Names say nothing about what they hold and cannot be guessed. */
export interface AudioStore {
  newName(): string;
  save(name: string, bytes: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
  /** Names of files that were last written before `time`. */
  namesOlderThan(time: Date): Promise<string[]>;
}

export function audioFolder(dataDir: string): AudioStore {
  const folder = join(dataDir, 'audio');
  return {
    newName: () => randomBytes(24).toString('hex'),

    async save(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(join(folder, name), 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
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
