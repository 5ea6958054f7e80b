import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Catalog, ListedModel, ModelKind } from '../../src/models/catalog.ts';
import { program, temporaryHome } from '../support/notegen.ts';
import { sha256, speechModelBytes } from './hub-for-tests.ts';

const installed = join(dirname(program), '..');

/** A copy of the built program whose catalogue lists files small enough to be fetched in a test. */
export interface ProgramWithModels extends AsyncDisposable {
  /** What to run in place of the program itself. */
  entry: string;
  /** A data directory. */
  home: string;
  /** Each model's content: `speech`, `vad` and `language`, of those very names. */
  content: Record<ModelKind, Buffer>;
  /** For a hub: the file that a path names. */
  fileAt(path: string): Buffer;
}

export async function programWithModels(): Promise<ProgramWithModels> {
  const place = await temporaryHome();
  const copy = join(place.path, 'program');
  const content = {
    speech: speechModelBytes(600_000),
    vad: speechModelBytes(20_000, 16),
    language: Buffer.concat([Buffer.from('GGUF'), speechModelBytes(5_000)]),
  };
  for (const part of ['bin', 'dist', 'package.json', 'models'])
    await cp(join(installed, part), join(copy, part), { recursive: true });
  await symlink(join(installed, 'node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, 'models', 'catalog.json'), JSON.stringify(await catalogOf(content)));
  const home = join(place.path, 'home');
  await mkdir(home, { mode: 0o700 });
  return {
    entry: join(copy, 'bin', 'notegen.js'),
    home,
    content,
    fileAt: (path) => content[/([a-z]+)\.(?:bin|gguf)$/.exec(path)![1] as ModelKind],
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  };
}

async function catalogOf(content: Record<ModelKind, Buffer>): Promise<Catalog> {
  const real = JSON.parse(await readFile(join(installed, 'models', 'catalog.json'), 'utf8')) as Catalog;
  const listed = (kind: ModelKind): ListedModel => ({
    name: kind,
    kind,
    repository: 'people/models',
    file: `${kind}.${kind === 'language' ? 'gguf' : 'bin'}`,
    sha256: sha256(content[kind]),
    bytes: content[kind].length,
    ram_gb: 1,
    licence: 'MIT',
    languages: ['en'],
    about: 'for tests',
  });
  const always = (kind: ModelKind) => ({ '8': kind, '16': kind, '32': kind });
  return {
    ...real,
    recommended: { speech: always('speech'), vad: always('vad'), language: always('language') },
    models: [listed('speech'), listed('vad'), listed('language')],
  };
}
