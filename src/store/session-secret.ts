import { randomBytes } from 'node:crypto';
import { link, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivateFile } from '../private-file.ts';

const bytes = 32;

/**
 * What the key that signs session tokens is derived from, with the master key's help: alone it signs nothing. A 0600
 * file, made when it is missing. It is read every time, so that removing the file ends every session at once, also in
 * a running server; nothing else depends on it.
 */
export async function sessionSalt(home: string): Promise<Uint8Array> {
  const path = join(home, 'session-secret');
  const found = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found !== null && found.length === bytes) return found;
  if (found !== null) await unlink(path);
  const draft = join(home, `session-secret-${randomBytes(6).toString('hex')}`);
  await writePrivateFile(draft, randomBytes(bytes));
  // A link fails where another process was first; then that one's secret counts.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return await readFile(path);
}
