import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PLACES_FILE } from '../departments/place-names.ts';
import { MODEL_FOLDER } from './reader/weights-folder.ts';

/** Whatever can change a draft: the extraction's code and tables, those it takes from others, and the reader's weights. */
const FOLDERS = [...['./', '../neris/', '../departments/'].map(pathOf), MODEL_FOLDER];

/** Changes when drafts do: it is a hash of what makes them. */
export function extractionVersion(): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|js|json|onnx|txt)$/.test(name)) hash.update(name).update(readFileSync(folder + name));
  hash.update(readFileSync(PLACES_FILE));
  return `reader-${hash.digest('hex').slice(0, 12)}`;
}

function pathOf(folder: string): string {
  return fileURLToPath(new URL(folder, import.meta.url));
}
