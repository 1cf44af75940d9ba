import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Vite reads its settings from a default export, the only one of the project beside the test runner's. */
export default {
  root: here('.'),
  // Relative, because the operator chooses the path the page is served at.
  base: './',
  publicDir: false,
  build: {
    outDir: here('../build/capture'),
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
