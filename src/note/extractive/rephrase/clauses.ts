import { isAuxiliary, isBaseVerb, isPast, thirdPerson } from './verbs.ts';

const verbless = /^(?:been|being|be|used|left|lower|upper|need|pain|cough|burn|rest|mention)$/;
const finite =
  /^(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|may|might|must|cannot|denies|reports|describes|hurts?|it's|that's)$/;

const preposition = /^(?:from|with|to|at|by|behind|beside|near|before|after|than|like)$/;

/** True where a sentence of the note has a verb that carries it: "He took Tylenol", not "Tylenol, twice". */
export function hasFiniteVerb(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z'-]+/g) ?? [];
  return words.some((word, i) => {
    if (finite.test(word)) return true;
    const before = words[i - 1] ?? '';
    // "Left the stove on", "his hands get tingly"
    if (word === 'left' && /^(?:the|a|his|her|it|my)$/.test(words[i + 1] ?? '')) return true;
    if (word === 'used' && words[i + 1] === 'to') return true;
    // "Somebody across from her kicked …": there "her" is who, not whose.
    const whom = before === 'her' && preposition.test(words[i - 2] ?? '') && isPast(word);
    if (
      verbless.test(word) ||
      (!whom && /^(?:a|an|the|my|his|her|their|some|no|any|of|to|for|with|in|on)$/.test(before))
    )
      return false;
    if (isAuxiliary(word)) return !/^(?:been|being|be)$/.test(word);
    return (
      isPast(word) ||
      singular(word) ||
      (isBaseVerb(word) && /^(?:they|we|i|you|and)$|[^s]s$|feet$|teeth$|people$/.test(before))
    );
  });
}

// "takes", "notices": the third person of a verb, not a plural.
function singular(word: string): boolean {
  if (
    !word.endsWith('s') ||
    /^(?:aches|burns|cramps|drinks|rests|works|walks|runs|falls|chills|changes|pains|coughs|bruises|sounds|looks|feels|meds|checks|tests|notes|stairs|legs)$/.test(
      word,
    )
  )
    return /^(?:feels|looks|sounds|works|walks|runs|drinks|checks|notes)$/.test(word);
  const stems = [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`];
  return stems.some((stem) => isBaseVerb(stem) && thirdPerson(stem) === word);
}

const opensClause =
  /^(?:(?:and|but|so|then|only|just|or|even|especially|like)\s+)*(?:when|if|while|because|since(?! then)|although|though|after(?! that| this)|before(?! that| this)|as|once(?! a\b)|until|whenever|unless)\b/i;

/** True for a clause that waits for its main clause: "When it catches and he falls." */
export function isSubordinateAlone(text: string): boolean {
  if (!opensClause.test(text)) return false;
  if (text.includes(',')) {
    const [first = '', ...rest] = text.split(',');
    // "When it is bad it goes to her back, to the shoulder."
    if (/^When (?:it|that|this) (?:is|was|gets|got) [a-z]+ (?:it|he|she|the patient) [a-z]+/.test(first))
      return false;
    return !rest.some((part) => mainClause.test(part.trim()));
  }
  // "Since the last visit he has been walking": no clause, but a time.
  if (opensTime.test(text)) return !hasFiniteVerb(text);
  const joined = text.toLowerCase().replace(/ and (?:he|she|it|they|the patient)\b/g, ' and');
  return (joined.match(subjects)?.length ?? 0) < 2;
}

const opensTime =
  /^(?:(?:and|but|so|then|only|just|or|even|like)\s+)*(?:since|after|before|until|as)\s+(?!(?:he|she|it|they|the patient|there|that|this|we|i|you)\b)/i;
const subjects =
  /\b(?:he|she|it|they|there|the patient|that|this|(?:his|her|their|the patient's) [a-z]+)\b(?! (?:and|of|or)\b)/g;
const mainClause =
  /^(?:(?:and|but|so|then|that is when)\s+)?(?=)(?:he|she|it|they|there|the|his|her|this|that|no|nothing|we)(?=)\b/i;
