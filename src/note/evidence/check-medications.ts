import { wordsAt } from '../matches.ts';
import { isListedMedicine } from './drug-names.ts';
import type { HeardFacts } from './heard-facts.ts';
import { lettersApart } from './letters-apart.ts';
import { hiddenSubstances, substanceIn } from './named-medicines.ts';

/** `said`: by that name; `renamed`: the same substance by another name; `respelled`: nearly that name; `unsaid`. */
export type MedicationFinding = 'said' | 'renamed' | 'respelled' | 'unsaid';

const order: readonly MedicationFinding[] = ['said', 'renamed', 'respelled', 'unsaid'];

/**
 * The worst finding among the medicines a note's sentence (in plain text) names; a word with a dose after it counts as
 * one, and so does a name that is run into other letters or broken up by signs.
 */
export function medicationsIn(text: string, heard: HeardFacts): MedicationFinding {
  let worst = 0;
  const lower = text.toLowerCase();
  for (const substance of hiddenSubstances(lower))
    worst = Math.max(worst, order.indexOf(heard.substances.has(substance) ? 'respelled' : 'unsaid'));
  for (const { word, end } of wordsAt(longerWord, lower)) {
    if (heard.words.has(word)) continue;
    const substance = substanceIn(word);
    dose.lastIndex = end;
    const dosed = dose.test(lower);
    if (substance === null && !(dosed && word.length > 5 && !doseWords.has(word))) continue;
    worst = Math.max(worst, order.indexOf(findingOf(word, substance, heard)));
  }
  return order[worst]!;
}

const longerWord = /[a-z]{3,}/g;
const dose = / \d[\d.,]* ?(?:mg|mcg|milligrams|micrograms)\b/y;

const doseWords = new Set(
  `provide provided recommend receive received administer prescribing giving increase decrease increased decreased reduce reduced taking dosage currently tablet tablets capsule capsules
  another additional continue started starting should approximately milligram strength titrate titrated uptitrate
  nightly weekly morning evening bedtime medication medicine antibiotic extended release succinate tartrate sodium
  hydrochloride potassium immediate chewable previous original current initial maximum roughly injection prescribed
  prescribe resume restart switch change changed higher lowered around`.split(/\s+/),
);

function findingOf(
  word: string,
  substance: string | null,
  { words, substances, splitSubstances }: HeardFacts,
): MedicationFinding {
  if (words.has(`${word}s`) || words.has(word.replace(/s$/, ''))) return 'said';
  if (substance !== null && substances.has(substance)) return 'renamed';
  if (substance !== null && splitSubstances().has(substance)) return 'respelled';
  for (const said of words.keys()) {
    if (said[0] === word[0] && word.length >= 7 && !isListedMedicine(said) && isNearly(said, word)) {
      return 'respelled';
    }
  }
  return 'unsaid';
}

/** At most two letters apart, three in long names: how a recogniser mishears a drug. */
function isNearly(a: string, b: string): boolean {
  const most = b.length >= 10 ? 3 : 2;
  return Math.abs(a.length - b.length) <= most && lettersApart(a, b) <= most;
}
