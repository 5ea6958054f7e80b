import { agentsIn } from '../lexicon/allergens.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { isTakenBack } from './taken-back-allergen.ts';

const allergen = /\ballergic (?:reaction )?to (?:just |only |still )?((?:[a-z-]+)(?: (?:and|or) [a-z-]+)?)/;
// "… to Percocet, Vicodin and latex": what is listed after the first.
const more = /^(?:, ?| and | or )+((?:and |or )?[a-z-]+)/;
const noAllergen =
  /^(?:i|it|they|he|she|you|we|that|which|and|or|so|but|because|since|had|have|has|is|was|my|the|a|no|not|do|does|did|if|when|where|then|also|gets?|got|just|who|this|there|what|how|in|on|for|with)$/;
const vague =
  /^(?:any|the|a|it|that|them|anything|what|my|your|medicines?|medications?|some|something|one|certain|nothing|lots|most|i|people|girls|boys|men|women|work|homework|exercise|nonsense)\b/;

/** The allergens that a clause names (in small letters, as its words too): known ones, and whatever one is "allergic to". */
export function allergensIn(low: string, words: readonly string[]): string[] {
  const known = agentsIn(words).filter(
    ({ at, length }) => !isTakenBack(words, at + length) && !isTakenBeside(words, at, at + length),
  );
  const found = allergen.exec(low);
  if (
    found === null ||
    vague.test(found[1]!) ||
    /\byou (?:get|have|develop|become|are)\b/.test(low.slice(0, found.index))
  )
    return known.map(({ name }) => name);
  const items = listedFrom(found[1]!, low.slice(found.index + found[0].length)).flatMap((item) =>
    item.split(/ (?:and|or) /),
  );
  const unknown = items.filter((item) => {
    const at = words.indexOf(item);
    return (
      !known.some(({ name }) => name.split(/[ ']/).includes(item)) &&
      !agentsIn([item]).length &&
      !isTakenBack(words, at + 1)
    );
  });
  // In the order in which they were named.
  return [...known.map(({ name }) => name), ...unknown].sort((a, b) => low.indexOf(a) - low.indexOf(b));
}

// "I can't have it with the methotrexate."
function isTakenBeside(words: readonly string[], at: number, end: number): boolean {
  if (words[end]?.startsWith('allerg')) return false;
  if (words[at - 2] !== 'with' || !/^(?:the|my|his|her)$/.test(words[at - 1]!)) return false;
  // "Any trouble with the local anesthetic?"
  return !/^(?:trouble|problems?|issues?)$/.test(words[at - 3] ?? '');
}

// Speech goes on after a comma: of a list every item but the last is followed by another or by "and".
function listedFrom(first: string, rest: string): string[] {
  const items = [first];
  let left = rest;
  for (let found = more.exec(left); found !== null; found = more.exec(left)) {
    const item = found[1]!.replace(/^(?:and|or) /, '');
    if (noAllergen.test(item)) break;
    items.push(item);
    left = left.slice(found[0].length);
  }
  const ends = /^\s*(?:[.;?!]|$|,? (?:and|but|so)(?=) (?:i|it|you|that|they|he|she)(?=)\b)/.test(left);
  if (items.length === 1 || ends) return items;
  const known = items.slice(1).filter((item) => agentsIn([item]).length > 0);
  return [first, ...known];
}

const opening =
  /^(?:(?:just|only|yes|yeah|well|um|uh|oh|er|to|the|i think|maybe|probably|mainly|some)(?=),?(?=) ){1,4}/;
const noName =
  /\b(?:i|i'm|i've|it|it's|they|he|she|you|we|that|that's|which|so|but|because|is|was|are|no|not|none|nothing|do|does|did|if|when|know|think|sure|of|on|never|yes|yeah|same|still|nope|nah|right|correct|okay|ok|fine|years?|ago|since|as|what|like|from|my|dunno|remember|recall|january|february|march|april|june|july|august|september|october|november|december|spring|summer|winter|autumn|[a-z]+day)(?=)\b/;

/** "Kiwi fruit." to "Any allergies?": an answer of a word or two that is the name of something; else null. */
export function bareAnswer(low: string): string | null {
  const name = low.split(/[,.;]/)[0]!.replace(opening, '').trim();
  // "Only to work.", "seafood, nah, joking"
  if (vague.test(name) || /^[a-z]+ing$/.test(name) || /\b(?:joking|kidding)\b/.test(low)) return null;
  if (name === 'seasonal') return 'seasonal allergies';
  if (name.split(' ').some(isConditionWord)) return null;
  return /^[a-z][a-z' -]{2,30}$/.test(name) && name.split(' ').length <= 2 && !noName.test(name)
    ? name
    : null;
}
