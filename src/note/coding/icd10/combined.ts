import type { Diagnosis } from './code-diagnoses.ts';
import { icdTable } from './icd-table.ts';

/**
 * `one | other | the code that stands for both` (ICD-10-CM combination codes, Official Guidelines, Section I.B.9; hypertension
 * with heart and kidney disease: I.C.9.a.3).
 */
const combinations: readonly (readonly [one: RegExp, other: RegExp, both: string])[] = [
  [/^I11\.9$/, /^I12\.9$/, 'I13.10'],
  [/^I11\.9$/, /^I12\.0$/, 'I13.11'],
  [/^E78\.00$/, /^E78\.1$/, 'E78.2'],
  [/^M51\.26$/, /^M54\.[34]/, 'M51.16'],
  [/^M51\.27$/, /^M54\.[34]/, 'M51.17'],
];

const combines = /^(?:I1[12]\.|E78\.|M51\.2|M54\.[34])/;

/** The diagnoses, two that one code stands for as that code, where the first of them stood. */
export function withCombined(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  if (diagnoses.filter(({ entry }) => combines.test(entry.code)).length < 2) return [...diagnoses];
  let left = [...diagnoses];
  for (const [one, other, both] of combinations) {
    const first = left.find(({ entry }) => one.test(entry.code));
    const second = left.find(({ entry }) => other.test(entry.code));
    const entry = first && second ? icdTable().byCode().get(both) : undefined;
    if (entry === undefined) continue;
    const [earlier, later] =
      left.indexOf(first!) < left.indexOf(second!) ? [first!, second!] : [second!, first!];
    const words = `${earlier.problem.words}, ${later.problem.words}`;
    const whole = { ...earlier, entry, problem: { ...earlier.problem, words } };
    left = left
      .filter(({ entry: { code } }) => {
        if (code === earlier.entry.code) return true;
        return code !== both && !one.test(code) && !other.test(code);
      })
      .map((diagnosis) => (diagnosis.entry.code === earlier.entry.code ? whole : diagnosis));
  }
  return left;
}

/** What the index of ICD-10-CM always pairs: "Disease, Alzheimer's G30.9 [F02.80]". */
const pairs: readonly (readonly [of: RegExp, beside: RegExp, code: string])[] = [
  [/^G30\./, /^F0[23]/, 'F02.80'],
];

/** The diagnoses with the code that an illness's own is never without. */
export function withPaired(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  return diagnoses.flatMap((one) => {
    const pair = pairs.find(([of]) => of.test(one.entry.code));
    const entry =
      pair === undefined || diagnoses.some((other) => pair[1].test(other.entry.code))
        ? undefined
        : icdTable().byCode().get(pair[2]);
    return entry === undefined ? [one] : [one, { ...one, entry }];
  });
}
