import { inFirstPerson } from '../../visit/first-person.ts';
import type { PhraseKind } from './answer-phrase.ts';

const own =
  '(you|it|they|that|he|she|(?:your|the|his|her|that|this)(?=) [a-z-]+(?: (?:pain|pressure|count|level))?)';
const often =
  '(?: (?:most (?:days|of the time|nights)|these days|lately|recently|at the moment|now|overall|in general|today))?';
const howIs = new RegExp(
  `^(?:how (?:is|are|was|were|has|have)(?=) ((?:your|the|his|her)(?=) [a-z]+(?: (?!doing|been|going|these|lately|now|otherwise|today|then)[a-z]{3,})?)(?: (?:been )?(?=)(?:doing|going|holding up))?(?: been)?|how would you (?:describe|rate) ((?:your|the|his|her) [a-z]+)|((?:your|the|his|her)(?=) [a-z]+)(?:, (?:and )?(?:the|your) [a-z]+)?, how(?:['’]s| is| are| has| have)(?=) (?:that|it|those|they)(?: been)?(?: doing| going)?)${often}$`,
  'i',
);
// "And your sleep?"
const howIsBare =
  /^(?:(?:what|how) about )?((?:your|the|his|her) (?:sleep|appetite|energy|mood|concentration|memory|vision|hearing|stress|bowels|balance))$/i;
// "How's sleep?"
const howIsOwn = new RegExp(
  `^how (?:is|has)(?=) (sleep|appetite|energy|mood|concentration|memory|breathing|weight|vision|hearing|stress)(?: been)?(?: doing| going)?${often}$`,
  'i',
);
const howAreThings =
  /^how (?:are|is|have|has)(?=) (you|he|she|things|everything|it|it all)(?=)(?: been)?(?: (?:feeling|doing|going|getting on|getting along))?( since (?:the|your|our|his|her|that|then|we|i|you)\b[a-z' ]{0,40})?(?: lately| recently| these days| overall| in general| then)?$/i;
const compared =
  /^(?:(?:about|pretty much|roughly|just|much|a (?:lot|bit|little)|lots|slightly|so much|way|far|even|any|no|not (?:much|any|really)|maybe|probably|definitely|really|still) )*(?:better|worse|the same|the same as (?:before|ever|always|last time))(?=$|,)/i;
const howMuch = new RegExp(
  `^how (?:high|low|old|heavy|tall|big|wide|deep|hot|strong) (is|are|was|were)(?=) ${own}(?=)(?: ([a-z' -]{2,40}))?$`,
  'i',
);
const looks = new RegExp(`^what (?:colou?r|shape|size) (is|are|was|were)(?=) ${own}$`, 'i');
const feels = new RegExp(
  `^what (is|are|was|were|does|do|did)(?=) ${own}(?=)(?: (?:(feel|look) )?like)?$`,
  'i',
);
const called =
  /^what (?:did|do) (they|he|she|the [a-z]+|your [a-z]+)(?=) (say|think|tell you|call)(?=)(?: (?:that )?(?=)(it|this|that|they)(?=) (was|is|were|are))?$/i;
const done = new RegExp(
  `^what (?:else )?(have|has|had|did|do|does|are|is|were|was)(?=) ${own}(?=) (?:(?:actually|usually|already|ever|been) )*(taking|take|taken|tried|trying|try|using|use|used|given|giving|give|put|putting|doing)(?=)(?: (on|in|for (?:it|that|this|them|contraception|birth control|protection|the [a-z]+(?: [a-z]+)?)|about (?:it|that)|so far|on (?:it|them)|to (?:help|ease) (?:it|that)|(?:him|her|them)(?: for (?:it|that|the [a-z]+))?))?$`,
  'i',
);
const who =
  /^who (?:else )?(?:(?:is|lives)(?=) (?:(?:there|here)(?=) )?(?=)(?:(?:at )?home with (?:you|him|her)|living with (?:you|him|her)|with (?:you|him|her)|(?:at )?home|in the house(?=)(?: with (?:you|him|her))?)(?: with you)?|(?:do|does)(?=) (?:you|he|she) live with(?: (?:at home|now|right now|currently))?)$/i;
const alone =
  /^(?:(?:it['’]s |it is )?(?:just|only) me(?: (?:now|these days|and (?:the|my|a) (?:dog|cat|dogs|cats)))?|nobody|no ?one|(?:just )?(?:by myself|on my own|myself)|alone)(?=$|,| since\b)/i;
const nothing = /^(?:no|not|nothing|none|never|everything|all sorts|anything|whatever|what)\b/i;

const measured =
  /^(?:(?:what|how) (is|was|are|were) )?((?:your|the|his|her) (?:last )?(?=)(?:phq(?:[- ]?9)?|gad(?:[- ]?7)?|epds|edinburgh|moca|act|audit(?:[- ]c)?|inr|(?:hba1c|a1c|psa|tsh|ldl|ferritin|potassium|creatinine|egfr|h(?:a)?emoglobin|cholesterol|glucose|sugars?|temperature|temp|pulse|heart rate|peak flow|weight|blood pressure|oxygen|saturation|viral load)(?=)(?: level| count| reading)?|score))(?: (today|yesterday|this (?:morning|week|time)|last (?:night|week|month|time)|at home|now|in the mornings?|at night|before meals))?$/i;
const scored = /^what did (you|he|she) (?:score|get) on ((?:the|your|that|this) [a-z0-9-]+)(?= |$)/i;
const weigh =
  /^what (do|did) you weigh( at home| this morning| today| yesterday| last (?:week|month|time))?$/i;
const figure =
  /^(?:(?:it['’]s|it is|it was|about|around|maybe|only|like|i think) )*((?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|zero)\b).*)$/i;

const state =
  /^(?:(?:not (?:very|too|so|that|all that|what it was)|not(?= (?:great|good|bad|brilliant|the best|so good|so bad|too bad|right|well)\b)|only|still|very|pretty|really|quite|a bit|a little|absolutely|fairly|just|so) )*(?:good|great|fine|okay|ok|normal|bad|awful|terrible|dreadful|desperate|poor|rubbish|lousy|low|down|off|up|up and down|gone|middling|so-so|better|worse|the same|steady|stable|regular|irregular|broken|disturbed|shocking|hopeless|excellent|reduced|all over the place|all right|alright|flat|high|patchy|rough|miserable|horrible|the best|well|right|loose|hard|slow|dark|blurry|blurred|weak|good enough)(?=)(?:,? (?:since|lately|for|this|these|at|in|with|really|as usual)(?=)\b.{0,50})?(?=)(?=$|, )/i;

/** The statement of a question that asks who or what, or how something is, and of the name or the state that answers it. */
export function namedAnswer(asked: string, answer: string, kind: PhraseKind): string | null {
  const things = howAreThings.exec(asked);
  if (things !== null) return compared.test(answer) ? hasBeen(things, answer) : null;
  const rate = rated.exec(asked);
  if (rate !== null) return outOfTen(rate[1]!, answer);
  const how = isHow(asked);
  if (how !== null)
    return state.test(answer)
      ? isSo(inFirstPerson(how.toLowerCase()), answer, /^how (?:was|were)\b/i.test(asked))
      : null;
  const value = figure.exec(answer)?.[1];
  if (value !== undefined) {
    const reading = readingOf(asked, value);
    if (reading !== null) return reading;
  }
  if (who.test(asked) && alone.test(answer)) return `i live alone${answer.replace(alone, '')}`;
  if (nothing.test(answer)) return null;
  const much = howMuch.exec(asked);
  if (much !== null) {
    if (!/\d|\b(?:one|two|three|four|five|six|half)\b/i.test(answer)) return null;
    const [, be = '', it = '', when] = much;
    const [measure, ...rest] = (/temp|fever/i.test(it) ? answer.replace(degrees, '$1.$2') : answer).split(
      ', ',
    );
    return inFirstPerson(
      [`${it} ${be} ${measure}${when === undefined ? '' : ` ${when}`}`, ...rest].join(', ').toLowerCase(),
    );
  }
  const bad = howBad.exec(asked);
  if (bad !== null) return outOfTen(bad[1]!, answer, bad[2] === undefined ? '' : ' at its worst');
  const look = looks.exec(asked);
  if (look !== null)
    return kind === 'other' ? inFirstPerson(`${look[2]} ${look[1]} ${answer}`.toLowerCase()) : null;
  const like = feels.exec(asked);
  if (like !== null && (asked.endsWith('like') || ofPain.test(like[2]!))) return likeThat(like, answer);
  const said = called.exec(asked);
  if (said !== null) return kind === 'other' ? named(said, answer) : null;
  const act = done.exec(asked);
  if (act !== null) return kind === 'other' || kind === 'doing' ? didThat(act, answer) : null;
  if (who.test(asked) && /^(?:just |only )?(?:my|the|our) (?![a-z]+['’]s [a-z]+ing\b)/i.test(answer))
    return `i live with ${answer}`;
  return null;
}

/** True for what asks who lives with somebody: "who's at home with you?" */
export function asksWhoAtHome(asked: string): boolean {
  return who.test(asked);
}

/** True for what asks after a measure or a score, with a question word or without: "and your PHQ-9?" */
export function asksMeasure(asked: string): boolean {
  return measured.test(asked);
}

// "What was your INR?" "Two point six on Monday.", "what did you score on the GAD-7?" "Sixteen."
function readingOf(asked: string, value: string): string | null {
  const read = measured.exec(asked);
  if (read !== null) {
    const [, said, name = '', when] = read;
    const be = said ?? (/sugars$/i.test(name) ? 'were' : 'was');
    const [first = '', ...rest] = value.split(', ');
    const at = when === undefined ? '' : ` ${when}`;
    return inFirstPerson([`${name} ${be} ${first}${at}`, ...rest].join(', '));
  }
  const weighed = weigh.exec(asked);
  if (weighed !== null) return `i ${weighed[1] === 'did' ? 'weighed' : 'weigh'} ${value}${weighed[2] ?? ''}`;
  const [, they = '', test = ''] = scored.exec(asked) ?? [];
  return they === '' ? null : inFirstPerson(`${they} scored ${value} on ${test}`);
}

const howBad =
  /^how (?:bad|severe|painful|sore) (?:is|was)(?=) (it|that|this|(?:the|your) [a-z]+)(?=),? (?:on a scale )?(?=)(?:out of|(?:of|from) (?:0|1|zero|one) to)(?=) (?:ten|10)(,?(?=) (?:when (?:it|that|this)(?:['’]s| is) )?(?=)at (?:its|the) worst)?$/i;
const rated =
  /^how would you (?:rate|score)(?=) (it|that|this|(?:the|your)(?=) (?:[a-z]+ )?pain)(?:,?(?=) (?:on a scale )?(?:out of|(?:of|from) (?:0|1|zero|one) to)(?=) (?:ten|10))?$/i;
const score =
  /^(?:(?:about|maybe|probably|around|a|an) )*(\d{1,2}(?:(?: or|,? maybe| to)(?=) (?:an? )?\d{1,2})?)(?=)(?: out of (?:10|ten))?((?:,| at| when| on| with| in).*)?$/i;

// "How bad is it, out of ten?" "Seven. Eight at night."
function outOfTen(what: string, answer: string, when = ''): string | null {
  const found = score.exec(answer);
  return found === null
    ? null
    : `${/^it|that|this/i.test(what) ? 'the pain' : inFirstPerson(what)} is ${found[1]} out of 10${when}${found[2] ?? ''}`;
}

// "Thirty-nine two"
const degrees = /\b(3[4-9]|4[0-2]) (\d)\b/;

/** True for what asks how something is that it names first: "the worry, how's that?" */
export function asksHowFirst(asked: string): boolean {
  return howIs.exec(asked)?.[3] !== undefined || howIsBare.test(asked);
}

function isHow(asked: string): string | null {
  const found = howIs.exec(asked);
  if (found !== null) return found[1] ?? found[2] ?? found[3]!;
  const own = howIsOwn.exec(asked)?.[1];
  if (own !== undefined) return `your ${own}`;
  return howIsBare.exec(asked)?.[1] ?? null;
}

// "How have things been since then?" "Um, better."
function hasBeen([, whom = '', since = '']: RegExpExecArray, answer: string): string {
  const who = /^s?he$/i.test(whom) ? `${whom.toLowerCase()} has` : 'i have';
  const [first = ''] = answer.split(', ', 1);
  const rest = answer
    .slice(first.length)
    .replace(/^, (?:actually|really|to be honest|honestly|though)(?=$|,)/, '');
  return inFirstPerson(`${who} been doing ${first}${since.toLowerCase()}${rest}`);
}

function isSo(name: string, answer: string, past: boolean): string {
  const several = /[^s]s$/.test(name) && !/(?:us|is|diabetes)$/.test(name);
  return `${name} ${past ? (several ? 'were' : 'was') : several ? 'are' : 'is'} ${answer}`;
}

// The "like" of "what's the pain like?" may be gone as a filler.
const ofPain = / (?:pain|ache|cough|headache|discharge|feeling|stool|poo)$/i;

// "What's the pain like?" "Burning."
function likeThat([, verb = '', it = '', sense]: RegExpExecArray, answer: string): string | null {
  if (answer.split(' ').length > 8) return null;
  const past = /^(?:was|were|did)$/i.test(verb);
  const be = sense === undefined ? verb : past ? (sense === 'feel' ? 'felt' : 'looked') : `${sense}s`;
  // The "like" of "like a toothache" may be gone as a filler.
  const simile = sense !== undefined && /^an? /i.test(answer) ? 'like ' : '';
  return inFirstPerson(`${it} ${be} ${simile}${answer}`);
}

// "What did they say it was?" "Gout."
function named([, they = '', verb = '', it, be]: RegExpExecArray, answer: string): string {
  const told = /^(?:say|tell you)$/i.test(verb) ? 'said' : verb === 'call' ? 'called it' : 'thought';
  return inFirstPerson(
    `${they} ${told} ${it === undefined ? 'it was' : `${it} ${be}`} ${answer}`.replace(
      'called it it was',
      'called it',
    ),
  );
}

const gerunds: Readonly<Record<string, string>> = {
  taking: 'take',
  trying: 'try',
  using: 'use',
  giving: 'give',
  putting: 'put',
  doing: 'do',
};

// "What have you been taking for it?" "Paracetamol, two, four times a day."
function didThat([, aux = '', they = '', act = '', rest]: RegExpExecArray, answer: string): string | null {
  // What somebody takes stands in the list of medicines.
  if (rest === undefined && /^(?:tak|us)/i.test(act)) return null;
  if (/^(?:do|does|are|is)$/i.test(aux) && rest === undefined) return null;
  const forIt = rest !== undefined && /^for (?!it|that|this|them)/i.test(rest) ? ` ${rest}` : '';
  const whom = rest !== undefined && /^(?:him|her|them)/i.test(rest) ? ` ${rest.split(' ', 1)[0]}` : '';
  const on = rest === 'on' || rest === 'in' ? ` ${rest}` : '';
  const [first = ''] = answer.split(/, (?:but|and|or|it|that|which|does|did|not|no|useless|without)/, 1);
  const verb = verbal(aux.toLowerCase(), act.toLowerCase());
  return verb === null || on !== ''
    ? null
    : `${inFirstPerson(`${they} ${verb}${whom}`)} ${first}${forIt}${answer.slice(first.length)}`;
}

const past: Readonly<Record<string, string>> = {
  take: 'took',
  try: 'tried',
  use: 'used',
  give: 'gave',
  put: 'put',
  do: 'did',
};

function verbal(aux: string, act: string): string | null {
  if (aux === 'did') return past[act] ?? null;
  if (aux === 'do') return act;
  if (aux === 'does') return null;
  return gerunds[act] === undefined
    ? `${aux} ${act}`
    : /^ha/.test(aux)
      ? `${aux} been ${act}`
      : `${aux} ${act}`;
}
