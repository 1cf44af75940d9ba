import { fileURLToPath } from 'node:url';

/** The trained files stand beside the sources; the build finds them there too. */
export const MODEL_FOLDER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './weights/' : '../../../src/extraction/reader/weights/', import.meta.url),
);
