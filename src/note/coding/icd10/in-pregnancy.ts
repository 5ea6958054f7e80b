import type { DraftSentence } from '../../writer.ts';
import type { Diagnosis } from './code-diagnoses.ts';
import { icdTable } from './icd-table.ts';
import type { IcdEntry, Trimester } from './parse-table.ts';

const pregnant = /^(?:Z3[34]|Z3A|O[0-9])/;

interface Complication {
  of: RegExp;
  /** The code in chapter 15, or the first characters of one that ends in the trimester. */
  code: string;
  /** Which illness it is, beside: not where chapter 15 says that itself. */
  keeps?: true;
}

/** What an illness of a pregnant patient is coded as, before its own code (ICD-10-CM Official Guidelines, Section I.C.15.a.1). */
const complications: readonly Complication[] = [
  { of: /^R11\.(?:0|2|10)$/, code: 'O21.0' },
  { of: /^I10$/, code: 'O10.01' },
  { of: /^R12$/, code: 'O26.89', keeps: true },
  { of: /^N39\.0$/, code: 'O23.4' },
  { of: /^E11\./, code: 'O24.11', keeps: true },
  { of: /^D(?:5[0-9]|6[0-4])/, code: 'O99.01', keeps: true },
  { of: /^E66/, code: 'O99.21', keeps: true },
  { of: /^E0[0-7]/, code: 'O99.28', keeps: true },
  { of: /^F17/, code: 'O99.33', keeps: true },
  { of: /^F(?:3[23]|4[0-3])/, code: 'O99.34', keeps: true },
  { of: /^J45/, code: 'O99.51', keeps: true },
];
const prenatal =
  /\b(?:prenatal|antenatal|f(?:o?e)tal (?:heart|movements?)|fundal height|baby['’]s (?:heart|heartbeat|heart rate|moving)|due date)(?=)\b/i;

/** Illnesses of a pregnant patient as complications of the pregnancy, and a visit for the pregnancy as its supervision. */
export function inPregnancy(
  diagnoses: readonly Diagnosis[],
  sentences: readonly DraftSentence[],
  trimesterSaid: () => Trimester,
  weeksSaid: () => number | null,
): Diagnosis[] {
  return withWeeks(complicated(diagnoses, sentences, trimesterSaid), weeksSaid);
}

// Beside a code of chapter 15, for how long (Section I.C.21.c.11); not of a pregnancy that was lost.
function withWeeks(diagnoses: Diagnosis[], weeksSaid: () => number | null): Diagnosis[] {
  const state = diagnoses.findLast(({ entry }) => ofChapter.test(entry.code));
  if (state === undefined || diagnoses.some(({ entry }) => entry.code.startsWith('Z3A'))) return diagnoses;
  const weeks = weeksSaid();
  const entry =
    weeks === null
      ? undefined
      : icdTable()
          .byCode()
          .get(`Z3A.${String(weeks).padStart(2, '0')}`);
  return entry === undefined ? diagnoses : [...diagnoses, { ...state, entry }];
}
const ofChapter = /^O(?:09|[1-9])/;

function complicated(
  diagnoses: readonly Diagnosis[],
  sentences: readonly DraftSentence[],
  trimesterSaid: () => Trimester,
): Diagnosis[] {
  const state =
    diagnoses.find(({ entry }) => pregnant.test(entry.code)) ??
    (sentences.some(isPregnant) ? diagnoses[0] : undefined);
  if (state === undefined) return [...diagnoses];
  const trimester = trimesterSaid();
  const supervision = sentences.some(({ text }) => prenatal.test(text))
    ? entryOf('Z34.9', trimester)
    : undefined;
  const found = diagnoses.flatMap((one) => {
    const complication = complications.find(({ of }) => of.test(one.entry.code));
    const entry =
      one.entry.code === 'Z33.1' ? supervision : complication && entryOf(complication.code, trimester);
    if (entry === undefined) return [one];
    const complicated = { ...one, entry: { ...entry, undiagnosed: one.entry.undiagnosed } };
    return complication?.keeps ? [complicated, one] : [complicated];
  });
  const isCoded = found.some(({ entry }) => /^(?:Z3[34]|O)/.test(entry.code));
  return isCoded || supervision === undefined ? found : [{ ...state, entry: supervision }, ...found];
}

// "The patient is 20 weeks pregnant.", told in the history alone.
function isPregnant({ section, text }: DraftSentence): boolean {
  return section === 'subjective' && saysPregnant.test(text);
}
const saysPregnant =
  /^(?:(?:The patient|She) (?:is|was) (?:now )?(?=)\d{1,2} weeks (?:and \w+ days? )?(?=)(?:pregnant|along)\b|Gestation: \d{1,2}\b)/;

function entryOf(code: string, trimester: Trimester): IcdEntry | undefined {
  const { byCode } = icdTable();
  const whole = byCode().get(code);
  if (whole !== undefined) return whole;
  return [...byCode().values()].find((entry) => entry.code.startsWith(code) && entry.trimester === trimester);
}
