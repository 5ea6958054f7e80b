import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { aciTrain } from './corpus.ts';
import { fatesByHand, trainFates } from './fate-training.ts';
import { ownVisits } from './own-visits.ts';
import { packedModule } from './weights-module.ts';

/** Trains what knows whether a visit stops or changes a medicine that is taken. Run by `npm run train`; a minute. */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    out: { type: 'string', default: 'src/note/extractive/weights' },
  },
});
const hands = [...(await fatesByHand([...ownVisits(), ...aciTrain(values.corpora)])).values()];
const packed = trainFates(hands.flat());
writeFileSync(
  join(values.out, 'fate-weights.ts'),
  packedModule(
    'fate',
    'test/training/statuses.json, status-visits and stretches, and ACI-BENCH train (CC BY 4.0)',
    packed,
  ),
);
console.log(`fates: ${Math.round((packed.weights as string).length / 1024)} KB`);
