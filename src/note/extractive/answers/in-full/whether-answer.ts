import { isBodyPart } from '../../lexicon/body-part.ts';
import { namesDrug } from '../../lexicon/drugs.ts';
import { symptomsIn } from '../../lexicon/symptoms.ts';
import { isAdverb, isBaseVerb, isParticiple, isPast, pastOf } from '../../rephrase/verbs.ts';
import { wordsOf } from '../../visit/units.ts';
import { asTime, type PhraseKind, phraseKind } from './answer-phrase.ts';
import { askedStatement } from './asked-statement.ts';
import { type Opening, withinSentence } from './fragments.ts';
import { sideOf, withSide } from './sided.ts';

/**
 * The statement that a yes-or-no question and a fragment make, in the first person: "you broke your wrist, didn't you?"
 * "Twenty nineteen, the right one." → i broke my right wrist in 2019. Null where the fragment may be something else than
 * asked ("do you use a stick?" "A frame.").
 */
export function whetherAnswer(asked: string, answer: string, opening: Opening): string | null {
  const statement = askedStatement(asked);
  if (statement === null) return null;
  const { text: clause, stated } = statement;
  if (!stated && degree.test(answer)) return null;
  // "Anything you were worried about?" "About work, really."
  if (answer.toLowerCase().startsWith('about ') && any.test(clause)) return null;
  const over = statement.negative ? notNowEither(clause, answer) : noLonger(clause, answer);
  if (over !== null) return over;
  const since = statement.negative ? null : notSince(clause, answer);
  if (since !== null) return since;
  const counted = correctedCount(clause, answer);
  if (counted !== null) return counted;
  const phrases = answer.split(', ');
  // "That was the only time this year?" "March, too."
  if (stated && phrases.some((phrase) => /^(?:too|also|as well)$/i.test(phrase)))
    return wasThen.test(clause) && phraseKind(phrases[0]!) === 'time' ? `it was ${asTime(answer)}` : null;
  const sided = phrases.find((phrase) => sideOf(phrase) !== null);
  const whole = sided === undefined ? clause : withSide(clause, sideOf(sided)!);
  const others = whole === clause ? phrases : phrases.filter((phrase) => phrase !== sided);
  if (statement.negative)
    return opening === 'no' ? `${clause}, ${withinSentence(answer).replace(/^just /, 'only ')}` : null;
  if (opening === 'no') return whole !== clause && others.length === 0 ? whole : insteadOf(clause, answer);
  if (others.length === 0) return whole;
  const first = others[0]!;
  const kind = phraseKind(first);
  const named = stated || opening === 'yes' ? null : forAny(whole, others, kind);
  if (named !== null) return named;
  // "Have you had a fever, headache, feel lousy?" "A bit tired.": which of several, nobody said.
  if (!stated && clause.includes(',') && (degree.test(first) || howMuch.test(first) || isOfSeveral(clause)))
    return null;
  if (clause.toLowerCase().includes(` ${first.toLowerCase()}`))
    return stated || opening === 'yes' ? `${whole}` : null;
  const rest = others
    .slice(1)
    .map((phrase) => `, ${phrase}`)
    .join('');
  const some = /^(?:some|most|a few) ([a-z]+)$/i.exec(first);
  if (some !== null && others.length === 1 && whole.endsWith(` ${some[1]}`))
    return `${whole.slice(0, -some[1]!.length)}${first.toLowerCase()}`;
  if (kind === 'other' && !stated && (amount.test(first) || loose.test(whole)))
    return left.test(first) || none.test(first)
      ? null
      : isChanged.test(first) && asNormal.test(whole)
        ? `${whole.replace(asNormal, '')} ${withinSentence(first)}${rest}`
        : `${whole}${amount.test(first) ? `, ${withinSentence(first)}` : `: ${first}`}${rest}`;
  if (kind === 'other') {
    if (!stated || (opening === 'none' && copular.test(clause)))
      return stated ? insteadOf(clause, answer) : null;
    return goesWith(first) ? `${whole}, ${withinSentence(first)}${rest}` : null;
  }
  if (kind === 'side' && whole === clause)
    return stated && tellsPast(clause) ? `${clause}, ${withinSentence(first)}${rest}` : null;
  if (vague.test(whole) || (kind === 'place' && pointed.test(first))) return null;
  if (isPastTime.test(withinSentence(first)) && !tellsPast(whole) && !sinceThen.test(first))
    return habit.test(whole) && then.test(first)
      ? `${whole.replace(/^i ([a-z]+)/, (_, verb: string) => `i ${pastOf(verb)}`)} ${withinSentence(first)}${rest}`
      : null;
  // "Are you having to get up in the night?" "Four times last night."
  const had = lastTime.test(`${first}${rest}`) ? whole.replace(havingTo, '$1 had to ') : whole;
  return `${attached(had, withinSentence(first), kind, opening)}${rest}`;
}
const lastTime = /\b(?:last night|yesterday|last week)\b/i;
const havingTo = /^(i|he|she|they) (?:am|is|are) having to /;

// "Do you live alone?" "Yes, since my wife died three years ago.": it still is so.
const sinceThen = /^(?:ever )?since /i;
// "Do you smoke?" "In college."
const then = /^(?:(?:only|just|back) )?(?:in|as|when) /i;
const habit = /^i (?:smoke|drink|vape|dip|chew|exercise|work out)\b/;
// "Have you taken anything for it?" "Last night.": what, nobody said.
const vague = /\b(?:any[a-z]*|ever|or|something|somebody|someone)\b/;
// A note has no finger to point with.
const pointed = /\b(?:here|there)\b/;
// A yes that says how far it goes has a place of its own (`qualifierOf`).
const degree =
  /^(?:just |only |maybe )?(?=)(?:a (?:little|bit|lot)|somewhat|slightly|quite a bit|for the most part|mostly|usually|at first|not (?:much|often|always))(?=)(?: bit)?$/i;
const howMuch = /^(?:just |only |maybe )?(?:a (?:little|bit)|somewhat|slightly)\b/i;
const isOfSeveral = (clause: string) => symptomsIn(wordsOf(clause)).length > 1;
const copular = /^(?:it|that|this) (?:is|was) /;
const wasThen = /^(?:it|that|this) was\b/;
const usedTo = /^(?:i |he |she |it |they )?(used to|did once|have done|has done)(?=$|,)/i;
const notNow = /^(?:no,? )?not (?:any ?more|now|these days|any longer)(?=$|,)/i;

// "You're not smoking?" "Not any more.": it is not so, as was asked.
function notNowEither(clause: string, answer: string): string | null {
  const found = notNow.exec(answer)?.[0];
  return found === undefined || tellsPast(clause)
    ? null
    : `${clause}${answer.slice(found.toLowerCase().indexOf('not ') + 3)}`;
}

// "You work nights, don't you?" "Used to."
function noLonger(clause: string, answer: string): string | null {
  const before = usedTo.exec(answer);
  if (before === null && !notNow.test(answer)) return null;
  const [who = '', verb = '', ...more] = clause.replace(still, '$1 ').replace(stressed, '$1 ').split(' ');
  if (tellsPast(clause) && verb !== 'have') return null;
  // "Have you thought about hurting yourself?" "Not now.": nothing is told of the time before.
  if (verb === 'have' && more[0] !== 'got' && isParticiple(more[0] ?? '')) return null;
  const be = /^(?:am|is|are)$/.test(verb);
  const rest = more.filter((word, i) => i > 0 || !/^(?:still|currently|got)$/.test(word)).join(' ');
  const after = answer.slice((before ?? notNow.exec(answer)!)[0].length);
  if (before !== null && /^used/i.test(before[1]!))
    return `${who} used to ${be ? 'be' : verb.replace(/^has$/, 'have')} ${rest}${after}`;
  if (before !== null) return null;
  return be
    ? `${who} ${verb} no longer ${rest}${after}`
    : `${who} ${who === 'i' ? 'do' : 'does'} not ${verb} ${rest} any more${after}`;
}

// "It does come and go"
const stressed = /^(\S+) do(?:es)? (?=[a-z])/;
const still = /^(\S+(?: (?:am|is|are))?) (?:still|currently) /;

const notAfter = /^not (?:since|for|in) (?:the |my |a |about )?[a-z0-9 ]{3,40}$/i;

// "You drive, do you?" "Not since the stroke."
function notSince(clause: string, answer: string): string | null {
  if (!notAfter.test(answer) || tellsPast(clause)) return null;
  const [who = '', verb = '', ...more] = clause.replace(still, '$1 ').split(' ');
  if (/^(?:am|is|are|can|could)$/.test(verb))
    return `${who} ${verb} not ${more.join(' ')}, ${withinSentence(answer)}`;
  return who === 'i' && isBaseVerb(verb)
    ? `i do not ${[verb, ...more].join(' ')}, ${withinSentence(answer)}`
    : null;
}

export const isPastTime =
  /\b(?=)(?:ago|yesterday|in the past|until|till?|up to|as an?(?=) (?:kid|child|baby|teenager|boy|girl|student)|when (?:i|he|she) was|in my (?:teens|\w+ties|\d0s|youth)|in (?:college|high school|university|grad school)|in the (?:army|navy|marines|service|military)|before (?:the|my|that|i)|back in|(?:19|20)\d\d)(?=)\b|^(?:about |maybe )?last \w+/i;

function tellsPast(clause: string): boolean {
  const [, first = '', second = '', third = ''] = clause.split(' ');
  if (/^(?:have|has)$/.test(first)) return isParticiple(second) || isParticiple(third);
  return [first, second, third].some((word) => isPast(word));
}

// What was asked for gives way to what is told of the same kind: "does it hurt at night?" "In the mornings."
const sameKind: readonly (readonly [RegExp, RegExp])[] = [
  [
    / (?:at (?:an?y? |certain |particular )?times? of (?:the )?day|(?:at|during) (?:the )?(?:night|day)(?:time)?|in the (?:mornings?|evenings?|afternoons?|night|day(?:time)?)|overnight|every [a-z]+|daily)$/,
    /\b(?:nights?|mornings?|evenings?|afternoons?|day|bedtime|overnight)\b|^(?:every|once|twice|daily|\d)/i,
  ],
  [/ (?:every (?:single )?day|daily)$/, /^(?:(?:only |just )?when i|most|if i)\b/i],
  [
    / (?:overnight|suddenly|gradually|quickly|slowly|all at once|out of the blue|(?:right|straight) ?away|immediately|at once)$/,
    /^(?:over|about|around|in|within|a|an|\d|later|(?:the )?(?:next|following))(?=)\b/i,
  ],
  [
    / (?:at rest|on (?:exertion|exercise|effort)|(?:when|after|before|with|while|if)(?=) (?:[a-z]+ing|i|it|my|the)(?=)\b)/,
    /^(?:only |just |mostly |mainly )?(?=)(?:at rest|on |when|after|before|with|while|if|[a-z]+ing\b)/i,
  ],
  [
    / (?:(?:last|this) [a-z]+|as an? [a-z]+|recently|lately|before(?: this)?)$/,
    /\b(?:ago|last|this|in|on|since|until|till?|when|as a|yesterday|\d{4})\b/i,
  ],
];
const onTime = / (?:right |exactly )?on (?:time|(?:his|her|the|its) due date)$/;
const early = / (?:early|late|overdue|premature|past(?: (?:his|her|the|my) (?:due )?date)?)$/i;
const alone = / (?:alone|on my own|by myself)$/;
const long = / (?:for )?long$/;

// "Twice a day?" "Once."
const timesPer =
  / (?:once|twice|(?:two|three|four|\d) times)(?=)( (?:a|per) (?:day|week|month)| daily| weekly)$/;
const times = /^(?:(?:just|only) )?(?:once|twice|(?:two|three|four|\d) times)$/;

function attached(clause: string, phrase: string, kind: PhraseKind, opening: Opening): string {
  const asked = timesPer.exec(clause);
  if (asked !== null && times.test(phrase)) return `${clause.slice(0, asked.index)} ${phrase}${asked[1]}`;
  const said = kind === 'time' ? asTime(phrase) : phrase;
  // "Was she born on time?" "Five weeks early."
  if (onTime.test(clause) && early.test(said)) return `${clause.replace(onTime, '')} ${said}`;
  if (kind === 'duration') {
    const past = tellsPast(clause) || long.test(clause);
    const whole = without(clause, said).replace(long, '');
    return `${whole} ${past && !/^(?:for|about|all|the whole|over|in|within)\b/i.test(said) ? 'for ' : ''}${said}`;
  }
  if (kind === 'time' && isPastTime.test(phrase) && !sinceThen.test(phrase))
    return `${inSimplePast(without(clause, phrase))} ${said}`;
  if (opening === 'yes') return `${clause} ${said}`;
  // What was asked for is not what is told: "does it hurt at night?" "In the mornings."
  if (kind === 'with') return `${clause.replace(alone, '')} ${said}`;
  if (kind === 'place') return `${clause} ${said}`;
  return `${without(clause, phrase)} ${said}`;
}

// "I have had a scan" is not said of five years ago.
function inSimplePast(clause: string): string {
  return clause.replace(
    /^(i|you|they|he|she|it|(?:my|your|the|his|her) [a-z]+) (?:have|has)(?=) (?:had\b|been\b|[a-z]+ed\b)/,
    (said, who: string) => {
      const verb = said.split(' ').at(-1)!;
      return `${who} ${verb === 'been' ? 'was' : verb}`;
    },
  );
}

const much = / (?:much|often|a lot|regularly|frequently)$/;

function without(clause: string, phrase: string): string {
  if (much.test(clause)) return clause.replace(much, '');
  for (const [asked, told] of sameKind) {
    if (!told.test(phrase)) continue;
    const at = clause.search(asked);
    if (at >= 0) return clause.slice(0, at);
  }
  return clause;
}

const any = /\b(?:anything|something)(?: else)?\b/;
const none = /^(?:no|not|none|nothing|never|everything|all sorts|it|that|this|hard|depends?)\b/i;

// "Allergic to anything, latex, penicillin?": what the question lists is not the answer.
const listed =
  /\b((?:anything|something)(?: else)?)(?:, (?:or )?[a-z-]+(?: [a-z-]+)?){1,5}(?:,? or [a-z-]+(?: [a-z-]+)?)?$/;

// "Do you take anything for your stomach?" "Omeprazole."
const longestThing = 6;
const longestWithDrug = 10;

function forAny(clause: string, phrases: readonly string[], kind: PhraseKind): string | null {
  const [first = ''] = phrases;
  if (kind !== 'other' || !any.test(clause) || none.test(first)) return null;
  // "Do you take anything for sleep?" "Half of my husband's zopiclone now and then."
  const most = namesDrug(wordsOf(first)) ? longestWithDrug : longestThing;
  if (first.split(' ').length > most) return null;
  if (/ (?:if|when|after) /i.test(first) || isAdverb(first.split(' ', 1)[0]!.toLowerCase())) return null;
  // "Do you crave ice or anything weird?" "Ice!"
  const among = clause.toLowerCase().indexOf(` ${first.toLowerCase()} or anything`);
  if (among >= 0) return clause.slice(0, among + 1 + first.length);
  // "Zoloft, seventy-five."
  const [dose = ''] = phrases.slice(1);
  const isDosed = /^\d+(?:\.\d+)?(?: ?(?:mg|mcg))?$/.test(dose);
  const named = isDosed ? `${first} ${dose}` : first;
  return `${clause.replace(listed, '$1').replace(any, withinSentence(named))}${phrases
    .slice(isDosed ? 2 : 1)
    .map((phrase) => `, ${phrase}`)
    .join('')}`;
}

// After these nothing is named that an answer could set itself against.
const loose =
  / (?:(?:scan|x-?ray|test|check|operate on) it|abroad|away|overseas|drive|exercise|pets|children|kids|grandchildren|hobbies)(?: recently| lately)?$/;
const left = /\b(?:left|to go|more|short|too many)\b/i;
const amount =
  /^(?:(?:about|around|only|just|maybe|nearly|over) )?(?=)(?:\d+(?:\.\d+)?|one|two|three|four|five|six|half|both|all|most|part|some|an? (?:stone|pound|kilo|inch|half|third|dozen)|a (?:couple|few)|a (?:lot|bit)(?=$| (?:of|more|less|better|worse)\b)|several)(?=)\b(?!-[a-z])/i;

// "Are you passing urine as normal?" "A bit less than usual."
const asNormal = / (?:as (?:normal|usual)|normally|okay|ok|all right|well)$/;
const isChanged = /\b(?:less|more|worse|better)\b/;

// "You had chemo, didn't you?" "Six rounds."
function goesWith(phrase: string): boolean {
  return amount.test(phrase) || pastVerb.test(phrase) || butNot.test(phrase);
}
// "You're on Eliquis, losartan and Jardiance, correct?" "Yes, but not the Jardiance any more."
const butNot = /^(?:but not|except(?: for)?|apart from|other than) (?:the|my|his|her) /i;
const pastVerb = /^(?:slipped|fell|tripped|twisted|came off|got|had|banged|hit|caught|finished|started)\b/i;

// "It's your shoulders, is it?" "Shoulders and the tops of my legs.", "It's the knee?" "No, my hip."
function insteadOf(clause: string, answer: string): string | null {
  const less = lessThan(clause, answer);
  if (less !== null) return less;
  const found = copular.exec(clause);
  const words = wordsOf(answer);
  if (found === null || words.length > 12 || !words.some(isBodyPart) || !wordsOf(clause).some(isBodyPart))
    return null;
  const bare = !/^(?:my|the|his|her|both|in|on|all|just|mostly|mainly|more|left|right|it)\b/i.test(answer);
  return `${found[0]}${bare ? 'my ' : ''}${answer.charAt(0).toLowerCase()}${answer.slice(1)}`;
}

const slight = /^(?:just |only )?(borderline|pre-?diabetic|pre-?diabetes|mild|very mild)$/i;

// "You're diabetic?" "No, borderline.", "You have diabetes?" "No, prediabetes."
function lessThan(clause: string, answer: string): string | null {
  const is = /^(i (?:am|have)|(?:he|she) (?:is|has)) ((?:high )?[a-z]+(?: [a-z]+)?)$/.exec(clause);
  const said = slight.exec(answer)?.[1]?.toLowerCase();
  if (is === null || said === undefined) return null;
  return said.startsWith('pre') ? `${is[1]} ${said}` : `${is[1]} ${said} ${is[2]}`;
}

const howMany =
  / (?:for )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?= ((?:hour|day|week|month|year)s?)$)/;
const moreLike =
  /^(?:no, )?(more like|closer to)(?=) ((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a couple|a few)(?=)(?: or (?:\d+|[a-z]+))?)( (?:hour|day|week|month|year)(?=)s?)?$/i;

// "You've had the cough two weeks?" "More like four."
function correctedCount(clause: string, answer: string): string | null {
  const asked = howMany.exec(clause);
  const told = moreLike.exec(answer);
  if (asked === null || told === null) return null;
  const unit = told[3] ?? ` ${asked[1]!.replace(/s?$/, 's')}`;
  return `${clause.slice(0, asked.index)} for ${told[1]!.toLowerCase()} ${told[2]}${unit}`;
}
