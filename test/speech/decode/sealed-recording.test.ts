import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newKey } from '../../../src/sealing/seal.ts';
import { chunkSealer } from '../../../src/sealing/sealed-chunks.ts';
import { announcedSeconds } from '../../../src/speech/decode/announced-length.ts';
import { decodeToPcm } from '../../../src/speech/decode/decode-to-pcm.ts';
import { temporaryHome } from '../../support/notegen.ts';
import { unsealFile } from '../../support/sealed-file.ts';

const ffmpegPath = spawnSync('which', ['ffmpeg'], { encoding: 'utf8' }).stdout.trim();
const names = [
  'speech-16k.flac',
  'speech-cbr-22k.mp3',
  'speech-opus.ogg',
  'speech-opus.webm',
  'speech-aac.m4a',
];

// An m4a needs an ffmpeg.
test.each(names.filter((name) => ffmpegPath !== '' || !name.endsWith('m4a')))(
  'a sealed %s decodes, sealed, to the same samples as an open one',
  { timeout: 120_000 },
  async (name) => {
    await using folder = await temporaryHome();
    const bytes = await readFile(new URL(`../../fixtures/audio/${name}`, import.meta.url));
    const [open, path] = [join(folder.path, name), join(folder.path, 'sealed')];
    const key = { key: newKey().toString('base64'), address: ['recordings', 'n1'] };
    const sealer = chunkSealer(Buffer.from(key.key, 'base64'), key.address);
    await writeFile(open, bytes);
    await writeFile(path, Buffer.concat([sealer.header, sealer.push(bytes), sealer.end()]));
    const options = {
      signal: AbortSignal.timeout(100_000),
      limits: { seconds: 100, bytes: 1e9 },
      ffmpegPath,
    };
    const plain = await decodeToPcm(open, join(folder.path, 'plain.pcm'), options);
    const outKey = { key: newKey().toString('base64'), address: ['work', 'pcm'] };
    const out = join(folder.path, 'sealed.pcm');
    const sealed = await decodeToPcm({ path, key }, out, { ...options, outKey });
    expect(sealed).toEqual(plain);
    const samples = await readFile(join(folder.path, 'plain.pcm'));
    expect((await unsealFile({ path: out, key: outKey })).equals(samples)).toBe(true);
    expect((await readFile(out)).includes(samples.subarray(20_000, 20_064))).toBe(false);
    expect(await announcedSeconds({ path, key })).toEqual(await announcedSeconds(open));
    expect((await readdir(folder.path)).sort()).toEqual(['plain.pcm', 'sealed', 'sealed.pcm', name].sort());
  },
);
