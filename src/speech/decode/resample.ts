import { createHalving } from './halve-rate.ts';
import { betaOf, kaiser, tapsFor } from './kaiser.ts';

/**
 * Band-limited change of sampling rate, streaming: a polyphase windowed-sinc (Kaiser) low-pass; before it a high rate
 * is halved as often as leaves room, since a filter is the shorter the lower the rate it works at.
 * With b = half the lower of the two rates: flat within 0.1 dB up to 0.875 b, at least 85 dB down from b on,
 * so nothing above the new Nyquist frequency folds back. The delay is taken out: sample n stays at its time.
 */
export interface Resampler {
  /** Takes samples, returns those of the new rate that are now known. */
  push(samples: Float32Array): Float32Array;
  /** The rest; the total is then round(input × to / from). */
  flush(): Float32Array;
}

const stopbandDecibels = 90;
const transitionShare = 0.125;
const maxExactPhases = 1024;
const interpolatedPhases = 512;
/** Half the rate is still so much higher than the new one. */
const roomAbove = 1.25;

export function createResampler(from: number, to: number): Resampler {
  if (from === to) return { push: (samples) => samples, flush: () => new Float32Array(0) };
  return from % 2 === 0 && from / 2 >= roomAbove * to ? halvedFirst(from, to) : createPolyphase(from, to);
}

function halvedFirst(from: number, to: number): Resampler {
  const halving = createHalving(from, to);
  const rest = createResampler(from / 2, to);
  let received = 0;
  let produced = 0;
  return {
    push(samples) {
      received += samples.length;
      const out = rest.push(halving.push(samples));
      produced += out.length;
      return out;
    },
    flush() {
      const last = [rest.push(halving.flush()), rest.flush()].flatMap((part) => [...part]);
      // Half of an odd number of samples is rounded up.
      return Float32Array.from(last.slice(0, Math.round((received * to) / from) - produced));
    },
  };
}

function createPolyphase(from: number, to: number): Resampler {
  const common = greatestCommonDivisor(from, to);
  const up = to / common;
  const down = from / common;
  const exact = up <= maxExactPhases;
  const phases = exact ? up : interpolatedPhases;
  const filter = designPhases(from, to, phases);
  const { taps, coefficients } = filter;
  const half = taps / 2;

  // history holds the input from sample `first` on; half a filter of silence stands before the recording.
  let history = new Float64Array(Math.max(4096, taps * 4));
  let held = half - 1;
  let first = -(half - 1);
  let position = 0; // input sample at or before the next output
  let remainder = 0; // the output's place between two inputs, in 1/up
  let received = 0;
  let produced = 0;

  function append(samples: Float32Array | null, count: number): void {
    const drop = Math.min(held, Math.max(0, position - half + 1 - first));
    history.copyWithin(0, drop, held);
    held -= drop;
    first += drop;
    if (held + count > history.length) {
      const grown = new Float64Array((held + count) * 2);
      grown.set(history.subarray(0, held));
      history = grown;
    }
    if (samples === null) history.fill(0, held, held + count);
    else history.set(samples, held);
    held += count;
  }

  function produce(limit: number): Float32Array {
    const room = Math.ceil(((first + held - position) * up) / down) + 2;
    const out = new Float32Array(Math.max(0, Math.min(room, limit - produced)));
    let count = 0;
    while (count < out.length && position + half < first + held) {
      const base = position - half + 1 - first;
      if (exact) {
        out[count] = dot(history, base, coefficients, remainder * taps, taps);
      } else {
        const place = (remainder / up) * phases;
        const phase = Math.floor(place);
        const low = dot(history, base, coefficients, phase * taps, taps);
        const high = dot(history, base, coefficients, (phase + 1) * taps, taps);
        out[count] = low + (high - low) * (place - phase);
      }
      count += 1;
      remainder += down;
      const step = Math.floor(remainder / up);
      position += step;
      remainder -= step * up;
    }
    produced += count;
    return out.subarray(0, count);
  }

  return {
    push(samples) {
      received += samples.length;
      append(samples, samples.length);
      return produce(Number.POSITIVE_INFINITY);
    },
    flush() {
      append(null, taps);
      return produce(Math.round((received * up) / down));
    },
  };
}

// Four sums, for the processor to work on at once; float64 throughout spares conversions. `| 0` says that no index
// overflows, which V8 would otherwise check at each: that doubles the speed.
function dot(samples: Float64Array, at: number, taps: Float64Array, from: number, count: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  const end = (from + count) | 0;
  let sample = at | 0;
  for (let tap = from | 0; tap < end; tap = (tap + 4) | 0) {
    a += samples[sample]! * taps[tap]!;
    b += samples[(sample + 1) | 0]! * taps[(tap + 1) | 0]!;
    c += samples[(sample + 2) | 0]! * taps[(tap + 2) | 0]!;
    d += samples[(sample + 3) | 0]! * taps[(tap + 3) | 0]!;
    sample = (sample + 4) | 0;
  }
  return a + b + (c + d);
}

/** Row p holds the taps for an output p/phases after an input sample; one row more than phases, for interpolation. */
function designPhases(
  from: number,
  to: number,
  phases: number,
): { taps: number; coefficients: Float64Array } {
  const edge = Math.min(from, to) / 2 / from; // cycles per input sample
  const transition = edge * transitionShare;
  const cutoff = edge - transition / 2;
  const taps = Math.ceil(tapsFor(stopbandDecibels, transition) / 8) * 8;
  const half = taps / 2;
  const beta = betaOf(stopbandDecibels);
  const coefficients = new Float64Array((phases + 1) * taps);
  for (let phase = 0; phase <= phases; phase += 1) {
    let sum = 0;
    const row = coefficients.subarray(phase * taps, (phase + 1) * taps);
    for (let tap = 0; tap < taps; tap += 1) {
      const distance = tap - (half - 1) - phase / phases;
      const place = distance / half;
      const window = kaiser(place, beta);
      const angle = 2 * Math.PI * cutoff * distance;
      const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
      row[tap] = sinc * window;
      sum += sinc * window;
    }
    // Every phase passes a constant unchanged; without this the phases would hum at their own rate.
    for (let tap = 0; tap < taps; tap += 1) row[tap]! /= sum;
  }
  return { taps, coefficients };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
