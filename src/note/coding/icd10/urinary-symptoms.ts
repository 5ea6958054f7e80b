import { contextOf } from '../../language/context.ts';
import type { Diagnosis } from './code-diagnoses.ts';
import type { Scope } from './find-problems.ts';
import { icdTable } from './icd-table.ts';

/** A code without a symptom, and the one with it, where the patient told of it in one of these ways. */
interface Combined {
  without: string;
  with: string;
  told: readonly RegExp[];
}

const ofProstate = [
  /\b(?:nocturia|(?:a|at|per|every|each) night to (?:urinate|pee|go)|up \w+ times (?:a|at|per|every|each) night)\b/i,
  /\b(?:stream is (?:weak|slow|so weak|very weak)|(?:weak|slow|poor) (?:urine |urinary )?stream|dribbling|dribbles)\b/i,
  /\b(?:urinary (?:hesitancy|urgency|frequency|retention)|straining|incomplete emptying|(?:trouble|difficulty) (?:starting|urinating|peeing|passing (?:water|urine)))\b/i,
];
// "It stings when the patient urinates and there has been blood in it."
const onPaper = /\b(?:blood in it|(?:blood|pink|red) on the (?:toilet )?(?:tissue|paper))\b/i;
const passed = /\b(?:urinat[a-z]{1,4}|urine|peeing|weeing)\b/i;
const blood = [
  /\bha?ematuria\b/i,
  /\b(?:blood|pink|red)(?=)(?: [a-z]+)? in (?:the|his|her|their|my)(?=)(?: patient['’]s)? (?:urine|water|pee|wee)\b/i,
  onPaper,
  // "Any blood in the urine?" "There was a bit of pink on the tissue."
  /\bpink on the (?:toilet )?(?:tissue|paper)\b/i,
];
// Urine that is lost on coughing is what stress incontinence is.
const strains = '(?:cough|sneeze|laugh|lift|jump|run|exercise)';
const loses =
  '(?:leaks?|leaking|dribbles?|loses? (?:some |a (?:bit|little)(?: of)? )?urine|wets? (?:himself|herself|themself|themselves))';
const onStrain = [
  new RegExp(`\\b${loses}\\b[^.]{0,30}\\b(?:when|whenever|if|with)\\b[^.]{0,25}\\b${strains}`, 'i'),
  new RegExp(`\\b(?:when|whenever|if)\\b[^.]{0,25}\\b${strains}[^.]{0,40}\\b${loses}\\b`, 'i'),
];

const combined: readonly Combined[] = [
  // ICD-10-CM, "Enlarged prostate with lower urinary tract symptoms".
  { without: 'N40.0', with: 'N40.1', told: ofProstate },
  { without: 'N30.00', with: 'N30.01', told: blood },
  { without: 'N30.90', with: 'N30.91', told: blood },
  { without: 'R32', with: 'N39.3', told: onStrain },
];

/** An enlarged prostate with the urinary symptoms that the patient told of, and a cystitis with the blood. */
export function withUrinarySymptoms(
  diagnoses: readonly Diagnosis[],
  complaints: readonly Scope[],
): Diagnosis[] {
  return diagnoses.map((one) => {
    const both = combined.find(({ without }) => without === one.entry.code);
    const entry = both && isTold(both.told, complaints) ? icdTable().byCode().get(both.with) : undefined;
    return entry === undefined ? one : { ...one, entry };
  });
}

function isTold(told: readonly RegExp[], complaints: readonly Scope[]): boolean {
  return complaints.some(({ sentences }) =>
    sentences.some(({ text }) =>
      told.some((symptom) => {
        const found = symptom.exec(text);
        if (found === null || (symptom === onPaper && !passed.test(text))) return false;
        return contextOf(text, found.index, found.index + found[0].length).assertion === 'affirmed';
      }),
    ),
  );
}
