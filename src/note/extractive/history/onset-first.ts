import { daysAgo } from '../visit/chronology.ts';
import { plainOf, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const onset =
  /\b(?:start(?:ed|ing)|began|begun|came on|(?:first|have|has) noticed|since|(?:have|has|'ve|'s) (?:been|had) .{0,60}\bfor|for (?:about |almost |over )?(?=)the (?:past|last))(?=)\b/;
const seenLast =
  /\b(?:since (?:the|your|our|his|her|my|i) (?:last|saw)|since last (?:visit|time)|last seen|last saw|at (?:the|your|our|his|her)(?=) last (?:visit|appointment)|last time (?:you|he|she) (?:was|were|came|saw))(?=)\b/;
const followUp = /\bfollow[- ]?(?:ing )?up|\brecheck\b|\bcheck-?up\b/;
const light =
  /^(?:right|left|pain|ache|the|and|or|of|in|on|a|an|his|her|their|status|post|check|days?|weeks?|months?|years?|i|i'?ve|i'm|my|it|this|that|these|have|has|had|been|for|to|with|at|so|very|really|just|now|last|past|since)$/;

/**
 * What was told of one matter in the order a history has: at a follow-up what was at the last visit, then when the trouble
 * (`trouble`) began, then the rest as it was told. `opener` is the sentence that says why they came;
 * `goesOn` tells a passage that needs the one before it, which is never parted from it.
 */
export function onsetFirst(
  told: readonly Passage[],
  trouble: string | null,
  opener: Passage | undefined,
  goesOn: (passage: Passage) => boolean,
): Passage[] {
  const about = wordsOf(trouble ?? '').filter((word) => !light.test(word));
  const began = (p: Passage) => {
    const text = plainOf(p.unit).toLowerCase();
    return (
      about.some((word) => p.unit.words.includes(word)) &&
      onset.test(text) &&
      (daysAgo(text) !== null || /\bsince\b/.test(text))
    );
  };
  const last = (p: Passage) => seenLast.test(plainOf(p.unit).toLowerCase());
  const out = moved([...told], began, goesOn);
  const follows = opener !== undefined && followUp.test(plainOf(opener.unit).toLowerCase());
  return follows ? moved(out, last, goesOn) : out;
}

function moved(
  told: Passage[],
  leads: (passage: Passage) => boolean,
  goesOn: (passage: Passage) => boolean,
): Passage[] {
  let at = 0;
  while (at < told.length && !(mayLead(told[at]!) && !goesOn(told[at]!) && leads(told[at]!))) at++;
  if (at === 0 || at === told.length) return told;
  let end = at + 1;
  while (end < told.length && goesOn(told[end]!) && told[end]!.unit.turn === told[at]!.unit.turn) end++;
  if (end < told.length && goesOn(told[end]!)) return told;
  let to = 0;
  while (to < at && goesOn(told[to]!)) to++;
  told.splice(to, 0, ...told.splice(at, end - at));
  return told;
}

function mayLead({ unit }: Passage): boolean {
  return !unit.question && unit.words.length > 4;
}
