import { type ClinicalWords, namesAnything } from '../visit/clinical-words.ts';

// "She is doing yoga anymore": a question that was taken for its answer.
const onlyAsked = /\b(?:anymore|anybody|anyone|ever)\b/;
const mayBeSaid =
  /\b(?:not|no|never|nobody|none|denies|without|if|than|whether|hardly|barely|rarely|before|first|best|worst|most|only|unless|since|doubts?|ever since|forever|whoever|whatever|however|wherever)\b/i;
const judges =
  /^(?:It|That|This|They|Those|These)(?=) (?:is|was|are|were|has been|have been|feels?|looks?)(?=)(?: (?:pretty|very|really|so|fairly|all|quite|kind of|slightly|just))?(?=) (?:good|fine|normal|great|okay|nice|funny|crazy|fun|right|true|helpful|helping|embarrassing|wonderful|awesome|interesting|perfect)\.$|^(?:That|This|It) is (?:good|great|reassuring) news\.$/;
const talks =
  /^That is (?:kind of )?what (?:s?he|the patient)(?=) (?:figured|thought|guessed)(?=)(?: (?:it|that) (?:was|is|might be|would be))?\.$|^(?:She|He|They|The patient)(?=) (?:(?:is|are) (?:sorry|hoping\.|kidding|joking)|(?:could|can) (?:be|do) (?:doing )?better\.|denies (?:more|when|well|if|that|feel)\b|did (?:that|it|this)(?=) (?:they|he|she|hurts?|does|is|was|has)(?=)\b|(?:is|are) not (?:quite |really |too |exactly )?sure\.|(?:figured|guessed|supposed|reckoned)\.)|^Do not (?:hate|judge|laugh|yell|shoot)\b|^The relative is (?:his|her|the patient's) [a-z-]+\.|^[^,]{3,40} (?:has|have|had) not seen any\.$|^Denies (?:because|well|if|when|that|it)\b|^It hurts but not as much as when |^Never ha(?:ve|s) been\.$/;
/** "It does not does riding bother it.", "So what did she say.": a question that ran on. */
const ranOn =
  /\b(does|did|is|was|has|do) not \1\b|\bwhat did (?:he|she|they|the patient)(?=) (?:just )?(?:say|do)\b|^[^,;]{3,40} (?:is|was|are|were|has|does)(?=) (?:he|she|they|it)\.$|\b(?:phone|will turn (?:it|that) (?:off|down))\.$/;
const answersOnly =
  /^(?:She|He|The patient)(?=) (?:is|does|did|has|was|will|can)(?=) (?:and|but|so|or|back)\b/;
/** "She goes.", "The nurse did.", "The patient believes.": of a clause only its beginning. */
const beginsOnly =
  /^(?:She|He|It|They|We|The (?:patient|relative|clinician|nurse|doctor|surgeon|[a-z]{4,}ologist))(?=) (?:(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would)(?=)(?: not)?(?: been| had| have| be)?(?=)(?: (?:having|taking|doing|getting|running|yes|no|do))?|goes|guess(?:es)?|thinks?|believes?|supposes?|says?|tr(?:y|ies)|starts?|agrees?)\.$/;
/** "I think that's it for medical history.", "I would have to double check." */
const closes =
  /^(?:She|He|They|The (?:patient|relative|clinician))(?=) (?:(?:thinks?|believes?|guess(?:es)?) (?:that|this)(?=) is (?:it|all|about it|everything)\b|(?:(?:would|will) have|ha[sv]e?|needs?)(?=) to (?:double[- ]check|check|look (?:it|that) up)\.$|(?:is|are) (?:right|correct)\.$)|^It is the patient(?: today)?\.$|^That is (?:right )?(?:the spot|there|here)\.$/;
/** "No, that's all been fine.", "never have been", "no, I, yeah, I do", "between the attacks, are you okay?" */
const saysNoMore =
  /^That (?:is|has) (?:all )?(?=)(?:been )?(?:fine|okay|good|normal)\.$|^(?:Never (?:have|has|had|did|was)(?: been)?|Go ahead|Nothing else)\.$|^(?:S?he|The patient) (?:yeah|yes|no), |, (?:is|are|was|were)(?=) (?:s?he|they|the patient)\.$/;
const willDo = /^We (?:will|are going to) /;

/** True for a sentence of the history that tells nothing of the patient, or what nobody said to be so. */
export function tellsNothing(text: string, named: ClinicalWords): boolean {
  return (
    willDo.test(text) ||
    saysNoMore.test(text) ||
    talks.test(text) ||
    judges.test(text) ||
    ranOn.test(text) ||
    (onlyAsked.test(text) && !mayBeSaid.test(text)) ||
    (answersOnly.test(text) && !namesAnything(named))
  );
}

/** True for a sentence, alone and under no question, of which only its beginning was said, or with which talk closes. */
export function isScrap(text: string): boolean {
  return beginsOnly.test(text) || closes.test(text);
}
