import { inFirstPerson } from '../../visit/first-person.ts';
import { wordsOf } from '../../visit/units.ts';
import { clauseOf } from '../asked-clause.ts';
import { contentStems } from '../asked-content.ts';
import { asTime, type PhraseKind, phraseKind } from './answer-phrase.ts';
import { lasts } from './common-questions.ts';
import { withinSentence } from './fragments.ts';
import { howManyAnswer } from './how-many.ts';
import { asksHowFirst, asksMeasure, namedAnswer } from './named-answer.ts';

const until =
  /^how (long|soon)(?=)(?: (?:is it|does it take|was it|did it take))?(?=) (before|till?|until|after)(?=) ([a-z' -]{3,50})$/i;
const adverbial =
  /^(when|what time(?: of (?:the )?day)?|where|how long ago|how long|how often|how far|how soon|how frequently)(?=) (?:exactly )?(?=)(is|are|was|were|do|does|did|has|have|had|can|could)(?=) (you|it|they|that|this|those|these|he|she|(?:your|the|his|her|that|this|those|these)(?=) (?!last\b|first\b|due\b|most\b|next\b|second\b|third\b|fourth\b|other\b)[a-z-]+(?: (?:pain|pains|pressure|cough|attacks?|one))?)(?=)(?: ([a-z][a-z' -]{1,60}))?$/i;

const fits: Readonly<Record<string, readonly PhraseKind[]>> = {
  when: ['time', 'often', 'doing'],
  'what time': ['time'],
  where: ['place', 'side'],
  'how long': ['duration'],
  'how long ago': ['time'],
  'how often': ['often'],
  'how frequently': ['often'],
  'how far': ['place', 'duration'],
  'how soon': ['duration', 'time'],
};

/**
 * The statement that a question with a question word and a fragment make, in the first person: "when's it at its worst?"
 * "First thing" → it is at its worst first thing. Null where the fragment is no answer of the kind that is asked for;
 * `told` is what the answer may tell where it stands.
 */
export function whAnswer(asked: string, answer: string, told: 'name' | 'when' | 'any'): string | null {
  const how = told === 'any' ? howThen(asked, answer) : null;
  if (how !== null) return how;
  if (!/^(?:how|wh)/i.test(asked) && !asksHowFirst(asked) && !asksMeasure(asked))
    return told === 'name' ? null : echoed(asked, answer);
  const long = lasts(asked, answer) ?? (told === 'any' ? howManyAnswer(asked, answer) : null);
  if (long !== null) return long;
  const kind = phraseKind(answer.split(',', 1)[0]!);
  const asleep = posture.test(answer) ? sleeping.exec(asked)?.[1]?.toLowerCase() : undefined;
  if (asleep !== undefined)
    return `${asleep === 'you' ? 'i am' : `${asleep} is`} sleeping ${withinSentence(answer)}`;
  const busy = kind === 'doing' ? whatDoing.exec(asked) : null;
  if (busy !== null)
    return `${inFirstPerson(`${busy[2]!} ${busy[1]!}`.toLowerCase())} ${withinSentence(answer)}${busy[3] ?? ''}`;
  const way = whichWay.exec(asked);
  if (way !== null)
    return direction.test(answer) ? `${clauseOf(way[1]!, way[2]!, way[3]!)} ${withinSentence(answer)}` : null;
  if (told === 'name') return namedAnswer(asked, answer, kind);
  const before = until.exec(asked);
  if (before !== null) return beforeThat(before, answer, kind);
  const when = adverbial.exec(asked);
  if (when !== null) return adverbially(when, answer, kind);
  return told === 'any' ? namedAnswer(asked, answer, kind) : null;
}

const distance =
  /^(?:(?:about|around|maybe|only|just|probably|not even|less than|more than)(?=) ){0,2}(?=)(?:\d+|an?|half an?|one|two|three|four|five|six|ten|twenty|a couple of|a few)(?=) (?:(?:city|more) )?(?=)(?:blocks?|miles?|yards?|feet|met(?:er|re)s?|kilomet(?:er|re)s?|steps|stairs|flights?|streets?)(?=$| |,)/i;

const howWhen =
  /^how (?:is|does) (it|that|(?:the|your|his|her)(?=) [a-z]+(?: pain)?)(?=)(?: (?:feel|get))? ((?:when|if|after|at|in|on|with|during|while) [a-z][a-z' ]{2,40})$/i;
const onlyWhen =
  /^(?:(?:what|how) about )?(?=)((?:when|if)(?=) (?:you|he|she)(?=) (?![a-z]+ed\b|were\b|was\b|had\b|did\b|went\b|came\b)[a-z' ]{2,40}|(?:after|when|while|during)(?=) (?:[a-z]+ing|rest|exercise|meals?|work)(?=)(?: [a-z' ]{2,30})?|at (?:night|rest)|in the (?:morning|evening)s?)$/i;
const better =
  /^(?:(?:much|a (?:lot|bit|little)|even|way|far|slightly|no|about) )?(?:better|worse|fine|okay|the same|easier|harder)$/i;

// "How is the pain when you climb stairs?" "Worse." "And when you sit?" "Better."
function howThen(asked: string, answer: string): string | null {
  if (!better.test(answer)) return null;
  const [, what = '', when = ''] = howWhen.exec(asked) ?? [];
  const then = when === '' ? onlyWhen.exec(asked)?.[1] : when;
  return then === undefined
    ? null
    : inFirstPerson(`${what === '' ? 'it' : what} is ${answer} ${then}`.toLowerCase());
}

// "How are you sleeping?" "Propped up on three pillows."
const sleeping = /^how (?:are|is) (you|he|she)(?=) sleeping(?: at night| lately| these days| now)?$/i;
const posture =
  /^(?:propped|sitting|(?:half )?upright|flat|in (?:a|the|my) (?:chair|recliner)|on (?:\d|two|three|four|my)|with (?:\d|two|three|four))\b/i;

// "What were you doing when it happened?" "Moving a washing machine."
const whatDoing =
  /^what (was|were) (you|he|she) doing(?=)( when (?:it|this|that) (?:happened|started|began))?$/i;

// "Which way did your ankle go, in or out?" "In."
const whichWay =
  /^which (?:way|direction) (did|does|do)(?=) (?!you go\b)(it|he|she|you|they|(?:your|the|his|her)(?=) [a-z]+)(?=) (go|turn|roll|bend|twist|fall|tip|lean)(?=)(?:, [a-z ]{4,40})?$/i;
const direction =
  /^(?:in|out|up|down|under|(?:to the )?(?:left|right)|(?:in|out|back|for|up|down)wards?|sideways)(?=$|,)/i;

const echo =
  /^((?:you|it|this|that|he|she|they|your [a-z]+)(?=) (?!said\b|say\b|think\b|mean\b|know\b|want\b)[a-z]+(?: [a-z]+){0,4}?) (when|where|how|how long|how often|what time)$/i;

// "This started when?" "Saturday night.", "you take this how?" "One puff in the morning."
function echoed(asked: string, answer: string): string | null {
  const found = echo.exec(asked);
  if (found === null) return null;
  const word = found[2]!.toLowerCase();
  const clause = inFirstPerson(found[1]!.toLowerCase());
  if (word === 'how')
    return /\d|\b(?:once|twice|with|by|one|two|half)\b/i.test(answer) ? `${clause}, ${answer}` : null;
  if (/^(?:when|what time)$/.test(word) && /^\d{1,2}(?::\d\d)?(?=$|[, ])/.test(answer))
    return `${clause} at ${answer}`;
  return fits[word]!.includes(phraseKind(answer.split(',', 1)[0]!)) ? `${clause} ${asTime(answer)}` : null;
}

// "How long before you loosen up?" "A good two hours."
function beforeThat(
  [, , link = '', clause = '']: RegExpExecArray,
  answer: string,
  kind: PhraseKind,
): string | null {
  const after = link.toLowerCase() === 'after';
  const said = inFirstPerson(clause.toLowerCase());
  if (kind === 'time' && !after) return `${said} ${asTime(answer)}`;
  if (kind !== 'duration') return null;
  return after ? null : `it takes ${answer} before ${said}`;
}

function adverbially(
  [, asks = '', verb = '', subject = '', rest = '']: RegExpExecArray,
  answer: string,
  kind: PhraseKind,
): string | null {
  const word = asks.toLowerCase().replace(/ of .*/, '');
  const far = word === 'how far' && /^(?:can|could|do|does|did)$/i.test(verb) && distance.test(answer);
  if (!far && !fits[word]?.includes(kind)) return null;
  // How long it has been so, and when it began, have sentences of their own.
  if (word === 'how long' && /^(?:has|have|had|did)$/i.test(verb) && !(person.test(subject) && names(rest)))
    return null;
  if (kind === 'place' && /\b(?:here|there)\b/i.test(answer)) return null;
  if (
    word === 'when' &&
    /^did$/i.test(verb) &&
    /^(?:it|this|that|these|those|they|the)\b/i.test(subject) &&
    began.test(rest)
  )
    return null;
  const clause = clauseOf(verb, subject, rest);
  if (clause === null) return null;
  const within = inClause(clause, asTime(answer), word);
  if (within !== null) return within;
  const lasts = word === 'how long' && !/^(?:for|the|all)\b/i.test(answer) && !/\btakes?\b/i.test(rest);
  const [usually = ''] = lasts ? (adverb.exec(answer) ?? []) : [];
  return `${clause} ${usually}${lasts ? 'for ' : ''}${asTime(answer.slice(usually.length))}`;
}

// "How long do they last?" "Usually a few minutes."
const adverb = /^(?:usually|mostly|normally|typically|generally|sometimes|often) /i;

const beenThere = /^been (?:there|lying|down|on the|in the)\b/;

// "How long have you been having this?"
function names(rest: string): boolean {
  if (beenThere.test(rest)) return true;
  return !rest.startsWith('got ') && contentStems(wordsOf(rest)).some((stem) => !ofAnything.test(stem));
}

const person = /^(?:you|he|she|they)$/i;
const ofAnything =
  /^(?:got|go|goin|have|havin|been|had|feel|notic|exper|sympt|probl|issue|happe|last|start|this|that|deal)/;

const takesTo = /\btakes?(?= to [a-z])/;
const hangs = / (?:before|until|till|without|when|if|at a time|in one go)(?= |$)/;

// "How far can you walk before you stop?" "To the corner.", "how long do you get out of a dose?" "Four hours."
function inClause(clause: string, answer: string, word: string): string | null {
  // "How long does it take to go off?" "About five minutes."
  const gets =
    word === 'how long'
      ? (/ gets?(?= (?:out of|from|between)\b)/.exec(clause) ?? takesTo.exec(clause))
      : null;
  const at = gets === null ? (hangs.exec(clause)?.index ?? -1) : gets.index + gets[0].length;
  if (at < 0) return null;
  const [first = ''] = answer.split(', ', 1);
  return `${clause.slice(0, at)} ${first}${clause.slice(at)}${answer.slice(first.length)}`;
}

const began = /^(?:first )?(?:start|begin|happen|come on|appear)/i;
