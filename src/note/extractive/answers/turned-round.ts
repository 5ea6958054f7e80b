import { expandContractions } from '../rephrase/expand.ts';
import { finish } from '../rephrase/finish.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { inThirdPerson } from '../rephrase/third-person.ts';
import { isAdverb, isAuxiliary, isPast } from '../rephrase/verbs.ts';
import { withoutEndMarks } from '../visit/end-marks.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import { withinSentence } from './in-full/fragments.ts';

const ofOthers = /\b(?:you|your|yours|we|us|our|ours|mine|let's)\b/;
/** "I wish.", "Tell me about it." */
const idiom =
  /^(?:(?:oh|well|no|yes|yeah|and|but|so) )*(?:i (?:wish|guess|suppose|mean|know|swear|hope|bet|tell|told|thought so|think so|do n't know|dunno|could n't (?:tell|say)|forget|should|will|'ll|would n't|reckon|doubt)|tell me|help me|look|here|bless me|search me|beats me|my (?:god|goodness|word|pleasure|bad)|not me|do n't|just me)(?=)\b/;
/** "I, not that I've seen", "he don't like anybody", "please help me", "come back when I had my tea" */
const noProse =
  /^i,|^(?:come|go|get|take|give|stop|try|see|do|don['’]t|never)\b|\bits [a-z]+ing\b|\bwhat if\b|\bplease\b|\bnot me\b|\band me\b|\b(?:he|she|it) (?:do not|don['’]t)\b|\bi['’]d forgot\b|, (?:hold|hang) on\W*$/i;
const greeting =
  /^(?:good (?:morning|afternoon|evening)|hello|hi|hey)(?=)(?:,?(?=) (?:doctor|doc|sir|ma['’]am|miss|dr\.? [a-z]+))?[,.]? /i;
const asISay =
  /(?:(?<=^|, )(?:as i say|if i am honest|to be honest|i must say),? |, (?:as i say|i will say that|if i am honest|i must say)(?=,|$))/gi;
const opensNo = /^(?:(?:oh|well|god|lord|um|uh),? )*(?:no|nope|nah)\b/i;
const opensYes = /^(?:(?:oh|well|um|uh),? )*(?:yes|yeah|yep|aye)\b/i;
const endsNo = /,? (?:no|nope|nah)\W*$/i;
const ofSpeaker = /\b(?:i|me|my|mine|myself|i['’](?:m|ve|d|ll))\b/i;
/** "It is he noticed it on Sunday", "her her daughter": begun twice. */
const restarted =
  /\b(?:it|that|there) (?:is|was) (?:he|she|they|the patient|(?:his|her|their) [a-z]+) [a-z]+(?:ed|s)\b|\b(?:her her|him him|his his)\b/i;

/**
 * What a patient, or who came along, says and nobody else is in, of who speaks, as it stands within a sentence: "If I
 * twist." → if she twists; "My husband, and my dad." → her husband, and her father. Null where a note could mix up who is
 * meant, or it is an idiom.
 */
export function turnedRound(unit: Unit, speaker: Subject): string | null {
  const { said, text, role, kin } = unit;
  if (noProse.test(text) || ofOthers.test(said) || idiom.test(said) || (role === 'relative' && kin === null))
    return null;
  const heard = withoutEndMarks(plainOf(unit)).replace(greeting, '');
  const plain = expandContractions(`${openingOf(text, heard)}${heard}${closingOf(text, heard)}`).replace(
    asISay,
    '',
  );
  const turned = inThirdPerson(plain, speaker, 'first');
  const read = ofSpeaker.test(turned) || disagrees(turned) || restarted.test(turned) ? null : finish(turned);
  return read === null ? null : withinSentence(read);
}

// A yes or no that is gone as a hesitation.
function openingOf(text: string, heard: string): string {
  if (opensNo.test(text)) return /^no(?:t|r|ne|thing|body)?\b|^never\b/i.test(heard) ? '' : 'no, ';
  return opensYes.test(text) && !/^yes\b/i.test(heard) ? 'yes, ' : '';
}

function closingOf(text: string, heard: string): string {
  return endsNo.test(text) && !endsNo.test(heard) ? ', no' : '';
}

const ofThem =
  /\b(?:he|she|the patient) (?:(?:also|just|only|still|never|always|usually|often|sometimes|really|probably|maybe|kinda|then|even|not) )*([a-z']+)/g;
const eitherTense = /\b(?:he|she|the patient)(?=) (?:put|cut|let|hit|set|shut|read|quit)(?=)\b/i;
const ofThen = /\b(?:ago|yesterday|last|then|was|were|had|did|(?:19|20)\d\d|when|after|since)\b/i;
const between =
  /^(?:and|or|but|so|then|when|if|in|on|at|to|for|with|who|that|because|since|was|from|about|as|a|an|the|too|well)$/;

// "He identify as": a verb that is not known as one. "He put it on": now, or then?
function disagrees(text: string): boolean {
  if (eitherTense.test(text) && !ofThen.test(text)) return true;
  for (const [, verb = ''] of text.toLowerCase().matchAll(ofThem))
    if (!isAuxiliary(verb) && !isPast(verb) && !verb.endsWith('s') && !isAdverb(verb) && !between.test(verb))
      return true;
  return false;
}
