import type { ByteFile } from '../../sealing/byte-file.ts';
import type { FilePlace } from '../../sealing/file-place.ts';
import { fileBytes } from './byte-source.ts';
import { flacTotalSamples } from './flac-start.ts';
import { openRecording } from './open-recording.ts';
import { probeBytes } from './probe.ts';
import { readWavHeader } from './wav-header.ts';

const opusRate = 48_000;
const tailBytes = 128 * 1024;

/**
 * Seconds that a recording says it lasts, without decoding it; null where its format or its writer does not say
 * (mp3, webm, mp4, streams). Decoding has the last word. Throws what `probe` throws.
 */
export async function announcedSeconds(file: FilePlace): Promise<number | null> {
  const { handle, bytes } = await openRecording(file);
  await using _ = handle;
  const kind = await probeBytes(bytes);
  switch (kind) {
    case 'wav':
      return await wavSeconds(bytes);
    case 'flac':
      return flacSeconds(readAt(bytes, 0, 64));
    case 'ogg-opus':
      return perRate(lastGranule(bytes), opusRate);
    case 'ogg-vorbis':
      return perRate(lastGranule(bytes), vorbisRate(readAt(bytes, 0, 256)));
    case 'ogg-flac':
    case 'mp3':
    case 'webm-opus':
    case 'mp4':
      return null;
    default:
      return kind satisfies never;
  }
}

async function wavSeconds(bytes: ByteFile): Promise<number | null> {
  const source = fileBytes(bytes);
  const { dataBytes, sampleBytes, channels, sampleRate } = await readWavHeader(source);
  const there = bytes.size - source.position;
  return Math.min(dataBytes ?? there, there) / (sampleBytes * channels * sampleRate);
}

/** STREAMINFO (RFC 9639, 8.2) is the first block; a tag before the marker leaves the length unknown. */
function flacSeconds(head: Uint8Array): number | null {
  if (String.fromCharCode(...head.subarray(0, 4)) !== 'fLaC') return null;
  const info = head.subarray(8, 42);
  const rate = (info[10]! << 12) | (info[11]! << 4) | (info[12]! >> 4);
  return perRate(flacTotalSamples(info), rate);
}

/** Sampling rate of the vorbis identification header, the first packet. */
function vorbisRate(head: Uint8Array): number {
  const at = Buffer.from(head).indexOf('\x01vorbis', 0, 'latin1');
  return at < 0 || at + 16 > head.length ? 0 : Buffer.from(head).readUInt32LE(at + 12);
}

/** The position at the end of the last page (RFC 3533), 0 where there is none. */
function lastGranule(bytes: ByteFile): number {
  const tail = Buffer.from(readAt(bytes, Math.max(0, bytes.size - tailBytes), tailBytes));
  const at = tail.lastIndexOf('OggS', tail.length - 14, 'latin1');
  const granule = at < 0 ? -1n : tail.readBigInt64LE(at + 6);
  return granule > 0n ? Number(granule) : 0;
}

function perRate(samples: number, rate: number): number | null {
  return samples > 0 && rate > 0 ? samples / rate : null;
}

function readAt(file: ByteFile, position: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  return bytes.subarray(0, file.read(bytes, 0, length, position));
}
