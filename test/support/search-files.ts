import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where any of `wanted` stands in a file under `directory` (or in that one file), as bytes or text: `name: what`. */
export async function findInFiles(
  directory: string,
  wanted: readonly (string | Buffer)[],
): Promise<string[]> {
  const single = (await stat(directory)).isFile();
  const names = single ? [''] : await readdir(directory, { recursive: true });
  const needles = wanted.flatMap((what) => spellings(what).map((bytes) => ({ what, bytes })));
  const found: string[] = [];
  for (const name of names) {
    // What was erased between listing and reading is not there.
    const content = await readFile(join(directory, name)).catch(() => null);
    if (content === null) continue;
    for (const { what, bytes } of needles) {
      if (content.includes(bytes))
        found.push(`${name}: ${Buffer.isBuffer(what) ? what.toString('hex') : what}`);
    }
  }
  return found;
}

/** A text as it could lie in a file: UTF-8, UTF-16, hexadecimal, and base64 at each of its three offsets. */
function spellings(what: string | Buffer): Buffer[] {
  if (Buffer.isBuffer(what)) return [what];
  const bytes = Buffer.from(what, 'utf8');
  const base64 = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return Buffer.from(text.slice(4, 4 * Math.floor((shift + bytes.length) / 3)));
  });
  return [bytes, Buffer.from(what, 'utf16le'), Buffer.from(bytes.toString('hex')), ...base64];
}
