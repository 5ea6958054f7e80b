import { parseArgs } from 'node:util';
import { aciTrain, mtsTrain } from './corpus.ts';
import { labelledAci } from './labelled-aci.ts';
import { type ModelScores, scoreModels } from './measure-models.ts';
import { ownVisits, unmarkedVisit } from './own-visits.ts';
import { trainModels } from './section-training.ts';

/**
 * How well the models by themselves tell the sentences of the labelled visits, with their writers (the first letter of a
 * visit's name) left out of training in five parts; with and without marks; and those of ACI-BENCH train, in five parts
 * as well. `npx tsx test/training/evaluate-models.ts
 * --corpora FOLDER`; some minutes.
 */
const { values } = parseArgs({ options: { corpora: { type: 'string', default: '../shared/corpora' } } });
const parts = 5;
const own = ownVisits();
const writers = [...new Set(own.map(({ id }) => id[0]!))].sort();
const aci = aciTrain(values.corpora);
const mts = mtsTrain(values.corpora);
const asWritten: ModelScores[] = [];
const unmarked: ModelScores[] = [];
const aciHeld: ModelScores[] = [];
for (let part = 0; part < parts; part++) {
  const held = own.filter(({ id }) => writers.indexOf(id[0]!) % parts === part);
  const models = trainModels(
    aci,
    mts,
    own.filter((visit) => !held.includes(visit)),
  );
  asWritten.push(scoreModels(models, held));
  unmarked.push(scoreModels(models, held.map(unmarkedVisit)));
  const others = trainModels(
    aci.filter((_, i) => i % parts !== part),
    mts,
    own,
  );
  aciHeld.push(scoreModels(others, labelledAci(aci.filter((_, i) => i % parts === part))));
}
for (const [name, scores] of [
  ['as written', asWritten],
  ['without marks', unmarked],
  ['ACI-BENCH train', aciHeld],
] as const) {
  const units = scores.reduce((sum, score) => sum + score.units, 0);
  const mean = (of: (score: ModelScores) => number): string =>
    ((100 * scores.reduce((sum, score) => sum + of(score) * score.units, 0)) / units).toFixed(1);
  console.log(
    `${name}: ${mean((s) => s.keepArea)} % of pairs told apart, ${mean((s) => s.section)} % given their section (${units} sentences)`,
  );
}
