import { open, rm } from 'node:fs/promises';
import type { ByteFile } from './byte-file.ts';

const copyBytes = 256 * 1024;

/** Writes a sealed file's bytes to `path` (0600) for a program that needs a plain one; gone when it is disposed of. */
export async function unsealed(bytes: ByteFile, path: string): Promise<{ path: string } & AsyncDisposable> {
  const remove = (): Promise<void> => rm(path, { force: true });
  try {
    await using file = await open(path, 'wx', 0o600);
    const buffer = Buffer.alloc(copyBytes);
    for (let at = 0; at < bytes.size; ) {
      const got = bytes.read(buffer, 0, buffer.length, at);
      await file.writeFile(buffer.subarray(0, got));
      at += got;
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, [Symbol.asyncDispose]: remove };
}
