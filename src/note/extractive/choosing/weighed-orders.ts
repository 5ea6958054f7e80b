import { antecedentsOf } from '../antecedents/antecedents.ts';
import { thingsNamed } from '../antecedents/things-named.ts';
import { UniqueHashes } from '../learned/hashing.ts';
import { type LinearModel, probabilities } from '../learned/linear-model.ts';
import { addOrderFeatures } from '../learned/order-features.ts';
import { fewUnits, type Passage } from '../visit/visit.ts';

/** So likely must it be an order, and so likely what it is about, where it does not name that. */
const from = { order: 0.5, about: 0.65 };
const ofOwn: ReadonlySet<string> = new Set(['medicine', 'form', 'test']);

const found = new UniqueHashes();

/**
 * Where those sentences begin that most likely order something, wherever in the visit: only what names the medicine or test
 * that it is about, or where that is known. `asRead`: all that was said, as the models read it.
 */
export function likelyOrders(
  asRead: readonly Passage[],
  order: LinearModel,
  antecedent: LinearModel,
): Set<number> {
  const starts = new Set<number>();
  if (asRead.length < fewUnits) return starts;
  const likely = asRead.filter((passage) => {
    if (passage.role !== 'clinician' || passage.unit.question) return false;
    found.clear();
    addOrderFeatures(found, passage, asRead);
    return probabilities(order, found.hashes)[1]! > from.order;
  });
  // "Prevagen.", by itself, orders nothing.
  const named = new Set(
    likely.filter((passage) =>
      thingsNamed(passage).some(
        ({ kind, from: first, to }) => ofOwn.has(kind) && to - first + 2 < passage.unit.words.length,
      ),
    ),
  );
  const meant = antecedentsOf(
    likely.filter((passage) => !named.has(passage)),
    asRead,
    antecedent,
  );
  for (const passage of likely) {
    const about = meant.get(passage);
    const isKnown = about !== undefined && about.chance > from.about && ofOwn.has(about.thing.kind);
    if (named.has(passage) || isKnown) starts.add(passage.unit.start);
  }
  return starts;
}

/** Of `passages`, as passages of the plan, those that begin an order which no chosen one tells. */
export function weighedOrders(
  passages: readonly Passage[],
  chosen: ReadonlySet<Passage>,
  orders: ReadonlySet<number>,
): Passage[] {
  return passages
    .filter((p) => orders.has(p.unit.start) && !(chosen.has(p) && isTold(p)))
    .map((p) => ({ ...p, section: 'plan', keep: 1 }));
}

// What is hardly of use in a plan is told there in few forms, and an assessment tells no orders.
function isTold({ section, keep }: Passage): boolean {
  return section === 'plan' ? keep > surely : section !== 'assessment';
}
const surely = 0.5;
