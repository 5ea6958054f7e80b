import type { DraftSentence } from '../../writer.ts';
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
 * The diagnoses, those of a diabetes as of the type that was said, with its complications: ICD-10-CM presumes the link of
 * neuropathy, narrowed leg arteries and kidney disease, unless something else is given as the cause (Official Guidelines,
 * Section I.A.15, "with").
 */
export function withDiabetes(
  diagnoses: readonly Diagnosis[],
  sentences: readonly DraftSentence[],
): Diagnosis[] {
  if (!diagnoses.some(({ entry }) => ofDiabetes.test(entry.code))) return [...diagnoses];
  const all = ofSaidType(diagnoses, sentences);
  const type2 = all.some(({ entry }) => entry.code.startsWith('E11'));
  const linked = all.map((one) => {
    const found = complications.find(([complication]) => complication.test(one.entry.code));
    if (found === undefined || isOfOther(one)) return one;
    const code = type2 ? found[1] : found[2];
    return coded(one, code.replace(/42$/, anyPeripheral.test(one.problem.words) ? '42' : '40'));
  });
  return withKidneys(linked, type2 ? 'E11' : 'E10');
}
const ofDiabetes = /^E1[01]\./;

function isOfOther({ problem }: Diagnosis): boolean {
  return problem.scope.sentences.some(({ text }) => ofOther.test(text));
}

function coded(one: Diagnosis, code: string): Diagnosis {
  const entry = icdTable().byCode().get(code);
  return entry === undefined ? one : { ...one, entry };
}

// "How long have you had diabetes?" "Since I was eleven. Type 1.": "diabetic neuropathy" is of that type.
function ofSaidType(diagnoses: readonly Diagnosis[], sentences: readonly DraftSentence[]): Diagnosis[] {
  const isOfFirst = sentences.some(({ heading, text }) => !/family/i.test(heading ?? '') && saysType1(text));
  if (!isOfFirst) return [...diagnoses];
  return diagnoses.map((one) =>
    one.entry.code.startsWith('E11') && !type2Said.test(one.problem.words)
      ? coded(one, one.entry.code.replace('E11', 'E10'))
      : one,
  );
}

function saysType1(text: string): boolean {
  return text.includes('iabet') && type1Said.test(text) && !type2Said.test(text) && !notSo.test(text);
}
const type1Said = /\b(?:type[- ](?:1|one|i)|juvenile|lada)\b/i;
const type2Said = /\b(?:type[- ](?:2|two|ii)|adult onset)\b/i;
const notSo = /\b(?:not|no|never|or|might|may|could|test(?:ed|ing)?)\b|\?/i;

// A kidney disease beside diabetes comes of it; its stage stays coded.
function withKidneys(diagnoses: readonly Diagnosis[], type: string): Diagnosis[] {
  const kidneys = diagnoses.find(({ entry }) => entry.code.startsWith('N18'));
  const isCoded = diagnoses.some(({ entry }) => ofKidneys.test(entry.code));
  const code = `${type}.22`;
  const entry = icdTable().byCode().get(code);
  if (kidneys === undefined || isCoded || entry === undefined || hasOtherCause(kidneys))
    return [...diagnoses];
  const plain = diagnoses.find((one) => one.entry.code === `${type}.9`);
  if (plain !== undefined) return diagnoses.map((one) => (one === plain ? coded(one, code) : one));
  return diagnoses.flatMap((one) => (one === kidneys ? [{ ...kidneys, entry }, one] : [one]));
}
const ofKidneys = /^E1[01]\.2/;

function hasOtherCause({ problem }: Diagnosis): boolean {
  const { sentences, planned = [] } = problem.scope;
  return [...sentences, ...planned].some(({ text }) => otherCause.test(text));
}
const otherCause =
  /\b(?:from|due to|because of|caused by|result of)(?=) (?!(?:(?:the|your|his|her|their|patient['’]s|long-standing)(?=) ){0,3}(?=)(?:diabet|sugars?\b|type \d))[a-z]/i;
