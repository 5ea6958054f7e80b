import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aciTrain } from './corpus.ts';
import { labelledAci } from './labelled-aci.ts';
import { type ModelScores, scoreModels } from './measure-models.ts';
import { labelledNatural } from './natural-visits.ts';
import { type OwnVisit, ownVisits, unmarkedVisit } from './own-visits.ts';
import { modelParts, partFile, partOf } from './part-models.ts';
import type { Models } from './section-training.ts';
import { handOf } from './status-training.ts';

/**
 * `npx tsx test/training/evaluate-models.ts --parts FOLDER --corpora FOLDER`: how well the models of sentences by themselves
 * tell those of the labelled visits, each by models that have not learned from its hand (train-parts.ts makes them): of our
 * own, as written and without marks, of the natural ones and of ACI-BENCH train. A minute.
 */
const { values } = parseArgs({
  options: { corpora: { type: 'string', default: '../shared/corpora' }, parts: { type: 'string' } },
});
if (values.parts === undefined) throw new Error('--parts FOLDER: what train-parts.ts has made');
const own = ownVisits();
const styles: readonly (readonly [name: string, visits: readonly OwnVisit[]])[] = [
  ['as written', own],
  ['without marks', own.map(unmarkedVisit)],
  ['natural', labelledNatural()],
  ['ACI-BENCH train', labelledAci(aciTrain(values.corpora))],
];
const scores = new Map<string, ModelScores[]>(styles.map(([name]) => [name, []]));
for (let part = 0; part < modelParts; part++) {
  const models = JSON.parse(readFileSync(partFile(values.parts, part), 'utf8')) as Models;
  for (const [name, visits] of styles) {
    const held = visits.filter(({ id }) => partOf(handOf(id)) === part);
    if (held.length > 0) scores.get(name)!.push(scoreModels(models, held));
  }
}
for (const [name, some] of scores) {
  const units = some.reduce((sum, score) => sum + score.units, 0);
  const mean = (of: (score: ModelScores) => number): string =>
    ((100 * some.reduce((sum, score) => sum + of(score) * score.units, 0)) / units).toFixed(1);
  console.log(
    `${name}: ${mean((s) => s.keepArea)} % of pairs told apart, ${mean((s) => s.section)} % given their section (${units} sentences)`,
  );
}
