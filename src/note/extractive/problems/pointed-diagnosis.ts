import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** "That's what this is.", "I think that's what you've got, too." */
const points =
  /^(?:(?:yes|yeah|well|and|so|i think|i['’]m afraid|unfortunately),? ){0,3}that(?:['’]s| is) (?:(exactly|also) |(probably|likely|most likely) )?what (?:(?:this|it) is|(?:you|he|she)(?:['’]ve|['’]s| have| has)(?: got)?)(?:,? (?:too|as well|here)){0,2}[.]?$/i;
/** "My dad has psoriasis.", "Could it be shingles?" */
const named =
  /\b(?:has|had|have|got|gets|with|be|is|it['’]s|like|called)(?: (?:an?|the|bad|really|terrible|some))* ([a-z][a-z' -]{3,40}?)(?:,? (?:too|as well|really badly|badly|for years|last year|(?:a few |[a-z]+ )?years (?:ago|back)|as a (?:child|kid|teenager)|when (?:he|she|i) was [a-z ]{3,20}))?[.?]?$/i;
const thinks = /\bi think\b/i;
const certain = 0.9;

/** The passages with the diagnosis in place of what only points to it: "My dad has psoriasis." "That's what this is." → This is psoriasis. */
export function withPointedDiagnosis(passages: readonly Passage[]): readonly Passage[] {
  let out: Passage[] | null = null;
  for (const p of passages) {
    const { unit, role, index } = p;
    if (role !== 'clinician' || unit.question || !unit.words.includes('what')) continue;
    const found = points.exec(unit.text);
    const before = found === null ? null : namedBefore(index, passages);
    if (found === null || before === null) continue;
    const name = named.exec(plainOf(before))?.[1];
    if (name === undefined) continue;
    const likely = found[2] === undefined && !thinks.test(found[0]) ? '' : 'probably ';
    out ??= [...passages];
    out[index] = {
      ...p,
      unit: reworded(unit, `This is ${likely}${name}.`),
      section: 'assessment',
      keep: Math.max(p.keep, certain),
    };
  }
  return out ?? passages;
}

// What the patient or a relative named last, with nothing but findings told since.
function namedBefore(index: number, passages: readonly Passage[]): Unit | null {
  for (let at = index - 1; at >= 0 && index - at <= reach; at--) {
    const { unit, role } = passages[at]!;
    if (unit.clinical.conditions === 0 && role === 'clinician') continue;
    return role !== 'clinician' && unit.clinical.conditions === 1 ? unit : null;
  }
  return null;
}
/** In passages. */
const reach = 4;
