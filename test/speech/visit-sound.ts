import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createResampler } from '../../src/speech/decode/resample.ts';
import { samples } from '../support/whisper.ts';

/** Where the first turns of the hypertension visit end, seconds. */
export const eightTurns = 34.6;
export const sixteenTurns = 57.95;

/** When the other person begins to speak in the hypertension visit, seconds; the doctor begins. */
export const turnStarts = [
  6.8, 12.4, 16.45, 21.65, 24.3, 27.1, 30.1, 34.65, 38.9, 42.43, 44.7, 46.9, 49.05, 52.9, 54.6, 57.95, 94.5,
  98.75, 105.4, 107.3, 110.4,
];

/** A wav sample's sound, ±1 at 16 kHz; all of it or its first `seconds`. */
export async function soundOf(name: string, seconds = Number.POSITIVE_INFINITY): Promise<Float32Array> {
  const bytes = (await readFile(join(samples, name))).subarray(44);
  const pcm = new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  return Float32Array.from(pcm.subarray(0, seconds * 16_000), (value) => value / 32_768);
}

/** The same sound at another rate, Hz. */
export function resampled(sound: Float32Array, to: number): Float32Array {
  const resampler = createResampler(16_000, to);
  const parts = [resampler.push(sound), resampler.flush()].map((part) => Float32Array.from(part));
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  whole.set(parts[0]!);
  whole.set(parts[1]!, parts[0]!.length);
  return whole;
}

/** ITU-T G.711 mu-law code of a level (±1): how telephones send sound. */
export function muLaw(level: number): number {
  const sign = level < 0 ? 0x80 : 0;
  const magnitude = Math.min(32_635, Math.round(Math.abs(level) * 32_768)) + 132;
  const exponent = Math.floor(Math.log2(magnitude)) - 7;
  return ~(sign | (exponent << 4) | ((magnitude >> (exponent + 3)) & 0x0f)) & 0xff;
}
