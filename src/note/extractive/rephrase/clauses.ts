import { isAuxiliary, isBaseVerb, isPast, thirdPerson } from './verbs.ts';

const finite = new Set(
  "is are was were has have had does do did can could will would should may might must cannot denies reports describes hurt hurts lasts it's that's".split(
    ' ',
  ),
);
const verbless = new Set('been being be used left lower upper need pain cough burn rest mention'.split(' '));
// After these a word is a noun, whatever verb it could be.
const beforeNoun = new Set('a an the my his her their some no any of to for with in on'.split(' '));
const possessors = new Set(['the', 'a', 'his', 'her', 'it', 'my']);
const preposition = /^(?:from|with|to|at|by|behind|beside|near|before|after|than|like)$/;

// "The spells last an hour", not "spells last night"
const several = /^(?:they|(?!this$)[a-z]{3,}[a-rt-z]s)$/;
const whenLast =
  /^(?:night|week|weekend|month|year|time|summer|winter|spring|fall|autumn|visit|[a-z]+day|(?:jan|febr)uary|march|april|may|june|july|august|[a-z]+ber)$/;

// "The patient falls asleep": a verb, whatever else the word may be.
const ofOne = new Set(['he', 'she', 'it', 'patient']);

/** True where a sentence of the note has a verb that carries it: "He took Tylenol", not "Tylenol, twice". */
export function hasFiniteVerb(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z'-]+/g) ?? [];
  return words.some((word, i) => finite.has(word) || carries(words, i));
}

function carries(words: readonly string[], i: number): boolean {
  const word = words[i]!;
  const before = words[i - 1] ?? '';
  // "Left the stove on", "his hands get tingly"
  if (word === 'left' && possessors.has(words[i + 1] ?? '')) return true;
  if (word === 'used' && words[i + 1] === 'to') return true;
  if (word === 'last' && several.test(before) && !whenLast.test(words[i + 1] ?? '')) return true;
  if (verbless.has(word)) return false;
  // "Somebody across from her kicked …": there "her" is who, not whose.
  const whom = before === 'her' && preposition.test(words[i - 2] ?? '') && isPast(word);
  if (beforeNoun.has(before) && !whom) return false;
  return (
    isAuxiliary(word) ||
    isPast(word) ||
    singular(word) ||
    (ofOne.has(before) && word.endsWith('s') && isBaseVerb(word.slice(0, -1))) ||
    (isBaseVerb(word) && /^(?:they|we|i|you|and)$|[^s]s$|feet$|teeth$|people$/.test(before))
  );
}

const plurals = new Set(
  'aches burns cramps rests falls chills changes pains coughs bruises meds tests stairs legs'.split(' '),
);

// "takes", "notices": the third person of a verb, not a plural.
function singular(word: string): boolean {
  if (!word.endsWith('s') || plurals.has(word)) return false;
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
