import { NotegenError } from '../../errors.ts';
import type { DecodeReport } from './audio-block.ts';
import { acceptedFormats } from './audio-kind.ts';
import type { ByteSource } from './byte-source.ts';
import { ebmlChildren, ebmlUnsigned, nextEbmlHead, readEbmlNumber } from './ebml.ts';

export interface WebmTrack {
  number: number;
  /** The OpusHead. */
  codecPrivate: Uint8Array;
}

export interface WebmBlock {
  /** Seconds. */
  time: number;
  packets: Uint8Array[];
  /** Nanoseconds to take off the end of the last packet. */
  discard: number;
}

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63a2,
  encodings: 0x6d80,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  discardPadding: 0x75a2,
} as const;

const largestElement = 4 * 1024 * 1024;

/**
 * Walks a webm/matroska file and gives its first opus track, then that track's blocks. Elements of unknown size, as
 * browsers write them, need no special care: containers are simply entered. Throws `unsupported_audio_format`.
 */
export async function* readWebm(
  source: ByteSource,
  report: DecodeReport,
): AsyncGenerator<{ track: WebmTrack } | { block: WebmBlock }> {
  let track: WebmTrack | null = null;
  let secondsInTick = 1e-3;
  let clusterTicks = 0;
  let block: WebmBlock | null = null;
  for (;;) {
    const head = await nextEbmlHead(source);
    if (head === null) {
      if (await findCluster(source, report)) continue;
      break;
    }
    const end = head.size === null ? null : source.position + head.size;
    if (end !== null && source.size !== null && end > source.size) {
      report.truncated = true;
      // An element nobody knows that leads past the end is damage, not structure.
      if (!wanted.has(head.id) && !opening.has(head.id) && (await findCluster(source, report))) continue;
    }
    // A block waits for the padding that may follow it in its group.
    if (block !== null && opening.has(head.id)) {
      yield { block };
      block = null;
    }
    if (head.id === ids.segment || head.id === ids.cluster || head.id === ids.blockGroup) continue;
    if (head.size === null) continue; // an element that may have no unknown size: look inside
    if (!wanted.has(head.id) || head.size > largestElement) {
      await source.skip(head.size);
      continue;
    }
    const data = await source.read(head.size);
    if (data.length < head.size) break;
    switch (head.id) {
      case ids.info:
        for (const child of ebmlChildren(data)) {
          if (child.id === ids.timestampScale) secondsInTick = ebmlUnsigned(child.data) / 1e9;
        }
        break;
      case ids.tracks:
        if (track === null) {
          track = findTrack(data);
          yield { track };
        }
        break;
      case ids.clusterTime:
        clusterTicks = ebmlUnsigned(data);
        break;
      case ids.simpleBlock:
      case ids.block:
        if (track !== null) block = readBlock(data, track.number, clusterTicks, secondsInTick);
        break;
      case ids.discardPadding:
        if (block !== null) block.discard = data.length <= 6 ? ebmlUnsigned(data) : 0;
        break;
    }
  }
  if (block !== null) yield { block };
}

const wanted: ReadonlySet<number> = new Set([
  ids.info,
  ids.tracks,
  ids.clusterTime,
  ids.simpleBlock,
  ids.block,
  ids.discardPadding,
]);

const opening: ReadonlySet<number> = new Set([
  ids.segment,
  ids.cluster,
  ids.blockGroup,
  ids.block,
  ids.simpleBlock,
]);

function findTrack(tracks: Uint8Array): WebmTrack {
  const codecs: string[] = [];
  for (const entry of ebmlChildren(tracks)) {
    if (entry.id !== ids.track) continue;
    const fields = new Map([...ebmlChildren(entry.data)].map((child) => [child.id, child.data]));
    const codec = Buffer.from(fields.get(ids.codec) ?? [])
      .toString('latin1')
      .replace(/(?<!\0)\0+$/, '');
    codecs.push(codec);
    if (codec !== 'A_OPUS' || fields.has(ids.encodings)) continue;
    const number = ebmlUnsigned(fields.get(ids.trackNumber) ?? new Uint8Array());
    return { number, codecPrivate: fields.get(ids.codecPrivate) ?? new Uint8Array() };
  }
  const found = codecs.filter((codec) => /^[A-Z]_[\w/]+$/.test(codec)).join(', ');
  throw new NotegenError(
    'unsupported_audio_format',
    `The webm/matroska file holds no opus audio${found === '' ? '' : ` (it holds ${found})`}. Accepted: ${acceptedFormats}.`,
  );
}

function readBlock(
  data: Uint8Array,
  track: number,
  clusterTicks: number,
  secondsInTick: number,
): WebmBlock | null {
  const number = readEbmlNumber(data, 0);
  if (number === null || number.value !== track || data.length < number.length + 3) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const time = (clusterTicks + view.getInt16(number.length)) * secondsInTick;
  const lacing = (data[number.length + 2]! >> 1) & 3;
  return { time, packets: unlace(data.subarray(number.length + 3), lacing), discard: 0 };
}

/** Takes a block's frames apart: 0 none, 1 Xiph, 2 fixed, 3 EBML lacing. */
function unlace(data: Uint8Array, lacing: number): Uint8Array[] {
  if (lacing === 0) return [data];
  const count = (data[0] ?? 0) + 1;
  if (lacing === 2) {
    const size = Math.floor((data.length - 1) / count);
    return Array.from({ length: count }, (_, index) =>
      data.subarray(1 + index * size, 1 + (index + 1) * size),
    );
  }
  const sizes: number[] = [];
  let at = 1;
  for (let index = 0; index < count - 1 && at < data.length; index += 1) {
    let size = 0;
    if (lacing === 1) {
      let byte: number;
      do {
        byte = data[at] ?? 0;
        at += 1;
        size += byte;
      } while (byte === 255);
    } else {
      const field = readEbmlNumber(data, at);
      if (field === null) return [];
      at += field.length;
      // After the first size come differences, written with an offset.
      size = index === 0 ? field.value : sizes[index - 1]! + field.value - (2 ** (7 * field.length - 1) - 1);
    }
    sizes.push(size);
  }
  const packets: Uint8Array[] = [];
  for (const size of sizes) {
    if (size < 0 || at + size > data.length) return packets;
    packets.push(data.subarray(at, at + size));
    at += size;
  }
  packets.push(data.subarray(at));
  return packets;
}

/** Looks for the next cluster after damage; false at the end of the file. */
async function findCluster(source: ByteSource, report: DecodeReport): Promise<boolean> {
  let first = true;
  for (;;) {
    const window = await source.peek(65_536);
    if (window.length < 12) {
      if (window.length > 0 && first) report.truncated = true;
      return false;
    }
    if (first) report.undecodable += 1;
    first = false;
    const at = Buffer.from(window.buffer, window.byteOffset, window.length).indexOf('1f43b675', 1, 'hex');
    await source.skip(at >= 0 ? at : window.length - 3);
    if (at >= 0) return true;
  }
}
