import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the cores of a small computer: some of the tests wait for timers, disks and other processes.
    maxWorkers: 3,
    setupFiles: ['test/support/checked-fetch.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'program',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: ['test/live/**', 'test/note/**', 'node_modules/**'],
          globalSetup: ['test/support/build.ts', 'test/support/build-whisper.ts'],
        },
      },
      {
        extends: true,
        // Pure functions, without anything to keep apart: loading them for each file would take twice what they do.
        test: { name: 'note', include: ['test/note/**/*.test.ts'], isolate: false },
      },
    ],
  },
});
