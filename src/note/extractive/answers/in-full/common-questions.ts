import { sentence } from '../../draft.ts';
import type { Subject } from '../../rephrase/rephrase.ts';
import { isBaseVerb } from '../../rephrase/verbs.ts';
import type { Unit } from '../../visit/units.ts';
import { askedText } from './asked-text.ts';

const asksHowOne =
  /\bhow (?:(?:are|have) you (?:been )?(?:feeling|doing)|are you|have you been|do you feel)(?: (?:today|lately|now|in yourself|otherwise|overall))?$/i;
const state =
  /^((?:(?:okay|fine|all right),? )?(?:(?:pretty|very|so|a bit|a little|really|just|still|quite|rather|fairly|slightly) ){0,2}(?:tired|exhausted|dizzy|weak|sick|nauseous|terrible|awful|rough|lousy|better|worse|good|well|great|anxious|low|down|run down|worn out|washed out))$/i;
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
  /^(?:are|have) you (?:(?:at all|still) )?(?:interested in|thinking (?:of|about)|thought about|ready for) (quitting|stopping|cutting (?:down|back)|giving up)((?: [a-z]+){0,3})$/i;
const wouldLike = /^i(?:['’]d| would) (?:really )?(?:like|love) to$/i;
const wants = /^i (?:do )?(?:really )?want to$/i;

// "Are you interested in quitting?" "I'd like to."
function toQuit(asked: string, said: string): string | null {
  const would = wouldLike.test(said);
  if (!would && !wants.test(said)) return null;
  const [, doing = '', what = ''] = asksToQuit.exec(asked) ?? [];
  const verb = doing.toLowerCase().replace(/(?:(?<=quit|stop|cut)[tp]ing|(?<=giv)ing)/, (ing) =>
    ing === 'ing' ? 'e' : '',
  );
  return isBaseVerb(verb.split(' ', 1)[0]!) ? `i ${would ? 'would like' : 'want'} to ${verb}${what}` : null;
}

const asksWhenBegan =
  /^when did (it|this|that|they|the [a-z]+|your [a-z]+(?: [a-z]+)?) (?:first |all )?(?:start|begin|come on|appear)$/i;
const wasWhen =
  /^it was (?=(?:(?:about|around|maybe|probably|last|on|just) ){0,2}(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|yesterday|christmas|easter|the|a|in|\d)\b)/i;

// "When did the rash start?" "It was Saturday when I noticed the spots."
function beganWhen(asked: string, said: string): string | null {
  const what = asksWhenBegan.exec(asked)?.[1]?.toLowerCase();
  if (what === undefined || !wasWhen.test(said)) return null;
  return `${what.replace(/^your /, 'my ')} started ${said.replace(wasWhen, '')}`;
}

const asksScale =
  /\b(?:scale of|out of (?:ten|10)|(?:zero|nought|0|one|1) (?:to|through) (?:ten|10))\b/i;
const itWas = /^it(?:['’]s| was| is) (?=(?:(?:about|around|only|probably|maybe|like|an?) ){0,2}(?:\d|two|three|four|five|six|seven|eight|nine|ten|one|zero)\b)/i;
const saysNow = /, (?:and |but )?(?:i['’]d say |i would say |i think )?it(?:['’]s| is) /i;

// "How bad is it out of ten?" "It was a four yesterday, I'd say it's about a seven now."
function onScale(asked: string, said: string): string | null {
  if (!asksScale.test(asked) || !itWas.test(said) || !saysNow.test(said)) return null;
  return `the severity was ${said.replace(itWas, '').replace(saysNow, ' and is ')}`;
}

const asksHowLong =
  /^how long (?:do|does|did) (the [a-z]+(?: [a-z]+)?|your [a-z]+|it|they|each (?:one|episode|attack|spell)|an? (?:attack|episode|spell)) (?:usually |normally |typically )?last$/i;
const longEach =
  /^(?:(?:about|around|maybe|only|just|usually|less than|more than|over|under|up to|probably) ){0,2}(?:an?|\d+|one|two|three|four|five|ten|twenty|thirty|forty|half|several|seconds|minutes|hours)\b[a-z0-9 -]{0,40}$/i;

// "How long did the spinning last?" "Less than a minute."
function lasts(asked: string, said: string): string | null {
  const what = asksHowLong.exec(asked)?.[1]?.toLowerCase().replace(/^your /, 'my ');
  if (what === undefined || !longEach.test(said) || !/[a-z]/i.test(said.slice(1))) return null;
  const verb = /^how long did/i.test(asked) ? 'lasted' : /s$/.test(what) || what === 'they' ? 'last' : 'lasts';
  return `${what} ${verb} ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/**
 * The statement that a question of every visit and an answer which leans on it make, in the first person: "are you
 * interested in quitting?" "I'd like to" → i would like to quit. Null for any other.
 */
export function commonlyAsked(asked: string, said: string): string | null {
  return (
    toQuit(asked, said) ??
    beganWhen(asked, said) ??
    onScale(asked, said) ??
    lasts(asked, said)
  );
}
