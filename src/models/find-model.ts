import { resolve } from 'node:path';
import { NotegenError } from '../errors.ts';
import type { ModelKind } from './catalog.ts';
import { knownChecksum, type ReadingOptions, remember } from './checksum.ts';
import { inventory, looksLikePath, type Model } from './inventory.ts';
import { kindOfFile } from './model-file.ts';
import type { Shelf } from './shelf.ts';

/** The model of that name, installed or not. Throws `model_unknown`. */
export async function namedModel(shelf: Shelf, name: string): Promise<Model> {
  const models = await inventory(shelf);
  const wanted = name.toLowerCase();
  const found = models.find(
    (model) => model.name.toLowerCase() === wanted || model.source?.file.toLowerCase() === wanted,
  );
  if (found) return found;
  const near = models.filter((model) => model.name.includes(wanted)).map((model) => model.name);
  throw new NotegenError('model_unknown', `There is no model called ${name}.`, {
    ...(near.length > 0 && { howToFix: `Did you mean ${near.slice(0, 4).join(', ')}?` }),
  });
}

/**
 * The model to work with: `name` is a model's name or a path to a file. Its content is checked (once, until the file
 * changes) before anybody loads it: a truncated file would load and give nonsense.
 * Throws `model_unknown`, `speech_model_missing`, `language_model_missing`, `model_not_suitable`, `model_corrupted`,
 * `file_unreadable`, `cancelled`.
 */
export async function openModel(
  shelf: Shelf,
  name: string,
  kind: ModelKind,
  options: ReadingOptions,
): Promise<Model> {
  const model = await nameOrPath(shelf, name, kind, options);
  if (model.kind !== kind) {
    throw new NotegenError('model_not_suitable', `${name} is a ${model.kind} model, not a ${kind} model.`, {
      howToFix: '`notegen models list` shows which model does what.',
    });
  }
  if (!model.installed) throw missing(model);
  await checkModel(shelf, model, options);
  return model;
}

/** Compares an installed file with what it should be. Throws `model_corrupted`, `file_unreadable`, `cancelled`. */
export async function checkModel(
  shelf: Shelf,
  model: Model,
  options: ReadingOptions & { anew?: boolean },
): Promise<void> {
  if (options.anew) await remember(shelf, model.path, null);
  const found = await knownChecksum(shelf, model.path, options);
  if (found.sha256 === model.sha256) return;
  const size = model.bytes !== null && found.bytes !== model.bytes;
  const why = size ? `it has ${found.bytes} bytes instead of ${model.bytes}` : 'its checksum is wrong';
  throw new NotegenError('model_corrupted', `The file of the model ${model.name} is damaged: ${why}.`, {
    ...(model.origin === 'catalog'
      ? { howToFix: `Run \`notegen models rm ${model.name}\` and \`notegen models pull ${model.name}\`.` }
      : {
          howToFix: 'Put the right file in its place, or register the changed one with `notegen models add`.',
        }),
  });
}

async function nameOrPath(
  shelf: Shelf,
  name: string,
  kind: ModelKind,
  options: ReadingOptions,
): Promise<Model> {
  if (!looksLikePath(name)) return await namedModel(shelf, name);
  const path = resolve(name);
  const models = await inventory(shelf);
  const there = models.find((model) => model.path === path || model.source?.file === name);
  if (there) return there;
  if ((await kindOfFile(path)) !== kind) {
    throw new NotegenError('model_not_suitable', `${name} is no ${kind} model.`);
  }
  // A model by path has nothing to be compared with, but may be a copy of one that is known.
  const { sha256, bytes } = await knownChecksum(shelf, path, options);
  const same = models.find((model) => model.sha256 === sha256);
  const own = { name: path, kind, origin: 'added', path, sha256, bytes, installed: true } as const;
  if (!same) return own;
  const { decoding, warning } = same;
  return { ...own, name: same.name, ...(decoding && { decoding }), ...(warning && { warning }) };
}

function missing(model: Model): NotegenError {
  const code = model.kind === 'language' ? 'language_model_missing' : 'speech_model_missing';
  if (model.origin !== 'catalog') {
    return new NotegenError(code, `The file of the model ${model.name}, ${model.path}, is gone.`, {
      howToFix: 'Put it back, or run `notegen models rm` and `notegen models add`.',
    });
  }
  return new NotegenError(code, `The model ${model.name} is not installed.`, {
    howToFix: `Run \`notegen models pull ${model.name}\`.`,
  });
}
