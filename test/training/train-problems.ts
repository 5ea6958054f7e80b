import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { aciTrain } from './corpus.ts';
import { ownVisits } from './own-visits.ts';
import {
  conditionsWithout,
  type LabelledProblems,
  labelledProblems,
  modelsWith,
  problemVisits,
  read,
  trainHeadings,
  trainOwners,
} from './problem-training.ts';
import { packedModule } from './weights-module.ts';

/**
 * Trains what knows which of the names in a visit head its assessment, and which line is of which heading: from visits whose
 * problems are labelled, read by models of conditions that have not learned from them. Run by `npm run train`; two minutes.
 */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    out: { type: 'string', default: 'src/note/extractive/weights' },
  },
});
const visits = [...ownVisits(), ...aciTrain(values.corpora)];
const conditions = await conditionsWithout(visits);
const labelled: LabelledProblems[] = [];
for (const visit of problemVisits(visits))
  labelled.push(labelledProblems(visit, await read(visit, modelsWith(conditions(visit.hand), visit.hand))));
const from = 'test/training/problems.json with the visits it names, and ACI-BENCH train (CC BY 4.0)';
for (const [name, packed] of [
  ['heading', trainHeadings(labelled)],
  ['owner', trainOwners(labelled)],
] as const) {
  writeFileSync(join(values.out, `${name}-weights.ts`), packedModule(name, from, packed));
  console.log(`${name}: ${Math.round(packed.weights.length / 1024)} KB`);
}
