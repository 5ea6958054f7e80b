import { lowerInitial } from '../../../language/uncapital.ts';
import { sentence } from '../../draft.ts';
import type { Subject } from '../../rephrase/rephrase.ts';
import type { Unit } from '../../visit/units.ts';
import { askedText } from './asked-text.ts';

const asksHowOne =
  /\bhow (?:(?:are|have) you (?:been )?(?:feeling|doing)|are you|have you been|do you feel)(?=)(?: (?:today|lately|now|in yourself|otherwise|overall))?$/i;
const state =
  /^((?:(?:okay|fine|all right),? )?(?:(?:pretty|very|so|a bit|a little|really|just|still|quite|rather|fairly|slightly) ){0,2}(?=)(?:tired|exhausted|dizzy|weak|sick|nauseous|terrible|awful|rough|lousy|better|worse|good|well|great|anxious|low|down|run down|worn out|washed out))$/i;
const opensWell = /^(?:okay|fine|all right),? /;

/** "How are you feeling?" "Pretty tired." → She feels pretty tired. Null for any other question or answer. */
export function feltAs(question: Unit, said: string, { they }: Subject): string | null {
  const found = state.exec(said.replace(/\.$/, ''));
  if (found === null) return null;
  const asked = askedText(question);
  if (!asksHowOne.test(asked)) return null;
  const feels = /\bhave\b/i.test(asked) ? 'has been feeling' : 'feels';
  return sentence(`${they} ${feels} ${found[1]!.toLowerCase().replace(opensWell, 'fine but ')}`);
}

const asksToQuit =
  /^(?:are|have) you (?:(?:at all|still) )?(?=)(?:interested in|thinking (?:of|about)|thought about|ready for)(?=) (quitting|stopping|cutting (?:down|back)|giving up)((?: [a-z]+){0,3})$/i;
const wouldLike = /^i(?:['’]d| would) (?:really )?(?:like|love) to$/i;
const wants = /^i (?:do )?(?:really )?want to$/i;

// "Are you interested in quitting?" "I'd like to."
function toQuit(asked: string, said: string): string | null {
  const would = wouldLike.test(said);
  if (!would && !wants.test(said)) return null;
  const [, doing = '', what = ''] = asksToQuit.exec(asked) ?? [];
  return doing === '' ? null : `i ${would ? 'would like' : 'want'} to ${toDo(doing.toLowerCase())}${what}`;
}

// "quitting", "cutting down", "giving up"
const toDo = (doing: string) => doing.replace(/[tp]ing\b/, '').replace(/ving\b/, 've');

const asksOwn =
  /^how (is|are|was|has|have) (your (?:mood|sleep|appetite|energy|breathing|bowels|vision|hearing|memory|concentration|weight))((?: been)?)((?: (?:on|with|since) [a-z ]{3,30}| (?:lately|recently|since then))?)$/i;
const goes =
  /^((?:(?:pretty|very|really|so far so|not (?:too|so|very)|a (?:bit|lot)|much|okay but|still) )?(?=)(?:good|great|fine|okay|all right|bad|poor|low|better|worse|terrible|awful|stable|steady|the same))(?=)(?:,?(?=) (?:thanks|thank you|actually|really|i['’]d say|i think|i guess|to be honest|honestly|for the most part)){0,2}$/i;

// "How's your mood been on the sertraline?" "Better, I'd say."
function ownState(asked: string, said: string): string | null {
  const found = goes.exec(said);
  const [, be = '', what = '', been = '', tail = ''] = found === null ? [] : (asksOwn.exec(asked) ?? []);
  if (what === '') return null;
  const has = been === '' ? be : 'has been';
  // A sentence that names a medicine would be read as one that is taken.
  const since = /^ (?:on|with) /i.test(tail) ? '' : tail;
  return `${what.replace(/^your/i, 'my')} ${has} ${found![1]!.toLowerCase()}${since}`;
}

const asksDoing =
  /^how (?:are|have) you (?:been )?(?=)(sleeping|eating|coping|managing)(?=)( lately| at night| these days|)$/i;
const asksGettingOn = /^how (?:are|have) you (?:been )?(getting on)( (?:with|on) [a-z]+(?: [a-z]+){0,2}|)$/i;
const well =
  /^((?:(?:really|pretty|very|not too|not so|not very)(?=) )?(?=)(?:badly|bad|well|good|poorly|okay|fine|great|terribly|all right))(?=)(?:,?(?=) (?:thanks|thank you|actually|really|i['’]d say)){0,2}$/i;

// "How are you sleeping?" "Badly."
function doingWell(asked: string, said: string): string | null {
  const how = well.exec(said)?.[1]?.toLowerCase();
  if (how === undefined) return null;
  const [, act = '', rest = ''] = asksDoing.exec(asked) ?? asksGettingOn.exec(asked) ?? [];
  if (act === '') return null;
  const adverb = how.replace(/\bgood$/, 'well').replace(/\bbad$/, 'badly');
  const whole = `${act.toLowerCase()} ${adverb}${rest.replace(/ your /i, ' my ')}`;
  return /^how have/i.test(asked) ? `i have been ${whole}` : `i am ${whole}`;
}

const exceptFor =
  /^i['’]m (?:(?:doing|feeling) )?(?:pretty )?(?=)(?:good|okay|fine|all right|well|great)(?=),? (?:except|apart from|other than|but for) (?=(?:for )?(?:my|this|the|his|her)(?=)\b)/i;

// "How are you doing today?" "I'm good except for my knee."
function wellExcept(asked: string, said: string): string | null {
  return exceptFor.test(said) && asksHowOne.test(asked)
    ? said.replace(/^i['’]m (?:doing )?(?:pretty )?(?:good|great)/i, "I'm doing well")
    : null;
}

const asksNoticed =
  /^have you noticed (your [a-z]+(?: [a-z]+)?) (?:change|changing|changes|getting [a-z]+|(?:is|has been) different)$/i;
const itHas = /^(?:yes,? |yeah,? )?it(?:['’]s| has) (?=(?:gotten|got|become|been)\b)/i;

// "Have you noticed your handwriting change?" "It's gotten small."
function noticed(asked: string, said: string): string | null {
  const what = itHas.test(said) ? asksNoticed.exec(asked)?.[1]?.toLowerCase() : undefined;
  return what === undefined ? null : `${what.replace(/^your /, 'my ')} has ${said.replace(itHas, '')}`;
}

const asksStart = /^when did (he|she|you|it) (?:first )?(?:start|begin) ([a-z]+ing(?: [a-z]+){0,3})$/i;
const phraseOfTime =
  /^(?:(?:just|only|maybe|probably) )?(?:at|in|on|about|around|last|yesterday|a (?:few|couple)|(?:\d+|an?|one|two|three|four|five|six|ten) (?:days?|weeks?|months?|years?) ago)\b[a-z0-9 ]{0,30}$/i;

// "When did she start crawling?" "At about eight months."
function startedDoing(asked: string, said: string): string | null {
  const [, who = '', act = ''] = phraseOfTime.test(said) ? (asksStart.exec(asked) ?? []) : [];
  if (act === '') return null;
  return `${/^you$/i.test(who) ? 'i' : who.toLowerCase()} started ${act} ${lowerInitial(said)}`;
}

const asksOften = /^how often (?:is|does) (it|this|that|the [a-z]+) (?:happening|happen|occur|come on)$/i;
const often =
  /^(?:pretty much |almost |nearly |just about )?(?=)(?:every (?:time|day|night|morning|other|few|couple)|once|twice|daily|weekly|most (?:days|nights))(?=)\b.{0,70}$/i;

// "How often is it happening?" "Pretty much every time I work out."
function happens(asked: string, said: string): string | null {
  const what = often.test(said) ? asksOften.exec(asked)?.[1]?.toLowerCase() : undefined;
  return what === undefined
    ? null
    : `${what} happens ${said
        .replace(/^(?:pretty much|just about) /i, 'almost ')
        .toLowerCase()
        .replace(/\bi\b/g, 'I')}`;
}

const asksStaying =
  /^is (it|that|the [a-z]+) getting (?:worse|better)(?=)(?:, would you say)?,?(?=) or (?:(?:is it|staying|getting|about|much|just)(?=) ){0,3}(?=)(?:the same|better|worse)$/i;
const same = /^(?:it['’]s )?(?:staying )?(?:just )?(?=)((?:about|much|pretty much) the same|the same)$/i;

// "Is it getting worse, or staying about the same?" "About the same."
function staysSo(asked: string, said: string): string | null {
  const how = same.exec(said)?.[1]?.toLowerCase();
  const it = how === undefined ? undefined : asksStaying.exec(asked)?.[1]?.toLowerCase();
  return it === undefined ? null : `${it} is staying ${how}`;
}

const asksWhenBegan =
  /^when did (it|this|that|they|the [a-z]+|your [a-z]+(?: [a-z]+)?)(?=) (?:first |all )?(?=)(?:start|begin|come on|appear)$/i;
const wasWhen =
  /^it(?: was|['’]d (?:have been|be)| would (?:have been|be)) (?=(?:(?:about|around|maybe|probably|last|on|just)(?=) ){0,2}(?=)(?:two|three|four|five|six|seven|eight|nine|ten|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|yesterday|christmas|easter|the|a|in|\d)(?=)\b)/i;

// "When did the rash start?" "It was Saturday when I noticed the spots."
function beganWhen(asked: string, said: string): string | null {
  const what = asksWhenBegan.exec(asked)?.[1]?.toLowerCase();
  if (what === undefined || !wasWhen.test(said)) return null;
  const when = said
    .replace(wasWhen, '')
    .replace(/^the (?!day|night|morning|week|month|year|other|summer|winter)/i, 'on the ');
  return `${what.replace(/^your /, 'my ')} started ${when}`;
}

const asksWeight =
  /\b(?:(lost|losing)|(gained|gaining|put on|putting on))(?: any| some)? weight\b|\bweight (?:(loss)|(gain))\b/i;
const someWeight =
  /^(?:(?:(?:yes|yeah|maybe|about|around|probably|like|only|just|oh),? ){0,4}(?:an?|\d+|half an?|[a-z]+|[a-z]+ or [a-z]+) (?:more )?(?:pounds?|lbs?|stones?|kilos?|kg)\b)/i;

// "Have you lost any weight?" "About eight pounds, but I've been avoiding stuff."
function weightChanged(asked: string, said: string): string | null {
  const found = someWeight.test(said) ? asksWeight.exec(asked) : null;
  if (found === null || /\bor\b/.test(asked)) return null;
  const verb = (found[1] ?? found[3]) === undefined ? 'gained' : 'lost';
  return `i have ${verb} ${lowerInitial(said.replace(/^(?:yes|yeah|oh),? /i, ''))}`;
}

const asksScale = /\b(?:scale of|out of (?:ten|10)|(?:zero|nought|0|one|1) (?:to|through) (?:ten|10))\b/i;
const itWas =
  /^it(?:['’]s| was| is) (?=(?:(?:about|around|only|probably|maybe|like|an?)(?=) ){0,2}(?=)(?:\d|two|three|four|five|six|seven|eight|nine|ten|one|zero)(?=)\b)/i;
const saysNow = /, (?:and |but )?(?:i['’]d say |i would say |i think )?it(?:['’]s| is) /i;

// "How bad is it out of ten?" "It was a four yesterday, I'd say it's about a seven now."
function onScale(asked: string, said: string): string | null {
  if (!asksScale.test(asked) || !itWas.test(said) || !saysNow.test(said)) return null;
  return `the severity was ${said.replace(itWas, '').replace(saysNow, ' and is ')}`;
}

const asksHowLong =
  /^how long (?:do|does|did)(?=) ((?:the|your) [a-z]+(?: (?!usually|normally|typically|last\b)[a-z]+){0,3}|it|they|each (?:one|episode|attack|spell)|an? (?:attack|episode|spell))(?=) (?:usually |normally |typically )?last((?: for)?|(?: (?:in|at|on|during|after) [a-z ]{3,20}))$/i;
const longEach =
  /^(?:(?:about|around|maybe|only|just|usually|less than|more than|over|under|up to|probably)(?=) ){0,2}(?=)(?:an?|\d+|one|two|three|four|five|ten|twenty|thirty|forty|half|several|seconds|minutes|hours)(?=)\b[a-z0-9, -]{0,40}$/i;

// "How long did the spinning last?" "Less than a minute."
export function lasts(asked: string, said: string): string | null {
  const [, named, when = ''] = asksHowLong.exec(asked) ?? [];
  const what = named?.toLowerCase().replace(/^your /, 'my ');
  if (what === undefined || !longEach.test(said) || !/[a-z]/i.test(said.slice(1))) return null;
  const verb = /^how long did/i.test(asked)
    ? 'lasted'
    : (/s(?= |$)/.test(what) && !/ness\b/.test(what)) || what === 'they'
      ? 'last'
      : 'lasts';
  const told = `${what} ${verb} ${lowerInitial(said)}`;
  return when === ' for' ? told : `${told}${when}`;
}

/**
 * The statement that a question of every visit and an answer which leans on it make, in the first person: "are you
 * interested in quitting?" "I'd like to" → i would like to quit. Null for any other.
 */
export function commonlyAsked(asked: string, said: string): string | null {
  return (
    toQuit(asked, said) ??
    beganWhen(asked, said) ??
    weightChanged(asked, said) ??
    onScale(asked, said) ??
    lasts(asked, said) ??
    ownState(asked, said) ??
    doingWell(asked, said) ??
    happens(asked, said) ??
    wellExcept(asked, said) ??
    noticed(asked, said) ??
    startedDoing(asked, said) ??
    staysSo(asked, said)
  );
}
