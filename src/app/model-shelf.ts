import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import { readCatalog } from '../models/catalog.ts';
import type { Shelf } from '../models/shelf.ts';

/** Where this installation's models are: beside the program, and in `models.directory`. */
export async function openShelf(config: Config): Promise<Shelf> {
  const packaged = fileURLToPath(new URL('../../models', import.meta.url));
  return {
    catalog: await readCatalog(join(packaged, 'catalog.json')),
    packaged,
    directory: config.settings['models.directory'] ?? join(config.home, 'models'),
  };
}
