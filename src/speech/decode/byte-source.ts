import type { ByteFile } from '../../sealing/byte-file.ts';

/** Bytes in order, from a file or a pipe. A read gives fewer bytes than asked only at the end. */
export interface ByteSource {
  /** Bytes in all, or null for a pipe. */
  readonly size: number | null;
  /** Bytes taken so far. */
  readonly position: number;
  /** The next bytes, copied, and moves past them. */
  read(length: number): Promise<Uint8Array>;
  /** The next bytes without moving. At most 64 KiB. */
  peek(length: number): Promise<Uint8Array>;
  /** Moves on; past the end is the end. Returns how far it went. */
  skip(length: number): Promise<number>;
}

const bufferBytes = 128 * 1024;

/** Reads an open file from its beginning with one fixed buffer. The caller closes it. */
export function fileBytes(file: ByteFile): ByteSource {
  const { size } = file;
  const buffer = new Uint8Array(bufferBytes);
  let start = 0;
  let end = 0;
  let fileOffset = 0;

  function fill(wanted: number): void {
    if (end - start >= wanted) return;
    buffer.copyWithin(0, start, end);
    end -= start;
    start = 0;
    while (end < wanted) {
      const got = file.read(buffer, end, buffer.length - end, fileOffset);
      if (got === 0) return;
      end += got;
      fileOffset += got;
    }
  }

  return {
    size,
    get position() {
      return fileOffset - (end - start);
    },
    async read(length) {
      if (length <= bufferBytes) {
        fill(length);
        const bytes = buffer.slice(start, Math.min(end, start + length));
        start += bytes.length;
        return bytes;
      }
      const bytes = new Uint8Array(Math.min(length, Math.max(0, size - this.position)));
      let filled = Math.min(end - start, bytes.length);
      bytes.set(buffer.subarray(start, start + filled));
      start += filled;
      while (filled < bytes.length) {
        const got = file.read(bytes, filled, bytes.length - filled, fileOffset);
        if (got === 0) return bytes.subarray(0, filled);
        filled += got;
        fileOffset += got;
      }
      return bytes;
    },
    async peek(length) {
      fill(Math.min(length, 65536));
      return buffer.slice(start, Math.min(end, start + length));
    },
    async skip(length) {
      const before = this.position;
      const target = Math.min(size, before + length);
      if (target <= fileOffset) {
        start = end - (fileOffset - target);
      } else {
        start = 0;
        end = 0;
        fileOffset = target;
      }
      return target - before;
    },
  };
}

/** Reads a pipe; `chunks` is asked for more only when what came before is used up. */
export function streamBytes(chunks: AsyncIterable<Uint8Array>): ByteSource {
  const iterator = chunks[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array(0);
  let position = 0;

  async function fill(wanted: number): Promise<void> {
    const parts = [held];
    let length = held.length;
    while (length < wanted) {
      const next = await iterator.next();
      if (next.done === true) break;
      parts.push(next.value);
      length += next.value.length;
    }
    if (parts.length > 1) held = Buffer.concat(parts);
  }

  function take(length: number): Uint8Array {
    const bytes = held.slice(0, length);
    held = held.subarray(bytes.length);
    position += bytes.length;
    return bytes;
  }

  return {
    size: null,
    get position() {
      return position;
    },
    async read(length) {
      await fill(length);
      return take(length);
    },
    async peek(length) {
      await fill(length);
      return held.slice(0, length);
    },
    async skip(length) {
      let left = length;
      while (left > 0) {
        await fill(Math.min(left, bufferBytes));
        const gone = take(Math.min(left, bufferBytes)).length;
        if (gone === 0) break;
        left -= gone;
      }
      return length - left;
    },
  };
}
