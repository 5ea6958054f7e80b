import { tellsSomething } from '../choosing/tells-something.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { finish } from '../rephrase/finish.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { withoutEndMarks } from '../visit/end-marks.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withinSentence } from './in-full/fragments.ts';

const shortest = 3;
const longestTalk = 20;
const longestFragment = 12;

/** The words of an answer that is no sentence, as a note may have them under what was asked; null for any other
 * and for what one of `lines` has. */
export function fragmentIn(unit: Unit, next: Unit | null, lines: readonly string[]): string | null {
  // "Twice. I sleep through the rest.": said with what comes next.
  if (unit.words.length <= shortest && next?.turn === unit.turn && !next.question && !next.inFull)
    return null;
  if (unit.question || unit.words.length > longestFragment || !tellsSomething(unit)) return null;
  if (unit.clinical.conditions > 0) return null;
  const plain = finish(plainOf(unit).replace(hesitates, ''));
  if (plain === null || someone.test(unit.said) || hasFiniteVerb(plain) || /\d' s\b/.test(plain)) return null;
  const bare = plain.slice(0, -1).toLowerCase();
  return lines.some((line) => line.includes(bare)) ? null : plain;
}
const hesitates = /^(?:(?:um|uh|er|oh|well|so|yes|yeah|yep|no|like|just|i guess|i think|maybe) *[,.] *)+/i;

export const yesNo = /^(?:no|yes)$/;

const saysNo =
  /^(?:(?:um|uh|oh|well|god)[,.]? )?(?=)(?:(?:no|nope|nah|none|nothing|neither)(?=)(?: of (?:those|them|that))?)(?=[,.!]|$)/i;
const saysYes = /^(?:(?:um|uh|oh|well)(?=)[,.]? )?(?=)(?:yes|yeah|yep|yup|aye)(?=)\b(?=[,.!]|$)/i;

function yesOrNo({ text }: Unit): string | null {
  return saysNo.test(text) ? 'no' : saysYes.test(text) ? 'yes' : null;
}

/** The few words of the answer that stand before it ("Once.", "No."); null where more was said, or it is told already. */
export function saidBefore(
  { unit, index }: Passage,
  passages: readonly Passage[],
  told: ReadonlyMap<Unit, string>,
  written: ReadonlySet<Passage>,
  mayFollowTalk: boolean,
): string[] | null {
  const out: string[] = [];
  const own = yesOrNo(unit);
  if (own !== null) out.push(own);
  for (let i = index - 1; passages[i]?.unit.turn === unit.turn; i--) {
    const part = passages[i]!.unit;
    if (part.question || told.has(part)) return null;
    if (greeting.test(part.said)) continue;
    // "I have them on my phone somewhere. One thirty, one forty.": what is no matter of a note is passed over.
    if (part.words.length > shortest) {
      if (
        !mayFollowTalk ||
        written.has(passages[i]!) ||
        part.words.length > longestTalk ||
        namesAnything(part.clinical)
      )
        return null;
      continue;
    }
    const answer = yesOrNo(part);
    if (answer !== null) out.unshift(answer);
    // "No rash. My feet are cold.": of what else was asked it says nothing.
    else if (!denies.test(part.said) && tellsSomething(part) && !someone.test(part.said)) {
      const bare = withoutEndMarks(plainOf(part));
      if (bare !== '') out.unshift(withinSentence(bare));
    }
  }
  return out;
}

/** "Yes, morning.", "Good morning doctor, yes." */
const greeting =
  /^(?:(?:yes|yeah|oh|well)(?=) ){0,2}(?=)(?:hi|hello|hey|(?:good )?(?:morning|afternoon|evening))(?=)(?: (?:there|doctor|doc|dr [a-z]+))?(?=)(?: (?:yes|yeah))?$/;
const denies = /^(?:no|none|nothing|neither)\b(?! more\b)/;
const someone = /\b(?:i|me|my|you|your|we|us|our)\b/;
