/** Whether what is named is denied or affirmed by the words right after it. */
export interface NamedFirst {
  denied: boolean;
  /** The words that say so, as offsets into the text. */
  start: number;
  end: number;
}

// "swelling in my legs, no"
const place =
  /^ (?:in|on|of|at|around) (?:(?:my|the|his|her|your|both) )?[a-z]{2,20}(?: [a-z]{2,20})?(?=[\s,-])/i;
const word =
  /^[\s,-]{0,4}\b(no|none|nope|nah|never|negative|nothing|(?:no,? )?(?=)not (?:really|at all|so much|that (?:much|often)|much|any ?more|lately|usually)|yes|yeah|yep|yup)(?=)\b/i;
// What is denied ends there, or the next is named.
const closes = /^(?:\s*(?:[.;!]|$)|[\s,]{1,3}but\b|,(?! (?:ever|um|uh|it|that|this)\b))/i;
// "nausea no vomiting no diarrhea no": the answer to each stands after it to the end.
const alternates = /\b(?:no|yes|none|nope|never|yeah)[\s.!]{0,3}$/i;
const verbal =
  /\b(?:i|you|he|she|it|we|they|that|this|there|is|are|was|were|be|been|am|have|has|had|do|does|did|get|gets|got|feel|felt|can|could|said|says|no|not|never|without|denies|denied|yes or)(?=)\b|n['’]t\b|['’](?:ve|m|s|re|d)\b/i;
const answered = /\b(?:no|none|nope|nah|never|not really|yes|yeah|yep|yup)[\s,]{1,3}$/i;

/**
 * "Diarrhea, no." and "nausea no, vomiting yes": what stands at text[start..end) is named first and its answer follows.
 * Null where no such answer follows, or where the phrase is part of a sentence ("i have pain, no change").
 */
export function namedFirst(text: string, start: number, end: number): NamedFirst | null {
  const where = place.exec(text.slice(end, end + 60))?.[0].length ?? 0;
  const found = word.exec(text.slice(end + where, end + where + 40));
  if (found === null) return null;
  const until = end + where + found[0].length;
  const rest = text.slice(until);
  if (!closes.test(rest) && !(alternates.test(text) && /^[\s,]{0,3}[a-z]/i.test(rest))) return null;
  const at = { start: until - found[1]!.length, end: until };
  // A "no" that ends everything denies, however the rest was put: "and do you have any diarrhea no".
  if (/^no$/i.test(found[1]!) && /\bno[\s.!]{0,3}$/i.test(text)) return { denied: true, ...at };
  const clause = text.slice(Math.max(0, start - 60), start).replace(/^.*[.;?!]/s, '');
  const own = answered.test(clause) ? '' : clause.slice(clause.lastIndexOf(',') + 1);
  if (own.trim().split(/\s+/).length > 4 || verbal.test(own)) return null;
  return { denied: !/^ye/i.test(found[1]!), ...at };
}
