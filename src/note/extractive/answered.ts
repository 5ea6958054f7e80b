import { upperFirst } from '../language/upper-first.ts';
import { qualifierOf } from './answer-qualifier.ts';
import { lastTime } from './asked-topic.ts';
import { isBodyPart } from './chronology.ts';
import { sentence } from './draft.ts';
import { rephraseStatement, type Subject } from './rephrase/rephrase.ts';
import { isAdverb, isBaseVerb, pastOf, thirdPerson } from './rephrase/verbs.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const leadIn =
  /^(?:(?:okay|ok|alright|all right|and|so|now|but|well|um|uh|then|also|or|great|good|sure|yeah|yes|no|right|have you noticed|tell me|i see|just|in general|otherwise|at all|with that|do you know),?\s+)+/i;
const courtesy =
  /\b(?:questions?|sound (?:good|okay)|make sense|hear me|okay with|ready|want me|like me|would you|how are you|is that (?:okay|right|correct|all right|fair)|anything else|any other|remember me|tell me|all right|you said|you know what|mean|recall|remember)(?=)\b/i;
const swap =
  /^(are|were|is|was|do|does|did|have|has|had|can|could)(?=) (you|it|they|that|there|he|she|(?!any|some|no)[a-z]{3,}ing|your [a-z]+(?: [a-z]+)?|(?:the|his|her) [a-z]+) (.{2,90})$/i;

const isDo = (verb: string) => verb === 'do' || verb === 'does' || verb === 'did';

/** A yes-or-no question as the statement that its answer makes of it: "do you smoke?" "no" → She does not smoke. */
export function answeredStatement(passage: Passage, subject: Subject): string | null {
  const { unit, reply } = passage;
  if (!reply || reply.answer === 'open') return null;
  const asked = plainOf(unit)
    .replace(/(?<![?.!\s])[?.!\s]+$/, '')
    .replace(leadIn, '');
  if (reply.answer === 'no') {
    const none = deniedHistory(asked) ?? nobody(asked, subject);
    if (none !== null) return none;
  }
  // "Are you eating and drinking okay?": the "okay" is what was asked.
  if (reply.answer === 'no' && /\b(?:okay|ok|all right|alright|well|fine)\W*$/i.test(unit.text)) return null;
  if (asked.split(' ').length > 16 || courtesy.test(asked) || /\bor (?:not|anything|no)\b/.test(asked))
    return null;
  const yes = reply.answer === 'yes';
  const safety = safetyStatement(asked, yes);
  if (safety !== null) return rephraseStatement(inFirstPerson(safety), subject, 'subject');
  const found = swap.exec(asked);
  if (!found) return null;
  const rest = found[3]!
    .replace(/,.*$/, '')
    .split(/ or (?:have|has|had|did|do|does|are|is|was|were)(?=) (?:you|he|she|it|there|they)(?=)\b/i, 1)[0]!;
  if (yes && namesOnlyOne(rest, reply.units[0]!)) return null;
  // "are your stools normal? any blood?" "no, all normal": the no is about something else.
  if (!yes && /\b(?:normal|okay|ok|fine|all right|well|good|regular)\b/.test(rest)) return null;
  // "does it hurt or burn?" "yes": which of the two was not said.
  if (yes && /\b(?:or|any(?:thing|one|body|where|more)?|ever)\b/.test(rest)) return null;
  const verb = found[1]!.toLowerCase();
  // "Is moving it painful?"
  if (/ing$/i.test(found[2]!) && !found[2]!.includes(' ') && !isDo(verb)) return null;
  const { who, what } = parted(verb, found[2]!.toLowerCase(), rest);
  const said =
    neverDid(verb, who, what, reply.units[0]!) ??
    statement(verb, who, what, yes, qualifierOf(plainOf(reply.units[0]!)));
  return said === null ? null : rephraseStatement(inFirstPerson(said), subject, 'subject');
}

// "Still taking the vitamin and the iron?" "The vitamin yes."
function namesOnlyOne(rest: string, { words }: Unit): boolean {
  const asked = rest
    .toLowerCase()
    .split(/ and /)
    .map((part) => part.split(' ').at(-1)!);
  const named = asked.filter((word) => word.length > 3 && words.includes(word));
  return asked.length === 2 && named.length === 1;
}

const ofHistory =
  /^(?:(?:do|does|have|has|is|are) (?:you|he|she|there)(?=) (?:have |had )?)?any (?:past |personal )?(?=)((?:family )?history of|other (?:medical|health) (?:problems|conditions|issues))( [a-z][a-z ,'-]{2,70})?/i;

const goesOn = /,? (?:or )?(?=)(?:anything|anyone|that|which|at all|as far as)(?=)\b/i;

// "Any history of ulcers or kidney problems?" "No."
function deniedHistory(asked: string): string | null {
  const found = ofHistory.exec(asked);
  if (found === null) return null;
  const other = found[1]!.toLowerCase().startsWith('other');
  if (!other && found[2] === undefined) return null;
  const of = (found[2] ?? '').split(goesOn, 1)[0]!;
  return sentence(`no ${found[1]!.toLowerCase()}${other ? '' : of}`);
}

const asksAnybody =
  /^(?:does|do|is)(?=) any(?:one|body)(?=)(?: else)?(?=) (smoke|smoking|vape|vaping|drink)((?: [a-z]+){0,6})$/i;

// "Does anybody smoke at home?" "No."
function nobody(asked: string, { their }: Subject): string | null {
  const found = asksAnybody.exec(asked);
  if (found === null) return null;
  const verb = thirdPerson(found[1]!.toLowerCase().replace(/(ok|ap)ing$/, '$1e'));
  return sentence(`nobody ${verb}${found[2]!.replace(/\byour\b/gi, their)}`);
}

const participles: Record<string, string> = {
  smoke: 'smoked',
  vape: 'vaped',
  drink: 'drunk',
  use: 'used',
  chew: 'chewed',
};
const never =
  /^(?:no )?(?:i |he |she )?(?=)never(?: have| has| did| (?:smoked|vaped|drank|drunk|used))?(?=)(?: in my life| ever)?$/;

// "Do you smoke?" "Never have."
function neverDid(verb: string, who: string, rest: string, answer: Unit): string | null {
  const [did = '', ...what] = rest.replace(/^ever /i, '').split(' ');
  const done = participles[did.toLowerCase()];
  if (!/^(?:do|does|did|have|has)$/.test(verb) || done === undefined || !never.test(answer.said)) return null;
  return [who, who === 'he' || who === 'she' ? 'has' : 'have', 'never', done, ...what].join(' ');
}

const harms =
  /^(?:is|has|does) (?:any|some)(?:one|body) (?:(?:currently|ever) )?(?=(?:hurt|hit|threaten|abus)\w* )/i;
const hurtYou = /^\w+(?: or \w+)? you\b/i;
const weapons =
  /^(?:are|do you (?:have|keep)) (?:there )?(?=)any ((?:guns?|firearms?|weapons?)(?=)\b.{0,40})$/i;

// "Is anybody hurting you?" "No.": what is asked for safety's sake is written as it was answered.
function safetyStatement(asked: string, yes: boolean): string | null {
  const harm = yes ? null : harms.exec(asked);
  if (harm !== null) {
    const act = asked.slice(harm[0].length).replace(/^(\w+) you or (\w+) you/i, '$1 or $2 you');
    if (hurtYou.test(act))
      return `nobody ${/^\w+ing\b/i.test(act) ? 'is' : 'has'} ${act.replace(/\byou\b/i, 'the patient')}`;
  }
  const weapon = weapons.exec(asked)?.[1]?.split(/,? or /, 1)[0];
  return weapon === undefined ? null : `there are ${yes ? '' : 'no '}${weapon}`;
}

// "Do your legs swell up", "does the heating pad help": the verb may come a word sooner or later than it seems.
function parted(verb: string, who: string, rest: string): { who: string; what: string } {
  const words = who.split(' ');
  const last = words.at(-1)!;
  const [next = '', then = ''] = rest.toLowerCase().split(' ');
  if (
    /^(?:your|the|his|her|[a-z]+ing)$/.test(words[0]!) &&
    isDo(verb) &&
    (words.length < 3 || !isBaseVerb(last)) &&
    !isBaseVerb(next) &&
    isBaseVerb(then.replace(/s$/, ''))
  )
    return { who: `${who} ${next}`, what: rest.slice(next.length + 1) };
  return words.length > 2 && isDo(verb) && isBaseVerb(last) && !isBaseVerb(rest.split(' ')[0]!.toLowerCase())
    ? { who: words.slice(0, -1).join(' '), what: `${last} ${rest}` }
    : { who, what: rest };
}

const confirmed =
  /^(?:(?:okay|ok|and|so|now|but|it (?:looks|seems|sounds) like|i (?:see|understand|hear|heard)(?=)(?: here)?(?: that)?|you said|you mentioned),? )*(you (?:also )?(?=)(?:have|had|get|got|suffer|feel|felt|notice|noticed|are having|were having)(?=)\b.{3,90})$/i;
const qualified = /\b(?:with|from|after|when|since|during|whenever|on|at|for) [a-z]/i;

/** "You get itching with the prednisone?" "That's correct." → He gets itching with the prednisone. Null where it is asked otherwise, or without anything but the symptom. */
export function confirmedStatement(unit: Unit, subject: Subject): string | null {
  const said = confirmed.exec(plainOf(unit).replace(/(?<![\s?.])[\s?.]+$/, ''))?.[1];
  if (said === undefined || !qualified.test(said) || /\b(?:or|any|ever|anything)\b/i.test(said)) return null;
  return rephraseStatement(inFirstPerson(said), subject, 'subject');
}

function statement(
  verb: string,
  who: string,
  rest: string,
  yes: boolean,
  qualifier: string | null,
): string | null {
  if (/^(?:want|wish|think|feel like|mind|prefer|agree|understand|know|say|tell|mention)\b/.test(rest))
    return null;
  const plain = rest.replace(/^(?:still|ever|currently|also) /, (word) =>
    yes || word === 'currently ' ? word : '',
  );
  const timed = qualifier === null || /\b(?:recently|lately|yet|any ?more)$/.test(plain);
  if (!yes) return `${who} ${verb} not ${plain}${timed ? '' : qualifier.replace(/^not/, '')}`;
  const told = isDo(verb) ? affirmed(who, verb, plain) : `${who} ${verb} ${plain}`;
  if (qualifier === null) return told;
  return plain.includes(' ') ? `${told}, ${qualifier}` : `${told} ${qualifier}`;
}

// "Did that help?": that helped.
function affirmed(who: string, verb: string, done: string): string {
  const words = done.replace(/ at all$/i, '').split(' ');
  const at = isAdverb(words[0]!) ? 1 : 0;
  const act = words[at] ?? '';
  if (verb === 'do') return `${who} ${words.join(' ')}`;
  const again = words.some((word, i) => i > 1 && isBaseVerb(word) && /^(?:and|or)$/.test(words[i - 1]!));
  if (again || !isBaseVerb(act)) return `${who} ${verb} ${words.join(' ')}`;
  const other = verb === 'did' ? pastOf(act) : thirdPerson(act);
  words[at] = verb === 'does' && other === act ? `${act}s` : other;
  return `${who} ${words.join(' ')}`;
}

/** What is said to the patient, as the patient would say it. */
export function inFirstPerson(text: string): string {
  return text
    .replace(/\byou are\b/gi, 'i am')
    .replace(/\byou were\b/gi, 'i was')
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byour\b/gi, 'my')
    .replace(
      /\b((?:bother|help|affect|suit)(?:s|ed)?|(?:hurt|wake|keep|stop|give|make|let|tell)s?|woke|kept|stopped|made|told|gave|for|with|to|of|on|around|near) you\b/gi,
      '$1 me',
    )
    .replace(/\byou\b/gi, 'i');
}

const time =
  /\b(?:\d+|an?|couple|few|several|half|since|yesterday|today|last|this|about|years?|childhood|always)\b.*\b(?:minutes?|hours?|days?|weeks?|months?|years?|yesterday|today|night|morning|evening|ago|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|summer|winter|spring|fall|school|kid)(?=)\b|\byesterday\b|\bthis morning\b|\blast night\b/i;
const kinds: { asked: RegExp; label: string; fits: RegExp }[] = [
  {
    asked:
      /\bhow long\b|\bwhen did (?:it|this|that|the|your|you|these|those)\b.*\b(?:start|begin|notice|happen|first)/i,
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
    fits: /\w{4}/,
  },
  {
    asked:
      /\bwhat (?:makes|made|helps)\b.*\b(?:better|help|relie)|\banything (?:that )?makes? (?:it|that|this|the \w+) (?:feel )?better|\bdoes anything (?:seem to )?helps?\b/i,
    label: 'Relieving factors',
    fits: /\w{4}/,
  },
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
    asked:
      /\b(?:worse (?:with|after) (?:certain|any|particular|anything)|(?:brings?|sets?)(?=) (?:it|them|that) (?:on|off)|certain foods?)(?=)\b/i,
    label: 'Aggravating factors',
    fits: /\w{4}/,
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
      /\b(?:does|do|did) (?:it|that|this|the pain|they)(?=) (?:go|spread|radiate|move|travel|shoot)(?=)\b|\banywhere else\b/i,
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
  { asked: /\bsmok/i, label: 'Smoking', fits: /\b(?:\d+|half|pack|packs|few)\b/i },
  {
    asked: /\b(?:alcohol|drink any|do you drink|and a drink)\b/i,
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
    .replace(/^(?:um|uh|oh|well|like),? /i, '');
  if (found === null || !count.test(said)) return null;
  const verb = { are: 'am ', have: 'have ', do: '' }[found[2]!.toLowerCase()] ?? '';
  return rephraseStatement(
    inFirstPerson(`i ${verb}${found[3]!} ${said.toLowerCase()} ${found[1]!}`),
    subject,
    'subject',
  );
}

/** A short answer that means nothing without its question, under the name of what was asked ("Duration: about 2 weeks."). */
export function labelledAnswer(question: Unit, answer: Unit): string | null {
  if (answer.words.length > 14) return null;
  const text = plainOf(answer)
    .replace(/(?<![.!?\s])[.!?\s]+$/, '')
    .replace(/^(?:so )?what,? (?=\d)/i, '')
    .replace(/^(?:um|uh|oh|so|well),? /i, '')
    .replace(/^(?:this|that) (?:was|happened) (?:just )?(?=about|around|like|yesterday|last|\d|an? )/i, '')
    .replace(/^(?:yes|yeah|yep),? but (?:it's |it is )?(?:only|just) /i, 'only ')
    .replace(/^(?:yes|yeah|yep),? (?=(?:(?:about|around|maybe|roughly) )?\d)/i, '');
  if (text === '' || /^(?:no|yes|nope|yeah|i do not know|i don't know|not sure)\b/i.test(text)) return null;
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
  const kind = kinds.find((k) => k.asked.test(asked) && k.fits.test(text));
  if (!kind) return null;
  // "Four, maybe five. It was a two.": the second is how it was.
  if (kind.label === 'Severity' && !answer.opens && /^it was\b/i.test(text)) return null;
  const bare = (kind.label === 'Location' ? text.replace(pointed, '') : text)
    .replace(
      /^(?:i guess|i think|i would say|i'd say|i want to say|it's been|it has been|it was|it's|so|um|oh|well|probably|like),? /i,
      '',
    )
    .replace(/\bi(?:'d| would) say\b/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/\b(my|his|her) (?=([a-z]+)\b)/gi, (own, _, part: string) =>
      kind.label === 'Radiation' || isBodyPart(part.toLowerCase()) ? 'the ' : own,
    )
    .trim();
  if (/\b(?:i|my|me|you|your|is|are|was|were|has|have|had|got|getting)\b/i.test(bare)) return null;
  const said = `${bare[0]!.toLowerCase()}${bare.slice(1)}`;
  return (
    (kind.label === 'Duration' ? lastTime(asked, said) : null) ??
    asSentence(kind.label, asked, said) ??
    `${kind.label}: ${said}.`
  );
}

// "Here, on the inner side": a note has no finger to point with.
const pointed =
  /^(?:(?:right|just|over|up|down) )?(?:here|there),? (?=(?:on|in|at|along|under|behind|above|below|around|between)\b)/i;

const ofTrouble =
  /\b(?:has|have|had|did|do|does|is|are|was|were)(?=) (?:it|this|that|they|these|those|the [a-z]+|your [a-z]+)(?=)\b|\byou (?:had|been having|get|have)(?=) (?:it|this|that|them|these|those)\b/i;

const began =
  /^(?:(?:about|around|maybe|probably|almost|over) )*(?:(?:\d|an? |a couple|a few|several|couple|(?:years?|months?|weeks?) and a half).* ago|yesterday|last (?:night|week|month|year)|this (?:morning|week))\b/i;

// "Really just for about the past two weeks".
const sinceThen =
  /^(?:really )?(?:just |only )?(?:for )?(?=)((?:about |almost |over )?(?=)the (?:past|last)(?=) (?:\d{1,2}|couple of|few|several) (?:hours|days|weeks|months|years))$/i;

// "Saturday, so about four days ago"
const onDay =
  /^(?:on |last )?(?=)((?:mon|tues|wednes|thurs|fri|satur|sun)(?=)day(?: (?:morning|night|evening))?)(?=),? (?:so )?(.{3,30} ago)$/i;

// Prose for a history, where the question was about the trouble itself and not about what somebody does.
function asSentence(label: string, asked: string, said: string): string | null {
  if (!ofTrouble.test(asked)) return null;
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
    return lasted && `It has lasted ${lasted[1]}.`;
  }
  return label === 'Frequency' ? `It occurs ${said}.` : null;
}
