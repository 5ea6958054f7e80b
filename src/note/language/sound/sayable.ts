import type { HeardWord } from './heard-word.ts';
import type { SpeechOdds } from './speech-odds.ts';
import type { SoundTerm } from './term-index.ts';

/** In letters: shorter words are parts of others more often. */
const ownTerm = 4;

// "Head aches", "pain full"
function isWrittenApart(written: string, { written: term }: SoundTerm): boolean {
  return written.startsWith(term) && written.length <= term.length + 1;
}

// "The lens is" is no "linzess".
const goesOn = /^(?:is|was|are|were|has|had|does|do)$/;
// "By supper" is no "buspar".
const whenBefore = /^(?:at|by|before|after|since|with|for|until|till)$/;
const mealOrTime = /^(?:supper|dinner|lunch|breakfast|brunch|bedtime|noon|midnight|sunset|sundown)$/;
const determiner = /^(?:an?|the|my|your|his|her|our|their)$/;
// "You run" is no "urine".
const subject = /^(?:i|you|he|she|it|we|they)$/;

/** True where the words may be meant: "respirator" is no misheard "respiratory", "reflex is" no "reflexes", "a trial" no "atrial". */
export function isSayable(
  words: readonly HeardWord[],
  written: string,
  term: SoundTerm,
  { times }: SpeechOdds,
): boolean {
  const [first, second] = words;
  if (words.length === 2 && goesOn.test(second!.word)) return true;
  if (words.length === 2 && mealOrTime.test(second!.word) && whenBefore.test(first!.word)) return true;
  if (words.length === 2 && second!.word.length > 2 && (second!.right || times(second!) > 0))
    if (determiner.test(first!.word) || subject.test(first!.word)) return true;
  if (words.some(({ word }) => word === term.written)) return true;
  if (isWrittenApart(written, term)) return false;
  if (term.written.endsWith("'s") && !written.endsWith('s')) return true;
  const known = words.some(({ right, word }) => right && word.length >= ownTerm);
  if (known && !words.some((word) => word.kind === undefined && times(word) === 0)) return true;
  return words.some((word) => (words.length === 1 || times(word) > 0) && isKin(word.word, term.written));
}

function isKin(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return same >= 5 && same >= 0.7 * Math.max(a.length, b.length);
}
