import { namesOrder } from '../choosing/left-out-orders.ts';
import { namesDrug } from '../lexicon/drugs.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { gerundOf, pastOf } from '../rephrase/verbs.ts';
import { lowerFirst, sayPlanned, sayPlannedPlainly } from '../say.ts';
import { withoutEndMarks } from '../visit/end-marks.ts';
import { plainOf, reworded, type Unit, wordsOf } from '../visit/units.ts';
import { inPlace, type Passage } from '../visit/visit.ts';
import { namesTreatment } from './offered.ts';
import { plannedAs } from './planned-as.ts';
import { repliedAt } from './requested.ts';

const lead =
  /^(?:(?:and|so|okay|ok|now|well|all right|alright|then|also|um|uh|er|great|right|good|brilliant|lovely|perfect|fine|but)(?=)\b[,.]?(?=) ){0,5}/i;
/** "Shall I …", "would you like me to …", "are you happy for us to …": the clinician would do it. */
const asksToAct =
  /^(?:(?:shall|should|can|could|may|might|what if|how about(?: if)?|why do(?:n['’]t| not)|(?:is it|would it be|will it be)(?=) (?:okay|ok|all right|alright|fine)(?=)(?: with you)? if|would it (?:help|suit you)(?=) if|(?:do|would) you mind if)(?=) (?:(?:i|we)(?=) )|(?:would you (?:like|want|prefer)|(?:do|did) you (?:want|need)|you want|(?:are you|would you be)(?=) (?:happy|okay|ok|all right|alright|fine|comfortable|content)(?=) (?:for|with)|(?:is it|would it be)(?=) (?:okay|ok|all right|alright|fine)(?=)(?: with you)? for)(?=) (?:me|us)(?=) (?:to )?)(?:(?:just|also|maybe|then|go ahead and|perhaps|quickly)(?=) ){0,2}/i;
/** "I could start you on lymecycline." */
const could = /^(?:i|we)(?=) (?:can|could|might)(?=) (?:(?:also|always|certainly|maybe)(?=) )?/i;
/** "…, would you like that?", "… if you like?" */
const thenAsks =
  /,? (?:if you(?:['’]d)?(?=) (?:like|want)(?=)(?: me to| that)?|(?:would you (?:like|want)|do you want|shall (?:i|we) do|should (?:i|we) do)(?=) (?:that|it|one|me to|us to)|(?:would|does|is) that (?:be |sound |help|suit you|okay|all right)[a-z ]{0,20})$/i;
const pointsBack =
  /^(?:(?:and|so|now) )*(?:(?:would you (?:like|want|be (?:happy|okay|interested)(?=) (?:with|in))|do you (?:want|fancy)|are you (?:happy|okay) with|shall (?:i|we)|should (?:i|we)|how about)(?=) (?:that|it|one|me to|us to|go ahead|do (?:that|it)|to (?:do|try|have) (?:that|it|one))|how (?:does|would) that (?:sound|be)|(?:is|would|does) that (?:be |sound )?(?=)(?:okay|ok|all right|alright|good|fine|help|something you'd like))(?=)\b/;
/** "Would you be happy to see the counsellor?" */
const asksToHave =
  /^(?:would you (?:like|consider|be (?:happy|willing|open|okay|prepared|interested|keen)(?=))(?=)|are you (?:happy|willing|open|okay|interested|keen|up for)(?=)|do you (?:want|fancy)(?=)|how (?:do|would) you feel about)(?=)(?: to| in| with)? (?=[a-z]+ )/i;
/** "Would you like some co-codamol?" */
const asksThing =
  /^(?:would you (?:like|want)|do you (?:want|need|fancy)|did you want|can i (?:give|get|offer) you)(?=) (?:to have )?(?=)((?:some|an?|the|any|another|more|something)(?=) [^?]{3,100})$/i;

const verbs =
  'refer prescribe inject start add increase decrease reduce lower raise double halve drop cut bring switch change swap stop restart repeat recheck arrange book order organise organize request schedule sort refill give send put get set try do have make speak talk call ring phone contact email text tell message'.split(
    ' ',
  );
const baseOf = new Map(verbs.flatMap((verb) => [[verb, verb] as const, [pastOf(verb), verb] as const]));
const had = 'see have try speak talk meet join attend start go come return do use get wear'.split(' ');
const hadAs = new Map(had.flatMap((verb) => [[verb, verb] as const, [gerundOf(verb), verb] as const]));
const willHave = 'You agree to';
const comesBack = /^(?:come|coming|return|returning) (?:back )?(?=)(?:in|on|next|after|for|to)\b/i;
/** What they do is care, whatever it is done with. */
const ofCare = new Set(['refer', 'prescribe', 'inject', 'refill']);
const toWhom = new Set('speak talk call ring phone contact email text tell message'.split(' '));
const whom =
  /^(?:get in touch|[a-z]+) (?:(?:to|with) )?(?:your|his|her|the|dr|one of)(?=) (?!(?:number|phone|name|address|lungs?|heart|chest)\b)[a-z]/i;
/** "Can I call your husband?" may be anything; "is it okay if I call him?" asks leave. */
const plainlyCan = /^(?:can|could|may|might|should|shall) /i;
const withReason = /\b(?:if|about|to (?:let|see|ask|check|explain|talk))\b/i;

/** Words for what may be given, done or arranged. */
const care = new Set(
  `cream ointment painkillers painkiller medication medicine tablets tablet pills pill capsules drops spray gel antidepressant statin hrt dose insulin
steroid steroids lotion shampoo mouthwash patches emollient antihistamine laxative nebuliser nebulizer hormone appointment referral referred service
services team hospital clinic programme program class course group counselling counsellor counseling counselor therapy therapist physio
specialist consultant nurse doctor midwife dentist optician someone somebody scan scans test tests bloods screening endoscopy camera sample surgery operation biopsy splint brace support note letter
certificate prescription script monitor`.split(/\s+/),
);
const byForm =
  /^(?:[a-z]{5,}ists?|[a-z]{4,}ology|[a-z]{3,}(?:ici|iti)ans?|podiatry|psychiatry|p(?:a)?ediatrics|orthop(?:a)?edics)$/;
const inTheRoom =
  /\b(?:look|listen|feel|minute|second|hand|question|name|history|details|temperature|blood pressure|pulse|seat|tissue|water|gown|interpreter|door|chart|screen(?!ing)|time)\b/i;
const letters = /\b(?:note|letter|certificate|leaflet)\b/i;
const arranged = /\b(?:referral|appointment|scan|x-?ray|mri|ultrasound|tests?|bloods)\b/i;
const medicine =
  /\b(?:cream|ointment|painkillers?|medication|medicine|tablets?|pills?|capsules|drops|spray|gel|antidepressant|statin|hrt|steroids?|lotion|antihistamine|laxative|antibiotics?|inhaler|patch(?:es)?|prescription|script|refills?|something (?:stronger|else )?(?:for|to help))(?=)\b/i;
const toldElsewhere = /\b(?:refills?|shots?|jabs?|vaccin\w*|booster|tdap)\b/i;
/** "Shall I refer you or would you rather wait?" */
const choice = /\bor (?!(?:so|two|three|four|anything|something|not)\b)/i;
const dangling = /,? (?:for (?:that|it|this)|about (?:that|it|this)|at all|or anything|then|instead)$/i;
const longest = 28;

const strong = new Set(
  "yes yeah yep yup yea aye sure please ok okay absolutely definitely certainly good great fine lovely perfect brilliant help helpful alright go would do agree let's wonderful fantastic ideal appreciate thank thanks".split(
    ' ',
  ),
);
const weak = new Set(
  "oh um er uh well ah of course right that that's that'd it it's it'd is be 'd i i'd i'll think guess suppose so really very much on ahead then you the a all like to can could will he she him her they them we us doctor for with me by actually sounds works might as try one now today yourself nice idea plan too mm hmm hm if want have".split(
    ' ',
  ),
);
const opensYes =
  /^(?:(?:oh|um|uh|er|well|ooh|ah|okay|right)(?=)[,.]?(?=) ){0,3}(?=)(?:yes|yeah|yep|yup|sure|please|absolutely|definitely|of course|i['’]d (?:love|like) (?:that|to)|that['’](?:s|d be) (?:great|fine|good|lovely|helpful))(?=)\b/i;
const minds = /^(?:(?:and|so) )*(?:do|would) you mind\b/;
const mindsNot =
  /^(?:(?:oh|well),? )?(?=)(?:(?:no|not at all|of course not|sure|go ahead|that['’]s fine)(?=)[,. ]{0,2})+(?:that['’]s fine|i do(?:n['’]t| not)(?: mind)?|it['’]s fine|please do|you can|thank you|thanks|okay)?(?=)[.!]?$/i;
const doubts =
  /\b(?:but|not|n't|no|never|maybe|rather|only|unless|though|or|depends|what|how|when|why|until|after|worried|sure if|first)\b/;
const noProblem =
  /^(?:(?:oh|yeah|yes),? )?(?=)(?:no (?:problem|worries)|why not|i do(?:n['’]t| not) mind)(?=)(?: at all)?[.!]?$/i;

const confirms =
  /^(?:(?:i|we)(?=)(?:['’]ll| will|['’]m going to| can)(?=) |let me )(?:just |go ahead and )?(?=)(?:do|sort|arrange|organi[sz]e|book|send|get|put|make|request|set|order|write|fix)(?=) (?:that|it|this|them|those|the (?:referral|prescription|order|request|form|paperwork))(?=)(?: (?:out|up|in|off|through|over|done|sorted|arranged|sent|going|for you|to (?:the|your) (?:pharmacy|chemist))(?=)){0,3}((?: today| now| tomorrow| this (?:morning|afternoon|week)| (?:straight|right) away)?)[.!]?$/i;

/**
 * The passages with each offer that the other took told as what is done: "Shall I refer you to physio?" "Yes please." →
 * I'll refer you to physio, agreed. One that was refused, or taken on terms, stays a question, and one of the plan.
 */
export function withOffersAccepted(passages: readonly Passage[], who: Subject): readonly Passage[] {
  const changed = new Map<Passage, Passage | null>();
  for (const p of passages) {
    if (p.role !== 'clinician' || !mayAsk(p.unit)) continue;
    const act = offeredAct(p.unit);
    const offer = act === null ? offerBefore(p, passages) : p;
    const told = act ?? (offer === null ? null : couldDo(offer.unit));
    if (offer === null || told === null) continue;
    const reply = replyTo(p, passages);
    if (reply === null) continue;
    const stated = { ...reworded(offer.unit, `${told}.`), question: false };
    if (sayPlanned(stated, who) === null && sayPlannedPlainly(stated, who) === null) continue;
    const taken = minds.test(p.unit.said) ? mindsNot.test(reply.unit.text) : isTaken(reply.unit);
    if (!taken) {
      if (offer === p && !namesTreatment(p.unit)) changed.set(p, plannedAs(p, p.unit));
      continue;
    }
    const tail = told.startsWith(willHave) ? '' : confirmedAfter(reply, passages, changed);
    changed.set(p, null);
    changed.set(
      offer,
      plannedAs(offer, { ...reworded(stated, `${told}${tail}.`), question: false, agreed: reply.unit }),
    );
    const isAll = onlyAssents(reply.unit) || minds.test(p.unit.said);
    changed.set(reply, isAll ? null : { ...reply, unit: { ...reply.unit, answers: null } });
  }
  if (changed.size === 0) return passages;
  return inPlace(passages.flatMap((p) => changed.get(p) ?? (changed.has(p) ? [] : p)));
}

// Unpunctuated speech marks no question.
function mayAsk({ question, text, words }: Unit): boolean {
  return words.length <= longest && (question || !/[.?!]$/.test(text));
}

/** What the clinician offers to do in a question, as they would tell it; null where they offer nothing. */
export function offeredAct(unit: Unit): string | null {
  const text = withoutLead(withoutEndMarks(plainOf(unit)));
  if (choice.test(text)) return null;
  const asked = asksToAct.exec(text)?.[0];
  if (asked !== undefined) return actIn(text.slice(asked.length), asked);
  if (thenAsks.test(text)) return couldIn(text.replace(thenAsks, ''));
  const thing = asksThing.exec(text)?.[1];
  if (thing !== undefined) return thingIn(thing);
  const having = asksToHave.exec(text)?.[0];
  return having === undefined ? null : hadIn(text.slice(having.length));
}

function withoutLead(text: string): string {
  return text.replace(lead, '');
}

function couldIn(text: string): string | null {
  const asked = could.exec(text)?.[0];
  return asked === undefined ? null : actIn(text.slice(asked.length), asked);
}

function couldDo(unit: Unit): string | null {
  const text = withoutLead(withoutEndMarks(plainOf(unit)));
  return choice.test(text) ? null : couldIn(text);
}

const mostPointing = 9;
const reach = 3;

// "I could refer you to physio. They'd give you exercises. Would you like that?"
function offerBefore({ unit, index }: Passage, passages: readonly Passage[]): Passage | null {
  if (unit.words.length > mostPointing || !pointsBack.test(unit.said)) return null;
  for (let i = index - 1; i >= Math.max(0, index - reach); i--) {
    const before = passages[i]!;
    if (before.unit.turn !== unit.turn || before.unit.question) return null;
    if (couldDo(before.unit) !== null) return before;
  }
  return null;
}

// "Shall we drop it to 50 twice a day?"
const dosesIt =
  /^[a-z]+ (?:it|that)(?: back)?(?: (?:up|down))?(?: by (?:half|\d[\d.]*(?: [a-z]+)?))? to \d[\d.]*(?! ?(?:weeks|days|months|o'clock|am|pm)\b)/i;

function actIn(said: string, asked: string): string | null {
  const act = said.replace(dangling, '');
  const words = wordsOf(act);
  const verb = baseOf.get(words[0] ?? '');
  if (verb === undefined || words.length < 2 || inTheRoom.test(act)) return null;
  if (toWhom.has(verb) || act.startsWith('get in touch')) {
    if (!whom.test(act) || (plainlyCan.test(asked) && !withReason.test(act))) return null;
  } else if (!ofCare.has(verb) && !dosesIt.test(act) && !namesCare(words)) return null;
  return `I'll ${verb}${act.slice(words[0]!.length)}`;
}

// What a medicine is taken as is told next, and a vaccine is given.
function hadIn(said: string): string | null {
  const what = said.replace(dangling, '');
  const words = wordsOf(what);
  const verb = hadAs.get(words[0] ?? '');
  if (verb === undefined || inTheRoom.test(what) || toldElsewhere.test(what) || namesDrug(words)) return null;
  return namesCare(words) || comesBack.test(what)
    ? `${willHave} ${verb}${what.slice(words[0]!.length)}`
    : null;
}

function namesCare(words: readonly string[]): boolean {
  return namesDrug(words) || words.some((word) => namesOrder(word) || care.has(word) || byForm.test(word));
}

function thingIn(thing: string): string | null {
  if (toldElsewhere.test(thing) || inTheRoom.test(thing)) return null;
  const what = thing.replace(dangling, '').replace(/^(?:any|some) /i, '');
  if (letters.test(what)) return `I'll give you ${lowerFirst(what)}`;
  if (arranged.test(what)) return `I'll arrange ${lowerFirst(what)}`;
  return medicine.test(what) || namesDrug(wordsOf(what)) ? `I'll prescribe ${lowerFirst(what)}` : null;
}

// "Would you like me to refer you? They're very good." "Yes please."
function replyTo({ index }: Passage, passages: readonly Passage[]): Passage | null {
  const reply = passages[repliedAt(index, passages)];
  if (reply === undefined || reply.role === 'clinician') return null;
  return reply.unit.question ? decidedLater(reply, passages) : reply;
}

// "How long's the wait?" "Six weeks." "Okay, yes please."
function decidedLater({ unit, index, role }: Passage, passages: readonly Passage[]): Passage | null {
  for (const p of passages.slice(index + 1)) {
    if (p.unit.turn > unit.turn + turnsOn) break;
    if (p.role === 'clinician' ? p.unit.question : p.role !== role) break;
    if (p.role === role && yes.test(p.unit.said) && onlyAssents(p.unit)) return p;
  }
  return null;
}
const yes = /\b(?:yes|yeah|please|let's|go ahead)\b/;

function isTaken(unit: Unit): boolean {
  return onlyAssents(unit) || (opensYes.test(unit.text) && !doubts.test(unit.said));
}

function onlyAssents({ words, text }: Unit): boolean {
  if (noProblem.test(text)) return true;
  return words.some((word) => strong.has(word)) && words.every((word) => strong.has(word) || weak.has(word));
}

const turnsOn = 2;
const mostConfirming = 3;

// "Okay, I'll do that today.": told with the offer.
function confirmedAfter(
  reply: Passage,
  passages: readonly Passage[],
  changed: Map<Passage, Passage | null>,
): string {
  for (const p of passages.slice(reply.index + 1, reply.index + 1 + mostConfirming)) {
    if (p.unit.turn > reply.unit.turn + turnsOn) break;
    if (p.role !== 'clinician') continue;
    const found = confirms.exec(withoutLead(p.unit.text));
    if (found === null) continue;
    changed.set(p, null);
    return found[1] ?? '';
  }
  return '';
}
