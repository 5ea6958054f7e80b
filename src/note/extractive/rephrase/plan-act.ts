import { haveSomebodyDo } from '../../language/have-you-do.ts';
import { namesDrug } from '../lexicon/drugs.ts';
import { wordsOf } from '../visit/units.ts';
import { advise, spokenTo, third } from './advise.ts';
import { finish } from './finish.ts';
import type { Subject } from './subject.ts';

/** `imperative`: "Order x-ray."; `we`: "We will order an x-ray.". */
export type PlanStyle = 'imperative' | 'we';

// "Go ahead and order": the act is what follows.
const goAhead =
  /^(?:go (?:ahead )?and |go ahead |try to |plan to |plan on (?=[a-z]+ing\b)|be (?=[a-z]+ing\b)|go (?!past\b|back\b|by\b|through\b|from\b|to\b|with\b|for\b|without\b|slow\b|easy\b|on\b|up\b|down\b))(?=[a-z])/i;

interface Act {
  from: RegExp;
  to: string;
}

// Ways of saying one act, after "we will"; what follows stays as it was said.
const acts: Act[] = [
  {
    from: /^(?:(?:get|getting) you (?:scheduled|set up|signed up)|set(?:ting)? you up) for (?=(?:an?|the|some|another) )/i,
    to: 'schedule ',
  },
  {
    from: /^(?:see|seeing) (?:you|him|her|each other)(?=)(?: both| all)?(?: face to face| in person)?(?=) (?:back )?(?:again )?(?:here )?(?=in (?!the (?:morning|afternoon|evening)\b)|next|on (?:mon|tue|wed|thu|fri)|after|for a|at (?:your|the) next|tomorrow|every)/i,
    to: 'follow up ',
  },
  {
    from: /^(?:have|get|bring|want|like) you (?:to )?(?=)(?:come )?back (?:to see me |here |to the (?:office|clinic) )?(?=in|next|on (?:the (?:\d|first|second|third|[a-z-]+th\b)|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|after|for|tomorrow)/i,
    to: 'follow up ',
  },
  {
    from: /^(?:follow(?:ing)?[ -]?up with you|check back(?: in)? with you|touch base(?: with you)?|talk to you again|check in with you|recheck you) (?=in|next|after)/i,
    to: 'follow up ',
  },
  {
    from: /^(?:talk|speak|meet|chat|catch up)(?=) (?:(?:to|with) you )?(?:again )?(?=(?:by (?:video|phone) )?(?:(?:in|next)(?=) (?:\d|an?|one|two|three|four|six|week|month|(?:mon|tues|wednes|thurs|fri)day)|on (?:mon|tues|wednes|thurs|fri)day|(?:once|when|after)(?=) (?!that\b|this\b)))/i,
    to: 'follow up ',
  },
  {
    from: /^(?:write(?: you)?|give you|send (?:in|you|over|out)?|call in|put in|provide(?: you)?(?: with)?|get you|prescribe(?: you)?|sending in)(?=) (?:for )?(?=)(?:a |an |another |some |the |your )?(?:new )?(?=)(?:prescription|script|rx|refills?) (?:for|of|on)(?=) (?:you for |the |some |your |that )?/i,
    to: 'prescribe ',
  },
  {
    from: /^(?:write|writing|put(?:ting)? in|plac(?:e|ing))(?=) (?:you )?(?:an|another) order (?:for|of) (?:you for )?(?:some )?/i,
    to: 'order ',
  },
  {
    from: /^(?:write|writing|give|giving|get)(?=) you (?:a |an |another |the |that )?(?=(?:\w+ ){0,2}(?:note|letter|excuse|form)(?=) (?:for|to|until|so|saying)\b)/i,
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
  // "Let's get you back on the Flovent."
  {
    from: /^(?:get|getting|put|putting|start|starting)(?=) you back on (?:the |your )?(?!\d|(?:track|feet|schedule|course|board|top|the|your|[a-z]+day|[a-z-]*(?:first|second|third)|[a-z-]+th)\b)/i,
    to: 'restart ',
  },
  {
    from: /^(?:start|starting|put|putting|place|placing|get|try|trying|place)(?=) you (?:back )?on (?!track\b|(?:the|your) feet\b)(?:some |a |an |the )?/i,
    to: 'start ',
  },
  {
    from: /^(?:start|begin)(?:ing)?(?=) (?:you )?(?:off )?with (?=(?:an?|one|two|some) (?:[a-z]+ )?(?=)(?:shot|injection|course|trial|dose|round|session|blood test|set)(?=)s?\b)/i,
    to: 'start with ',
  },
  {
    from: /^(?:start|begin|initiate)(?:ing)?(?=) (?:you |with |some |a )?(?=)(?:with |on )?(?:some |a |an )?/i,
    to: 'start ',
  },
  {
    from: /^(?:keep(?: up(?: with)?(?= (?:the|your)\b))?|keeping|continue|continuing|leave|maintain) (?!(?:it|me|us|them|this|an?|track|moving|doing)\b|(?:[a-z']+ ){1,3}(?=)(?:under|below|above|up|down|away|out|off|between|in|at|facing|from|rear|level)\b|(?:\w+ ){1,3}(?=)(?:elevated|dry|clean|covered|raised|wrapped|straight|moist|propped|loose)\b)(?:you )?(?:on |with |to (?=the|your|that)|taking |going with )?(?=)(?:the |your |that |on |with )?/i,
    to: 'continue ',
  },
  {
    from: /^(?:go|carry|keep|stay) on (?:with|taking) (?:the |your |that )?(?=[a-z]+(?: [a-z]+)?(?:$|[ ,.]))/i,
    to: 'continue ',
  },
  // "Bump you up to a hundred micrograms": of whatever is taken.
  {
    from: /^(?:bump|bring|take|step|move|put)(?=)(?:p?ing)? you (?:back )?up to (?=\d[\d.,]*(?:$|[,.]| (?:mg|mcg|milligrams?|micrograms?|units|tablets?|once|twice|daily|a day|at|every)(?=)\b))/i,
    to: 'increase the dose to ',
  },
  {
    from: /^(?:bump|bring|take|step|move|put)(?=)(?:p?ing)? you (?:back )?down to (?=\d[\d.,]*(?:$|[,.]| (?:mg|mcg|milligrams?|micrograms?|units|tablets?|once|twice|daily|a day|at|every)(?=)\b))/i,
    to: 'decrease the dose to ',
  },
  { from: /^(?:add|adding)(?: on| in)? (?:you )?(?:some |a |an |the |your )*/i, to: 'add ' },
  {
    from: /^(?:increase|increasing|raise|(?:bump|step|put|push|nudge) up|go up(?: (?:a (?:little|bit)|slightly))? on|bump|up)(?=) (?:you on |on (?=your|the|that))?(?:your |the |that )?/i,
    to: 'increase ',
  },
  {
    from: /^(?:decrease|decreasing|lower|reduce|(?:go|come) down on|step down|cut back|cut down)(?=) (?:you on |on |your |the |that )?/i,
    to: 'decrease ',
  },
  {
    from: /^(?:stop|discontinue|take you off(?: of)?|hold off on(?! (?:the |any |an? )?(?=)(?:[a-z-]+ ){0,2}(?=)(?:x-?rays?|mri|ct|scans?|ultrasound|tests?|testing|imaging|biopsy|blood ?work|bloods|surgery|operation)(?=)\b)|discontinuing|stopping)(?=) (?:your |the (?!(?:[a-z]+ )?ones?\b|other\b)|that (?!(?:and|or|one|today|now|for|in|on|because|so|if|too|straight|completely|altogether|tonight|tomorrow|first|then|right)\b)|taking )?/i,
    to: 'STOP ',
  },
  {
    from: /^(?:send|sending|get|getting|set|setting) you (?:over |out |up |in |down )?(?=)(?:for|with) (?:a |an |some |another )?(?=(?:[a-z-]+ ){0,3}(?=)(?:x-?rays?|mri|ct|scan|ultrasound|echo\w*|ekg|ecg|labs?|blood ?work|tests?|mammogram|colonoscopy|study|imaging)(?=)\b)/i,
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
  // "I'm referring you for your yearly eye exam."
  {
    from: /^refer(?:ring)? you for (?:your |an? |the )?(?=(?:[a-z]+ ){0,4}(?:exam|examination|evaluation|assessment|screening|study|test)\b)/i,
    to: 'refer for ',
  },
  { from: /^refer(?:ring)? you urgently to (?:a |an |the |our )?/i, to: 'refer urgently to ' },
  {
    from: /^(?:refer|referring|send|sending|get|set)(?=) you (?:over |out |up )?(?=)(?:to|with|in with|in to see|to see|for)(?=) (?:a |an |the (?!(?:[a-z-]+ ){0,3}(?=)(?:services?|clinic|team|unit|hospital|programme|program|group|class|a&e|emergency)(?=)\b)|our |my )?/i,
    to: 'refer to ',
  },
  {
    from: /^(?:put(?:ting)? in|plac(?:e|ing)|give you|mak(?:e|ing)|get you|write|send(?:ing)?(?: in)?)(?=) (?:a |an |the )?(?=)(?:referral|consult|consultation) (?:to|for|with)(?=) (?:a |an |the |you to see |our |see )?/i,
    to: 'refer to ',
  },
  { from: /^put(?:ting)? you in for (?=(?:[a-z]+ ){0,2}(?:rehab|therapy|physio)\b)/i, to: 'refer to ' },
  { from: /^(?:have|get) you (?:go )?see (?:a |an |the |our |my )?/i, to: 'refer to ' },
  {
    from: /^(?:order|ordering|get|getting|obtain|obtaining|do(?! not\b)|doing|run|running|perform|check|checking|schedule|send (?:off |for )?|draw|repeat|recheck|request)(?=) (?:you )?(?:for |off )?(?:some |a |an |another |the |your |just,? ){0,4}(?!(?:(?:the|your|some|a)(?=) ){0,2}(?=)(?:results?|reports?|records?)\b)(?=[a-z0-9 -]{0,40}\b(?:x-?rays?|mri|ct|cat scan|ultrasound|echo\w*|ekg|ecg|lab|labs|panels?|blood ?work|blood tests?|blood count|cbc|cmp|a1c|urinalysis|urine|cultures?|biops(?:y|ies)|tests?|testing|scan|mammogram|colonoscopy|endoscopy|study|studies|level|levels|swab|screen|screening|films?|emg|abis?|pfts?|nerve conductions?|stress test|holter|(?:event|heart) monitor|spirometry|pulmonary function|imaging|tsh|metabolic)(?=)\b)/i,
    to: 'order ',
  },
  {
    from: /^(?:give|giving)(?=) you (?:a |another )?(?:quick )?(?=)(?:ring|call|bell|buzz|phone ?call)(?=)\b(?: back)?(?: myself)?/i,
    to: 'call the patient',
  },
  // "I'm giving you the steroid injection now": it is not only going to be.
  {
    from: /^giving (?:you|him|her) (?=[^.;]{0,60}\b(?:injections?|jabs?|shots?|vaccines?|boosters?|nebuli[sz]er|neb)\b)/i,
    to: 'giving ',
  },
  { from: /^(?:give|giving) you (?:some )?/i, to: 'provide ' },
  { from: /^(?:recommend|recommending|suggest|suggesting|advise) (?:that )?you (?:to )?/i, to: 'ADVISE ' },
  { from: /^(?:recommend|suggest)(?:ing)? (?:that |some )?/i, to: 'recommend ' },
  { from: /^(?:have|ask|encourage|want|like|need|urge|get|tell) you to /i, to: 'ADVISE ' },
  { from: /^have you (?=[a-z]+ )/i, to: 'ADVISE ' },
];

// "Start you on a medicine called Combivent"
const namedSo =
  /\b(?:an?|some|this|the)(?=) (?:new |another |different )?(?=)(?:medicine|medication|drug|pill|inhaler|antibiotic|ointment|cream)(?=) (?:that is |which is )?called (?=[a-z])/i;

/** What is done, as a line of the plan, from after "we will"; null where no act is left, or none of the list if `onlyKnown`. */
export function act(text: string, subject: Subject, style: PlanStyle, onlyKnown = false): string | null {
  let said = spokenTo(text)
    .replace(/^(?:to |also |just |then )+/i, '')
    .replace(namedSo, '');
  for (let again = 0; again < 2; again++) said = said.replace(goAhead, '');
  said = said.replace(thenDoing, asBase);
  const known = keepsOther(said) || doneNow.test(said) ? undefined : acts.find(({ from }) => from.test(said));
  if (!known && onlyKnown) return null;
  if (known) {
    const head = said.split(' ')[0]!.toLowerCase();
    const taken = said.slice(0, known.from.exec(said)![0].length);
    const named = style === 'we' && /^(?:order|KEEP) $/.test(known.to);
    const article = named
      ? (ordered.exec(taken)?.[1] ?? (repeatsOwn.test(taken) ? 'the ' : undefined))
      : undefined;
    const whole = `${article ?? ''}${said.slice(taken.length)}`;
    // "Get some bloodwork done"
    const rest = known.to === 'order ' && /^(?:get|have)/i.test(said) ? whole.replace(asDone, '') : whole;
    if (known.to === 'ADVISE ') return advise(rest, subject);
    const verb = again.test(said)
      ? `${head} `
      : known.to === 'KEEP '
        ? head.startsWith('order') && !ordersMedicine(rest)
          ? 'order '
          : 'prescribe '
        : known.to === 'STOP '
          ? /^hold off on/i.test(said)
            ? 'hold off on '
            : /^(?:discontinu)/i.test(said)
              ? 'discontinue '
              : 'stop '
          : known.to;
    said = `${verb}${verb === 'prescribe ' ? rest.replace(/^the /i, '') : rest}`;
  } else if (
    !hasDone.test(said) &&
    /^(?:talk(?! about [^.]* (?:when|once|next) )|go over|discuss|look|see(?! what the [a-z]+ (?:says?|shows?)\b)|do a(?!\b.*\b(?:every|in|next)(?=) (?:\d|one|two|three|four|six|ten|week|month|visit|time)| (?:[a-z-]+ ){0,3}(?=)(?:[a-z]*(?:version|scopy|plasty|ectomy|otomy)|biopsy|test|scan|injection|study|procedure|swab|culture|panel|mri|ct|ultrasound|x-?ray|(?:fit |sick )?note|letter|certificate|referral|prescription|shot|jab|vaccine|booster|tdap|tetanus|pap|trial|course|wash)(?=)\b)|ahead|calling?(?! (?:(?:an|the|for an) )?(?=)(?:ambulance|surgeon|hospital|ward|paramedics|999|911)\b)|examine|listen|let you|be|have|know|tell(?! (?:them|him|her|your|the|my|dr)\b)|ask(?! about\b| dr\.? [a-z]+ (?:to|for|about)\b| (?:the|our|your|my) [a-z ]{3,40}? (?:to|for|about)\b)|touch|quick|finish|step|grab|pull|print(?! (?:you |off |out )?(?=)(?:an?|the|some|your) )|write(?! (?:(?:you|him|her|to|up) )?(?=)(?:an? )?(?:[a-z-]+ ){0,2}(?=)(?:note|letter|plan|referral|form|slip|excuse|prescription|off)\b)|take a look|check (?:you )?out|press|push(?! (?:the|your) [a-z-]+ (?:up|down) to \d)|feel|show(?! you (?:how to|two|three|four|the|some) ))(?=)\b/i.test(
      said,
    )
  )
    return null;
  if (!/^[a-z]/i.test(said)) return null;
  said = said
    .replace(atPresent, ' right now')
    .replace(/^provide a (?=[aeiou])/i, 'provide an ')
    .replace(/(?<! check|\bup) (?:for|on|to|with) you(?= (?:today|as well|to|for|and)|$)/gi, '')
    .replace(/^(\w+) you\b/i, '$1 the patient');
  const turned = third(said, subject);
  if (/^follow up\b/.test(turned)) return finish(turned);
  if (style !== 'we') return finish(turned);
  // "I'm also putting in a drop now", "we're waiting for your report".
  return finish(
    (!known || known.to === 'giving ') && beingDone.test(turned)
      ? `We are ${turned}`
      : `We will ${withArticle(turned)}`,
  );
}
const basesOf: Readonly<Record<string, string>> = {
  starting: 'start',
  adding: 'add',
  stopping: 'stop',
  switching: 'switch',
  changing: 'change',
  increasing: 'increase',
  reducing: 'reduce',
  giving: 'give',
  sending: 'send',
  ordering: 'order',
  referring: 'refer',
};
const thenDoing = new RegExp(
  `^((?:${Object.keys(basesOf).join('|')})(?=) [^,.;]{3,80} (?:and|then) )(${Object.keys(basesOf).join('|')}) (?=you |(?:the |a |an )?[a-z])`,
  'i',
);

// "I'm stopping the amlodipine because of the swelling and starting losartan": both will be done.
function asBase(_all: string, before: string, doing: string): string {
  return `${before}${basesOf[doing.toLowerCase()]} `;
}
// "Have the home nurse come by on Thursday."
const hasDone = new RegExp(`^${haveSomebodyDo}`, 'i');
const asDone = / done(?=$|[,.:]| (?:of|today|now|here|and|to|in|for|this|on|at|so|before|soon)\b)/i;
// "Repeat the A1c in three months": it has been done before.
const again =
  /^(?:repeat|recheck) (?:(?=(?:the|your|his|her|that|those|these|this) )|(?!an? |another |(?:[a-z]+ ){0,2}(?=)(?:x-ray|mri|ct|ultrasound|panel|urinalysis|echocardiogram|ekg|biopsy|culture|colonoscopy|mammogram)(?=)\b))/i;
const repeatsOwn = /^(?:repeat|recheck) your /i;
const ordered = /\b((?:an?|another|the) )$/i;
const beingDone = /^(?!bring\b|sling\b|swing\b|string\b|fling\b|ring\b|cling\b)[a-z]{2,}ing\b/;

// "Do the biopsy right now": done, and not ordered.
const doneNow = /^(?:do|doing|perform) .* currently\b/i;
const atPresent =
  /(?<! but| and| so) currently(?=$|[,.]| (?:if|with|and|to|for|while|because|so|before|in|on)\b)/;

const keeps = /^(?:keep|keeping|leave|leaving) /i;
const keepsDoing = /^(?:keep|keeping) (?:[a-z]+ing\b|up with\b|on (?!the\b|it\b)|(?:you )?on\b)/i;
const kept =
  /\b(?:medic\w+|pills?|tablets?|dos(?:e|es|age|ing)|treatment|therapy|creams?|ointment|drops|inhalers?|insulin|brace|boot|splint|cast|patch|exercis\w+|stretch\w+|diet|regimen|(?:the )?same|antibiotics?|injections?|shots?|supplements?|vitamins?|plan|schedule|(?:current|present) [a-z]+)(?=)\b/i;
const leftThere =
  /\b(?:be|until|till|off|out|on|upright|up|alone|to (?:it|that|them|this))(?=[,.]|$)|\b(?:until|till) (?:i|we|you|he|she)\b/i;

// "Leave the inhaler as it is", "I'll leave you on the statin": only so does what is left go on.
const leftOn = /^(?:leave|leaving) (?:(?:you|him|her) on|[a-z' -]{2,40} (?:as|where|the same|unchanged))\b/i;
const leaves = /^leav(?:e|ing) /i;
// "Keep the EpiPen handy": where it is, and not that it is taken.
const placed =
  /\b(?:shut|closed|sealed|unopened|handy|nearby|near|close|cold|cool|aside|separate|going|on hand|(?:with|on|by|beside) (?:you|him|her|them))(?=$|[,.]| (?:and|at|all|constantly|always|unless|until|till|in|for|while|when|if)\b| (?:you|him|her)\b)/i;

// "Keep him upright", "leave the others be", "leave the antibiotic until I've seen him" continue nothing.
function keepsOther(said: string): boolean {
  if (!keeps.test(said) || keepsDoing.test(said)) return false;
  if (leaves.test(said) && !leftOn.test(said)) return true;
  return leftThere.test(said) || placed.test(said) || !(kept.test(said) || namesDrug(wordsOf(said)));
}

// "Order the Ultram 50 mg": a medicine is prescribed; its level is ordered.
function ordersMedicine(what: string): boolean {
  const words = wordsOf(what.split(',', 1)[0]!).slice(0, 4);
  return (
    namesDrug(words) &&
    !/\b(?:levels?|tests?|titer|panel|labs?|screen\w*|refill\w*)\b/i.test(what) &&
    !/\b(?:scan|score)/i.test(what)
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
