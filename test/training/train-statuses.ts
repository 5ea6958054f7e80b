import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { aciTrain } from './corpus.ts';
import { ownVisits } from './own-visits.ts';
import { labelledByHand, trainConditions, trainMedicines, trainSymptoms } from './status-training.ts';
import { packedModule } from './weights-module.ts';

/**
 * Trains what knows whether a medicine that is named is taken, past, begun, considered, an allergy or another's, and a
 * condition had, suspected, past, a relative's, denied or spoken of in general, and a symptom had, denied, past, a
 * medicine's effect, only spoken of or another's: from visits and stretches of talk in
 * which each is labelled, read by the models as they are shipped. Run by `npm run train`; half a minute.
 */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    out: { type: 'string', default: 'src/note/extractive/weights' },
  },
});
const hands = [...(await labelledByHand([...ownVisits(), ...aciTrain(values.corpora)])).values()];
const from =
  'test/training/statuses.json, status-visits, stretches and symptom-stretches, and ACI-BENCH train (CC BY 4.0)';
for (const [name, packed] of [
  ['medicine', trainMedicines(hands.flatMap(({ medicines }) => medicines))],
  ['condition', trainConditions(hands.flatMap(({ conditions }) => conditions))],
  ['symptom', trainSymptoms(hands.flatMap(({ symptoms }) => symptoms))],
] as const) {
  writeFileSync(join(values.out, `${name}-weights.ts`), packedModule(name, from, packed));
  console.log(`${name}: ${Math.round(packed.weights.length / 1024)} KB`);
}
