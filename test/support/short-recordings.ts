import { readFile } from 'node:fs/promises';
import { wavBytes } from './wav-bytes.ts';

/** Two pieces of a sample visit, one that is too short and one that is silent: notes and failures of two kinds. */
export async function shortRecordings(): Promise<Buffer[]> {
  const sample = await readFile('models/demo/samples/hypertension.wav');
  const headerBytes = 44;
  const spoken = (fromSecond: number, seconds: number) =>
    wavBytes(seconds * 16_000, (frame) => {
      const at = headerBytes + 2 * (fromSecond * 16_000 + frame);
      return sample.readInt16LE(at) / 32_768;
    });
  return [spoken(0, 4), spoken(10, 3), spoken(0, 0.5), wavBytes(32_000, () => 0)];
}
