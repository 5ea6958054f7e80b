import { upperFirst } from '../../language/upper-first.ts';
import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** "There's none there now.", "Well, I can't see any today." */
const none =
  /^(?:(?:and|but|well|okay|so|good|no),?(?=) ){0,2}(?:there(?:['’]s| is| are) (?:none|not any)|i (?:can['’]t|cannot|can not|don['’]t|do not) (?:see|feel|hear|find) any)(?: (?:there|here|of (?:it|that)|at all|really)){0,2}( now| today| at the moment| right now)?[.]?$/i;
/** "Any swelling in your legs?", "Have you had any wheezing?" */
const anyOf =
  /\bany (?!other\b|more\b|of\b|idea\b|problems?\b|trouble\b|questions?\b|changes?\b|history\b|issues?\b)([a-z]+(?: (?!or\b|and\b|when\b|if\b|since\b|at\b|lately\b|recently\b|today\b|now\b)[a-z]+){0,5})/i;
/** In turns. */
const reach = 2;
const certain = 0.7;

/** The passages with what is not found under its name: "Any swelling in your legs?" … "There's none there now." → Swelling in your legs: none there now. */
export function withNoneNamed(passages: readonly Passage[]): readonly Passage[] {
  return passages.map((p) => {
    const { unit, role, index } = p;
    const found = role === 'clinician' && !unit.question ? none.exec(unit.text) : null;
    const what = found === null ? null : askedBefore(unit, index, passages);
    if (what === null) return p;
    const named = reworded(unit, `${upperFirst(what)}: none there${found![1] ?? ' now'}.`);
    return { ...p, unit: named, section: 'exam', keep: Math.max(p.keep, certain) };
  });
}

function askedBefore({ turn }: Unit, index: number, passages: readonly Passage[]): string | null {
  for (let at = index - 1; at >= 0 && turn - passages[at]!.unit.turn <= reach; at--) {
    const { unit, role } = passages[at]!;
    if (role === 'clinician' && unit.question) return anyOf.exec(unit.text)?.[1]?.toLowerCase() ?? null;
  }
  return null;
}
