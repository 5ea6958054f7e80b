import type { Choose, Diagnosis } from './code-diagnoses.ts';
import { findProblems, type Scope } from './find-problems.ts';
import type { PartFinder } from './phrase-index.ts';
import { forPressure, isGiven } from './treated-pressure.ts';

/** What a problem is headed by, the medicine that tells which illness it is, if one must, and that illness. */
const illnesses: readonly (readonly [title: RegExp, medicine: RegExp | null, illness: string])[] = [
  [/^cold$/, null, 'Common cold.'],
  [/^blood pressure$/, forPressure, 'Hypertension.'],
  [/^cholesterol$/, /\b(?:[a-z]{3,}statin|statins?|ezetimibe|lipitor|crestor|zocor)\b/i, 'Hyperlipidemia.'],
  [
    /^blood sugar$/,
    /\b(?:glipizide|glimepiride|glyburide|gliclazide|sitagliptin|januvia|linagliptin|tradjenta|pioglitazone)\b/i,
    'Type 2 diabetes.',
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

/** The diagnoses, with the illness that its medicine tells of a problem headed by a word for a matter: "Blood pressure. Continue ramipril." */
export function withTreatedMatters(
  diagnoses: readonly Diagnosis[],
  scopes: readonly Scope[],
  finder: PartFinder,
  choose: Choose,
): Diagnosis[] {
  let all = [...diagnoses];
  for (const scope of scopes) {
    const title = scope.group?.replace(/\.$/, '').toLowerCase();
    const found = title === undefined ? undefined : illnesses.find(([name]) => name.test(title));
    const told = [...scope.sentences, ...(scope.planned ?? [])];
    const medicine = found?.[1];
    if (found === undefined || (medicine != null && !told.some(({ text }) => isGiven(text, medicine))))
      continue;
    const sentences = [{ text: found[2], sources: scope.sentences[0]!.sources }];
    const coded = findProblems(finder, [{ group: null, sentences }]).problems.flatMap((problem) =>
      choose({ ...problem, scope, titled: true, words: title! }, 'assessment'),
    );
    if (coded.length === 0) continue;
    const isTitle = ({ problem }: Diagnosis) => problem.scope === scope && problem.titled;
    const at = all.findIndex(isTitle);
    const others = all.filter((one) => !isTitle(one));
    all = at < 0 ? [...all, ...coded] : [...others.slice(0, at), ...coded, ...others.slice(at)];
  }
  return all;
}
