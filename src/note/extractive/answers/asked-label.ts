import { namesDrug } from '../lexicon/drugs.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { expandContractions } from '../rephrase/expand.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { inThirdPerson } from '../rephrase/third-person.ts';
import { gerundOf, isBaseVerb, pastOf, thirdPerson } from '../rephrase/verbs.ts';
import { plainOf, type Unit } from '../visit/units.ts';

const leadIn =
  /^(?:(?:okay|ok|alright|all right|and|so|now|but|well|um|uh|er|then|also|or|great|good|right|fine|lovely|yeah|yes|oh|sorry|i see|do you know|just|(?:mr|mrs|ms|miss(?! (?:any|an?|the|some|it|them|your|his|her|doses?|meals?)(?=)\b))\.? [a-z]+)\b[\s,.]+)+/i;
const trailing =
  /,? (?:or (?:anything|something|not|what)(?: like (?:that|this))?|anything like that|(?:that|this)(?=) (?:sort|kind) of thing|(?:have|are|do|did|does|has|is|was|were) not (?:you|he|she|it|they)|is that right|(?<!\b(?:the|your|his|her|or|upper|lower) )right|at all|much|again|then|though|by the way|do you (?:think|know)|would you say|(?:that )?you have (?:noticed|seen|had)|(?:mr|mrs|ms|(?<=, )miss)\.? [a-z]+)$/i;
const statedFirst =
  /^(?!(?:any|no|is|are|was|were|do|does|did|has|have|had|can|what|when|where|how|which|who)\b)[^,]{3,60}, (?:and |so )?(?=(?:how|what|when|where|which|any|do|does|did|are|is|have|has|was|were)\b)/i;
// "The guns, are they still in the house?"
const matterFirst =
  /^((?:the|your|his|her) [a-z]+), (are|is|were|was|do|does|did|have|has|had) (?:they|it|he|she)(?= [a-z])/i;
const orElse = /,? or (?:do|does|did|are|is|have|has|was|were)(?=) (?:you|he|she|it|they|there)\b/i;
// "What are you on now, is it still losartan?": no one name says both.
const asksTwice =
  /^(?:what|which|how|when|where|who)(?=)\b[^,]{3,50}, (?:is|are|was|were|do|does|did|has|have)(?=) (?:it|you|he|she|that|they|there|the|this)(?=)\b/i;
const ofTalk =
  /\b(?:what brings|is that$|how (?:that|this|it) is\b|how (?:is|has) (?:that|this|it|everything)\b|going on|been happening|what happened|(?:do|help) for you|date of birth|(?:is|was) (?:that|this) (?:mr|mrs|ms|miss|[A-Z])|good time|mind if|how are (?:you|we)|how have (?:you|things) been|show me|tell me|mean|anything else|what else|questions?)(?=)\b/i;
const before =
  /^(?:have|has|had) (?:you|he|she|they) (?:ever )?(?=)(?:had )?(?:this|that|these|those|it|them|one|anything like (?:this|that|it))(?=)(?: \w+)? (?:before|in the past)$/i;
const about = /^(?:(?:what|how)(?: is| are| was| were)? about|tell me about) /i;
// "How many wet diapers?"
const countOf =
  /^how (?:many|much) (?:of (?:the|your|his|her) )?(?!longer|more|times|days|weeks|hours|better|worse)([a-z-]{3,}(?: [a-z-]{3,}){0,2})$/i;
const howIs =
  /^how (?:is|are|was|were|has|have|did|does|do) (?!(?:that|it|this|things?|everything)\b)(?:(?:you|he|she|they) )?(.+?)(?: (?:been )?(?:doing|going|holding up|feeling|looking|running|reading|been))?(?=)(?: (?:since(?: (?:then|(?:the|your|his|her) [a-z]+))?|lately|recently|these days|at home))?$/i;
const ofAnyKind = / of any (?:kind|sort|type)s?\b/gi;
const any =
  /^(?:(?:is|are|was|were|has|have)(?=) there (?:been )?|(?:(?:have )?you )?(?=)(?:have|had|got) )?(?=)(?:any|no|much|some) /i;
const swapped =
  /^(do|does|did|have|has|had|are|is|was|were)(?=) (?:not )?(?=)(you|he|she|they|it|that|this|these|those|there|(?:your|his|her|the) [a-z]+) (?=\S)/i;
const adverbs =
  /^(?:(?:happen(?:ed)? to|still|ever|actually|currently|also|really|usually|normally|already|just|all|both|guys) )+/i;
const whatIs =
  /^((?:and |so |okay,? )?(?:what|when|where|how)(?: [a-z]+)?)['’]s (?!(?:your|his|her|the) (?:[a-z]+ ){1,2}been )/i;
const stated = /^(you|he|she|they) (have|has|had|are|is|were|was|do|does|did|still) (.+)$/i;
const opened =
  /^(?:been having|been getting|had|got|get|have|noticed|notice|having|getting|experienced|seen)(?=)(?: (?:any|much|an?|some))? (?!to\b|up\b|out\b|on\b|off\b|better\b|worse\b)(?=[a-z])/i;
const wh =
  /^((?:what|when|where|which|why|how)(?: [a-z]+){0,3}?)(?=) (do|does|did|have|has|had|are|is|was|were)(?=) (you|he|she|they|it|that|this|these|those|(?:your|his|her|the) [a-z]+)(?=)\b ?(.*)$/i;
const whenLast =
  /^when (?:is|was|were)(?=) ((?:the|your|his|her)(?=) (?:very )?(?=)(?:last|latest|most recent|first) .+)$/i;
// "Has she said anything about drainage?"
const saidAbout =
  /^(?:has|have|had|did|do|does)(?=) (?:you|he|she|they|the [a-z]+|anyone|anybody)(?=) (?:ever )?(?=)(?:said?|mention(?:ed)?|told? you|heard?|noticed?)(?=) (?:anything|something) about (?:the |your |any )?(?=)([a-z][a-z' -]{2,30})$/i;
// "This other one, the Spiriva?"
const twice =
  /^(?:and )?(?:this|that|the|your)(?=) (?:other )?[a-z]+(?: one)?, (?:the |your )?([a-z-]+(?: [a-z-]+)?)$/i;
const anybody = /^(?:is|are|was|does|do|did|has|have) any(?:one|body)(?: else)? /i;
const verbless =
  /^(?!(?:every|each|since|by|just|only|at what|most|once|twice|then|like|honestly|really)\b|(?:when|if|because|while|who|can|could|would|it|he|she|you)\b)[a-z'’-]+(?:(?: | (?:or|and|of|in|on|at|with) |, )[a-z'’-]+){0,5}$/i;
const ofTheirs =
  /^(?:the patient's|his|her|their) (?=(?:mood|sleep|appetite|energy|breathing|pain|concentration|memory)\b)/i;
// "Are you still on the aspirin?"
const stillOn = /^on (?:the |his |her |an? )?([a-z-]+)$/i;
/** The question without the words that only lead in: "okay, and". */
export function withoutLead(text: string): string {
  return text.replace(leadIn, '');
}

// "What's your blood pressure been at home?"
const whatBeen =
  /^what ha(?:s|ve) (?:your|his|her|the) ([a-z]+(?: (?!been)[a-z]+)?) been(?: (?:running|reading|doing))?( at home| lately)?$/i;

/** In words: a longer one is no label. */
const longest = 10;

/**
 * What a question asks after, as a label in the third person: "are you up at night to pee?" → up at night to pee; "and
 * the metformin?" → metformin. Null for a question that asks after nothing that can be named so.
 */
export function askedLabel(question: Unit, who: Subject): string | null {
  const text = expandContractions(plainOf(question).replace(whatIs, '$1 is '))
    .replace(/(?<![?.!\s])[?.!\s]+$/, '')
    .replace(leadIn, '')
    .replace(/\bwould you say (?:that )?(?=you\b)/i, 'do ')
    .replace(trailing, '')
    .replace(matterFirst, (_, matter: string, verb: string) => `${verb} ${matter}`)
    .replace(statedFirst, '')
    .split(orElse, 1)[0]!
    .replace(leadIn, '')
    .replace(trailing, '')
    .replace(ofAnyKind, '');
  const label = ofTalk.test(text) || asksTwice.test(text) ? null : labelOf(text, who);
  if (label === null) return null;
  const turned = inThirdPerson(label, who, 'second')
    .replace(/\b(?:any|ever) (?!of\b|other\b)/g, '')
    .replace(ofTheirs, '')
    .replace(stillOn, (_, name: string) => (namesDrug(name.toLowerCase().split(' ')) ? name : _))
    .replace(/^(?:the|an?|that|those|these|some) (?=[a-z])/i, '')
    .trim();
  return turned.length < 3 ||
    turned.split(' ').length > longest ||
    /\b(?:i|me|my|we|us|you|your|okay|all right)\b/i.test(turned) ||
    /^(?:it|that|this|there|else|now|so|he|she|they|been|doing|going|checked|tested|normal|fine)$| (?:from|of|for) doing$/i.test(
      turned,
    )
    ? null
    : turned;
}

function labelOf(text: string, who: Subject): string | null {
  if (anybody.test(text))
    return text.replace(anybody, '').replace(/^(?:smoke|drink|vape|have)\b/, (verb) => thirdPerson(verb));
  if (before.test(text)) return 'previous episodes';
  if (/^how old\b/i.test(text)) return 'age';
  if (about.test(text)) return text.replace(about, '');
  const spoken = saidAbout.exec(text)?.[1];
  if (spoken !== undefined) return spoken;
  const other = twice.exec(text)?.[1];
  if (other !== undefined && namesDrug(other.toLowerCase().split(' '))) return other;
  const counted = countOf.exec(text)?.[1];
  if (counted !== undefined && !hasFiniteVerb(counted)) return counted;
  const last = whenLast.exec(text)?.[1];
  if (last !== undefined) return last;
  const asked = wh.exec(text);
  const how = howIs.exec(text)?.[1];
  if (how !== undefined) return how;
  const [, measure, where = ''] = whatBeen.exec(text) ?? [];
  if (measure !== undefined) return `${measure}${where}`;
  if (any.test(text))
    return text
      .replace(any, '')
      .replace(/\bof any /gi, 'of ')
      .replace(/,? (?:or )?any /gi, ', ');
  if (asked !== null) return indirect(asked[1]!, asked[2]!.toLowerCase(), asked[3]!, asked[4]!, who);
  const found = swapped.exec(text);
  if (found !== null)
    return named(
      found[1]!.toLowerCase(),
      found[2]!.toLowerCase(),
      text.slice(found[0].length).replace(adverbs, ''),
    );
  const said = stated.exec(text);
  // "You don't smoke?"
  if (said !== null)
    return named(
      said[2]!.toLowerCase(),
      said[1]!,
      /^d/i.test(said[2]!) ? said[3]!.replace(/^not /i, '') : said[3]!,
    );
  return verbless.test(text) && !hasFiniteVerb(text) ? text : null;
}

// "do you smoke?" → smoking; "is he sleeping?" → sleeping; "have you had a fever?" → fever.
function named(verb: string, subject: string, rest: string): string | null {
  if (/^(?:want|know|think|remember|recall|wish|feel like|like)\b/i.test(rest)) return null;
  const own = /^(?:your|his|her|the) /.test(subject) ? `${subject} ` : '';
  const bare = rest.replace(opened, '');
  if (bare !== rest || subject === 'there') return `${own}${bare}`;
  if (!/^d(?:o|oes|id)$/.test(verb)) return `${own}${rest.replace(/^been /, '')}`;
  const [whole = ''] = rest.split(/,| and /, 1);
  const [head = '', other = ''] = whole.split(' or ', 2);
  // "Do you smoke or drink?", but "do you use any drugs or herbal remedies?"
  const [first = '', ...more] = (
    !other.includes(' ') || isBaseVerb(other.split(' ', 1)[0]!) ? head : whole
  ).split(' ');
  return `${own}${[gerundOf(first.toLowerCase()), ...more].join(' ')}`;
}

// "when did that start?" → when that started.
function indirect(word: string, verb: string, subject: string, rest: string, who: Subject): string | null {
  const you = /^you$/i.test(subject);
  const they = you ? who.they : subject;
  if (rest === '')
    return /^(?:is|are|was|were)$/.test(verb) ? `${word} ${they} ${you ? thirdPerson(verb) : verb}` : null;
  const [first = '', ...more] = rest.split(' ');
  // "when did you last see the dentist?"
  if (verb === 'did' && /^(?:last|first)$/.test(first) && more.length > 0)
    return [word, they, first, pastOf(more[0]!), ...more.slice(1)].join(' ');
  if (verb === 'did')
    return first === 'do' && more.length === 0
      ? `${word} ${they} did`
      : [word, they, pastOf(first), ...more].join(' ');
  // "What time is the last one?"
  if (
    /^(?:is|are|was|were)$/.test(verb) &&
    !you &&
    /^(?:the|your|his|her) /i.test(they) &&
    more.length === 0 &&
    !first.endsWith('ing')
  )
    return `${word} ${they} ${first} ${verb}`;
  if (verb !== 'do' && verb !== 'does') return `${word} ${they} ${you ? thirdPerson(verb) : verb} ${rest}`;
  if (first === 'hurt' && !you) return [word, they, 'hurts', ...more].join(' ');
  const several = !you && /s$|^(?:they|these|those)$/i.test(they) && !/^this$/i.test(they);
  return [word, they, several ? first : thirdPerson(first), ...more].join(' ');
}
