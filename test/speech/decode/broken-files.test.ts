import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotegenError } from '../../../src/errors.ts';
import type { AudioKind } from '../../../src/speech/decode/audio-kind.ts';
import { decodeToPcm } from '../../../src/speech/decode/decode-to-pcm.ts';
import { tone, wavBytes } from '../../support/wav-bytes.ts';
import { decodeHere, generous } from './in-folder.ts';

const asRoot = process.getuid?.() === 0;
const audio = new URL('../../fixtures/audio/', import.meta.url).pathname;
const wav = wavBytes(16_000, tone(440, 16_000));
let home = '';

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'notegen-broken-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** The error of decoding `file`; checks that it is one of ours and that nothing was left behind. */
async function refusal(file: string): Promise<NotegenError> {
  const work = await mkdtemp(join(tmpdir(), 'notegen-broken-work-'));
  try {
    const error: unknown = await decodeToPcm(file, join(work, 'out.pcm'), generous).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(NotegenError);
    expect(await readdir(work)).toEqual([]);
    return error as NotegenError;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function saved(name: string, bytes: Uint8Array | string): Promise<string> {
  const file = join(home, name);
  await writeFile(file, bytes);
  return file;
}

function patched(at: number, value: number, width: 2 | 4): Buffer {
  const bytes = Buffer.from(wav);
  if (width === 2) bytes.writeUInt16LE(value, at);
  else bytes.writeUInt32LE(value, at);
  return bytes;
}

describe('a file that is no recording is refused by name of its fault', () => {
  const html = '<!DOCTYPE html><html><body>Sign in to download</body></html>';
  const cases: [string, Uint8Array | string, string, RegExp][] = [
    ['empty.wav', '', 'audio_corrupted', /empty/],
    ['text.wav', 'Good morning, what brings you in today?', 'unsupported_audio_format', /text/],
    ['page.wav', html, 'unsupported_audio_format', /web page/],
    ['utf16.mp3', Buffer.from('\ufeffGood morning', 'utf16le'), 'unsupported_audio_format', /Accepted: wav/],
    ['one-byte.wav', 'R', 'unsupported_audio_format', /Accepted/],
    ['zeros.wav', Buffer.alloc(100_000), 'unsupported_audio_format', /Accepted/],
    ['ones.mp3', Buffer.alloc(100_000, 0xff), 'unsupported_audio_format', /Accepted/],
    ['dictation.dss', Buffer.from('\x02dss and so on', 'latin1'), 'unsupported_audio_format', /DSS/],
    ['phone.amr', '#!AMR\n0000', 'unsupported_audio_format', /AMR/],
    ['report.pdf', '%PDF-1.7', 'unsupported_audio_format', /PDF/],
    ['visit.zip', 'PK\x03\x04....', 'unsupported_audio_format', /unpack/],
    ['film.avi', Buffer.from('RIFF\0\0\0\0AVI LIST'), 'unsupported_audio_format', /not a wav/],
    [
      'video.ogg',
      Buffer.concat([Buffer.from('OggS\0\x02'), Buffer.alloc(100)]),
      'unsupported_audio_format',
      /ogg/,
    ],
    [
      'vorbis.webm',
      Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('..webm..V_VP8..A_VORBIS..')]),
      'unsupported_audio_format',
      /no opus/,
    ],
    ['tag-only.mp3', Buffer.from('ID3\x03\0\0\0\0\0\x0a0123456789', 'latin1'), 'audio_corrupted', /ID3/],
  ];
  test.each(cases)('%s', async (name, bytes, code, message) => {
    const error = await refusal(await saved(name, bytes));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.howToFix.length).toBeGreaterThan(10);
  });
});

describe('a wav with a broken header is refused by name of its fault', () => {
  const cases: [string, Buffer, string, RegExp][] = [
    ['no channels', patched(22, 0, 2), 'audio_corrupted', /no channels/],
    ['1,000 channels', wavBytes(10, () => 0, { channels: 1000 }), 'audio_corrupted', /1000 channels/],
    ['65,535 channels', patched(22, 65_535, 2), 'audio_corrupted', /65535 channels/],
    ['rate 0', patched(24, 0, 4), 'audio_corrupted', /0 samples a second/],
    ['rate 2^32-1', patched(24, 0xffffffff, 4), 'audio_corrupted', /4294967295 samples a second/],
    ['0 bits', patched(34, 0, 2), 'audio_corrupted', /0 bits/],
    ['a format length of 4', patched(16, 4, 4), 'audio_corrupted', /too short/],
    ['a format length of 2^32-1', patched(16, 0xffffffff, 4), 'audio_corrupted', /no data chunk/],
    ['an unknown compression', patched(20, 0x55, 2), 'unsupported_audio_format', /0x55/],
    [
      'a million empty chunks',
      Buffer.concat([wav.subarray(0, 12), Buffer.alloc(8e6)]),
      'audio_corrupted',
      /no data/,
    ],
    ['no samples', wavBytes(0, () => 0), 'audio_corrupted', /no audio/],
    [
      'samples before the format',
      Buffer.concat([wav.subarray(0, 12), wav.subarray(36)]),
      'audio_corrupted',
      /before/,
    ],
  ];
  test.each(cases)('%s', async (name, bytes, code, message) => {
    const error = await refusal(await saved(`${name.replace(/\W/g, '-')}.wav`, bytes));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
  });

  test.each([4, 8, 11, 12, 16, 19, 20, 22, 24, 28, 32, 34, 35, 36, 40, 43, 44, 45])(
    'cut after %i bytes',
    async (length) => {
      await expect(decodeHere('wav', wav.subarray(0, length))).rejects.toMatchObject({
        code: 'audio_corrupted',
      });
    },
  );
});

test.each([
  'speech-16k.flac',
  'speech-vbr-id3.mp3',
  'speech-opus.ogg',
  'speech-vorbis.ogg',
  'speech-opus.webm',
])('%s cut inside its header is refused', async (name) => {
  const bytes = await readFile(audio + name);
  for (const length of [5, 20, 40]) {
    const error = await refusal(await saved(name, bytes.subarray(0, length)));
    expect(error.code).toMatch(/^(audio_corrupted|unsupported_audio_format)$/);
  }
});

test.each<[string, AudioKind]>([
  ['speech-16k.flac', 'flac'],
  ['speech-vbr-id3.mp3', 'mp3'],
  ['speech-opus.ogg', 'ogg-opus'],
  ['speech-vorbis.ogg', 'ogg-vorbis'],
  ['speech-opus.webm', 'webm-opus'],
])('%s cut inside its header is refused', async (name, kind) => {
  const bytes = await readFile(audio + name);
  for (const length of [5, 20, 40]) {
    await expect(decodeHere(kind, bytes.subarray(0, length))).rejects.toMatchObject({
      code: 'audio_corrupted',
    });
  }
});

describe('what is no file', () => {
  test('a missing file', async () => {
    expect(await refusal(join(home, 'nowhere.wav'))).toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining('no such file'),
    });
  });

  test('a directory', async () => {
    await mkdir(join(home, 'folder.wav'));
    expect(await refusal(join(home, 'folder.wav'))).toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining('directory'),
    });
  });

  test.skipIf(process.platform === 'win32')(
    'a pipe nobody writes to, without waiting for a writer',
    async () => {
      execFileSync('mkfifo', [join(home, 'pipe.wav')]);
      expect(await refusal(join(home, 'pipe.wav'))).toMatchObject({
        code: 'file_unreadable',
        message: expect.stringContaining('pipe'),
      });
    },
  );

  test.skipIf(process.platform === 'win32')('a device', async () => {
    expect(await refusal('/dev/zero')).toMatchObject({ code: 'file_unreadable' });
  });

  test('a link to itself', async () => {
    await symlink('loop.wav', join(home, 'loop.wav'));
    expect(await refusal(join(home, 'loop.wav'))).toMatchObject({ code: 'file_unreadable' });
  });

  test.skipIf(asRoot)('a file without permission to read (root may read all: skipped as root)', async () => {
    const file = await saved('secret.wav', wav);
    await chmod(file, 0);
    expect(await refusal(file)).toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining('permission'),
    });
  });

  test('a name with a NUL or too long', async () => {
    expect(await refusal('a\0b.wav')).toMatchObject({ code: 'file_unreadable' });
    expect(await refusal(join(home, 'x'.repeat(300)))).toMatchObject({ code: 'file_unreadable' });
  });
});

test
  .skipIf(process.platform === 'win32')
  .each([
    'two words.wav',
    `quo"te's.wav`,
    'semi;colon && more.wav',
    '$(touch pwned) `id`.wav',
    'new\nline.wav',
    'Besuch Übergröße 診察.wav',
    '-rf.wav',
    'no-extension',
  ])('a recording named %j is decoded', async (name) => {
  const out = join(home, 'named.pcm');
  const decoded = await decodeToPcm(await saved(name, wav), out, generous);
  expect(decoded.samples).toBe(16_000);
  expect((await readFile(out)).equals(wav.subarray(44))).toBe(true);
});

describe('limits', () => {
  test('a file of more bytes than allowed is refused before it is read', async () => {
    const file = await saved('large.wav', wav);
    const limits = { seconds: 60, bytes: 1000 };
    await expect(decodeToPcm(file, join(home, 'never.pcm'), { ...generous, limits })).rejects.toMatchObject({
      code: 'audio_too_large',
    });
  });

  test('a small file that decodes to hours stops at the limit', async () => {
    const quiet = wavBytes(3_000_000, () => 0, { sampleRate: 2000, bits: 8 });
    const file = await saved('bomb.wav', quiet);
    const limits = { seconds: 600, bytes: 500e6 };
    await expect(decodeToPcm(file, join(home, 'bomb.pcm'), { ...generous, limits })).rejects.toMatchObject({
      code: 'audio_too_large',
    });
    expect(await readdir(home)).not.toContain('bomb.pcm');
  });
});

describe('cancelling', () => {
  test('before it begins', async () => {
    const file = await saved('early.wav', wav);
    await expect(
      decodeToPcm(file, join(home, 'early.pcm'), { ...generous, signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ code: 'cancelled' });
  });

  test('in the middle leaves nothing behind', async () => {
    const file = await saved(
      'long.wav',
      wavBytes(6_000_000, () => 0.1, { sampleRate: 44_100 }),
    );
    const controller = new AbortController();
    const work = await mkdtemp(join(home, 'work-'));
    const decoding = decodeToPcm(file, join(work, 'out.pcm'), {
      ...generous,
      signal: controller.signal,
      channels: 'split',
      onProgress: () => controller.abort(),
    });
    await expect(decoding).rejects.toMatchObject({ code: 'cancelled' });
    expect(await readdir(work)).toEqual([]);
  });
});

test.skipIf(process.platform === 'win32')('what is written can be read by its owner only', async () => {
  const out = join(home, 'private.pcm');
  await decodeToPcm(await saved('private.wav', wav), out, generous);
  const { stat } = await import('node:fs/promises');
  expect((await stat(out)).mode & 0o777).toBe(0o600);
});

test('progress rises to 1 and never falls', async () => {
  const seen: number[] = [];
  await decodeToPcm(await saved('progress.wav', wav), join(home, 'progress.pcm'), {
    ...generous,
    onProgress: (fraction) => seen.push(fraction),
  });
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});
