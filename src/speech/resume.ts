import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makePrivateDirectory, writePrivateFile } from '../private-file.ts';
import { seal, unseal } from '../sealing/seal.ts';
import type { HeardWord } from './heard.ts';

const wordSchema = z.tuple([z.string(), z.number(), z.number(), z.number()]);
const batchSchema = z.array(z.array(wordSchema));

/** Words of each clip of a batch, on the recording's clock. */
export type BatchWords = HeardWord[][];

/** What is already recognised of one recording with one model and one set of options; on disk, sealed. */
export interface Progress {
  /** The batch's words, or null where it is still to do. */
  done(index: number): Promise<BatchWords | null>;
  /** Commits a finished batch: after a crash it is not recognised again. */
  commit(index: number, words: BatchWords): Promise<void>;
  /** The transcript is out: forget the batches. */
  finish(): Promise<void>;
}

const keptMs = 7 * 24 * 3_600_000;
const pieceSuffix = '.sealed';

/** Names a transcription by all that shapes its text. */
export function progressKey(parts: Readonly<Record<string, string | number | boolean>>): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(parts).sort()))
    .digest('hex')
    .slice(0, 32);
}

/**
 * Opens (`resume`) or starts over the progress of the transcription `key` in `root`. What other transcriptions left
 * there a week ago and longer is erased; what another key sealed is done again. Throws the system's error.
 */
export async function openProgress(
  root: string,
  key: string,
  { resume, sealingKey }: { resume: boolean; sealingKey: Uint8Array },
): Promise<Progress> {
  const directory = join(root, key);
  await sweepProgress(root, key);
  if (!resume) await rm(directory, { recursive: true, force: true });
  await makePrivateDirectory(directory);
  const file = (index: number): string => join(directory, `${String(index).padStart(4, '0')}${pieceSuffix}`);
  const address = (index: number): string[] => ['pieces', key, String(index)];
  return {
    async done(index) {
      if (!resume) return null;
      try {
        const clips = batchSchema.parse(
          JSON.parse(String(unseal(sealingKey, await readFile(file(index)), address(index)))),
        );
        return clips.map((words) =>
          words.map(([text, start, end, confidence]) => ({ text, start, end, confidence })),
        );
      } catch {
        return null;
      }
    },
    async commit(index, words) {
      const clips = words.map((clip) =>
        clip.map((word) => [word.text, word.start, word.end, word.confidence]),
      );
      await writePrivateFile(file(index), seal(sealingKey, JSON.stringify(clips), address(index)));
    },
    async finish() {
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Erases what transcriptions other than `except` left in `root` a week ago and longer, or unsealed (notegen 0.1). */
export async function sweepProgress(root: string, except = ''): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const path = join(root, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    const pieces = await readdir(path).catch(() => []);
    const old = Date.now() - mtimeMs > keptMs || pieces.some((piece) => piece.endsWith('.json'));
    if (name !== except && old) await rm(path, { recursive: true, force: true });
  }
}
