import { drugAt } from './lexicon/drugs.ts';
import type { Unit } from './units.ts';

const lipidDrugs =
  /(?:statin)$|^(?:ezetimibe|zetia|lipitor|crestor|zocor|pravachol|fenofibrate|gemfibrozil)$/;

/**
 * A problem under a clinician's name for it: "the blood pressure" is hypertension where the patient is said to have it
 * or to be treated for it, "the cholesterol" hyperlipidemia where it is high or a medicine is taken for it; else the
 * words stay as they were said.
 */
export function titleOf(name: string, units: readonly Unit[]): string {
  if (/^(?:(?:high|elevated) )?blood pressure$/.test(name))
    return known(
      units,
      /\bhigh blood pressure|hypertension|for (?:the|your|his|her) blood pressure|blood pressure (?:medic|pills?)/,
    )
      ? 'hypertension'
      : name;
  if (/^(?:(?:high|elevated) )?(?:ldl )?cholesterol$/.test(name))
    return known(
      units,
      /\bhigh cholesterol|hyperlipidemia|cholesterol (?:is|was) (?:a (?:little|bit) )?high\b/,
      lipidDrugs,
    )
      ? 'hyperlipidemia'
      : name;
  return name;
}

const notTheirs =
  /\b(?:no|not|n't|never|denies|if|mother|mom|father|dad|family|brother|sister|husband|wife|son|daughter)\b/;

function known(units: readonly Unit[], said: RegExp, drugs?: RegExp): boolean {
  return units.some(
    ({ words, question }) =>
      (!question && said.test(words.join(' ')) && !notTheirs.test(words.join(' '))) ||
      (drugs !== undefined && words.some((word, i) => drugAt(words, i) === 1 && drugs.test(word))),
  );
}
