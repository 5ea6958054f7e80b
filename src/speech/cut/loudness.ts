import { open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { byteFile } from '../../sealing/byte-file.ts';
import { type FilePlace, fileKeyOf, pathOf } from '../../sealing/file-place.ts';

/** Samples of one loudness frame at 16 kHz: 20 ms. */
export const frameSamples = 320;

/** The level of the quietest 16-bit signal there is, about; digital silence counts as this. dBFS. */
const quietest = -96;

/**
 * Loudness of a 16 kHz 16-bit PCM file, one dBFS value for each 20 ms (0.7 MB for an hour of recording).
 * Rumble and offset below about 100 Hz are taken out first. Throws the system's error, or the signal's reason.
 */
export async function loudnessOf(pcmFile: FilePlace, signal?: AbortSignal): Promise<Float32Array> {
  await using handle = await open(pathOf(pcmFile), 'r');
  const file = byteFile(handle.fd, (await handle.stat()).size, fileKeyOf(pcmFile));
  const samples = Math.floor(file.size / 2);
  const loudness = new Float32Array(Math.ceil(samples / frameSamples)).fill(quietest);
  const bytes = Buffer.alloc(frameSamples * 2 * 256);
  const pole = 0.961; // one-pole high-pass, -3 dB near 100 Hz at 16 kHz
  let before = 0;
  let passed = 0;
  for (let frame = 0; frame < loudness.length; ) {
    signal?.throwIfAborted();
    const bytesRead = file.read(bytes, 0, bytes.length, frame * frameSamples * 2);
    // Reading does not wait: let others have a turn.
    await setImmediate();
    if (bytesRead < 2) break;
    const block = new Int16Array(bytes.buffer, bytes.byteOffset, bytesRead >> 1);
    for (let start = 0; start < block.length; start += frameSamples) {
      const end = Math.min(block.length, start + frameSamples);
      let power = 0;
      for (let at = start; at < end; at += 1) {
        const value = block[at]!;
        passed = value - before + pole * passed;
        before = value;
        power += passed * passed;
      }
      const meanSquare = power / (end - start) / 32768 ** 2;
      loudness[frame] = Math.max(quietest, 10 * Math.log10(meanSquare + 1e-12));
      frame += 1;
    }
  }
  return loudness;
}
