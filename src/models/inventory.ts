import { stat } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import type { WarningCode } from '../note/note.ts';
import { readAdded } from './added-models.ts';
import type { Decoding, ModelKind } from './catalog.ts';
import type { Shelf } from './shelf.ts';

/** One model, wherever it comes from. */
export interface Model {
  name: string;
  kind: ModelKind;
  /** `catalog`: fetched on demand; `bundled`: came with notegen; `added`: the clinic's own file. */
  origin: 'catalog' | 'bundled' | 'added';
  path: string;
  sha256: string;
  bytes: number | null;
  installed: boolean;
  decoding?: Decoding;
  warning?: WarningCode;
  licence?: string;
  languages?: readonly string[];
  about?: string;
  ramGb?: number;
  /** Repository and file at the hub, for `catalog`. */
  source?: { repository: string; file: string };
}

/** Every model there is: the catalogue's, those that came with notegen, those that were added. */
export async function inventory(shelf: Shelf): Promise<Model[]> {
  const { catalog } = shelf;
  const listed = catalog.models.map(
    ({ repository, file, ...entry }): Omit<Model, 'installed'> => ({
      ...described(entry),
      origin: 'catalog',
      path: join(shelf.directory, file),
      source: { repository, file },
    }),
  );
  const bundled = catalog.bundled.map(
    ({ path, ...entry }): Omit<Model, 'installed'> => ({
      ...described(entry),
      origin: 'bundled',
      path: join(shelf.packaged, path),
    }),
  );
  const known = [...listed, ...bundled];
  const added = (await readAdded(shelf)).map((entry): Omit<Model, 'installed'> => {
    // A copy of a known model is that model, whatever it is called: it decodes and warns alike.
    const same = known.find(({ sha256 }) => sha256 === entry.sha256);
    const { decoding, warning } = same ?? {};
    return { ...entry, origin: 'added', ...(decoding && { decoding }), ...(warning && { warning }) };
  });
  return await Promise.all(
    [...bundled, ...added, ...listed].map(async (model) => ({
      ...model,
      installed: await isFile(model.path),
    })),
  );
}

/** Whether a name is a path rather than a model's name. */
export function looksLikePath(name: string): boolean {
  return isAbsolute(name) || name.includes('/') || name.includes(sep) || /\.(?:bin|gguf)$/.test(name);
}

function described(entry: {
  name: string;
  kind: ModelKind;
  sha256: string;
  bytes: number | null;
  ram_gb: number;
  licence: string;
  languages: string[];
  about: string;
  decoding?: Decoding | undefined;
  warning?: WarningCode | undefined;
}) {
  const { ram_gb, decoding, warning, ...rest } = entry;
  return { ...rest, ramGb: ram_gb, ...(decoding && { decoding }), ...(warning && { warning }) };
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
