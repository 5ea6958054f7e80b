import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FeatureNames } from '../../src/note/extractive/learned/hashing.ts';
import type { PackedModel } from '../../src/note/extractive/learned/linear-model.ts';
import { addOrderFeatures } from '../../src/note/extractive/learned/order-features.ts';
import { visitsRead } from './antecedent-training.ts';
import { pack, train } from './logistic-regression.ts';
import { planLabels } from './plan-training.ts';

/**
 * The labels of test/training/orders.json: by visit, then by where a clinician's sentence begins that the plan did not tell:
 * true where readers (language models, 2026-11-30) hold that a good plan would.
 */
export function orderLabels(): Map<string, Map<number, boolean>> {
  const path = fileURLToPath(new URL('orders.json', import.meta.url));
  const labels = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { yes: number[]; no: number[] }>;
  return new Map(
    Object.entries(labels).map(([id, { yes, no }]) => [
      id,
      new Map([
        ...yes.map((at): [number, boolean] => [at, true]),
        ...no.map((at): [number, boolean] => [at, false]),
      ]),
    ]),
  );
}

export interface LabelledOrder {
  text: string;
  features: readonly string[];
  isOrder: boolean;
  /** That the plan told it. */
  told: boolean;
}

/** The labelled sentences of each visit. */
export async function orderVisits(
  wanted: (visit: { id: string }, i: number) => boolean = () => true,
): Promise<{ hand: string; sentences: LabelledOrder[] }[]> {
  const labels = orderLabels();
  const plans = planLabels();
  const out: { hand: string; sentences: LabelledOrder[] }[] = [];
  for (const { id, hand, passages } of await visitsRead(labels, wanted)) {
    const own = labels.get(id)!;
    const lines = new Map<number, string>();
    if (id.startsWith('natural '))
      for (const [spans, letter] of plans.get(id.slice('natural '.length)) ?? [])
        for (const span of spans.split(',').slice(0, 1)) lines.set(Number(span.split('-')[0]), letter);
    const sentences: LabelledOrder[] = [];
    for (const passage of passages) {
      const left = own.get(passage.unit.start);
      const letter = lines.get(passage.unit.start);
      if (
        left === undefined &&
        (letter === undefined || passage.role !== 'clinician' || passage.unit.question)
      )
        continue;
      const isOrder = left ?? 'TXRF'.includes(letter!);
      const features = new FeatureNames();
      addOrderFeatures(features, passage, passages);
      sentences.push({
        text: passage.unit.text,
        features: [...new Set(features.names)],
        isOrder,
        told: left === undefined,
      });
    }
    out.push({ hand, sentences });
  }
  return out;
}

const settings = { classes: 2, buckets: 1 << 17, epochs: 8, rate: 0.02, l2: 5e-3, seed: 1 };
const fewest = 3;
/** Few are orders. */
const weights = { order: 2, other: 1 };

export function trainOrders(visits: readonly { sentences: readonly LabelledOrder[] }[]): PackedModel {
  const all = visits.flatMap(({ sentences }) => sentences);
  const counts = new Map<string, number>();
  for (const { features } of all)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return pack(
    train(
      all.map(({ features, isOrder, told }) => ({
        features: features.filter((feature) => counts.get(feature)! >= fewest),
        target: [Number(!isOrder), Number(isOrder)],
        weight: (told ? 0.5 : 1) * (isOrder ? weights.order : weights.other),
      })),
      settings,
    ),
  );
}
