import type { DecodeReport } from './audio-block.ts';
import type { ByteSource } from './byte-source.ts';
import { findMp3Frames, id3Bytes, type Mp3Frame, readMp3Header } from './mp3-header.ts';

/** Whole frames, one after another in `bytes`. */
export interface Mp3Batch {
  bytes: Uint8Array;
  first: Mp3Frame;
}

const batchBytes = 8 * 1024;
const windowBytes = 64 * 1024;

/** Walks an mp3's frames past tags and junk. Tells from the Xing header and the last frame whether the end is missing. */
export async function* readMp3Frames(source: ByteSource, report: DecodeReport): AsyncGenerator<Mp3Batch> {
  let announced = 0;
  let frames = 0;
  let lost = false;
  for (;;) {
    const window = await source.peek(windowBytes);
    const tag = id3Bytes(window);
    if (tag > 0) {
      await source.skip(tag);
      continue;
    }
    const batch = takeFrames(window);
    if (batch.bytes > 0) {
      const first = readMp3Header(window, 0)!;
      if (frames === 0) announced = announcedFrames(window, first);
      if (lost) report.undecodable += 1;
      lost = false;
      frames += batch.frames;
      yield { bytes: await source.read(batch.bytes), first };
      continue;
    }
    const cut = readMp3Header(window, 0);
    if (cut !== null && cut.bytes > window.length) {
      report.truncated = true;
      break;
    }
    if (window.length < 4 || isEndTag(window)) break;
    const next = findMp3Frames(window.subarray(1));
    lost = frames > 0;
    await source.skip(next >= 0 ? next + 1 : Math.max(1, window.length - 3));
  }
  // The frame with the Xing header is not counted in it; encoders differ by one.
  if (announced > 0 && frames < announced) report.truncated = true;
}

function takeFrames(window: Uint8Array): { bytes: number; frames: number } {
  let bytes = 0;
  let frames = 0;
  while (bytes < batchBytes) {
    const frame = readMp3Header(window, bytes);
    if (frame === null || bytes + frame.bytes > window.length) break;
    bytes += frame.bytes;
    frames += 1;
  }
  return { bytes, frames };
}

/** Frames that the first frame's Xing, Info or VBRI header promises, 0 where there is none. */
function announcedFrames(window: Uint8Array, first: Mp3Frame): number {
  const view = new DataView(window.buffer, window.byteOffset, window.byteLength);
  const name = (at: number): string => Buffer.from(window.subarray(at, at + 4)).toString('latin1');
  const xing = first.sideEnd;
  if (['Xing', 'Info'].includes(name(xing)) && xing + 12 <= window.length) {
    return view.getUint32(xing + 4) & 1 ? view.getUint32(xing + 8) : 0;
  }
  return name(36) === 'VBRI' && window.length >= 54 ? view.getUint32(50) : 0;
}

function isEndTag(window: Uint8Array): boolean {
  const name = Buffer.from(window.subarray(0, 8)).toString('latin1');
  return (name.startsWith('TAG') && window.length <= 128) || name === 'APETAGEX' || name.startsWith('LYRICS');
}
