import { describe, expect, test } from 'vitest';
import { separatesSpeakers } from '../../../src/speech/decode/channel-activity.ts';
import { tone, wavBytes } from '../../support/wav-bytes.ts';
import { decodeBytes, decodeHere, toneLevel } from './in-folder.ts';

const rate = 16_000;
/** Words: bursts of a tone with short pauses, only while `speaking`. */
const burst = (hertz: number, speaking: (second: number) => boolean) => (frame: number) =>
  speaking(frame / rate) && frame % 8000 < 6000 ? tone(hertz, rate, 0.3)(frame) : 0;
const noise = (frame: number): number => ((Math.imul(frame, 2654435761) >>> 8) / 2 ** 24 - 0.5) * 0.002;
const doctor = burst(300, (second) => second % 6 < 3);
const patient = burst(500, (second) => second % 6 >= 3);

describe('a stereo recording', () => {
  test('with one person a channel is told apart, and each channel can be had on its own', async () => {
    const bytes = wavBytes(
      12 * rate,
      (frame, channel) => (channel === 0 ? doctor : patient)(frame) + noise(frame + channel),
      { channels: 2 },
    );
    const decoded = await decodeBytes(bytes, { channels: 'split' });
    expect(decoded.separateSpeakers).toBe(true);
    expect(decoded.channelSeparation!.dominance[0]).toBeCloseTo(0.5, 1);
    expect(decoded.split.map((pcm) => pcm.length)).toEqual([12 * rate, 12 * rate]);
    expect(toneLevel(decoded.split[0]!.subarray(0, 3 * rate), 300)).toBeGreaterThan(-20);
    expect(toneLevel(decoded.split[1]!.subarray(0, 3 * rate), 300)).toBeLessThan(-70);
  });

  test('with some crosstalk is still told apart', async () => {
    const mixed = (own: typeof doctor, other: typeof doctor) => (frame: number) =>
      own(frame) + other(frame) * 0.1;
    const bytes = wavBytes(
      12 * rate,
      (frame, channel) =>
        (channel === 0 ? mixed(doctor, patient) : mixed(patient, doctor))(frame) + noise(frame),
      { channels: 2 },
    );
    expect(separatesSpeakers((await decodeHere('wav', bytes)).separation!)).toBe(true);
  });

  test.each([
    ['of one microphone on both channels', (frame: number) => doctor(frame) + patient(frame)],
    [
      'of a room, one side a little louder',
      (frame: number, channel: number) => (doctor(frame) + patient(frame)) * (channel ? 0.6 : 1),
    ],
    [
      'with one dead channel',
      (frame: number, channel: number) => (channel ? 0 : doctor(frame) + patient(frame)),
    ],
    ['of silence', noise],
  ])('%s is not', async (_, sample) => {
    const decoded = await decodeHere('wav', wavBytes(12 * rate, sample, { channels: 2 }));
    expect(separatesSpeakers(decoded.separation!)).toBe(false);
  });

  test('is mixed as the mean of its channels', async () => {
    const decoded = await decodeHere(
      'wav',
      wavBytes(4, (_, channel) => (channel ? 0.25 : 0.75), { channels: 2 }),
    );
    expect([...decoded.pcm]).toEqual([16384, 16384, 16384, 16384]);
  });

  test('with one channel wired upside down does not cancel itself out', async () => {
    const bytes = wavBytes(6 * rate, (frame, channel) => (channel ? -1 : 1) * tone(400, rate)(frame), {
      channels: 2,
    });
    const decoded = await decodeHere('wav', bytes);
    expect(toneLevel(decoded.pcm, 400)).toBeCloseTo(-6.02, 1);
  });
});

test('a mono recording has no channels to tell apart', async () => {
  const decoded = await decodeBytes(wavBytes(rate, tone(400, rate)), { channels: 'split' });
  expect(decoded).toMatchObject({ separateSpeakers: false, channelFiles: [] });
});
