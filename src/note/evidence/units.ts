const names: Readonly<Record<string, string>> = {
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
};

/** The unit written or said right after a number that ends at `end`, by its one name, or null. */
export function unitAfter(text: string, end: number): string | null {
  const match = /^[\s-]*(%|[a-z]+)/i.exec(text.slice(end, end + 20));
  if (match === null) return null;
  const word = match[1]!.toLowerCase();
  if (word === '%') return '%';
  const one = word.replace(/s$/, '');
  if (Object.hasOwn(names, word)) return names[word] ?? null;
  return Object.hasOwn(names, one) ? (names[one] ?? null) : null;
}
