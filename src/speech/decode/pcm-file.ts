import { closeSync, constants, openSync, writeSync } from 'node:fs';
import type { FileKey } from '../../sealing/byte-file.ts';
import { chunkSealer } from '../../sealing/sealed-chunks.ts';

/** The rate everything after decoding works at, Hz: what Whisper was trained on. */
export const pcmSampleRate = 16_000;

/** Writes 16-bit little-endian mono samples, buffered. */
export interface PcmFile {
  readonly samples: number;
  write(samples: Float32Array): void;
  /** Writes what is held back and closes. */
  close(): void;
}

const bufferSamples = 64 * 1024;

/** Creates `file`, or empties it, readable by its owner only; sealed with `key`. Throws the system's error. */
export function createPcmFile(file: string, key: FileKey | null = null): PcmFile {
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);
  const descriptor = openSync(file, flags, 0o600);
  // Node runs on little-endian machines only, so the array's bytes are the file's.
  const buffer = new Int16Array(bufferSamples);
  const sealer = key === null ? null : chunkSealer(Buffer.from(key.key, 'base64'), key.address);
  let held = 0;
  let samples = 0;
  let open = true;

  function write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at, bytes.length - at);
  }
  function flush(): void {
    const bytes = new Uint8Array(buffer.buffer, 0, held * 2);
    write(sealer === null ? bytes : sealer.push(bytes));
    held = 0;
  }
  if (sealer !== null) write(sealer.header);

  return {
    get samples() {
      return samples;
    },
    write(block) {
      for (let at = 0; at < block.length; ) {
        const part = block.subarray(at, at + bufferSamples - held);
        toInt16(part, buffer, held);
        held += part.length;
        at += part.length;
        if (held === bufferSamples) flush();
      }
      samples += block.length;
    },
    close() {
      if (!open) return;
      open = false;
      try {
        flush();
        if (sealer !== null) write(sealer.end());
      } finally {
        closeSync(descriptor);
      }
    },
  };
}

function toInt16(samples: Float32Array, out: Int16Array, from: number): void {
  for (let at = 0; at < samples.length; at += 1) {
    const level = Math.round(samples[at]! * 32768);
    out[from + at] = Math.max(-32768, Math.min(32767, level));
  }
}
