import { kin } from '../../language/kin.ts';
import { type SourcedText, sourcesOf } from '../draft.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { plainOf, saidWords, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { tellsTrouble } from './complaint-answered.ts';

/** So far into the visit its reason is given. */
export const openingTurns = 9;
const opening = 16;

const lead =
  /^(?:(?:okay|ok|so|all right|alright|right|well|good|great|perfect|thanks|thank you|and|now|then|hi|hello|hey|morning|yes|yeah|no|um|uh|oh|sorry)(?=)[,.!]? )+/i;
const whoSays =
  "(?:it|that|they|somebody|someone|the [a-z]+(?: desk)?|your (?:[a-z’']+ ){0,3}[a-z]+|(?:a|the) (?:note|letter|form|message))";
// "They tell me the room's been spinning."
const hearsay = /\b(?:they (?:tell|told) me|i(?:'m| am| was) told)(?=)(?: that)? (.{3,80})/i;
/** How a clinician opens with the reason; the reason is what follows. */
const reasons: readonly RegExp[] = [
  // "It's the calcium we're here about", "I asked you in because you've lost weight"
  /\bit's (?:about )?the ([a-z -]{3,30}?)(?: that)?(?=) (?:we're|you're|we are|you are)(?=) here (?:about|for)\b/i,
  /\bi (?:asked|called|brought|wanted|got)(?=) (?:you|him|her)(?=) (?:to come )?(?:in|back|here)(?: [a-z]+)?(?=) because (?:of )?(.{3,60})/i,
  /\b(?:we|you|he|she|i)(?=)(?:'re|'m|'s| are| is)? (?:here|in|come|came)(?=)(?: (?:here|in|all|both|just|today)){0,3} (?:about|for) (.{3,80})/i,
  /\b(?:sent|referred)(?=) (?:you|him|her)(?=)(?: (?:in|over|up|down|here|back|to (?:me|us))){0,2} (?:because of|for|about|with) (.{3,80})/i,
  /\bsent(?=) (?:me |us |over )?(?:a|the)(?=) (?:note|message|letter|referral) (?:about|for|saying) (.{3,80})/i,
  new RegExp(
    String.raw`\b${whoSays}(?:'s|'ve| has| have)? (?:says?|said|wrote|writes|wrote down|written down|put down|put (?:you|him|her) (?:in|down) as)(?=)(?: (?:here|down|in|on the [a-z]+|on here|that))* (.{3,80})`,
    'i',
  ),
  hearsay,
  // "You spoke to the receptionist about headaches?"
  /\byou (?:spoke|talked|mentioned|told|chatted)(?=)(?: (?:to|with))? (?:the|my|our)(?=) [a-z]+(?: [a-z]+)? (?:about|of) (.{3,80})/i,
  /\byou (?:wrote|put|said|messaged)(?: (?:down|here|in|on the [a-z]+|to us|that)){1,3} (.{3,80})/i,
  /\bi (?:hear|gather)(?: that)?(?=) (?:there (?:was|is|were)|it's|you(?:'ve been|'ve got|'re having)) (.{3,60})/i,
  /\bi(?:'m| am)(?=) (?:ringing|calling|phoning)(?=) (?:you )?about (.{3,60})/i,
  /\b(?:we're|we are)(?=) (?:checking|looking at|going over|talking about) (?:on |up on )?(.{3,60})/i,
];
const part =
  '(?:head|neck|throat|ears?|eyes?|shoulders?|elbows?|wrists?|hands?|thumbs?|fingers?|chest|breasts?|(?:low |lower |upper )?back|tummy|belly|stomach|groin|hips?|legs?|knees?|ankles?|feet|foot|heels?|toes?|skin|tooth|teeth|jaw|arms?|voice)';
// "So it's the back, is it?" "Is it the wrist?" "So you're the low back."
const thePart = new RegExp(
  `^(?:(?:tell me,? |(?:the|my) [a-z]+ (?:tells me|told me|says|said|wrote)(?: that)? )?(?:is it|it's|you're|this is)|tell me about) (?:the|your|his|her|this|that) ((?:(?:left|right) )?${part}(?:(?:,? and| or) (?:the |your )?${part})?)(?=[,.?!]|$| (?:is it|that|again|today)\\b)`,
  'i',
);
// "Ankle, is it?", "The shoulder, is it the left?", "so that's the trouble, the voice", "I'm going to guess, the toe."
const partAsked = new RegExp(
  `^(?:the |your )?((?:(?:left|right) )?${part}), is it\\b|, is it (?:the|your) ((?:(?:left|right) )?${part})(?=[.?]?$)|\\b(?:today|trouble|problem|matter|guess),? (?:it's )?(?:the|your) ((?:(?:left|right) )?${part})(?=[,.?!]|$)`,
  'i',
);
// "So this leg's been weeping more."
const partDoes = new RegExp(
  `^(?:this|that|the|your) ((?:(?:left|right) )?${part})(?:'s| has| is)(?: been)? ((?!(?:doing|looking|feeling|getting|coming|going|being|having)\\b)[a-z]+ing)\\b`,
  'i',
);
const anyPart = new RegExp(`\\b((?:(?:left|right) )?${part})\\b`, 'i');
const kinds = '(?:check|check-up|checkup|visit|review|recheck|follow-up|follow up|physical|clinic)';
// "This is your two-year visit", "so it's the heart clinic today", "skin check?"
const visits: readonly RegExp[] = [
  new RegExp(
    `\\b(?:this is|it's|it is|here for) (?:just )?(?:the|your|his|her|a|an|our|[a-z]+'s) ((?:[a-z0-9'-]+ ){1,4}?${kinds}(?:,? (?:for|of|on)?(?: ?)(?:the|your) [a-z]+)?)(?=[,.?!]|$| (?:today|now|and|then|only|after|for)\\b)`,
    'i',
  ),
  new RegExp(
    `^(?!(?:welcome|let|just|to|in|for|i|we|you|can|back|your)\\b)((?:[a-z0-9'-]+ ){1,3}?${kinds})(?=[,.?!]|$| (?:today|and)\\b)`,
    'i',
  ),
  // "This is your pre-op", "the yearly Medicare one, the wellness", "we're doing the physical for football"
  /\b(?:this is|it's|it is|here for|so is|doing)(?=) (?:just )?(?:the|your|his|her|a|an) (?=)(pre-?op(?:erative)?(?: (?:check|visit|assessment))?|(?:[a-z-]+ ){0,2}?wellness(?: visit| check)?|(?:sports |school |annual |yearly )?physical|monthly(?: visit)?(?: for (?:the|your) [a-z]+)?)(?=[,.?!]|$| (?:for|and|today|one)\b)/i,
  /(?:^|, |\band (?:the|your) )(?=)((?:routine|regular|usual)(?=) (?:visit|check-?up|check|review))(?=[,.?!]|$| today\b)/i,
];
// "Six weeks since we started the sertraline", "two months out from the stroke"
const started =
  /\b(\d+ (?:days?|weeks?|months?))(?=) since (?:we|you|i)(?=) (?:started|began|put you on)(?=) (?:you on )?(?:the |on )?([a-z-]{4,20})\b/i;
const outFrom =
  /\b(\d+ (?:days?|weeks?|months?|years?))(?=) (?:out from|on from|out after)(?=) (?:the|your|his|her) ([a-z-]+)\b/i;

const ends =
  /[.?!;,]| (?:you|i|that|who|when|since|because|today|which|how|what|so|but|he|she|they|we|if|where|why|again|(?:is|are|was|were)(?=) (?:that|it|this|there|he|she|you))(?=)\b/i;
const begins =
  /^(?:that|you're|you've been|you'd been|you've got|you have|you've|you were|it's|it is|he's|she's|(?:he|she|you)(?=) (?:is|was|are|were)|there was|there's|been|having|the|your|his|her|an?|some|my|our|any|this)(?=)\b ?/i;
const noReason =
  /^(?:(?:(?:a |the )?(?:few|couple|lots?|list|number)(?: of)?|questions?|things?|it|you|me|us|them|him|her|ride|one|same|everything|something|anything|nothing|okay|fine|good|yes|no|sure|that|visit|check|test|results?|day|time|minute|while|today|here|now|company|moral support)(?=)\b.*|(?:did|didn't|do|don't|does|doesn't|can|could|want|wanted|were|had|got|need|might|would|just|all|both|to|in|on|at|with|from|for|about)(?=)\b.*)?$/i;
const dangling = new Set('and also with or to for in on of the a your'.split(' '));
// "Your ankles were swelling too", "your aunt has diabetes", "you're 33 years old"
const ofOther = new RegExp(`\\b(?:too|also|a little|a bit|years? old|year-old|matter|${kin})\\b`, 'i');
const most = 8;

// Without what is said around it; null where nothing is left.
function reasonIn(said: string): string | null {
  let text = said
    .replace(/ and (?:you've got|you have|you've been|you're) /i, ' and ')
    .replace(/ (in|on|of|at|with|from) (?:your|his|her|my) /gi, ' $1 the ');
  for (let i = 0; i < 4 && begins.test(text); i++) text = text.replace(begins, '');
  const at = text.search(ends);
  if (at >= 0) text = text.slice(0, at);
  const words = text
    .replace(/ on (?:here|it|the (?:form|sheet|list))$/i, '')
    .trim()
    .split(' ');
  while (dangling.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  text = words.join(' ');
  const count = words.length;
  if (/^lost weight$/i.test(text)) return 'weight loss';
  return text.length < 3 || count > most || noReason.test(text) || ofOther.test(text) ? null : text;
}

// What begins in the middle opens with no reason.
const wholeVisit = 20;

/** The clinician's own opening words, as far as the visit's reason may be in them. */
function openers(passages: readonly Passage[]): { passage: Passage; text: string }[] {
  if (passages.length < wholeVisit) return [];
  return passages
    .slice(0, opening)
    .filter(({ unit, role }) => role === 'clinician' && unit.turn <= openingTurns)
    .map((passage) => ({ passage, text: plainOf(passage.unit).replace(lead, '') }));
}

/**
 * What the clinician opens the visit with, where they read its reason from a note or ask for it in a word: "so we're
 * here about the warfarin", "the form says numb fingers", "so it's the back?", "throat?". Null where they do not.
 */
export function announcedComplaint(passages: readonly Passage[]): SourcedText | null {
  for (const { passage, text } of openers(passages)) {
    for (const reason of reasons) {
      const said = reason.exec(text)?.[1];
      const found = said === undefined ? null : reasonIn(said);
      if (found !== null && (reason !== hearsay || tellsTrouble(saidWords(wordsOf(found)))))
        return {
          text:
            onlyTest.test(found) && sentFor.test(text)
              ? `referred because of a ${found}`
              : withPartNamed(found, said!, text),
          sources: sourcesOf(passage.unit),
        };
    }
    const does = partDoes.exec(text);
    if (does !== null)
      return {
        text: `${does[1]!.toLowerCase()} ${does[2]!.toLowerCase()}`,
        sources: sourcesOf(passage.unit),
      };
    const word = passage.index < first && passage.reply?.answer !== 'no' ? inAWord(text) : null;
    if (word !== null) return { text: word, sources: sourcesOf(passage.unit) };
  }
  return null;
}

// "I've come to look at that leg of yours, the surgery said it's not healing": the leg.
function withPartNamed(found: string, said: string, text: string): string {
  if (!pointsBack.test(said)) return found;
  const named = anyPart.exec(text.slice(0, text.indexOf(said)));
  return named === null ? found : `${named[1]!.toLowerCase()} ${found}`;
}
const pointsBack = /^(?:it's|it is) (?:not|still|getting|no better|worse)\b/i;

// "Dr. Lee sent you because of a blood test."
const onlyTest = /^(?:(?!results?\b)[a-z-]+ ){0,2}(?:test|scan|x-ray|result|ultrasound|ecg|ekg|mri|smear)$/i;
const sentFor = /\b(?:sent|referred) (?:you|him|her)\b/i;

const first = 6;

const asks =
  /^(?:any|and|how|what|where|which|when|who|whose|no|other|more|pain|does|do|is|are|have|ever|she|he|you|known|drug|food)\b|allerg/i;
// "So, hernia." "Belly pain?"
function inAWord(text: string): string | null {
  const said = text.replace(/[.?!]{1,3}$/, '');
  const words = wordsOf(said);
  if (words.length > 3 || /,/.test(said)) return null;
  if (asks.test(said)) return null;
  const named = words.some((word) => isConditionWord(word)) || symptomsIn(words).length > 0;
  return named && !noReason.test(said) && !ofOther.test(said) ? said : null;
}

/** The part that the clinician opens with: "so it's the back?", "throat?". Null where they name none. */
export function announcedPart(passages: readonly Passage[]): { where: string; passage: Passage } | null {
  for (const { passage, text } of openers(passages)) {
    const asked = partAsked.exec(text);
    const where =
      thePart.exec(text)?.[1] ??
      asked?.[1] ??
      asked?.[2] ??
      asked?.[3] ??
      (passage.index < first ? onlyPart.exec(text)?.[1] : undefined);
    if (where !== undefined) return { where: where.toLowerCase().replace(/\b(?:the|your) /g, ''), passage };
  }
  return null;
}
// "Throat?" "Knee, it says here."
const onlyPart = new RegExp(
  `^(?:it says |your )?((?:left |right )?${part})(?:,? (?:it says|I see)(?: here)?)?[.?]?$`,
  'i',
);

/** What kind of visit the clinician opens with: "this is your yearly skin check". Null where nothing of it is said. */
export function announcedVisit(passages: readonly Passage[]): SourcedText | null {
  for (const { passage, text } of openers(passages)) {
    for (const visit of visits) {
      const found = visit
        .exec(text)?.[1]
        ?.replace(/^(?:the|your|his|her|an?) /i, '')
        .replace(/^monthly(?! visit)/i, 'monthly visit');
      if (
        found !== undefined &&
        !(/ clinic$/i.test(found) && /\bthis is (?:the|our|a)\b/i.test(text)) &&
        !/^(?:new|new patient|office|video|phone|quick|first|last|next|this|your|a|the|same) [a-z-]+$/i.test(
          found,
        )
      )
        return { text: found, sources: sourcesOf(passage.unit) };
    }
    const medicine = started.exec(text);
    if (medicine !== null)
      return { text: `${medicine[1]} after starting ${medicine[2]}`, sources: sourcesOf(passage.unit) };
    const event = outFrom.exec(text);
    if (event !== null)
      return { text: `${event[1]} after the ${event[2]}`, sources: sourcesOf(passage.unit) };
  }
  return null;
}
