import { reworded } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { plannedAs } from './planned-as.ts';

const mainOne =
  /^(?:(?:and|so|well|yes|yeah),?(?=) ){0,2}(?=)the (?:main|big|biggest|most common|usual|common)(?=) (?:one|ones|thing|things)(?= (?:is|are|would be)\b)/i;

/** "Some people get constipation." */
export const someGet =
  /\b(?:some|a few|many|most|lots of|a lot of)(?=) (?:people|patients|folks|women|men)(?=) (?:do |will |may |can |might )?(?=)(?:get|have|find|notice|feel|report|develop)(?=)\b/;

/** "Does it have side effects?" "The main one is nausea." → The main side effect is nausea: told of the medicine. */
export function withSideEffectsTold(passages: readonly Passage[]): readonly Passage[] {
  let asked = -1;
  return passages.map((p) => {
    const { unit, role } = p;
    if (unit.question && role !== 'clinician' && unit.said.includes('side effect')) asked = unit.turn;
    if (role !== 'clinician' || unit.turn !== asked + 1) return p;
    if (!mainOne.test(unit.text) && !someGet.test(unit.said)) return p;
    const told = reworded(unit, unit.text.replace(mainOne, 'The main side effect'));
    return plannedAs(p, { ...told, answers: null });
  });
}
