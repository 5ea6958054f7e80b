import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeToPcm } from '../../src/speech/decode/decode-to-pcm.ts';
import { wavBytes } from '../support/wav-bytes.ts';
import { samples } from '../support/whisper.ts';

const names = ['hypertension.wav', 'diabetes.flac', 'knee_pain.flac', 'sore_throat.flac', 'urinary.flac'];
const pieceSeconds = 20;
const pauseSeconds = 4;
const bytesInSecond = 32_000;

/**
 * Writes a visit of `seconds` to `file`: the demo recordings over and over, a pause (typing, an examination) of four
 * seconds after every twenty. `speechShare`: how much of it is not such a pause.
 */
export async function longVisit(file: string, seconds: number): Promise<{ speechShare: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'notegen-visit-'));
  try {
    const sounds: Buffer[] = [];
    for (const name of names) {
      const pcm = join(folder, 'pcm');
      const { signal } = new AbortController();
      await decodeToPcm(join(samples, name), pcm, { signal, limits: { seconds: 600, bytes: 1e9 } });
      sounds.push(await readFile(pcm));
    }
    const sound = Buffer.concat(sounds);
    const pause = wavBytes(pauseSeconds * 16_000, (frame) => noise(frame)).subarray(44);
    const total = seconds * bytesInSecond;
    const header = wavBytes(0, () => 0);
    header.writeUInt32LE(36 + total, 4);
    header.writeUInt32LE(total, 40);
    await using out = await open(file, 'w');
    await out.writeFile(header);
    let written = 0;
    for (let at = 0; written < total; at += pieceSeconds * bytesInSecond) {
      const from = at % (sound.length - pieceSeconds * bytesInSecond);
      const piece = Buffer.concat([sound.subarray(from, from + pieceSeconds * bytesInSecond), pause]);
      const taken = piece.subarray(0, total - written);
      await out.writeFile(taken);
      written += taken.length;
    }
    return { speechShare: pieceSeconds / (pieceSeconds + pauseSeconds) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A quiet room, 60 dB down. */
function noise(frame: number): number {
  return ((Math.imul(frame, 2654435761) >>> 8) / 2 ** 24 - 0.5) * 0.002;
}
