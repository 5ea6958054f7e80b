import { z } from 'zod';

const units = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
  y: 31_557_600_000,
} as const;

/** A duration as people write it (`30d`, `1m`, `10y`), in milliseconds; null where the text is no duration. */
export function parseDuration(text: string): number | null {
  const match = /^(\d{1,9})(s|m|h|d|w|y)$/.exec(text.trim());
  if (match === null) return null;
  return Number(match[1]) * units[match[2] as keyof typeof units];
}

/** A setting that holds a duration between two others; its value stays the text that was written. */
export function durationSetting(least: string, most: string): z.ZodType<string> {
  const low = parseDuration(least) ?? 0;
  const high = parseDuration(most) ?? Number.POSITIVE_INFINITY;
  return z.string().refine((text) => {
    const value = parseDuration(text);
    return value !== null && value >= low && value <= high;
  }, `must be a duration from ${least} to ${most}, such as 30d (units: s, m, h, d, w, y)`);
}
