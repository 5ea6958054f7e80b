const warmth = /\b(?:temperature|temp|temps|thermometer|fever)\b/i;
const small = /\b(?:potassium|inr|lactate|tsh|psa)\b/i;
/** In characters, from the name of what is measured to its figure. */
const reach = 40;

/**
 * A decimal that was said without its point: "temperature thirty-six eight" is 36.8, "ninety-eight four" 98.4, "potassium five one" 5.1. `before`
 * is what was said before the number, `values` its parts in order; null where they are no such reading.
 */
export function decimalLeftOut(before: string, values: readonly number[]): string | null {
  if (values.length !== 2) return null;
  const [whole, part] = values as [number, number];
  if (part > 9 || !Number.isInteger(whole) || !Number.isInteger(part)) return null;
  const near = before.slice(-reach);
  const isWarmth = (whole >= 34 && whole <= 42) || (whole >= 94 && whole <= 106);
  const measured = isWarmth ? warmth : whole > 0 && whole < 10 ? small : null;
  return measured?.test(near) ? `${whole}.${part}` : null;
}
