import { onlyDrugAsSaid } from '../lexicon/drugs.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const reach = 3;

// "An unloader brace can help some people. I'll write you a prescription for one."
const prescribesOne = /\bprescri(?:be|ption for) (?:you )?one\b/i;
const thingNamed =
  /^(?:(?:and|so|now),? )?(?=)(an? (?:[a-z-]+ ){0,2}(?=)(?:brace|splint|boot|sling|cane|walker|nebuli[sz]er|spacer|inhaler|cream|mask|monitor))(?=) (?:can|could|may|might|will|would|is|helps?)(?=)\b/i;

// "I need a refill on the sumatriptan." "I'll send that over to your pharmacy."
const sendsIt =
  /^((?:(?:yes|sure|okay|of course|absolutely|no problem),?(?=) )?(?:i|we)(?=)(?:['’]ll| will| can)(?: just)?)(?=) (?:send|call|put)(?=) (?:that|it|one|those|them)(?: right)?(?=)(?: over| in| off| out| through)?(?= to (?:your|the) pharmacy|[.]?$| (?:today|now|for you)\b)/i;
const wantsRefill =
  /\b(?:refills?|a prescription) (?:on|of|for) (?:my|the|his|her) ([a-z-]{4,24}(?: (?:cream|inhaler|patch(?:es)?|pills))?)(?=$|[.,?!])/i;

// "Will my insurance cover it?" "It should. If it doesn't, call the office."
const ifNot =
  /^(?:(?:and|but),? )?(?=)if (?:it|they) (?:does n['’]?t|does not|doesn['’]t|do not|don['’]t)(?=,| )/i;
const ofInsurance = /\binsurance\b/;

/** What a clinician says of "one", "that" or "it", with its name where it was named just before. */
export function withNamedJustBefore(unit: Unit, passages: readonly Passage[], index: number): Unit {
  if (unit.role !== 'clinician' || unit.question) return unit;
  const text = plainOf(unit);
  const before = passages.slice(Math.max(0, index - reach), index).reverse();
  if (prescribesOne.test(text)) {
    const thing = firstIn(before, 'clinician', thingNamed);
    return thing === null ? unit : reworded(unit, text.replace(/\bone\b/i, thing.toLowerCase()));
  }
  const sends = sendsIt.exec(text);
  if (sends !== null) {
    const medicine = firstIn(before, 'patient', wantsRefill) ?? refilled(passages, index);
    const rest = text.slice(sends[0].length);
    return medicine === null ? unit : reworded(unit, `${sends[1]} send a refill of the ${medicine}${rest}`);
  }
  return ifNot.test(text) &&
    before.some(
      ({ role, unit: { question, said } }) => role !== 'clinician' && question && ofInsurance.test(said),
    )
    ? reworded(unit, text.replace(ifNot, 'If insurance does not cover it'))
    : unit;
}

// "Do you need a refill?" "Yes, please.", where one medicine was spoken of.
function refilled(passages: readonly Passage[], index: number): string | null {
  const before = passages.slice(Math.max(0, index - askedReach), index);
  const asked = before.some(
    ({ role, unit: { question, words } }) => role === 'clinician' && question && words.includes('refill'),
  );
  if (!asked) return null;
  const names = new Set(
    before.flatMap(({ unit }) => (unit.clinical.drugs > 0 ? [onlyDrugAsSaid(unit)] : [])),
  );
  return names.size === 1 ? [...names][0]! : null;
}
const askedReach = 5;

function firstIn(before: readonly Passage[], whose: 'clinician' | 'patient', pattern: RegExp): string | null {
  for (const { role, unit } of before) {
    const found = (role === 'clinician') === (whose === 'clinician') ? pattern.exec(plainOf(unit)) : null;
    if (found !== null) return found[1]!;
  }
  return null;
}
