import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { isPast } from '../rephrase/verbs.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import { tellsItself } from './as-answered.ts';
import { isFragment } from './in-full/fragments.ts';
import { isWhole } from './leans-on-question.ts';

const subjectless = /^(?:Does|Did|Makes|Made|Gives|Gave|Works|Helps|Tastes) (?!he\b|she\b|they\b|the\b)/;
const hasSubject = /^(?:S?he|The patient|They|There|It)\b/;
const tells =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|half|once|twice|every|couple|few|since|after|before|until|days?|weeks?|months?|years?|night|morning|both|all|just|only|mostly|maybe)(?=)\b/;

/** True for a part that means nothing without the sentence right before it: "She punches. Two, three years.", "It hums. Like a refrigerator." */
export function isPartBehind(text: string, { said, clinical }: Unit): boolean {
  if (text.includes(': ') || hasSubject.test(text)) return false;
  return (
    text.startsWith('Like ') ||
    subjectless.test(text) ||
    (tells.test(said) && !namesAnything(clinical) && !isWhole(text))
  );
}

const takesBack = /^(?:(?:oh|well|but) )*(?:no|not|nothing|none|never|longer|more|less)\b/;
// In letters.
const nextTo = 3;

/** The same before it is told itself; `told` is the sentence that the unit before it became. */
export function trailsBehind(unit: Unit, before: Unit | undefined, told: string | undefined): boolean {
  return (
    told !== undefined &&
    before?.turn === unit.turn &&
    before.words.length > 1 &&
    unit.start - before.end <= nextTo &&
    !takesBack.test(unit.said) &&
    !isPast(unit.words[0]!) &&
    isPartBehind(plainOf(unit), unit) &&
    isFragment(unit) &&
    hasFiniteVerb(told) &&
    !tellsItself.test(told)
  );
}
