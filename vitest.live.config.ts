import { defineConfig } from 'vitest/config';

// Tests with real models, which are not in the repository: each says which file it wants and skips without it.
export default defineConfig({
  test: {
    include: ['test/live/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 30 * 60_000,
  },
});
