import { basename, resolve } from 'node:path';
import { NotegenError } from '../errors.ts';
import { type AddedModel, readAdded, writeAdded } from './added-models.ts';
import { checksumOf, type ReadingOptions } from './checksum.ts';
import { inventory } from './inventory.ts';
import { kindOfFile } from './model-file.ts';
import type { Shelf } from './shelf.ts';

/**
 * Registers a model file where it is; its content is what later checks compare with. A file registered before is
 * registered anew. Throws `file_unreadable`, `model_not_suitable`, `invalid_input` (name taken), `cancelled`.
 */
export async function addModel(
  shelf: Shelf,
  file: string,
  options: ReadingOptions & { name?: string },
): Promise<AddedModel> {
  const path = resolve(file);
  const kind = await kindOfFile(path);
  const { bytes, sha256 } = await checksumOf(path, options);
  const others = (await readAdded(shelf)).filter((model) => model.path !== path);
  const taken = new Set([
    ...(await inventory(shelf)).filter(({ origin }) => origin !== 'added').map(({ name }) => name),
    ...others.map(({ name }) => name),
  ]);
  const name = options.name ?? freeName(nameOf(path), taken);
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name) || taken.has(name)) {
    throw new NotegenError(
      'invalid_input',
      taken.has(name) ? `There is a model called ${name} already.` : `${name} can not be a model's name.`,
      { howToFix: 'Choose another with --name: small letters, digits, dots and dashes.' },
    );
  }
  const model: AddedModel = { name, kind, path, sha256, bytes };
  await writeAdded(shelf, [...others, model]);
  return model;
}

function nameOf(path: string): string {
  const plain = basename(path)
    .toLowerCase()
    .replace(/\.(?:bin|gguf)$/, '')
    .replace(/^ggml-/, '')
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+|(?<![^a-z0-9])[^a-z0-9]+$/g, '');
  return plain === '' ? 'model' : plain;
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}-${count}`;
    if (!taken.has(name)) return name;
  }
}
