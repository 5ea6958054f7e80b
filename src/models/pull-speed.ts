import type { PullProgress } from './pull-model.ts';

/** Tells, from the progress of one pull, how many seconds are left; null while that can't be known. */
export function pullSpeed(now: () => number = Date.now): (progress: PullProgress) => number | null {
  let began: { at: number; bytes: number } | null = null;
  return (progress) => {
    if (progress.stage !== 'fetching') return null;
    const { bytes, total } = progress;
    // What an earlier pull fetched says nothing about this one's speed.
    began ??= { at: now(), bytes };
    const rate = (bytes - began.bytes) / Math.max(1, now() - began.at);
    return total === null || rate <= 0 ? null : (total - bytes) / rate / 1000;
  };
}
