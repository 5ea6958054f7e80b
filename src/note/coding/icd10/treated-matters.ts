import type { DraftSentence } from '../../writer.ts';
import type { Choose, Diagnosis } from './code-diagnoses.ts';
import { findProblems, type Scope } from './find-problems.ts';
import type { PartFinder } from './phrase-index.ts';
import { forPressure, isGiven } from './treated-pressure.ts';

/** A word for a matter that heads a problem, what tells which illness it is, if anything must, and that illness. */
interface Matter {
  title: RegExp;
  by: RegExp | null;
  is: string;
}

/** By the medicine for it. */
const illnesses: readonly Matter[] = [
  { title: /^cold$/, by: null, is: 'Common cold.' },
  { title: /^(?:ear ?)?wax$/, by: null, is: 'Impacted cerumen.' },
  { title: /^panic$/, by: null, is: 'Panic attacks.' },
  { title: /^(?:blood )?pressures?$/, by: forPressure, is: 'Hypertension.' },
  {
    title: /^cholesterol$/,
    by: /\b(?:[a-z]{3,}statin|statins?|ezetimibe|lipitor|crestor|zocor)\b/i,
    is: 'Hyperlipidemia.',
  },
  {
    title: /^(?:blood )?sugars?$/,
    by: /\b(?:glipizide|glimepiride|glyburide|gliclazide|sitagliptin|januvia|linagliptin|tradjenta|pioglitazone|metformin|insulin|lantus|basaglar|tresiba|toujeo|glargine|degludec|humalog|novolog|lispro|aspart)\b/i,
    is: 'Diabetes.',
  },
  { title: /^(?:underactive )?thyroid$/, by: /\b(?:levothyroxine|synthroid)\b/i, is: 'Hypothyroidism.' },
  {
    title: /^(?:tobacco use|smoking)$/,
    by: /\b(?:nicotine|varenicline|chantix|(?:nicotine |the )(?:patch(?:es)?|gum|lozenges?))\b/i,
    is: 'Nicotine dependence.',
  },
  {
    title: /^(?:seasonal )?allergies$/,
    by: /\b(?:cetirizine|loratadine|fexofenadine|zyrtec|claritin|allegra|flonase|fluticasone|nasal (?:spray|steroid))\b/i,
    is: 'Allergic rhinitis.',
  },
];

const tooHigh = /\b(?:high|up|elevated|raised)\b/i;
const tooLow = /\b(?:low|down)\b/i;
/** By what is said of it where it is not as it should be. */
const elevated = { title: /^(?:blood )?pressures?$/, by: tooHigh, is: 'Elevated blood pressure.' };
const wanting: readonly (Matter & { by: RegExp })[] = [
  elevated,
  {
    title: /^kidney function$/,
    by: /\b(?:came down|come down|down|dropped|low|lower|slow|slower|sluggish|reduced|worse)\b/i,
    is: 'Decreased gfr.',
  },
  { title: /^liver$/, by: tooHigh, is: 'Elevated liver enzymes.' },
  { title: /^cholesterol$/, by: tooHigh, is: 'Hyperlipidemia.' },
  { title: /^potassium$/, by: tooHigh, is: 'Hyperkalemia.' },
  { title: /^potassium$/, by: tooLow, is: 'Hypokalemia.' },
  { title: /^sodium$/, by: tooLow, is: 'Hyponatremia.' },
  { title: /^iron$/, by: tooLow, is: 'Iron deficiency.' },
  { title: /^vitamin d$/, by: tooLow, is: 'Vitamin D deficiency.' },
  { title: /^vitamin b12$/, by: tooLow, is: 'Vitamin B12 deficiency.' },
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
        ({ title: name, by }) =>
          name.test(title) && (by === null || told.some(({ text }) => isGiven(text, by))),
      );
      const found =
        treated ??
        wanting.find(({ title: name, by }) => name.test(title) && under.some(isSo(by))) ??
        (elevated.title.test(title) && sentences.some(isHighReading) ? elevated : undefined);
      if (found === undefined) continue;
      if (found.is === 'Diabetes.' && all.some(({ entry }) => notDiabetes.test(entry.code))) continue;
      const own = [{ text: found.is, sources: scope.sentences[0]!.sources }];
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

// "150 over 92.", measured at the visit.
function isHighReading({ heading, group, text }: DraftSentence): boolean {
  const [, systolic, diastolic] =
    (heading === 'VITALS' && group === 'Blood pressure' && reading.exec(text)) || [];
  return Number(systolic) >= 140 || Number(diastolic) >= 90;
}
const reading = /^(\d{2,3}) over (\d{2,3})/;

function isSo(said: RegExp): (sentence: Pick<DraftSentence, 'text'>) => boolean {
  return ({ text }) => {
    const found = said.exec(text);
    return found !== null && !notSo.test(text.slice(0, found.index)) && !otherSense.test(text);
  };
}
