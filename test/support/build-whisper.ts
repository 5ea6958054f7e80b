import { whisperForTests } from './whisper.ts';

/** Builds whisper.cpp before the tests, once: one to two minutes on two cores. */
export async function setup(): Promise<void> {
  if ((await whisperForTests()) === null) {
    process.stderr.write('No C++ compiler and cmake or make: tests that need whisper.cpp are skipped.\n');
  }
}
