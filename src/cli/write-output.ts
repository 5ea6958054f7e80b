import { lstat } from 'node:fs/promises';
import { asDiskFull } from '../disk-full.ts';
import { NotegenError } from '../errors.ts';
import { writePrivateFile } from '../private-file.ts';
import { printable } from './table.ts';

/** Writes `--out`: whole or not at all, readable by its owner alone. Throws `file_unwritable`, `disk_full`. */
export async function writeOutput(path: string, content: string): Promise<void> {
  const there = await lstat(path).catch(() => null);
  if (there !== null && !there.isFile()) {
    throw new NotegenError('file_unwritable', `${printable(path)} is there already and is not a plain file.`);
  }
  try {
    await writePrivateFile(path, content);
  } catch (thrown) {
    const error = asDiskFull(thrown);
    if (error instanceof NotegenError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new NotegenError('file_unwritable', `${printable(path)} can not be written (${code}).`, {
      cause: error,
    });
  }
}
