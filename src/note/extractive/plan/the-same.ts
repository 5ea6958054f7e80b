import { upperFirst } from '../../language/upper-first.ts';
import { withoutEndMarks } from '../visit/end-marks.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withChanges } from '../visit/with-changes.ts';

/** "And the same if you can't finish a sentence", "or if the leg goes cold and blue, the same". */
const sameIf =
  /^(?:(?:and|or|but),? )*(?:it(?:['’]s| is) )?(?:exactly )?the same (if [^.]{5,200}|goes if [^.]{5,200})$/i;
const ifSame =
  /^(?:(?:and|or|but),? )*(if [^.]{5,200}?),? (?:then )?(?:it(?:['’]s| is) )?(?:exactly )?the same(?: thing)?$/i;
/** What is to be done: "that's 999", "ring us", "you go straight to A&E". */
const then =
  /^(?:(?:and|so|but|or|now),? )*if [^\n]{1,200}?,? ((?:then )?(?:that(?:['’]s| is) (?:an? )?(?:999|9-9-9|911|a and e|emergency|ambulance|emergency room|a ?& ?e|call to us)\b|you (?:ring|call|phone|go|come|dial)|please|ring|call|phone|dial|go (?:straight )?to|go straight|come (?:straight )?(?:back|in))\b[^\n]{0,200})$/i;
const reach = 3;

/** What a precaution says is to be done: "if you bleed, that's A&E" → that's A&E. */
export function actOf(said: string): string | undefined {
  return then.exec(said)?.[1]?.split('. ', 1)[0];
}

/** The passages with what is to be done in "the same if you can't finish a sentence": as in the precaution before it. */
export function withSameDone(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit | null>();
  for (const [at, p] of passages.entries()) {
    if (p.role !== 'clinician' || !p.unit.words.includes('same')) continue;
    const said = withoutEndMarks(plainOf(p.unit));
    const condition = sameIf.exec(said)?.[1] ?? ifSame.exec(said)?.[1];
    if (condition === undefined) continue;
    const act = actBefore(passages, at);
    if (act === null) continue;
    const { start } = act.unit;
    const text = `${upperFirst(condition.replace(/^goes /, ''))}, ${act.text}`;
    changed.set(p, { ...reworded(p.unit, text), start, turn: act.unit.turn });
  }
  return withChanges(passages, changed);
}

function actBefore(passages: readonly Passage[], at: number): { text: string; unit: Unit } | null {
  const { turn } = passages[at]!.unit;
  for (let i = at - 1; i >= Math.max(0, at - reach); i--) {
    const { role, unit } = passages[i]!;
    if (role !== 'clinician' || unit.turn !== turn) return null;
    const text = actOf(withoutEndMarks(plainOf(unit)));
    if (text !== undefined) return { text, unit };
  }
  return null;
}
