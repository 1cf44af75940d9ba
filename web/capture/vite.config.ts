import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Lays the packed forms of every script and style sheet beside it, for the service to send as they are. */
const packed: Plugin = {
  name: 'packed',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => !file.endsWith('.html'))) {
      const file = join(dir, name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
      writeFileSync(`${file}.gz`, gzipSync(bytes));
    }
  },
};

/** Vite reads its settings from a default export, the only one of the project beside the test runner's. */
export default {
  root: here('.'),
  // Relative, because the operator chooses the path the page is served at.
  base: './',
  publicDir: false,
  plugins: [packed],
  build: {
    outDir: here('../../build/capture'),
    emptyOutDir: true,
    // Station tablets are old: Chrome 80 and iOS 14.3 are the first webviews with all that recording needs.
    target: ['chrome80', 'safari14'],
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: { capture: here('index.html'), 'host-example': here('host-example/index.html') },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
} satisfies UserConfig;
