import { stat } from 'node:fs/promises';
import { NotegenError } from '../errors.ts';

/** Which bytes a path stands for: a file that is removed, replaced or cut is another. Throws `language_model_missing`. */
export async function fileIdentity(path: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeMs } = await stat(path);
    return [dev, ino, size, mtimeMs].join(':');
  } catch (cause) {
    throw new NotegenError('language_model_missing', 'The file of the language model is gone', { cause });
  }
}
