import { isDrug } from '../lexicon/drugs.ts';

/** Contractions that stand for the same words wherever they are said. */
const fixed = new Map([
  ["can't", 'cannot'],
  ['can not', 'cannot'],
  ["won't", 'will not'],
  ["shan't", 'shall not'],
  ["i'm", 'i am'],
  ["let's", 'let us'],
  ["n't", ' not'],
  ["'re", ' are'],
  ["'ve", ' have'],
  ["'ll", ' will'],
]);
const contracted = /\b(?:can't|can not|won't|shan't|i'm|let's)\b|(?<=\w)(?:n't|'re|'ve|'ll)\b/gi;
const endsInD = /(?<![\p{L}-])([\p{L}-]{1,60})'d(?: ([\p{L}\d]+))?(?=(?: ([\p{L}\d]+))?)/giu;
const endsInS = /\b([\p{L}-]{1,60})'s(?: ([\p{L}-]+))?(?=(?: ([\p{L}\d-]+))?)/giu;

// "What's your sugar been running?"
const hasBeen =
  /\b(what|how|where)'s (?=(?:(?:it|that|this|he|she)|(?:your|the|his|her) [a-z]+(?: [a-z]+)?)(?=) been )/gi;

// "A cough that's set off your asthma", "it's blocked the toilet", "it's always hurt", "it's not touched it"
const hasDone =
  /'s (?=(?:set off|blocked|affected|caused|triggered|ruined|irritated|aggravated|worsened)(?=) (?:my|your|his|her|our|their|the|some)(?=)\b|always hurt\b|not (?:touched|helped|shifted(?! over\b)|budged|settled|eased)\b)/gi;

/** Writes contractions out, as notes do: "i've" → i have, "my knee's been" → my knee has been, "don't" → do not. */
export function expandContractions(text: string): string {
  if (!text.includes("'")) return text.replace(/\bcan not\b/gi, 'cannot');
  const asked = text.includes(' been ') ? text.replace(hasBeen, '$1 has ') : text;
  const acted = asked.replace(hasDone, ' has ');
  const out = acted.replace(contracted, (said) => fixed.get(said.toLowerCase())!);
  const had = /'d/i.test(out) ? out.replace(endsInD, hadOrWould) : out;
  return /'s/i.test(had)
    ? had.replace(endsInS, (said, head: string, next?: string, after?: string, at = 0) =>
        owns(had.slice(0, at), head, next) ? said : hasOrIs(said, head, next, after),
      )
    : had;
}

const atHome =
  /\b(?:at|to|from|near|round|over) (?:my|his|her|our|your|their|the) (?:[a-z]+ )?$|\blike an? (?:[a-z]+ )?$/i;
const perhapsHome =
  /^(?:mother|mom|mum|mam|mama|dad|father|parent|parents|sister|brother|son|daughter|aunt|uncle|cousin|friend|neighbou?r|boyfriend|girlfriend|partner|gran|nan|grandma|grandmother|lady|man|woman|child|baby|person)$/i;

// What "everybody's" is: "everybody's asleep", and not "everybody's birthday".
const ofEverybody =
  /^(?:[a-z]+ing|[a-z]{2,}ed|been|gone|got|had|come|left|told|said|here|there|out|home|away|back|asleep|sick|ill|well|happy|fine|okay|ok|good|busy|gonna|not|n't|always|never|just|so|all|in|on|at|up|down|off|a|an|the|very|really|too|still|already|from|with|different|dead|mad|angry|upset|aware|able|allergic|healthy|great|like|my|your|doing)$/i;

const ofSome =
  /\b(?:one|two|three|four|five|six|some|any|none|few|couple|half|most|all|\d+)(?=) of (?:my |his |her |our )?$/i;
const spouse = /^(?:wife|husband)$/i;

const eponym =
  /^(?:parkinson|alzheimer|crohn|hodgkin|raynaud|sj[oö]gren|hashimoto|m[eé]ni[eè]re|addison|cushing|barrett|paget|huntington|tourette|dupuytren|quervain|kawasaki|alport)$/i;
// "Tinel's at the elbow is positive", "a positive McMurray's": a sign is called after somebody.
const signOf =
  /^(?:tinel|phalen|mcmurray|lachman|spurling|neer|romberg|homan|murphy|finkelstein|babinski|hoffmann|apley|yergason|trendelenburg|kernig|brudzinski|trousseau|chvostek)$/i;
const saysSign = /^(?:positive|negative|normal|equivocal|mildly|weakly|strongly|still|not|now|also)$/i;

// "At my daughter's in Fife", "like an old lady's in the morning", "everybody's mother did".
function owns(before: string, head: string, next: string | undefined): boolean {
  // "Parkinson's in the family", "his Alzheimer's getting worse"
  if (eponym.test(head)) return true;
  if (signOf.test(head)) return next === undefined || !saysSign.test(next);
  if (next === undefined) return false;
  // "Two or three of Derek's on the holiday", "one of my wife's"
  if (ofSome.test(before)) return /^[A-Z]/.test(head) || perhapsHome.test(head) || spouse.test(head);
  if (perhapsHome.test(head))
    return /^(?:in|on|at|up|down|over|all|house|place)$/i.test(next) && atHome.test(before);
  return /^(?:everybody|everyone|somebody|someone|nobody|anybody)$/i.test(head) && !ofEverybody.test(next);
}

// "I'd missed lunch", "I'd the eyes tested", "I'd to sit down": what would be is said in the base form.
const afterHad =
  /^(?:been|had|better|gone|gotten|already|taken|done|seen|lost|come|missed|forgotten|eaten|drunk|stopped|started|tried|fallen|used|a|an|the|my|to|no|him|her|me|them|us)$/i;

function hadOrWould(
  said: string,
  head: string,
  next: string | undefined,
  after: string | undefined,
  at: number,
  whole: string,
): string {
  if (next === undefined) return `${head} would`;
  // "I'd never do it", "I'd not had one for years", "she'd only had a bit of bleeding".
  if (/^(?:not|never|only|just|always|already)$/i.test(next))
    return `${head} ${after !== undefined && (perfectAfter.test(after) || onlyParticiple.test(after)) ? 'had' : 'would'} ${next}`;
  // "I'd come down to twenty", "you'd come in every day": said of what is to be done.
  const isToCome =
    /^come$/i.test(next) && (/^(?:you|we)$/i.test(head) || /^(?:down|off)$/i.test(after ?? ''));
  // "I'd run out", of the tablets; "I'd run out of breath" happens again and again.
  if (
    /^run$/i.test(next) &&
    /^(?:out|low|late)$/i.test(after ?? '') &&
    !/^ out of (?:breath|steam|energy)\b/i.test(whole.slice(at + said.length))
  )
    return `${head} had ${next}`;
  // "I'd amoxicillin for a tooth."
  const had = afterHad.test(next) || onlyParticiple.test(next) || isDrug(next.toLowerCase());
  return `${head} ${!isToCome && had ? 'had' : 'would'} ${next}`;
}

// "He'd three days of it", "she'd tugged it", "somebody'd thrown sand in it".
const onlyParticiple =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|any|another|nothing|[a-z]{2,}[^eu]ed|thrown|given|drawn|driven|frozen|stolen|hidden|shaken|stuck|struck|torn|woken|worn|bought|brought|caught|held|laid|led|met|paid|spent|stood|swept|taught|thought|won|broken|grown|known|shown|written|slept|felt|left|told|said|made|found|heard|kept|sent|got|built|sat)$/i;

// After these "'s" is a verb, whatever follows.
const pronoun =
  /^(?:it|that|there|he|she|what|where|who|how|here|this|everything|nothing|something|everybody|everyone|which)$/i;
const afterHas =
  /^(?:been|given|got|gotten|had|quit|become|gone|come|started|stopped|never|always|happened|improved|worsened|helped|gotta|worked|changed|driven|eaten|fallen|forgotten|taken|slept|complained|gained|vomited|peed|pooped|urinated|thrown|smoked|lived|tried|moved|spread|traveled|travelled|increased|decreased|grown|outgrown|written|bought|brought|felt|spoken|woken|worn|thought|doubled|tripled|shrunk|dropped|missed|crept|calmed|eased|faded|progressed|touched|persisted)$/;
// "He's lost weight", "she's broken her wrist"; "it's broken" is not what anyone did.
const done =
  /^(?:lost|broken|done|made|put|cut|left|hurt|found|kept|told|torn|known|seen|held|said|sent|shown|read|caught|paid|met|fed|hit|wet|drunk|run|won|taught|chosen|thrown)$/;
const objectOf =
  /^(?:an?|the|my|his|her|their|our|your|its|some|any|no|it|them|me|him|us|this|that|these|those|about|weight|interest|consciousness|appetite|confidence|strength|hair|sight|vision|hearing|feeling|control|balance|\d+|one|two|three|four|five|six|seven|eight|nine|ten|more|much|nothing|something|everything)$/;
const afterIs =
  /^(?:hurting|aching|swollen|better|worse|fine|okay|ok|sore|numb|not|really|very|killing|getting|doing|working|helping|going|just|still|a|the|all|bothering|acting|giving|itching|burning|bleeding|throbbing|stiff|so|good|bad|normal|clear|red|tender|up|down|higher|lower|high|low|pretty|always|in|on|at|too|more|less|racing|pounding|fluttering|beating|throbbing|spinning|ringing)$/;

// "The cold's gone but the cough's stayed."
const afterNoun = /^(?:been|got|gotten|had|become|gone|stayed|settled|disappeared|eased|come|happened)$/;

// "He's only vomited once", "that's all been fine", and "it's all done".
const onlyAdverb = /^(?:only|just|all|also|even|since|really|hardly|barely)$/;
const hasAfterAdverb =
  /^(?:been|had|vomited|gotten|started|stopped|improved|worsened|progressed|happened|become|lost|gained|missed|tried|smoked|peed|pooped|wet|woken|fallen|eaten)$/;

// "It's always been itchy" and "it's always itchy".
const adverb = /^(?:always|never)$/;
const perfectAfter =
  /^(?:been|had|got|gotten|done|gone|seen|felt|taken|given|made|come|become|lost|broken|known|found|left|told|said|slept|eaten|worn|[a-z]{2,}[^eu]ed)$/i;

function hasOrIs(said: string, head: string, next: string | undefined, after: string | undefined): string {
  const rest = next === undefined ? '' : ` ${next}`;
  const low = next?.toLowerCase() ?? '';
  // "He's not lost weight", "she's not been well".
  if (low === 'not' && after !== undefined && /^(?:he|she|it)$/i.test(head))
    return `${head} ${afterHas.test(after) || (done.test(after) && !/^it$/i.test(head)) ? 'has' : 'is'} not`;
  if (
    /^(?:he|she|it)$/i.test(head) &&
    low === 'already' &&
    /^(?:got|had|been|started|seen)$/i.test(after ?? '')
  )
    return `${head} has already`;
  // "I take Advil and it's gone in an hour."
  if (low === 'gone' && /^(?:it|that)$/i.test(head) && /^(?:in|within|by|after)$/.test(after ?? ''))
    return `${head} is gone`;
  // "She's still got the bottle."
  if (after === 'got' && /^(?:he|she|it)$/i.test(head) && /^(?:still|also|only)$/.test(low))
    return `${head} has${rest}`;
  if (
    after !== undefined &&
    done.test(low) &&
    (objectOf.test(after.toLowerCase()) || (low === 'done' && after === 'that')) &&
    !/^(?:that|what|how|where|here)$/i.test(head)
  )
    return `${head} has${rest}`;
  if (pronoun.test(head) && onlyAdverb.test(low) && hasAfterAdverb.test(after ?? ''))
    return `${head} has${rest}`;
  // "So nothing's missed."
  if (
    after === undefined &&
    /^(?:nothing|everything|it|that)$/i.test(head) &&
    /^(?:missed|forgotten|given)$/.test(low)
  )
    return `${head} is${rest}`;
  if (pronoun.test(head)) {
    // "There's decreased light touch."
    const perfect = /^there$/i.test(head)
      ? /^(?:been|got|gotten|had)$/.test(low)
      : afterHas.test(low) && (!adverb.test(low) || (after !== undefined && perfectAfter.test(after)));
    return `${head} ${perfect ? 'has' : 'is'}${rest}`;
  }
  if (adverb.test(low))
    return `${head} ${after !== undefined && perfectAfter.test(after) ? 'has' : 'is'}${rest}`;
  if (afterNoun.test(low)) return `${head} has${rest}`;
  return afterIs.test(low) ? `${head} is${rest}` : said;
}
