import { describe, expect, it } from 'vitest';
import { backoffMs } from '../../src/engines/backoff.ts';

const backoff = { firstMs: 500, maxMs: 30_000 };

describe('the pause before an engine starts again', () => {
  it('is none after one crash, then doubles up to a ceiling', () => {
    const pauses = [0, 1, 2, 3, 4, 20].map((crashes) => backoffMs(crashes, backoff, () => 1));
    expect(pauses).toEqual([0, 0, 500, 1000, 2000, 30_000]);
  });

  it('is jittered by up to a half, so that several engines do not start in step', () => {
    expect(backoffMs(3, backoff, () => 0)).toBe(500);
  });
});
