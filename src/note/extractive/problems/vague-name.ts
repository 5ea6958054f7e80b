import { isConditionWord } from '../lexicon/conditions.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { wordsOf } from '../visit/units.ts';

const signs =
  /^(?:swelling|edema|effusion|tenderness|redness|reaction|inflammation|fluid|bruis(?:e|ing)|pain|aches?|numbness|weakness|nausea|vomiting|fever|cough|congestion|headaches?|dizziness|fatigue|itching|irritation|murmurs?|deformity|abnormality|symptoms?|stress|lump|mass|lesions?|urgency|impairment|enlargement|wheez(?:es?|ing)|crackles|rales|rhonchi|crepitus|gallop)$/;

/** True for what is found or felt, where a diagnosis would say more: "trace edema in both legs". */
export function isSign(name: string): boolean {
  const words = wordsOf(name);
  // What is to be biopsied is a problem of its own.
  if (/\b(?:pigmented|atypical|precancerous) lesions?$/.test(name)) return false;
  if (/\b(?:sore|scratchy|painful) throat$/.test(name)) return true;
  if (seen.test(name)) return true;
  if (/\b(?:hay|scarlet|glandular|rheumatic|dengue|typhoid) fever$/.test(name)) return false;
  if (name.endsWith('cognitive impairment')) return false;
  const heads = words.filter((word) => isConditionWord(word) || signs.test(word));
  return heads.length === 0 ? symptomsIn(words).length > 0 : heads.every((word) => signs.test(word));
}

// As an examiner finds them: "tenderness and spasm in the muscles", "a resting tremor".
const seen =
  /^(?:(?:some|mild|fine|slight) )?(?=)(?:tenderness and spasm|(?:resting|fine|coarse|postural) tremor)\b/;

/** True for a name that a closer one may replace: "arthritis" by "hallux rigidus". */
export function isVague(name: string): boolean {
  return isSign(name) || isGeneric(name);
}

/** True for what nearly every name of its kind could be called: "a real allergy". */
export function isGeneric(name: string): boolean {
  return generic.test(name);
}

// Less than the part of the body that hurts.
const generic =
  /^(?:strain|sprain|fracture|tear|injury|infection|virus|cyst|mass|stones?|arthritis|bruise|reaction|allergy)$/;

/** True for a name of what is there to be seen, whatever it is: a mole, a rash. */
export function isPlainToSee(name: string): boolean {
  return plain.test(wordsOf(name.split(where, 1)[0]!).at(-1) ?? '') && !isJudged(name);
}
// "A lump of the left breast"
const where = / (?:of|in|on) (?:the|both|your|his|her) /;
// There to be seen, whatever it is.
const plain =
  /^(?:moles?|rash|rashes|spots?|lumps?|bumps?|patch(?:es)?|growths?|lesions?|swelling|wax|sores?|nodules?)$/;

/** True for what somebody makes of a thing that is there to be seen: an atypical mole. */
export function isJudged(name: string): boolean {
  return judged.test(name);
}
const judged = /\b(?:atypical|dysplastic|cancerous|precancerous)\b/i;
