import { open } from 'node:fs/promises';
import { byteFile } from '../../sealing/byte-file.ts';
import { type FilePlace, fileKeyOf, pathOf } from '../../sealing/file-place.ts';
import { pcmSampleRate } from './pcm-file.ts';

/** Samples [startSample, endSample) of a 16 kHz PCM file. */
export interface SampleRange {
  startSample: number;
  endSample: number;
}

const copyBytes = 256 * 1024;

/** Writes samples [startSample, endSample) of a raw 16 kHz PCM file as a wav file (0600). Throws the system's error. */
export async function writeWavPiece(
  pcmFile: FilePlace,
  startSample: number,
  endSample: number,
  outFile: string,
): Promise<void> {
  await writeWavParts(pcmFile, [{ startSample, endSample }], outFile);
}

/** Writes several ranges of a raw 16 kHz PCM file one after another as one wav file (0600). */
export async function writeWavParts(
  pcmFile: FilePlace,
  parts: readonly SampleRange[],
  outFile: string,
): Promise<void> {
  await using handle = await open(pathOf(pcmFile), 'r');
  const input = byteFile(handle.fd, (await handle.stat()).size, fileKeyOf(pcmFile));
  await using output = await open(outFile, 'w', 0o600);
  const held = Math.floor(input.size / 2);
  const ranges = parts.map((part) => ({
    startSample: Math.max(0, part.startSample),
    endSample: Math.min(held, part.endSample),
  }));
  const samples = ranges.reduce((sum, range) => sum + Math.max(0, range.endSample - range.startSample), 0);
  await output.writeFile(wavHeader(samples));
  const buffer = Buffer.alloc(copyBytes);
  for (const range of ranges) {
    for (let at = range.startSample * 2; at < range.endSample * 2; ) {
      const wanted = Math.min(buffer.length, range.endSample * 2 - at);
      const bytesRead = input.read(buffer, 0, wanted, at);
      if (bytesRead === 0) break;
      await output.writeFile(buffer.subarray(0, bytesRead));
      at += bytesRead;
    }
  }
}

function wavHeader(samples: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples * 2, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(pcmSampleRate, 24);
  header.writeUInt32LE(pcmSampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples * 2, 40);
  return header;
}
