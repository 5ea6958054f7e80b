/**
 * Mixes channels to one, as their mean. A channel wired upside down would cancel the others,
 * so one that runs opposite to the first for seconds is turned over.
 */
export interface MixDown {
  mix(channels: readonly Float32Array[], sampleRate: number): Float32Array;
}

const memorySeconds = 3;
const opposite = -0.8;
const alike = 0.3;

export function createMixDown(): MixDown {
  let signs: number[] = [];
  let products: { cross: number; first: number; other: number }[] = [];

  function watch(channels: readonly Float32Array[], sampleRate: number): void {
    if (signs.length !== channels.length) {
      signs = channels.map(() => 1);
      products = channels.map(() => ({ cross: 0, first: 0, other: 0 }));
    }
    const first = channels[0]!;
    const keep = Math.exp(-first.length / (sampleRate * memorySeconds));
    for (let index = 1; index < channels.length; index += 1) {
      const other = channels[index]!;
      const product = products[index]!;
      let cross = 0;
      let ownPower = 0;
      let otherPower = 0;
      for (let at = 0; at < first.length; at += 1) {
        const a = first[at]!;
        const b = other[at]!;
        cross += a * b;
        ownPower += a * a;
        otherPower += b * b;
      }
      product.cross = product.cross * keep + cross;
      product.first = product.first * keep + ownPower;
      product.other = product.other * keep + otherPower;
      const scale = Math.sqrt(product.first * product.other);
      if (scale > 0 && product.cross / scale < opposite) signs[index] = -1;
      else if (scale > 0 && product.cross / scale > alike) signs[index] = 1;
    }
  }

  return {
    mix(channels, sampleRate) {
      const first = channels[0]!;
      if (channels.length === 1) return first;
      watch(channels, sampleRate);
      const out = new Float32Array(first.length);
      for (const [index, channel] of channels.entries()) addTo(out, channel, signs[index]! / channels.length);
      return out;
    },
  };
}

function addTo(out: Float32Array, channel: Float32Array, gain: number): void {
  for (let at = 0; at < out.length; at += 1) out[at]! += channel[at]! * gain;
}
