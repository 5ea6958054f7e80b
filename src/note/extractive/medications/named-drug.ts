import { namesDrug, onlyDrugIn } from '../lexicon/drugs.ts';
import { plainOf, type Unit, wordsOf } from '../visit/units.ts';
import { sinceBegun } from './since-begun.ts';
import { medicineUnnamed } from './stopped-medications.ts';
import { withoutMeasured } from './without-measured.ts';

const takesIt =
  /\b((?:take|takes|taking|took|taken|use|uses|using|used))(?=) (?:it|that|this)\b(?! (?:is|was|out|off|away|easy)\b)/;
const stopsIt = /\b(hold|holding|held|stop|stopped|restart|restarted) (?:it|that)\b(?! (?:is|was)\b)/;
// "What happened with the tramadol?" "I only took two of them."
const someOfThem =
  /\b((?:take|takes|took|taken|had|used)(?=) (?:(?:only|just|about) )?(?=)(?:\d|one|two|half|some|a few|a couple|most)(?=) of) (?:it|that|them|those)\b/;
// "How's the prednisone going?" "I'm down to 10 a day."
const onDose =
  /\b((?:is|was)(?: now)?(?=) (?:on(?=) (?=(?:a )?\d[\d.,]* ?(?:mg|mcg|units|g|mL)(?=)\b)|(?:down|up) to(?=) (?=\d[\d.,]*(?: (?:mg|mcg|units|g|mL))?(?=) (?:a (?:day|night)|daily|once|twice|at|in the|now)(?=)\b)))/;
const pointing = [takesIt, stopsIt, someOfThem, onDose];

const itActs =
  /^It (?=(?:(?:does|did|do|has)(?: not)? )?(?=)(?:(?:really|only|just|maybe|usually|sometimes|never|hardly|barely) )?(?=)(?:helps?|helped|helping|takes? the edge|took the edge|works?|worked|eases?|eased|settles?|settled|upsets?|touch|touches|(?:makes|made|gives|gave)(?=) (?:him|her|the patient|them) )(?=)\b)/;

/**
 * What a medicine does with its name, where it was named just before and the list alone has it: "just paracetamol, two
 * tablets" "It takes the edge off." → The paracetamol takes the edge off.
 */
export function withActingDrugNamed(text: string, unit: Unit, before: Unit | undefined): string {
  if (before?.turn !== unit.turn || before.clinical.drugs === 0 || !itActs.test(text)) return text;
  const name = onlyDrugIn(before.words);
  return name === null ? text : text.replace(itActs, `The ${name} `);
}

/**
 * A sentence of the history with the medicine in place of "it", where the one medicine that was asked of, or named just
 * before, says which: "are you taking the lisinopril?" "i take it every morning" → takes lisinopril every morning.
 */
export function withDrugNamed(
  text: string,
  unit: Unit,
  asked: Unit | null,
  before: Unit | undefined,
): string {
  if (!mayPoint(text)) return text;
  if (!pointing.some((points) => points.test(text))) return text;
  if (onlyDrugIn(wordsOf(text)) !== null || isNamedBefore(text)) return text;
  const name = goesOnOf(unit, before) ? lastTold(before) : (onlyDrugOf(asked) ?? onlyDrugOf(before));
  if (name === null) return text;
  return text
    .replace(takesIt, `$1 ${name}`)
    .replace(stopsIt, `$1 the ${name}`)
    .replace(someOfThem, `$1 the ${name}`)
    .replace(onDose, `$1${name} `);
}

// "They stopped the aspirin when I started the apixaban. I take that twice a day."
function goesOnOf({ turn }: Unit, before: Unit | undefined): before is Unit {
  return before?.turn === turn && before.clinical.drugs > 0;
}

// Where one took the place of another the new one is meant.
function lastTold(before: Unit): string | null {
  return onlyDrugIn(wordsOf(withoutMeasured(sinceBegun(plainOf(before)))));
}

function onlyDrugOf(unit: Unit | null | undefined): string | null {
  return unit && unit.clinical.drugs > 0 ? onlyDrugIn(wordsOf(withoutMeasured(unit.said))) : null;
}

// "Spironolactone, he is not on that now, they stopped it because of his potassium.", "on a pill, she took it".
function isNamedBefore(text: string): boolean {
  const at = Math.max(...pointing.map((points) => text.search(points)));
  const lead = text.slice(0, at);
  return namesDrug(wordsOf(lead)) || medicineUnnamed.test(lead);
}

// To look for a word costs less than a pattern.
function mayPoint(text: string): boolean {
  return [' it', ' on ', ' th', ' to '].some((word) => text.includes(word));
}
