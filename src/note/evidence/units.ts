const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mg: 'mg',
    milligram: 'mg',
    mcg: 'mcg',
    microgram: 'mcg',
    ug: 'mcg',
    g: 'g',
    gram: 'g',
    ml: 'ml',
    milliliter: 'ml',
    millilitre: 'ml',
    cc: 'ml',
    unit: 'unit',
    meq: 'meq',
    milliequivalent: 'meq',
    kg: 'kg',
    kilo: 'kg',
    kilogram: 'kg',
    lb: 'lb',
    pound: 'lb',
    percent: '%',
    minute: 'minute',
    min: 'minute',
    hour: 'hour',
    hr: 'hour',
    day: 'day',
    week: 'week',
    wk: 'week',
    month: 'month',
    mo: 'month',
    year: 'year',
    yr: 'year',
    tablet: 'tablet',
    pill: 'tablet',
    capsule: 'tablet',
    puff: 'puff',
    drop: 'drop',
    time: 'time',
    inch: 'inch',
    cm: 'cm',
    centimeter: 'cm',
    mm: 'mm',
    millimeter: 'mm',
    mile: 'mile',
  }),
);

const following = /^[\s-]*(%|[a-z]+)/i;

/** The unit written or said right after a number that ends at `end`, by its one name, or null. */
export function unitAfter(text: string, end: number): string | null {
  const match = following.exec(text.slice(end, end + 20));
  if (match === null) return null;
  const word = match[1]!.toLowerCase();
  if (word === '%') return '%';
  return names.get(word) ?? (word.endsWith('s') ? names.get(word.slice(0, -1)) : undefined) ?? null;
}
