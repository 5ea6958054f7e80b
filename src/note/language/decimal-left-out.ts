const warmth = /\b(?:temperature|temp|temps|thermometer|fever)\b/i;
const small = /\b(?:potassium|inr|lactate|tsh|psa)\b/i;
/** In characters, from the name of what is measured to its figure. */
const reach = 40;

/** The least and the most that a reading of blood is without its decimals, by its name. */
const readings: readonly (readonly [RegExp, least: number, most: number])[] = [
  [/\b(?:hemoglobin|haemoglobin|hgb|hb)\b/i, 4, 20],
  [/\b(?:(?:hb?)?a1c|a[ -]one[ -]c|hemoglobin a1c)\b/i, 4, 16],
  [
    /\b(?:albumin|creatinine|uric acid|calcium|magnesium|phosphorus|phosphate|bilirubin|ferritin|hba1c)\b/i,
    1,
    16,
  ],
  [/\b(?:white (?:cell )?count|white cells|white blood cells?|wbc)\b/i, 1, 30],
];
/** In characters: "the A1c from the finger stick is nine point one, last time it was eight four". */
const farReach = 80;

/**
 * A decimal that was said without its point: "temperature thirty-six eight" is 36.8, "ninety-eight four" 98.4, "potassium five one" 5.1. `before`
 * is what was said before the number, `values` its parts in order, `next` the word or mark after them; null where they
 * are no such reading.
 */
export function decimalLeftOut(before: string, values: readonly number[], next = ''): string | null {
  if (values.length !== 2) return null;
  const [whole, part] = values as [number, number];
  if (part > 9 || !Number.isInteger(whole) || !Number.isInteger(part)) return null;
  const near = before.slice(-reach);
  const isWarmth = (whole >= 34 && whole <= 42) || (whole >= 94 && whole <= 106);
  const measured = isWarmth ? warmth : whole > 0 && whole < 10 ? small : null;
  if (measured?.test(near)) return `${whole}.${part}`;
  if (!endsReading.test(next)) return null;
  const far = before.slice(-farReach);
  const isReading =
    (isWarmth && whole > 35 && whole % 10 !== 0) ||
    readings.some(([name, least, most]) => whole >= least && whole <= most && name.test(far));
  return isReading ? `${whole}.${part}` : null;
}

/** What may follow a reading, and not what is counted ("ten two-week courses"). */
const endsReading =
  /^(?:[,.;!?]|in|on|at|last|this|that|when|now|today|tonight|yesterday|and|but|so|then|the|from|with|which|is|was|again|still|down|up|before|after|by|here|low|high|slightly|this|overnight|or)?$/;
