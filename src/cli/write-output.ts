import { lstat } from 'node:fs/promises';
import { NotegenError } from '../errors.ts';
import { writePrivateFile } from '../private-file.ts';
import { printable } from './table.ts';

/** Writes `--out`: whole or not at all, readable by its owner alone. Throws `file_unwritable`, `disk_full`. */
export async function writeOutput(path: string, content: string): Promise<void> {
  const there = await lstat(path).catch(() => null);
  if (there !== null && !there.isFile()) {
    throw new NotegenError('file_unwritable', `${printable(path)} is there already and is not a plain file.`);
  }
  await writePrivateFile(path, content);
}
