import { open } from 'node:fs/promises';
import { sealedFile } from '../../src/sealing/byte-file.ts';
import type { SealedPlace } from '../../src/sealing/file-place.ts';

/** All the bytes of a sealed file, as they were before. */
export async function unsealFile({ path, key }: SealedPlace): Promise<Buffer> {
  await using handle = await open(path);
  const file = sealedFile(handle.fd, (await handle.stat()).size, key);
  const bytes = Buffer.alloc(file.size);
  file.read(bytes, 0, bytes.length, 0);
  return bytes;
}
