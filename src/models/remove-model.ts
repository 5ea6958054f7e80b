import { rm } from 'node:fs/promises';
import { NotegenError } from '../errors.ts';
import { takeLock } from '../file-lock.ts';
import { readAdded, writeAdded } from './added-models.ts';
import { remember } from './checksum.ts';
import type { Model } from './inventory.ts';
import { dropPart } from './part-file.ts';
import type { Shelf } from './shelf.ts';

/**
 * Removes a model: the file of a fetched one (and what is left of an unfinished download), only the registration of
 * an added one. Throws `invalid_input` for a bundled one, `file_unwritable`, `cancelled`.
 */
export async function removeModel(shelf: Shelf, model: Model, signal: AbortSignal): Promise<void> {
  if (model.origin === 'bundled') {
    throw new NotegenError('invalid_input', `${model.name} comes with notegen and can not be removed.`, {
      howToFix: 'Nothing uses it unless it is named.',
    });
  }
  await remember(shelf, model.path, null);
  if (model.origin === 'added') {
    await writeAdded(
      shelf,
      (await readAdded(shelf)).filter(({ name }) => name !== model.name),
    );
    return;
  }
  try {
    if (model.installed) await removeFile(model, signal);
    await dropPart(model.path);
  } catch (error) {
    if (error instanceof NotegenError) throw error;
    throw new NotegenError('file_unwritable', `${model.path} can not be removed.`, { cause: error });
  }
}

async function removeFile(model: Model, signal: AbortSignal): Promise<void> {
  await using _ = await takeLock(`${model.path}.lock`, { signal });
  await rm(model.path, { force: true });
}
