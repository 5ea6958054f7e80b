import { execFileSync } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { announcedSeconds } from '../../../src/speech/decode/announced-length.ts';
import { decodeToPcm } from '../../../src/speech/decode/decode-to-pcm.ts';
import {
  m4aOfLongSamples,
  m4aOfManySamples,
  quietOggOpus,
  silentFlac,
  silentMp3,
  sparseWebm,
  vorbisAtRate,
} from '../../support/audio-bombs.ts';
import { wavBytes } from '../../support/wav-bytes.ts';
import { generous, ownFolder } from './in-folder.ts';

const fixture = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../fixtures/audio/${name}`, import.meta.url));
const vorbis = await fixture('speech-vorbis.ogg');
const m4a = await fixture('speech-aac.m4a');
const hour = 3600;
/** `limits.audioHours`, small here to be quick. */
const longest = hour / 3;
/** 5,120 frames of 10 ms, each at another rate than the one before. */
const restless = silentFlac(5_120, 480, [48_000, 47_999]);
const fullScale = 100_000_000;

/** What becomes of a recording, the most memory it took beyond what was taken before, and what it left. */
async function defuse(bytes: Buffer, options: { ffmpegPath?: string } = {}) {
  await using folder = await ownFolder();
  const file = join(folder.path, 'bomb');
  await writeFile(file, bytes);
  const out = join(folder.path, 'out.pcm');
  const before = process.memoryUsage().rss;
  let most = 0;
  let disk = 0;
  const watch = setInterval(async () => {
    most = Math.max(most, process.memoryUsage().rss - before);
    disk = Math.max(disk, (await stat(out).catch(() => ({ size: 0 }))).size);
  }, 50);
  const { ffmpegPath } = options;
  const limits = { seconds: longest, bytes: 500e6 };
  const outcome = await decodeToPcm(file, out, {
    ...generous,
    limits,
    ...(ffmpegPath !== undefined && { ffmpegPath }),
  }).then(
    (decoded) => ({ code: null, seconds: decoded.seconds }),
    (error: { code: string }) => ({ code: error.code, seconds: null }),
  );
  clearInterval(watch);
  const left = (await readdir(folder.path)).filter((name) => name !== 'bomb');
  return { ...outcome, bytes: bytes.length, most, disk, left };
}

const tooLarge = 'audio_too_large';
const corrupted = 'audio_corrupted';

/** Name, a file that is tiny for what it claims or decodes to, and what must become of it under a limit of 20 minutes. */
const bombs: [string, Buffer, string][] = [
  ['five hours of flac silence', silentFlac(2_200, 65_535, [8_000]), tooLarge],
  ['flac of a sample a second', silentFlac(1, 7_000, [1]), corrupted],
  ['flac that changes its rate with every frame', restless, corrupted],
  ['five hours of ogg opus in which nothing is sent', quietOggOpus(5 * hour), tooLarge],
  ['the same, claiming to last a second', quietOggOpus(5 * hour, 48_000), tooLarge],
  ['five hours of webm with a block in half a minute', sparseWebm(603), tooLarge],
  ['five hours of mp3 silence', silentMp3(5 * hour), tooLarge],
  [
    'five hours of wav at 2 kHz',
    wavBytes(5 * hour * 2_000, () => 0, { sampleRate: 2_000, bits: 8 }),
    tooLarge,
  ],
  ['ogg vorbis of a sample a second', vorbisAtRate(vorbis, 1), corrupted],
  ['ogg vorbis of 20 million samples a second', vorbisAtRate(vorbis, 20_000_000), corrupted],
  ['ogg vorbis of two billion samples a second', vorbisAtRate(vorbis, 2 ** 31 - 1), corrupted],
];

test.each(bombs)(
  '%s is refused with a code, in bounded memory, and leaves nothing',
  { timeout: 240_000 },
  async (_, bytes, code) => {
    const seen = await defuse(bytes);
    expect(seen).toMatchObject({ code, left: [] });
    expect(seen.most).toBeLessThan(4 * fullScale);
    expect(seen.disk).toBeLessThanOrEqual(longest * 32_100);
  },
);

test('a wav that claims four gigabytes, or the whole of a 64-bit length, is as long as its samples', async () => {
  const sized = wavBytes(32_000, () => 0, { dataSize: 0xfffffff0 });
  expect(await defuse(sized)).toMatchObject({ code: null, seconds: 2 });
  const long = wavBytes(32_000, () => 0, { magic: 'RF64', dataSize: 0xffffffff });
  expect((await defuse(long)).most).toBeLessThan(fullScale);
});

test('a long silence within the limit is decoded in little memory', { timeout: 240_000 }, async () => {
  const seen = await defuse(quietOggOpus(longest - 60));
  expect(seen.bytes).toBeLessThan(40_000);
  expect(seen.code).toBeNull();
  expect(Math.abs(seen.seconds! - (longest - 60))).toBeLessThan(31);
  expect(seen.most).toBeLessThan(2 * fullScale);
});

test('a recording that says it lasts years is refused before anything is decoded', async () => {
  await using folder = await ownFolder();
  const file = join(folder.path, 'years');
  for (const bytes of [
    silentFlac(1, 4_096, [16_000], 2 ** 36 - 1),
    quietOggOpus(30, Number.MAX_SAFE_INTEGER),
  ]) {
    await writeFile(file, bytes);
    expect(await announcedSeconds(file)).toBeGreaterThan(1000 * hour);
  }
});

const ffmpeg = findFfmpeg();
test.skipIf(ffmpeg === null).each<[string, Buffer]>([
  ['half a billion samples', m4aOfManySamples(m4a, 500_000_000)],
  ['four billion samples', m4aOfManySamples(m4a, 0xffffffff)],
  ['samples of days', m4aOfLongSamples(m4a, 0x7fffffff)],
])(
  'an m4a that claims %s ends with a code or its true sound, within ffmpeg’s limits',
  { timeout: 240_000 },
  async (_, bytes) => {
    const seen = await defuse(bytes, { ffmpegPath: ffmpeg! });
    if (seen.code === null) expect(seen.seconds).toBeLessThan(60);
    else expect([tooLarge, corrupted, 'worker_limit_reached']).toContain(seen.code);
    expect(seen.left).toEqual(seen.code === null ? ['out.pcm'] : []);
    expect(seen.most).toBeLessThan(4 * fullScale);
  },
);

function findFfmpeg(): string | null {
  try {
    return execFileSync('which', ['ffmpeg'], { encoding: 'utf8' }).trim();
  } catch {
    console.log('there is no ffmpeg here: the m4a bombs are not tried');
    return null;
  }
}
