import { felt } from '../../completeness/felt-concepts.ts';
import { conceptsIn } from '../../evidence/terms.ts';
import { contextOf } from '../../language/context.ts';
import { kin } from '../../language/kin.ts';
import type { SymptomStatus } from '../history/symptom-status.ts';
import { relativeOfThemselves } from '../visit/of-whom.ts';
import type { Passage } from '../visit/visit.ts';
import { firstNamed, type Naming } from './first-named.ts';

const ofSomebodyElse = new RegExp(
  `\\b(?:my|his|her|their)(?: \\w+)?(?=) (?:${kin}|friend|grand\\w+|kids?|children|dog)(?=)\\b`,
  'i',
);
const notSo =
  /\b(?:worried|afraid|scared|used to|what if|as if|like i (?:was|were)|better now|went away|gone|nobody)\b/i;

/** A patient's, under whatever label. */
const ownWords =
  /^(?:(?:and|but|so|um|uh|yeah|well),? )*i(?:['’]m| am|['’]ve been| have been)(?=) (?:having|getting|feeling)(?=)\b/i;

/**
 * What patients said of a symptom they have that neither a chosen passage nor the review of systems names: "I do get up
 * twice a night to pee." Each symptom once, where it was first told, before `until`.
 */
export function leftOutSymptoms(
  passages: readonly Passage[],
  chosen: ReadonlySet<Passage>,
  statuses: readonly SymptomStatus[],
  until: number,
): Passage[] {
  const named = new Set(statuses.flatMap(({ written }) => conceptsIn(written).map(({ key }) => key)));
  const open: Naming[] = [];
  for (const passage of passages) {
    const { unit, role, index } = passage;
    const mine = role === 'patient' || role === 'relative' || ownWords.test(unit.text);
    if (!chosen.has(passage) && (!mine || unit.question || index >= until || unit.words.length < 2)) continue;
    const text = unit.text.toLowerCase();
    const terms = conceptsIn(text).filter(({ key, concept }) => concept?.exact && felt.has(key));
    if (chosen.has(passage)) {
      // What a question names, its answer may have affirmed or not: the review of systems knows.
      if (!unit.question) for (const { key } of terms) named.add(key);
    } else if (
      terms.length > 0 &&
      !ofSomebodyElse.test(text) &&
      !notSo.test(text) &&
      !relativeOfThemselves(unit)
    ) {
      const keys = terms
        .filter(({ start, end }) => contextOf(text, start, end).assertion === 'affirmed')
        .map(({ key }) => key);
      if (keys.length > 0) open.push({ passage, names: keys });
    }
  }
  return firstNamed(open, named);
}
