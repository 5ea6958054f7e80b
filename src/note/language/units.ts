import type { NumberToken } from './number-words.ts';

const single = new Map<string, string>();
const names: [string, string][] = [
  ['mg', 'milligram milligrams mg mgs milligramme milligrammes'],
  ['mcg', 'microgram micrograms mcg microgramme microgrammes'],
  ['mL', 'milliliter milliliters millilitre millilitres ml mls mil mils'],
  ['cc', 'cc ccs'],
  ['g', 'gram grams gramme grammes'],
  ['kg', 'kilogram kilograms kilo kilos kg kgs'],
  ['cm', 'centimeter centimeters centimetre centimetres cm cms'],
  ['mm', 'millimeter millimeters millimetre millimetres mm'],
  ['mEq', 'milliequivalent milliequivalents meq'],
  ['%', 'percent % percentage'],
  ['units', 'units unit'],
  ['pounds', 'pounds pound lbs lb'],
  ['degrees', 'degrees degree'],
  ['puff', 'puff'],
  ['puffs', 'puffs'],
  ['bpm', 'bpm'],
];
for (const [written, spoken] of names) for (const word of spoken.split(' ')) single.set(word, written);

const phrases: [string[], string][] = (
  [
    ['millimeters of mercury', 'mm Hg'],
    ['millimetres of mercury', 'mm Hg'],
    ['milligrams per deciliter', 'mg/dL'],
    ['milligrams per decilitre', 'mg/dL'],
    ['milligrams per kilogram', 'mg/kg'],
    ['beats per minute', 'bpm'],
    ['beats a minute', 'bpm'],
    ['breaths per minute', 'breaths per minute'],
    ['millimoles per litre', 'mmol/L'],
    ['millimoles per liter', 'mmol/L'],
    ['per cent', '%'],
    ['degrees fahrenheit', 'degrees F'],
    ['degrees celsius', 'degrees C'],
    ['degrees centigrade', 'degrees C'],
    ['international units', 'international units'],
  ] as [string, string][]
).map(([spoken, written]) => [spoken.split(' '), written]);

const ofSize = new Set(
  `margin margins across wide thick diameter crusty scaly raised edge edges border colour colours color colors lesion mole
nodule lump lumps spot polyp cyst stone fibroid punch rim`.split(/\s+/),
);
const ofDose = new Set(
  'dose syringe bottle spoon syrup drink drinks feed feeds daily twice hours day give gave'.split(' '),
);

// "Nine mil, crusty, with a raised edge", "a two mil margin": of a spot that was looked at it is a length.
function isLength(tokens: readonly NumberToken[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - 8), at + 9).map(({ text }) => text);
  return near.some((word) => ofSize.has(word)) && !near.some((word) => ofDose.has(word));
}

/** The unit of measure at tokens[at], in its written form, and the token after it. */
export function unitAt(tokens: readonly NumberToken[], at: number): { written: string; next: number } | null {
  const from = tokens[at]?.text === '-' ? at + 1 : at;
  const first = tokens[from]?.text;
  if (first === undefined) return null;
  for (const [words, written] of phrases) {
    if (words.every((word, k) => tokens[from + k]?.text === word))
      return { written, next: from + words.length };
  }
  const written = /^mils?$/.test(first) && isLength(tokens, from) ? 'mm' : single.get(first);
  return written ? { written, next: from + 1 } : null;
}
