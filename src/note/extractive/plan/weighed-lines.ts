import type { DraftSentence } from '../../writer.ts';
import { UniqueHashes } from '../learned/hashing.ts';
import { type LinearModel, probabilities } from '../learned/linear-model.ts';
import {
  addPlanLineFeatures,
  type PlanLine,
  planLineKinds,
  planLinesOf,
} from '../learned/plan-line-features.ts';
import { comesFromOneOf } from '../learned/struck-out.ts';
import { fewUnits, type Passage } from '../visit/visit.ts';
import { type PlanKind, planKinds, tellsAppointment } from './plan-kind.ts';

/** So likely must another kind be, and that a line is of none; and so unlikely that it orders anything. */
const from = { kind: 0.4, none: 0.6, order: 0.1 };

const found = new UniqueHashes();

/**
 * The lines of the plan, each under the kind that it is of, without those that are of no use and those that tell as planned
 * what is not to happen. `orders`: where sentences begin that order a known thing, which stay. `passages`: all that was said, as the models read it. Of a few words the rules know more.
 */
export function weighedPlan(
  sentences: readonly DraftSentence[],
  passages: readonly Passage[],
  model: LinearModel,
  orders: ReadonlySet<number> = new Set(),
): readonly DraftSentence[] {
  if (passages.length < fewUnits) return sentences;
  const weighed = new Map<DraftSentence, { line: PlanLine; kind: PlanKind | null }>();
  const left = new Set<DraftSentence>();
  for (const line of planLinesOf(sentences)) {
    found.clear();
    addPlanLineFeatures(found, line, passages);
    const chances = probabilities(model, found.hashes);
    const kind = weighedLine(line, chances);
    if (kind !== 'left out') weighed.set(line.sentence, { line, kind });
    else if (comesFromOneOf(line.sentence, orders)) weighed.set(line.sentence, { line, kind: line.kind });
    else left.add(line.sentence);
  }
  const out: DraftSentence[] = [];
  for (let i = 0; i < sentences.length; ) {
    const sentence = sentences[i]!;
    const one = weighed.get(sentence);
    if (one === undefined) {
      if (!left.has(sentence)) out.push(sentence);
      i++;
      continue;
    }
    // All that stands under the heading.
    const under = [one];
    for (i++; i < sentences.length && sentences[i]!.group === sentence.group; i++) {
      const other = weighed.get(sentences[i]!);
      if (other !== undefined) under.push(other);
    }
    out.push(...inKinds(under));
  }
  return out;
}

/** The kind under which a line stands, by the chances of all planLineKinds. */
export function weighedLine(
  { kind, text }: PlanLine,
  chances: ArrayLike<number>,
): PlanKind | null | 'left out' {
  if (tellsAppointment(text)) return kind === null ? null : 'Follow-up';
  const chanceOf = (one: (typeof planLineKinds)[number]): number => chances[planLineKinds.indexOf(one)]!;
  const noUse = chanceOf('no use');
  const not = chanceOf('not to happen');
  const told = chanceOf('Patient Education and Counseling');
  if (!isSettled.test(text) && noUse + not > from.none && 1 - noUse - not - told < from.order)
    return 'left out';
  if (kind === null) return null;
  if (looksAtHome.test(text)) return 'Patient Education and Counseling';
  // What was laid out and not chosen is told, and not ordered.
  if (told + not > from.kind && told + not > Math.max(...orders.map(chanceOf)))
    return 'Patient Education and Counseling';
  return orders.find((likely) => chanceOf(likely) > from.kind) ?? kind;
}
/** "Check your feet every night": advised, and no test. */
const looksAtHome =
  /^(?:the patient(?:'s [a-z]+)? was advised to )?(?:check|look at|inspect) (?:the|his|her|their|your|the patient's) (?:feet|foot|toes|skin|moles?|wound|breasts?)\b/i;
/** What was put to the patient, and what came of it. */
const isSettled = /^(?:Offered|Options discussed|Done at this visit)\b/;
const orders = planKinds.filter((kind) => kind !== 'Patient Education and Counseling');

// Each kind opened by its name, what is of none last.
function inKinds(lines: readonly { line: PlanLine; kind: PlanKind | null }[]): DraftSentence[] {
  return [...planKinds, null].flatMap((kind) =>
    lines
      .filter((one) => one.kind === kind)
      .map(({ line: { sentence, text } }, i) => ({
        ...sentence,
        text: kind !== null && i === 0 ? `${kind}: ${text}` : text,
      })),
  );
}
