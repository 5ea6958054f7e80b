import { substanceOf } from '../../evidence/drug-names.ts';

/** Doses of one time as tablets are made and taken, in milligrams, of medicines that have but one unit. */
const milligrams: readonly (readonly [names: string, doses: string])[] = [
  ['amlodipine', '2.5 5 10'],
  ['lisinopril', '2.5 5 10 20 30 40'],
  ['ramipril', '1.25 2.5 5 10'],
  ['losartan', '25 50 100'],
  ['candesartan', '4 8 16 32'],
  ['valsartan', '40 80 160 320'],
  ['atorvastatin simvastatin pravastatin', '10 20 40 80'],
  ['rosuvastatin', '5 10 20 40'],
  ['metformin', '500 750 850 1000'],
  ['omeprazole pantoprazole esomeprazole famotidine', '10 20 40'],
  ['lansoprazole', '15 30'],
  ['sertraline', '25 50 100 150 200'],
  ['fluoxetine citalopram', '10 20 40 60'],
  ['escitalopram', '5 10 20'],
  ['venlafaxine', '37.5 75 150 225'],
  ['duloxetine', '20 30 60 90'],
  ['mirtazapine', '7.5 15 30 45'],
  ['bupropion', '75 100 150 300'],
  ['trazodone', '50 100 150'],
  ['amitriptyline nortriptyline', '10 20 25 50'],
  ['bisoprolol', '1.25 2.5 3.75 5 7.5 10'],
  ['metoprolol atenolol', '25 50 100 200'],
  ['carvedilol', '3.125 6.25 12.5 25'],
  ['propranolol', '10 20 40 60 80 160'],
  ['furosemide', '20 40 80'],
  ['hydrochlorothiazide', '12.5 25 50'],
  ['indapamide', '1.25 1.5 2.5'],
  ['bendroflumethiazide', '2.5'],
  ['spironolactone', '25 50 100'],
  ['apixaban', '2.5 5'],
  ['rivaroxaban', '10 15 20'],
  ['clopidogrel', '75'],
  ['aspirin', '75 81 325'],
  ['allopurinol', '100 200 300'],
  ['naproxen', '250 375 500'],
  ['ibuprofen', '200 400 600 800'],
  ['gabapentin', '100 300 400 600 800'],
  ['pregabalin', '25 50 75 100 150 200 225 300'],
  ['cetirizine', '5 10'],
  ['loratadine montelukast', '10'],
  ['finasteride', '5'],
  ['sumatriptan', '25 50 100'],
  ['glipizide', '2.5 5 10'],
  ['gliclazide', '30 40 60 80'],
  ['empagliflozin', '10 25'],
  ['dapagliflozin', '5 10'],
  ['sitagliptin', '25 50 100'],
  ['lamotrigine topiramate', '25 50 100 150 200'],
  ['levetiracetam', '250 500 750 1000'],
  ['hydroxychloroquine', '200 400'],
];
/** And in micrograms. */
const micrograms: readonly (readonly [names: string, doses: string])[] = [
  ['levothyroxine liothyronine', '20 25 50 75 88 100 112 125 137 150 175 200'],
];

const unitOf = new Map<string, { unit: string; doses: ReadonlySet<string> }>();
for (const [unit, table] of [
  ['mg', milligrams],
  ['mcg', micrograms],
] as const)
  for (const [names, doses] of table)
    for (const name of names.split(' ')) unitOf.set(name, { unit, doses: new Set(doses.split(' ')) });

const bare =
  /^(\d{1,4}(?:\.\d{1,3})?)(?= |$)(?! ?(?:mg|mcg|g|ml|micrograms?|milligrams?|grams?|units?|puffs?|drops?|tablets?|pills?|capsules?|%|percent|times?|days?|weeks?|months?|years?|hours?|or\b|to\b|and\b|-|\/))/;

/**
 * How a medicine is taken with the unit of a dose that was said without one: "amlodipine, 5" → 5 mg. Only where its tablets
 * have that strength, so that no "2" of two tablets gets one.
 */
export function withDoseUnit(name: string, how: string): string {
  const known = unitOf.get(substanceOf(name.toLowerCase()) ?? name.toLowerCase());
  const dose = bare.exec(how)?.[1];
  return known !== undefined && dose !== undefined && known.doses.has(dose)
    ? `${dose} ${known.unit}${how.slice(dose.length)}`
    : how;
}
