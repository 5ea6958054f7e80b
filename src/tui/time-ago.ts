const steps = [
  { unit: 'd', ms: 86_400_000 },
  { unit: 'h', ms: 3_600_000 },
  { unit: 'min', ms: 60_000 },
  { unit: 's', ms: 1000 },
] as const;

/** "3 min ago", to the largest unit that fits; `never` where there is no time. Times are milliseconds since 1970. */
export function timeAgo(at: number | null, now: number): string {
  if (at === null) return 'never';
  for (const { unit, ms } of steps) {
    const count = Math.floor((now - at) / ms);
    if (count >= 1) return `${count} ${unit} ago`;
  }
  return 'just now';
}

/** The day, as the clock of this computer has it: `2026-11-21`. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
