import { beforeAll, expect, test } from 'vitest';
import { shippedAssessmentModels } from '../../src/note/extractive/learned/assessment-models.ts';
import { bucketOf } from '../../src/note/extractive/learned/hashing.ts';
import { probabilities } from '../../src/note/extractive/learned/linear-model.ts';
import { type LabelledOrder, orderLabels, orderVisits, trainOrders } from './order-training.ts';

let visits: { hand: string; sentences: LabelledOrder[] }[];
beforeAll(async () => {
  visits = await orderVisits((_, i) => i % 12 === 0);
}, 60_000);

test('no sentence is both an order and none, and most still begin where their labels say', () => {
  let sentences = 0;
  for (const [id, own] of [...orderLabels()].filter((_, i) => i % 12 === 0)) {
    sentences += own.size;
    expect([id, own.size > 3]).toEqual([id, true]);
  }
  const found = visits.flatMap((visit) => visit.sentences).filter(({ told }) => !told);
  expect(found.length).toBeGreaterThan(0.95 * sentences);
});

// With what the model has learned from; how it does with what it has not, evaluate-orders.ts tells.
test('of what the model takes for an order most is one', () => {
  const model = shippedAssessmentModels().order!;
  const count = { order: 0, none: 0 };
  for (const { features, isOrder } of visits.flatMap(({ sentences }) => sentences)) {
    const hashes = Uint32Array.from(features, (feature) => bucketOf(feature, 2 ** 31));
    if (probabilities(model, hashes)[1]! > 0.5) count[isOrder ? 'order' : 'none']++;
  }
  expect(count.order).toBeGreaterThan(100);
  expect(count.order).toBeGreaterThan(4 * count.none);
});

test('learning from the same sentences gives the same weights', () => {
  const some = visits.slice(0, 3);
  expect(trainOrders(some)).toEqual(trainOrders(some));
});
