import { isBodyPart } from '../../lexicon/body-part.ts';

const side =
  /^(?:(?:it's|it is|it was|on|in|just|only) )*(?:(?:the|my|his|her) (left|right)|(left) (?:one|side)|(right) (?:one|side)|(left))(?=)(?: (?:one|side|hand side|hand))?(?=)(?: again)?$/i;

/** "the right one" → right; null for what names more than a side. */
export function sideOf(phrase: string): 'left' | 'right' | null {
  const found = side.exec(phrase);
  const named = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4];
  return named === undefined ? null : (named.toLowerCase() as 'left' | 'right');
}

const sides = /\b(left|right)\b/g;
const small =
  /^(?:back|side|neck|chest|stomach|belly|tummy|head|throat|nose|mouth|tongue|heart|spine|skin|hair|face|jaw)$/;

/** The clause of this side: "i broke my wrist" → i broke my right wrist. The clause itself where no one part takes it. */
export function withSide(clause: string, meant: 'left' | 'right'): string {
  const said = clause.match(sides) ?? [];
  if (said.length > 1) return clause;
  if (said.length === 1) return clause.replace(sides, meant);
  const words = clause.split(' ');
  const parts = words.flatMap((word, i) =>
    isBodyPart(word) && !small.test(word) && !/s$/.test(word) ? [i] : [],
  );
  if (parts.length !== 1 || !/^(?:my|the|an?|his|her)$/.test(words[parts[0]! - 1] ?? '')) return clause;
  const at = parts[0]!;
  if (words[at - 1] === 'an') words[at - 1] = 'a';
  return [...words.slice(0, at), meant, ...words.slice(at)].join(' ');
}
