/**
 * Band-limited change of sampling rate, streaming: a polyphase windowed-sinc (Kaiser) low-pass.
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

export function createResampler(from: number, to: number): Resampler {
  if (from === to) return { push: (samples) => samples, flush: () => new Float32Array(0) };
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

// Four sums, for the processor to work on at once; float64 throughout spares conversions.
function dot(samples: Float64Array, at: number, taps: Float64Array, from: number, count: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let index = 0; index < count; index += 4) {
    a += samples[at + index]! * taps[from + index]!;
    b += samples[at + index + 1]! * taps[from + index + 1]!;
    c += samples[at + index + 2]! * taps[from + index + 2]!;
    d += samples[at + index + 3]! * taps[from + index + 3]!;
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
  const exactTaps = (stopbandDecibels - 7.95) / (14.36 * transition); // Kaiser's formula
  const taps = Math.ceil(exactTaps / 8) * 8;
  const half = taps / 2;
  const beta = 0.1102 * (stopbandDecibels - 8.7);
  const coefficients = new Float64Array((phases + 1) * taps);
  for (let phase = 0; phase <= phases; phase += 1) {
    let sum = 0;
    const row = coefficients.subarray(phase * taps, (phase + 1) * taps);
    for (let tap = 0; tap < taps; tap += 1) {
      const distance = tap - (half - 1) - phase / phases;
      const place = distance / half;
      const window = Math.abs(place) >= 1 ? 0 : bessel(beta * Math.sqrt(1 - place * place)) / bessel(beta);
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

/** Modified Bessel function of the first kind, order 0. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-17; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
