import type { Diagnosis } from './code-diagnoses.ts';
import { icdTable } from './icd-table.ts';

const pregnant = /^(?:Z3[34]|Z3A|O[0-9])/;
/** Chapter 15 codes go before those of other chapters (ICD-10-CM Official Guidelines, Section I.C.15.a.1). */
const complicates: readonly (readonly [code: RegExp, instead: string])[] = [[/^R11\.(?:0|2|10)$/, 'O21.0']];

/** Sickness of a pregnant patient as that of the pregnancy. */
export function inPregnancy(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  if (!diagnoses.some(({ entry }) => pregnant.test(entry.code))) return [...diagnoses];
  return diagnoses.map((one) => {
    const code = complicates.find(([from]) => from.test(one.entry.code))?.[1];
    const entry = code === undefined ? undefined : icdTable().byCode().get(code);
    return entry === undefined ? one : { ...one, entry };
  });
}
