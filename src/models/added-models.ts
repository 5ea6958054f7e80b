import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { NotegenError } from '../errors.ts';
import { makePrivateDirectory, writePrivateFile } from '../private-file.ts';
import { modelKinds } from './catalog.ts';
import { addedFile, type Shelf } from './shelf.ts';

const addedSchema = z.object({
  name: z.string().min(1),
  kind: z.enum(modelKinds),
  path: z.string().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number().int().positive(),
});
const fileSchema = z.object({ models: z.array(addedSchema) });

/** A file the clinic already had; it stays where it is. */
export type AddedModel = z.infer<typeof addedSchema>;

/** What `models add` registered. Throws `config_invalid` where the list can not be read. */
export async function readAdded(shelf: Shelf): Promise<AddedModel[]> {
  const path = addedFile(shelf);
  try {
    return fileSchema.parse(JSON.parse(await readFile(path, 'utf8'))).models;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new NotegenError('config_invalid', `The list of added models, ${path}, can not be read.`, {
      cause: error,
      howToFix: 'Delete the file and register the models again with `notegen models add FILE`.',
    });
  }
}

/** Replaces the list, whole or not at all. */
export async function writeAdded(shelf: Shelf, models: readonly AddedModel[]): Promise<void> {
  await makePrivateDirectory(shelf.directory);
  await writePrivateFile(addedFile(shelf), `${JSON.stringify({ models }, null, 2)}\n`);
}
