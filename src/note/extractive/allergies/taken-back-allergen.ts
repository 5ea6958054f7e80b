import { agentsIn } from '../lexicon/allergens.ts';

// "Lidocaine, no wait, that was novocaine." "Codeine. Oh no, that's my wife.", as the words go on behind a name.
const corrected =
  /^(?:(?:no|oh|wait|sorry|hang|on|actually)(?=) ){0,3}(?=)(?:wait|sorry|hang on|actually|i mean)\b(?! and\b)/;
const ofAnother =
  /^(?:(?:no|oh|wait|sorry|actually)(?=) ){0,3}(?:that|it)(?:'s| is| was) (?:my|your|his|her)(?=) (?:wife|husband|partner|mother|mom|mum|father|dad|brother|sister|son|daughter)(?=)\b/;
// "Cipro, I think, no, that was Keflex"
const thatWas =
  /^(?:(?:i think|maybe|oh|well)(?=) ){0,2}(?=)(?:no|sorry|wait)(?=) (?:that|it)(?:'s| is| was) ([a-z-]+)/;
const reach = 8;

/** Whether the words from `end` on take back the allergen that was named before them. */
export function isTakenBack(words: readonly string[], end: number): boolean {
  const behind = words.slice(end, end + reach);
  if (behind.length < 2) return false;
  const said = behind.join(' ');
  const meant = thatWas.exec(said)?.[1];
  if (meant !== undefined && agentsIn([meant]).length > 0) return true;
  return ofAnother.test(said) || (corrected.test(said) && agentsIn(behind).length > 0);
}
