import { emptyReport } from '../../src/speech/decode/audio-block.ts';
import { streamBytes } from '../../src/speech/decode/byte-source.ts';
import { id3Bytes, readMp3Header } from '../../src/speech/decode/mp3-header.ts';
import { oggChecksum, readOggPages } from '../../src/speech/decode/ogg-pages.ts';
import { readWebm } from '../../src/speech/decode/webm-blocks.ts';

/**
 * Each makes one long recording of a short one by saying its sound so many times: a single stream, as a visit is, and
 * not as many files as there are repetitions.
 */
export type Lengthen = (short: Uint8Array, times: number) => Promise<Uint8Array>;

/** Frames over and over, without the tag and the first frame, which holds no sound but says how many there are. */
export const lengthenMp3: Lengthen = async (short, times) => {
  const tag = id3Bytes(short);
  const frames = short.subarray(tag + readMp3Header(short, tag)!.bytes);
  return Buffer.concat(Array.from({ length: times }, () => frames));
};

/** Pages of sound over and over, with the positions, numbers and checksums that one stream has. */
export const lengthenOggOpus: Lengthen = async (short, times) => {
  const pages = [];
  for await (const page of readOggPages(sourceOf(short), emptyReport())) pages.push(page);
  const headers = pages.filter(({ granule }) => granule === 0).map(({ bytes }) => bytes);
  const sound = pages.filter(({ granule }) => granule !== 0);
  const length = BigInt(sound.at(-1)!.granule);
  const parts = [...headers];
  for (let time = 0; time < times; time += 1) {
    for (const page of sound) {
      const bytes = Buffer.from(page.bytes);
      const ends = page.last && time === times - 1;
      bytes[5] = (bytes[5]! & ~4) | (ends ? 4 : 0);
      bytes.writeBigInt64LE(BigInt(page.granule) + BigInt(time) * length, 6);
      bytes.writeUInt32LE(parts.length, 18);
      bytes.writeUInt32LE(oggChecksum(bytes), 22);
      parts.push(bytes);
    }
  }
  return Buffer.concat(parts);
};

const clusterId = Buffer.from('1f43b675', 'hex');
const framesInCluster = 50;
const frameMs = 20;

/** The header, then clusters of a second each, as a browser's recorder writes them. */
export const lengthenWebmOpus: Lengthen = async (short, times) => {
  const header = Buffer.from(short).subarray(0, Buffer.from(short).indexOf(clusterId));
  // The segment (0x18538067) is of unknown size now.
  Buffer.from('01ffffffffffffff', 'hex').copy(header, header.indexOf('18538067', 0, 'hex') + 4);
  const packets: Uint8Array[] = [];
  for await (const item of readWebm(sourceOf(short), emptyReport())) {
    if ('block' in item) packets.push(...item.block.packets);
  }
  const parts: Uint8Array[] = [header];
  const total = packets.length * times;
  for (let from = 0; from < total; from += framesInCluster) {
    const time = Buffer.from('e78400000000', 'hex');
    time.writeUInt32BE(from * frameMs, 2);
    const blocks = [time];
    for (let at = from; at < Math.min(total, from + framesInCluster); at += 1) {
      const packet = packets[at % packets.length]!;
      const head = Buffer.from('a310000000'.concat('81', '0000', '80'), 'hex');
      head.writeUInt32BE(0x10000000 + packet.length + 4, 1);
      head.writeInt16BE((at - from) * frameMs, 6);
      blocks.push(head, Buffer.from(packet));
    }
    const size = Buffer.alloc(4);
    size.writeUInt32BE(0x10000000 + blocks.reduce((sum, { length }) => sum + length, 0));
    parts.push(clusterId, size, ...blocks);
  }
  return Buffer.concat(parts);
};

function sourceOf(bytes: Uint8Array) {
  return streamBytes(
    (async function* () {
      yield bytes;
    })(),
  );
}
