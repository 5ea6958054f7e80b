import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const prepare = fileURLToPath(new URL('../bin/prepare.mjs', import.meta.url));
const build = `node -e "require('fs').writeFileSync('dist/bundled/made-by', 'built')"`;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notegen-prepare-'));
  for (const inside of ['src/note', 'bin', 'dist/bundled', 'node_modules/typescript'])
    await mkdir(join(folder, inside), { recursive: true });
  for (const file of ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json', 'src/note/note.ts'])
    await writeFile(join(folder, file), '');
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { build } }));
});
afterEach(() => rm(folder, { recursive: true }));

const madeBy = (): string => join(folder, 'dist/bundled/made-by');
const inAMinute = (): Date => new Date(Date.now() + 60_000);

async function builtAfterPreparing(): Promise<boolean> {
  await promisify(execFile)(process.execPath, [prepare], { cwd: folder });
  return (await readFile(madeBy(), 'utf8')) === 'built';
}

it('builds what was never built', async () => {
  expect(await builtAfterPreparing()).toBe(true);
});

it('leaves what is built from all that lies there', async () => {
  await writeFile(madeBy(), 'before');
  await utimes(madeBy(), inAMinute(), inAMinute());
  expect(await builtAfterPreparing()).toBe(false);
});

it('builds again what has changed since', async () => {
  await writeFile(madeBy(), 'before');
  await utimes(join(folder, 'src/note/note.ts'), inAMinute(), inAMinute());
  expect(await builtAfterPreparing()).toBe(true);
});

it('leaves what is built where the tools are removed', async () => {
  await writeFile(madeBy(), 'before');
  await utimes(join(folder, 'package-lock.json'), inAMinute(), inAMinute());
  await rm(join(folder, 'node_modules/typescript'), { recursive: true });
  expect(await builtAfterPreparing()).toBe(false);
});
