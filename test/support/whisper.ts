import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDirectory } from '../../src/config/config.ts';
import { NotegenError } from '../../src/errors.ts';
import { type Engine, ensureEngine } from '../../src/speech/whisper/find-engine.ts';

export const samples = fileURLToPath(new URL('../../models/demo/samples/', import.meta.url));

/**
 * The whisper-cli that tests use: the one that notegen builds, in this user's cache, so that it is built once. Null,
 * and said so, where there is nothing to build it with.
 */
export async function whisperForTests(): Promise<Engine | null> {
  try {
    return await ensureEngine({
      signal: AbortSignal.timeout(540_000),
      environment: process.env,
      cacheDirectory: join(cacheDirectory(process.env), 'engines'),
      whisperPath: null,
    });
  } catch (error) {
    if (!(error instanceof NotegenError) || error.code !== 'speech_engine_missing') throw error;
    return null;
  }
}
