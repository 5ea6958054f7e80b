import { namesDrug } from '../lexicon/drugs.ts';
import { wordsOf } from '../visit/units.ts';

const leavesOff =
  /\b(?:stopped|used to|(?:was|were|been) (?:on|taking)|made (?:me|him|her)|gave (?:me|him|her)|took (?:me|him|her) off|taken off|came off|went off|quit|off|gave up|couldn['’]?t|didn['’]?t)\b/i;
const begins =
  /\b(?:(?:put|started|switched|swapped|changed|moved)(?=) (?:me|him|her|us|it|that|them)(?=) (?:over )?(?:on|onto|to)|(?:i|he|she)(?=) (?:went on(?:to| to)?|started(?: on)?|switched to|changed to|moved to|swapped to|was started on|was put on)|now(?=) (?:i['’]m on|i take|i use|i have|it['’]s))(?=) (?:the |an? |some )?(?=[a-z])/i;
// "They switched me from metformin to Jardiance, ten in the morning."
const fromTo =
  /\b(?:switched|swapped|changed|moved|put)(?=) (?:me|him|her|us)(?=) (?:over )?from (?:the |my |his |her )?[a-z-]{4,20}(?: [a-z]{2,12})? (?:on)?to (?=(?:the )?[a-z])/i;
const goesOn =
  /\b(?:i|he|she)(?:['’]m| am|['’]s| is)?(?=) (?:still )?(?:take|takes|taking|on|use|uses)\b|\bstill\b/i;
const overAgain =
  /\b(?:but|and|then)(?=) (?:(?:i|he|she|they|it|that) )?(?=)(?:stopped|quit|came off|gave|took (?:me|him|her) off|did(?:n['’]t| not)|made|couldn['’]?t)(?=)\b/i;

/**
 * What is said of the medicine that took the place of another: "they stopped the aspirin when I went on the apixaban,
 * that's twice a day" → I went on the apixaban, that's twice a day. The whole text where it tells of no such thing.
 */
export function sinceBegun(text: string): string {
  const swap = fromTo.exec(text);
  if (swap !== null) return text.slice(swap.index + swap[0].length);
  const found = begins.exec(text);
  if (found === null || found.index === 0) return text;
  const lead = text.slice(0, found.index);
  if (!leavesOff.test(lead) || goesOn.test(lead)) return text;
  const part = text.slice(found.index);
  return namesDrug(wordsOf(part)) && !overAgain.test(part) ? part : text;
}
