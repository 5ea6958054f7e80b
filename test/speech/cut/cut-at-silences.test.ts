import { describe, expect, test } from 'vitest';
import { cutAtSilences, type Piece } from '../../../src/speech/cut/cut-at-silences.ts';
import { onRecordingClock } from '../../../src/speech/cut/recording-clock.ts';

const rate = 16_000;
const spans = (...stretches: [number, number][]) =>
  stretches.map(([from, to]) => ({ startSample: Math.round(from * rate), endSample: Math.round(to * rate) }));
const played = (piece: Piece): number =>
  piece.parts.reduce((sum, part) => sum + part.endSample - part.startSample, 0) / rate;

describe('cutting at silences', () => {
  test('a short visit is one piece on the recording clock', () => {
    const [piece, ...rest] = cutAtSilences(spans([1, 5], [6, 20]), 30 * rate);
    expect(rest).toEqual([]);
    expect(piece).toMatchObject({ index: 0, start: 0.8, end: 20.2, startSample: 12_800, endSample: 323_200 });
  });

  test('no speech gives no pieces', () => {
    expect(cutAtSilences([], 1000)).toEqual([]);
  });

  test('long silences are left out of a piece, short pauses stay, and times lead back', () => {
    const [piece] = cutAtSilences(spans([10, 12], [13, 15], [65, 70]), 100 * rate);
    expect(piece!.parts).toEqual(spans([9.8, 15.2], [64.8, 70.2]));
    expect(played(piece!)).toBeCloseTo(10.8, 6);
    const clock = (start: number, end: number): number[] => {
      const said = onRecordingClock(piece!, { start, end });
      return [said.start, said.end].map((seconds) => Math.round(seconds * 1000) / 1000);
    };
    expect(clock(0, 1)).toEqual([9.8, 10.8]);
    expect(clock(4.9, 5.3)).toEqual([14.7, 15.1]);
    expect(clock(5.5, 6)).toEqual([64.9, 65.4]);
    expect(clock(10.7, 99)).toEqual([70.1, 70.2]);
    // A word's end stays with its beginning; a word in the silence before the seam belongs to what comes after.
    expect(clock(5, 5.6)).toEqual([14.8, 15.2]);
    expect(clock(5.3, 5.8)).toEqual([64.8, 65.2]);
  });

  test('a full piece is cut at the longest pause of its latter half', () => {
    const pieces = cutAtSilences(
      spans([0, 200], [200.5, 400], [401.5, 500], [500.4, 590], [590.2, 700]),
      700 * rate,
    );
    expect(pieces.map((piece) => [piece.start, piece.end])).toEqual([
      [0, 400.2],
      [401.3, 700],
    ]);
  });

  test('a stretch without any pause is cut hard', () => {
    const pieces = cutAtSilences(spans([0, 1500]), 1500 * rate);
    expect(pieces.map((piece) => [piece.start, piece.end])).toEqual([
      [0, 600],
      [600, 1200],
      [1200, 1500],
    ]);
  });

  test('a lone word is widened to what Whisper accepts, as far as the recording goes', () => {
    const [word] = cutAtSilences(spans([5, 5.2]), 60 * rate);
    expect(played(word!)).toBeCloseTo(1.2, 6);
    const [all] = cutAtSilences(spans([0.3, 0.5]), rate);
    expect(all).toMatchObject({ start: 0, end: 1 });
  });

  test('whatever the visit: all speech is in exactly one piece, in order, none too long', () => {
    let seed = 7;
    const random = (): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 2 ** 32;
    };
    for (let round = 0; round < 300; round += 1) {
      const stretches: [number, number][] = [];
      let at = random() * 3;
      while (at < 900) {
        const length = 0.1 + random() ** 3 * (round % 3 === 0 ? 200 : 20);
        stretches.push([at, at + length]);
        at += length + (random() < 0.2 ? 0 : random() ** 4 * 60);
      }
      const total = Math.ceil((at + 1) * rate);
      const maxSeconds = [600, 60, 15][round % 3]!;
      const pieces = cutAtSilences(spans(...stretches), total, { maxSeconds });
      let last = 0;
      for (const piece of pieces) {
        expect(played(piece)).toBeLessThanOrEqual(maxSeconds);
        expect(piece.start).toBe(piece.parts[0]!.startSample / rate);
        for (const part of piece.parts) {
          expect(part.startSample).toBeGreaterThanOrEqual(last);
          expect(part.endSample).toBeGreaterThan(part.startSample);
          last = part.endSample;
        }
      }
      expect(last).toBeLessThanOrEqual(total);
      const parts = pieces.flatMap((piece) => piece.parts);
      for (const { startSample, endSample } of spans(...stretches)) {
        let covered = 0;
        for (const part of parts) {
          covered += Math.max(
            0,
            Math.min(endSample, part.endSample) - Math.max(startSample, part.startSample),
          );
        }
        expect(covered).toBe(endSample - startSample);
      }
    }
  });
});
