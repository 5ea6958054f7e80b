import type { DecodeReport } from './audio-block.ts';
import type { ByteSource } from './byte-source.ts';

/** One page of an ogg file (RFC 3533). */
export interface OggPage {
  serial: number;
  first: boolean;
  last: boolean;
  /** Continues a packet of the page before. */
  continued: boolean;
  /** Position at the page's end in the codec's units, or -1 where no packet ends on it. */
  granule: number;
  /** The whole page as stored. */
  bytes: Uint8Array;
  lacing: Uint8Array;
  body: Uint8Array;
}

/** Pages in order. Damaged ones (wrong checksum, lost sync) are left out and counted; a page cut by the end is not given. */
export async function* readOggPages(source: ByteSource, report: DecodeReport): AsyncGenerator<OggPage> {
  for (;;) {
    const head = await source.peek(27);
    if (head.length < 27) {
      if (head.length > 0) report.truncated = true;
      return;
    }
    if (!isCapture(head, 0)) {
      report.undecodable += 1;
      if (!(await findCapture(source))) return;
      continue;
    }
    const segments = head[26]!;
    const start = await source.peek(27 + segments);
    const lacing = start.subarray(27);
    const length = 27 + segments + lacing.reduce((sum, value) => sum + value, 0);
    const bytes = await source.peek(length);
    if (lacing.length < segments || bytes.length < length) {
      report.truncated = true;
      return;
    }
    if (oggChecksum(bytes) !== new DataView(bytes.buffer, bytes.byteOffset).getUint32(22, true)) {
      report.undecodable += 1;
      await source.skip(4); // its length can not be trusted either
      if (!(await findCapture(source))) return;
      continue;
    }
    await source.skip(length);
    yield pageOf(bytes, segments);
  }
}

function pageOf(bytes: Uint8Array, segments: number): OggPage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = bytes[5]!;
  return {
    serial: view.getUint32(14, true),
    first: (flags & 2) !== 0,
    last: (flags & 4) !== 0,
    continued: (flags & 1) !== 0,
    granule: Number(view.getBigInt64(6, true)),
    bytes,
    lacing: bytes.subarray(27, 27 + segments),
    body: bytes.subarray(27 + segments),
  };
}

/** Puts packets together from one stream's pages. */
export function createPacketReader(): { packetsOf(page: OggPage): Uint8Array[] } {
  const largest = 4 * 1024 * 1024;
  let open: Uint8Array[] = [];
  let openBytes = 0;
  return {
    packetsOf(page) {
      const packets: Uint8Array[] = [];
      // The rest of a packet whose beginning was lost is of no use.
      let orphan = page.continued && open.length === 0;
      if (!page.continued) {
        open = [];
        openBytes = 0;
      }
      let at = 0;
      let from = 0;
      for (const value of page.lacing) {
        at += value;
        if (value === 255) continue;
        if (!orphan)
          packets.push(
            open.length === 0 ? page.body.slice(from, at) : joined(open, page.body.subarray(from, at)),
          );
        orphan = false;
        open = [];
        openBytes = 0;
        from = at;
      }
      if (from < at && !orphan && openBytes < largest) {
        open.push(page.body.slice(from, at));
        openBytes += at - from;
      }
      return packets;
    },
  };
}

function joined(parts: readonly Uint8Array[], last: Uint8Array): Uint8Array {
  return Buffer.concat([...parts, last]);
}

async function findCapture(source: ByteSource): Promise<boolean> {
  for (;;) {
    const window = await source.peek(65_536);
    for (let at = window.indexOf(0x4f); at >= 0; at = window.indexOf(0x4f, at + 1)) {
      if (isCapture(window, at)) {
        await source.skip(at);
        return true;
      }
    }
    if (window.length <= 3) return false;
    await source.skip(window.length - 3);
  }
}

function isCapture(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at] === 0x4f &&
    bytes[at + 1] === 0x67 &&
    bytes[at + 2] === 0x67 &&
    bytes[at + 3] === 0x53 &&
    (at + 4 >= bytes.length || bytes[at + 4] === 0)
  );
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

/** CRC-32 of a page with its checksum field taken as zero. */
export function oggChecksum(bytes: Uint8Array): number {
  let crc = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = at >= 22 && at < 26 ? 0 : bytes[at]!;
    crc = (crc << 8) ^ crcTable[((crc >>> 24) ^ byte) & 0xff]!;
  }
  return crc >>> 0;
}
