/** One MPEG layer III frame as its four header bytes describe it. */
export interface Mp3Frame {
  /** Header included. */
  bytes: number;
  samples: number;
  sampleRate: number;
  channels: number;
  /** Bytes from the frame's start to its main data: where a Xing header would stand. */
  sideEnd: number;
}

const bitRates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitRates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];

/** Reads a frame header at `at`, or null where there is none (free-format frames count as none). */
export function readMp3Header(bytes: Uint8Array, at: number): Mp3Frame | null {
  if (at + 4 > bytes.length) return null;
  if (bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return null;
  const version = (bytes[at + 1]! >> 3) & 3; // 3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5
  const layer = (bytes[at + 1]! >> 1) & 3; // 1: layer III
  const bitRateIndex = bytes[at + 2]! >> 4;
  const sampleRateIndex = (bytes[at + 2]! >> 2) & 3;
  if (version === 1 || layer !== 1 || sampleRateIndex === 3) return null;
  const bitRate = (version === 3 ? bitRates1 : bitRates2)[bitRateIndex];
  if (bitRate === undefined || bitRate === 0) return null;
  const sampleRate = sampleRates[sampleRateIndex]! / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const padding = (bytes[at + 2]! >> 1) & 1;
  const samples = version === 3 ? 1152 : 576;
  const mono = bytes[at + 3]! >> 6 === 3;
  const sideBytes = version === 3 ? (mono ? 17 : 32) : mono ? 9 : 17;
  const checksum = bytes[at + 1]! & 1 ? 0 : 2;
  return {
    bytes: Math.floor(((samples / 8) * bitRate * 1000) / sampleRate) + padding,
    samples,
    sampleRate,
    channels: mono ? 1 : 2,
    sideEnd: 4 + checksum + sideBytes,
  };
}

/** Bytes of an ID3v2 tag at the start of `bytes`, 0 where there is none. */
export function id3Bytes(bytes: Uint8Array): number {
  if (bytes.length < 10 || bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes[at]! & 0x7f), 0);
  return 10 + size + (bytes[5]! & 0x10 ? 10 : 0);
}

/** Where a run of frames begins in `bytes` (each header followed by the next at its place), or -1. */
export function findMp3Frames(bytes: Uint8Array, run = 3): number {
  for (let at = bytes.indexOf(0xff); at >= 0 && at + 4 <= bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    if (isRun(bytes, at, run)) return at;
  }
  return -1;
}

function isRun(bytes: Uint8Array, start: number, run: number): boolean {
  let at = start;
  const first = readMp3Header(bytes, at);
  for (let count = 0; count < run; count += 1) {
    const frame = readMp3Header(bytes, at);
    if (first === null || frame === null || frame.sampleRate !== first.sampleRate) return false;
    at += frame.bytes;
    // A very short recording ends before the run is complete.
    if (at >= bytes.length) return count > 0 || at === bytes.length;
  }
  return true;
}
