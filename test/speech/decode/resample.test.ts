import { describe, expect, test } from 'vitest';
import { createResampler } from '../../../src/speech/decode/resample.ts';

const rates = [8_000, 11_025, 22_050, 32_000, 44_099, 44_100, 48_000, 96_000];

/** Resamples to 16 kHz in blocks of uneven sizes, as a decoder would hand them over. */
function resample(input: Float32Array, from: number): Float32Array {
  const resampler = createResampler(from, 16_000);
  const parts: Float32Array[] = [];
  for (let at = 0, size = 1; at < input.length; at += size, size = ((size * 7) % 5000) + 1) {
    parts.push(Float32Array.from(resampler.push(input.subarray(at, at + size))));
  }
  parts.push(Float32Array.from(resampler.flush()));
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

function sine(hertz: number, rate: number, seconds = 1): Float32Array {
  return Float32Array.from({ length: rate * seconds }, (_, at) =>
    Math.sin((2 * Math.PI * hertz * at) / rate),
  );
}

/** Root mean square away from the ends, in dB below a full sine. */
function level(samples: Float32Array): number {
  const middle = samples.subarray(2000, samples.length - 2000);
  const power = middle.reduce((sum, value) => sum + value * value, 0) / middle.length;
  return 10 * Math.log10(2 * power + 1e-20);
}

describe('resampling to 16 kHz', () => {
  test.each(rates)('from %i Hz leaves speech frequencies within 0.1 dB', (rate) => {
    const edge = (Math.min(rate, 16_000) / 2) * 0.875;
    for (const share of [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
      expect(Math.abs(level(resample(sine(edge * share, rate), rate)))).toBeLessThan(0.1);
    }
  });

  test.each(rates.filter((rate) => rate > 16_000))(
    'from %i Hz lets nothing above 8 kHz fold back (85 dB)',
    (rate) => {
      const nyquist = rate / 2;
      for (const share of [0.001, 0.05, 0.2, 0.4, 0.6, 0.8, 0.99]) {
        expect(level(resample(sine(8_000 + (nyquist - 8_000) * share, rate), rate))).toBeLessThan(-85);
      }
    },
  );

  test('from 8 kHz adds no images above 4 kHz', () => {
    const out = resample(sine(3_400, 8_000), 8_000);
    const exact = sine(3_400, 16_000);
    const wrong = out.map((value, at) => value - exact[at]!);
    expect(level(wrong)).toBeLessThan(-60);
  });

  test.each(rates)('from %i Hz keeps every sample at its time', (rate) => {
    const out = resample(sine(440, rate), rate);
    const exact = sine(440, 16_000);
    expect(out.length).toBe(16_000);
    const worst = out.reduce(
      (most, value, at) => (at < 500 || at > 15_500 ? most : Math.max(most, Math.abs(value - exact[at]!))),
      0,
    );
    expect(worst).toBeLessThan(0.002);
  });

  test('a constant stays constant and silence stays silent', () => {
    const steady = resample(new Float32Array(44_100).fill(0.25), 44_100).subarray(1000, 15_000);
    expect(Math.max(...steady) - Math.min(...steady)).toBeLessThan(1e-6);
    expect(resample(new Float32Array(44_100), 44_100).every((value) => value === 0)).toBe(true);
  });

  test('16 kHz passes untouched', () => {
    const input = sine(1000, 16_000);
    expect(resample(input, 16_000)).toEqual(input);
  });

  test.each([1, 2, 3, 7, 100, 1001, 44_101])('%i samples in give the right number out', (count) => {
    for (const rate of [44_100, 48_000, 96_000]) {
      const out = resample(new Float32Array(count), rate);
      expect(out.length).toBe(Math.round((count * 16_000) / rate));
    }
  });
});
