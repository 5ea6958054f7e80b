import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes `directory` and what is missing above it, readable by its owner alone whatever the umask; leaves one that is there as it is. */
export async function makePrivateDirectory(directory: string): Promise<void> {
  const made = await mkdir(directory, { recursive: true, mode: 0o700 });
  if (made !== undefined) await chmod(directory, 0o700);
}

/** Makes `path` an empty 0600 file unless it is there already. */
export async function touchPrivateFile(path: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    const { size } = await file.stat();
    if (size === 0) await file.chmod(0o600);
  } finally {
    await file.close();
  }
}

/** Puts `content` at `path` whole or not at all: a 0600 neighbour, synced, then renamed over it. */
export async function writePrivateFile(path: string, content: string | Uint8Array): Promise<void> {
  const draft = join(dirname(path), `.notegen-${randomBytes(6).toString('hex')}.part`);
  const file = await open(draft, 'wx', 0o600);
  try {
    try {
      await file.chmod(0o600);
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
}
