import { onlyDrugIn } from '../../lexicon/drugs.ts';
import type { Passage } from '../../visit/visit.ts';

const asks =
  /^(?:how (?:much|many|often|long|strong)|what (?:dose|strength|dosage))(?=)(?: of (?:that|it|those|them|this))?(?=)(?: (?:is|was) (?:that|it))?(?=)(?: (?:do|did|are|were|have) (?:you|he|she)(?=) (?:been )?(?=)(?:take|taking|use|using|have|having|on|take of))?(?=)(?: (?:that|it|those|them|this|each time|a day|at a time|for))?$|^what(?: is|['’]s) (?:the|your) dose(?: (?:that )?you(?: are|['’]re) (?:taking|on|using))?(?: now| right now| at the moment)?(?:, (?:is it )?[a-z0-9 ]{2,20})?$/i;
const dose = /\d|\b(?:once|twice|every|each|half|one|two|three|daily|when|most|nights?|mornings?)\b/i;
const past = /\b(?:did|were|was)\b/i;
// "He gave me some of his naproxen, but I stopped."
const over = /\b(?:stopped|took|tried|had|gave|used|was|were|left|quit|finished)\b/;
// "The Humalog I sometimes skip." "How often?"
const skips = /\b(?:skip|skips|skipped|miss|misses|missed|forget|forgets|forgot|leave it out)\b/;
const asksCount = /^how (?:many|often|long)\b/i;
// "How are the sweats on the letrozole?"
const asksAfterEffect =
  /^(?:(?:and|so|okay) )*how(?:'s| are| is|'re| about| have| has)\b.* (?:on|with|since|from) /;
const reach = 8;

/**
 * How much is taken of the one medicine that was spoken of just before: "how much of that?" "Four hundred, maybe twice a
 * day." → i take ibuprofen, 400, maybe twice a day. Null where several were named.
 */
export function doseOfThat(
  asked: string,
  answer: string,
  passages: readonly Passage[],
  at: number,
): string | null {
  if (!asks.test(asked) || !dose.test(answer)) return null;
  const { turn } = passages[at]!.unit;
  let name: string | null = null;
  let from = -1;
  let isOver = false;
  let isSkipped = false;
  for (let i = at - 1; i >= 0 && i > at - reach && turn - passages[i]!.unit.turn < 3; i--) {
    const { unit } = passages[i]!;
    if (unit.clinical.drugs === 0 || (name !== null && unit.turn !== from)) continue;
    // Of several sentences the last one that names a medicine is meant.
    if (name !== null) break;
    name = onlyDrugIn(unit.words);
    if (name === null) return null;
    // "And the hot flashes, oh my god." "How many a day?": of these.
    const isOther =
      asksAfterEffect.test(unit.said) ||
      passages
        .slice(/^how long/i.test(asked) ? i : i + 1, at)
        .some((p) => p.unit.clinical.symptoms.length > 0);
    if (isOther && asksCount.test(asked)) return null;
    from = unit.turn;
    const told = passages.slice(i, at).filter((p) => p.unit.turn === from);
    isOver = told.some((p) => over.test(p.unit.said));
    isSkipped = told.some((p) => skips.test(p.unit.said));
  }
  if (name === null || isSkipped) return null;
  return `i ${isOver || past.test(asked) ? 'took' : 'take'} ${name}${/^how long/i.test(asked) ? ' for' : ','} ${answer.replace(/^for /i, '')}`;
}
