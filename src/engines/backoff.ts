export interface Backoff {
  firstMs: number;
  maxMs: number;
}

/** Milliseconds to wait before the start that follows `crashes` crashes in a row: none after the first, then doubling, jittered. */
export function backoffMs(crashes: number, { firstMs, maxMs }: Backoff, random: () => number): number {
  if (crashes <= 1) return 0;
  const full = Math.min(maxMs, firstMs * 2 ** (crashes - 2));
  return Math.round(full * (0.5 + 0.5 * random()));
}
