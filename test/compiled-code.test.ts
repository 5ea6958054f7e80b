import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notegen, program } from './support/notegen.ts';

const checkout = dirname(dirname(program));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notegen-compiled-'));
  for (const part of ['bin', 'dist/bundled', 'dist/cli', 'package.json'])
    await cp(join(checkout, part), join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'models']) await symlink(join(checkout, part), join(folder, part));
});
afterEach(() => rm(folder, { recursive: true }));

async function keysAfter(damage: (compiled: Buffer) => Buffer) {
  const bundled = join(folder, 'dist/bundled');
  const kept = (await readdir(bundled)).filter((name) => name.endsWith('-commands.compiled'));
  expect(kept.length).toBeGreaterThan(0);
  for (const name of kept) {
    const path = join(bundled, name);
    await writeFile(path, damage(await readFile(path)));
  }
  return await notegen(join(folder, 'home'), ['keys', 'list'], { entry: join(folder, 'bin/notegen.js') });
}

it.each([
  // As a disk leaves a file that it had only half of when the power went.
  ['half of it zeros', (compiled: Buffer) => compiled.fill(0, compiled.length / 2)],
  [
    'a block of another build',
    (compiled: Buffer) => compiled.fill(compiled.subarray(0, 4_096), 65_536, 69_632),
  ],
  ['cut short', (compiled: Buffer) => compiled.subarray(0, compiled.length - 5_000)],
  ['empty', () => Buffer.alloc(0)],
])('starts with compiled code that is damaged: %s', async (_, damage) => {
  const { code, stderr } = await keysAfter(damage);
  expect(stderr).not.toContain('#');
  expect(code).toBe(0);
});
