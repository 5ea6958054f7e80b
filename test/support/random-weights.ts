/** Weights as GGUF stores them, and numbers to draw them from. */
export type WeightType = 'f32' | 'f16' | 'q8_0';

export const blockSize = 32;

/** Bytes of a tensor. */
export function byteLength(shape: readonly number[], type: WeightType): number {
  const count = shape.reduce((product, size) => product * size, 1);
  return type === 'f32' ? count * 4 : type === 'f16' ? count * 2 : (count / blockSize) * (blockSize + 2);
}

export function encode(values: Float32Array, type: WeightType): Buffer {
  if (type === 'f32') return Buffer.from(values.buffer);
  if (type === 'f16') {
    const halves = new Uint16Array(values.length);
    for (let index = 0; index < values.length; index += 1) halves[index] = half(values[index] ?? 0);
    return Buffer.from(halves.buffer);
  }
  const blocks = Buffer.alloc((values.length / blockSize) * (blockSize + 2));
  for (let block = 0; block * blockSize < values.length; block += 1) {
    const part = values.subarray(block * blockSize, (block + 1) * blockSize);
    const scale = part.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
    const at = block * (blockSize + 2);
    blocks.writeUInt16LE(half(scale), at);
    part.forEach((value, index) => {
      blocks.writeInt8(Math.round(value / scale), at + 2 + index);
    });
  }
  return blocks;
}

const floatView = new Float32Array(1);
const bitsView = new Uint32Array(floatView.buffer);

/** IEEE half precision, rounded towards zero; the weights are random anyway. */
function half(value: number): number {
  floatView[0] = value;
  const bits = bitsView[0] ?? 0;
  const sign = (bits >>> 16) & 0x8000;
  const exponent = ((bits >>> 23) & 0xff) - 112;
  if (exponent <= 0) return sign;
  return sign | (exponent << 10) | ((bits >>> 13) & 0x3ff);
}

/** A seeded normal distribution: the sum of four uniform numbers, near enough and fast. */
export function gaussian(seed: number): () => number {
  let state = (seed * 0x9e3779b1 + 0x85ebca6b) >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => (uniform() + uniform() + uniform() + uniform() - 2) * Math.sqrt(3);
}
