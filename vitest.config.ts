import { defineConfig } from 'vitest/config';

// One core stays free: whisper.cpp and llama.cpp slow down by hundreds when threads outnumber cores.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: ['test/live/**', 'node_modules/**'],
    pool: 'forks',
    maxWorkers: 2,
    setupFiles: ['test/support/checked-fetch.ts'],
    globalSetup: ['test/support/build.ts', 'test/support/build-whisper.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
