import { describe, expect, test } from 'vitest';
import { tone, type WavShape, wavBytes } from '../../support/wav-bytes.ts';
import { decodeBytes, decodeHere, toneLevel } from './in-folder.ts';

const second = 16_000;

describe('a wav recording', () => {
  test('of 16 kHz, 16 bits, mono passes bit for bit', async () => {
    const bytes = wavBytes(second, (frame) => Math.sin(frame) * 0.9);
    const decoded = await decodeBytes(bytes);
    expect(Buffer.from(decoded.pcm.buffer).equals(bytes.subarray(44))).toBe(true);
    expect(decoded).toMatchObject({
      seconds: 1,
      samples: second,
      sourceRate: 16_000,
      channels: 1,
      warnings: [],
    });
  });

  const shapes: [string, WavShape][] = [
    ['8 bits', { bits: 8 }],
    ['16 bits', {}],
    ['24 bits', { bits: 24 }],
    ['32 bits', { bits: 32 }],
    ['float', { bits: 32, coding: 'float' }],
    ['double', { bits: 64, coding: 'float' }],
    ['44.1 kHz stereo', { sampleRate: 44_100, channels: 2 }],
    ['48 kHz with 6 channels', { sampleRate: 48_000, channels: 6 }],
    ['8 kHz telephone', { sampleRate: 8_000 }],
    ['192 kHz', { sampleRate: 192_000 }],
    ['an odd rate', { sampleRate: 44_099 }],
    ['WAVE_FORMAT_EXTENSIBLE, 24 bits', { extensible: true, bits: 24 }],
    ['an odd chunk before the format', { oddChunk: true }],
    ['RF64', { magic: 'RF64' }],
    ['BW64', { magic: 'BW64' }],
    ['length 0 (power cut)', { dataSize: 0 }],
    ['length 0xFFFFFFFF (pipe)', { dataSize: 0xffffffff }],
    ['length too long', { dataSize: 10_000_000 }],
  ];
  test.each(shapes)('with %s keeps its tone, level and length', async (_, shape) => {
    const rate = shape.sampleRate ?? second;
    const decoded = await decodeHere('wav', wavBytes(rate, tone(1000, rate), shape));
    expect(toneLevel(decoded.pcm, 1000)).toBeCloseTo(-6.02, 1);
    expect(decoded.samples).toBe(second);
    expect(decoded.pcm.length).toBe(second);
    expect(decoded.sourceRate).toBe(rate);
    expect(decoded.channels).toBe(shape.channels ?? 1);
  });

  test('that was cut short is read to its end, with a warning', async () => {
    const bytes = wavBytes(2 * second, tone(500, second));
    const decoded = await decodeBytes(bytes.subarray(0, 44 + second * 2 + 1));
    expect(decoded.samples).toBe(second);
    expect(decoded.truncated).toBe(true);
    expect(decoded.warnings.map((warning) => warning.code)).toEqual(['recording_truncated']);
  });

  test('whose recorder lost power before writing the length carries a warning', async () => {
    const decoded = await decodeBytes(wavBytes(second, tone(500, second), { dataSize: 0 }));
    expect(decoded.warnings.map((warning) => warning.code)).toEqual(['recording_truncated']);
  });

  test('with NaN and infinite samples reads them as silence, with a warning', async () => {
    const level = (frame: number) =>
      [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.5][frame % 4]!;
    const decoded = await decodeBytes(wavBytes(second, level, { bits: 32, coding: 'float' }));
    expect([...decoded.pcm.subarray(0, 4)]).toEqual([0, 0, 0, 16384]);
    expect(decoded.warnings).toMatchObject([
      { code: 'audio_samples_invalid', message: expect.stringContaining('12000') },
    ]);
  });

  test('louder than full scale is held at full scale', async () => {
    const decoded = await decodeBytes(
      wavBytes(4, (frame) => (frame % 2 ? 3 : -3), { bits: 32, coding: 'float' }),
    );
    expect([...decoded.pcm]).toEqual([-32768, 32767, -32768, 32767]);
  });

  test('from a telephone system (G.711) is expanded', async () => {
    const codes = [0x00, 0x80, 0xff, 0x7f];
    const muLaw = await decodeHere(
      'wav',
      wavBytes(4, (frame) => codes[frame]!, { bits: 8, coding: 'mu-law' }),
    );
    expect([...muLaw.pcm]).toEqual([-32124, 32124, 0, 0]);
    const aLaw = await decodeBytes(
      wavBytes(4, (frame) => [0x2a, 0xaa, 0xd5, 0x55][frame]!, { bits: 8, coding: 'a-law' }),
    );
    expect([...aLaw.pcm]).toEqual([-32256, 32256, 8, -8]);
  });
});
