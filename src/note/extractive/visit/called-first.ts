import { isConditionWord } from '../lexicon/conditions.ts';
import { isDrug } from '../lexicon/drugs.ts';

const opensCalling =
  /^((?:(?:[Ss]o|[Oo]kay|[Oo]k|[Rr]ight|[Ww]ell|[Nn]ow|[Aa]nd|[Aa]ll right|[Aa]lright|[Gg]reat|[Gg]ood|[Tt]hanks|[Tt]hank you)(?=[, ]),? ){1,3})([A-Z][a-z]{2,11}), (?=(?:(?:so|and|now) )?(?:[Ii]|[Ii]['’](?:m|ve|d|ll)|we|we['’](?:re|ve|d|ll)|you|you['’](?:re|ve)|your|let['’]?s?|from|what|have|has|do|does|did|any|can|are|how|when|where)\b)/;
const neverName =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|thanksgiving|medicare|yes|yeah|okay|then|first|also|actually|finally)$/;
const described =
  /^((?:so,? )?(?:i think )?(?:that )?)what you['’]?(?:re| are) describing (?=sounds like\b)/i;

/** What a clinician says without the name called first: "So Margaret, I think it's angina" → So I think it's angina. */
export function withoutCallFirst(text: string): string {
  const found = opensCalling.exec(text);
  const name = found?.[2]?.toLowerCase();
  const bare =
    found === null || neverName.test(name!) || isDrug(name!) || isConditionWord(name!)
      ? text
      : `${found[1]}${text.slice(found[0].length)}`;
  // "I think what you're describing sounds like angina."
  return bare.replace(described, '$1this ');
}
