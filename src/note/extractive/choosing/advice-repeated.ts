import { clinicalWords } from '../visit/clinical-words.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** In words. */
const longest = 14;
const fewest = 2;
const onCondition = /\b(?:if|unless|when)\b/;
const tells =
  /\b(?:call|ring|phone|come|go|take|stop|get|see|tell|emergency|hospital|clinic|999|911|111|straight|same day|right away)\b/;
const light = new Set(
  'okay ok right so and or the a an to of it got that is i we she he they my yes yeah sure will then if in on for all n t'.split(
    ' ',
  ),
);

/**
 * The passages without what somebody only says back of the clinician's advice: after "if you get a fever or can't keep
 * fluids down, call", "Fever, can't keep fluids down. Got it." is nothing that the patient has.
 */
export function withoutAdviceRepeated(passages: readonly Passage[]): Passage[] {
  const out = [...passages];
  for (const [i, { unit, role }] of passages.entries()) {
    if (role === 'clinician' || unit.question || unit.words.length > longest || unit.answers !== null)
      continue;
    if (unit.clinical.symptoms.length < fewest - 1) continue;
    const own = unit.words.filter((word) => !light.has(word));
    if (own.length < fewest) continue;
    const advice = saidBefore(passages, i, unit);
    if (advice === null || !own.every((word) => advice.has(word))) continue;
    out[i] = { ...out[i]!, keep: 0, unit: { ...unit, clinical: clinicalWords([]) } };
  }
  return out;
}

// The words of the clinician's turn before, where it is advice for what may come.
function saidBefore(passages: readonly Passage[], i: number, unit: Unit): Set<string> | null {
  const words = new Set<string>();
  let advises = false;
  for (let k = i - 1; k >= 0; k--) {
    const { unit: said, role } = passages[k]!;
    if (said.turn === unit.turn) continue;
    if (said.turn < unit.turn - 1 || role !== 'clinician') break;
    for (const word of said.words) words.add(word);
    advises ||= !said.question && onCondition.test(said.said) && tells.test(said.said);
  }
  return advises ? words : null;
}
