import { isBodyPart } from '../chronology.ts';
import { inFirstPerson } from '../first-person.ts';
import { askedStatement } from './asked-statement.ts';
import { hasNoVerb } from './fragments.ts';

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
    noPlan(asked, said);
  if (own !== null) return own;
  const no = saysNo.exec(said);
  if (no !== null) return afterNo(asked, said.slice(no[0].length));
  const yes = saysYes.exec(said);
  return yes === null ? null : afterYes(asked, said.slice(yes[0].length));
}

const asksBreath = /\bshort(?:ness)? of breath\b|\bbreath(?:ing|less)/i;
const isShort =
  /^(?:it['’]s|it is|i['’]m|i am|i get) ((?:(?:still|just|a little|a bit|slightly|pretty|very|quite) ){0,2})short(?! of\b)\b/i;

// "Any chest pain or shortness of breath?" "It's a little short when I climb the stairs."
function shortOfBreath(asked: string, said: string): string | null {
  return asksBreath.test(asked) && isShort.test(said)
    ? said.replace(isShort, (_, much: string) => `i am ${much.toLowerCase()}short of breath`)
    : null;
}

const asksWhere =
  /^(?:does|do|did|is|are) (it|this|that|they|the [a-z]+(?: pain)?|your [a-z]+) (?:ever )?(?:go|going|travel|travell?ing|spread|spreading|radiate|radiating|move|moving|shoot|shooting|run)(?: [a-z]+)? (?:anywhere|somewhere)\b/i;
const goes =
  /^(?:(?:yes|yeah),? )?(?:it|that|they) (?=(?:sometimes |just |kind of |sort of )?(?:goes|travels|spreads|radiates|moves|shoots|runs|comes) )/i;

// "Does the pain go anywhere?" "It shoots down my left leg."
function radiating(asked: string, said: string): string | null {
  const who = asksWhere.exec(asked)?.[1]?.toLowerCase();
  if (who === undefined || !goes.test(said)) return null;
  return said.replace(goes, `${/pain|ache/.test(who) ? inFirstPerson(who) : 'it'} `);
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
const side = /^(?:it['’]s )?(?:the |my )?(left|right)(?: one| [a-z]+)?$/i;
const asksSide = /^which side (?:is it )?on$|^which side is it on$/i;
const inner = /^(?:on )?(?:the |my )?(inside|outside|inner side|outer side|front|back)(?: of it)?$/i;

// "Which knee is it?" "The right one."
function whichSide(asked: string, said: string): string | null {
  if (asksSide.test(asked) && inner.test(said)) return `it is on the ${inner.exec(said)![1]!.toLowerCase()}`;
  const part = asksWhich.exec(asked)?.[1]?.toLowerCase();
  const which = side.exec(said)?.[1]?.toLowerCase();
  if (part === undefined || which === undefined || !isBodyPart(part)) return null;
  return `it is the ${which} ${part}`;
}

const asksPlan = /^(?:(?:so )?no plans?|so you have no plan)( to [a-z ]{3,40})?$/i;

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
  /^(?:(?:nothing|not)(?: really)? (?:(in|on|around|at) )?((?:my|the|his|her) [a-z]+)(?:,| but) )(?:just|only) ((?:(?:a (?:tiny |little )?(?:bit|little)|some) (?:of )?).{3,90})$/i;
const painNow =
  /^(?:do|have) you (?:have|got) (?:any )?pain (?:at the moment|at present|right now|now|currently|today)$/i;
const notNow = /^not (?:right now|now|at the moment|currently|today)$/i;

function afterNo(asked: string, rest: string): string | null {
  if (rest.split(' ').length > longestRest) return null;
  if (painNow.test(asked) && notNow.test(rest)) return 'i have no pain at present';
  const there = notThere.exec(rest);
  if (there !== null) return noneThere(asked, there[1] ?? 'in', there[2]!, there[3]!);
  if (only.test(rest)) return withDenied(asked, `, only ${rest.replace(only, '')}`);
  return since.test(rest) ? withDenied(asked, ` ${rest}`) : null;
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
  /^(are|were|is|was|do|does|did|have|has|had) (you|it|they|that|this|he|she|(?:your|the|his|her) [a-z]+) (.{2,70})$/i;
const wanting = /^(?:want|wish|think|feel like|mind|prefer|agree|understand|know|say|tell|mention|like)\b/i;
const alternative = /,? or (?:are|is|do|does|did|have|has) (?:you|it|he|she|they) /i;

function withDenied(asked: string, rest: string): string | null {
  const found = inverted.exec(asked);
  if (found === null || wanting.test(found[3]!) || alternative.test(found[3]!)) return null;
  const [, verb = '', who = '', what = ''] = found;
  const plain = what.replace(/^(?:still|ever|also) /i, '').replace(/\bsome(?=thing|where)?\b/i, 'any');
  return inFirstPerson(`${who.toLowerCase()} ${verb.toLowerCase()} not ${plain}${rest}`);
}

const leavesOpen = /\b(?:or|any[a-z]*|ever|can|could|would)\b/i;
const goesStraightOn = /^(?:since|because|if|when|whenever|until|with|after|before) /i;
const takesComma =
  /^(?:but|and|apart from|except|other than|although|though|especially|mostly|mainly|only|just) /i;
const ofTalk =
  /\b(?:please|thanks?|thank|sir|ma['’]am|doctor|doc|sure|definitely|absolutely|exactly|correct|right|of course|you|okay|ok|fine|yes|yeah|no|not)\b/i;
const longestFragment = 9;

function afterYes(asked: string, rest: string): string | null {
  if (leavesOpen.test(asked) || rest.split(' ').length > longestRest) return null;
  const statement = askedStatement(asked);
  if (statement === null || statement.stated || statement.negative) return null;
  const whole = statement.text;
  if (goesStraightOn.test(rest))
    return /\b(?:when|since|if)\b/.test(whole) ? `${whole}, ${rest}` : `${whole} ${rest}`;
  if (takesComma.test(rest)) return `${whole}, ${rest}`;
  const isBare = rest.split(' ').length <= longestFragment && hasNoVerb(rest) && !ofTalk.test(rest);
  return isBare ? `${whole}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}` : null;
}
