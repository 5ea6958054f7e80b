import { firstWord } from '../../language/first-word.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { sentence } from '../draft.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { rephraseStatement, type Subject } from '../rephrase/rephrase.ts';
import { inThirdPerson } from '../rephrase/third-person.ts';
import { gerundOf } from '../rephrase/verbs.ts';
import { lowerFirst } from '../say.ts';
import { inFirstPerson } from '../visit/first-person.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import { lastTime } from './asked-topic.ts';
import { leavesHabitOpen } from './habit-asked.ts';
import { asTime, phraseKind } from './in-full/answer-phrase.ts';
import { withinSentence } from './in-full/fragments.ts';
import { quoted } from './question-label.ts';
import { topicOf } from './talked-of.ts';

const time =
  /\b(?:\d+|an?|couple|few|several|half|since|yesterday|today|last|this|about|years?|childhood|always)\b.*\b(?:minutes?|hours?|days?|weeks?|months?|years?|yesterday|today|night|morning|evening|ago|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|summer|winter|spring|fall|school|kid)(?=)\b|\byesterday\b|\bthis morning\b|\blast night\b/i;
// "What makes it worse?" "Lying down helps."
const makesWorse = /^(?!.*\b(?:helps?|better|easier|eases?|relieves?)\b).*\w{4}/i;
const kinds: { asked: RegExp; label: string; fits: RegExp }[] = [
  {
    asked:
      /(?<!\bover )\bhow long\b(?! (?:did|does|do|will|would)(?=) (?:it|that|this|they)(?=) take\b| was (?:it|that)\b)|\bwhen did (?:it|this|that|the|your|you|these|those)\b.{0,60}\b(?:start|begin|notice|happen|first)/i,
    label: 'Duration',
    fits: time,
  },
  {
    asked:
      /\bhow many (?:hours|days|weeks|months|years)(?=) (?:has|have|did|ago)\b|\bwhen (?:was|were|is)(?=) (?:your|the|his|her)(?=) (?:last|latest|most recent) /i,
    label: 'Duration',
    fits: time,
  },
  {
    asked:
      /\bhow (?:are|have|is|has) (?:you|he|she) (?:been )?sleeping\b|\bhow(?:['’]s| is) (?:your|his|her|the) sleep\b/i,
    label: 'Sleep',
    fits: /\w{3}/,
  },
  {
    asked: /\bhow (?:often|frequent|many times)\b/i,
    label: 'Frequency',
    fits: /\b(?:\d|once|twice|every|daily|weekly|day|week|month|times|often|couple|sometimes|night)/i,
  },
  {
    asked: /\b(?:scale|out of 10|1 to 10|0 to 10|0 being|zero)\b/i,
    label: 'Severity',
    fits: /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|zero)\b/i,
  },
  {
    asked:
      /\bwhat (?:makes|made|seems to make|brings) (?:it|that|this|the \w+).*\b(?:worse|on)\b|\banything (?:that )?makes? (?:it|that|this|the \w+) worse/i,
    label: 'Aggravating factors',
    fits: makesWorse,
  },
  {
    asked:
      /\bwhat (?:makes|made|helps)\b.*\b(?:better|help|relie)|\banything (?:that )?makes? (?:it|that|this|the \w+) (?:feel )?better|\bdoes anything (?:seem to )?helps?\b/i,
    label: 'Relieving factors',
    fits: /\w{4}/,
  },
  {
    asked: /\b(?:anything|what)(?: that)?(?=) (?:triggers?|sets? (?:it|them|that) off)(?=)\b/i,
    label: 'Triggers',
    fits: makesWorse,
  },
  { asked: /\bsince when\b/i, label: 'Duration', fits: time },
  { asked: /\bwhen was (?:this|that|it)(?=)\b(?! (?:last|done|checked))/i, label: 'Duration', fits: time },
  { asked: /^(?:and |so )?(?:what about )?better\??$/i, label: 'Relieving factors', fits: /\w{4}/ },
  {
    asked: /\bwhere (?:does|is|do|exactly|did)\b.*\b(?:hurt|pain|it|feel|located)/i,
    label: 'Location',
    fits: /\b(?:left|right|side|front|back|inside|outside|here|upper|lower|top|middle|knee|chest|arm|leg|belly|head|foot|hand|hip|shoulder|neck)\b/i,
  },
  {
    asked: /\blast (?:menstrual )?(?:period|cycle)\b|\blmp\b/i,
    label: 'Last menstrual period',
    fits: /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|\d+(?:st|nd|rd|th)|(?:days?|weeks?|months?|years?) ago|yesterday|last (?:week|month)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?=)\b/i,
  },
  {
    asked: /\bdue date\b|\bwhen (?:are (?:you|we)|is (?:she|the baby)) due\b/i,
    label: 'Due date',
    fits: /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|\d+(?:st|nd|rd|th))(?=)\b/i,
  },
  {
    asked: /\b(?:left|right)[- ]handed\b/i,
    label: 'Handedness',
    fits: /^(?:left|right|both)(?:y|ie)?\b(?!['’])/i,
  },
  {
    asked:
      /\b(?:worse (?:with|after) (?:certain|any|particular|anything)|(?:brings?|sets?)(?=) (?:it|them|that) (?:on|off)|certain foods?)(?=)\b/i,
    label: 'Aggravating factors',
    fits: makesWorse,
  },
  {
    asked: /\b(?:get(?:ting)? up|up) (?:(?:in|at|during) )?(?:the )?night\b/i,
    label: 'Up at night',
    fits: /\b(?:\d|once|twice)/i,
  },
  {
    asked: /\b(?:lost|losing|lose)(?: any)? weight\b|\bweight loss\b/i,
    label: 'Weight lost',
    fits: /\b(?:pounds|lbs?|stones?|kilos?|kg)\b/i,
  },
  {
    asked:
      /(?<!\b(?:when|how|why|where|which way|what way|what direction) )\b(?:does|do|did) (?:it|that|this|the pain|they)(?=) (?:go(?! (?:on|off|away|for|back|up|down)\b)|spread|radiate|move|travel|shoot)(?=)\b|\banywhere else\b/i,
    label: 'Radiation',
    fits: /\b(?:left|right|side|front|back|jaw|neck|shoulders?|arms?|legs?|thighs?|calf|calves|foot|feet|groin|buttocks?|hips?|belly|stomach|head|chest|knees?|hands?|fingers?|toes?|ribs?|everywhere)(?=)\b/i,
  },
  {
    asked:
      /\b(?:does|do|is|are|did) (?:it|that|they|the [a-z]+|your [a-z]+)(?=) (?:hurt|hurting|painful|sore|ache|burn|itch)(?=)\b/i,
    label: 'Timing',
    fits: /^(?:only|just|mostly|mainly|usually|sometimes|especially)\b.*\b(?:night|morning|evening|day|when|after|before|at|on|in|if)\b/i,
  },
  {
    asked: /\b(?:cocaine|marijuana|cannabis|heroin|recreational|street)(?=) ?(?:drugs?)?(?=)\b/i,
    label: 'Drug use',
    fits: /\b(?:not since|years? ago|weekends?|once|twice|every|daily|college|edibles?|joints?|occasional\w*)\b/i,
  },
  {
    asked: /\bhow many packs (?:a|per) day\b/i,
    label: 'Packs smoked daily',
    fits: /\b(?:\d[\d.]*|half|one|two|three)\b/i,
  },
  {
    asked: /\bhow many years\b.{0,20}\bsmok/i,
    label: 'Years of smoking',
    fits: /\d/,
  },
  {
    asked: /\bfirst cigarette\b/i,
    label: 'First cigarette of the day',
    fits: /\b(?:minutes?|hours?|waking|wake)\b/i,
  },
  {
    asked: /\bsmok/i,
    label: 'Smoking',
    fits: /\b(?:\d+|half|pack|packs|few)\b(?!(?: \w+)? (?:glass|beer|drink|wine|pint|bottle|can|shot|cup)\w*\b)/i,
  },
  {
    asked: /\b(?:caffeine|coffee|how much tea)\b/i,
    label: 'Caffeine',
    fits: /\b(?:\d+|cups?|mugs?|coffees?|teas?|few)\b/i,
  },
  {
    asked: /\b(?:alcohol|drink any|(?<!\b(?:much|many) [a-z ]{3,20})do you drink|and a drink)\b/i,
    label: 'Alcohol',
    fits: /\b(?:\d+|glass\w*|beers?|wine|whiske?y|gin|vodka|rum|sherry|cider|pints?|units?|few)\b/i,
  },
  {
    asked: /\bfalls\b/i,
    label: 'Falls',
    fits: /^(?:just )?(?:one|two|three|\d|once|twice|a (?:couple|few))\b/i,
  },
  {
    asked:
      /\bwhat (?:kind of work|do you do for (?:work|a living))\b|\bwhat(?:'s| is) your (?:job|occupation)\b/i,
    label: 'Occupation',
    fits: /\w{4}/,
  },
];

const howMany =
  /\bhow (?:many|much)(?=) ((?:[a-z]+ )?[a-z]+(?: (?:a|per|each|every)(?=) (?:day|night|week|month|year))?)(?=) (are|do|have) you ((?!say\b|think\b|smok|drink)[a-z][^?.!]{0,80})/i;
const count =
  /^(?:(?:about|around|maybe|probably|only|just|like|roughly|at least|up to|over|nearly|almost) )*\d+(?: (?:or|to|and|,)? ?\d+)?(?: or so| now| at most)?$/i;

/** "How many nights a week are you waking up?" "Two or three." → The patient is waking up 2 or 3 nights a week. */
export function countedAnswer(question: Unit, answer: Unit, subject: Subject): string | null {
  if (answer.words.length > 6) return null;
  const found = howMany.exec(plainOf(question).replace(/(?<![?.!\s])[?.!\s]+$/, ''));
  const said = plainOf(answer)
    .replace(/(?<![.!?\s])[.!?\s]+$/, '')
    .replace(/^(?:um|uh|oh|well|like),? /i, '')
    .replace(found !== null && /^times /i.test(found[1]!) ? / times$/i : /(?!)/, '');
  if (found === null || !count.test(said)) return null;
  const verb = { are: 'am ', have: 'have ', do: '' }[found[2]!.toLowerCase()] ?? '';
  // "How many pads are you using a day?"
  const per = / (?:a|per|each|every) (?:day|night|week|month|year)$/i.exec(found[3]!)?.[0] ?? '';
  const done = found[3]!.slice(0, found[3]!.length - per.length);
  return rephraseStatement(
    inFirstPerson(`i ${verb}${done} ${said.toLowerCase()} ${found[1]!}${per}`),
    subject,
    'subject',
  );
}

// "Lying down helps. So does heat."
const alsoDoes = /^(?:and )?so (?:does|do|did|is|are|has) /;
const startsNo = /^(?:(?:oh|well|um|uh),? )*(?:no|nope|nah)\b/i;
/** "And since when?": a "no" is no answer to it. */
export const asksOpenly = /^(?:[a-z']+ ){0,3}(?=)(?:how|what|when|where|which|since|who)(?=)\b/;
// "When was that?" "Five milligrams, night and morning.": of what was said before.
const ofDose = /\b(?:mg|milligrams?|mcg|micrograms?|mils?|mL|tablets?|pills?|puffs?|units?)\b/i;

// "It's worse since winter." is not how long.
const compares =
  /^(?:it's |it is |it has been |it's been )(?=)(?:much |a lot |a bit |even )?(?=)(?:worse|better|less|more)(?=)\b/i;

// "When was that?" "2015.": no duration.
const bareYear = /^(?:19|20)\d\d\b/;

/** What a pattern of `withoutLead` begins with stands here. */
const leads = new Set('so what um uh oh well this that yes yeah yep'.split(' '));

// "So what, about two weeks", "that was just yesterday"
function withoutLead(said: string): string {
  if (!leads.has(firstWord(said))) return said;
  return said
    .replace(/^(?:so )?what,? (?=\d)/i, '')
    .replace(/^(?:um|uh|oh|so|well),? /i, '')
    .replace(/^(?:this|that) (?:was|happened) (?:just )?(?=about|around|like|yesterday|last|\d|an? )/i, '')
    .replace(/^(?:yes|yeah|yep),? but (?:it's |it is )?(?:only|just) /i, 'only ')
    .replace(/^(?:yes|yeah|yep),? (?=(?:(?:about|around|maybe|roughly) )?\d)/i, '');
}

/** A short answer that means nothing without its question, under the name of what was asked ("Duration: about 2 weeks."). */
export function labelledAnswer(question: Unit, answer: Unit, who: Subject | null = null): string | null {
  if (answer.words.length > 14) return null;
  const text = withoutLead(plainOf(answer).replace(/(?<![.!?\s])[.!?\s]+$/, ''));
  if (
    text === '' ||
    alsoDoes.test(answer.said) ||
    /^(?:no|yes|nope|yeah|i do not know|i don't know|not sure)\b/i.test(text)
  )
    return null;
  if (
    /\b(?:i|it|he|she|they|we)(?:'s|'ve|'m|'d)? (?!guess|think|would say|want to say|believe)\w/i.test(
      text.replace(
        /^(?:i guess|i think|i would say|i'd say|i want to say|it's been|it has been|it was|it's|maybe|probably),? /i,
        '',
      ),
    )
  )
    return null;
  const asked = plainOf(question);
  const onset = howFarAlong(asked, text, who) ?? whenItBegan(asked, text);
  if (onset !== null) return onset;
  const kind = kinds.find((k) => k.asked.test(asked) && k.fits.test(text));
  if (!kind || ofDose.test(text)) return null;
  if (kind.label === 'Duration' && (compares.test(text) || bareYear.test(text))) return null;
  if (kind.label === 'Smoking' && leavesHabitOpen(asked, text)) {
    const whole = quoted(question);
    return whole === null ? null : sentence(`${whole}: ${lowerFirst(text)}`);
  }
  // "Four, maybe five. It was a two.", "I'm down to ten. It was twenty.": the second is how it was.
  if (ofNow.has(kind.label) && !answer.opens && /^it was\b/i.test(text)) return null;
  const bare = (kind.label === 'Location' ? text.replace(pointed, '') : text)
    .replace(opinion, '')
    .replace(/\bi(?:'d| would) say\b/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/\b(my|his|her) (?=([a-z]+)\b)/gi, (own, _, part: string) =>
      kind.label === 'Radiation' || isBodyPart(part.toLowerCase()) ? 'the ' : own,
    )
    .trim();
  if (
    /\b(?:i|my|me|you|your|we|us|our|is|are|was|were|has|have|had|got|getting|(?:that|it|he|she|there)['’]s)\b/i.test(
      bare,
    )
  )
    return null;
  // "Does it shoot anywhere?" "No, just the back."
  const no = startsNo.test(answer.text) && !asksOpenly.test(question.said) ? 'no, ' : '';
  const said = `${no}${withinSentence(bare)}`;
  return (
    (kind.label === 'Duration' ? lastTime(asked, said) : null) ??
    asSentence(kind.label, asked, said) ??
    `${(kind.label === 'Frequency' ? whatIsCounted(question, asked, who) : null) ?? kind.label}: ${said}.`
  );
}

/** "How far along are we?": in a pregnancy. */
export const asksHowFar =
  /\bhow far (?:along|gone) (?:are|is) (?:you|we|she)\b|\bhow many weeks(?: (?:along|pregnant))?(?=) (?:are|is) (?:you|we|she)\b(?! (?:off|out|into|post|late)\b)|\bhow many weeks (?:along|pregnant)\b/i;
const weeksAlong =
  /^(?:(?:about|around|almost|nearly|just) )*\d{1,2}(?: weeks?)?(?=)(?:,? (?:and|plus)(?=) (?:\d|one|two|three|four|five|six|a half)(?=)(?: days?)?)?(?=)(?: (?:today|tomorrow|now|yesterday|on [a-z]+day))?$/i;

const dayTold = / (?:today|tomorrow|now|yesterday|on [a-z]{3,7}day)$/i;

// "How far along are we?" "Twenty-eight weeks.": so far along.
function howFarAlong(asked: string, said: string, who: Subject | null): string | null {
  const text = said.replace(/^i think |,? i think$/i, '');
  if (!asksHowFar.test(asked) || !weeksAlong.test(text)) return null;
  const weeks = /weeks?/i.test(text) ? text : text.replace(/\d{1,2}/, '$& weeks');
  const day = dayTold.exec(weeks)?.[0] ?? '';
  const far = weeks.slice(0, weeks.length - day.length);
  return `${upperFirst(who?.they ?? 'the patient')} is ${lowerFirst(far)} along${day}.`;
}

const asksOnset =
  /\bwhen did (it|this|that|these|they|those|(?:the|your|his|her) (?:[a-z]+ )?[a-z]+)(?=)(?: (?:all|first|actually|really))?(?=) (start|begin|happen|come on)\b[\s?.]*$/i;
const pronoun = /^(?:it|this|that|these|they|those)$/i;
const longestOnset = 6;

// "When did that start?" "Last Thursday.": it began last Thursday.
function whenItBegan(asked: string, said: string): string | null {
  const [, subject = '', verb = ''] = asksOnset.exec(asked) ?? [];
  const text = said.replace(opinion, '');
  if (subject === '' || text.split(' ').length > longestOnset || /\b(?:i|my|me|he|she|we)\b/i.test(text))
    return null;
  if (phraseKind(text.split(',', 1)[0]!) !== 'time' || since.test(text)) return null;
  const topic = pronoun.test(subject) ? onsetOf.exec(asked)?.[1] : undefined;
  const what =
    pronoun.test(subject) && topic === undefined ? 'It' : (topic ?? subject).replace(/^[a-z]+/i, 'The');
  const did =
    verb.toLowerCase() === 'happen'
      ? 'happened'
      : pronoun.test(subject) && topic === undefined
        ? 'began'
        : 'started';
  return `${what} ${did} ${asTime(withinSentence(text))}.`;
}
/** "And the vomiting, when did that start?" */
const onsetOf = /\b((?:the|your|his|her) [a-z]{3,}(?: [a-z]+)?),? when did (?:it|that|this)\b/i;
const since = /^(?:(?:ever|about|probably|maybe) )*since\b/i;
const ofNow: ReadonlySet<string> = new Set(['Severity', 'Smoking', 'Alcohol']);
const opinion =
  /^(?:(?:i guess|i think|i would say|i'd say|i want to say|it's been|it has been|it was|it's|so|um|oh|well|probably|like),? )?(?:(?:gosh|geez|goodness),? )?/i;

const howOften =
  /\bhow (?:often|many times|frequently)(?: (?:a|per|each) [a-z]+)?(?=) (?:do|does|are|is)(?=) (?:you|he|she|they)(?=) (?:(?:usually|normally|actually|currently|still|now) )?(?!need\b|want\b|think\b|have to\b)([a-z]+)(?: ([a-z' -]{2,40}?))?(?: now| these days| at the moment)?[\s?.]*$/i;

// "How often do you bathe?" "At weekends.": bathing, at weekends.
function whatIsCounted(question: Unit, asked: string, who: Subject | null): string | null {
  const topic = topicOf(question)?.name;
  const found = howOften.exec(asked);
  if (topic === undefined && found === null) return null;
  const [, verb = '', rest = ''] = found ?? [];
  const act = verb.endsWith('ing') ? verb : gerundOf(verb);
  const isHad = rest !== '' && /^(?:hav|tak|us|gett|see|giv|do)ing$/.test(act);
  const name =
    topic ?? (isHad ? rest.replace(/^(?:the|your|his|her|a|an|any) /i, '') : `${act} ${rest}`.trim());
  return upperFirst(who === null ? name : inThirdPerson(name.toLowerCase(), who, 'second'));
}

// "Here, on the inner side": a note has no finger to point with.
const pointed =
  /^(?:(?:right|just|over|up|down) )?(?:here|there),? (?=(?:on|in|at|along|under|behind|above|below|around|between)\b)/i;

const ofTrouble =
  /\b(?:has|have|had|did|do|does|is|are|was|were)(?=) (?:it|this|that|they|these|those|the [a-z]+|your [a-z]+)(?=)\b|\byou (?:had|been having|get|have)(?=) (?:it|this|that|them|these|those)\b/i;

// "The pacemaker, when was that put in?"
const wasDone =
  /\bwhen (?:was|were) (?:it|this|that|they|those|these|the [a-z]+|your [a-z]+) (?!the\b|your\b|exactly\b|at\b)[a-z]+/;

const began =
  /^(?:(?:about|around|maybe|probably|almost|over) )*(?:(?:\d|an? |a couple|a few|several|couple|(?:years?|months?|weeks?) and a half).* ago|yesterday|last (?:night|week|month|year)|this (?:morning|week))\b/i;

// "Really just for about the past two weeks".
const sinceThen =
  /^(?:really )?(?:just |only )?(?:for )?(?=)((?:about |almost |over )?(?=)the (?:past|last)(?=) (?:\d{1,2}|couple of|few|several) (?:hours|days|weeks|months|years))$/i;

// "Saturday, so about four days ago"
const onDay =
  /^(?:on |last )?(?=)((?:mon|tues|wednes|thurs|fri|satur|sun)(?=)day(?: (?:morning|night|evening))?)(?=),? (?:so )?(.{3,30} ago)$/i;

const ofSeveral = /\b(?:them|those|these|they)\b/i;
const didLast = /\bdid (?:it|that|this|they|the [a-z]+) (?:last|go on)\b/i;
/** "Once a week to begin with" */
const atFirst = /\b(?:to begin with|at first|in the beginning|to start with|at the start|initially)\b/i;
const asksUsual = /\b(?:normally|usually|typically)\b/i;

// Prose for a history, where the question was about the trouble itself and not about what somebody does.
function asSentence(label: string, asked: string, said: string): string | null {
  if (!ofTrouble.test(asked) || wasDone.test(asked)) return null;
  if (label === 'Duration') {
    if (/^since\b/i.test(said)) return `It has been going on ${said}.`;
    if (began.test(said)) return `It began ${said}.`;
    const day = onDay.exec(said);
    if (day) return `It began on ${upperFirst(day[1]!.toLowerCase())}, ${day[2]}.`;
    const lasted =
      /^(?:for )?((?:about |around |maybe |almost |over |approximately )*(?:\d|an? |a couple|a few|several).* (?:minutes?|hours?|days?|weeks?|months?|years?))$/i.exec(
        said,
      );
    if (!/\bhow (?:long|many)\b/i.test(asked)) return null;
    const since = sinceThen.exec(said);
    if (since) return `It has been going on for ${since[1]}.`;
    return lasted && `It ${didLast.test(asked) ? 'lasted' : 'has lasted'} ${lasted[1]}.`;
  }
  if (label !== 'Frequency') return null;
  // "And normally how often is that?"
  const usual = asksUsual.exec(asked)?.[0];
  const past = atFirst.test(said);
  const occurs = ofSeveral.test(asked)
    ? past
      ? 'they occurred'
      : 'they occur'
    : past
      ? 'it occurred'
      : 'it occurs';
  return usual === undefined ? `${upperFirst(occurs)} ${said}.` : `${upperFirst(usual)} ${occurs} ${said}.`;
}
