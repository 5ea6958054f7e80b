import { isAuxiliary, isBaseVerb, isPast } from '../extractive/rephrase/verbs.ts';
import { namesMedicine } from './how-taken.ts';

// What the house does next, what is dictated, and that the plan was agreed on.
const ofTheHouse =
  /\b(?:nurse|medical assistant|our ma)\b.{0,40}\b(?:come in|come back|be (?:right )?(?:in|back)|go over)\b|^(?:for )?assessment\b|\bnotate\b|^(?:please )?add the following|\bunderstands? and agrees? with the (?:recommended|treatment|medical)(?=)\b|\bquestions were (?:answered|asked)\b|\btake a (?:quick |closer |good )?(?=)look at (?:the|your|his|her|that)\b|\b(?:right )?here for (?:us|me)\b|\bscoot\b/i;
// Of the talk itself.
const ofTalk = /\bstay with (?:this|that) a moment\b|^(?:that|it) is (?:a )?(?:very )?good question\b/i;
// What the patient said stands among what is to be done where the clinician went over it again.
const said = /^(?:the patient|he|she|you) (?:den(?:y|ies|ied)|reports?)\b/i;
const given = /\b(?:give|draw|shot|vaccine|swab|labs?|blood|inject\w*|prescription)\b/i;
// "Of the stones.", "That they can talk to him about the most current options."
const openEnded =
  /^(?:of|how|which|whose|as well|based on|than|like)\b(?![^.]*,)|^that (?:you|they|we|he|she|the|that)\b/i;
const bare = /^no\b|\bnormal\b/i;
const fewestWords = 4;
// What begins so is a subject, and wants a verb; anything else may begin with one that is not listed.
const nounFirst = /^(?:the|an?|some|any|your|his|her|their|our|this|these|those|patient's)\b/i;
const otherVerbs =
  /^(?:includ|remov|refer|prescrib|contain|caus|reliev|treat|improv|lower|rais|heal|protect|control|block|kill|fight|support|suggest|reveal|demonstrat|confirm|indicat|measur|determin|depend|involv|recheck|schedul|result|need|requir|declin|prefer|agre)(?:e|es|s)?$/;
const condition = /^(?:and |but )?(?:if|when|unless|once|until)\b/i;
const consequence =
  /,|\b(?=)(?:calls?|rings?|comes?|go(?:es)?|let (?:us|me)|returns?|seeks?|stops?|takes?|tell|contacts?|reach|brings?|gives?|999|911|111|ambulance|emergency|needs? to|we (?:will|can|may|might|should|need)|i (?:will|can)|please|then|would need|should)(?=)\b/i;

/**
 * True for a sentence that tells a patient something: whole, and about them, not about what the house does next. A
 * medicine with a figure is always told.
 */
export function isWorthTelling(text: string, section: string): boolean {
  if (
    ofTalk.test(text) ||
    (ofTheHouse.test(text) && !given.test(text)) ||
    (section === 'plan' && said.test(text))
  )
    return false;
  if (/\d/.test(text) && namesMedicine(text)) return true;
  if (section === 'assessment' || section === 'subjective') return true;
  if (section === 'objective' && /^we (?:will|are going to)\b/i.test(text)) return false;
  if (openEnded.test(text)) return false;
  if (condition.test(text) && !consequence.test(text.replace(/^\w+ \w+ \w+/, ''))) return false;
  if (section === 'objective' && bare.test(text)) return true;
  if (section === 'plan' && (text.match(/\S+/g) ?? []).length < fewestWords)
    return namesMedicine(text) || isAct(text) || forbids.test(text) || labelled.test(text);
  return (
    !nounFirst.test(text) || hasVerb(text) || /\d/.test(text) || namesMedicine(text) || labelled.test(text)
  );
}

/** "Counselling: continue that." */
const labelled = /^[^.:]{2,30}: [a-z]/i;

/** "No heavy lifting." */
const forbids =
  /^no (?:(?:heavy|more|contact) )?(?=)(?:lifting|driving|swimming|running|sports?|alcohol|smoking|work|school|gym|exercise)(?=)(?=[.,]|$| (?:for|until|till|at|or)\b)/i;

// "Rest the knee."
function isAct(text: string): boolean {
  const [first = '', second] = text.toLowerCase().match(/[a-z']+/g) ?? [];
  return isBaseVerb(first) && second !== undefined;
}

function hasVerb(text: string): boolean {
  return (text.toLowerCase().match(/[a-z']+/g) ?? []).some(
    (word) =>
      isAuxiliary(word) ||
      isBaseVerb(word) ||
      isPast(word) ||
      (word.endsWith('s') && (isBaseVerb(word.slice(0, -1)) || isBaseVerb(word.slice(0, -2)))) ||
      otherVerbs.test(word) ||
      /(?:'s|'re|'ll|n't)$/.test(word),
  );
}
