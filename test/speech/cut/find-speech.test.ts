import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findSpeech, type SpeechSpan } from '../../../src/speech/cut/find-speech.ts';
import { ownFolder } from '../decode/in-folder.ts';

const rate = 16_000;

/** Speech as a machine sees it: a buzz swelling and falling four times a second. */
const voice = (level: number) => (second: number) =>
  level *
  (0.55 - 0.45 * Math.cos(2 * Math.PI * 4 * second)) *
  Math.sign(Math.sin(2 * Math.PI * 140 * second));

let state = 1;
function hiss(level: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return (state / 2 ** 31 - 1) * level;
}

async function speechOf(seconds: number, sample: (second: number) => number): Promise<SpeechSpan[]> {
  await using folder = await ownFolder();
  const pcm = Int16Array.from({ length: seconds * rate }, (_, at) =>
    Math.max(-32768, Math.min(32767, Math.round(sample(at / rate) * 32768))),
  );
  const file = join(folder.path, 'a.pcm');
  await writeFile(file, new Uint8Array(pcm.buffer));
  return await findSpeech(file);
}

const seconds = (spans: SpeechSpan[]) =>
  spans.map((span) => [span.startSample / rate, span.endSample / rate]);
const during = (second: number, ...stretches: [number, number][]) =>
  stretches.some(([from, to]) => second >= from && second < to);

describe('speech is found', () => {
  test.each([
    ['in a silent room', 0.3, 0],
    ['over hiss', 0.3, 0.01],
    ['quiet, over faint hiss', 0.01, 0.0005],
    ['over loud noise', 0.5, 0.1],
  ])('%s', async (_, level, noise) => {
    const speak = voice(level);
    const spans = seconds(
      await speechOf(20, (second) => hiss(noise) + (during(second, [3, 6], [12, 13]) ? speak(second) : 0)),
    );
    expect(spans.length).toBe(2);
    for (const [index, [from, to]] of [
      [3, 6],
      [12, 13],
    ].entries()) {
      expect(spans[index]![0]).toBeLessThanOrEqual(from! + 0.02);
      expect(spans[index]![0]).toBeGreaterThan(from! - 0.4);
      expect(spans[index]![1]).toBeGreaterThanOrEqual(to! - 0.05);
      expect(spans[index]![1]).toBeLessThan(to! + 0.6);
    }
  });

  test('when a fan starts in the middle of the visit', async () => {
    const speak = voice(0.3);
    const spans = seconds(
      await speechOf(
        120,
        (second) =>
          hiss(second < 60 ? 0.002 : 0.02) + (during(second, [10, 12], [100, 102]) ? speak(second) : 0),
      ),
    );
    expect(spans.some(([from, to]) => from! <= 10.02 && to! >= 11.9 && to! < 13)).toBe(true);
    expect(spans.some(([from, to]) => from! > 99 && from! <= 100.02 && to! >= 101.9)).toBe(true);
  });

  test('from a quiet voice beside a loud one', async () => {
    const spans = seconds(
      await speechOf(
        20,
        (second) =>
          hiss(0.001) +
          (during(second, [2, 5]) ? voice(0.5)(second) : 0) +
          (during(second, [10, 13]) ? voice(0.01)(second) : 0),
      ),
    );
    expect(spans.length).toBe(2);
  });

  test('as one word', async () => {
    const spans = await speechOf(
      10,
      (second) => hiss(0.001) + (during(second, [5, 5.3]) ? voice(0.3)(second) : 0),
    );
    expect(spans.length).toBe(1);
  });

  test('to the very end of the recording', async () => {
    const spans = await speechOf(5, (second) => hiss(0.001) + (second >= 3 ? voice(0.3)(second) : 0));
    expect(spans.at(-1)!.endSample).toBe(5 * rate);
  });

  test('and a long stretch of it is divided at quiet places, without a gap', async () => {
    const spans = await speechOf(
      100,
      (second) => hiss(0.0001) + voice(0.3)(second) * (second % 11 < 10.9 ? 1 : 0.05),
    );
    expect(spans.length).toBeGreaterThan(3);
    for (const [index, span] of spans.entries()) {
      expect(span.endSample - span.startSample).toBeLessThanOrEqual(30 * rate);
      if (index > 0) expect(span.startSample).toBe(spans[index - 1]!.endSample);
    }
  });
});

describe('no speech is found', () => {
  test.each([
    ['in digital silence', () => 0],
    ['in steady noise', () => hiss(0.1)],
    ['in mains hum', (second: number) => 0.2 * Math.sin(2 * Math.PI * 50 * second) + hiss(0.001)],
    ['in an offset', () => 0.4],
    ['in a click', (second: number) => (during(second, [5, 5.01]) ? 0.9 : hiss(0.001))],
  ])('%s', async (_, sample) => {
    expect(await speechOf(10, sample)).toEqual([]);
  });

  test('in an empty recording', async () => {
    expect(await speechOf(0, () => 0)).toEqual([]);
  });
});
