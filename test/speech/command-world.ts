import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workRoots } from '../../src/speech/work-directory.ts';
import { temporaryHome } from '../support/notegen.ts';
import { samples } from '../support/whisper.ts';

export const hypertension = join(samples, 'hypertension.wav');

/** A data directory, a directory of its own for all that is temporary, and the environment that says so. */
export async function world() {
  const home = await temporaryHome();
  const { memory } = await workRoots({ XDG_RUNTIME_DIR: tmpdir() });
  const temporary = await mkdtemp(join(memory, 'notegen-test-'));
  return {
    home: home.path,
    temporary,
    environment: { TMPDIR: temporary, XDG_RUNTIME_DIR: temporary },
    async [Symbol.asyncDispose]() {
      await rm(temporary, { recursive: true, force: true });
      await home[Symbol.asyncDispose]();
    },
  };
}

/** The sample's first seconds, `times` over. */
export async function recording(path: string, seconds: number, times = 1): Promise<void> {
  const sample = await readFile(hypertension);
  const data = sample.subarray(44, 44 + seconds * 32_000);
  const header = Buffer.from(sample.subarray(0, 44));
  header.writeUInt32LE(36 + data.length * times, 4);
  header.writeUInt32LE(data.length * times, 40);
  await writeFile(path, Buffer.concat([header, ...Array.from({ length: times }, () => data)]));
}

/** Processes that work in `directory`. Linux only; elsewhere none are found. */
export async function workingIn(directory: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    const where = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (where.startsWith(directory)) found.push(pid);
  }
  return found;
}

/** Looks again until it is so; the test's own time limit ends what never comes. */
export async function until(reached: () => Promise<boolean>): Promise<void> {
  while (!(await reached())) await sleep(50);
}
