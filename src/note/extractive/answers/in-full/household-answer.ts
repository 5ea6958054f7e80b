import { withinSentence } from './fragments.ts';
import { asksWhoAtHome } from './named-answer.ts';

const meAnd =
  /^(?:(?:oh|um|uh|well|so|yes|yeah|no)(?=),?(?=) ){0,2}(?=)(?:(?:it['’]s|it is|there['’]s|there is) )?(?=)(?:just |only )?(?:me|myself)(?=)(?:(?:,(?= my | our )| and|, and|,? with) (?!(?:the|my|a)(?=) (?:dogs?|cats?)\b)((?:my|our|the|(?:her|his|their)(?! and\b)|an?|\d|one|two|three|four|five|some) .{2,80}))?$/i;

// "Me, her father, her and the baby"
const ofThem = /(?:, |^)(?:her|him|you)(?: and\b|,)/i;

/**
 * With whom somebody lives, where who is at home was asked of: "just me and my husband" → i live with my husband, and of a
 * child "it's me and her dad" → she lives with me and her dad.
 */
export function householdAnswer(asked: string, said: string, they: string): string | null {
  if (!asksWhoAtHome(asked)) return null;
  const found = meAnd.exec(withinSentence(said));
  if (found === null || ofThem.test(found[1] ?? '')) return null;
  const [, others] = found;
  if (they === 'i') return others === undefined ? null : `i live with ${others}`;
  return /\byou\b/i.test(asked)
    ? null
    : `${they} lives with me${others === undefined ? '' : ` and ${others}`}`;
}
