import type { Diagnosis } from './code-diagnoses.ts';
import { icdTable } from './icd-table.ts';

// `complication | of type 2 | of type 1`
const complications: readonly (readonly [complication: RegExp, type2: string, type1: string])[] = [
  [/^G62\.9$/, 'E11.42', 'E10.42'],
  [/^I73\.9$/, 'E11.51', 'E10.51'],
];
const ofOther =
  /\b(?:b-?12|alcohol|drink\w*|chemo\w*|thyroid|(?:not|unrelated)(?=) (?:from|to|due to) the)\b/i;
const anyPeripheral = /peripheral|poly/i;

/**
 * Neuropathy and narrowed leg arteries beside diabetes as its complications: ICD-10-CM presumes the link, unless something
 * else is given as the cause (Official Guidelines, Section I.A.15, "with").
 */
export function withDiabetes(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  const type2 = diagnoses.some(({ entry }) => entry.code.startsWith('E11'));
  const type1 = !type2 && diagnoses.some(({ entry }) => entry.code.startsWith('E10'));
  if (!type2 && !type1) return [...diagnoses];
  return diagnoses.map((one) => {
    const found = complications.find(([complication]) => complication.test(one.entry.code));
    const { scope, words } = one.problem;
    if (found === undefined || scope.sentences.some(({ text }) => ofOther.test(text))) return one;
    const code = (type2 ? found[1] : found[2]).replace(/42$/, anyPeripheral.test(words) ? '42' : '40');
    const entry = icdTable().byCode().get(code);
    return entry === undefined ? one : { ...one, entry };
  });
}
