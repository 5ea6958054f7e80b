const subject = '(?:i|you|we|they|he|she|it|that|there)';
const auxiliary = '(?:am|is|are|was|were|have|has|had)';
/** What is begun here has no end: "I have not been doing my, ", "we were on, ". */
const open = [
  `${subject} (?:${auxiliary} )?(?:not )?(?:[a-z]+ ){0,2}?(?:my|your|the|a|an|slightly|a bit)`,
  `${subject} (?:am|is|are|was|were) (?:[a-z]+ )?(?:on|to|of|at|in|with)`,
].join('|');
/** And this neither: "I am, ", "it was, "; "they won't, " is an answer. */
const bare = `${subject} (?:am|is|are|was|were|has been|have been)(?: (?:just|really|still|only))?`;
const same = `(${subject}) ${auxiliary}(?: not)?(?: been)?(?: (?:just|really|still|only))?`;
const verb = `(?:${auxiliary}|went|used|got|gets?|thinks?|said|says?|keeps?|kept|goes|go|came|took|takes?|feels?|felt|did|does|do(?! not know)|could|can|would|will|[a-z]{3,}ed)`;
/** "… I used to do a swim on a Thursday", "… my blood pressure was a bit up" */
const anew = `(?:${subject} ${verb} (?!not,)[a-z\\d]|(?:my|your|his|her|the) (?:[a-z]+ ){1,2}(?:is|was|are|were|has) )`;
const joint = '(^|[;.:] |\\b(?:and|but|so|then|because)(?: also)? )';

const ofOpen = new RegExp(`${joint}(?:${open}), (?:well, )?(?=${anew})`, 'gi');
const ofBare = new RegExp(`${joint}${bare}, (?:well, )?(?=${anew})`, 'gi');
/** "I've not, I haven't been for a while." */
const ofSame = new RegExp(`${joint}${same}, (?:well, )?(?=\\2 ${verb} (?!not,)[a-z\\d])`, 'gi');
/** "I couldn't, I couldn't lie flat.", "that's not, it's not the headache" */
const again = new RegExp(
  `${joint}(${subject} (?:${auxiliary}|could|can|would|will|do|did)(?: not)?), (?=\\2 [a-z])`,
  'gi',
);
const thatNot = new RegExp(`${joint}that is not, (?=it is not )`, 'gi');
/** "And now I've, well, food's sticking." */
const withWell = new RegExp(
  `${joint}(now )?${subject} ${auxiliary}, well, (?=[a-z]+ (?:is|was|are|has) [a-z])`,
  'gi',
);
/** "It, it", said in the same words: what is left stands alone. */
const begun = /, /;

/**
 * The words without what was begun and then said otherwise, of a new subject: "I'm, they said I was borderline" → they said
 * I was borderline; "I've not been doing my, I used to do a swim" → I used to do a swim. In the speaker's person, with
 * contractions written out.
 */
export function withoutBegunOtherwise(text: string): string {
  if (!begun.test(text)) return text;
  return text
    .replace(withWell, '$1$2')
    .replace(ofOpen, '$1')
    .replace(ofBare, '$1')
    .replace(ofSame, '$1')
    .replace(again, '$1')
    .replace(thatNot, '$1');
}
