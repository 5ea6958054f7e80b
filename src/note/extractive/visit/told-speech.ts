import { kin } from '../../language/kin.ts';
import { namesAnything } from './clinical-words.ts';
import type { Unit } from './units.ts';
import type { Passage } from './visit.ts';
import { withChanges } from './with-changes.ts';

const tells = new RegExp(
  `^(?:(?:and|so|then|but|well|um|er|uh|yeah|honestly)[, ]+){0,4}(?:(?:i|he|she|they|everyone|everybody|people|(?:my|our|me|the) (?:${kin}|boss|mates?|friends?|girls?|lads?|teacher|nurse|receptionist|lady|bloke|man|woman|doctor)) (?:was|were) (?:just |all )?like(?:, | (?=oh\\b|no\\b|what\\b|why\\b|right\\b|okay\\b|i['’]?m\\b|you['’]?re\\b|we\\b|is (?:it|this|that)\\b))|i (?:just )?thought,? (?=(?:oh|hello|hang on|right|here (?:we|i) go|that['’]s (?:odd|funny|weird|it))\\b))`,
  'i',
);

/**
 * The passages without speech and thoughts that are told in their own words and name nothing of a note: "I was like, I'm going
 * to die on this train", "I thought, hello", which would read as if they were so.
 */
export function withoutToldSpeech(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit | null>();
  for (const p of passages) {
    if (p.role === 'clinician' || p.unit.question || !tells.test(p.unit.text)) continue;
    if (!namesAnything(p.unit.clinical)) changed.set(p, null);
  }
  return withChanges(passages, changed);
}
