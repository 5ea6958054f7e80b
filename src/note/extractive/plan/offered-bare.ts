import { upperFirst } from '../../language/upper-first.ts';
import { type SourcedText, sourcesOf } from '../draft.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { lowerFirst } from '../say.ts';
import { withoutStops } from '../visit/end-marks.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { speaker } from './taken-or-not.ts';

/** What a clinician offers by naming it alone, and what the other said to it. */
export interface BareOffer {
  offer: Unit;
  /** "It can help with the sleep.", said of it in the same breath. */
  benefit?: Unit;
  reply: readonly Unit[];
  /** Where it was given at once, the words that say so: "There, all done." */
  done?: Unit;
}

/** Words for what may be given, done or arranged. */
const treatments = new Set(
  'tdap psa pap a1c x-ray ultrasound ekg echo vaccine vaccines shot shots booster jab jabs referral therapy therapist counseling counselling counselor counsellor dietitian dietician nutritionist patch patches gum pill pills tablet injection injections test tests testing screening colonoscopy cologuard mammogram x-ray mri scan surgery biopsy brace sling splint crutches cane walker antibiotics rehab physio physiotherapy cbt clinic hrt coil vaccination programme program class classes group support note letter'.split(
    ' ',
  ),
);
const asksElse =
  /\b(?:last|ever|had|any|other|what|which|how|when|your|did|do|does|is|are|can|could|will|would|should|has|have|was|were|been|hurts?|helps?|need|history|allergies|side|effects?|i|you|we|it)(?=)\b/;
const leads = /^(?:(?:and|so|okay|now|then|also|well|or|right|good|fine|what about|how about)(?=\b),? )+/i;
/** Elsewhere the question is one of the history. */
const ofNow = new Set<string>(['plan', 'assessment', 'hpi', 'none']);
const mostAsked = 14;
const mostSaid = 22;

/** "Flu shot today?", said while the plan is made, with the answer to it: what becomes of it the answer tells. */
export function bareOffers(passages: readonly Passage[], planFrom: number): BareOffer[] {
  const out: BareOffer[] = [];
  for (let i = planFrom; i < passages.length; i++) {
    const { unit, role, section } = passages[i]!;
    if (role !== 'clinician' || !unit.question || !ofNow.has(section) || unit.words.length > mostAsked)
      continue;
    if (!unit.words.some((word) => treatments.has(word)) || asksElse.test(unit.said)) continue;
    const asked = plainOf(unit);
    if (!asked.endsWith('?')) continue;
    const next = passages[i + 1]?.unit;
    const benefit = next?.turn === unit.turn && helps.test(next.said) ? next : undefined;
    const reply = replyTo(passages, benefit === undefined ? i : i + 1);
    if (reply.length === 0) continue;
    const done = doneAfter(passages, reply.at(-1)!);
    out.push({
      offer: unit,
      reply,
      ...(benefit === undefined ? {} : { benefit }),
      ...(done === undefined ? {} : { done }),
    });
  }
  return out;
}

const helps = /^(?:it|that|they) (?:(?:can|could|may|might|will|does|do) )?(?=)(?:really )?helps? /;

function replyTo(passages: readonly Passage[], at: number): Unit[] {
  const first = passages[at + 1]?.unit;
  if (first === undefined || first.role === 'clinician' || first.turn === passages[at]!.unit.turn) return [];
  const reply: Unit[] = [];
  let words = 0;
  for (let i = at + 1; passages[i]?.unit.turn === first.turn; i++) {
    const { unit } = passages[i]!;
    words += unit.words.length;
    if (words > mostSaid) break;
    reply.push(unit);
  }
  return reply;
}

const vaccine = /\b(?:shots?|jabs?|vaccines?|booster|tdap)\b/;
const allDone =
  /^(?:(?:okay|and|right|so|good) )*(?:there(?: (?:we|you) (?:go|are))?|all done|that's (?:it|you)(?: all)? done|that's it done|done)(?: all done| done)?$/;
const turnsOn = 3;

// "Left arm okay?" "There, all done."
function doneAfter(passages: readonly Passage[], { turn }: Unit): Unit | undefined {
  return passages.find(
    ({ unit, role }) =>
      role === 'clinician' && unit.turn > turn && unit.turn <= turn + turnsOn && allDone.test(unit.said),
  )?.unit;
}

const plainYes =
  /^(?:(?:oh|um|well) )?(?=)(?:yes|yeah|yep|sure|okay|of course|please)(?=)(?: (?:please|sure|thanks|thank you|that's fine|let's do it|okay|go (?:on|ahead)(?: then)?))?$/;

const plainNo =
  /^(?:(?:oh|um|well) )?(?:no|nope|not)(?: (?:thank you|thanks|not (?:today|now|this time)|today|now|this time|i'm (?:good|okay|fine)|i'd rather not|i'll (?:wait|pass)))*$/;

function helpSaid(benefit: Unit): string {
  return lowerFirst(withoutStops(plainOf(benefit))).replace(/\byou(?:r)?\b/g, (you) =>
    you === 'your' ? 'the' : 'the patient',
  );
}

/** The offer and its answer as a line of the plan: Offered: flu shot today (the patient: "Next time"). */
export function sayOffered({ offer, benefit, reply, done }: BareOffer, who: Subject): SourcedText {
  const named = lowerFirst(
    plainOf(offer)
      .replace(/(?<![?\s])[?\s]+$/, '')
      .replace(leads, ''),
  );
  const what = benefit === undefined ? named : `${named}, ${helpSaid(benefit)}`;
  const said = reply
    .map(({ text }) => withoutStops(text))
    .join('. ')
    .replaceAll('?. ', '? ');
  const [first] = reply;
  const agreed = reply.length === 1 && plainYes.test(first!.said);
  if (agreed && done !== undefined && vaccine.test(what))
    return {
      text: `${upperFirst(what.replace(/ (?:today|now)$/, ''))} given today.`,
      sources: sourcesOf(offer, done),
    };
  if (reply.length === 1 && vaccine.test(what) && plainNo.test(first!.said))
    return {
      text: `${upperFirst(speaker(first!, who))} declines the ${what}.`,
      sources: sourcesOf(offer, first!),
    };
  if (agreed)
    return {
      text: `${upperFirst(what)}: ${speaker(first!, who)} agrees.`,
      sources: sourcesOf(offer, first!),
    };
  return {
    text: `Offered: ${what} (${speaker(reply[0]!, who)}: "${said}").`,
    sources: sourcesOf(offer, ...reply),
  };
}
