import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWavParts, writeWavPiece } from '../../../src/speech/decode/wav-piece.ts';
import { decodeHere, ownFolder } from './in-folder.ts';

const ramp = Int16Array.from({ length: 1000 }, (_, at) => at);

test('a piece of a recording is a wav of exactly those samples', async () => {
  await using folder = await ownFolder();
  const [pcm, out] = [join(folder.path, 'a.pcm'), join(folder.path, 'b.wav')];
  await writeFile(pcm, new Uint8Array(ramp.buffer));
  await writeWavPiece(pcm, 100, 400, out);
  const piece = await decodeHere('wav', await readFile(out));
  expect(piece).toMatchObject({
    samples: 300,
    sourceRate: 16_000,
    channels: 1,
    report: { truncated: false },
  });
  expect([...piece.pcm]).toEqual([...ramp.subarray(100, 400)]);
});

test('parts of a recording are played one after another; what lies past its end is left out', async () => {
  await using folder = await ownFolder();
  const [pcm, out] = [join(folder.path, 'a.pcm'), join(folder.path, 'b.wav')];
  await writeFile(pcm, new Uint8Array(ramp.buffer));
  await writeWavParts(
    pcm,
    [
      { startSample: 10, endSample: 12 },
      { startSample: 998, endSample: 2000 },
    ],
    out,
  );
  const piece = await decodeHere('wav', await readFile(out));
  expect([...piece.pcm]).toEqual([10, 11, 998, 999]);
  expect(piece.report.truncated).toBe(false);
});
