import { join } from 'node:path';
import type { Catalog } from './catalog.ts';

/** Where models are: what the catalogue lists, what came with notegen, and the directory that holds the rest. */
export interface Shelf {
  catalog: Catalog;
  /** Directory of the catalogue, with the bundled models. */
  packaged: string;
  /** `models.directory`. It need not exist yet. */
  directory: string;
}

/** Models the clinic already had, as `models add` wrote them down. */
export function addedFile(shelf: Shelf): string {
  return join(shelf.directory, 'added.json');
}

/** Checksums already computed, so that a large file is not read at every start. */
export function checkedFile(shelf: Shelf): string {
  return join(shelf.directory, 'checked.json');
}
