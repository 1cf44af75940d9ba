import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import capture from '../capture/vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Built as the capture page is, for today's browsers: it is opened at a desk, or on a phone in somebody's pocket. */
export default {
  ...capture,
  root: here('.'),
  build: {
    ...capture.build,
    outDir: here('../../build/console'),
    target: ['chrome109', 'safari16', 'firefox115'],
    rollupOptions: { ...capture.build.rollupOptions, input: { console: here('index.html') } },
  },
} satisfies UserConfig;
