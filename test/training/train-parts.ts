import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aciTrain, mtsTrain } from './corpus.ts';
import { labelledNatural } from './natural-visits.ts';
import { ownVisits } from './own-visits.ts';
import { modelParts, partFile, partOf } from './part-models.ts';
import { trainModels } from './section-training.ts';
import { handOf } from './status-training.ts';

/**
 * Trains the models of sentences without each part of the hands, for part-models.ts. Run by `npm run train`; some 25
 * minutes.
 */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    out: { type: 'string', default: 'src/note/extractive/weights' },
    parts: { type: 'string' },
    part: { type: 'string' },
  },
});
if (values.parts === undefined) throw new Error('--parts FOLDER: where the models go');
for (let part = 0; part < modelParts; part++) {
  if (values.part !== undefined && Number(values.part) !== part) continue;
  const isLearned = ({ id }: { id: string }): boolean => partOf(handOf(id)) !== part;
  const models = trainModels(
    aciTrain(values.corpora).filter(isLearned),
    mtsTrain(values.corpora),
    [...ownVisits(), ...labelledNatural()].filter(isLearned),
  );
  writeFileSync(partFile(values.parts, part), JSON.stringify(models));
  console.log(`sentences without part ${part}`);
}
