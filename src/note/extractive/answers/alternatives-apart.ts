import { upperFirst } from '../../language/upper-first.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import { inPlace, type Passage } from '../visit/visit.ts';
import { asksAnother } from './asked-for.ts';
import { onlyDenies } from './left-open.ts';

const asksAny =
  /^(?:(?:and|so|okay|ok|now|right|well|um|uh),? ){0,3}(?:(?:is|are|was|were) there |(?:have|has) (?:you|he|she) (?:had|got|noticed) |(?:do|does) (?:you|he|she) (?:have|get) )?any [a-z]/i;
/**
 * The passages with a question that asks of two matters in two clauses as two questions, where a plain "no" answers both:
 * "any trouble breathing, or is he hard to wake?" "No." → Any trouble breathing? Is he hard to wake?
 */
export function withAlternativesApart(passages: readonly Passage[]): readonly Passage[] {
  let out: Passage[] | null = null;
  for (const [at, passage] of passages.entries()) {
    const second = secondAsked(passage);
    if (second === null) out?.push(passage);
    else {
      out ??= passages.slice(0, at);
      out.push(
        { ...passage, unit: reworded(passage.unit, `${plainOf(passage.unit).slice(0, second.from)}?`) },
        { ...passage, unit: second.unit },
      );
    }
  }
  return out === null ? passages : inPlace(out);
}

function secondAsked({ unit, role, reply }: Passage): { unit: Unit; from: number } | null {
  if (role !== 'clinician' || reply?.answer !== 'no' || !unit.said.includes('any ')) return null;
  if (!onlyDenies.test(reply.units[0]!.said)) return null;
  const text = plainOf(unit);
  const found = asksAny.test(text) ? asksAnother.exec(text) : null;
  if (found === null) return null;
  const asked = upperFirst(text.slice(found.index + found[0].length));
  return { unit: reworded(unit, asked), from: found.index };
}
