import { parseArgs } from 'node:util';
import { aciTrain, mtsTrain } from './corpus.ts';
import { labelledAci } from './labelled-aci.ts';
import { type ModelScores, scoreModels } from './measure-models.ts';
import { labelledNatural } from './natural-visits.ts';
import { type OwnVisit, ownVisits, unmarkedVisit } from './own-visits.ts';
import { trainModels } from './section-training.ts';
import { handOf } from './status-training.ts';

/**
 * How well the models by themselves tell the sentences of the labelled visits, with their hands left out of training in
 * five parts: of our own, as written and without marks, and of the natural ones; and those of ACI-BENCH train, in five
 * parts as well. `npx tsx test/training/evaluate-models.ts --corpora FOLDER`; an hour.
 */
const { values } = parseArgs({ options: { corpora: { type: 'string', default: '../shared/corpora' } } });
const parts = 5;
const own = ownVisits();
const natural = labelledNatural();
const aci = aciTrain(values.corpora);
const mts = mtsTrain(values.corpora);
const scores: Record<string, ModelScores[]> = {
  'as written': [],
  'without marks': [],
  natural: [],
  'ACI-BENCH train': [],
};
const heldOf = (visits: readonly OwnVisit[], part: number): OwnVisit[] => {
  const hands = [...new Set(visits.map(({ id }) => handOf(id)))].sort();
  return visits.filter(({ id }) => hands.indexOf(handOf(id)) % parts === part);
};
for (let part = 0; part < parts; part++) {
  const held = [heldOf(own, part), heldOf(natural, part)] as const;
  const left = new Set(held.flat());
  const models = trainModels(
    aci,
    mts,
    [...own, ...natural].filter((visit) => !left.has(visit)),
  );
  scores['as written']!.push(scoreModels(models, held[0]));
  scores['without marks']!.push(scoreModels(models, held[0].map(unmarkedVisit)));
  scores.natural!.push(scoreModels(models, held[1]));
  const others = trainModels(
    aci.filter((_, i) => i % parts !== part),
    mts,
    [...own, ...natural],
  );
  scores['ACI-BENCH train']!.push(scoreModels(others, labelledAci(aci.filter((_, i) => i % parts === part))));
}
for (const [name, some] of Object.entries(scores)) {
  const units = some.reduce((sum, score) => sum + score.units, 0);
  const mean = (of: (score: ModelScores) => number): string =>
    ((100 * some.reduce((sum, score) => sum + of(score) * score.units, 0)) / units).toFixed(1);
  console.log(
    `${name}: ${mean((s) => s.keepArea)} % of pairs told apart, ${mean((s) => s.section)} % given their section (${units} sentences)`,
  );
}
