import { bucketOf } from '../../src/note/extractive/learned/hashing.ts';
import { probabilities, unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { planLineKinds } from '../../src/note/extractive/learned/plan-line-features.ts';
import { weighedLine } from '../../src/note/extractive/plan/weighed-lines.ts';
import { labelledPlans, trainPlanLines } from './plan-training.ts';

/**
 * `npx tsx test/training/evaluate-plan-lines.ts`: of the lines of natural visits' plans how many stand under the kind that
 * readers gave them, by the rules and with the model over them, which has not learned from that hand; and which lines the
 * model leaves out, by what readers took them for. A minute.
 */
const parts = 6;
const plans = await labelledPlans();
const hands = [...new Set(plans.map(({ hand }) => hand))].sort();
const [notToHappen, noUse] = [planLineKinds.indexOf('not to happen'), planLineKinds.indexOf('no use')];
const count = { lines: 0, kinds: 0, byRule: 0, byModel: 0 };
const left = planLineKinds.map(() => 0);
const all = planLineKinds.map(() => 0);
for (let part = 0; part < parts; part++) {
  const held = new Set(hands.filter((_, i) => i % parts === part));
  const model = unpack(trainPlanLines(plans.filter(({ hand }) => !held.has(hand))));
  for (const { lines } of plans.filter(({ hand }) => held.has(hand)))
    for (const { line, features, is } of lines) {
      count.lines++;
      all[is]!++;
      const chances = probabilities(
        model,
        Uint32Array.from(features, (feature) => bucketOf(feature, 2 ** 31)),
      );
      const weighed = weighedLine(line, chances);
      if (weighed === 'left out') left[is]!++;
      else if (is !== notToHappen && is !== noUse && line.kind !== null) {
        count.kinds++;
        if (line.kind === planLineKinds[is]) count.byRule++;
        if (weighed === planLineKinds[is]) count.byModel++;
      }
    }
}
const percent = (some: number, of: number): string => `${((100 * some) / of).toFixed(1)} %`;
console.log(
  `${count.lines} lines; of ${count.kinds} that stay ${percent(count.byRule, count.kinds)} stand under their kind by the rules, ${percent(count.byModel, count.kinds)} with the model; it leaves out ${planLineKinds.map((kind, i) => `${left[i]} of ${all[i]} ${kind}`).join(', ')}`,
);
