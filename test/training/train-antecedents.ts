import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { antecedentVisits, trainAntecedents } from './antecedent-training.ts';
import { packedModule } from './weights-module.ts';

/** Trains what knows what a clinician's sentence is about that does not name it. Run by `npm run train`; half a minute. */
const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '../shared/corpora' },
    out: { type: 'string', default: 'src/note/extractive/weights' },
  },
});
const packed = trainAntecedents(await antecedentVisits());
writeFileSync(
  join(values.out, 'antecedent-weights.ts'),
  packedModule('antecedent', 'test/training/antecedents.json', packed),
);
console.log(`antecedents: ${Math.round((packed.weights as string).length / 1024)} KB`);
