import { open, readFile } from 'node:fs/promises';

const demo = new URL('../../models/demo/samples/hypertension.wav', import.meta.url).pathname;

/** The demo visit over and over: 16-bit wav of 16 kHz mono, or of 48 kHz stereo by repeating each sample. */
export async function makeWav(file: string, seconds: number, wide: boolean): Promise<void> {
  const mono = (await readFile(demo)).subarray(44);
  const samples = new Int16Array(mono.buffer.slice(mono.byteOffset, mono.byteOffset + mono.length));
  const visit = wide
    ? Int16Array.from({ length: samples.length * 6 }, (_, at) => samples[Math.floor(at / 6)]!)
    : samples;
  const bytes = new Uint8Array(visit.buffer);
  const total = seconds * (wide ? 192_000 : 32_000);
  await using out = await open(file, 'w');
  const header = Buffer.from((await readFile(demo)).subarray(0, 44));
  header.writeUInt16LE(wide ? 2 : 1, 22);
  header.writeUInt32LE(wide ? 48_000 : 16_000, 24);
  header.writeUInt16LE(wide ? 4 : 2, 32);
  header.writeUInt32LE(total, 40);
  await out.writeFile(header);
  for (let left = total; left > 0; left -= bytes.length)
    await out.writeFile(bytes.subarray(0, Math.min(left, bytes.length)));
}
