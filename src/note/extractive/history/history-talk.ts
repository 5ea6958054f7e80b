import { examSystemOf } from '../lexicon/exam-words.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const ofPatient =
  /\b(?:you|your|you['’](?:re|ve|d|ll)|yours|he|she|he['’]s|she['’]s|his|her|him|they|patient(?:['’]s)?|history|pain|male|female|born|presents?|presenting|pathology|biopsy|scan|tests?|results?|report)(?=)\b/i;
const courtesies =
  /\b(?:happy birthday|congratulations|good luck|have fun|love to hear|glad (?:to|you)|so cool|that['’]s (?:awesome|fantastic|great|cool|wonderful)|go over (?:the|your) (?:history|chart|records?) with)\b|^(?:the )?next patient is\b|^(?:so )?for example\b|\bcan (?:often |sometimes )?be a (?:trigger|cause|side effect)\b|\b(?:those|these) are all (?:benign|normal|common|good)\b|\bone of the best things (?:that )?you can do\b/i;

const turnsTo =
  /^(?:(?:and|so|okay|now|but|then|well),? ){0,2}i(?=)(?:['’]ve|['’]d)? (?:gotta|got to|have to|need to|want to|wanna|should)(?=) (?:also |just )?(?:ask|check|know|hear)\b/i;

/** True for what the clinician turns to: "and I gotta ask about the cigarettes". */
export function turnsToAsk({ unit, role }: Passage): boolean {
  return role === 'clinician' && !unit.question && turnsTo.test(unit.text);
}

const asksName =
  /^(?:(?:and|so|hi|hello|okay|who) )*(?:you are|you're|who's this|who is this|your name|what's your name|what is your name)$/;

/** True for who somebody says they are: "and you are?" "Rob." */
export function saysName({ answers, words, clinical }: Unit): boolean {
  return (
    answers !== null &&
    words.length < 6 &&
    answers.words.length < 7 &&
    asksName.test(answers.said) &&
    !namesAnything(clinical)
  );
}

const ownChild =
  /\bour (?:(?:own|oldest|youngest|older|younger|little|two|three) )?(?=)(?:son|daughter|kids|children|boys|girls)(?=)\b/;
const goesOn = /^(?:she|he|they)(?:'|$)/;

/** True for what a clinician tells of their own children: "our youngest daughter, she is sixteen and plays soccer, too". */
export function isOfOwnChild({ unit, role }: Passage, before: Unit | undefined): boolean {
  if (role !== 'clinician' || namesAnything(unit.clinical)) return false;
  if (ownChild.test(unit.said)) return true;
  return goesOn.test(unit.words[0]!) && before?.turn === unit.turn && ownChild.test(before.said);
}

// "And you're the daughter?"
const greetsRelative =
  /\b(?:you're|you are|you must be|this is|is this)(?=) (?:(?:the|her|his|your|a|also) )?(?=)(?:mum|mom|mummy|mommy|mother|dad|daddy|father|daughter|son|wife|husband|sister|brother|partner|carer|caregiver|grandma|grandmother|grandpa|granddad|grandfather|aunt|uncle)(?=)\b(?! (?:has|had|have|is|was|said|of|who|to))/i;

/** True for what a clinician says in taking the history that is nothing of this patient: "stress can often be a trigger", "happy birthday". */
export function isTalk({ unit, role }: Passage): boolean {
  if (role !== 'clinician' || unit.question) return false;
  const text = plainOf(unit);
  if (courtesies.test(text) || greetsRelative.test(text)) return true;
  if (ofPatient.test(text) || /\d/.test(text)) return false;
  return !namesAnything(unit.clinical) && examSystemOf(text) === null;
}
