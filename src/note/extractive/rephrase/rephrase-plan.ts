import { tellsToDo } from '../../language/have-you-do.ts';
import { drugAt } from '../lexicon/drugs.ts';
import { wordsOf } from '../units.ts';
import { plainDecision, spokenAsClinic } from './decision.ts';
import { finish } from './finish.ts';
import { withoutFirstPerson } from './opinion.ts';
import { isQuestion, prepare, saysNothing, withoutQuestion } from './prepare.ts';
import type { Subject } from './subject.ts';
import { inThirdPerson } from './third-person.ts';
import { isBaseVerb } from './verbs.ts';

/** `imperative`: "Order x-ray."; `we`: "We will order an x-ray.". */
export type PlanStyle = 'imperative' | 'we';

const lead =
  /^(?:(?:and|so|then|now|also|but|because(?! of\b)|first thing|before (?:we|i) [a-z ]{3,60}?(?=,? (?:i|we) (?:want|would|am|are|will|need))|first(?:ly)?|second(?:ly)?|next|lastly|finally|again|at this time|today|for now|currently|in the meantime|meanwhile|otherwise|okay|i think(?: that)?(?! (?:so|not)\b)|i feel(?: that)?|i believe(?: that)?|(?:for|with) (?:that|this)(?=,? (?:i|we|let us)\b)|for (?:your|the|that|this) [a-z0-9 ]{2,50}?,?(?= (?:i|we|let|you|continue|start|keep|take|use|stop|finish)\b)|(?:what )?(?:i|we) (?:would like|am going|are going|want|will|can|need) (?:to )?(?=)do(?: (?:here|today|first|for (?:you|that)))? is(?: that)?|my (?:plan|recommendation) is(?: that| to)?|the plan is(?: to)?),?\s+)+/i;

const intends =
  /^(?:i|we)(?=) (?:(?:am|are) (?:also |just |probably |still )?(?=)(?:going|planning|gonna) to|will(?: also| just| probably)?|shall|want(?: to)?|would(?: also)? (?:like|recommend|suggest|love)(?: to)?|(?:do |also |also do |just |still )?(?:want|need) to|have to|(?:can|could|should|may|might)(?=)(?: also| just| probably| always)?|also want to|(?:am|are)(?: also| just)? (?=[a-z]+ing\b))\s*(?:also |just |probably |then |still |definitely )?/i;
const letUs = /^(?:let us|let me)\s+(?:also |just |go ahead and |plan to |try to |do |get )?/i;

interface Act {
  from: RegExp;
  to: string;
}

// Ways of saying one act, after "we will"; what follows stays as it was said.
const acts: Act[] = [
  {
    from: /^(?:go (?:ahead )?and |go ahead |try to |plan to |plan on |be (?=[a-z]+ing\b)|go )(?=[a-z])/i,
    to: '',
  },
  {
    from: /^(?:get|getting) you (?:scheduled|set up|signed up) for (?=(?:an?|the|some) )/i,
    to: 'schedule ',
  },
  {
    from: /^(?:see|seeing) (?:you|him|her)(?=)(?: both| all)?(?: face to face| in person)?(?=) (?:back )?(?:again )?(?:here )?(?=in (?!the (?:morning|afternoon|evening)\b)|next|on (?:mon|tue|wed|thu|fri)|after|for a|at (?:your|the) next|tomorrow|every)/i,
    to: 'follow up ',
  },
  {
    from: /^(?:have|get|bring|want|like) you (?:to )?(?=)(?:come )?back (?:to see me |here |to the (?:office|clinic) )?(?=in|next|on|after|for|tomorrow)/i,
    to: 'follow up ',
  },
  {
    from: /^(?:follow(?:ing)?[ -]?up with you|check back(?: in)? with you|touch base with you|talk to you again|check in with you|recheck you) (?=in|next|after)/i,
    to: 'follow up ',
  },
  {
    from: /^(?:talk|speak|meet)(?=) (?:(?:to|with) you )?(?:again )?(?=(?:by (?:video|phone) )?(?:in|next)(?=) (?:\d|an?|one|two|three|four|six|week|month))/i,
    to: 'follow up ',
  },
  {
    from: /^(?:write(?: you)?|give you|send (?:in|you|over|out)?|call in|put in|provide(?: you)?(?: with)?|get you|prescribe(?: you)?|sending in)(?=) (?:for )?(?=)(?:a |an |another |some |the |your )?(?:new )?(?=)(?:prescription|script|rx|refills?) (?:for|of|on)(?=) (?:you for |the |some |your |that )?/i,
    to: 'prescribe ',
  },
  {
    from: /^(?:write|writing|give|giving|get)(?=) you (?:a |an |another )?(?=(?:\w+ ){0,2}(?:note|letter|excuse|form)(?=) (?:for|to|until|so|saying)\b)/i,
    to: 'provide a ',
  },
  {
    from: /^(?:write|writing) you for (?:some |a |an |the )?(?!(?:\w+ ){0,2}(?:note|letter|excuse)\b)/i,
    to: 'prescribe ',
  },
  {
    from: /^(?:prescribe|prescribing|ordering|order) (?:you |for you )?(?=)(?:some |a |an |the )?(?=\S)/i,
    to: 'KEEP ',
  },
  {
    from: /^(?:start|starting|put|putting|place|placing|get|try|trying|place)(?=) you (?:back )?on (?:some |a |an |the )?/i,
    to: 'start ',
  },
  {
    from: /^(?:start|begin|initiate)(?:ing)?(?=) (?:you |with |some |a )?(?=)(?:with |on )?(?:some |a |an )?/i,
    to: 'start ',
  },
  {
    from: /^(?:keep|keeping|continue|continuing|leave|maintain) (?!(?:it|me|us|them|this|an?|track|moving|doing)\b|(?:[a-z']+ ){1,3}(?=)(?:under|below|above|up|down|away|out|off|between|in|at|facing|from|rear|level)\b|(?:\w+ ){1,3}(?=)(?:elevated|dry|clean|covered|raised|wrapped|straight|moist|propped|loose)\b)(?:you )?(?:on |with |taking )?(?=)(?:the |your |that |on |with )?/i,
    to: 'continue ',
  },
  { from: /^(?:add|adding)(?: on| in)? (?:you )?(?:some |a |an |the |your )*/i, to: 'add ' },
  {
    from: /^(?:increase|increasing|raise|bump up|go up(?: (?:a (?:little|bit)|slightly))? on|bump|up)(?=) (?:you on |on (?=your|the|that))?(?:your |the |that )?/i,
    to: 'increase ',
  },
  {
    from: /^(?:decrease|decreasing|lower|reduce|go down on|cut back|cut down)(?=) (?:you on |on |your |the |that )?/i,
    to: 'decrease ',
  },
  {
    from: /^(?:stop|discontinue|take you off(?: of)?|hold off on|discontinuing|stopping) (?:your |the |that |taking )?/i,
    to: 'STOP ',
  },
  {
    from: /^(?:send|sending|get|getting) you (?:over |out |up |in |down )?(?=)for (?:a |an |some |another )?(?=(?:[a-z-]+ ){0,3}(?=)(?:x-?rays?|mri|ct|scan|ultrasound|echo\w*|ekg|ecg|labs?|blood ?work|tests?|mammogram|colonoscopy|study|imaging)(?=)\b)/i,
    to: 'order ',
  },
  {
    from: /^(?:recommend|recommending|suggest) you (?:for|to see|see)(?=) (?:a |an |the |some |our )?/i,
    to: 'refer to ',
  },
  {
    from: /^have you (?:continue|keep|stay|remain)(?=) (?:on |with |taking ){0,2}(?=)(?:the |your |that )?/i,
    to: 'continue ',
  },
  {
    from: /^(?:refer|referring|send|sending|get|set)(?=) you (?:over |out |up )?(?=)(?:to|with|in with|in to see|to see|for) (?:a |an |the |our |my )?/i,
    to: 'refer to ',
  },
  {
    from: /^(?:put(?:ting)? in|plac(?:e|ing)|give you|mak(?:e|ing)|get you|write|send(?:ing)?(?: in)?)(?=) (?:a |an |the )?(?=)(?:referral|consult|consultation) (?:to|for|with)(?=) (?:a |an |the |you to see |our |see )?/i,
    to: 'refer to ',
  },
  { from: /^(?:have|get) you (?:go )?see (?:a |an |the |our |my )?/i, to: 'refer to ' },
  {
    from: /^(?:order|ordering|get|getting|obtain|obtaining|do|doing|run|running|perform|check|checking|schedule|send (?:off |for )?|draw|repeat|recheck|request) (?:you )?(?:for |off )?(?:some |a |an |another |the |your |just )*(?=[a-z0-9 -]{0,40}(?:x-?rays?|mri|ct|cat scan|ultrasound|echo\w*|ekg|ecg|lab|labs|panel|blood ?work|blood tests?|blood count|cbc|cmp|a1c|urinalysis|urine|culture|biopsy|tests?|testing|scan|mammogram|colonoscopy|endoscopy|study|studies|level|levels|swab|screen|screening|films?|emg|stress test|holter|spirometry|pulmonary function|imaging|tsh|metabolic))/i,
    to: 'order ',
  },
  { from: /^(?:give|giving) you (?:some |a |an |the )?/i, to: 'provide ' },
  { from: /^(?:recommend|recommending|suggest|suggesting|advise) (?:that )?you (?:to )?/i, to: 'ADVISE ' },
  { from: /^(?:recommend|suggest)(?:ing)? (?:that |some |a |an |the )?/i, to: 'recommend ' },
  { from: /^(?:have|ask|encourage|want|like|need|urge|get|tell) you to /i, to: 'ADVISE ' },
  { from: /^have you (?=[a-z]+ )/i, to: 'ADVISE ' },
];

const advice =
  /^(?:i (?:do |also |just |really |would |will |still )*(?=)(?:want|like|need|advise|encourage|ask|recommend|urge)(?=) (?:for |that )?(?=)you (?:to )?(?=)(?:also |just |please )?|(?:he|she|they)(?=) (?:(?:also|really|just|still|probably)(?=) )*(?=)(?:needs to|should|has to|must|ought to)(?=)(?: also| just| probably)?(?=) |you (?:(?:do|also|really|just|will|still|probably|are going to)(?=) )*(?=)(?:need to|should|have to|must|ought to|want to|are to|need)(?=)(?: also| just| probably)?(?=) |(?:please )?(?=)(?:make|be)(?=) sure (?:that )?(?=)(?:you |to )(?=)(?:are |do )?|i would (?:definitely )?(?=)(?:recommend|suggest|advise)(?=) (?:that )?(?=)you (?:to )?|please |remember to |try to |try and |go ahead and (?:just )?(?=)(?=take|keep|continue|ice|rest|use|start|stop))/i;
const permission =
  /^you (?:can|could|may|might)(?: also| just| certainly| still| always| try| go ahead and)* /i;
const command =
  /^(?:just |also |then |definitely )*(take|use|apply|ice|rest|elevate|avoid|keep|continue|stop|drink|eat|call|come|return|follow|wear|put|try|start|do|stay|offer|ring|phone|monitor|watch|check|limit|hold|increase|decrease|let me know|schedule|go|wash|soak|stretch|exercise|bring|give|refrain|cut|work on|finish|rinse|gargle|quit|heat|weigh|walk|sleep|switch|clean|stand|sit|chew|carry|leave|book|sip|look(?= at (?:your|his|her) ))\b(?! (?:a look|your time|care\b|that makes|it looks|you\b))/i;

/**
 * A clinician's decision or instruction as a plan line: "i'm gonna prescribe some meloxicam fifteen milligrams once a
 * day" → Prescribe meloxicam 15 mg once daily. Instructions to the patient become "The patient was advised to …". Null
 * where no act is left. Drugs, doses and sides are those said.
 */
export function rephrasePlan(text: string, subject: Subject, style: PlanStyle = 'imperative'): string | null {
  const line = planLine(text, subject, style);
  return line === null || style === 'imperative' ? line : spokenAsClinic(line);
}

// "… and see how you do with it": the decision stands without it, as it does without what recognition cut off.
function withoutTail(decision: string): string {
  return decision
    .replace(
      /,? and (?:then )?(?=)(?:(?:i|we) (?:will|can) )?(?=)see how (?:you|he|she|it|that|this|things)(?=)\b[^,.;]{0,60}$/i,
      '',
    )
    .replace(
      /,? so (?:i|we) (?:have to|need to|should|will|are going to|can)(?=) (?:schedule|do|order|get|set up|arrange|book)(?: for)?(?=) (?:that|it|this|one)(?=)(?: as well| too| up| done)?$/i,
      '',
    )
    .replace(/,? and (?:based on|(?:i|we) (?:am|are)(?: actually| also| just)?|so|then)$/i, '')
    .replace(
      /^what (?:i|we) would like (?:for )?(?=)you to (use|take|try)(?=) is (?:to )?(?:(?:use|take|try) )?/i,
      'i want you to $1 ',
    )
    .replace(/^what (?:i|we) would like (?:you to do )?is (?:for )?you to /i, 'i want you to ');
}

function planLine(text: string, subject: Subject, style: PlanStyle): string | null {
  const { decision, purpose } = plainDecision(withoutQuestion(prepare(text)));
  if (purpose !== null) {
    const decided = planLine(decision, subject, style);
    return decided === null ? null : finish(`${decided.replace(/[.]$/, '')}, ${third(purpose, subject)}`);
  }
  const prepared = withoutFirstPerson(withoutTail(decision)).replace(
    /,? (?:and|so) (?:i|we)(?=) (?:will|am going to|are going to) (?:put in|send|place|make|do|write) (?:that|the|a|it)(?=)(?: referral| order| prescription)?(?=)(?: in)?(?: today| now)?$/i,
    '',
  );
  if (others.test(prepared)) return advise(prepared, subject);
  if (saysNothing(prepared) || isQuestion(prepared)) return null;
  if (/^if\b|^(?:and|but|so) if\b/i.test(prepared)) return conditional(prepared, subject);
  // "The first order will be a renal ultrasound."
  let said = prepared.replace(lead, '').replace(ordering, 'order ').replace(goingTo, 'i am going to ');
  if (said === '') return null;
  const advised = advice.exec(said);
  if (advised) {
    const rest = said.slice(advised[0].length);
    // "You're going to need surgery": a need is no act of the patient's.
    if (/\bneed $/i.test(advised[0]) && operation.test(rest))
      return finish(`The patient will need ${third(rest, subject)}`);
    return advise(rest, subject);
  }
  if (tellsToDo(said)) return advise(said.replace(/^have you (?:just |also )?/i, ''), subject);
  const allowed = permission.exec(said);
  if (allowed) return finish(`The patient may ${third(said.slice(allowed[0].length), subject)}`);
  const intent = intends.exec(said) ?? letUs.exec(said);
  if (intent) {
    const perhaps = /\b(?:may|might|could|can(?= always))\b/i.exec(intent[0])?.[0].toLowerCase();
    if (perhaps !== undefined) return tentative(said, perhaps, intent[0].length, subject);
    said = said.slice(intent[0].length);
    if (/(?:recommend|suggest)$/i.test(intent[0].trim()) && !isBaseVerb(said.split(' ')[0]!.toLowerCase()))
      said = `recommend ${said}`;
    // "let's get an x-ray": the verb went with the lead-in.
    const verb = /\b(do|get) ?$/i.exec(intent[0].trim());
    if (verb && letUs.test(intent[0])) said = `${verb[1]} ${said}`;
    if (/^(?:a|an|the|some|another) /i.test(said)) return wanted(said, prepared, subject, style);
    return act(said, subject, style);
  }
  if (command.test(said)) {
    const back =
      /^(?:just )?(?:come|return|follow) ?(?=)(?:back|up)?(?=)(?: with me| and see (?:me|us)| to see (?:me|us)| here| to (?:the )?(?:clinic|office))? (?=in|next|after|if|on|as|for|when|sooner|tomorrow)/i.exec(
        said,
      );
    if (back) return finish(`Follow up ${third(said.slice(back[0].length), subject)}`);
    const direct = act(said, subject, 'imperative', true);
    if (direct !== null) return direct;
    return advise(said.replace(/^(?:just |also |then |definitely )+/i, ''), subject);
  }
  if (
    /^(?:put you (?:back )?on|continue|start|order|prescribe|refer|increase|decrease|follow up|recommend|schedule|stop|discontinue|obtain)\b/i.test(
      said,
    )
  )
    return act(said, subject, 'imperative');
  return finish(third(said, subject));
}

// "Gon na order a CBC": who does was not said.
const goingTo =
  /^going to (?=(?:order|get|prescribe|start|refer|give|put|send|have|check|do|schedule|repeat|continue|increase|decrease)\b)/i;
const ordering =
  /^(?:(?:the|my|our) )?(?=)(?:(?:first|next|second|other|last) )?(?=)order (?:will be|is going to be|is)(?: for)? (?=(?:an?|the|some) )/i;

const operation =
  /^(?:an?|the|some)?(?=) ?(?:[a-z]+ ){0,3}(?=)(?:surgery|operation|replacement|repair|injections?|procedure|biopsy|crutches|brace|splint|boot|cast|stitches)(?=)\b/i;

// "Have his teacher fill out the form": whom the patient is to ask, no question.
const others =
  /^have (?:your|his|her|their|the)(?=) (?:teacher|school|dentist|pharmacist|therapist|nurse|mom|mother|dad|father|husband|wife|partner) [a-z]+ /i;

// "We may increase the lisinopril": what may be done is not decided.
function tentative(said: string, perhaps: string, from: number, subject: Subject): string | null {
  const decided = act(said.slice(from), subject, 'we');
  return decided?.startsWith('We will ') === true
    ? `We ${perhaps} ${decided.slice('We will '.length)}`
    : finish(third(said, subject));
}

const study =
  /^(?:a|an|the|some|another) (?:[a-z0-9-]+ ){0,4}?(?:x-?rays?|mri|ct|scan|ultrasound|echo\w*|ekg|ecg|labs?|panel|blood ?work|blood tests?|blood count|cbc|cmp|a1c|urinalysis|culture|biopsy|tests?|mammogram|colonoscopy|endoscopy|study|studies|levels?|swab|films?|emg|monitor|spirometry|tsh)(?=)\b/i;

// "i would like an echocardiogram": what is wanted is ordered where it is a study, else said as a wish.
function wanted(said: string, prepared: string, subject: Subject, style: PlanStyle): string | null {
  if (study.test(said)) return act(`order ${said}`, subject, style);
  const wish = /^(?:.*?\b)?(i|we) (?:would like|want|need) (?=(?:a|an|the|some|another) )/i.exec(prepared);
  return wish ? finish(third(prepared, subject)) : null;
}

// One decision run on after another: "… and i am going to give you": the second verb joins the first.
const andAlso =
  /\b(and|then) (?:then )?(?:i think )?(?=)(?:i|we)(?=) (?:also )?(?=)(?:(?:am|are) (?:also )?going to|will(?: also)?|want to|would like to|(?:do )?(?:want|need|would like) you to)(?=)(?: also)? (?!(?:see how|have|be|need)\b)/gi;
const ofPatient = /\byou to(?: also)? $/i;

// "Stop the ibuprofen, and I'll give you naproxen."
const andGive =
  /\b(and|then) giv(?:e|ing) you (?:some )?(?!(?:an? |the )?(?:call|ring|chance|choice|minute|hand|idea)\b)(?=[a-z])/gi;

// After "if …" or after what the patient is to do, "we will" has to be said: "call us and we will see you next week".
function third(text: string, subject: Subject, byPatient = false): string {
  const joined = text.replace(andAlso, (also, word: string, at: number) => {
    // "Order a repeat A1c, and i want you to check your sugars": the one is the clinic's, the other is not.
    if (ofPatient.test(also)) return byPatient ? `${word} ` : `${word} advise you to `;
    return byPatient || ifBefore.test(text.slice(0, at)) ? `${word} we will ` : `${word} `;
  });
  return inThirdPerson(joined.replace(andGive, '$1 provide '), subject, 'second');
}

const ifBefore = /\bif\b/i;

function advise(text: string, subject: Subject): string | null {
  if (/^(?:to )?(?:know|understand|worry|tell)\b/i.test(text)) return null;
  const back =
    /^(?:to )?(?:come|return|follow)(?=)(?: back| up)?(?=)(?: and see (?:me|us)| to see (?:me|us)| here| with (?:me|us))? (?=in (?!for\b|to\b|and\b)|next|after)/i.exec(
      text,
    );
  if (back) return finish(`Follow up ${third(text.slice(back[0].length), subject)}`);
  // "I want you back in three months."
  const again = /^(?:to )?(?:be )?back (?:here )?(?=(?:in|next|after) )/i.exec(text);
  if (again) return finish(`Follow up ${third(text.slice(again[0].length), subject)}`);
  // "I'd like you off the cigarettes."
  if (/^(?:off|out of|on|in|at|with|without) /i.test(text)) return advise(`be ${text}`, subject);
  const see = /^(?:go )?see (?:a |an |the |our )?/i.exec(text);
  if (see) return finish(`Refer to ${third(text.slice(see[0].length), subject)}`);
  const negative = /^(?:do )?not /i.exec(text);
  const what = (negative ? text.slice(negative[0].length) : text)
    .replace(/\bcall me\b/gi, 'call us')
    .replace(/\blet me know\b/gi, 'let us know');
  return finish(
    `The patient was advised ${negative ? 'not to' : 'to'} ${uncapital(third(what, subject, true)).replace(/, (?:and )?(?=(?:look|use|put|keep|take|try|make)\b)/, ' and ')}`,
  );
}

function uncapital(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

// "Start you on a medicine called Combivent"
const namedSo =
  /\b(?:an?|some|this|the)(?=) (?:new |another |different )?(?=)(?:medicine|medication|drug|pill|inhaler|antibiotic|ointment|cream)(?=) (?:that is |which is )?called (?=[a-z])/i;

function act(text: string, subject: Subject, style: PlanStyle, onlyKnown = false): string | null {
  let said = text.replace(/^(?:to |also |just |then )+/i, '').replace(namedSo, '');
  for (let again = 0; again < 2; again++) said = said.replace(acts[0]!.from, '');
  const known = acts.slice(1).find(({ from }) => from.test(said));
  if (!known && onlyKnown) return null;
  if (known) {
    const head = said.split(' ')[0]!.toLowerCase();
    const rest = said.replace(known.from, '');
    if (known.to === 'ADVISE ') return advise(rest, subject);
    const verb =
      known.to === 'KEEP '
        ? head.startsWith('order') && !ordersMedicine(rest)
          ? 'order '
          : 'prescribe '
        : known.to === 'STOP '
          ? /^hold/i.test(said)
            ? 'hold '
            : /^(?:discontinu)/i.test(said)
              ? 'discontinue '
              : 'stop '
          : known.to;
    said = `${verb}${rest}`;
  } else if (
    /^(?:talk|go over|discuss|look|see|do a(?!\b.*\b(?:every|in|next)(?=) (?:\d|one|two|three|four|six|ten|week|month|visit|time)| (?:[a-z-]+ ){0,3}(?:[a-z]*(?:version|scopy|plasty|ectomy|otomy)|biopsy|test|scan|injection|study|procedure|swab|culture|panel|mri|ct|ultrasound|x-?ray)\b)|ahead|calling?|examine|listen|let you|be|have|know|tell|ask(?! (?:the|our|your|my) [a-z ]{3,40}? (?:to|for|about)\b)|touch|quick|finish|step|grab|pull|print|write(?! (?:(?:you|him|her|to|up) )?(?:an? )?(?:[a-z-]+ ){0,2}(?=)(?:note|letter|plan|referral|form|slip|excuse|prescription|off)\b)|take a look|check (?:you )?out|press|push|feel|show)(?=)\b/i.test(
      said,
    )
  )
    return null;
  if (!/^[a-z]/i.test(said)) return null;
  said = said
    .replace(/ (?:for|on|to|with) you(?= (?:today|as well|to|for|and)|$)/gi, '')
    .replace(/^(\w+) you\b/i, '$1 the patient');
  const turned = third(said, subject);
  if (/^follow up\b/.test(turned)) return finish(turned);
  return finish(style === 'we' ? `We will ${withArticle(turned)}` : turned);
}

// "Order the Ultram 50 mg": a medicine is prescribed; its level is ordered.
function ordersMedicine(what: string): boolean {
  const words = wordsOf(what).slice(0, 4);
  return (
    words.some((_, i) => drugAt(words, i) > 0) &&
    !/\b(?:levels?|tests?|titer|panel|labs?|screen\w*|refill\w*)\b/i.test(what)
  );
}

// "order x-ray" → order an x-ray, where the noun is single.
function withArticle(text: string): string {
  return text.replace(
    /^(order|obtain|schedule) ((?:chest |right |left |knee |lipid |shoulder |hand |foot |lumbar |brain |thyroid |autoimmune |metabolic |abdominal )*)(x-ray|mri|ct|ultrasound|panel|urinalysis|echocardiogram|ekg|biopsy|culture|colonoscopy|mammogram)\b/i,
    (_, verb: string, words: string, noun: string) => {
      const first = `${words}${noun}`;
      return `${verb} ${/^(?:x-|mri|ekg|ultra(?!s$)|echo|abd|auto|a|e|i|o|u(?!r))/i.test(first) ? 'an' : 'a'} ${first}`;
    },
  );
}

const base = new Map([
  ['calls', 'call'],
  ['goes', 'go'],
  ['comes', 'come'],
  ['texts', 'text'],
  ['stops', 'stop'],
]);

const afterComma =
  /, (?:then )?(?:(?:he|she|the patient|they) (?:(?:should|will|needs? to|can|has to) )?)?(?=)(call|calls|go|goes|come|comes|give us|give me|return|seek|see us)(?=)\b(.*)$/i;
// Recognised speech has no commas; "if the thoughts come back" is not advice.
const withoutComma =
  /(?<!\b(?:to|and|or|can|cannot|not|we|i)) (?=(?:go (?:straight |right )?to the (?:emergency|er\b|ed\b|hospital)|call (?:me|us|911)\b))(call|go)\b(.*)$/i;

// "if he faints, he calls 911 or goes to …": what to do is advised, not told.
function advising(said: string): string {
  const act = afterComma.exec(said) ?? withoutComma.exec(said);
  if (!act) return said;
  const verbs = `${act[1]}${act[2]}`.replace(
    /(^|\bor |\band )(calls|goes|comes|texts|stops)\b/gi,
    (_, joined: string, verb: string) => joined + base.get(verb.toLowerCase())!,
  );
  return `${said.slice(0, act.index)}, the patient was advised to ${verbs.replace(/\b(call) me\b/i, '$1 us')}`;
}

// "if it does not improve we can consider an injection": conditions keep their order.
function conditional(text: string, subject: Subject): string | null {
  const said = third(text.replace(/^(?:and|but|so) /i, ''), subject);
  const advised = advising(said);
  if (advised !== said) return finish(advised);
  return finish(
    said
      .replace(/\bwe can consider\b/i, 'we may consider')
      .replace(/\b(?:let me know|call me|call us)\b/i, (call) =>
        call === 'let me know' ? 'the patient was advised to notify us' : `the patient was advised to call`,
      ),
  );
}
