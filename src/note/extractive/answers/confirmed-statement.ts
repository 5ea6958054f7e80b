import type { Answer } from '../../language/answer.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { type SectionLabel, sectionLabels } from '../learned/section-labels.ts';
import { onlyDrugIn } from '../lexicon/drugs.ts';
import { takesAnother } from '../medications/takes-another.ts';
import { lowerFirst } from '../say.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { withoutEndMarks } from '../visit/end-marks.ts';
import { inFirstPerson } from '../visit/first-person.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { isFragment } from './in-full/fragments.ts';

const tag = /,? (?:(?:is (?:that|this|all (?:of )?(?:that|this))(?: all)?|am i) )?(?:right|correct)\s*\?$/i;
// "I see here that you have …", "my chart says you're …", "just to confirm, you …": where the clinician has it from.
const lead =
  /^(?:(?:okay|ok|alright|good|great|that['’]s (?:good|great)|and|so|now|well|but|then|just|um|uh|sir|ma['’]am)(?=),? ){0,4}(?:(?:just )?to (?:confirm|double[- ]check|be sure),? |(?:(?:i )?(?:just )?want(?:ed)?(?=) to (?:confirm|check|make sure)|i see|(?:it )?looks like|it (?:says|states)|you (?:said|mentioned|told me)|(?:my|your|the) (?:[a-z]+ )?(?=)(?:notes?|charts?|records?|nurses?)(?=) (?:says?|states?|shows?|tells? me|(?:has|have) it)|i['’]m seeing)(?=) (?:(?:written|down|on|in|here|my|your|the|charts?|records?|notes?) ){0,4}(?:that )?)?(?=(?:you|you['’](?:re|ve)|your|he|his|she|her|it|no|the|this)(?=) )/i;
const assent =
  /^(?:(?:oh|ah|um|uh|well|good|morning|afternoon|evening|hi|hello|doctor|sir|ma'am|unfortunately|sadly) )*(?:yes|yeah|yep|yup|yessir|correct|right|exactly|absolutely|definitely|that's (?:all )?(?:right|correct|true)|that is (?:all )?(?:right|correct|true)|that sounds right|i (?:am|do|did|have|was))(?=)\b(?! (?:but|no|not|n't)\b)/;
const denial = /^(?:no|nope|not|none|never)\b/;
/** Words of an answer that is nothing but "yes": "Unfortunately, yes, that's correct, doctor." */
const onlyAssent = new Set(
  "oh ah um uh well yes yeah yep yup yessir correct right exactly absolutely definitely unfortunately sadly that's that is it's true all as sounds doctor sir ma'am i am do did have was".split(
    ' ',
  ),
);
const ofClinic = /\b(?:i|i'm|i've|i'll|my|me|we|we'll|we're|we've|our|us|let's)\b/;
const ofPatient = /\b(?:you|your|you're|you've|he|his|he's|she|her|she's)\b/;
const ofCompany = /^(?:(?:and|so|okay|then)(?=) ){0,2}(?=)you(?:'re| are| must be) (?:the|his|her|their) /;
const negative = /\b(?:no|not|n't|never|nobody|none)\b/;
const history: readonly SectionLabel[] = ['hpi', 'pmh', 'family', 'social', 'meds', 'allergies'];
const certain = 0.6;
const fewest = 4;
const longestDenial = 5;

/**
 * The passages with what the clinician states and has confirmed, "you had surgery five days ago, correct?" "Yes.", as the
 * one who confirms it would tell it; the bare yes is not told beside it.
 */
export function withConfirmed(passages: readonly Passage[]): readonly Passage[] {
  let out: Passage[] | null = null;
  for (const { unit, role, index } of passages) {
    if (role !== 'clinician' || unit.question || !unit.text.endsWith('?') || !tag.test(unit.text)) continue;
    // What the patient is allergic to has a list of its own.
    if (unit.said.includes('allerg') && !negative.test(unit.said)) continue;
    const dose = doseAsked(index, passages);
    const last = dose === null ? index : index + 1;
    const denied = denialAfter(last, passages);
    const answer = denied === null ? answerAfter(last, passages) : null;
    const partly = denied === null && answer === null ? exceptedAfter(last, passages) : null;
    if (denied === null && answer === null && partly === null) continue;
    out ??= [...passages];
    if (answer === null) {
      askAgain(out, index, denied ?? partly!, denied === null ? 'open' : 'no');
      continue;
    }
    if (dose === null) out[index] = confirmed(passages[index]!, answer, '');
    else {
      const told = doseTold.exec(plainOf(answer.unit))?.[1];
      const { unit: stated, ...said } = confirmed(passages[index]!, answer, `, ${told ?? dose}`);
      out[index] = { ...said, unit: { ...stated, end: answer.unit.end } };
      out[last] = { ...out[last]!, keep: 0, reply: null };
      for (const p of passages.slice(last + 1, answer.index + 3))
        if (p.unit.answers === passages[last]!.unit)
          out[p.index] = {
            ...p,
            keep: told !== undefined && p === answer ? 0 : p.keep,
            unit: { ...p.unit, answers: stated },
          };
    }
    for (const p of passages.slice(index + 1, answer.index + 1))
      if (isBareYes(p.unit)) out[p.index] = { ...p, keep: 0 };
  }
  return out ?? passages;
}

// "He's on the Adderall, right? The ten?" "Yeah, ten in the morning."
function doseAsked(index: number, passages: readonly Passage[]): string | null {
  const { unit } = passages[index]!;
  const next = passages[index + 1];
  if (unit.clinical.drugs !== 1 || next?.unit.turn !== unit.turn || !next.unit.question) return null;
  return onlyDose.test(plainOf(next.unit)) ? lowerFirst(withoutEndMarks(next.unit.text)) : null;
}
const onlyDose = /^(?:(?:the|on|still|at) ){0,2}\d[\d.]*(?: ?(?:mg|mcg|milligrams?|micrograms?|units))?\?$/i;

const doseTold = /^(?:(?:yes|yeah|yep|right|correct|that's right),? )?(?:the )?(\d[^.!?]{0,40})[.!]?$/i;

function isBareYes({ words }: Unit): boolean {
  return words.every((word) => onlyAssent.has(word));
}

// "You take aspirin, correct?" "No, they stopped it.": not so, and so it was only asked.
function askAgain(out: Passage[], index: number, denied: Passage, answer: Answer): void {
  const asked: Unit = { ...out[index]!.unit, question: true };
  const units: Unit[] = [];
  for (let i = denied.index; out[i]?.unit.turn === denied.unit.turn && !out[i]!.unit.question; i++) {
    const unit: Unit = { ...out[i]!.unit, answers: asked };
    out[i] = { ...out[i]!, unit };
    units.push(unit);
  }
  out[index] = { ...out[index]!, unit: asked, reply: { answer, units } };
}

function denialAfter(index: number, passages: readonly Passage[]): Passage | null {
  const { unit } = passages[index]!;
  const next = passages[index + 1];
  if (next === undefined || next.role === 'clinician' || next.unit.turn !== unit.turn + 1) return null;
  // "You take losartan, right?" "It's valsartan."
  const isAnother =
    unit.clinical.drugs === 1 &&
    next.unit.clinical.drugs === 1 &&
    takesAnother(next.unit.words) &&
    !sameName(unit, next.unit);
  const plainly = isAnother || (next.unit.words.length <= longestDenial && denial.test(next.unit.said));
  return plainly && !negative.test(unit.said) ? next : null;
}

// "You're on Eliquis and Jardiance, correct?" "Yes, but not the Jardiance any more."
function exceptedAfter(index: number, passages: readonly Passage[]): Passage | null {
  const { unit } = passages[index]!;
  const next = passages[index + 1];
  return next !== undefined &&
    next.role !== 'clinician' &&
    next.unit.turn === unit.turn + 1 &&
    excepted.test(next.unit.said)
    ? next
    : null;
}
const excepted =
  /^(?:yes|yeah|yep|yup|right|correct)(?=) (?:but not|except(?: for)?|apart from)(?=) (?:the|my|his|her) /;

function sameName(one: Unit, { said }: Unit): boolean {
  const name = onlyDrugIn(one.words);
  return name === null || said.includes(name);
}

// What the other says next, where that is a yes; to what is stated not to be so a no is one.
function answerAfter(index: number, passages: readonly Passage[]): Passage | null {
  const { unit } = passages[index]!;
  const first = passages[index + 1];
  if (first === undefined || first.role === 'clinician' || first.unit.turn !== unit.turn + 1) return null;
  for (const p of passages.slice(index + 1, index + 3)) {
    if (p.unit.turn !== first.unit.turn) return null;
    if (assent.test(p.unit.said) || (negative.test(unit.said) && denial.test(p.unit.said))) return p;
  }
  return null;
}

function confirmed(p: Passage, { unit: answer, role }: Passage, more: string): Passage {
  const text = upperFirst(p.unit.text.replace(tag, `${more}.`).replace(lead, ''));
  const unit = reworded(p.unit, text);
  if (ofCompany.test(unit.said)) return { ...p, keep: 0 };
  if (ofClinic.test(unit.said) || whyHere.test(unit.said)) return { ...p, unit };
  const section = history.includes(p.section) ? p.section : likeliest(p.sections);
  const says = unit.words.length >= fewest || /\d/.test(plainOf(unit));
  const weighs = says && (ofPatient.test(unit.said) || namesAnything(unit.clinical));
  const keep = weighs ? Math.max(p.keep, certain) : p.keep;
  // "Yes, about two days ago.": told in one with it. "Your son has had it, right?": of whom, a relative's "my" would not say.
  if ((isFragment(answer) && !isBareYes(answer)) || (role === 'relative' && ofYou.test(unit.said)))
    return { ...p, section, keep, unit };
  const own: Unit = { ...reworded(unit, inFirstPerson(text)), role, kin: answer.kin, inFull: true };
  return { ...p, role, section, keep, unit: own };
}

const ofYou = /\byou/;
// The clinician's own name for why they came.
const whyHere = /\byou(?:'re| are) (?:here|back)\b/;

function likeliest(sections: ArrayLike<number>): SectionLabel {
  let best: SectionLabel = 'hpi';
  for (const label of history)
    if (sections[sectionLabels.indexOf(label)]! > sections[sectionLabels.indexOf(best)]!) best = label;
  return best;
}
