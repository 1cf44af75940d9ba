import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Takes pictures for the documentation and checks nothing.
    exclude: process.env.PICTURES ? [] : ['test/browser/pictures.test.ts'],
    maxConcurrency: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
