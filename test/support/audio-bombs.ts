/** Recordings of a few kilobytes that last hours, built by hand: what no encoder makes, and an attacker would. */

const crc8 = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => {
    let crc = sum ^ byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
    return crc;
  }, 0);

const crc16 = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => {
    let crc = sum ^ (byte << 8);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x8005) & 0xffff : crc << 1;
    return crc;
  }, 0);

function crc32(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc < 0 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}

/** A frame number as FLAC codes it (UTF-8, extended). */
function coded(value: number): number[] {
  if (value < 0x80) return [value];
  if (value < 0x800) return [0xc0 | (value >> 6), 0x80 | (value & 63)];
  return [0xe0 | (value >> 12), 0x80 | ((value >> 6) & 63), 0x80 | (value & 63)];
}

/** A flac of silence (RFC 9639): each frame one constant. `rates` are taken in turn, Hz below 65,536. */
export function silentFlac(
  frames: number,
  blockSize: number,
  rates: readonly number[],
  totalSamples = 0,
): Buffer {
  const info = Buffer.alloc(34);
  info.writeUInt16BE(blockSize, 0);
  info.writeUInt16BE(blockSize, 2);
  const shape = (BigInt(rates[0]!) << 44n) | (15n << 36n) | BigInt(totalSamples);
  info.writeBigUInt64BE(shape, 10);
  const parts = [Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, 34]), info];
  for (let frame = 0; frame < frames; frame += 1) {
    const rate = rates[frame % rates.length]!;
    const head = [0xff, 0xf8, 0x7d, 0x08, ...coded(frame)];
    head.push((blockSize - 1) >> 8, (blockSize - 1) & 255, rate >> 8, rate & 255);
    const body = Buffer.from([...head, crc8(Uint8Array.from(head)), 0, 0, 0]);
    const sum = Buffer.alloc(2);
    sum.writeUInt16BE(crc16(body));
    parts.push(body, sum);
  }
  return Buffer.concat(parts);
}

/** One page of an ogg (RFC 3533). */
function oggPage(packets: readonly Uint8Array[], granule: bigint, number: number, flags: number): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS');
  head[5] = flags;
  head.writeBigInt64LE(granule, 6);
  head.writeUInt32LE(7, 14);
  head.writeUInt32LE(number, 18);
  head[26] = packets.length;
  return withChecksum(Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets]));
}

function withChecksum(page: Buffer): Buffer {
  page.writeUInt32LE(0, 22);
  page.writeUInt32LE(crc32(page), 22);
  return page;
}

function opusHead(): Buffer {
  const head = Buffer.from('OpusHead\x01\x01\0\0\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt32LE(48_000, 12);
  return head;
}

// Six frames of 20 ms that hold nothing: the decoder makes up for what was not sent.
const nothing = Uint8Array.of(0xfb, 0x06);

/** An ogg opus in which nothing is sent for `seconds` (DTX); `granule`: the length that its last page claims, 48 kHz. */
export function quietOggOpus(seconds: number, granule = seconds * 48_000): Buffer {
  const tags = Buffer.from('OpusTags\0\0\0\0\0\0\0\0', 'latin1');
  const pages = [oggPage([opusHead()], 0n, 0, 2), oggPage([tags], 0n, 1, 0)];
  const count = Math.ceil(seconds / 0.12 / 255);
  for (let page = 0; page < count; page += 1) {
    const last = page === count - 1;
    const at = last ? BigInt(granule) : BigInt((page + 1) * 255 * 5760);
    pages.push(oggPage(Array<Uint8Array>(255).fill(nothing), at, page + 2, 0));
  }
  return Buffer.concat(pages);
}

function element(id: string, ...content: Uint8Array[]): Buffer {
  const data = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + data.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, data]);
}

/** A webm whose few blocks stand almost half a minute apart. */
export function sparseWebm(blocks: number): Buffer {
  const track = element(
    'ae',
    element('d7', Uint8Array.of(1)),
    element('83', Uint8Array.of(2)),
    element('86', Buffer.from('A_OPUS')),
    element('63a2', opusHead()),
  );
  const clusters = Array.from({ length: blocks }, (_, index) => {
    const time = Buffer.alloc(4);
    time.writeUInt32BE(index * 29_900);
    return element('1f43b675', element('e7', time), element('a3', Uint8Array.of(0x81, 0, 0, 0x80), nothing));
  });
  const head = element('1a45dfa3', element('4282', Buffer.from('webm')));
  return Buffer.concat([head, element('18538067', element('1654ae6b', track), ...clusters)]);
}

/** An mp3 of silence (MPEG 2.5, 8 kHz, 8 kbit/s): 72 bytes for 72 ms. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(72);
  frame.writeUInt32BE(0xffe318c0);
  return Buffer.concat(Array<Buffer>(Math.ceil(seconds / 0.072)).fill(frame));
}

/** The same ogg vorbis with another rate in its first header. */
export function vorbisAtRate(ogg: Buffer, rate: number): Buffer {
  const changed = Buffer.from(ogg);
  changed.writeUInt32LE(rate, changed.indexOf('\x01vorbis', 0, 'latin1') + 12);
  withChecksum(changed.subarray(0, 28 + changed[27]!));
  return changed;
}

/** The same m4a whose table of sample sizes claims so many samples of one size. */
export function m4aOfManySamples(m4a: Buffer, samples: number): Buffer {
  const changed = Buffer.from(m4a);
  const at = changed.indexOf('stsz', 0, 'latin1') + 4;
  changed.writeUInt32BE(1, at + 4);
  changed.writeUInt32BE(samples, at + 8);
  return changed;
}

/** The same m4a that claims each of its samples to last so many ticks. */
export function m4aOfLongSamples(m4a: Buffer, ticks: number): Buffer {
  const changed = Buffer.from(m4a);
  const at = changed.indexOf('stts', 0, 'latin1') + 4;
  changed.writeUInt32BE(ticks, at + 12);
  return changed;
}
