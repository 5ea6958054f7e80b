import { expandContractions } from '../../rephrase/expand.ts';
import { withoutEndMarks } from '../../visit/end-marks.ts';
import { plainOf, type Unit } from '../../visit/units.ts';
import { withoutLead } from '../asked-label.ts';

const whatIs =
  /^((?:and |so |okay,? |well,? )*(?:what|when|where|how|who)(?: [a-z]+)?)['’]s (?!(?:your|his|her|the) (?:[a-z]+ ){1,2}been )/i;
// "Where's it rub?"
const whatDoes =
  /^((?:and |so |okay,? |well,? )*(?:what|when|where|how))(?=)['’]s (it (?:rub|hurt|go|come|start|feel|itch|burn|ache|catch|happen|swell|bleed|get|last)(?=)\b)/i;
const supposed = /, i (?:think|believe|gather|see),(?= )/i;
const afterthought =
  /,? (?:or (?:anything|something|not|what)(?: (?:else|like (?:that|this)))?|at all|then|though|roughly|about|exactly|do you (?:think|know|reckon)|would you say|by the way|please|for me)$|, say$/i;

// "How old are you again?"
const askedAgain = /^(how old (?:are|is) [a-z ]{2,20}),? again$/i;
// "How's school going, bud?"
const callsLast =
  /,? (?:bud|buddy|champ|sweetie|sweetheart|honey|hon|kiddo|pal|my love|dear|darling|mate|sir|ma['’]am|big guy|little (?:man|guy|one|lady))$/i;

/** Each answer of a turn, and each way to read it, wants its question anew. */
const known = new WeakMap<Unit, string>();

/** A question without marks, contractions, and the words that only lead in ("okay, and"). */
export function askedText(question: Unit): string {
  const before = known.get(question);
  if (before !== undefined) return before;
  const text = withoutLead(
    withoutEndMarks(
      expandContractions(plainOf(question).replace(whatDoes, '$1 does $2').replace(whatIs, '$1 is ')),
    ),
  )
    .replace(callsLast, '')
    .replace(supposed, ',')
    .replace(askedAgain, '$1')
    .replace(afterthought, '')
    .replace(afterthought, '');
  known.set(question, text);
  return text;
}
