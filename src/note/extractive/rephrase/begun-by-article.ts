/** What the words must hold before the rule is worth a try. */
export const begunByArticle = /\b(?:an?|the|my|your) (?:i|you|we|they|he|she|it|there) /i;

const joint =
  /\b(?:an?|the|my|your) (?=(?:you|we|they|he|she) [a-z]|i (?!do not know\b)[a-z]|(?:it|there) (?:is|are|was|were|looks|seems)\b)/i;
const person = /^(?:i|you|we|he|she|it|they)$/i;
const reach = 7;

/**
 * The words without what was given up for a new subject: "i am going to order a you get another sample" → you get another
 * sample. After "a" or "your" no "you" can follow.
 */
export function withoutBegunByArticle(text: string): string {
  const found = joint.exec(text);
  if (found === null) return text;
  const before = text.slice(0, found.index).trimEnd().split(' ');
  let from = before.length - 1;
  while (from >= 0 && from > before.length - 1 - reach && !person.test(before[from]!)) from--;
  const begun = from >= 0 && person.test(before[from]!);
  let kept = begun ? from : before.length;
  if (begun && /^that$/i.test(before[kept - 1] ?? '') && !/^to$/i.test(before[kept - 2] ?? '')) kept--;
  const rest = text.slice(found.index + found[0].length);
  return kept === 0 ? rest : `${before.slice(0, kept).join(' ')} ${rest}`;
}
