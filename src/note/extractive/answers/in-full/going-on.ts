import { isBodyPart } from '../../lexicon/body-part.ts';
import { inFirstPerson } from '../../visit/first-person.ts';
import { wordsOf } from '../../visit/units.ts';
import { parted } from '../asked-clause.ts';
import { type PhraseKind, phraseKind } from './answer-phrase.ts';
import { askedStatement } from './asked-statement.ts';
import { commonlyAsked } from './common-questions.ts';
import { hasNoVerb, withinSentence } from './fragments.ts';
import { isPastTime } from './whether-answer.ts';

const hesitates = /^(?:(?:um|uh|oh|well|so)[, ]+)+/i;
const saysNo = /^(?:(?:no|nope|nah|not really),? ){1,2}/i;
const saysYes = /^(?:(?:yes|yeah|yep|yup),? ){1,2}/i;
const longestRest = 18;

/**
 * The statement that a yes-or-no question and an answer that goes on from its yes or no make, in the first person: "does it
 * come on at rest?" "no, only when I'm walking" → it does not come on at rest, only when I'm walking; "do you live alone?"
 * "yes, since my wife died" → i live alone since my wife died. `asked` is as `askedText` has it, `answer` as it was said.
 * Null where it makes none for certain.
 */
export function goingOn(asked: string, answer: string): string | null {
  const said = answer.replace(hesitates, '').replace(/(?<![.,\s])[.,\s]+$/, '');
  const own =
    shortOfBreath(asked, said) ??
    radiating(asked, said) ??
    notDoing(asked, said) ??
    whichSide(asked, said) ??
    whereabouts(asked, said) ??
    usually(asked, said) ??
    othersIll(asked, said) ??
    thinksSo(asked, said) ??
    noPlan(asked, said) ??
    commonlyAsked(asked, said);
  if (own !== null) return own;
  const question = asked.replace(whenFirst, '');
  const no = saysNo.exec(said);
  if (no !== null) return afterNo(question, said.slice(no[0].length));
  const yes = saysYes.exec(said);
  return yes === null ? null : afterYes(question, said.slice(yes[0].length));
}

// "When you run around at school, do you get tight in the chest?"
const whenFirst =
  /^(?:when|if|after|with) [^,]{3,50}, (?=(?:do|does|did|are|is|have|has)(?=) (?:you|he|she|it|the|your)\b)/i;

const asksBreath = /\bshort(?:ness)? of breath\b|\bbreath(?:ing|less)/i;
const isShort =
  /^(?:it['’]s|it is|i['’]m|i am|i get)(?=) ((?:(?:still|just|a little|a bit|slightly|pretty|very|quite)(?=) ){0,2})short(?! of\b)\b/i;

// "Any chest pain or shortness of breath?" "It's a little short when I climb the stairs."
function shortOfBreath(asked: string, said: string): string | null {
  return asksBreath.test(asked) && isShort.test(said)
    ? said.replace(isShort, (_, much: string) => `i am ${much.toLowerCase()}short of breath`)
    : null;
}

const asksWhere =
  /^(?:does|do|did|is|are)(?=) (it|this|that|they|the [a-z]+(?: pain)?|your [a-z]+)(?=) (?:ever )?(?=)(?:go|going|travel|travell?ing|spread|spreading|radiate|radiating|move|moving|shoot|shooting|run)(?=)(?: [a-z]+)? (?:anywhere|somewhere)\b/i;
const goes =
  /^(?:(?:yes|yeah),? )?(?=)(?:it|that|they) (?=(?:sometimes |just |kind of |sort of )?(?=)(?:goes|travels|spreads|radiates|moves|shoots|runs|comes) )/i;

// "Does the pain go anywhere?" "It shoots down my left leg."
function radiating(asked: string, said: string): string | null {
  const who = asksWhere.exec(asked)?.[1]?.toLowerCase();
  if (who === undefined || !goes.test(said)) return null;
  const it = /pain|ache/.test(who) ? inFirstPerson(who) : 'it';
  return said.replace(goes, `${it} `).replace(/ shoots /i, ' is shooting ');
}

const asksDoing = /^(?:is|are) (he|she|you|they) [a-z]+ing\b/i;
const notSo = /^not ([a-z]+ing) /i;

// "Is she eating and drinking?" "Not eating much, but she's drinking water."
function notDoing(asked: string, said: string): string | null {
  const who = asksDoing.exec(asked)?.[1]?.toLowerCase();
  const doing = notSo.exec(said)?.[1]?.toLowerCase();
  if (who === undefined || doing === undefined || !asked.toLowerCase().includes(doing)) return null;
  const is = { you: 'i am', they: 'they are' }[who] ?? `${who} is`;
  return `${is} ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

const asksWhich = /^which ([a-z]+) (?:is it|hurts|is bothering you|is (?:sore|painful|affected))$/i;
const side =
  /^(?:it['’]s )?(?:the |my )?(left|right)(?: one| [a-z]+)?(?:, (?:it['’]s been|for) ([a-z0-9 ]{3,40}))?$/i;
const asksSide = /^which side (?:is it )?on$/i;
const inner = /^(?:on )?(?:the |my )?(?=)(inside|outside|inner side|outer side|front|back)(?=)(?: of it)?$/i;

// "Which knee is it?" "The right one."
function whichSide(asked: string, said: string): string | null {
  if (asksSide.test(asked) && inner.test(said)) return `it is on the ${inner.exec(said)![1]!.toLowerCase()}`;
  const part = asksWhich.exec(asked)?.[1]?.toLowerCase();
  const [, which, more] = side.exec(said) ?? [];
  if (part === undefined || which === undefined || !isBodyPart(part)) return null;
  return `it is the ${which.toLowerCase()} ${part}${more === undefined ? '' : `, for ${more}`}`;
}

const asksWhereabouts = /^where(?:abouts)?(?: (?:in|on) your [a-z]+)? (?:is it|is the pain|does it hurt)$/i;

// "Whereabouts in your back is it?" "Low down, on the left."
function whereabouts(asked: string, said: string): string | null {
  if (!asksWhereabouts.test(asked) || !hasNoVerb(said) || /\b(?:here|there)\b/i.test(said)) return null;
  const kind = phraseKind(said.split(',', 1)[0]!);
  return kind === 'place' || kind === 'side' ? `it hurts ${withinSentence(said)}` : null;
}

const asksNormal = /^what is (?:normal|usual) for (?:you|him|her)$/i;
const asksNeeded = /^how often (?:do|would) you (normally |usually )?need (it|them|that)$/i;

const tellsOften =
  /^(?:(?:about|maybe|around|probably|usually|only) )*(?:once|twice|(?:two|three|four|five|\d) times|every|daily|weekly)(?=)(?: (?:a|every|other) [a-z]+| [a-z]+)?$/i;

// "What's normal for you?" "Once a day.", "how often would you normally need it?" "Maybe once a week."
function usually(asked: string, said: string): string | null {
  if (!tellsOften.test(said)) return null;
  if (asksNormal.test(asked)) return `normally it is ${withinSentence(said)}`;
  const need = asksNeeded.exec(asked);
  return need === null ? null : `i ${need[1] ?? ''}need ${need[2]} ${withinSentence(said)}`;
}

const asksOthers =
  /^(?:is|are|has|have) (?:anyone|anybody) (?:else )?.{0,24}\b(?:unwell|sick|ill|poorly|the same|symptoms|had (?:it|this))\b/i;
const hadIt =
  /^((?:my|his|her|our) [a-z]+(?: and (?:my |his |her )?[a-z]+)?) (?:had|has|have|has had|got) it\b/i;

// "Is anyone else at home unwell?" "My wife had it two days ago."
function othersIll(asked: string, said: string): string | null {
  return asksOthers.test(asked) && hadIt.test(said) && said.split(' ').length <= longestRest - 6
    ? said.replace(hadIt, (whole) => whole.replace(/it$/i, 'the same'))
    : null;
}

const ofOne = /^(?:i|he|she|it) (?:am|is|was|has|have|can) /;
const okay =
  / (?:okay|ok|all right|alright)$|(?<= (?:hearing|eating|drinking|sleeping|feeding|breathing|walking|talking))$/i;

const thinks = /^i (?:think|believe|guess) (?:so|i (?:do|did|have))$/i;
const anyThing = /\bany (?=(?:blood|pain|swelling|discharge|fever|rash)\b)/i;

// "Is she hearing okay?" "I think so."
function thinksSo(asked: string, said: string): string | null {
  const statement =
    thinks.test(said) && !leavesOpen.test(asked.replace(anyThing, ''))
      ? askedStatement(asked.replace(anyThing, ''))
      : null;
  return statement === null || statement.stated || !ofOne.test(statement.text)
    ? null
    : `i think ${statement.text.replace(okay, ' fine')}`;
}

const asksPlan =
  /^(?:no plans?|you have no plans?|(?:do you have|have you got) (?:a|any) plans?)( to [a-z ]{3,40})?$/i;

// "So no plan?" "No, no plan."
function noPlan(asked: string, said: string): string | null {
  const plan = asksPlan.exec(asked);
  return plan !== null && saysNone.test(said) ? `i do not have a plan${inFirstPerson(plan[1] ?? '')}` : null;
}
const saysNone = /^(?:no|none|nope|never)\b(?!.*\b(?:but|just|only|except)\b)/i;

const only =
  /^(?:just|only)(?: really)? (?=(?:when|whenever|if|while|with|after|before|in|on|at|around|during|from|my|the|his|her)\b|[a-z]+ing )/i;
const since = /^(?:since|because|until|till) (?:i|he|she|my|the|we)\b/i;
const asksAny = /^(?:(?:do|did|have|has|does) (?:you|he|she) (?:had|have|get|got) |(?:is|are) there )?any /i;
const thing = /^([a-z]+(?: [a-z]+)?)(?: (?:in|on|around|down|at) .{3,40})?$/i;
const notThere =
  /^(?:(?:nothing|not)(?: really)? (?:(in|on|around|at) )?((?:my|the|his|her) [a-z]+)(?:,| but) )(?:just|only)(?=) ((?:(?:a (?:tiny |little )?(?:bit|little)|some)(?=) (?:of )?).{3,90})$/i;
const painNow =
  /^(?:do|have) you (?:have|got) (?:any )?(?=)pain (?:at the moment|at present|right now|now|currently|today)$/i;
const notNow = /^not (?:right now|now|at the moment|currently|today)$/i;

function afterNo(asked: string, rest: string): string | null {
  if (rest.split(' ').length > longestRest) return null;
  if (painNow.test(asked) && notNow.test(rest)) return 'i have no pain at present';
  const there = notThere.exec(rest);
  if (there !== null) return noneThere(asked, there[1] ?? 'in', there[2]!, there[3]!);
  const when = onlyWhen(asked, rest);
  if (when !== null) return when;
  const none = noneButSo(asked, rest);
  if (none !== null) return none;
  if (only.test(rest))
    return withDenied(asked, `${hasClause.test(asked) ? ', but' : ','} only ${rest.replace(only, '')}`);
  return since.test(rest) ? withDenied(asked, ` ${rest}`) : insteadOf(asked, rest);
}

const itIs = /^(?:it|they|that)(?:['’]s|['’]re| is| are) /i;
const hasClause = / (?:in|out|up|down|on|off)$/i;
const asMuch = /^(?:about |pretty much |much |just )?the same\b/i;
const longestInstead = 9;
/** A medicine's answer is how it is taken (`withDosesSettled`). */
const asksTaking =
  /^(?:and )?(?:are|is|do|does)(?=) (?:you|he|she|they)(?=) (?:still )?(?:tak(?:e|ing)|us(?:e|ing)|on)(?=)\b/i;

// "Are the headaches every day?" "No, maybe twice a week."
function insteadOf(asked: string, rest: string): string | null {
  if (
    leavesOpen.test(asked) ||
    asksTaking.test(asked) ||
    /^not /i.test(rest) ||
    rest.split(' ').length > longestInstead ||
    !hasNoVerb(rest.replace(itIs, ''))
  )
    return null;
  const bare = rest.replace(itIs, '');
  const kind = phraseKind(bare.split(', ', 1)[0]!);
  const told = withinSentence(bare);
  if (kind === 'duration' || asMuch.test(rest)) return withDenied(asked, `, ${told}`);
  if (!tellsWhen.has(kind) || isPastTime.test(told) || (bare !== rest && kind === 'place')) return null;
  return withDenied(asked, `, but ${told}`);
}
const tellsWhen = new Set<PhraseKind>(['time', 'often', 'place', 'with']);

const when =
  /^(?:just|only) (?=(?:when|whenever|if|after|on|at|during|with)(?=) (?:i|he|she|exercise|exertion|the (?:stairs|hills?)|night|coughing)(?=)\b)/i;

// "Any shortness of breath?" "Not really, only when I'm coughing hard.", "any rash anywhere else?" "No, just the hands."
function onlyWhen(asked: string, rest: string): string | null {
  if (!asksAny.test(asked)) return null;
  const name = asked.replace(asksAny, '').toLowerCase();
  if (several.test(name)) return null;
  if (/ anywhere else$/.test(name))
    return only.test(rest) ? `i have no ${name}, only ${rest.replace(only, '')}` : null;
  return when.test(rest) ? `i have no ${name} except ${rest.replace(when, '')}` : null;
}
const several = /\b(?:or|and|other|problems?|trouble|history|issues?|medic\w*|allerg\w*|your|you)\b|,/;

const wasThere = /^(?:was|is|has) there (?:been )?(?:an?|any) ([a-z]+(?: [a-z]+)?)(?: to it)?$/i;
const itDid = /^it (?:just |only |kind of |sort of )?(?=[a-z]+ )/i;

// "Was there an injury?" "No, it just came on gradually."
function noneButSo(asked: string, rest: string): string | null {
  const name = wasThere.exec(asked)?.[1];
  return name === undefined || !itDid.test(rest) ? null : `there was no ${name}; ${withinSentence(rest)}`;
}

// "Any pain in your back?" "No, nothing in my back, just a bit of an ache low down in my tummy."
function noneThere(asked: string, where: string, place: string, rest: string): string | null {
  const name = asksAny.test(asked) ? thing.exec(asked.replace(asksAny, ''))?.[1] : undefined;
  const bare = name?.replace(/ (?:in|on|around|down|at)$/i, '');
  return bare === undefined || /\b(?:or|and|other|problems?|trouble)\b/i.test(bare)
    ? null
    : `i have no ${bare.toLowerCase()} ${where} ${place}, only ${rest}`;
}

const inverted =
  /^(are|were|is|was|do|does|did|have|has|had)(?=) (you|it|they|that|this|he|she|(?:your|the|his|her) [a-z]+) (.{2,70})$/i;
const wanting = /^(?:want|wish|think|feel like|mind|prefer|agree|understand|know|say|tell|mention|like)\b/i;
const alternative = /,? or (?:are|is|do|does|did|have|has) (?:you|it|he|she|they) /i;

function withDenied(asked: string, rest: string): string | null {
  const found = inverted.exec(asked);
  if (found === null || wanting.test(found[3]!) || alternative.test(found[3]!)) return null;
  const [, verb = '', who = '', what = ''] = found;
  const plain = what.replace(/^(?:still|ever|also) /i, '').replace(/\bsome(?=thing|where)?\b/i, 'any');
  const clause = parted(verb.toLowerCase(), who.toLowerCase(), plain);
  return inFirstPerson(`${clause.who} ${verb.toLowerCase()} not ${clause.what}${rest}`);
}

const leavesOpen = /\b(?:or|any[a-z]*|ever|can|could|would)\b/i;
const goesStraightOn =
  /^(?:(?:since|because|if|when|whenever|until) |(?:with|after|before) (?!.*\b(?:i|it|he|she|they)\b))/i;
const takesComma =
  /^(?:but|and|apart from|except|other than|although|though|especially|mostly|mainly|only|just) /i;
// "I do", "her husband's great": a sentence of its own, however short.
const ownSentence = /^(?:i|he|she|it|they|we|there|that)\b|^(?:my|his|her|the) [a-z]+['’]s /i;
const ofTalk =
  /\b(?:please|thanks?|thank|sir|ma['’]am|doctor|doc|sure|definitely|absolutely|exactly|correct|right|of course|you|okay|ok|fine|yes|yeah|no|not)\b/i;
const longestFragment = 9;
// "Does the light bother you?"
const howMuch = /^(?:a (?:bit|lot|little)|quite a bit|very much|sometimes|a little bit)$/i;
const bothers = /^does ((?:the|your) [a-z]+|it|that|light|noise) bother you$/i;
// "Have you been treated, and are you taking medicine for this?"
const oddWhole =
  /^(?:this|that) is | and (?:is|are|do|does|have|has)(?=) (?:i|he|she|it) |\bunder (?:is|are)\b| (?:do|does|did)(?=) (?:i|me|it)\b/;
const helps = /^(?:it|they) helps?\b/i;
const lacks = /^(?:she|he|i) just (?:has(?:n['’]t| not)|have(?:n['’]t| not)) had (the [a-z ]{3,30})$/i;

function saysAgain(whole: string, rest: string): boolean {
  return wordsOf(rest.replace(/-/g, ' ')).every((word) => wordsOf(whole.replace(/-/g, ' ')).includes(word));
}

function afterYes(asked: string, rest: string): string | null {
  if (leavesOpen.test(asked) || /^not /i.test(rest) || rest.split(' ').length > longestRest) return null;
  const bother = bothers.exec(asked);
  if (bother !== null && (takesComma.test(rest) || howMuch.test(rest)))
    return `i am bothered by ${inFirstPerson(bother[1]!.toLowerCase())}, ${rest}`;
  const statement = askedStatement(asked);
  if (statement === null || statement.stated || statement.negative || oddWhole.test(statement.text))
    return null;
  const whole = statement.text;
  // "Does it help?" "Yeah, it helps for a few hours."
  if (helps.test(whole) && helps.test(rest)) return rest;
  const lacking = lacks.exec(rest)?.[1];
  if (lacking !== undefined) return `${whole}, except for ${lacking}`;
  if (goesStraightOn.test(rest))
    return /\b(?:when|since|if)\b/.test(whole) ? `${whole}, ${rest}` : `${whole} ${rest}`;
  if (takesComma.test(rest)) return `${whole}, ${rest}`;
  const isBare =
    rest.split(' ').length <= longestFragment &&
    hasNoVerb(rest) &&
    !ofTalk.test(rest) &&
    !ownSentence.test(rest) &&
    !saysAgain(whole, rest);
  return isBare ? `${whole}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}` : null;
}
