/** What a test's wav file is like; everything has a sensible default. */
export interface WavShape {
  sampleRate?: number;
  channels?: number;
  bits?: 8 | 16 | 24 | 32 | 64;
  coding?: 'integer' | 'float' | 'a-law' | 'mu-law';
  extensible?: boolean;
  /** Written in place of the true length of the samples. */
  dataSize?: number;
  /** A chunk to put before the fmt chunk, of an odd length. */
  oddChunk?: boolean;
  magic?: 'RIFF' | 'RF64' | 'BW64';
}

const tags = { integer: 1, float: 3, 'a-law': 6, 'mu-law': 7 };

/** A wav file of `frames` frames; `sample` gives the level (±1) of a channel at a frame. */
export function wavBytes(
  frames: number,
  sample: (frame: number, channel: number) => number,
  shape: WavShape = {},
): Buffer {
  const { sampleRate = 16_000, channels = 1, bits = 16, coding = 'integer', extensible = false } = shape;
  const magic = shape.magic ?? 'RIFF';
  const bytes = bits / 8;
  const data = Buffer.alloc(frames * channels * bytes);
  for (let frame = 0, at = 0; frame < frames; frame += 1) {
    for (let channel = 0; channel < channels; channel += 1, at += bytes) {
      writeSample(data, at, sample(frame, channel), bits, coding);
    }
  }
  const format = Buffer.alloc(extensible ? 40 : 16);
  format.writeUInt16LE(extensible ? 0xfffe : tags[coding], 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE((sampleRate * channels * bytes) % 2 ** 32, 8);
  format.writeUInt16LE((channels * bytes) % 65536, 12);
  format.writeUInt16LE(bits, 14);
  if (extensible) {
    format.writeUInt16LE(22, 16);
    format.writeUInt16LE(bits, 18);
    format.writeUInt16LE(tags[coding], 24);
    Buffer.from('000000001000800000aa00389b71', 'hex').copy(format, 26);
  }
  const long = Buffer.alloc(28);
  long.writeBigUInt64LE(BigInt(data.length), 8);
  const chunks = [
    ...(magic === 'RIFF' ? [] : [chunk('ds64', long)]),
    ...(shape.oddChunk ? [chunk('bext', Buffer.from('abc'))] : []),
    chunk('fmt ', format),
    chunk('data', data, shape.dataSize ?? (magic === 'RIFF' ? undefined : 0xffffffff)),
  ];
  const body = Buffer.concat([Buffer.from('WAVE'), ...chunks]);
  const head = Buffer.alloc(8);
  head.write(magic, 0, 'latin1');
  head.writeUInt32LE(magic === 'RIFF' ? body.length : 0xffffffff, 4);
  return Buffer.concat([head, body]);
}

/** A tone of `hertz` at `level`. */
export function tone(hertz: number, sampleRate: number, level = 0.5): (frame: number) => number {
  return (frame) => level * Math.sin((2 * Math.PI * hertz * frame) / sampleRate);
}

function writeSample(data: Buffer, at: number, level: number, bits: number, coding: string): void {
  if (coding === 'float') {
    if (bits === 64) data.writeDoubleLE(level, at);
    else data.writeFloatLE(level, at);
    return;
  }
  if (coding !== 'integer') {
    data[at] = level; // the code itself
    return;
  }
  const full = 2 ** (bits - 1);
  const value = Math.max(-full, Math.min(full - 1, Math.round(level * full)));
  if (bits === 8) data.writeUInt8(value + 128, at);
  else data.writeIntLE(value, at, bits / 8);
}

function chunk(id: string, body: Buffer, size?: number): Buffer {
  const head = Buffer.alloc(8);
  head.write(id, 0, 'latin1');
  head.writeUInt32LE(size ?? body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
