import { lowerInitial } from '../../language/uncapital.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { onlyDrugAsSaid } from '../lexicon/drugs.ts';
import { plannedAs } from '../plan/planned-as.ts';
import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { bareDose } from './dose-settled.ts';

/** "What about Wellbutrin?", "I'd do the Chantix.", "have you ever tried omeprazole?" */
const proposed =
  /^(?:(?:and|so|well|okay|but|oh|then|yeah|maybe),? )*(?:(?:what|how) about |(?:could|can|should) (?:i|we)(?=) (?:just )?(?:try|take|do|use|have|get|go on) |(?:i['’]d|i would|i['’]ll|let['’]s) (?:rather |like to )?(?=)(?:do|try|take|go with|have) |have you (?:ever )?(?:tried|used|taken|been on) |would you (?:try|take|like) |(?:want|like) to try )(?=)(?:some |the |an? )?[a-z]/i;
// "How do you feel about going up on the sertraline?", "I want to try topiramate for the migraines."
const actsOn =
  /\b(?:(?:go|going) (?:up|down) on|increas(?:e|ing)|rais(?:e|ing)|lower(?:ing)?|reduc(?:e|ing)|(?:start|starting|put|putting)(?=) (?:you|him|her) on|try|trying|add|adding)(?=) (?:(?:the|your|his|her|some)(?=) )?[a-z]/;
const wants = /\b(?:i'd|we'd|would|i want|let's|we could|we can|should|going to)\b/;
/** "Let's go up to 100 milligrams.", "let's increase it to 20", "we'll start with 30": a dose of what was proposed. */
const doseActs: [RegExp, string][] = [
  [
    /\b(go(?:ing)? (?:up|down)) to (?=\d|[a-z-]+ (?:[a-z-]+ )?(?:mg|mcg|milligrams?|micrograms?|units)\b)/i,
    '$1 on the NAME to ',
  ],
  [
    /\b(increase|raise|lower|reduce|decrease|drop|cut|bump|take) (?:it|that|them)(?= (?:up |down |back )?to\b)/i,
    '$1 the NAME',
  ],
  [
    /\b(start|begin)(?: you)?(?: off)? (?:with|at) (?=\d|[a-z-]+ (?:[a-z-]+ )?(?:mg|mcg|milligrams?|micrograms?|units)\b)/i,
    '$1 the NAME at ',
  ],
];
/** What the patient would have in its place: "Could I try Zoloft instead?" */
const asksOther =
  /\b(?:instead|rather|prefer|what about|how about|try|want|switch|stay|keep|can i|could i|may i)\b/;
/** "I'd take the patch.", where a tablet was proposed. */
const asksForm =
  /\b(?:i['’]d|i would|can i|could i|i want|i prefer|what about|how about)(?=) (?:rather |prefer |like |just )?(?=)(?:(?:take|have|try|use|do|go with|go for|stick with) )?(?=)(?:the|a|an|some) (?:[a-z]+ )?(?=)(?:patch|patches|gum|lozenges?|cream|gel|ointment|spray|drops|injections?|shots?|jab|pump|inhaler|pills?|tablets?|coil|implant)(?=)\b/;
const pointing =
  /\b(try|do|use|start|add|go with|begin) (?:that|it|some(?! [a-z]))(?= (?:then|today|first|now|once|twice|at|in|for|and)\b|[.,!]|$)/i;
const declined = /\b(?:no|not|n['’]t|never|rather|instead|hold off|allerg\w+)\b/;
/** In turns. */
const reach = 4;
const longestAsked = 14;

/**
 * The passages with the medicine that was proposed in a question in place of what points at it, and before a dose of it:
 * "What about Celebrex?" "Sure." "Okay, two hundred once a day." → Celebrex two hundred once a day; "Have you tried
 * omeprazole?" "No." "Let's try that, twenty milligrams." → Let's try the omeprazole, twenty milligrams.
 */
export function withProposedNamed(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Passage>();
  for (const p of passages) {
    const name = proposedIn(p);
    if (name === null) continue;
    for (const next of passages.slice(p.index + 1)) {
      const { unit, role } = next;
      if (unit.turn > p.unit.turn + reach) break;
      if (unit.clinical.drugs > 0 && (role === 'clinician' || asksOther.test(unit.said))) break;
      if (role !== 'clinician' && asksForm.test(unit.said) && !asksForm.test(p.unit.said)) break;
      if (unit.turn === p.unit.turn || role !== 'clinician') continue;
      if (unit.question || (unit.words.length > 1 && declined.test(unit.said))) break;
      const named = withName(unit, name);
      if (named === null) continue;
      changed.set(next, plannedAs(next, named));
      if (bareDose(unit.text) !== null) break;
    }
  }
  for (const p of passages) {
    const named = changed.has(p) ? null : withDoseNamed(p, passages[p.index - 1]);
    if (named !== null) changed.set(p, plannedAs(p, named));
  }
  return changed.size === 0 ? passages : passages.map((p) => changed.get(p) ?? p);
}

const itsDose =
  /^(?:and |then |so )?it(?:['’]s| is) (?=\d{1,4}(?:\.\d)? ?(?=)(?:mg|mcg|milligrams?|micrograms?|units)\b)/i;
const howOften = /\b(?:daily|a day|times|every|once|twice|night|morning)\b/;
const willStart = /\b(?:before|when|once|after) (?:you|he|she) (?:start|take|begin)s?\b/;

// "Before you start the trimethoprim, drop a sample off. Then it's 200 mg twice a day."
function withDoseNamed({ unit, role }: Passage, before: Passage | undefined): Unit | null {
  if (role !== 'clinician' || unit.question || unit.clinical.drugs > 0) return null;
  if (before === undefined || before.unit.turn !== unit.turn || !willStart.test(before.unit.said))
    return null;
  const name = howOften.test(unit.said) && itsDose.test(unit.text) ? onlyDrugAsSaid(before.unit) : null;
  return name === null ? null : reworded(unit, unit.text.replace(itsDose, `${upperFirst(name)} `));
}

function proposedIn({ unit, role }: Passage): string | null {
  if (unit.clinical.drugs === 0 || unit.words.length > longestAsked) return null;
  const acts = role === 'clinician' && actsOn.test(unit.said) && !/\bdid (?:you|he|she)\b/.test(unit.said);
  if (!acts && !proposed.test(unit.text)) return null;
  if (role === 'clinician' && !unit.question && !(acts && wants.test(unit.said))) return null;
  return onlyDrugAsSaid(unit);
}

function withName(unit: Unit, name: string): Unit | null {
  const points = pointing.exec(unit.text);
  if (points !== null) return reworded(unit, unit.text.replace(points[0], `${points[1]} the ${name}`));
  for (const [act, named] of doseActs)
    if (act.test(unit.text)) return reworded(unit, unit.text.replace(act, named.replace('NAME', name)));
  const dose = bareDose(unit.text);
  return dose === null
    ? null
    : reworded(unit, `${upperFirst(name)} ${lowerInitial(unit.text.slice(dose.start))}`);
}
