import { UniqueHashes } from '../../src/note/extractive/learned/hashing.ts';
import { probabilities, unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { orderVisits, trainOrders } from './order-training.ts';
import { parts } from './problem-training.ts';

/**
 * `npx tsx test/training/evaluate-orders.ts`: of the sentences that the model takes for orders which the plan had left out,
 * how many readers do, by hands that it has not learned from. A minute.
 */
const visits = await orderVisits();
const hands = [...new Set(visits.map(({ hand }) => hand))].sort();
const weighed: { style: string; chance: number; isOrder: boolean }[] = [];
const found = new UniqueHashes();
for (let part = 0; part < parts; part++) {
  const held = new Set(hands.filter((_, i) => i % parts === part));
  const model = unpack(trainOrders(visits.filter(({ hand }) => !held.has(hand))));
  for (const { hand, sentences } of visits.filter((visit) => held.has(visit.hand)))
    for (const { features, isOrder, told } of sentences) {
      if (told) continue;
      found.clear();
      for (const feature of features) found.add(feature);
      const chance = probabilities(model, found.hashes)[1]!;
      weighed.push({ style: hand.split(' ')[0]!, chance, isOrder });
    }
}
for (const style of new Set(weighed.map((one) => one.style)))
  for (const from of [0.4, 0.5, 0.6, 0.7]) {
    const own = weighed.filter((one) => one.style === style);
    const taken = own.filter(({ chance }) => chance > from);
    const right = taken.filter(({ isOrder }) => isOrder).length;
    const all = own.filter(({ isOrder }) => isOrder).length;
    console.log(
      `${style} above ${from}: of ${taken.length} ${right} are orders (${((100 * right) / taken.length).toFixed(1)} %), of ${all} orders ${((100 * right) / all).toFixed(1)} %`,
    );
  }
