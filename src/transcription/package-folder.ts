import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where an installed package lies, for files in it that cannot be imported. */
export function packageFolder(name: string): string {
  const { resolve } = createRequire(import.meta.url);
  for (const folder of resolve.paths(name) ?? []) {
    try {
      return dirname(resolve(join(folder, name, 'package.json')));
    } catch {
      // Not in this one of the folders above; the next may have it.
    }
  }
  throw new Error(`the package ${name} is not installed`);
}
