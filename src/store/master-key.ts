import { randomBytes } from 'node:crypto';
import { link, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { NotegenError } from '../errors.ts';
import { makePrivateDirectory, writePrivateFile } from '../private-file.ts';

const keyBytes = 32;

/** Reads the key that seals secrets from `master.key` in `home`, made on first use. Throws `master_key_invalid`. */
export async function masterKey(home: string): Promise<Buffer> {
  const path = join(home, 'master.key');
  return (await readKey(path)) ?? (await makeKey(home, path));
}

async function readKey(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new NotegenError('master_key_invalid', `${path} can not be read.`, { cause: error });
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== keyBytes) throw new NotegenError('master_key_invalid', `${path} does not hold a key.`);
  return key;
}

/** Whole or not at all, and never over a key that another process made in the meantime. */
async function makeKey(home: string, path: string): Promise<Buffer> {
  await makePrivateDirectory(home);
  const draft = join(home, `.master-${randomBytes(6).toString('hex')}.part`);
  await writePrivateFile(draft, `${randomBytes(keyBytes).toString('base64')}\n`);
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
  const key = await readKey(path);
  if (key === null)
    throw new NotegenError('master_key_invalid', `${path} was not there when it was read again.`);
  return key;
}
