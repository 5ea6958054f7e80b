import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SealedPlace } from '../sealing/file-place.ts';
import { chunkSealer } from '../sealing/sealed-chunks.ts';

const partSuffix = '.part';
const wholeSuffix = '.sealed';
const piecesSuffix = '.pieces';
/** A recording as notegen 0.1 kept it: open. */
const oldSuffix = '.audio';

export type AudioFiles = ReturnType<typeof createAudioFiles>;

/**
 * The recordings that wait for their note: one 0600 file each, named by the note's id and sealed with its key, in a
 * directory of their own. Beside each, what is recognised of it so far, so that both go together.
 */
export function createAudioFiles(directory: string) {
  const named = (noteId: string, suffix: string) => join(directory, `${noteId}${suffix}`);
  const sealed = (noteId: string, suffix: string, key: Buffer): SealedPlace => ({
    path: named(noteId, suffix),
    key: { key: key.toString('base64'), address: addressOf(noteId) },
  });
  /** Gives a synced part its final name, durably. */
  const keep = async (noteId: string): Promise<void> => {
    await rename(named(noteId, partSuffix), named(noteId, wholeSuffix));
    await syncDirectory(directory);
  };
  /** Writes every chunk and syncs; `onChunk` may throw to stop. What was written stays a part until `keep`. */
  async function write(
    noteId: string,
    key: Buffer,
    chunks: AsyncIterable<Uint8Array>,
    onChunk: (chunk: Uint8Array, total: number) => void,
  ): Promise<number> {
    const file = await open(named(noteId, partSuffix), 'wx', 0o600);
    try {
      await file.chmod(0o600);
      const sealer = chunkSealer(key, addressOf(noteId));
      await file.writeFile(sealer.header);
      let total = 0;
      for await (const chunk of chunks) {
        total += chunk.byteLength;
        onChunk(chunk, total);
        await file.writeFile(sealer.push(chunk));
      }
      await file.writeFile(sealer.end());
      await file.sync();
      return total;
    } finally {
      await file.close();
    }
  }
  return {
    /** A recording that nobody was promised anything about yet. */
    part: (noteId: string, key: Buffer): SealedPlace => sealed(noteId, partSuffix, key),
    whole: (noteId: string, key: Buffer): SealedPlace => sealed(noteId, wholeSuffix, key),
    /** Directory for what is recognised of the recording so far. It need not exist. */
    pieces: (noteId: string) => named(noteId, piecesSuffix),
    write,
    keep,
    /** Seals a recording that notegen 0.1 left open; safe to break off and to repeat. */
    async sealOld(noteId: string, key: Buffer): Promise<void> {
      const old = named(noteId, oldSuffix);
      if (!(await isThere(old))) return;
      if (!(await isThere(named(noteId, wholeSuffix)))) {
        await rm(named(noteId, partSuffix), { force: true });
        await write(noteId, key, createReadStream(old), () => {});
        await keep(noteId);
      }
      await rm(old, { force: true });
    },
    async erase(noteId: string): Promise<void> {
      for (const suffix of [partSuffix, wholeSuffix, oldSuffix])
        await rm(named(noteId, suffix), { force: true });
      await rm(named(noteId, piecesSuffix), { force: true, recursive: true, maxRetries: 3 });
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

function addressOf(noteId: string): string[] {
  return ['recordings', noteId];
}

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
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
