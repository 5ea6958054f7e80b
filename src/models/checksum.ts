import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { NotegenError } from '../errors.ts';
import { makePrivateDirectory, writePrivateFile } from '../private-file.ts';
import { unreadable } from '../why-refused.ts';
import { checkedFile, type Shelf } from './shelf.ts';

export interface ReadingOptions {
  signal: AbortSignal;
  /** Bytes read so far, of the file's size. */
  onProgress?: (read: number, total: number) => void;
}

/** What a file's content comes to. */
export interface Checksum {
  bytes: number;
  sha256: string;
}

/** Reads a whole file for its SHA-256 (hex). Throws `file_unreadable`, `cancelled`. */
export async function checksumOf(path: string, options: ReadingOptions): Promise<Checksum> {
  try {
    await using file = await open(path, 'r');
    const { size } = await file.stat();
    const hash = createHash('sha256');
    const buffer = Buffer.allocUnsafe(1 << 20);
    let read = 0;
    for (;;) {
      options.signal.throwIfAborted();
      const { bytesRead } = await file.read(buffer, 0, buffer.length, read);
      if (bytesRead === 0) break;
      hash.update(buffer.subarray(0, bytesRead));
      read += bytesRead;
      options.onProgress?.(read, size);
    }
    return { bytes: read, sha256: hash.digest('hex') };
  } catch (error) {
    if (options.signal.aborted) throw new NotegenError('cancelled');
    throw unreadable(path, error);
  }
}

const rememberedSchema = z.record(
  z.string(),
  z.object({ bytes: z.number(), modified: z.number(), inode: z.number(), sha256: z.string() }),
);
type Remembered = z.infer<typeof rememberedSchema>;

/**
 * The same, remembered: a file whose size, time and inode have not changed since is not read again.
 * Throws as `checksumOf`.
 */
export async function knownChecksum(shelf: Shelf, path: string, options: ReadingOptions): Promise<Checksum> {
  const known = (await readRemembered(shelf))[path];
  const now = await look(path);
  if (known && known.bytes === now.bytes && known.modified === now.modified && known.inode === now.inode) {
    return { bytes: known.bytes, sha256: known.sha256 };
  }
  const checksum = await checksumOf(path, options);
  await remember(shelf, path, { ...now, sha256: checksum.sha256 });
  return checksum;
}

/** Writes a checksum down, or forgets it (`null`). A shelf that can not be written only costs time. */
export async function remember(shelf: Shelf, path: string, entry: Remembered[string] | null): Promise<void> {
  const all = await readRemembered(shelf);
  if (entry === null) delete all[path];
  else all[path] = entry;
  try {
    await makePrivateDirectory(shelf.directory);
    await writePrivateFile(checkedFile(shelf), `${JSON.stringify(all, null, 2)}\n`);
  } catch {}
}

async function readRemembered(shelf: Shelf): Promise<Remembered> {
  try {
    return rememberedSchema.parse(JSON.parse(await readFile(checkedFile(shelf), 'utf8')));
  } catch {
    return {};
  }
}

async function look(path: string): Promise<Omit<Remembered[string], 'sha256'>> {
  try {
    await using file = await open(path, 'r');
    const { size, mtimeMs, ino } = await file.stat();
    return { bytes: size, modified: mtimeMs, inode: ino };
  } catch (error) {
    throw unreadable(path, error);
  }
}
