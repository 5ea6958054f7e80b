import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcedSeconds } from '../../../src/speech/decode/announced-length.ts';
import { decodeToPcm } from '../../../src/speech/decode/decode-to-pcm.ts';
import { wavBytes } from '../../support/wav-bytes.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'notegen-test-'));
});
afterAll(() => rm(directory, { recursive: true }));

const fixture = (name: string) => new URL(`../../fixtures/audio/${name}`, import.meta.url).pathname;

test.each(['speech-16k.flac', 'speech-opus.ogg', 'speech-vorbis.ogg'])(
  'the length that %s announces is the length it decodes to',
  async (name) => {
    const out = join(directory, `${name}.pcm`);
    const limits = { seconds: 3600, bytes: 1e9 };
    const { seconds } = await decodeToPcm(fixture(name), out, {
      signal: AbortSignal.timeout(20_000),
      limits,
    });
    expect(await announcedSeconds(fixture(name))).toBeCloseTo(seconds, 1);
  },
);

test('a wav says its length; a lying one is not believed beyond its bytes', async () => {
  const file = join(directory, 'a.wav');
  await writeFile(
    file,
    wavBytes(32_000, () => 0),
  );
  expect(await announcedSeconds(file)).toBeCloseTo(2, 3);
  await writeFile(
    file,
    wavBytes(32_000, () => 0, { dataSize: 0x7000_0000 }),
  );
  expect(await announcedSeconds(file)).toBeCloseTo(2, 3);
});

test.each(['speech-cbr-22k.mp3', 'speech-opus.webm'])('%s leaves its length to the decoder', async (name) => {
  expect(await announcedSeconds(fixture(name))).toBeNull();
});
