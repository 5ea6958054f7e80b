import { readSync } from 'node:fs';
import { NotegenError } from '../errors.ts';
import type { SealAddress } from './seal.ts';
import { chunkBytes, chunkOpener, headerBytes, plainSize, sealedChunkBytes } from './sealed-chunks.ts';

/** An open file's bytes by position, as they were before they were sealed. */
export interface ByteFile {
  readonly size: number;
  /** Fills `into` from `offset` on with at most `length` bytes; says how many, 0 at the end. */
  read(into: Uint8Array, offset: number, length: number, position: number): number;
}

/** What opens a sealed file; plain data, since it travels to other threads and processes. */
export interface FileKey {
  /** Base64. */
  key: string;
  address: SealAddress;
}

/** A file that is not sealed. The caller closes the descriptor. */
export function plainFile(descriptor: number, size: number): ByteFile {
  return {
    size,
    read: (into, offset, length, position) => readSync(descriptor, into, offset, length, position),
  };
}

/**
 * A sealed file that begins at `start` in one of `bytes` bytes, one chunk of it in memory. Throws `record_damaged` at once where its end is missing,
 * and later where a chunk is not the one that was sealed there.
 */
export function sealedFile(
  descriptor: number,
  bytes: number,
  { key, address }: FileKey,
  start = 0,
): ByteFile {
  const size = plainSize(bytes - start);
  const open = chunkOpener(Buffer.from(key, 'base64'), address, readAt(descriptor, start, headerBytes));
  if (size === null) throw damaged();
  const lastIndex = Math.max(0, Math.ceil(size / chunkBytes) - 1);
  let index = -1;
  let chunk: Uint8Array = new Uint8Array(0);
  const load = (wanted: number): void => {
    if (index === wanted) return;
    const at = start + headerBytes + wanted * sealedChunkBytes;
    const sealed = readAt(descriptor, at, Math.min(sealedChunkBytes, bytes - at));
    const plain = open(sealed, wanted, wanted === lastIndex);
    if (plain === null) throw damaged();
    [index, chunk] = [wanted, plain];
  };
  load(lastIndex);
  return {
    size,
    read(into, offset, length, position) {
      let done = 0;
      while (done < length && position + done < size) {
        const at = position + done;
        load(Math.floor(at / chunkBytes));
        const from = at % chunkBytes;
        const part = chunk.subarray(from, Math.min(chunk.length, from + length - done));
        into.set(part, offset + done);
        done += part.length;
      }
      return done;
    },
  };
}

/** The bytes of an open file, sealed or not. */
export function byteFile(descriptor: number, bytes: number, key: FileKey | null): ByteFile {
  return key === null ? plainFile(descriptor, bytes) : sealedFile(descriptor, bytes, key);
}

function readAt(descriptor: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(Math.max(0, length));
  let filled = 0;
  while (filled < bytes.length) {
    const got = readSync(descriptor, bytes, filled, bytes.length - filled, position + filled);
    if (got === 0) break;
    filled += got;
  }
  return bytes.subarray(0, filled);
}

function damaged(): NotegenError {
  return new NotegenError('record_damaged', 'A sealed file is damaged, cut off or not the one it should be.');
}
