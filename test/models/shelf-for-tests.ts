import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalog, readCatalog } from '../../src/models/catalog.ts';
import type { Shelf } from '../../src/models/shelf.ts';
import { sha256 } from './hub-for-tests.ts';

export const packagedModels = fileURLToPath(new URL('../../models', import.meta.url));

/** A shelf in a directory of its own; `content` is the catalogue's model `test`, else the real catalogue is used. */
export async function openShelf(content?: Buffer): Promise<Shelf & AsyncDisposable> {
  const directory = await mkdtemp(join(tmpdir(), 'notegen-models-'));
  const real = await readCatalog(join(packagedModels, 'catalog.json'));
  return {
    catalog: content ? catalogOf(real, content) : real,
    packaged: packagedModels,
    directory,
    async [Symbol.asyncDispose]() {
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function catalogOf(real: Catalog, content: Buffer): Catalog {
  const entry = {
    name: 'test',
    kind: 'speech' as const,
    repository: 'people/models',
    file: 'ggml-test.bin',
    sha256: sha256(content),
    bytes: content.length,
    ram_gb: 1,
    licence: 'MIT',
    languages: ['en'],
    about: 'for tests',
  };
  return { ...real, models: [entry] };
}
