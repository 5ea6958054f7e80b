import { isDrug } from '../lexicon/drugs.ts';
import type { Unit } from '../visit/units.ts';
import { asksOfEver } from './not-taken-now.ts';

const notTaken =
  /\b(?:allerg(?:y(?! (?:pills?|tablets?|medicines?|medications?|meds?|sprays?|drops|stuff|one|season)\b)|ies|ic)|used to|no longer|quit|discontinued|came off|off of|ran out|reaction|instead of|refuse|in the past|years ago|told (?:me|him|her|us|you) (?:to (?:stop|quit|hold|avoid)|not)|never (?:tried|took|taken)|(?!s?he's stopped\b)[a-z]+'s (?:off|stopped|gone)|did fine on|the (?:pill|tablet|medicine|medication|name) was|as a (?:child|kid|baby)|like my \w+ (?:took|takes)|was (?:also |still )?(?:on|taking) (?:the )?[a-z]+ before)(?=)\b/;
// "I had citalopram after he was born, for about a year."
const was = /\b(?:i|she|he) (?:had|was on|was taking|took|used|tried)\b/;
const forThen =
  /\b(?:for (?:about )?(?:an?|\d+|a few|a couple of)(?=) (?:years?|months?)|then(?=$|[,.])|after (?:he|she|they|the baby) (?:was|were)|(?:that|last) (?:winter|summer|spring|autumn|fall)|until|till|up to)(?=)\b/;

// "One course of prednisolone in November." "Nitrofurantoin, that sorted it."
const courseThen = /\b(?:an?|one|another|few|\d) (?:[a-z]+ )?courses? of\b/;
const goesOnNow =
  /\b(?:i'm|i am|(?:he|she)'s(?! (?:had|been given|taken)\b)|now|still|currently|just started)\b/;
const wasOver =
  /\b(?:(?:that|it|which|they) (?:sorted|cleared|fixed|went away|settled|got better)(?=) (?:it|that|me|with)|did the trick|gave (?:me|him|her) the runs|did(?: not|n't| n't)(?=) (?:agree with|suit)(?=) (?:me|him|her))(?=)\b/;
// "I had Macrobid once, for a week", "I did Zoloft for a year"
const didOnce =
  /\b(?:i|he|she)(?=) (?:had|did|got|took|tried)\b[^.]{0,40}? once\b(?! (?:a|an|per|each|every|daily|weekly|in|i|he|she|we|it)(?=)\b)|\b(?:i|he|she) did [a-z]+ for (?:about |like )?(?:an?|\d+)(?=) (?:years?|months?)\b/;
// "They put me on Levaquin for a week and it cleared up."
const putOn = /\b(?:put|had|started) (?:me|him|her) on\b|\b(?:gave|prescribed) (?:me|him|her)\b/;
// "She was given Keflex for that.", "I did Augmentin twice and then doxycycline in January."
const givenFor = /\b(?:was|were|got) (?:given|put on)(?=) [a-z -]{4,40} for (?:it|that|them)(?=$|[.,;])/;
const didTimes =
  /\b(?:i|he|she)(?=) (?:did|had|took) [a-z]{4,20}(?=) (?:twice|(?:two|three|\d) times)(?=),? (?:and|then|last|in|this)\b/;
// "She's had amoxicillin since then and she was fine."
const wasFine =
  /\b(?:['’](?:s|ve)|has|have)(?=) (?:since )?had [a-z -]{4,40}[^.]{0,30}(?:\b(?:was|were|been|did|done|is|i'm)|'s)(?=) (?:fine|okay|ok|all right|alright)\b/;
const forDays = /\bfor (?:about |like )?(?:an?|\d+|a few|a couple of)(?=) (?:days?|weeks?)\b/;
const cleared =
  /\b(?:it|that|they|which|everything)(?=) (?:all |just |finally )?(?=)(?:cleared|went away|got better|resolved|healed|settled|calmed)\b/;

function isCourseOver(text: string): boolean {
  const at = putOn.exec(text)?.index ?? -1;
  if (at < 0) return false;
  const rest = text.slice(at);
  return forDays.test(rest) && cleared.test(rest);
}

// "I took prednisone, 10 milligrams, for four days."
const tookForDays =
  /\b(?:i|he|she) took [a-z-]+,?(?: \d[\d.]*(?: (?:mg|mcg|milligrams|micrograms))?,?)? for (?:about |like |only )?(?:an?|\d+|two|three|four|five|six|seven|ten|a few|a couple of)(?=) (?:days?|weeks?)\b/;

// "Ibuprofen, but only the once, 'cause I've had an ulcer."
const onlyTheOnce =
  /\b(?:only|just)(?=) (?:the )?once\b(?! (?:a|an|per|each|every|daily|weekly|in|at|when)\b)/;
// "Prednisone in February, from the urgent care.", "I had amoxicillin for a tooth, in August"
const thatMonth =
  /^(?:(?:and|yes|yeah|just|only|no),? )*(?:(?:i|he|she)(?:['’]d| had| took| got)(?=) (?:an? |some )?)?[a-z-]+,? (?:for (?:an?|my|his|her|the) [a-z]+,? )?(?=)(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december)|last (?:spring|summer|fall|autumn|winter|year|month)|(?:a|\d+) (?:weeks?|months?|years?) ago)(?=)\b/;
// "I had the Mirena before and I liked it.", "I had chemo for that, the taxol"
const hadBefore =
  /\b(?:had|tried|used|took)(?=) (?:the |an? |some )?[a-z-]{4,20} before(?=$|[.,;]| (?:and|but)\b)|\b(?:had|did|got) (?:the |my )?chemo\b/;
// "I tried gabapentin. It made me so fuzzy.", "my old doctor gave me Imitrex", without how it is taken
const triedIt =
  /\b(?:tried|had|did|took|used|put (?:me|him|her) on|started (?:me|him|her) on|gave (?:me|him|her))(?=) (?:(?:the|an?|some|taking)(?=) )?[a-z-]{4,20}[.!]?$/;
const madeMe =
  /^(?:(?:and|but|so|well),? )*(?:it|that|they)(?=) (?:just )?(?:made|gave)(?=) (?:me|him|her)\b|^(?:(?:and|but|so),? )*(?:it|that|they)(?=) (?:did nothing|did ?n['’]?t (?:help|work|do (?:anything|a thing|much)))\b/;
// "What have you tried for the acne?" "Doxycycline for three months."
const asksTried = /\b(?:what|which)(?: [a-z]+){0,2} (?:have|has) (?:you|he|she) (?:tried|been on|taken)\b/;
const hasTried = /\bhas tried\b/;
const forMonths =
  / for (?:about |like |maybe )?(?:an?|\d+|a few|a couple of) (?:months?|years?)(?:[.!]?$| for (?:the|my|his|her) )/;

// "I had nitrofurantoin for the last one. The one before that I had trimethoprim.", "what did they give you for the first flare?"
const earlierOne =
  /\b(?:for|with|treat|treated)(?=) (?:the|that|my|his|her|your) (?:very )?(?=)(?:last|first|second|third|previous) (?!(?:time|few|couple|two|three|four|five|six|several|\d+|days?|weeks?|months?|years?|nights?|hours?|trimester)\b)[a-z]|\bfor the (?:first|second|third)$|\bthe one before\b|\b(?:for|with) that one\b|\bthat time\b(?! of)/;

// "I had to have iron tablets, but I didn't need a transfusion."
const hadTo = /\b(?:i|he|she) had to (?:have|take|be on|go on)\b/;

function asksOfEarlier(asked: Unit | null): boolean {
  return asked !== null && /\b(?:did|was|were|had)\b/.test(asked.said) && earlierOne.test(asked.said);
}

// "What did you take last time?" "The colchicine."
const asksThen =
  /\b(?:take|have|use|try|give|get|work|help)(?=) (?:[a-z]+ ){0,3}(?=)(?:last time|the time before|back then)\b(?! (?:i|we|you)\b)|\bdid (?:you|he|she|they)(?=) (?:have|try|get|take|give you)(?=) (?:something|anything) else\b|\bthe one before that\b|\bhad (?:any )?(?:shots?|injections?)(?=) (?:in|for|before)\b|\blast(?=) (?:course|round)\b|\bhow many courses\b|\blast time(?=) (?:you|he|she)(?=) (?:needed|were on|was on|had)\b/;

// "We stopped at the garage and I had a cetirizine."
const hadOne =
  /\b(?:i|we|he|she) had (?:an?|one) ([a-z-]+)\b(?! (?:every|a day|daily|inhaler|cream|spray|patch|coil))/;
// "I only took Advil the first week."
const took = /\b(?:took|used|had|needed)\b/;
const atFirst =
  /\b(?:the|that) first (?:(?:few|couple of|two|three|four|\d{1,2}) )?(?=)(?:day|week|month|night)/;

const goesOnTaking =
  /\b(?:i|he|she) (?:take|takes|use|uses|have it|get)\b|\b(?:every|daily|helps?|as needed)\b/;

const askedOfThen = /\b(?:were|was|did)(?=) (?:you|he|she|they|it)\b/;
const isOver =
  /^(?:(?:and|but|so|then) )*(?:it|that|they)(?=)(?:'s| is| has|'ve| have)? (?:(?:all|just|then) )?(?=)(?:gone|cleared|done|finished|went away|sorted)\b/;

/** "Were you given antibiotics?" "Flucloxacillin, for a week. It's all gone now.": `next` are the sentences that follow. */
export function isOverNext({ answers, turn }: Unit, next: readonly Unit[]): boolean {
  return (
    answers !== null &&
    askedOfThen.test(answers.said) &&
    next.some((unit) => unit.turn === turn && isOver.test(unit.said))
  );
}

/** "I tried gabapentin." "It made me so fuzzy I couldn't read.": how it went, and no more. */
export function isTriedOnly(text: string, turn: number, next: Unit | undefined): boolean {
  return next?.turn === turn && triedIt.test(text) && madeMe.test(next.said) && !goesOnNow.test(text);
}

/** True where a sentence (in small letters) says that something goes on to be taken. */
export const isGoingOn = (text: string) => goesOnNow.test(text) || goesOnTaking.test(text);

/** True for what was taken once, by the sentence (in small letters) or by what was asked. */
export function isPast(text: string, asked: Unit | null): boolean {
  return (
    (asked !== null && asksOfEver(asked) && !isGoingOn(text)) ||
    (was.test(text) && forThen.test(text)) ||
    ((didOnce.test(text) || onlyTheOnce.test(text)) && !isGoingOn(text)) ||
    (isDrug(hadOne.exec(text)?.[1] ?? '') && !isGoingOn(text)) ||
    isCourseOver(text) ||
    ((givenFor.test(text) || didTimes.test(text) || wasFine.test(text)) && !goesOnNow.test(text)) ||
    (hadBefore.test(text) && !goesOnNow.test(text)) ||
    (hadTo.test(text) && !isGoingOn(text)) ||
    ((earlierOne.test(text) || asksOfEarlier(asked)) && !isGoingOn(text)) ||
    (forMonths.test(text) &&
      (hasTried.test(text) || asksTried.test(asked?.said ?? '')) &&
      !isGoingOn(text)) ||
    (tookForDays.test(text) && !goesOnNow.test(text)) ||
    (thatMonth.test(text) && !goesOnNow.test(text)) ||
    wasOver.test(text) ||
    (atFirst.test(text) && took.test(text) && !goesOnNow.test(text)) ||
    (!goesOnNow.test(text) && (courseThen.test(text) || (asked !== null && asksThen.test(asked.said))))
  );
}

// "The codeine makes me sick", but not "Tylenol when she makes me", "turmeric, she makes me have it".
const doesTo = /\bconstipates? me\b|\b(?:ma[dk]es?|made) me\b(?! (?:have|take|use|keep)\b)/;
// "The iron pill makes me constipated so I take it every other day."
const takesSo = /\bso i (?:only |just |now )?(?:take|use) (?:it|them|one)\b/;
const byOther = /\b(?:she|he|wife|husband|mum|mom|daughter|doctor) (?:makes?|made) me\b/;
// "Zyrtec for my allergies", "… when my allergies act up"
const forAllergies =
  /\b(?:for|when|whenever|if|during)(?=) (?:(?:the|my|his|her) )?(?:seasonal )?allergies\b/;
const nobodyTold = /\b(?:nobody|no one|never) (?:ever )?told (?:me|him|her|us)\b/;
const handedOver = /\b(?:they|he|she|doctor|dentist) (?:gave|prescribed)(?=) (?:me|her|him|us)\b/;
// "The doctor gave me losartan, 50 milligrams daily."
const isDaily =
  /\d (?:mg|mcg|milligrams|micrograms|units)(?=),? (?:twice )?(?=)(?:daily|a day|every (?:day|morning|night)|at (?:night|bedtime)|in the morning)(?=)\b/;
const wasThen = /\b(?:for|ago|last|back (?:in|when|then)|then|once|that time|when|until|before)\b/;
const handedElsewhere =
  /\b(?:urgent care|walk-in|er|emergency room|hospital) (?:gave|prescribed) (?:me|her|him|us)\b/;

/** "The urgent care gave me prednisone and a Z-Pak." */
export function isHandedElsewhere(low: string): boolean {
  return handedElsewhere.test(low) && !goesOnNow.test(low);
}

// "I've just got a bottle of ibuprofen.", kept in the house
const onlyKept =
  /\b(?:got|have|has|keep)(?=) (?:an?|some|one|two) (?:[a-z]+ )?(?=)(?:bottles?|packs?|packets?|boxes|box|stash)(?=) of\b/;

/** True where a sentence (in small letters) says of its medicine that it is left off, or does harm, or never was taken. */
export function isLeftOff(low: string): boolean {
  const bare = low.includes('told') ? low.replace(nobodyTold, '') : low;
  const own = bare.includes('allergies') ? bare.replace(forAllergies, '') : bare;
  if (notTaken.test(own)) return true;
  if (doesNotBear.test(own) || (onlyKept.test(own) && !isGoingOn(own))) return true;
  if (handedOver.test(own) && !takesNow.test(own) && !(isDaily.test(own) && !wasThen.test(own))) return true;
  return doesTo.test(own) && !byOther.test(own) && !takesSo.test(own);
}

// "She can't tolerate Vicodin.", "I can't take the Advil because of the blood thinner", but not "I can't take my Lasix at work"
const doesNotBear =
  /\b(?:ca(?:n't| n't|nnot)|can not)(?=) (?:tolerate|stand|have) (?!(?:my|his|her|it|that)\b)[a-z]{4,}|\b(?:ca(?:n't| n't|nnot)|can not)(?=) take (?:(?:the|any|that) )?[a-z-]{4,20}(?=) (?:because of|any ?more|with my)\b|\b(?:do|does)(?:n't| n't| not)(?=) (?:do well (?:with|on)|get on with|like)(?=) (?!(?:it|that|to|taking)\b)[a-z]{4,}/;

// "I am taking co-codamol, the strong ones they gave me."
const takesNow = /^i(?: am|'m)? (?:take|taking|on)\b/;
