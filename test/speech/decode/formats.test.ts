import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { emptyReport } from '../../../src/speech/decode/audio-block.ts';
import type { AudioKind } from '../../../src/speech/decode/audio-kind.ts';
import { probe } from '../../../src/speech/decode/probe.ts';
import { decodeBytes, decodeHere } from './in-folder.ts';

const folder = new URL('../../fixtures/audio/', import.meta.url).pathname;
const fixture = (name: string): Promise<Buffer> => readFile(folder + name);

const files: [string, AudioKind, { rate: number; channels: number }][] = [
  ['speech-16k.flac', 'flac', { rate: 16_000, channels: 1 }],
  ['speech-vbr-id3.mp3', 'mp3', { rate: 44_100, channels: 2 }],
  ['speech-opus.ogg', 'ogg-opus', { rate: 16_000, channels: 2 }],
  ['speech-vorbis.ogg', 'ogg-vorbis', { rate: 44_100, channels: 2 }],
  ['speech-flac.ogg', 'ogg-flac', { rate: 16_000, channels: 1 }],
  ['speech-opus.webm', 'webm-opus', { rate: 16_000, channels: 1 }],
  ['speech-live.webm', 'webm-opus', { rate: 16_000, channels: 1 }],
  ['speech-video.webm', 'webm-opus', { rate: 16_000, channels: 1 }],
];

describe('a compressed recording', () => {
  test.each(files)(
    '%s holds the same words at the same times as the original',
    async (name, kind, source) => {
      expect(await probe(folder + name)).toBe(kind);
      const original = await decodeHere('flac', await fixture('speech-16k.flac'));
      const decoded = await decodeHere(kind, await fixture(name));
      expect(decoded).toMatchObject({ samples: 40_000, report: emptyReport() });
      expect(decoded).toMatchObject({ sourceRate: source.rate, channels: source.channels });
      expect(Math.abs(bestLag(original.pcm, decoded.pcm, 80))).toBeLessThanOrEqual(8); // half a millisecond
      expect(likeness(original.pcm, decoded.pcm, 0)).toBeGreaterThan(0.9);
    },
  );

  test('flac is decoded without loss, to the very samples of the recording that it was made from', async () => {
    const flac = await decodeHere('flac', await fixture('speech-16k.flac'));
    const ogg = await decodeHere('ogg-flac', await fixture('speech-flac.ogg'));
    const demo = await readFile(new URL('../../../models/demo/samples/hypertension.wav', import.meta.url));
    const recorded = demo.subarray(44, 44 + flac.pcm.byteLength);
    for (const { pcm } of [flac, ogg]) expect(Buffer.from(pcm.buffer).equals(recorded)).toBe(true);
  });

  test('mp3 of a constant rate without any header is decoded', async () => {
    const original = await decodeHere('flac', await fixture('speech-16k.flac'));
    const decoded = await decodeHere('mp3', await fixture('speech-cbr-22k.mp3'));
    expect(decoded).toMatchObject({
      sourceRate: 22_050,
      channels: 1,
      report: { truncated: false, undecodable: 0 },
    });
    expect(decoded.samples / 16_000).toBeCloseTo(2.56, 2); // the encoder's padding can't be known
    const lag = bestLag(original.pcm, decoded.pcm, 1600);
    expect(likeness(original.pcm, decoded.pcm, lag)).toBeGreaterThan(0.9);
  });

  test('mp3 is found behind junk and behind an ID3 tag with a picture', async () => {
    const mp3 = await fixture('speech-cbr-22k.mp3');
    const plain = await decodeHere('mp3', mp3);
    const junk = Buffer.from('some recorder wrote its own header here\xff\xfb'.repeat(20), 'latin1');
    const tag = Buffer.concat([
      Buffer.from('ID3\x03\0\0\0\x06\x1a\x40', 'latin1'),
      Buffer.alloc(6 * 16384 + 26 * 128 + 64, 0xff),
    ]);
    for (const before of [junk, tag, Buffer.concat([tag, tag])]) {
      const decoded = await decodeBytes(Buffer.concat([before, mp3]));
      expect(decoded.samples).toBe(plain.samples);
    }
  });

  test('mp3 with an ID3v1 tag at its end has no damage to report', async () => {
    const tag = Buffer.alloc(128);
    tag.write('TAGVisit');
    const decoded = await decodeHere('mp3', Buffer.concat([await fixture('speech-cbr-22k.mp3'), tag]));
    expect(decoded.report).toMatchObject({ truncated: false, undecodable: 0 });
  });

  test.each(['speech-opus.ogg', 'speech-vorbis.ogg'])('%s chained to itself plays twice', async (name) => {
    const once = await fixture(name);
    const decoded = await decodeBytes(Buffer.concat([once, once]));
    expect(decoded).toMatchObject({ samples: 80_000, warnings: [] });
  });

  test.each(
    files.map(([name, kind]) => [name, kind] as const).filter(([name]) => name !== 'speech-live.webm'),
  )('%s cut in half gives what can be read, with a warning', async (name, kind) => {
    const whole = await fixture(name);
    const decoded = await decodeHere(kind, whole.subarray(0, Math.floor(whole.length * 0.6)));
    expect(decoded.samples).toBeGreaterThan(8000);
    expect(decoded.samples).toBeLessThan(36_000);
    expect(decoded.report.truncated).toBe(true);
  });

  test.each(files)('%s with damage in the middle is still decoded', async (name, kind) => {
    const bytes = Buffer.from(await fixture(name));
    const middle = Math.floor(bytes.length * 0.6);
    for (let at = middle; at < middle + 400; at += 1) bytes[at] = (at * 37) & 0xff;
    const decoded = await decodeHere(kind, bytes);
    expect(decoded.samples).toBeGreaterThan(8000);
    expect(decoded.samples).toBeLessThan(60_000);
  });
});

describe('m4a', () => {
  test('without ffmpeg is refused with what to install', async () => {
    const refused = await decodeBytes(await fixture('speech-aac.m4a')).catch((error) => error);
    expect(refused).toMatchObject({
      code: 'unsupported_audio_format',
      howToFix: expect.stringContaining('ffmpeg'),
    });
  });

  test('with an ffmpeg that does not start says so', async () => {
    const refused = decodeBytes(await fixture('speech-aac.m4a'), { ffmpegPath: '/nowhere/ffmpeg' });
    await expect(refused).rejects.toMatchObject({
      code: 'unsupported_audio_format',
      message: expect.stringContaining('does not start'),
    });
  });

  test.skipIf(findFfmpeg() === null)('is decoded where ffmpeg is installed', async () => {
    const original = await decodeHere('flac', await fixture('speech-16k.flac'));
    const decoded = await decodeBytes(await fixture('speech-aac.m4a'), { ffmpegPath: findFfmpeg()! });
    expect(decoded.seconds).toBeCloseTo(2.5, 0);
    expect(likeness(original.pcm, decoded.pcm, bestLag(original.pcm, decoded.pcm, 1600))).toBeGreaterThan(
      0.9,
    );
    const cut = await decodeBytes((await fixture('speech-aac.m4a')).subarray(0, 4000), {
      ffmpegPath: findFfmpeg()!,
    }).catch((error) => error);
    expect(cut.code ?? cut.warnings[0].code).toMatch(/audio_corrupted|recording_truncated/);
  });
});

function findFfmpeg(): string | null {
  try {
    return execFileSync('which', ['ffmpeg'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** Correlation of b, `lag` samples later, with a: 1 for the same. */
function likeness(a: Int16Array, b: Int16Array, lag: number): number {
  let cross = 0;
  let powerA = 0;
  let powerB = 0;
  for (let at = Math.max(0, -lag); at < Math.min(a.length, b.length - lag); at += 1) {
    cross += a[at]! * b[at + lag]!;
    powerA += a[at]! ** 2;
    powerB += b[at + lag]! ** 2;
  }
  return cross / Math.sqrt(powerA * powerB);
}

function bestLag(a: Int16Array, b: Int16Array, most: number): number {
  let best = 0;
  for (let lag = -most; lag <= most; lag += 1) if (likeness(a, b, lag) > likeness(a, b, best)) best = lag;
  return best;
}
