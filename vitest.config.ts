import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      // They take pictures for the documentation and check nothing.
      ...(process.env.PICTURES ? [] : ['test/browser/**/*pictures.test.ts']),
      // Takes as long as it says.
      ...(process.env.FIFTEEN_MINUTES ? [] : ['test/browser/fifteen-minutes.test.ts']),
    ],
    maxConcurrency: 3,
    // Most of what takes long is waiting: for a slow line, for a process to end.
    maxWorkers: 3,
    // Modules are loaded once for many files: a tenth of a run's time went into loading them anew.
    isolate: false,
    // Long enough for a slow or busy machine: speed is measured in bench/, not here.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
