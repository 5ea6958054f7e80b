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
      const found = illnesses.find(([name]) => name.test(title));
      if (found === undefined) continue;
      const [, medicine, illness] = found;
      const told = [...scope.sentences, ...(scope.planned ?? []), ...taken];
      if (medicine !== null && !told.some(({ text }) => isGiven(text, medicine))) continue;
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
