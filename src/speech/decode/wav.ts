import type { AudioBlock, DecodeReport } from './audio-block.ts';
import type { ByteSource } from './byte-source.ts';
import { readWavHeader, type WavHeader } from './wav-header.ts';

const blockBytes = 64 * 1024;

/** Decodes a wav file (RIFF, RF64, BW64) block by block. Throws `audio_corrupted` or `unsupported_audio_format`. */
export async function* decodeWav(source: ByteSource, report: DecodeReport): AsyncGenerator<AudioBlock> {
  const header = await readWavHeader(source);
  const toFloat = sampleReader(header);
  const frameBytes = header.sampleBytes * header.channels;
  const framesInBlock = Math.max(1, Math.floor(blockBytes / frameBytes));
  let left = header.dataBytes ?? Number.POSITIVE_INFINITY;
  if (header.unfinished) report.truncated = true;
  while (left >= frameBytes) {
    const wanted = Math.min(framesInBlock, Math.floor(left / frameBytes)) * frameBytes;
    const bytes = await source.read(wanted);
    const frames = Math.floor(bytes.length / frameBytes);
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (frames > 0) {
      const channels = Array.from({ length: header.channels }, () => new Float32Array(frames));
      channels.forEach((channel, index) => {
        report.invalidSamples += toFloat(data, index * header.sampleBytes, frameBytes, channel);
      });
      yield { sampleRate: header.sampleRate, channels };
    }
    left -= bytes.length;
    if (bytes.length < wanted) {
      if (header.dataBytes !== null) report.truncated = true;
      return;
    }
  }
}

/** Fills `out` from samples `step` bytes apart; returns how many were not numbers. */
type SampleReader = (data: DataView, offset: number, step: number, out: Float32Array) => number;

function sampleReader({ coding, sampleBytes }: WavHeader): SampleReader {
  switch (coding) {
    case 'integer':
      return integerReaders[sampleBytes - 1]!;
    case 'float':
      return floatReader(sampleBytes);
    case 'a-law':
      return tableReader(aLaw);
    case 'mu-law':
      return tableReader(muLaw);
    default:
      return coding satisfies never;
  }
}

const integerReaders: readonly SampleReader[] = [
  reader((data, at) => (data.getUint8(at) - 128) / 128),
  reader((data, at) => data.getInt16(at, true) / 32768),
  reader((data, at) => (data.getUint16(at, true) + data.getInt8(at + 2) * 65536) / 8388608),
  reader((data, at) => data.getInt32(at, true) / 2147483648),
];

function reader(sample: (data: DataView, at: number) => number): SampleReader {
  return (data, offset, step, out) => {
    for (let index = 0, at = offset; index < out.length; index += 1, at += step)
      out[index] = sample(data, at);
    return 0;
  };
}

function floatReader(sampleBytes: number): SampleReader {
  return (data, offset, step, out) => {
    let invalid = 0;
    for (let index = 0, at = offset; index < out.length; index += 1, at += step) {
      const value = sampleBytes === 4 ? data.getFloat32(at, true) : data.getFloat64(at, true);
      // Beyond ±1000 is no audio level: what a stray byte in a float file looks like.
      if (value > -1000 && value < 1000) out[index] = value;
      else invalid += 1;
    }
    return invalid;
  };
}

function tableReader(expand: (code: number) => number): SampleReader {
  const table = Float32Array.from({ length: 256 }, (_, code) => expand(code) / 32768);
  return reader((data, at) => table[data.getUint8(at)]!);
}

/** ITU-T G.711 mu-law, to 16 bits. */
function muLaw(code: number): number {
  const inverted = ~code & 0xff;
  const magnitude = (((inverted & 0x0f) << 3) + 132) << ((inverted & 0x70) >> 4);
  return inverted & 0x80 ? 132 - magnitude : magnitude - 132;
}

/** ITU-T G.711 A-law, to 16 bits. */
function aLaw(code: number): number {
  const toggled = code ^ 0x55;
  const exponent = (toggled & 0x70) >> 4;
  const mantissa = ((toggled & 0x0f) << 4) + 8;
  const magnitude = exponent === 0 ? mantissa : (mantissa + 256) << (exponent - 1);
  return toggled & 0x80 ? magnitude : -magnitude;
}
