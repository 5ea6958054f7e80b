import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type SealAddress } from './seal.ts';

/*
 * A sealed file: a format byte, 16 random bytes, then chunks of 64 KiB, each sealed with AES-256-GCM. The key of the
 * file is derived from the owner's key, the random bytes and the file's address; a chunk's nonce is its number and
 * whether it is the last. So a chunk that is missing, moved, repeated or of another file is found (the STREAM
 * construction: Hoang, Reyhanitabar, Rogaway, Vizár, CRYPTO 2015).
 */

const format = 1;
const saltBytes = 16;
const tagBytes = 16;

export const headerBytes = 1 + saltBytes;
export const chunkBytes = 64 * 1024;
export const sealedChunkBytes = chunkBytes + tagBytes;

/** Seals bytes as they come; memory does not grow with them. */
export interface ChunkSealer {
  /** What is to be written to the file before anything else. */
  readonly header: Buffer;
  /** Takes plain bytes; gives the sealed ones that are ready, maybe none. */
  push(plain: Uint8Array): Buffer;
  /** The last sealed bytes: without them the file is not whole. */
  end(): Buffer;
}

export function chunkSealer(key: Uint8Array, address: SealAddress): ChunkSealer {
  const salt = randomBytes(saltBytes);
  const fileKey = deriveFileKey(key, address, salt);
  const held = Buffer.alloc(chunkBytes);
  let length = 0;
  let index = 0;
  const sealChunk = (plain: Uint8Array, last: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(index, last), { authTagLength: tagBytes });
    index += 1;
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  return {
    header: Buffer.concat([Buffer.of(format), salt]),
    push(plain) {
      const ready: Buffer[] = [];
      for (let at = 0; at < plain.length; ) {
        // A full chunk is sealed only when more comes: the last one must know that it is.
        if (length === chunkBytes) {
          ready.push(sealChunk(held, false));
          length = 0;
        }
        const taken = Math.min(chunkBytes - length, plain.length - at);
        held.set(plain.subarray(at, at + taken), length);
        length += taken;
        at += taken;
      }
      return Buffer.concat(ready);
    },
    end: () => sealChunk(held.subarray(0, length), true),
  };
}

/** Opens chunks of one file by their number. */
export type ChunkOpener = (sealed: Uint8Array, index: number, last: boolean) => Buffer | null;

/** For the file with this header; a chunk that is not what was sealed at its place gives null. */
export function chunkOpener(key: Uint8Array, address: SealAddress, header: Uint8Array): ChunkOpener {
  if (header.length < headerBytes || header[0] !== format) return () => null;
  const fileKey = deriveFileKey(key, address, header.subarray(1, headerBytes));
  return (sealed, index, last) => {
    if (sealed.length < tagBytes) return null;
    const nonce = nonceOf(index, last);
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
    const plain = decipher.update(sealed.subarray(0, sealed.length - tagBytes));
    try {
      decipher.final();
    } catch {
      return null;
    }
    return plain;
  };
}

/** Plain bytes in a sealed file of `bytes` bytes; null where no sealed file has that size. */
export function plainSize(bytes: number): number | null {
  const body = bytes - headerBytes;
  if (body < tagBytes) return null;
  const chunks = Math.ceil(body / sealedChunkBytes);
  const inLast = body - (chunks - 1) * sealedChunkBytes;
  return inLast < tagBytes ? null : body - chunks * tagBytes;
}

function deriveFileKey(key: Uint8Array, address: SealAddress, salt: Uint8Array): Buffer {
  return deriveKey(key, `file ${JSON.stringify(address)}`, salt);
}

function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = last ? 1 : 0;
  return nonce;
}
