import type { DraftSentence } from '../../writer.ts';
import type { Choose, Diagnosis } from './code-diagnoses.ts';
import { findProblems, type Scope } from './find-problems.ts';
import type { PartFinder } from './phrase-index.ts';
import { forPressure, isGiven } from './treated-pressure.ts';

/** What a problem is headed by, the medicine that tells which illness it is, if one must, and that illness. */
const illnesses: readonly (readonly [title: RegExp, medicine: RegExp | null, illness: string])[] = [
  [/^cold$/, null, 'Common cold.'],
  [/^(?:blood )?pressures?$/, forPressure, 'Hypertension.'],
  [/^cholesterol$/, /\b(?:[a-z]{3,}statin|statins?|ezetimibe|lipitor|crestor|zocor)\b/i, 'Hyperlipidemia.'],
  [
    /^(?:blood )?sugars?$/,
    /\b(?:glipizide|glimepiride|glyburide|gliclazide|sitagliptin|januvia|linagliptin|tradjenta|pioglitazone|metformin|insulin|lantus|basaglar|tresiba|toujeo|glargine|degludec|humalog|novolog|lispro|aspart)\b/i,
    'Diabetes.',
  ],
  [/^(?:underactive )?thyroid$/, /\b(?:levothyroxine|synthroid)\b/i, 'Hypothyroidism.'],
  [
    /^(?:tobacco use|smoking)$/,
    /\b(?:nicotine|varenicline|chantix|(?:nicotine |the )(?:patch(?:es)?|gum|lozenges?))\b/i,
    'Nicotine dependence.',
  ],
  [
    /^(?:seasonal )?allergies$/,
    /\b(?:cetirizine|loratadine|fexofenadine|zyrtec|claritin|allegra|flonase|fluticasone|nasal (?:spray|steroid))\b/i,
    'Allergic rhinitis.',
  ],
];

const tooHigh = /\b(?:high|up|elevated|raised)\b/i;
const tooLow = /\b(?:low|down)\b/i;
/** What a problem is headed by, what is said of it where it is not as it should be, and what that is. */
const wanting: readonly (readonly [title: RegExp, said: RegExp, finding: string])[] = [
  [/^(?:blood )?pressures?$/, tooHigh, 'Elevated blood pressure.'],
  [
    /^kidney function$/,
    /\b(?:came down|come down|down|dropped|low|lower|slow|slower|sluggish|reduced|worse)\b/i,
    'Decreased gfr.',
  ],
  [/^liver$/, tooHigh, 'Elevated liver enzymes.'],
  [/^cholesterol$/, tooHigh, 'Hyperlipidemia.'],
  [/^potassium$/, tooHigh, 'Hyperkalemia.'],
  [/^potassium$/, tooLow, 'Hypokalemia.'],
  [/^sodium$/, tooLow, 'Hyponatremia.'],
  [/^iron$/, tooLow, 'Iron deficiency.'],
  [/^vitamin d$/, tooLow, 'Vitamin D deficiency.'],
  [/^vitamin b12$/, tooLow, 'Vitamin B12 deficiency.'],
];
/** "Not up", "if it's still high", "it was low", "slow down", "follow up". */
const notSo =
  /\b(?:not|n['’]t|no longer|never|if|unless|was|were|used to|could|would|might|may|can|will|push(?:es)?|rais(?:e|es|ing))\b/i;
const otherSense =
  /\b(?:follow|come|comes|go|goes|going|bring|write|written|writing|sit|sits|stand|stands|cut|calm|settle|slow|end|back|take|taken|look|check|set|pick)[- ](?:it )?(?:up|down)\b/i;

/** Metformin and insulin are given for these as well. */
const notDiabetes = /^(?:R73\.|E28\.2|O)/;

/**
 * The diagnoses, with the illness that its medicine tells of a problem headed by a word for a matter: "Blood pressure.
 * Continue ramipril.", or the ramipril on the list of medications.
 */
export function withTreatedMatters(
  diagnoses: readonly Diagnosis[],
  scopes: readonly Scope[],
  sentences: readonly DraftSentence[],
  finder: PartFinder,
  choose: Choose,
): Diagnosis[] {
  let all = [...diagnoses];
  const made = new Set<Diagnosis>();
  const taken = sentences.filter(({ heading }) => heading === 'MEDICATIONS');
  for (const scope of scopes) {
    for (const title of scope.group
      ?.replace(/\.$/, '')
      .toLowerCase()
      .split(/ and (?:the )?/) ?? []) {
      const under = [...scope.sentences, ...(scope.planned ?? [])];
      const told = [...under, ...taken];
      const treated = illnesses.find(
        ([name, medicine]) =>
          name.test(title) && (medicine === null || told.some(({ text }) => isGiven(text, medicine))),
      );
      const found = treated ?? wanting.find(([name, said]) => name.test(title) && under.some(isSo(said)));
      if (found === undefined) continue;
      const [, , illness] = found;
      if (illness === 'Diabetes.' && all.some(({ entry }) => notDiabetes.test(entry.code))) continue;
      const own = [{ text: illness, sources: scope.sentences[0]!.sources }];
      const coded = findProblems(finder, [{ group: null, sentences: own }]).problems.flatMap((problem) =>
        choose({ ...problem, scope, titled: true, words: title }, 'assessment'),
      );
      if (coded.length === 0) continue;
      const isTitle = (one: Diagnosis) => one.problem.scope === scope && one.problem.titled && !made.has(one);
      const at = all.findIndex(isTitle);
      const others = all.filter((one) => !isTitle(one));
      for (const one of coded) made.add(one);
      all = at < 0 ? [...all, ...coded] : [...others.slice(0, at), ...coded, ...others.slice(at)];
    }
  }
  return all;
}

function isSo(said: RegExp): (sentence: Pick<DraftSentence, 'text'>) => boolean {
  return ({ text }) => {
    const found = said.exec(text);
    return found !== null && !notSo.test(text.slice(0, found.index)) && !otherSense.test(text);
  };
}
