import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notegen } from '../support/notegen.ts';
import { tone, wavBytes } from '../support/wav-bytes.ts';
import { whisperForTests } from '../support/whisper.ts';
import { recording, workingIn, world } from './command-world.ts';

const engine = await whisperForTests();
const fixtures = new URL('../fixtures/audio/', import.meta.url);
const wav = wavBytes(32_000, tone(440, 16_000));
const html = '<!DOCTYPE html><html><body>Sign in to download</body></html>';
const corrupted = 'audio_corrupted';
const unsupported = 'unsupported_audio_format';

function patched(at: number, value: number, width: 2 | 4): Buffer {
  const bytes = Buffer.from(wav);
  if (width === 2) bytes.writeUInt16LE(value, at);
  else bytes.writeUInt32LE(value, at);
  return bytes;
}
const floats = (value: number): Buffer => wavBytes(32_000, () => value, { bits: 32, coding: 'float' });

/** Name, bytes, and what the command must say of it. */
const broken: [string, Uint8Array | string, string][] = [
  ['empty.wav', '', corrupted],
  ['text.wav', 'Good morning, what brings you in today?', unsupported],
  ['page.wav', html, unsupported],
  ['utf16.mp3', Buffer.from('\ufeffGood morning', 'utf16le'), unsupported],
  ['one-byte.wav', 'R', unsupported],
  ['zeros.wav', Buffer.alloc(100_000), unsupported],
  ['ones.mp3', Buffer.alloc(100_000, 0xff), unsupported],
  ['dictation.dss', Buffer.from('\x02dss and so on', 'latin1'), unsupported],
  ['report.pdf', '%PDF-1.7', unsupported],
  ['visit.zip', 'PK\x03\x04....', unsupported],
  ['film.avi', Buffer.from('RIFF\0\0\0\0AVI LIST'), unsupported],
  ['tag-only.mp3', Buffer.from('ID3\x03\0\0\0\0\0\x0a0123456789', 'latin1'), corrupted],
  ['no-channels.wav', patched(22, 0, 2), corrupted],
  ['1000-channels.wav', wavBytes(10, () => 0, { channels: 1000 }), corrupted],
  ['65535-channels.wav', patched(22, 65_535, 2), corrupted],
  ['rate-0.wav', patched(24, 0, 4), corrupted],
  ['rate-2^32.wav', patched(24, 0xffffffff, 4), corrupted],
  ['0-bits.wav', patched(34, 0, 2), corrupted],
  ['format-length-4.wav', patched(16, 4, 4), corrupted],
  ['format-length-2^32.wav', patched(16, 0xffffffff, 4), corrupted],
  ['unknown-compression.wav', patched(20, 0x55, 2), unsupported],
  ['no-samples.wav', wavBytes(0, () => 0), corrupted],
  ['length-2^32-no-samples.wav', wavBytes(0, () => 0, { dataSize: 0xffffffff }), corrupted],
  ['samples-first.wav', Buffer.concat([wav.subarray(0, 12), wav.subarray(36)]), corrupted],
  ['million-chunks.wav', Buffer.concat([wav.subarray(0, 12), Buffer.alloc(8e6)]), corrupted],
  ...[4, 8, 12, 16, 20, 22, 24, 28, 32, 34, 36, 40, 44].map((length): [string, Uint8Array, string] => [
    `cut-at-${length}.wav`,
    wav.subarray(0, length),
    corrupted,
  ]),
  ['nan.wav', floats(Number.NaN), 'no_speech'],
  ['infinite.wav', floats(Number.POSITIVE_INFINITY), 'no_speech'],
  ['silence.wav', wavBytes(32_000, () => 0), 'no_speech'],
  ['half-a-second.wav', wavBytes(8_000, tone(440, 16_000)), 'audio_too_short'],
  ['two words.wav', html, unsupported],
  [`quo"te's.wav`, html, unsupported],
  ['semi;colon && touch pwned.wav', html, unsupported],
  ['$(touch pwned) `touch pwned`.wav', html, unsupported],
  ['new\nline.wav', html, unsupported],
  ['Besuch Übergröße 診察.wav', html, unsupported],
  ['no-extension', html, unsupported],
];

// One run for all of them: what one broken file leaves must not hurt the next.
test.skipIf(!engine)(
  'each of more than 40 broken files gets an error of its own and harms nothing; the good recording among them is kept',
  { timeout: 600_000 },
  async () => {
    await using place = await world();
    const folder = join(place.home, 'recordings to transcribe');
    await mkdir(folder);
    const expected = new Map<string, string>();
    for (const [name, bytes, code] of broken) {
      await writeFile(join(folder, name), bytes);
      expected.set(join(folder, name), code);
    }
    for (const name of ['speech-16k.flac', 'speech-vbr-id3.mp3', 'speech-opus.ogg', 'speech-opus.webm']) {
      await writeFile(join(folder, name), (await readFile(new URL(name, fixtures))).subarray(0, 40));
      expected.set(join(folder, name), corrupted);
    }
    await mkdir(join(folder, 'folder.wav'));
    expected.set(join(folder, 'folder.wav'), 'file_unreadable');
    expected.set(join(folder, 'missing.wav'), 'file_unreadable');
    if (process.platform !== 'win32') {
      execFileSync('mkfifo', [join(folder, 'pipe.wav')]);
      await symlink('loop.wav', join(folder, 'loop.wav'));
      for (const name of ['pipe.wav', 'loop.wav']) expected.set(join(folder, name), 'file_unreadable');
    }
    // Root may read everything.
    if (process.getuid?.() !== 0) {
      await writeFile(join(folder, 'secret.wav'), wav, { mode: 0o000 });
      expected.set(join(folder, 'secret.wav'), 'file_unreadable');
    }
    expect(expected.size).toBeGreaterThan(40);
    const good = join(folder, 'good.wav');
    await recording(good, 12);
    const files = [...expected.keys()];
    files.splice(20, 0, good);
    const before = await readdir(folder);

    const args = ['note', 'transcribe', ...files, '--speech-model', 'demo', '--transcript-only', '--json'];
    const { code, stdout, stderr } = await notegen(place.home, args, { environment: place.environment });
    expect(code).toBe(1);
    expect(JSON.parse(stdout).transcript).toContain('Good morning');
    const problems = stderr
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { file: string; code: string; detail: string; how_to_fix: string });
    expect(new Map(problems.map((problem) => [problem.file, problem.code]))).toEqual(expected);
    for (const { detail, how_to_fix } of problems) {
      expect(detail.length).toBeGreaterThan(10);
      expect(how_to_fix.length).toBeGreaterThan(10);
    }
    expect(await readdir(place.temporary)).toEqual([]);
    expect(await workingIn(place.temporary)).toEqual([]);
    expect(await readdir(folder)).toEqual(before);
    expect(await readdir(process.cwd())).not.toContain('pwned');
    expect(await readdir(join(place.home, 'transcribing'))).toEqual([]);
  },
);
