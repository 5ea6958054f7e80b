import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const partSuffix = '.part';
const wholeSuffix = '.audio';
const piecesSuffix = '.pieces';

export type AudioFiles = ReturnType<typeof createAudioFiles>;

/**
 * The recordings that wait for their note: one 0600 file each, named by the note's id, in a directory of their own.
 * Beside each, what is recognised of it so far, so that both go together.
 */
export function createAudioFiles(directory: string) {
  const part = (noteId: string) => join(directory, `${noteId}${partSuffix}`);
  const whole = (noteId: string) => join(directory, `${noteId}${wholeSuffix}`);
  const pieces = (noteId: string) => join(directory, `${noteId}${piecesSuffix}`);
  return {
    part,
    path: whole,
    /** Directory for what is recognised of the recording so far. It need not exist. */
    pieces,
    /** Writes every chunk and syncs; `onChunk` may throw to stop. What was written stays a part until `keep`. */
    async write(
      noteId: string,
      chunks: AsyncIterable<Uint8Array>,
      onChunk: (chunk: Uint8Array, total: number) => void,
    ): Promise<number> {
      const file = await open(part(noteId), 'wx', 0o600);
      try {
        await file.chmod(0o600);
        let total = 0;
        for await (const chunk of chunks) {
          total += chunk.byteLength;
          onChunk(chunk, total);
          await file.writeFile(chunk);
        }
        await file.sync();
        return total;
      } finally {
        await file.close();
      }
    },
    /** Gives a synced part its final name, durably. */
    async keep(noteId: string): Promise<void> {
      await rename(part(noteId), whole(noteId));
      await syncDirectory(directory);
    },
    async erase(noteId: string): Promise<void> {
      await rm(part(noteId), { force: true });
      await rm(whole(noteId), { force: true });
      await rm(pieces(noteId), { force: true, recursive: true, maxRetries: 3 });
    },
    /** Erases every file that belongs to none of `wanted`: uploads and erasures that a crash cut off. */
    async sweep(wanted: ReadonlySet<string>): Promise<number> {
      let erased = 0;
      for (const name of await readdir(directory)) {
        const [, noteId, suffix] = /^(.+)(\.[a-z]+)$/.exec(name) ?? [];
        const kept = suffix === wholeSuffix || suffix === piecesSuffix;
        if (kept && noteId !== undefined && wanted.has(noteId)) continue;
        await rm(join(directory, name), { force: true, recursive: true });
        erased += 1;
      }
      return erased;
    },
  };
}

/** A new name survives a power cut only once its directory is synced; Windows has no such call. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
