import { upperFirst } from '../../language/upper-first.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { isDrug } from '../lexicon/drugs.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { isAuxiliary, isBaseVerb } from '../rephrase/verbs.ts';

const lead =
  '(?:(?:[Ss]o|[Oo]kay|[Oo]k|[Rr]ight|[Ww]ell|[Nn]ow|[Aa]nd|[Aa]ll right|[Aa]lright|[Gg]reat|[Gg]ood|[Tt]hanks|[Tt]hank you)(?=[, ]),? )';
const opensCalling = new RegExp(
  `^(${lead}{1,3})([A-Z][a-z]{2,11}), (?=(?:(?:so|and|now) )?(?:[Ii]|[Ii]['’](?:m|ve|d|ll)|we|we['’](?:re|ve|d|ll)|you|you['’](?:re|ve)|your|this (?:is|sounds|looks)|it (?:sounds|looks|seems)|let['’]?s?|from|what|have|has|do|does|did|any|can|are|how|when|where)\\b)`,
);
const opinion =
  "(?:I (?:do(?:n['’]t)? )?(?:think|believe|suspect)|(?:this|it|that)(?:['’]s| (?:is|looks|sounds|seems))|you(?:['’]ve| have|['’]re| are)|from what|what (?:I|you))(?=)\\b";
/** "Susan, I think this is sciatica." */
const opensWithName =
  /^()([A-Z][a-z]{2,11}), (?=I (?:do(?:n['’]t)? )?(?:think|believe|suspect)\b|this (?:is|looks|sounds)\b|from what\b|what (?:I|you)\b)/;
/** "From what you've told me, Susan, this sounds like sciatica.", "What you have, Priya, is a tension headache." */
const callsWithin = new RegExp(
  `^(${lead}{0,3}(?:[Ff]rom|[Bb]ased on|[Gg]iven|[Ll]ooking at|[Ww]hat|[Ii] think|[Aa]s I said)(?=) ?[^,.]{0,60}), ([A-Z][a-z]{2,11}), (?=is\\b|(${opinion}|I|we|my)\\b)`,
);
/** "This looks like plantar fasciitis, David." */
const callsLast = new RegExp(
  `^(${lead}{0,3}(?:${opinion}|[TI](?:his|hat|t)(?:['’]s| (?:is|looks|sounds|seems))|You(?:['’]ve| have|['’]re| are))[^,.]{3,80}?(?<! [A-Z][a-z]{1,14}| (?:one|ones|called|doctor|specialist|colleague|nurse|surgeon|partner|drug|medicine|medication|pill|inhaler|cream|brand|clinic|hospital))), ([A-Z][a-z]{2,11})(?=[.?!]$)`,
);
/** "so bill what's been happening with your back" */
const asksByName =
  /^((?:(?:so|okay|ok|well|now|alright|all right|right)(?=) ){0,3})([a-z]{3,12}) (?=(?:what(?:['’]s| is| has)(?: been)?(?=) (?:going on|happening|bothering|troubling|brought|up)\b|what (?:brings|brought|can i do|happened)|where (?:does|is) (?:it|the|your)|(?:when|how) did (?:it|this|that|you|the|your)|how long\b|tell me (?:what|about|a little)|how can i help))/i;
/** What greetings and questions begin with, and no name. */
export const noName =
  /^(?:there|doc|doctor|everyone|everybody|guys|again|how|good|what|you|your|that|this|the|well|let|tell|nice|miss|mister|missus|sir|dragon|okay|ok|alright|right|great|now|then|today|yes|yeah|not|and|but|for|his|her|she|they|here|just|also|sorry|thank|thanks|patient|mrs|fine|sure|wait|first|last|all|any|one|two)$/;

/** What no one is called, in small letters, though a sentence may open with it as with a name. */
export const neverName =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|thanksgiving|medicare|yes|yeah|okay|then|first|also|actually|finally|no|exercise|diet|weight|labs|bloods|mood|alcohol|vitals|work|memory|vision|vaccines|shots|physio|therapy|surgery|imaging|meds|nobody|nothing|somebody|there|here|now|well|right|look|see|listen|perfect|[a-z]+(?:ing|ly))$/;
const described =
  /^((?:so,? )?(?:i think )?(?:that )?)what you['’]?(?:re| are) describing (?=sounds like\b)/i;

/** What a clinician says without the name called in it: "So Margaret, I think it's angina" → So I think it's angina. */
export function withoutCallFirst(text: string): string {
  // "I think what you're describing sounds like angina."
  return (text.includes(', ') ? uncalled(text) : askedBare(text)).replace(described, '$1this ');
}

function askedBare(text: string): string {
  const found = asksByName.exec(text);
  return found === null || nameAsked(text) === null ? text : `${found[1]}${text.slice(found[0].length)}`;
}

/** The name, in small letters, of whom an opening question is put to: "so bill what's been happening?" → bill; else null. */
export function nameAsked(text: string): string | null {
  const name = asksByName.exec(text)?.[2]?.toLowerCase();
  return name === undefined || noName.test(name) || isAuxiliary(name) || isBaseVerb(name) || !isName(name)
    ? null
    : name;
}

function uncalled(text: string): string {
  const opened = opensCalling.exec(text) ?? opensWithName.exec(text);
  if (opened !== null)
    return isName(opened[2]!) ? upperFirst(`${opened[1]}${text.slice(opened[0].length)}`) : text;
  const within = callsWithin.exec(text);
  if (within !== null)
    return isName(within[2]!)
      ? `${within[1]}${within[3] === undefined || /think$/.test(within[1]!) ? '' : ','} ${text.slice(within[0].length)}`
      : text;
  const last = callsLast.exec(text);
  return last !== null && isName(last[2]!) ? `${last[1]}${text.slice(last[0].length)}` : text;
}

function isName(word: string): boolean {
  const low = word.toLowerCase();
  return (
    !neverName.test(low) &&
    !isDrug(low) &&
    !isConditionWord(low) &&
    !isBodyPart(low) &&
    symptomsIn([low]).length === 0
  );
}
