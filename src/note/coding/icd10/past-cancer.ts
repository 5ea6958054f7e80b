import type { DraftSentence } from '../../writer.ts';
import type { Diagnosis } from './code-diagnoses.ts';
import { icdTable } from './icd-table.ts';
import type { IcdEntry } from './parse-table.ts';
import { sameTitle } from './titles.ts';

/** The history code of what a cancer's code begins with (ICD-10-CM, Z85 and Z86.00). */
const historyOf: readonly (readonly [cancer: RegExp, code: string])[] = [
  [/^C15/, 'Z85.01'],
  [/^C16/, 'Z85.028'],
  [/^C18/, 'Z85.038'],
  [/^C(?:19|2[01])/, 'Z85.048'],
  [/^C22/, 'Z85.05'],
  [/^C25/, 'Z85.07'],
  [/^C32/, 'Z85.21'],
  [/^C34/, 'Z85.118'],
  [/^C43/, 'Z85.820'],
  [/^C44/, 'Z85.828'],
  [/^C50/, 'Z85.3'],
  [/^C53/, 'Z85.41'],
  [/^C5[45]/, 'Z85.42'],
  [/^C56/, 'Z85.43'],
  [/^C61/, 'Z85.46'],
  [/^C62/, 'Z85.47'],
  [/^C64/, 'Z85.528'],
  [/^C67/, 'Z85.51'],
  [/^C73/, 'Z85.850'],
  [/^D05/, 'Z86.000'],
];
const followUp = 'Z08';

const gone =
  /\b(?:no (?:current |clinical )?(?:evidence|signs?) of (?:any )?(?=)(?:recurren\w+|(?:the )?disease|(?:residual|active|metastatic) (?:disease|cancer)|cancer|malignancy)|without (?:evidence of )?recurrence|(?:cancer|disease)[- ]free|in (?:complete |full )?remission|negative for recurrence)(?=)\b/i;
const taken =
  /\b(?:lumpectomy|mastectomy|[a-z]+ectomy|resect\w+|excis\w+|remov\w+|mohs|surgery|radiation|chemo\w*|treat(?:ed|ment))\b/i;
const treats =
  /\b(?:chemo\w*|radiation|radiotherapy|immunotherapy|tamoxifen|letrozole|anastrozole|exemestane|arimidex|femara|herceptin|trastuzumab|keytruda|pembrolizumab|lupron|leuprolide|(?:endocrine|hormone|hormonal) therapy|aromatase inhibitor)\b/i;
const over =
  /\b(?:had|has had|underwent|received|complet\w+|finish\w+|declin\w+|refus\w+|after|status[- ]post|s\/p|prior|previous(?:ly)?|history|ago|no|not)\b/i;

/**
 * A cancer that was removed or treated, of which nothing is left and against which nothing more is done, is personal history
 * (ICD-10-CM Official Guidelines, Section I.C.2.m); where it is what the visit was about, the follow-up examination is
 * coded first (Z08).
 */
export function withPastCancers(
  diagnoses: readonly Diagnosis[],
  sentences: readonly DraftSentence[],
): Diagnosis[] {
  return diagnoses.flatMap((diagnosis) => {
    const code = historyOf.find(([cancer]) => cancer.test(diagnosis.entry.code))?.[1];
    if (code === undefined || !isPast(diagnosis, sentences)) return [diagnosis];
    const { titled } = diagnosis.problem;
    // What was looked after counts for the visit's level like an illness under observation.
    const history = coded(diagnosis, code, titled ? { status: false, chronic: true } : {});
    return titled ? [...coded(diagnosis, followUp, {}), ...history] : history;
  });
}

function isPast(
  { problem: { scope, over: isOver } }: Diagnosis,
  sentences: readonly DraftSentence[],
): boolean {
  const judged = scope.sentences.map(({ text }) => text);
  const toldGone = judged.some((text) => gone.test(text)) && judged.some((text) => taken.test(text));
  if (!toldGone && !isOver) return false;
  const planned = sentences.filter(
    ({ section, group }) => section === 'plan' && sameTitle(group, scope.group),
  );
  return ![...judged, ...planned.map(({ text }) => text)].some(
    (text) => treats.test(text) && !over.test(text),
  );
}

function coded(diagnosis: Diagnosis, code: string, counts: Partial<IcdEntry>): Diagnosis[] {
  const entry = icdTable().byCode().get(code);
  return entry === undefined ? [] : [{ ...diagnosis, entry: { ...entry, ...counts } }];
}
