import { beforeAll, expect, test } from 'vitest';
import { shippedAssessmentModels } from '../../src/note/extractive/learned/assessment-models.ts';
import { bucketOf } from '../../src/note/extractive/learned/hashing.ts';
import { probabilities } from '../../src/note/extractive/learned/linear-model.ts';
import { planLineKinds } from '../../src/note/extractive/learned/plan-line-features.ts';
import { weighedLine } from '../../src/note/extractive/plan/weighed-lines.ts';
import { type LabelledPlan, labelledPlans, letters, planLabels, trainPlanLines } from './plan-training.ts';

let plans: LabelledPlan[];
beforeAll(async () => {
  plans = await labelledPlans((_, i) => i % 6 === 0);
}, 60_000);

test('each label is one of the letters, and most lines still come from where their labels say', () => {
  const labels = [...planLabels().values()].flatMap((lines) => [...lines.values()]);
  expect(labels.length).toBeGreaterThan(3500);
  for (const letter of labels) expect(letters).toContain(letter);
  expect(letters.length).toBe(planLineKinds.length);
  expect(plans.reduce((sum, { lines }) => sum + lines.length, 0)).toBeGreaterThan(400);
});

// With what the model has learned from; how it does with what it has not, evaluate-plan-lines.ts tells.
test('with the model more lines stand under their kind than by the rules, and few that order anything are left out', () => {
  const model = shippedAssessmentModels().planLine!;
  const count = { rules: 0, model: 0, leftOut: 0, noUse: 0 };
  for (const { line, features, is } of plans.flatMap(({ lines }) => lines)) {
    const weighed = weighedLine(
      line,
      probabilities(
        model,
        Uint32Array.from(features, (feature) => bucketOf(feature, 2 ** 31)),
      ),
    );
    if (weighed === 'left out') count[is < 5 ? 'leftOut' : 'noUse']++;
    count.rules += Number(line.kind === planLineKinds[is]);
    count.model += Number(weighed === planLineKinds[is]);
  }
  expect(count.model).toBeGreaterThan(1.15 * count.rules);
  expect(count.noUse).toBeGreaterThan(4 * count.leftOut);
});

test('learning from the same plans gives the same weights', () => {
  const some = plans.slice(0, 3);
  expect(trainPlanLines(some)).toEqual(trainPlanLines(some));
});
