import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AudioKind } from '../../../src/speech/decode/audio-kind.ts';
import { type DecodeOutcome, runDecodeJob } from '../../../src/speech/decode/decode-job.ts';
import {
  type DecodedAudio,
  type DecodeOptions,
  decodeToPcm,
} from '../../../src/speech/decode/decode-to-pcm.ts';

/** A folder of a test's own, gone when the test is over. */
export async function ownFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'notegen-decode-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

export const generous: DecodeOptions = {
  signal: new AbortController().signal,
  limits: { seconds: 4 * 3600, bytes: 500e6 },
};

/** Decodes bytes as if they were a file; `pcm` is what was written. */
export async function decodeBytes(
  bytes: Uint8Array,
  options: Partial<DecodeOptions> = {},
): Promise<DecodedAudio & { pcm: Int16Array; split: Int16Array[] }> {
  await using folder = await ownFolder();
  const file = join(folder.path, 'recording');
  await writeFile(file, bytes);
  const out = join(folder.path, 'out.pcm');
  const decoded = await decodeToPcm(file, out, { ...generous, ...options });
  const split = await Promise.all(decoded.channelFiles.map(readPcm));
  return { ...decoded, pcm: await readPcm(out), split };
}

/** The same without the thread around it, for tests of one decoder: the bytes must be of that kind. */
export async function decodeHere(
  kind: AudioKind,
  bytes: Uint8Array,
  options: { channels?: 'mix' | 'split'; maxSeconds?: number } = {},
): Promise<DecodeOutcome & { pcm: Int16Array; split: Int16Array[] }> {
  await using folder = await ownFolder();
  const file = join(folder.path, 'recording');
  await writeFile(file, bytes);
  await using handle = await open(file);
  const out = join(folder.path, 'out.pcm');
  const job = {
    kind,
    descriptor: handle.fd,
    bytesOnDisk: bytes.length,
    key: null,
    out,
    outKey: null,
    channels: 'mix',
    maxSeconds: 1e5,
  } as const;
  const outcome = await runDecodeJob({ ...job, ...options }, () => {});
  const split = await Promise.all(outcome.channelFiles.map(readPcm));
  return { ...outcome, pcm: await readPcm(out), split };
}

export async function readPcm(file: string): Promise<Int16Array> {
  const bytes = await readFile(file);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** Level of a tone of `hertz` in 16 kHz samples, dBFS of its amplitude, measured away from the ends. */
export function toneLevel(pcm: Int16Array, hertz: number, sampleRate = 16_000): number {
  const from = Math.floor(pcm.length / 8);
  const count = pcm.length - 2 * from;
  let real = 0;
  let imaginary = 0;
  let weight = 0;
  for (let at = 0; at < count; at += 1) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / count);
    const angle = (2 * Math.PI * hertz * at) / sampleRate;
    real += pcm[from + at]! * window * Math.cos(angle);
    imaginary += pcm[from + at]! * window * Math.sin(angle);
    weight += window;
  }
  return 20 * Math.log10((2 * Math.hypot(real, imaginary)) / weight / 32768 + 1e-12);
}
