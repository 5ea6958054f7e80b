import { namesDrug } from '../lexicon/drugs.ts';
import { wordsOf } from '../visit/units.ts';

const leavesOff =
  /\b(?:stopped|quit|gave (?:it |that |them )?up|g[ai]ve it up|ran out|came off|(?:do|did|have)(?: ?n['’]t| not)(?=) (?:take|taken|use|used))(?=)\b/;
const parting = /(?:,? (?:and|but|plus|so) |, )/;
/** A thing without a name: "a statin", "the twisty thing", "the one for cholesterol". */
const thing =
  /^(?:an?|the|some|that|my) (?!(?:dose|doctor|pharmacy|insurance|morning|evening|night|day|lot|while|week|month|year|bit|problem|trouble)\b)[a-z]/;
// "Percocet, but that made me itch so I quit it.": of the medicine.
const doesTo =
  /^that(?:['’]s| is| was| just| only| never| really)* (?:made|makes|gave|gives|did|upset|hurt|kept|caused|bothered|messed|killed)\b/;
const owned = /^my (?:wife|husband|mom|mum|mother|doctor|gp|dad|son|daughter|insurance)\b/;

/** "Amlodipine ten, and I was on Ambien but I ran out", "levothyroxine, and I've just finished a course of prednisolone" */
const formerly =
  /,? (?:and|but|plus),? (?:then )?(?:i|he|she)(?=)(?: (?:(?:was|had been|have been)(?=) (?:on|taking|using)|used to (?:take|use|be on)|had(?= (?:(?:some|an?) )?(?:[a-z]+ )?(?:antibiotics?|steroids|courses?)\b))|(?:['’](?:ve|s)| have| has)?(?: just)? (?:finished|completed|come off|came off|stopped)(?: (?:a|the|my) course of)?)(?=) (?!(?:it|that|them|this|those)\b)[a-z]/;
const again =
  /\b(?:still|again|now|since|(?:i['’]m|i am|he['’]s|she['’]s)(?=) (?:on|taking|using)|(?:i|he|she)(?=) (?:takes?|uses?))(?=)\b/;

/** A sentence (in small letters) up to where it turns to a medicine of the past, where one of now is named before it. */
export function withoutFormer(low: string): string {
  const found = formerly.exec(low);
  if (found === null || again.test(low.slice(found.index))) return low;
  const before = low.slice(0, found.index);
  return namesDrug(wordsOf(before)) ? before : low;
}

/**
 * A sentence (in small letters) without the thing at its end that is left off and has no name: "the ramipril, and the one for
 * cholesterol I've stopped" tells of the ramipril that it is taken.
 */
export function withoutOtherStopped(low: string): string {
  const found = leavesOff.exec(low);
  if (found === null) return low;
  const parts: { text: string; start: number }[] = [];
  let start = 0;
  for (const text of low.split(parting)) {
    const at = low.indexOf(text, start);
    parts.push({ text, start: at });
    start = at + text.length;
  }
  const last = parts.findLastIndex((part) => part.start <= found.index);
  for (let i = last; i > 0; i--) {
    const part = parts[i]!;
    if (namesDrug(wordsOf(part.text))) return low;
    if (thing.test(part.text) && !owned.test(part.text) && !doesTo.test(part.text))
      return namesDrug(wordsOf(low.slice(0, part.start))) ? low.slice(0, part.start) : low;
  }
  return low;
}
