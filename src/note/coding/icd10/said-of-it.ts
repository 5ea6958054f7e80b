import type { Diagnosis } from './code-diagnoses.ts';
import { icdTable } from './icd-table.ts';

const hasComeBack =
  /\b(?:recurrent|(?:has|have) come back|(?:is|are) back|came back|(?:second|third|fourth|fifth|(?:2nd|3rd|4th|5th)|another)(?=) (?:time|episode|bout|depressive episode|spell|go)|relapsed?)\b/i;

/** A code, what is said under its title, the code for one of which that is so, and the words that must be said with it. */
const closer: readonly (readonly [code: RegExp, said: RegExp, to: string, beside?: RegExp])[] = [
  // "A moderately severe depression, and it's come back, so it's recurrent."
  [/^F32\.([0-2])$/, hasComeBack, 'F33.$1'],
  [/^F32\.[9A]$/, hasComeBack, 'F33.9'],
  // "A moderate asthma attack": of one with moderate persistent asthma.
  [/^J45\.([2-5])0$/, /\b(?:attack|flare|flare-up|exacerbation|flaring)\b/i, 'J45.$11'],
  // "Your asthma is severe, and it's flared up again."
  [/^J45\.909$/, /\b(?:attack|flare|flare-up|exacerbation|flaring|flared)\b/i, 'J45.901'],
  // "Your diabetes is not where I want it."
  [
    /^(E1[01])\.9$/,
    /\bnot (?:quite |yet |really |as )?(?=)(?:(?:well )?controlled|under control|at goal|where (?:i|we)(?: would|['’]d)? (?:want|like)|where it should be|good enough)|\b(?:un|poorly |badly )controlled\b|\bout of control\b/i,
    '$1.65',
  ],
  // "Those are too high, the A1c's 9.2."
  [
    /^(E1[01])\.9$/,
    /\btoo high\b|\b(?:above|over) (?:the |his |her |their |the patient's )?(?:goal|target)\b/i,
    '$1.65',
    /\b(?:a1c|sugars?|glucose|diabetes)\b/i,
  ],
  // "The numbness is a neuropathy, and I think it's from the alcohol."
  [
    /^G62\.9$/,
    /\b(?:from|due to|because of|caused by)(?=) (?:the |your |his |her |their )?(?=)(?:alcohol|drinking)\b/i,
    'G62.1',
  ],
  // "The alcohol use disorder, I'm calling it mild now."
  [/^F10\.20$/, /\bmild\b(?! to\b| withdrawal\b)/i, 'F10.10', /\b(?:alcohol|drinking)\b|\bit\b/i],
  [
    /^G62\.9$/,
    /\b(?:from|due to|because of|caused by|by)(?=) (?:the |your |his |her |their )?(?=)(?:chemo(?:therapy)?|oxaliplatin|cisplatin|paclitaxel|docetaxel|vincristine|bortezomib)(?=)\b/i,
    'G62.0',
  ],
];
const notSo =
  /\b(?:not|no|never|if|unless|without|until|before|prevent\w*|risk|in case|can|could|may|might)\b|\bdid not\b/i;

/** The diagnoses, each with the closer code that what is said under its title tells: that it has come back, is an attack. */
export function withSaidOfIt(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  return diagnoses
    .filter((one) => !isOver(one))
    .map((one) => {
      for (const [code, said, to, beside] of closer) {
        if (
          !code.test(one.entry.code) ||
          !one.problem.scope.sentences.some(({ text }) => says(text, said) && beside?.test(text) !== false)
        )
          continue;
        const entry = icdTable().byCode().get(one.entry.code.replace(code, to));
        if (entry !== undefined) return { ...one, entry };
      }
      return one;
    });
}

// "Your pneumonia's cleared."
function isOver({ entry, problem: { words, scope } }: Diagnosis): boolean {
  if (entry.chronic || entry.status) return false;
  const name = words.toLowerCase();
  return [...scope.sentences, ...(scope.planned ?? [])].some(({ text }) => {
    const at = text.toLowerCase().indexOf(name);
    return at >= 0 && !toBeSeen.test(text.slice(0, at)) && cleared.test(text.slice(at + name.length));
  });
}
// "A chest X-ray in six weeks to see that the pneumonia's cleared."
const toBeSeen =
  /\b(?:that|if|whether|until|till|once|when|sure|unless)(?=)(?: (?:the|his|her|their|the patient['’]s))? $/i;
const cleared =
  /^(?: (?:is|has|have|are)|['’]s)(?: (?:now|all|completely|fully|been))?(?=) (?:cleared|gone|resolved|healed)(?: up)?[.,]/i;

function says(text: string, said: RegExp): boolean {
  const found = said.exec(text);
  return found !== null && !notSo.test(text.slice(0, found.index));
}
