import { lowerInitial } from '../../language/uncapital.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { onlyDrugAsSaid } from '../lexicon/drugs.ts';
import { plannedAs } from '../plan/planned-as.ts';
import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const opener = '(?:(?:yes|yeah|yep|sure|oh|well|okay|no|right|of course)(?=)\\b[,.]?(?=) ){0,2}';
/** "Yes, you can go up to eight mL." */
const dosed = new RegExp(`^${opener}(?=you can (?:go up to|have up to|go as high as) )`, 'i');
const swapped = /\b(alternate|mix|combine) (?:it|that) (?=with )/i;
const stays =
  /\b(stay on|stick with|keep taking|keep giving|keep|continue|carry on with) (?:it|that)(?=[.!]|$| (?:for now|too|as well)[.!])/i;
// "It did, but with your heart I'd rather not."
const rathers =
  /^(?:it|that|they) (?:did|does|do|is|was|would|works|worked|helped|helps),? but (?=(?:with|given|because of) [a-z' ]{3,40},? (?:i|we)['’]d rather not\b|(?:i|we)['’]d rather not\b)/i;
const perhaps = /^(?:maybe|perhaps|possibly) (?=[a-z]+ [a-z])/i;
/** "So I don't take the Viagra then?" */
const asksNotTo =
  /^(?:(?:and|so|but|then|okay|oh)(?=),? ){0,3}(?:i|we|he|she)(?=) (?:do(?:es)?n['’]t|should(?: not|n['’]t)|can['’]t)(?=) (take|use|give (?:him|her)) ([^,?]{3,40})(?:, (?:then|right))?\?$/i;
const tail = / (?:then|anymore|any more|now|at all|right|too)$/i;
const agrees = /^(?:right|correct|exactly|that['’]s right|yes|yeah|no)(?=[,.!]|$)/i;
const allows = /\b(?:but|can|could|may|keep|fine|okay|only|yes you|no you)\b/;
const forms = [dosed, swapped, stays, rathers, perhaps, agrees];
const longestAsked = 16;
const longestAnswer = 22;
const nextTo = 3;

/**
 * The passages with the medicine that the other spoke of just before in what the clinician says to it: "Can I keep giving
 * the Motrin?" "You can go up to eight mL." → Motrin: you can go up to eight mL; "Just aspirin." "You can stay on that." →
 * You can stay on the aspirin; "So I don't take the Viagra then?" "Right." → Don't take the Viagra.
 */
export function withAskedMedicineNamed(passages: readonly Passage[]): readonly Passage[] {
  let out: Passage[] | null = null;
  for (const p of passages) {
    const { unit, role, index } = p;
    if (role !== 'clinician' || unit.question || unit.words.length > longestAnswer) continue;
    const said = answered(unit, index, passages);
    if (said === null) continue;
    out ??= [...passages];
    out[index] = plannedAs(p, reworded(unit, said));
  }
  return out ?? passages;
}

function answered(unit: Unit, index: number, passages: readonly Passage[]): string | null {
  const { text } = unit;
  const form = forms.find((one) => one.test(text));
  const asked = form === undefined ? null : askedBefore(unit, index, passages);
  const name = asked === null ? null : onlyDrugAsSaid(asked);
  if (asked === null || name === null || unit.said.includes(name.toLowerCase())) return null;
  if (form === swapped) return text.replace(swapped, `$1 the ${name} `);
  if (unit.clinical.drugs > 0) return null;
  if (form === stays) return text.replace(stays, `$1 the ${name}`);
  if (form === agrees) return unit.opens && !allows.test(unit.said) ? notTo(asked.text) : null;
  if (form !== perhaps) return `${upperFirst(name)}: ${lowerInitial(text.replace(form!, ''))}`;
  return asked.question ? `${upperFirst(name)}: ${lowerInitial(text)}` : null;
}

function notTo(asked: string): string | null {
  const found = asksNotTo.exec(asked);
  return found === null ? null : `Don't ${found[1]!.toLowerCase()} ${found[2]!.replace(tail, '')}.`;
}

// What the other said last, or the clinician's own answer to it between.
function askedBefore(unit: Unit, index: number, passages: readonly Passage[]): Unit | null {
  const before = passages
    .slice(Math.max(0, index - nextTo), index)
    .findLast((p) => p.unit.turn >= unit.turn - 1 && p.unit.clinical.drugs > 0);
  // "My sister uses timolol, should I?" "No, the latanoprost is doing well. Carry on with it."
  if (before === undefined || before.role === 'clinician') return null;
  return before.unit.words.length > longestAsked ? null : before.unit;
}
