import { isConditionWord } from '../lexicon/conditions.ts';
import { thirdPerson } from '../rephrase/verbs.ts';
import { plainOf, reworded, type Unit, wordsOf } from '../visit/units.ts';

const ofKin =
  /^((?:yes|yeah|well|um|uh)\W+)?((?:my|his|her|our) [a-z]+(?: and (?:my |his |her )?[a-z]+)?) (does|do|did|has|have|is)(?= |[.,]|$)/i;
// "My mother has asthma" stands for nothing.
const hasObject =
  /^ (?!too\b|as well\b|also\b|both\b|and\b|but\b|really\b|badly\b|sometimes\b|it\b|them\b|that\b|since\b|from\b|in\b|at\b|when\b|outside\b)[a-z]/i;
const asksKin =
  /\b(?:does|do|did|has|have|is)(?=) any(?:one|body)(?=)(?: else)?(?: (?:in|at|on)(?=) (?:(?:the|your|his|her) )?(?=)(?:family|house|household|home))?(?=),?(?=) ((?:smoke|get|have|had|got|suffer|vape|drink)(?=)\b[^?.]*)/i;
const someOf = '(?:(?:both|one|two|three) of )?';
const relative =
  '(?:mom|mum|mother|dad|father|parents|brothers?|sisters?|grandmother|grandma|grandfather|grandpa|aunts?|uncles?|cousins?)';
const kinOnly = new RegExp(
  String.raw`^(?:(?:yes|yeah|well|um|uh|just)\W+)*(${someOf}(?=)my ${relative}(?:(?:,| and|, and) ${someOf}(?:my )?(?=)${relative})*)\W*$`,
  'i',
);
const asksHave =
  /\b(?:does|do|has|have|did)(?=) any(?:one|body)(?: else)?(?=)(?: in (?:the|your|his|her)(?=) (?:immediate )?family)?(?=) (?:have|had|got|have had) ([a-z][a-z' -]{2,40}?)\W*$/i;
const historyOf = /\bfamily history of (?:any )?([a-z' -]{3,50}?)\W*$/i;
const had =
  /(?<!n['’]t |\bcannot |\bnot )\b(had|have|has|get|gets|got) it\b(?! (?:is|was|out|off|done|checked|looked|removed|under|back|on|in my|in the)\b)/i;
const asksOf =
  /\b(?:any|have you (?:ever )?had(?: any| an?)?|do you (?:get|have)(?: any| an?)?) ((?:[a-z-]+ )?[a-z-]+)[\s?.]*$/i;

const sawNone =
  /^((?:(?:no|nope|well|um|uh)\W+)*(?:i|we)(?=)(?:['’]ve| have| did| do)?(?=)(?:n['’]t| not| never)(?=) (?:(?:really|ever) )?(?=)(?:see|seen|notice|noticed|have|had|get|gotten|hear|heard) any)[\s.!]*$/i;
const asksForAny =
  /^(?:(?:and|so|okay|now|then)[ ,]+)*(?:(?:is|are|was|were) there |(?:have|did|do|has|does)(?=) (?:you|he|she|they)(?=) (?:have|had|see|seen|notice|noticed|get|hear|heard) )?any (?!other\b|more\b|of\b|questions?\b|concerns?\b)([a-z][a-z' -]{2,60}?)(?=)(?:, [a-z]+)?[\s?.]*$/i;
const points =
  /\b(?:you|your|i|me|my|we|us|it|that|this|those|these|he|she|they|else|is|are|was|were|has|have|had)\b/i;

/**
 * An answer with what was asked in place of the word that stands for it: "does anyone smoke at home?" "my dad does" → my
 * dad smokes at home; "any eczema?" "I had it when I was little" → I had eczema when I was little. The unit itself where
 * nothing stands for anything.
 */
export function filledAnswer(unit: Unit, asked: Unit | null): Unit {
  if (asked === null || unit.question || unit.words.length > 14) return unit;
  const kin = ofKin.exec(unit.text);
  const what =
    kin === null || hasObject.test(unit.text.slice(kin[0].length)) ? null : asksKin.exec(plainOf(asked))?.[1];
  if (kin !== null && what != null) {
    const [verb = '', ...rest] = what.trim().split(' ');
    const past = /^(?:had|got)$/i.test(verb) ? 'has had' : thirdPerson(verb.toLowerCase());
    return reworded(unit, `${kin[2]} ${[past, ...rest].join(' ')}${unit.text.slice(kin[0].length)}`);
  }
  const named = kinOnly.exec(unit.text)?.[1];
  if (named !== undefined) {
    const illness = asksHave.exec(plainOf(asked))?.[1] ?? historyOf.exec(plainOf(asked))?.[1];
    if (illness === undefined || !wordsOf(illness).some(isConditionWord)) return unit;
    const several = / and |,|s\W*$|\bboth\b/i.test(named);
    return reworded(unit, `${named} ${several ? 'have' : 'has'} had ${illness}`);
  }
  const none = sawNone.exec(unit.text)?.[1];
  if (none !== undefined) {
    const thing = asksForAny.exec(plainOf(asked))?.[1];
    return thing === undefined || points.test(thing) ? unit : reworded(unit, `${none} ${thing}.`);
  }
  if (!had.test(unit.text)) return unit;
  const name = asksOf.exec(plainOf(asked))?.[1]?.toLowerCase();
  if (name === undefined || !wordsOf(name).some((word) => isConditionWord(word))) return unit;
  return reworded(unit, unit.text.replace(had, `$1 ${name}`));
}
