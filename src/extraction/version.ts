import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MODEL_FOLDER } from './reader/encoder.ts';

/** Changes with whatever can change a draft: the code of the extraction, its tables and the reader's weights. */
export function extractionVersion(): string {
  const hash = createHash('sha256');
  for (const folder of [fileURLToPath(new URL('.', import.meta.url)), MODEL_FOLDER])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|js|json|onnx|txt)$/.test(name)) hash.update(name).update(readFileSync(folder + name));
  return `reader-${hash.digest('hex').slice(0, 12)}`;
}
