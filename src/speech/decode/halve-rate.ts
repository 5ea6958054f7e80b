import { betaOf, kaiser, tapsFor } from './kaiser.ts';

/** Leaves out every other sample, streaming. Of n samples come n / 2, rounded up; the delay is taken out. */
export interface Halving {
  push(samples: Float32Array): Float32Array;
  flush(): Float32Array;
}

const stopbandDecibels = 100;

/**
 * A half-band filter: flat (far within 0.01 dB) up to half of `to`, and 100 dB down where what folds back would come to
 * lie there. In between something folds back to above half of `to`, where the filter that follows takes it out. Every
 * other tap of such a filter is 0 and the rest come in pairs: a few products a sample.
 */
export function createHalving(from: number, to: number): Halving {
  const taps = oddTaps(tapsFor(stopbandDecibels, (from / 2 - to) / from));
  const reach = 2 * taps.length - 1;
  let history = new Float64Array(8192);
  let held = reach; // silence stands before the recording
  let center = reach;

  function push(samples: Float32Array | Float64Array): Float32Array {
    if (held + samples.length > history.length) {
      const grown = new Float64Array((held + samples.length) * 2);
      grown.set(history.subarray(0, held));
      history = grown;
    }
    history.set(samples, held);
    held += samples.length;
    const out = new Float32Array(Math.max(0, Math.ceil((held - reach - center) / 2)));
    for (let at = 0; at < out.length; at += 1) out[at] = filtered(history, center + 2 * at, taps);
    center += 2 * out.length;
    const drop = Math.min(held, center - reach);
    history.copyWithin(0, drop, held);
    held -= drop;
    center -= drop;
    return out;
  }

  return { push, flush: () => push(new Float64Array(reach)) };
}

// `| 0` says that no index overflows, as in resample.ts.
function filtered(samples: Float64Array, center: number, taps: Float64Array): number {
  let sum = 0.5 * samples[center]!;
  let before = (center - 1) | 0;
  let after = (center + 1) | 0;
  for (let tap = 0; tap < taps.length; tap = (tap + 1) | 0) {
    sum += taps[tap]! * (samples[before]! + samples[after]!);
    before = (before - 2) | 0;
    after = (after + 2) | 0;
  }
  return sum;
}

/** The taps at distance 1, 3, 5, … of a half-band filter of about `length` taps; the one at 0 is a half. */
function oddTaps(length: number): Float64Array {
  const count = Math.ceil((length + 1) / 4);
  const beta = betaOf(stopbandDecibels);
  const taps = Float64Array.from({ length: count }, (_, index) => {
    const distance = 2 * index + 1;
    const sinc = Math.sin((Math.PI * distance) / 2) / (Math.PI * distance);
    return sinc * kaiser(distance / (2 * count), beta);
  });
  // A constant passes unchanged: both sides come to the other half.
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / (4 * sum));
}
