import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newKey, parseKey } from '../../src/sealing/seal.ts';
import {
  chunkBytes,
  chunkSealer,
  headerBytes,
  plainSize,
  sealedChunkBytes,
} from '../../src/sealing/sealed-chunks.ts';
import { temporaryHome } from '../support/notegen.ts';
import { unsealFile } from '../support/sealed-file.ts';

const address = ['recordings', 'note-1'];

function sealAll(key: Buffer, plain: Buffer, step: number): Buffer {
  const sealer = chunkSealer(key, address);
  const parts = [sealer.header];
  for (let at = 0; at < plain.length; at += step) parts.push(sealer.push(plain.subarray(at, at + step)));
  return Buffer.concat([...parts, sealer.end()]);
}

test.each([0, 1, 100, chunkBytes - 1, chunkBytes, chunkBytes + 1, 2 * chunkBytes, 300_001])(
  'a sealed file of %i bytes opens to the same bytes, however they came',
  async (size) => {
    await using home = await temporaryHome();
    const [path, key, plain] = [join(home.path, 'sealed'), newKey(), randomBytes(size)];
    for (const step of [7_777, chunkBytes, 1_000_000]) {
      const sealed = sealAll(key, plain, step);
      expect(plainSize(sealed.length)).toBe(size);
      if (size >= 100) expect(sealed.includes(plain.subarray(0, 100))).toBe(false);
      await writeFile(path, sealed);
      const opened = await unsealFile({ path, key: { key: key.toString('base64'), address } });
      expect(opened.equals(plain)).toBe(true);
    }
  },
);

test('a sealed file that was cut, mended, reordered, or is of another key or place does not open', async () => {
  await using home = await temporaryHome();
  const [path, key] = [join(home.path, 'sealed'), newKey()];
  const sealed = sealAll(key, randomBytes(3 * chunkBytes + 5), 50_000);
  const other = sealAll(key, randomBytes(3 * chunkBytes + 5), 50_000);
  const chunk = (n: number, of = sealed): Buffer =>
    of.subarray(headerBytes + n * sealedChunkBytes, headerBytes + (n + 1) * sealedChunkBytes);
  const header = sealed.subarray(0, headerBytes);
  const wrong: Record<string, Buffer> = {
    'cut in a chunk': sealed.subarray(0, sealed.length - 3),
    'cut between chunks': Buffer.concat([header, chunk(0), chunk(1), chunk(2)]),
    'only a header': header,
    empty: Buffer.alloc(0),
    'two chunks exchanged': Buffer.concat([header, chunk(1), chunk(0), chunk(2), chunk(3)]),
    'a chunk left out': Buffer.concat([header, chunk(0), chunk(2), chunk(3)]),
    'a chunk of another file': Buffer.concat([header, chunk(0), chunk(1, other), chunk(2), chunk(3)]),
    'something added': Buffer.concat([sealed, Buffer.alloc(40)]),
    'a changed byte': Buffer.concat([
      sealed.subarray(0, 70_000),
      Buffer.of(sealed[70_000]! ^ 1),
      sealed.subarray(70_001),
    ]),
  };
  const place = (changes: object = {}) => ({
    path,
    key: { key: key.toString('base64'), address, ...changes },
  });
  const refused = { code: 'record_damaged' };
  for (const [how, bytes] of Object.entries(wrong)) {
    await writeFile(path, bytes);
    await expect(unsealFile(place()), how).rejects.toMatchObject(refused);
  }
  await writeFile(path, sealed);
  await expect(unsealFile(place({ key: newKey().toString('base64') }))).rejects.toMatchObject(refused);
  await expect(unsealFile(place({ address: ['recordings', 'note-2'] }))).rejects.toMatchObject(refused);
  expect(await unsealFile(place())).toHaveLength(3 * chunkBytes + 5);
});

test('a key is read from base64 and hex and from nothing else', () => {
  const key = randomBytes(32);
  expect(parseKey(`${key.toString('base64')}\n`)).toEqual(key);
  expect(parseKey(key.toString('base64url'))).toEqual(key);
  expect(parseKey(key.toString('hex'))).toEqual(key);
  for (const text of ['', 'not a key', randomBytes(31).toString('base64'), randomBytes(33).toString('hex')]) {
    expect(parseKey(text)).toBeNull();
  }
});
